import java.util.Scanner;

public class Echo {
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            System.out.println(in.nextLine());
        }
    }
}
