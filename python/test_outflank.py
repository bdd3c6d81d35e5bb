"""Run by ./check: cd python && python3 -m unittest"""

import random
import unittest
import xml.etree.ElementTree

from outflank import BLACK, Board, Environment, Game, IllegalMoveError, Outflank, OutflankError, read_games, write_ggf


def perft(board, depth):
    if depth == 0:
        return 1
    return sum(perft(board.play(move), depth - 1) for move in board.legal_moves())


class BoardTest(unittest.TestCase):
    def test_perft_equals_the_known_numbers(self):
        self.assertEqual([perft(Board.start(), depth) for depth in range(1, 6)], [4, 12, 56, 244, 1396])

    def test_four_by_four_starts_with_the_engines_moves(self):
        self.assertEqual(Board.start(4).legal_moves(), ["b1", "a2", "d3", "c4"])

    def test_illegal_moves_are_refused(self):
        for move in ("a1", "e4", "pass", "z9", ""):
            with self.assertRaises(IllegalMoveError):
                Board.start().play(move)

    def test_text_round_trips(self):
        board = Board.start(6).play("c2")
        self.assertEqual(Board.parse(str(board)), board)
        with self.assertRaises(ValueError):
            Board.parse("XO X")

    def test_picture_is_valid_xml_with_all_discs(self):
        picture = xml.etree.ElementTree.fromstring(Board.start()._repr_svg_())
        circles = [shape for shape in picture if shape.tag.endswith("circle")]
        self.assertEqual(len(circles), 8)


class RecordTest(unittest.TestCase):
    def random_game(self, size, seed):
        choose = random.Random(seed)
        game = Game(Board.start(size), {"PB": "a]b\\", "RB": "1500"})
        while not game.board.is_over():
            game.play(choose.choice(game.board.legal_moves()))
        return game

    def test_ggf_round_trips(self):
        for seed in range(10):
            game = self.random_game(4 + 2 * (seed % 3), seed)
            read = read_games(write_ggf(game))[0]
            self.assertEqual((read.moves, read.board), (game.moves, game.board))
            self.assertEqual(read.properties["PB"], "a]b\\")

    def test_transcript_inserts_passes(self):
        game = self.random_game(6, 3)
        self.assertEqual(Game.from_transcript(game.transcript(), 6).board, game.board)


class EnvironmentTest(unittest.TestCase):
    def test_random_games_end_with_a_zero_sum_reward(self):
        environment = Environment(4)
        for seed in range(20):
            choose = random.Random(seed)
            observation, _ = environment.reset()
            over, reward, steps = False, 0, 0
            while not over:
                self.assertEqual(sum(environment.action_mask()), len(environment.legal_actions()))
                observation, reward, over, truncated, info = environment.step(choose.choice(environment.legal_actions()))
                steps += 1
            self.assertIn(reward, (-1, 0, 1))
            self.assertEqual((reward > 0) - (reward < 0), (info["lead"] > 0) - (info["lead"] < 0))
            self.assertGreater(steps, 4)
            self.assertEqual([len(plane) for plane in observation], [16, 16])


class ClientTest(unittest.TestCase):
    def test_hint_lists_every_legal_move(self):
        hint = Outflank().hint("f5d6c3", level=3)
        board = Game.from_transcript("f5d6c3").board
        self.assertEqual(sorted(row["move"] for row in hint["moves"]), sorted(board.legal_moves()))

    def test_match_has_a_score(self):
        score = Outflank().match("greedy", "first", 2, "--size", "4")
        self.assertEqual(score["games"], 2)
        self.assertIn("elo", score)

    def test_check_bot_reports_a_program_that_cannot_start(self):
        results = Outflank().check_bot("gtp:/nonexist", "--no-sandbox")
        self.assertEqual({row["verdict"] for row in results}, {"NO_START"})

    def test_errors_are_sentences(self):
        with self.assertRaisesRegex(OutflankError, "unknown-player"):
            Outflank().match("unknown-player", "first")
        with self.assertRaisesRegex(OutflankError, "set OUTFLANK"):
            Outflank("/nonexist").hint("f5")


if __name__ == "__main__":
    unittest.main()
