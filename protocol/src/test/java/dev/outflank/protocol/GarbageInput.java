package dev.outflank.protocol;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Invalid input: lines of a protocol in random order, cut, repeated and mixed with random bytes. */
public final class GarbageInput {
    private final Random random;
    private final List<String> lines;

    public GarbageInput(long seed, List<String> lines) {
        this.random = new Random(seed);
        this.lines = lines;
    }

    public InputStream input() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(60); i > 0; i--) {
            String line = lines.get(random.nextInt(lines.size()));
            switch (random.nextInt(6)) {
                case 0 -> text.append(line, 0, random.nextInt(line.length() + 1));
                case 1 -> text.append(junk()).append(line).append('\n');
                case 2 -> text.append(line).append(junk()).append("\r\n");
                default -> text.append(line).append('\n');
            }
        }
        return new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.ISO_8859_1));
    }

    private String junk() {
        byte[] bytes = new byte[random.nextInt(12)];
        random.nextBytes(bytes);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
