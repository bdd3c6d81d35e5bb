// A Botzone bot for the simple interaction. It already follows the rules; how well it plays is up to you: see chooseMove.
// Botzone starts it for every move and sends it the whole game; x is the column, y the row, -1 -1 is a pass.

#include <iostream>

constexpr int SIZE = 8;
enum Disc { Empty, Black, White };

Disc board[SIZE][SIZE]; // row first

Disc opposite(Disc side) {
    return side == Black ? White : Black;
}

Disc at(int x, int y) {
    return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? board[y][x] : Empty;
}

int flipsInDirection(int x, int y, Disc side, int right, int down) {
    int length = 1;
    while (at(x + length * right, y + length * down) == opposite(side)) {
        length++;
    }
    return at(x + length * right, y + length * down) == side ? length - 1 : 0;
}

// Number of discs that a move flips; 0 if it is not legal.
int flips(int x, int y, Disc side) {
    int sum = 0;
    for (int down = -1; down <= 1 && board[y][x] == Empty; down++) {
        for (int right = -1; right <= 1; right++) {
            sum += flipsInDirection(x, y, side, right, down);
        }
    }
    return sum;
}

void play(int x, int y, Disc side) {
    if (x < 0) {
        return; // a pass
    }
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            for (int step = flipsInDirection(x, y, side, right, down); step > 0; step--) {
                board[y + step * down][x + step * right] = side;
            }
        }
    }
    board[y][x] = side;
}

// YOUR TURN. This takes the first legal move; -1 -1 if there is none.
void chooseMove(Disc me, int &bestX, int &bestY) {
    bestX = bestY = -1;
    for (int y = 0; y < SIZE && bestX < 0; y++) {
        for (int x = 0; x < SIZE && bestX < 0; x++) {
            if (flips(x, y, me) > 0) {
                bestX = x;
                bestY = y;
            }
        }
    }
}

int main() {
    board[3][3] = board[4][4] = White;
    board[3][4] = board[4][3] = Black;

    // n requests with our answers between them: request, response, request, ..., request.
    int n, x, y;
    std::cin >> n;
    Disc me = White;
    for (int i = 0; i < 2 * n - 1; i++) {
        std::cin >> x >> y;
        if (i == 0 && x < 0) {
            me = Black; // only Black's first request is a pass
        }
        play(x, y, i % 2 == 0 ? opposite(me) : me);
    }

    chooseMove(me, x, y);
    std::cout << x << ' ' << y << std::endl;
}
