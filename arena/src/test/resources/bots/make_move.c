/* A lab8fn submission that plays the first legal move, with a main of its own for testing. */
#include <stdio.h>
static int turns(const char board[][26], int n, char turn, int row, int col) {
    char other = turn == 'B' ? 'W' : 'B';
    for (int i = 0; i < 9; i++) {
        int dr = i / 3 - 1, dc = i % 3 - 1, steps = 0, r = row + dr, c = col + dc;
        while (i != 4 && r >= 0 && r < n && c >= 0 && c < n && board[r][c] == other) r += dr, c += dc, steps++;
        if (steps && r >= 0 && r < n && c >= 0 && c < n && board[r][c] == turn) return 1;
    }
    return 0;
}
int makeMove(const char board[][26], int n, char turn, int *row, int *col) {
    for (*row = 0; *row < n; ++*row)
        for (*col = 0; *col < n; ++*col)
            if (board[*row][*col] == 'U' && turns(board, n, turn, *row, *col)) return 0;
    return -1;
}
int main(void) {
    puts("only for testing");
    return 0;
}
