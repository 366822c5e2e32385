package labeldiffusion.model;

import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;

/** The nodes of a table for some labels, and the graphs that join them. */
interface StandingNodes {
  /** The graphs; those built before are found again. */
  GraphFamily graphs(ModelSpec spec, Workers workers);

  SearchFacts search();

  /** The labels of the nodes, from those of the rows. */
  Labels labels();

  /** The row that stands for each node, -1 if there is none. */
  int[] rowOf();

  /** The nodes that a row stands for. */
  int[] of(int row);

  /** What the report says of the nodes. */
  ReportPart facts();
}
