package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.ConsistentDiffusion;
import weka.classifiers.diffusion.FickPropagation;
import weka.classifiers.diffusion.GaussianRandomFields;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.LinearAnisotropicDiffusion;
import weka.classifiers.diffusion.LinearNeighborhoodPropagation;
import weka.classifiers.diffusion.LocalGlobalConsistency;
import weka.classifiers.diffusion.LocalMatchDiffusion;
import weka.classifiers.diffusion.NonlinearAnisotropicDiffusion;
import weka.classifiers.diffusion.PoissonLearning;
import weka.classifiers.diffusion.PoissonReweightedLaplace;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.TopologicalMatchDiffusion;
import weka.core.Attribute;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.SparseInstance;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.AddID;

/**
 * Model files: what they hold is written down, and those that cannot be read are rejected ({@link
 * ModelFile}).
 */
public class SavedModelTest {
  private static final String LIST = "saved-model.txt";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances rows = TestTables.labelledFirst(TestTables.blobs(30, 1), 10);

  @Test
  public void whatModelsHoldIsWhatIsWrittenDownForTheirFormat() throws Exception {
    Map<String, String> fieldsOf = new TreeMap<>();
    for (LabelDiffusionClassifier classifier : classifiers()) {
      assertFalse(classifier.toString().isEmpty()); // the run over the training rows may wait
      try (ObjectOutputStream listing = new Listing(fieldsOf)) {
        listing.writeObject(classifier);
      }
    }
    String found =
        "format "
            + LabelDiffusionClassifier.MODEL_FORMAT
            + "\n"
            + fieldsOf.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> entry.getKey() + ": " + entry.getValue() + "\n")
                .collect(Collectors.joining());
    Path renewed =
        Files.writeString(Path.of(System.getProperty("labeldiffusion.build"), LIST), found);
    try (InputStream known = SavedModelTest.class.getResourceAsStream(LIST)) {
      assertEquals(
          "What a model holds has changed: increase LabelDiffusionClassifier.MODEL_FORMAT if a"
              + " version that saves the old one was released, and copy "
              + renewed
              + " over "
              + LIST
              + ".",
          new String(known.readAllBytes(), StandardCharsets.UTF_8),
          found);
    }
  }

  /** It would name a synthetic method that the next compiler may call something else. */
  @Test
  public void noModelHoldsALambda() throws Exception {
    for (LabelDiffusionClassifier classifier : classifiers()) {
      String bytes = new String(saved(classifier), StandardCharsets.ISO_8859_1);
      assertTrue(
          classifier.getClass().getName(), !bytes.contains(SerializedLambda.class.getName()));
    }
  }

  @Test
  public void aModelThatIsCutOffIsNeverRead() throws Exception {
    byte[] whole = saved(built(new SmoothDiffusion()));
    int sentences = 0;
    for (int hundredth = 0; hundredth < 100; hundredth++) {
      byte[] part = Arrays.copyOf(whole, whole.length * hundredth / 100);
      IOException refusal = assertThrows(IOException.class, () -> read(part));
      sentences += "the model file is cut off or damaged".equals(refusal.getMessage()) ? 1 : 0;
    }
    assertTrue("most say so: " + sentences, sentences > 60);
  }

  /** Weka said "null" and listed all its options. */
  @Test
  public void aModelFileThatEndsBeforeItsFirstObjectIsRejectedInOneSentence() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    byte[] whole = saved(built(new SmoothDiffusion()));
    for (int length : new int[] {0, 3, 50, 500, 2000}) {
      Path file = folder.newFile(length + ".model").toPath();
      Files.write(file, Arrays.copyOf(whole, length));
      String message =
          assertThrows(
                  Exception.class,
                  () ->
                      classifier.run(
                          classifier, new String[] {"-T", "any.arff", "-l", file.toString()}))
              .getMessage();
      assertTrue(message, message.endsWith("is cut off or damaged"));
    }
  }

  /** Java ignores some bytes, such as the version of a record: the answers stay the same then. */
  @Test
  public void aChangedByteIsNoticedUnlessTheAnswersAreTheSame() throws Exception {
    SmoothDiffusion classifier = built(new SmoothDiffusion());
    double[][] answers = classifier.distributionsForInstances(rows);
    byte[] whole = saved(classifier);
    int start =
        new String(whole, StandardCharsets.ISO_8859_1).indexOf("labeldiffusion.model.PointModel");
    int same = 0;
    int sentences = 0;
    int tries = 0;
    for (int position = start; position < 0.9 * whole.length; position += 97) {
      byte[] changed = whole.clone();
      changed[position] ^= 1;
      try {
        double[][] read = ((SmoothDiffusion) read(changed)).distributionsForInstances(rows);
        same += Arrays.deepEquals(answers, read) ? 1 : 0;
      } catch (IOException e) {
        sentences += String.valueOf(e.getMessage()).contains("model") ? 1 : 0;
      }
      tries++;
    }
    assertEquals(sentences + " rejected, " + same + " same", tries, sentences + same);
    assertTrue(sentences + " rejected in " + tries + " tries", sentences > 0.8 * tries);
  }

  @Test
  public void changedNamesOfAttributesAndClassesAreNoticed() throws Exception {
    rows.renameAttribute(0, "wingspan");
    rows.renameAttributeValue(rows.classAttribute(), rows.classAttribute().value(1), "albatross");
    byte[] whole = saved(built(new SmoothDiffusion()));
    assertNoticed(whole, "wingspan".getBytes(StandardCharsets.ISO_8859_1));
    assertNoticed(whole, "albatross".getBytes(StandardCharsets.ISO_8859_1));
  }

  /** There the rows are instances of Weka, and the distance has rows of its own. */
  @Test
  public void changedRowsOfADistanceFunctionAreNoticed() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(new String[] {"-metric", "WEKA"});
    rows.instance(3).setValue(0, Math.PI);
    assertNoticed(saved(built(classifier)), ByteBuffer.allocate(8).putDouble(Math.PI).array());
  }

  /** Changes the last byte of each place where the model has these bytes. */
  private static void assertNoticed(byte[] model, byte[] wanted) {
    int places = 0;
    for (int p = 0; p + wanted.length <= model.length; p++) {
      if (Arrays.equals(wanted, Arrays.copyOfRange(model, p, p + wanted.length))) {
        byte[] changed = model.clone();
        changed[p + wanted.length - 1] ^= 1;
        assertEquals(
            "the model file is cut off or damaged",
            assertThrows(IOException.class, () -> read(changed)).getMessage());
        places++;
      }
    }
    assertTrue(places > 0);
  }

  @Test
  public void aModelThatWasReadAndSavedAgainCanBeRead() throws Exception {
    for (LabelDiffusionClassifier classifier : classifiers()) {
      read(saved((LabelDiffusionClassifier) read(saved(classifier))));
    }
  }

  @Test
  public void aModelOfAnotherFormatIsRefused() throws Exception {
    SmoothDiffusion old = built(new SmoothDiffusion());
    Field format = LabelDiffusionClassifier.class.getDeclaredField("modelFormat");
    format.setAccessible(true);
    format.setInt(old, 0);
    byte[] bytes = saved(old);
    assertEquals(
        "this version of labelDiffusion reads models of format "
            + LabelDiffusionClassifier.MODEL_FORMAT
            + ", but this one has format 0: build the model again",
        assertThrows(IOException.class, () -> read(bytes)).getMessage());
  }

  /** As if that class had been renamed since. */
  @Test
  public void aModelWithAClassThatIsNoMoreIsRefused() throws Exception {
    String bytes = new String(saved(built(new SmoothDiffusion())), StandardCharsets.ISO_8859_1);
    byte[] other =
        bytes
            .replace("labeldiffusion.model.PointModel", "labeldiffusion.model.PointXodel")
            .getBytes(StandardCharsets.ISO_8859_1);
    String message = assertThrows(IOException.class, () -> read(other)).getMessage();
    assertTrue(message, message.endsWith("but this one has another format: build the model again"));
  }

  /** One of every kind, with all there is to be saved. */
  private List<LabelDiffusionClassifier> classifiers() throws Exception {
    List<LabelDiffusionClassifier> all = new ArrayList<>();
    for (LabelDiffusionClassifier classifier :
        List.of(
            new IsotropicDiffusion(),
            new LinearAnisotropicDiffusion(),
            new NonlinearAnisotropicDiffusion(),
            new SmoothDiffusion(),
            new LocalMatchDiffusion(),
            new TopologicalMatchDiffusion(),
            new ConsistentDiffusion(),
            new GaussianRandomFields(),
            new FickPropagation(),
            new LinearNeighborhoodPropagation(),
            new LocalGlobalConsistency(),
            new PoissonLearning(),
            new PoissonReweightedLaplace(),
            new AutoDiffusion())) {
      all.add(built(classifier));
    }
    Path edges = folder.newFile().toPath();
    StringBuilder ring = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      ring.append(i).append(',').append((i + 1) % 30).append(",1\n");
    }
    Files.writeString(edges, ring);
    for (String[] options :
        new String[][] {
          {"-select", "HOLDOUT"},
          {"-width", "LOCAL"},
          {"-density-exponent", "0.5"},
          {"-metric", "WEKA"},
          {"-graph", edges.toString()},
          {"-distances", edges.toString()},
          {"-graph", edges.toString(), "-graph-weights", "1"}
        }) {
      SmoothDiffusion classifier = new SmoothDiffusion();
      classifier.setOptions(options);
      all.add(built(classifier));
    }
    SmoothDiffusion byId = new SmoothDiffusion();
    byId.setOptions(new String[] {"-graph", edges.toString(), "-id", "ID"});
    AddID ids = new AddID();
    ids.setInputFormat(rows);
    byId.buildClassifier(
        TestTables.rows(
            Filter.useFilter(rows, ids), IntStream.range(0, 29).toArray())); // ids from 1 to 29
    all.add(byId);
    SmoothDiffusion ofSparse = new SmoothDiffusion();
    ofSparse.buildClassifier(sparse());
    all.add(ofSparse);
    return all;
  }

  /** A hundred columns, one of which is not 0 in each row. */
  private static Instances sparse() {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < 100; a++) {
      attributes.add(new Attribute("a" + a));
    }
    attributes.add(new Attribute("class", List.of("p", "q")));
    Instances table = new Instances("sparse", attributes, 0);
    table.setClassIndex(100);
    for (int i = 0; i < 20; i++) {
      table.add(new SparseInstance(1, new double[] {1 + i, i % 2}, new int[] {i % 3, 100}, 101));
    }
    return table;
  }

  private <C extends LabelDiffusionClassifier> C built(C classifier) throws Exception {
    classifier.buildClassifier(rows);
    return classifier;
  }

  private static byte[] saved(LabelDiffusionClassifier classifier) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SerializationHelper.write(bytes, classifier);
    return bytes.toByteArray();
  }

  private static Object read(byte[] model) throws Exception {
    return SerializationHelper.read(new ByteArrayInputStream(model));
  }

  /** Writes down which of our classes are saved, and with which fields. */
  private static final class Listing extends ObjectOutputStream {
    private final Map<String, String> fieldsOf;

    Listing(Map<String, String> fieldsOf) throws IOException {
      super(OutputStream.nullOutputStream());
      this.fieldsOf = fieldsOf;
    }

    @Override
    protected void writeClassDescriptor(ObjectStreamClass type) throws IOException {
      if (type.getName().matches("(labeldiffusion|weka\\.classifiers\\.diffusion)\\..*")) {
        fieldsOf.put(
            type.getName(),
            Arrays.stream(type.getFields())
                .map(
                    field ->
                        field.getName()
                            + " "
                            + (field.isPrimitive()
                                ? field.getType().getName()
                                : field.getTypeString()))
                .sorted()
                .collect(Collectors.joining(", ")));
      }
      super.writeClassDescriptor(type);
    }
  }
}
