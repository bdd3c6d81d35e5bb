package dev.outflank.engine.evaluation;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * What the {@link Patterns} are worth, in 1/{@value #DISC} disc for the mover, by phase of the game: a phase is
 * {@value #EMPTIES} numbers of empty squares. The shipped weights are made by the trainer.
 */
public final class Weights {
    /** A disc. */
    public static final int DISC = 64;

    /** Numbers of empty squares in a phase. */
    public static final int EMPTIES = 2;

    public static final int PHASES = 60 / EMPTIES + 1;

    private static final String RESOURCE = "weights.bin";
    private static final int MAGIC = 0x4F465731;

    /** Nothing scores as much as a game that is won with every square. */
    private static final int MOST = 62;

    /** The weights that this engine is shipped with. */
    private static final class Shipped {
        static final Weights WEIGHTS = load();

        private static Weights load() {
            try (InputStream in = Weights.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException("the evaluation's weights are missing: " + RESOURCE);
                }
                return read(in);
            } catch (IOException e) {
                throw new UncheckedIOException("the evaluation's weights cannot be read", e);
            }
        }
    }

    private final short[][] tables;

    /** Weights by phase and place. */
    public Weights(short[][] tables) {
        if (tables.length != PHASES) {
            throw new IllegalArgumentException(PHASES + " phases are expected, not " + tables.length);
        }
        this.tables = tables;
    }

    public static Weights shipped() {
        return Shipped.WEIGHTS;
    }

    /** The phase of a position with so many squares empty. */
    public static int phase(int empties) {
        return empties / EMPTIES;
    }

    /** The score, in discs for the mover, of the position with so many squares empty. */
    public int score(Words words, int empties) {
        int sum = words.sum(tables[empties / EMPTIES], empties);
        return Math.clamp(sum + DISC / 2 >> 6, -MOST, MOST);
    }

    /** The same in fractions of a disc. */
    public int fine(Words words, int empties) {
        return words.sum(tables[empties / EMPTIES], empties);
    }

    public short weight(int phase, int place) {
        return tables[phase][place];
    }

    /** Reads what {@link #write} wrote. */
    public static Weights read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MAGIC || data.readInt() != PHASES || data.readInt() != Patterns.TABLE) {
            throw new IOException("these are not weights of this evaluation's patterns and phases");
        }
        InflaterInputStream packed = new InflaterInputStream(data);
        short[][] tables = new short[PHASES][Patterns.TABLE];
        int weights = weights();
        for (short[] table : tables) {
            byte[] bytes = packed.readNBytes(2 * weights);
            if (bytes.length < 2 * weights) {
                throw new IOException("the weights end too early");
            }
            int at = 0;
            for (int place = 0; place < Patterns.TABLE; place++) {
                int twin = Patterns.twin(place);
                if (twin == place) {
                    table[place] = (short) (bytes[at] << 8 | bytes[weights + at] & 255);
                    at++;
                } else {
                    table[place] = table[twin];
                }
            }
        }
        return new Weights(tables);
    }

    /** Writes the weights, each once, high bytes apart from low ones because that packs better. */
    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(PHASES);
        data.writeInt(Patterns.TABLE);
        DeflaterOutputStream packed = new DeflaterOutputStream(data, new Deflater(Deflater.BEST_COMPRESSION));
        int weights = weights();
        for (short[] table : tables) {
            byte[] bytes = new byte[2 * weights];
            int at = 0;
            for (int place = 0; place < Patterns.TABLE; place++) {
                if (Patterns.twin(place) == place) {
                    bytes[at] = (byte) (table[place] >> 8);
                    bytes[weights + at] = (byte) table[place];
                    at++;
                }
            }
            packed.write(bytes);
        }
        packed.finish();
        data.flush();
    }

    private static int weights() {
        int weights = 0;
        for (int place = 0; place < Patterns.TABLE; place++) {
            weights += Patterns.twin(place) == place ? 1 : 0;
        }
        return weights;
    }
}
