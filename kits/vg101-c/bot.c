// A VG101 bot. It already follows the protocol and the rules; how well it plays is up to you: see chooseMove.

#include <stdio.h>
#include <string.h>

enum { SIZE = 8, EMPTY = 0, ME = 1, OTHER = 2 };

static int board[SIZE][SIZE]; // EMPTY, ME or OTHER; row first
static int iAmBlack = 0;

static int at(int row, int col) {
    return row >= 0 && row < SIZE && col >= 0 && col < SIZE ? board[row][col] : EMPTY;
}

// Number of discs that a move flips in one direction.
static int flipsInDirection(int row, int col, int side, int down, int right) {
    int length = 1;
    while (at(row + length * down, col + length * right) == ME + OTHER - side) {
        length++;
    }
    return at(row + length * down, col + length * right) == side ? length - 1 : 0;
}

// Number of discs that a move flips; 0 if it is not legal.
static int flips(int row, int col, int side) {
    int sum = 0;
    for (int down = -1; down <= 1 && board[row][col] == EMPTY; down++) {
        for (int right = -1; right <= 1; right++) {
            sum += flipsInDirection(row, col, side, down, right);
        }
    }
    return sum;
}

static void play(int row, int col, int side) {
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            for (int step = flipsInDirection(row, col, side, down, right); step > 0; step--) {
                board[row + step * down][col + step * right] = side;
            }
        }
    }
    board[row][col] = side;
}

// The course requires the board on stderr: X is black, O is white, ' marks a legal move of the side to move. It is written
// in one call: a judge that does not read stderr blocks a program after a few hundred calls.
static void draw(int toMove) {
    char text[1024];
    int length = sprintf(text, "   a   b   c   d   e   f   g   h\n +---+---+---+---+---+---+---+---+\n");
    for (int row = 0; row < SIZE; row++) {
        length += sprintf(text + length, "%d|", row + 1);
        for (int col = 0; col < SIZE; col++) {
            int disc = board[row][col];
            char sign = disc == EMPTY ? (flips(row, col, toMove) > 0 ? '\'' : ' ') : (disc == ME) == iAmBlack ? 'X' : 'O';
            length += sprintf(text + length, " %c |", sign);
        }
        length += sprintf(text + length, "\n +---+---+---+---+---+---+---+---+\n");
    }
    fputs(text, stderr);
}

// YOUR TURN. This takes the first legal move. Returns 0 if there is none.
static int chooseMove(int *bestRow, int *bestCol) {
    for (int row = 0; row < SIZE; row++) {
        for (int col = 0; col < SIZE; col++) {
            if (flips(row, col, ME) > 0) {
                *bestRow = row;
                *bestCol = col;
                return 1;
            }
        }
    }
    return 0;
}

static void answer(void) {
    int row, col;
    draw(ME);
    if (chooseMove(&row, &col)) {
        play(row, col, ME);
        printf("%c %d\n", 'a' + col, row + 1);
        draw(OTHER);
    } else {
        printf("PASS\n");
    }
    fflush(stdout); // otherwise the judge receives nothing
}

int main(void) {
    char command[16], col;
    int row, owner;
    while (scanf("%15s", command) == 1 && strcmp(command, "END") != 0) {
        if (strcmp(command, "START") == 0) {
            memset(board, EMPTY, sizeof board);
            iAmBlack = 0;
        } else if (strcmp(command, "PLACE") == 0 && scanf(" %c %d %d", &col, &row, &owner) == 3) {
            board[row - 1][col - 'a'] = owner;
        } else if (strcmp(command, "DONE") == 0) {
            printf("OK\n");
            fflush(stdout);
        } else if (strcmp(command, "BEGIN") == 0) {
            iAmBlack = 1;
            answer();
        } else if (strcmp(command, "TURN") == 0 && scanf(" %c %d", &col, &row) == 2) {
            play(row - 1, col - 'a', OTHER);
            answer();
        } else if (strcmp(command, "PASS") == 0) {
            answer();
        }
    }
    return 0;
}
