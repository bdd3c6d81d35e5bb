import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Hostile ATTACK [ARGUMENT...]: the same attacks in Java. */
public class Hostile {
    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "fork_bomb" -> {
                while (true) {
                    try {
                        Thread.ofPlatform().start(() -> {
                            for (long i = 0; i >= 0; i++) {}
                        });
                    } catch (Throwable full) {
                        // the process limit is reached
                    }
                }
            }
            case "memory_hog" -> {
                List<long[]> blocks = new ArrayList<>();
                while (true) {
                    blocks.add(new long[1 << 20]);
                }
            }
            case "network" -> {
                try (Socket socket = new Socket()) {
                    socket.connect(new InetSocketAddress("127.0.0.1", Integer.parseInt(arguments[1])), 2000);
                    System.out.println("BREACH localhost");
                } catch (IOException refused) {
                    // contained
                }
            }
            case "read_files" -> {
                for (int i = 1; i < arguments.length; i++) {
                    if (Files.isReadable(Path.of(arguments[i]))) {
                        System.out.println("BREACH " + arguments[i]);
                    }
                }
            }
            case "read_secret" -> {
                if (System.getenv(arguments[1]) != null) {
                    System.out.println("BREACH environment");
                }
            }
            case "write_outside" -> {
                for (int i = 1; i < arguments.length; i++) {
                    try {
                        Files.writeString(Path.of(arguments[i], "left-by-a-bot"), "x");
                        System.out.println("BREACH " + arguments[i]);
                    } catch (IOException refused) {
                        // contained
                    }
                }
            }
            case "open_files" -> {
                List<AutoCloseable> opened = new ArrayList<>();
                try {
                    while (opened.size() < 500) {
                        opened.add(Files.newInputStream(Path.of("/dev/null")));
                    }
                } catch (IOException full) {
                    // the limit is reached
                }
                System.out.println("opened " + opened.size());
            }
            case "kill_runner" -> {
                if (ProcessHandle.of(Long.parseLong(arguments[1])).isPresent()) {
                    System.out.println("BREACH runner");
                }
            }
            case "daemon" -> new ProcessBuilder("sh", "-c", "while :; do sleep 1; done", arguments[1]).start();
            case "flood" -> {
                while (true) {
                    System.err.println("x".repeat(1000));
                }
            }
            case "deaf" -> Thread.sleep(Long.MAX_VALUE);
            default -> throw new IllegalArgumentException(arguments[0]);
        }
        System.out.println("done");
    }
}
