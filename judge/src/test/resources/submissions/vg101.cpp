// A VG101 program: STRATEGY 1 goes by square weights, 2 takes the first legal move.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

const int STRATEGY = 1;
const int WEIGHT[8][8] = {
    {100, -20, 10, 5, 5, 10, -20, 100}, {-20, -50, -2, -2, -2, -2, -50, -20}, {10, -2, 1, 1, 1, 1, -2, 10},
    {5, -2, 1, 1, 1, 1, -2, 5},         {5, -2, 1, 1, 1, 1, -2, 5},           {10, -2, 1, 1, 1, 1, -2, 10},
    {-20, -50, -2, -2, -2, -2, -50, -20}, {100, -20, 10, 5, 5, 10, -20, 100}};

struct Game {
    int board[8][8];

    int turned(int row, int col, int who, bool really) {
        if (board[row][col] != 0) return 0;
        int sum = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                int r = row + dr, c = col + dc, n = 0;
                while (r >= 0 && c >= 0 && r < 8 && c < 8 && board[r][c] == 3 - who) {
                    r += dr;
                    c += dc;
                    n++;
                }
                if (r < 0 || c < 0 || r > 7 || c > 7 || board[r][c] != who) continue;
                sum += n;
                for (int i = 1; really && i <= n; i++) board[row + i * dr][col + i * dc] = who;
            }
        }
        if (really && sum > 0) board[row][col] = who;
        return sum;
    }

    void answer() {
        int best = -1000, bestRow = -1, bestCol = -1;
        for (int row = 0; row < 8; row++) {
            for (int col = 0; col < 8; col++) {
                if (turned(row, col, 1, false) == 0) continue;
                int score = STRATEGY == 1 ? WEIGHT[row][col] : -row * 8 - col;
                if (score > best) {
                    best = score;
                    bestRow = row;
                    bestCol = col;
                }
            }
        }
        if (bestRow < 0) {
            std::cout << "PASS" << std::endl;
        } else {
            turned(bestRow, bestCol, 1, true);
            std::cout << char('a' + bestCol) << ' ' << bestRow + 1 << std::endl;
        }
    }
};

int main() {
    Game game = Game();
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string command;
        char column = 'a';
        int row = 1, owner = 0;
        words >> command;
        if (command == "START") {
            game = Game();
        } else if (command == "PLACE") {
            words >> column >> row >> owner;
            game.board[row - 1][column - 'a'] = owner;
        } else if (command == "DONE") {
            std::cout << "OK" << std::endl;
        } else if (command == "TURN") {
            words >> column >> row;
            game.turned(row - 1, column - 'a', 2, true);
            game.answer();
        } else if (command == "BEGIN" || command == "PASS") {
            game.answer();
        } else if (command == "END") {
            return 0;
        }
    }
    return 0;
}
