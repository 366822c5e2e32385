package labeldiffusion.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/** What can happen to a text file when it is edited, copied or sent. */
enum Mutation {
  CUT_OFF {
    @Override
    byte[] of(byte[] bytes, Random random) {
      return Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
    }
  },
  BITS_FLIPPED {
    @Override
    byte[] of(byte[] bytes, Random random) {
      byte[] changed = bytes.clone();
      for (int times = random.nextInt(4); times >= 0 && changed.length > 0; times--) {
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
      }
      return changed;
    }
  },
  BYTES_INSERTED {
    @Override
    byte[] of(byte[] bytes, Random random) {
      byte[] some = new byte[1 + random.nextInt(4)];
      random.nextBytes(some);
      return inserted(
          bytes,
          random.nextInt(bytes.length + 1),
          random.nextBoolean() ? some : new byte[some.length]);
    }
  },
  LINE_DROPPED {
    @Override
    void change(List<String> lines, Random random) {
      lines.remove(random.nextInt(lines.size()));
    }
  },
  LINE_DOUBLED {
    @Override
    void change(List<String> lines, Random random) {
      lines.add(random.nextInt(lines.size()), lines.get(random.nextInt(lines.size())));
    }
  },
  LINES_SWAPPED {
    @Override
    void change(List<String> lines, Random random) {
      Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
    }
  },
  LINE_EMPTY {
    @Override
    void change(List<String> lines, Random random) {
      lines.add(random.nextInt(lines.size()), random.nextBoolean() ? "" : " \t ");
    }
  },
  FIELD_CHANGED {
    @Override
    void change(List<String> lines, Random random) {
      int l = random.nextInt(lines.size());
      String[] fields = lines.get(l).split("(?<=[, ])|(?=[, ])");
      fields[random.nextInt(fields.length)] = FIELDS[random.nextInt(FIELDS.length)];
      lines.set(l, String.join("", fields));
    }
  },
  SEPARATOR_CHANGED {
    @Override
    void change(List<String> lines, Random random) {
      String separator = List.of("\t", ";", " ", "  ", ", ").get(random.nextInt(5));
      boolean isEverywhere = random.nextBoolean();
      int one = random.nextInt(lines.size());
      for (int l = 0; l < lines.size(); l++) {
        lines.set(
            l, isEverywhere || l == one ? lines.get(l).replace(",", separator) : lines.get(l));
      }
    }
  },
  LINE_ENDS_CHANGED {
    @Override
    byte[] of(byte[] bytes, Random random) {
      return string(bytes)
          .replace("\n", random.nextBoolean() ? "\r\n" : "\r")
          .getBytes(StandardCharsets.ISO_8859_1);
    }
  },
  ENCODED {
    @Override
    byte[] of(byte[] bytes, Random random) {
      Charset charset =
          List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)
              .get(random.nextInt(3));
      return random.nextBoolean()
          ? inserted(
              bytes, 0, new byte[] {(byte) 0xef, (byte) 0xbb, (byte) 0xbf}) // a byte order mark
          : random.nextBoolean()
              ? string(bytes).replace('1', '\u00fc').getBytes(StandardCharsets.ISO_8859_1)
              : string(bytes).getBytes(charset);
    }
  },
  ZIPPED {
    @Override
    byte[] of(byte[] bytes, Random random) throws IOException {
      ByteArrayOutputStream zipped = new ByteArrayOutputStream();
      try (OutputStream out = new GZIPOutputStream(zipped)) {
        out.write(bytes);
      }
      return zipped.toByteArray();
    }
  };

  private static final String[] FIELDS = {
    "",
    "0",
    "-1",
    "1",
    "1000000000",
    "99999999999999999999",
    "1e308",
    "1e-320",
    "NaN",
    "Infinity",
    "0x1p9",
    "1d",
    "\"",
    "'",
    "x".repeat(5000),
    "9".repeat(5000),
    "\u00fc",
    "#",
    "%",
    "%%MatrixMarket",
    "a b",
    "1e"
  };

  byte[] of(byte[] bytes, Random random) throws IOException {
    List<String> lines = new ArrayList<>(List.of(string(bytes).split("\n", -1)));
    change(lines, random);
    return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
  }

  void change(List<String> lines, Random random) {
    throw new AssertionError("a mutation changes bytes or lines");
  }

  /** One character per byte, so that nothing is lost. */
  private static String string(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static byte[] inserted(byte[] bytes, int at, byte[] some) {
    byte[] all = Arrays.copyOf(bytes, bytes.length + some.length);
    System.arraycopy(bytes, at, all, at + some.length, bytes.length - at);
    System.arraycopy(some, 0, all, at, some.length);
    return all;
  }
}
