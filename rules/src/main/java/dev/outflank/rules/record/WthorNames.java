package dev.outflank.rules.record;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The names that the games of a {@link WthorFile} refer to by index: players ({@code .jou}) or tournaments
 * ({@code .trn}). A file has a header of 16 bytes with the number of names as u16 at byte 8, then names of a fixed width
 * in Latin-1, padded with zero bytes.
 *
 * @param names the names in the order of their indices
 * @param faults the parts of the file that could not be read
 */
public record WthorNames(List<String> names, List<RecordFault> faults) {
    /** An empty list, which shows every name as its index. */
    public static final WthorNames NONE = new WthorNames(List.of(), List.of());

    static final int PLAYER_NAME_BYTES = 20;
    static final int TOURNAMENT_NAME_BYTES = 26;

    public WthorNames {
        names = List.copyOf(names);
        faults = List.copyOf(faults);
    }

    public static WthorNames readPlayers(byte[] file) {
        return read(file, PLAYER_NAME_BYTES);
    }

    public static WthorNames readTournaments(byte[] file) {
        return read(file, TOURNAMENT_NAME_BYTES);
    }

    /** The name at an index, or {@code #index} if the list is shorter. */
    public String name(int index) {
        return index < names.size() ? names.get(index) : "#" + index;
    }

    private static WthorNames read(byte[] file, int width) {
        if (file.length < WthorFile.HEADER_BYTES) {
            return new WthorNames(
                    List.of(),
                    List.of(RecordFault.atByte(
                            file.length,
                            "expected a WTHOR header of " + WthorFile.HEADER_BYTES + " bytes, but the file ends")));
        }
        int announced = Short.toUnsignedInt(
                ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getShort(8));
        int expected = WthorFile.HEADER_BYTES + width * announced;
        int whole = Math.min(announced, (file.length - WthorFile.HEADER_BYTES) / width);
        List<String> names = new ArrayList<>(whole);
        for (int i = 0; i < whole; i++) {
            String padded = new String(file, WthorFile.HEADER_BYTES + i * width, width, StandardCharsets.ISO_8859_1);
            int end = padded.indexOf(0);
            names.add((end < 0 ? padded : padded.substring(0, end)).strip());
        }
        List<RecordFault> faults = file.length == expected
                ? List.of()
                : List.of(RecordFault.atByte(
                        WthorFile.HEADER_BYTES + whole * width,
                        "the header announces " + announced + " names, a file of " + expected + " bytes, but there are "
                                + file.length + " bytes"));
        return new WthorNames(names, faults);
    }
}
