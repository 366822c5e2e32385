package labeldiffusion.model;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.report.Line;

/** Some facts of a run that know their own text. */
public interface ReportPart extends Serializable {
  List<Line> lines();
}
