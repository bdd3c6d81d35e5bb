/* The simplest VG101 program: plays the first legal move in reading order. Used to measure the overhead of the referee. */
#include <stdio.h>
#include <string.h>

static int board[8][8];

static int flips(int row, int column, int player, int turn) {
    int count = 0;
    if (board[row][column]) return 0;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            int r = row + down, c = column + right, run = 0;
            while (r >= 0 && r < 8 && c >= 0 && c < 8 && board[r][c] == 3 - player) r += down, c += right, run++;
            if (!run || r < 0 || r > 7 || c < 0 || c > 7 || board[r][c] != player) continue;
            count += run;
            for (int i = 1; turn && i <= run; i++) board[row + i * down][column + i * right] = player;
        }
    }
    if (turn && count) board[row][column] = player;
    return count;
}

static void answer(void) {
    for (int row = 0; row < 8; row++) {
        for (int column = 0; column < 8; column++) {
            if (flips(row, column, 1, 1)) {
                printf("%c %d\n", 'a' + column, row + 1);
                return;
            }
        }
    }
    puts("PASS");
}

int main(void) {
    char command[16], letter;
    int row, owner;
    while (scanf("%15s", command) == 1 && strcmp(command, "END")) {
        if (!strcmp(command, "PLACE") && scanf(" %c %d %d", &letter, &row, &owner) == 3) {
            board[row - 1][letter - 'a'] = owner;
        } else if (!strcmp(command, "DONE")) {
            puts("OK");
        } else if (!strcmp(command, "TURN") && scanf(" %c %d", &letter, &row) == 2) {
            flips(row - 1, letter - 'a', 2, 1);
            answer();
        } else if (!strcmp(command, "BEGIN") || !strcmp(command, "PASS")) {
            answer();
        }
        fflush(stdout);
    }
    return 0;
}
