/* A Lab 8 program: STRATEGY 1 turns the most tiles, 2 searches, 3 takes the last legal square it finds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STRATEGY 1

typedef struct {
    char cell[26][26];
    int n;
} Board;

static const int DROW[8] = {-1, -1, -1, 0, 0, 1, 1, 1};
static const int DCOL[8] = {-1, 0, 1, -1, 1, -1, 0, 1};

static char other(char colour) { return colour == 'B' ? 'W' : 'B'; }

static int run(const Board *b, int row, int col, int d, char colour) {
    int count = 0;
    row += DROW[d];
    col += DCOL[d];
    while (row >= 0 && col >= 0 && row < b->n && col < b->n && b->cell[row][col] == other(colour)) {
        row += DROW[d];
        col += DCOL[d];
        count++;
    }
    return row >= 0 && col >= 0 && row < b->n && col < b->n && b->cell[row][col] == colour ? count : 0;
}

static int flips(const Board *b, int row, int col, char colour) {
    int sum = 0;
    if (b->cell[row][col] != 'U') {
        return 0;
    }
    for (int d = 0; d < 8; d++) {
        sum += run(b, row, col, d, colour);
    }
    return sum;
}

static void place(Board *b, int row, int col, char colour) {
    for (int d = 0; d < 8; d++) {
        int count = run(b, row, col, d, colour);
        for (int i = 1; i <= count; i++) {
            b->cell[row + i * DROW[d]][col + i * DCOL[d]] = colour;
        }
    }
    b->cell[row][col] = colour;
}

static int canMove(const Board *b, char colour) {
    for (int row = 0; row < b->n; row++) {
        for (int col = 0; col < b->n; col++) {
            if (flips(b, row, col, colour) > 0) {
                return 1;
            }
        }
    }
    return 0;
}

static void show(const Board *b) {
    printf("  ");
    for (int i = 0; i < b->n; i++) {
        printf("%c", 'a' + i);
    }
    printf("\n");
    for (int row = 0; row < b->n; row++) {
        printf("%c ", 'a' + row);
        for (int col = 0; col < b->n; col++) {
            printf("%c", b->cell[row][col]);
        }
        printf("\n");
    }
}

static int count(const Board *b, char colour) {
    int sum = 0;
    for (int row = 0; row < b->n; row++) {
        for (int col = 0; col < b->n; col++) {
            sum += b->cell[row][col] == colour;
        }
    }
    return sum;
}

static int edge(int x, int n) { return x < n - 1 - x ? x : n - 1 - x; }

static int weight(int row, int col, int n) {
    int r = edge(row, n), c = edge(col, n);
    if (r == 0 && c == 0) {
        return 100;
    }
    if (r <= 1 && c <= 1) {
        return -30;
    }
    return r == 0 || c == 0 ? 8 : r == 1 || c == 1 ? -3 : 1;
}

static int value(const Board *b, char colour) {
    int sum = 0, empty = 0;
    for (int row = 0; row < b->n; row++) {
        for (int col = 0; col < b->n; col++) {
            char c = b->cell[row][col];
            empty += c == 'U';
            sum += c == 'U' ? 0 : (c == colour ? 1 : -1) * weight(row, col, b->n);
        }
    }
    if (empty < 8) {
        return 50 * (count(b, colour) - count(b, other(colour)));
    }
    return sum;
}

static int search(const Board *b, char colour, int depth, int alpha, int beta) {
    if (depth == 0) {
        return value(b, colour);
    }
    int moved = 0;
    for (int row = 0; row < b->n && alpha < beta; row++) {
        for (int col = 0; col < b->n && alpha < beta; col++) {
            if (flips(b, row, col, colour) > 0) {
                Board next = *b;
                place(&next, row, col, colour);
                int score = -search(&next, other(colour), depth - 1, -beta, -alpha);
                moved = 1;
                alpha = score > alpha ? score : alpha;
            }
        }
    }
    if (!moved) {
        return canMove(b, other(colour)) ? -search(b, other(colour), depth - 1, -beta, -alpha) : value(b, colour);
    }
    return alpha;
}

static void choose(const Board *b, char colour, int *bestRow, int *bestCol) {
    int best = -1000000;
    for (int row = 0; row < b->n; row++) {
        for (int col = 0; col < b->n; col++) {
            int turned = flips(b, row, col, colour);
            if (turned == 0) {
                continue;
            }
            int score = turned;
            if (STRATEGY == 2) {
                Board next = *b;
                place(&next, row, col, colour);
                score = -search(&next, other(colour), b->n <= 8 ? 4 : 0, -1000000, -best);
            } else if (STRATEGY == 3) {
                score = best + 1;
            }
            if (score > best) {
                best = score;
                *bestRow = row;
                *bestCol = col;
            }
        }
    }
}

int main(void) {
    Board b;
    char computer, turn = 'B';
    printf("Enter the board dimension: ");
    scanf("%d", &b.n);
    memset(b.cell, 'U', sizeof b.cell);
    int mid = b.n / 2;
    b.cell[mid - 1][mid - 1] = b.cell[mid][mid] = 'W';
    b.cell[mid - 1][mid] = b.cell[mid][mid - 1] = 'B';
    printf("Computer plays (B/W): ");
    scanf(" %c", &computer);
    show(&b);
    while (1) {
        int row = 0, col = 0;
        if (!canMove(&b, turn)) {
            if (!canMove(&b, other(turn))) {
                break;
            }
            printf("%c player has no valid move.\n", turn);
            turn = other(turn);
            continue;
        }
        if (turn == computer) {
            choose(&b, turn, &row, &col);
            printf("Computer places %c at %c%c.\n", turn, 'a' + row, 'a' + col);
        } else {
            char r, c;
            printf("Enter move for colour %c (RowCol): ", turn);
            if (scanf(" %c%c", &r, &c) != 2) {
                return 1;
            }
            row = r - 'a';
            col = c - 'a';
            if (row < 0 || col < 0 || row >= b.n || col >= b.n || flips(&b, row, col, turn) == 0) {
                printf("Invalid move.\n%c player wins.\n", computer);
                return 0;
            }
        }
        place(&b, row, col, turn);
        show(&b);
        turn = other(turn);
    }
    int black = count(&b, 'B'), white = count(&b, 'W');
    if (black == white) {
        printf("Draw!\n");
    } else {
        printf("%c player wins.\n", black > white ? 'B' : 'W');
    }
    return 0;
}
