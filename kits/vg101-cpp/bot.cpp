// A VG101 bot. It already follows the protocol and the rules; how well it plays is up to you: see Board::chooseMove.

#include <array>
#include <iostream>
#include <optional>
#include <string>

constexpr int SIZE = 8;

enum class Disc { Empty, Me, Other };

struct Square {
    int row, col;
};

Disc opposite(Disc side) {
    return side == Disc::Me ? Disc::Other : Disc::Me;
}

class Board {
public:
    void put(Square square, Disc disc) {
        discs[square.row][square.col] = disc;
    }

    // Number of discs that a move flips; 0 if it is not legal.
    int flips(Square square, Disc side) const {
        int sum = 0;
        for (int down = -1; down <= 1 && at(square) == Disc::Empty; down++) {
            for (int right = -1; right <= 1; right++) {
                sum += flipsInDirection(square, side, down, right);
            }
        }
        return sum;
    }

    void play(Square square, Disc side) {
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                for (int step = flipsInDirection(square, side, down, right); step > 0; step--) {
                    put({square.row + step * down, square.col + step * right}, side);
                }
            }
        }
        put(square, side);
    }

    // YOUR TURN. This takes the first legal move; nullopt if there is none.
    std::optional<Square> chooseMove() const {
        for (int row = 0; row < SIZE; row++) {
            for (int col = 0; col < SIZE; col++) {
                if (flips({row, col}, Disc::Me) > 0) {
                    return Square{row, col};
                }
            }
        }
        return std::nullopt;
    }

    // The course requires the board on stderr: X is black, O is white, ' marks a legal move of the side to move. It is
    // written in one call: a judge that does not read stderr blocks a program after a few hundred calls.
    void draw(bool iAmBlack, Disc toMove) const {
        const std::string line = " +---+---+---+---+---+---+---+---+\n";
        std::string text = "   a   b   c   d   e   f   g   h\n" + line;
        for (int row = 0; row < SIZE; row++) {
            text += std::to_string(row + 1) + '|';
            for (int col = 0; col < SIZE; col++) {
                Disc disc = at({row, col});
                char sign = (disc == Disc::Me) == iAmBlack ? 'X' : 'O';
                if (disc == Disc::Empty) {
                    sign = flips({row, col}, toMove) > 0 ? '\'' : ' ';
                }
                text += std::string(" ") + sign + " |";
            }
            text += '\n' + line;
        }
        std::cerr << text;
    }

private:
    std::array<std::array<Disc, SIZE>, SIZE> discs{};

    Disc at(Square square) const {
        bool inside = square.row >= 0 && square.row < SIZE && square.col >= 0 && square.col < SIZE;
        return inside ? discs[square.row][square.col] : Disc::Empty;
    }

    int flipsInDirection(Square square, Disc side, int down, int right) const {
        int length = 1;
        while (at({square.row + length * down, square.col + length * right}) == opposite(side)) {
            length++;
        }
        return at({square.row + length * down, square.col + length * right}) == side ? length - 1 : 0;
    }
};

int main() {
    Board board;
    bool iAmBlack = false;

    auto answer = [&] {
        board.draw(iAmBlack, Disc::Me);
        if (auto move = board.chooseMove()) {
            board.play(*move, Disc::Me);
            std::cout << char('a' + move->col) << ' ' << move->row + 1 << std::endl; // endl flushes
            board.draw(iAmBlack, Disc::Other);
        } else {
            std::cout << "PASS" << std::endl;
        }
    };

    std::string command;
    char col;
    int row, owner;
    while (std::cin >> command && command != "END") {
        if (command == "START") {
            board = Board();
            iAmBlack = false;
        } else if (command == "PLACE" && std::cin >> col >> row >> owner) {
            board.put({row - 1, col - 'a'}, owner == 1 ? Disc::Me : Disc::Other);
        } else if (command == "DONE") {
            std::cout << "OK" << std::endl;
        } else if (command == "BEGIN") {
            iAmBlack = true;
            answer();
        } else if (command == "TURN" && std::cin >> col >> row) {
            board.play({row - 1, col - 'a'}, Disc::Other);
            answer();
        } else if (command == "PASS") {
            answer();
        }
    }
}
