"""A CS303 player that chooses by a small neural network; how well it searches is up to you: see choose.

The network is the one of Outflank's player net: each of the 64 squares is in one of eight states; each state of each
square has a row of 64 numbers; the 64 rows of a position are added; the sums, clamped to the range from 0 to 1 and
squared, are the hidden layer; a weighted sum of it is the score. There is a set of output weights for every number of
empty squares. All numbers are whole, so that Python and Java get the same scores.
"""

import base64
import time

import numpy as np

COLOR_BLACK = -1
COLOR_WHITE = 1
COLOR_NONE = 0

HIDDEN = 64  # units in the hidden layer
HIDDEN_ONE = 1024  # what 1 is in the hidden layer
UNITS_PER_DISC = 64  # what one disc is in a score
WIN = 100_000  # more than every score of an unfinished game
MAX_DEPTH = 4  # how many moves it looks ahead, if there is time

# A board is two whole numbers of 64 bits, one for the discs of each side; the bit of a square is 8 * row + column.
ALL = 0xFFFFFFFFFFFFFFFF
NOT_LEFT = 0xFEFEFEFEFEFEFEFE
NOT_RIGHT = 0x7F7F7F7F7F7F7F7F
# Steps to the neighbours of a square, and the squares where such a step can end.
STEPS = [(1, NOT_LEFT), (-1, NOT_RIGHT), (8, ALL), (-8, ALL), (9, NOT_LEFT), (-9, NOT_RIGHT), (7, NOT_RIGHT), (-7, NOT_LEFT)]


def step(squares, by, ends):
    return (squares << by if by > 0 else squares >> -by) & ends


def legal_moves(own, opp):
    """All squares where the side with the discs own can play."""
    empty = ALL & ~(own | opp)
    moves = 0
    for by, ends in STEPS:
        line = step(own, by, ends) & opp
        while line:
            line = step(line, by, ends)
            moves |= line & empty
            line &= opp
    return moves


def play(own, opp, square):
    """The discs of both sides after a move; the opponent's come first, because it is to move."""
    flips = 0
    for by, ends in STEPS:
        line = 0
        at = step(square, by, ends)
        while at & opp:
            line |= at
            at = step(at, by, ends)
        if at & own:
            flips |= line
    return opp & ~flips, own | flips | square


def squares_of(squares):
    """The squares one by one, in reading order."""
    while squares:
        yield squares & -squares
        squares &= squares - 1


class Network:
    def __init__(self, data):
        numbers = np.frombuffer(data, dtype=">i2").astype(np.int64)
        rows, outputs = 64 * 8 * HIDDEN, 61 * HIDDEN
        self.rows = numbers[:rows].reshape(64 * 8, HIDDEN).astype(np.int16)
        self.output_weights = numbers[rows : rows + outputs].reshape(61, HIDDEN)
        self.constants = numbers[rows + outputs : rows + outputs + 61]

    def states(self, positions):
        """The state of each square: three bits, one from each of three boards."""
        boards = []
        for own, opp in positions:
            discs = own | opp
            empty = ALL & ~discs
            next_to_empty = 0
            for by, ends in STEPS:
                next_to_empty |= step(empty, by, ends)
            boards.append((discs & next_to_empty | legal_moves(own, opp), opp | legal_moves(opp, own), discs))
        octets = np.array(boards, dtype="<u8").view(np.uint8).reshape(len(boards), 3, 8)
        bits = np.unpackbits(octets, axis=2, bitorder="little")
        return bits[:, 0] + 2 * bits[:, 1] + 4 * bits[:, 2]

    def scores(self, positions):
        """The scores of positions for the side to move, whose discs come first. Many at a time cost little more than one."""
        rows = self.rows[8 * np.arange(64) + self.states(positions)]
        hidden = np.clip(rows.sum(axis=1, dtype=np.int64), 0, HIDDEN_ONE)
        empties = [min(64 - bin(own | opp).count("1"), 60) for own, opp in positions]
        totals = (self.output_weights[empties] * (hidden * hidden >> 8)).sum(axis=1)
        return (totals >> 12) + self.constants[empties]


class OutOfTime(Exception):
    pass


class AI(object):
    def __init__(self, chessboard_size, color, time_out):
        self.chessboard_size = chessboard_size
        self.color = color
        self.time_out = time_out
        # All legal moves, then the chosen ones; the last counts. Empty if there is no legal move.
        self.candidate_list = []
        self.network = Network(base64.b64decode(WEIGHTS))

    def go(self, chessboard):
        self.deadline = time.perf_counter() + 0.5 * self.time_out
        own = sum(1 << int(square) for square in np.flatnonzero(chessboard == self.color))
        opp = sum(1 << int(square) for square in np.flatnonzero(chessboard == -self.color))
        self.candidate_list.clear()
        self.candidate_list.extend(map(self.pair, squares_of(legal_moves(own, opp))))
        if self.candidate_list:
            self.choose(own, opp)

    def pair(self, square):
        """Row and column of a square."""
        return divmod(square.bit_length() - 1, 8)

    def choose(self, own, opp):
        """YOUR TURN. This searches one move deep, then two, to MAX_DEPTH or until half of the time is used."""
        moves = list(squares_of(legal_moves(own, opp)))
        try:
            for depth in range(1, MAX_DEPTH + 1):
                scores = {}
                best = -2 * WIN
                for move in moves:
                    scores[move] = -self.search(*play(own, opp, move), depth - 1, -2 * WIN, -best)
                    best = max(best, scores[move])
                # The best move first: it will probably be the best again, and the others are then soon refuted.
                moves.sort(key=scores.get, reverse=True)
                self.candidate_list.append(self.pair(moves[0]))
                if abs(best) >= WIN:
                    break  # the winner is known
        except OutOfTime:
            pass
        self.candidate_list.append(self.pair(moves[0]))

    def search(self, own, opp, depth, alpha, beta):
        """The score for the side to move: alpha-beta, in negamax form."""
        if time.perf_counter() > self.deadline:
            raise OutOfTime
        moves = legal_moves(own, opp)
        if not moves:
            if not legal_moves(opp, own):
                difference = bin(own).count("1") - bin(opp).count("1")
                return WIN * ((difference > 0) - (difference < 0)) + difference
            return -self.search(opp, own, depth, -beta, -alpha)
        if depth == 0:
            return int(self.network.scores([(own, opp)])[0])
        after = [play(own, opp, move) for move in squares_of(moves)]
        scores = self.network.scores(after)
        if depth == 1 and all(legal_moves(*position) for position in after):
            return -int(scores.min())
        best = -2 * WIN
        for i in np.argsort(scores, kind="stable"):
            best = max(best, -self.search(*after[i], depth - 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best


# Written by embed.py: the rows, the output weights and the constants, as numbers of 16 bits with the high byte first.
WEIGHTS = """
/k4AjgBM/3oAmQAV/9EAQf8mABYAVQBDAJUBdP4BALYA6QHBAXsBJP/4ACcAOwB9AG0AuP/7AAQBdgFR//f/1wAMAMkBiAB9ADP+HAA0AGIAiQCj//T+1/5b
ALz/yf/WAEH+FwH/AJMAQgES/gH/1ABG/gEBAwCUAG0ANgCNAH0B6gBUAOr/xP6p/9n+YQBVAKz/iwBi/s7/JgGd/gEAuQB8Af/+e/4B/9P/XQEr/gEA1wB8
ADX+6wBv//EANP/q/9j+AQFJ/sv/rQFK//kABABLABsAPwAO/mMBFAAV/6f/x/4BARP/6gCFAUMB//+rARf+Af9s/6YA4wBsAV3/if6cALz+aP8v/iwAPwC8
/9X/jv+yAAQBXP6G/+v+tgDbAWH+AQGnAfr//f9h/y3//QCLANX/xQEFAXUBJP/7AAH/5QA1ARYBYAAh/goAHwB/ADYApf9W/nD+BwDv/8T/6wAIAFP+AgEh
AB8ACv4B/+/+AQFC/osAVf4BAEj/if/MAfwA9wCXAZ/+igAV/gQAmf7q/5b/h/8j/tUAaP4E/1gAqgH//lj+Af+6AJoA4P4FAJ4A9AAh/1X/d/8lAC0AIv+c
/gEBb/7J/74AnP+q/2n/pgAx/3/+jf4c/6z/9v+I/v3/NgH//vMAjP+fAdz/kAGl/gMAEv4CAf0AlgFb/usAxwEKAZj+vwEj/+wAsAAtAMv/cgDt/kcBdP5m
/gj/EwD+ACP+Af9e/+P/XAFmAf8AHwEk//b+hwG0/1EAHv/x/6oB7ADh/kn/iQCc/7z/1ABQ/mYALQAt/0P+X//N/7L/Bf4B/3z/nACdADgBgf+tAZr+cwCM
/hMB+v/DAWX/CP7RAI4BUgBuAVn/rQFGAFX/i//eACn+UgFIAD4B/v/+AWMBt/4//gEACv9+AXcB/QBBAIz/7P59AewAJABg/+3/wQHwAHH+sf9DAecAEQAG
/6j+9wCa/7/+LgBU/9r/0P93/gL/VP6BAIUAAAH//64BTAB+//n+GAH/AAoBqP9PAG7+uAHuAe4A9/+J/2D/mgEX/4n+qAHcAXX+AwDkAWL+eAET/oYAo//O
AHD+iQC+AAT+W/8FAaf+AgA8/7b/7//QARz+xAHQ/7gAqv/5ALv/ngGL/rQA3gHvAVP/vP/w/+MB/v7kAXP/0f8Y/tH/6QD0Aaj+XgHu/gL/k/63AQL+AwA5
AZz/6P/7/6sBm/+9APn//v+dAcIAdf4BAfcBMP/qACL/jQFY/+X/cf6yAP3/pgAE/34Bd/8jAIX/8QAt/+EBXf7qAaX/6f8yAAoAiv9EAMX/b//BAfsBDv/I
/93/2f4y/gEAj/+i/q7/av/RACAB//6SAev+Af+g/t4ArAAsADkBAAATAND/4//d/5EA8//6/7v/8AANAQYAuf/Q/9QBtgC1/yMACgAn//7/1gApACL/2v//
AJb/2//j//X/9QDx/7j/3wAq/yv/4v+5AAj/vf+g/6L+DQBv//b/3wAA/mz/cQAM/9UAiP82/+r/5P92/4z/+P/qAAD/9wA3AB4ANgFJAGcBi//L/2D/zwEw
/7j/nP+a//UBIQHX/+v/+ADCAHn/DP/4/8gAN/+jADgAJP/F/8EAMv+D/9//6f/6/kT/8v+L///+mP/b/8T/9//NAFb+b/+RAIQAAP/W/+b+A/98/+7///9e
/3z/2/9g/2kAOP/zAAL/5AAx//AATQAy/iT/TP9Z//UAcf+BANUAB//HAET/bQCT/gEABP/MAcgAnP4V//kAC/+o//cAWgAhABUATgEC/5L/9f/w/7oB0f/S
ACj/e/9i/97/0P+b//L/8gAn/jQAif/5/+r/8f4M/3//0//HABj/I//8AC7/pf8q//n//P/m/4P/4f/gACsAEgBp/u0AAwAw/68BI//g/53/3f+P/sUB8QAy
ACwAWAC0/pn//P+G//D/cgBHAFH/tf/8AGf/HgAV//j/zP4B/+f/tv/YAQL/2v/J/6kAAgCa//8AOADP/+b/5P/B/hL/Pf+7/8cARv+D/9f/jv+e/o//yv/l
/+P/1P9F/4T+kgCT/o8BM/+W/1gA3gDo/+7/rf+h/9T/OAE/ADoAKQCY/isAFgAQ/xAASf/c/3X/8//q/8H+CQBh//4AJv/VAeP+q//DAGMAhAA3//8AMwBD
/wIAWAEOAGf/tAAFAAj+h/7PAA0AVP/5ARD/+QAX/tQB2ABXAP4ADwBl/17/sAAgAZv/JgEy/70AVf+bAGT/8f+UAG3/mAFjAf4ABv+V/t/+nQHh/9EACP+Y
AAL/bABZ//4AYf9LACX/8//y/9YBof/DAFwADv5e/+b/wwANAPQAH/+fAVT/iv/8/+P/yP9x/0wBBAAKAVwA+//xABz/AgEJ/+P/swAD/4r/wP90AIMBBQAK
AJr/vgAbADoAUQACALYAW/9V/hv+WQB7/+gA1P8J/wwAFQBs/9cAAf9R/0UAEQBD/6wAVf/WABr/xQGY/6cAVABBAQIAHQARAB//1P9gABsA4/4u/67/6f+2
AfcAC/83AB0ADQCg/9UAbwEO/h3/wf+s/+r/0//YAKz/8AFj/+D/Tv+uAFoAK/73/+4AI/9//6b+3v4V/68AJP9qAJ3/jv/s/94AU//hACIALQAC/6T/YP/w
/87/wv/pAcAAF/91/8UBBAAE/80AS/+aAEIATQBo/9z/2P/X//L+RAF8/+H//v8PADL/8ABZASQAef/UABoALQBd/9oAEAAGAPMALv/b/9sAVgAG/4sAE//l
//0AFAAl/kr/7//gAB8AqwBE//H/7wAJ/+H/kgAJ//sADQALACj/1gAF/8sAOf/nAAEAYf8j/+//6f/6//f/yf/f/n3/+f/Y/9IAB/5L/+n//v/lAUP/8//4
AC7/cP+FAAf/8f/qAAP/1AAxAAEAvP/eASb/5AC6/+P/VAAE/+r/uv/jAEn+Af/6//wANgBn/7H/7P/VAC//9v+lAAgACf/f/+X++QAM////2/4BAAj/p/+4
/6j/+v/f/+H/+QBH/lj+cAAP/+//zgAH/gEALf/R//7+aQAh//MAN/+xAAYAAAAJ/+MAGwAWACIACv4BAHL+Gv/3AIP/2v/x/+7/7QArADYADP4BAAL/3//t
ANcArv/w//v/0f+t/8sABwAJADYAMf/4AAUACv/YAff/5wAj/w/+1//t/+T+6gAz/5IAJP5B//f/6f/I//oBZv/EAEn/3gBUACr/6AAb/4r/XQAB/9sAC//D
/8gARgAM/tsAef5QAAABFv/z/37/+P/m/8D/ywA5/ocAFQAXAHIAagA5//T/1gAB/5YAFAASABP/8AAQ/r4ACQAJ/+j+AQAQ/53/pf/0//3/8P9MADMAKACG
AK8AVP/r/8YABv9BAED/+wAG/+MAAf/rAAr/lwAD/+b/3QAM/9//1gAx/6oAuv/oAfb/yf+W/7EAHf/7/4D/qP+u/lH/E//SABf+agB9AGYAOP/UAGr/2wB4
AAf/t//A/08Ab//oABP/2AD8/9b/eQA7AIsAI/+OAB//hgAv/uUAAf/B/8v/uP/v/s8Azf/5/9UAYwBN/8D/6gF4AHoAL//4//0AVf+DACkAVwHG/80BIAAp
ACwASAAV//r/+gBJAGr/2gHu/9n/2wE1/pT+1QAL/+P/tgAP/0T//v/uAFb/3v/9/9MADP/sAAX/8ABBAE8AkQAA/+4AdP/Q/ycAHgHLADj/3f/S/9YAAP/a
/4kAGAGV/1D/6//lAEMAN//PAA7/8f+5/+EALf+uAJz+ugDj//b/j//aAAgAD/+aAHr/3f7e/xEAB/+w/tr+KwByAAQAXf/d/7AAHwBRABgAX//PAG7/xwA7
/+QBrAAsAH0AFP/fAAD//gAE/+wAbwAn/+f+kf/N/7z/mQCCAJcABv+x/9YAdP/W/+7/h/47/8v/4QAP/9D/XAAJ/9EA0/94AJD/nv9W/+YAr//y//f/pAAl
/40B6v///8kAbgB2AAwAB//yAD8ABwAyACL/uf/E//MARv/yAAr/2gHE/8n/swCAAUn/6f/yACP/3/+2AGkAh//F/93/0gBG//b/EgAgAAL+wv/e/+r/qv9Q
/88AKv/Q//oANAAsAA3/8AEJACD+IwB9/9r/ywCc/+r/yv/n/+sAP//H/9P/uAAJAMQABQAR/9kABv/aAKUACP+3//j//wAv/8T/9gAC/mf/8v/TAc7+sAAM
/9j/lP/O/7T/OABYADb/5//s/9b/qP/o//v/zwDo/6//8//3/8gAHv/n//AAAv/v/7j//v/VAGv/8P+b/+z/sP/uALH/+v/i/5P/uwBZ/1T/4v/m/50AgQAq
AA//mgA7/+sAtf/0/4z/vAAV/mH/mv/v/9b+Af/S/4cBz/+HAAf/2P/I//P/5f8p/2kATv/0/9D/zv5i/8H/7//u/in/3P/X//b/1QAz/+wAB//xACr/1QAo
//f+Af+R/gEA6wAEADoAPP/o/+MAPP/xACv/Cf/s/8UAHQDg/4wAFQAK/7v/zgDlAAH/0QA/AB4ADv/M/+kAAf7L/+gAF/4Y/nEACP/1/pX/qv+N/6P/owAr
/+b/5P+/AdEALP/V/8oApv/S/8MAJf/j/4z/8v/0/8X/o//nABr/2f6i/y3+AgCe/8QAGwCT/+r/8v+2/7QAWf67/+z/5/9+AH8AFQAR/7wADv/rASwABf+l
/+QADv6i/9f/8P/Q/gH/+f+a//8A0wAL//b/mv/q/6f/sf+cAHj/8P/Y/8//Yf/g/9X/8P4CAA//zgAP//EARP/WAA//4P/7/7v/+AAxAFv/ZAG1/+3/5v/n
/5IADf96//gABf6zADkANP/9AJz+Af/cAAf/5gAm/8L/RgAKAED/9P8VAIcAPf/9//UAtP/vABIApv8NAC///v/6AB//1v9dAI3+8P/2/7cAQv7s//wAKABe
//QAKAAZ/90ANAB///wAJwAIADUAM//iAA0BBP8vAesARP/x/+P/9P/K/8sAGv/ZACj/F//t/87/W/9OAH0ADf/f/9j/9P6PAAv/6wAp/+MAb/+q//D/5/+v
/8f/+ADXAQEAAv/dAGIATf+iAJsAPwAk/9X/2P/3ARYAGgAE/+oB3gAV/9L/+//mAHT/vP/2/9v/0f+E//sAX//k/+YA4/+o//wASv/DABD/uwAfAAz+IgBn
AED/9P/9/58ADwALAA7/8/+s/9//+QAzACj/XABcABIAAP/6AbP/5wAoANgA4wAvAEcAJv/w/7kAc/+z/nYAAv+zAD8ARf/iAE0AIwCZAFEAEgA8ADb+sQAt
AEAABwADABQAGP/9APYAgf/Z/3MAg//L/3n/3f/v/7YAAv+fAEX/5f/c/0cAdP/tAAf/9wAq/9X/9////6X/zv/hAJj/ff/2/+0B+v+d/6ABTwBpAAX/3QBK
//T/wwAJAPT/Yf/c/9AALv9mAHkAI//p/wcAH//K/9sAK/9u//3/3//uABf/5QAE/7IB+/9Z/gEAWQAm/r3/dQAO/7j//wAO//wAef/E/8MAAQBfAG0AAv/p
//z/9wBhABP/nAAOACcALP/YAAX/1/7u/+j/xwAQ/p0AA//XAAAAE/8nAEwAIgCc/83/+f/YAP0AKf/q/88Bwf/J/93/0//g/7n/3v/Y//n/5/+KAAL/3AGw
/07+M/+oAGH+2/8l/+//1f+i//EAHgCf/8T/5QAEADr/zv/4/9cANv/X/3YAEf+z/84AFf5K//v////l/gH//v9v/oX+ZAAB/+P/3f/+AGj+sgB4ALj/5//5
ABP/PQAyAAj/8v4B/8j/4P/e/8cAcv/r/+QADAAh/+IALP/L/gH/mf4B/3cABf/R/+f/2P/LADAAFAAPAJP/3f+6/74AgQCM//D/9P/A/8r+/gAZ/6wAQwAo
ACX/7gAH//7/0//d//X+KACP//f/7P6YAEQAAP+0/3EAYf/t//T/+QF2//wAC//N//H/mf/S/93/4f6O/8n/4//w/6n/iwAT/+z+LP+4/gH/cQBF/sj/QP/l
/7//vP/xAD4Asv/k/+wAHABYABX/9AAXAAn/xP8mABz/pP/wABP+qQAVAAL/6P4B/+P/gf4rACoABAAE/5IAIQB8/xj/3wCe//v//wA4//EANP/2/+n+Af/C
/9n/+//J/5L/x//4//3/7//B/+0AEAC0/9QBzwByAAIAPgA3AAr/rwAYAD3+nf+sAC8ANv/F/gj/vAAg/+QAC//9AIIABgAlABP+0QC0/+0AIf/pASn/wgAx
ALf/rgAEAAYAAv/w/9j/E//q/yz/1//RAB/+/P/h/8sAEQAZACj/8gAXAAkAJ//xAEUADQAiAKH/7//rAKX/hAH+ABj/8AAo/9L/5P/AACn/xP/4/1P/1//g
ADb/Zv/f////0v/L/9D+wwAR//wAOP+vAJb/3gAC//IAmP/m/+gAvQB8AAD/6gBi/73/u/+6/wgAY//Z//IAOAFUABEAF//FAeT/0f/x//EABAAK/+j//f/y
/8r/rP/6ABYAWwAB//gAHv/mAMYAJQAR/64ALAAf/tr/3QBfABn/r/9l/+IAEP/r/+cADgC+AAUAGgAv/xMAmQAWACf/5AHF/+oAKwC5AFoABAAOAAz/vP9h
AEgAd/4C/+P/xwAyAHr/7AAVAB4BAQBR/+f/+ABe/z0AMgAxAAwABf/kACwAAAEIARH+8P+G//v/9gCW/83/3f/L/9r/sP/J/9n/zP+hACD/yv/3//sAEv/Q
AQUAHv/V/+X/+gCX/9YAAf/fAc7/9f+bAQf/6v/8/8kAMv/X/6gARwBo/yX/1P/mAAT+LP+9AC//1wC7ACf/6AAB/+j/a//o/+H/7v/+/+EAC/+vAN//s/+G
/pMAA/41ABf/9v/BABX/4QAK//T/6P/U/6oAG//dABEAKf/u/+X+Of/7ABcAJAAP//j/+////8kAWQAEACMBDv/L//n/5f/D/+r/TAA0AH4Af//3/9j/7P8v
//QAFv/v/jMAEwAE/+cAAQAHABn/9wAg/+r/0wAQ/9v/4P9VAVT/7//3/gEAWv/b/9v/wv/sAB//+f/1/9r/c//7/+wAEv/3ACL/2f4IAAYAKf/x//7/EP/Z
//r/zP4B/+r/3AG8/tv/9v/e/8IADf7z/kb/qgCmABj/2AAc/zr/+//mAAoAkQAE//oAOv/1//7/+f/1AAYAEP/MABX/xv46/7f+Af4H//0AeQAN/9H/zAA6
/+r//v/6/+j/3gBCADL//AAIABn/v//U/gH//AAJAEwAGP/a/8sAAv/gAZ3//QBD/gH/SP////r/A/+//5n/rgAGADcAC//bACD/oAAKAGD/4v4B//z/4f/r
//f/1AA2/+//7/+rAGYANP+y/mP/Vf4+/tz/6f7aALb/0wAD/8n/6gBIAAH/7f/s//cAFwAVAAkALf/y/9L+GQAAAA0AAf/E/s//ugAA/+f+Af/y/7oAUv9s
AAYAE/+D//D/y/8C//EAbAAU/+EAAQDsABcAPgAlAfsACv/AAEAAB//6AAL/9f/5/8j/3AA2APUAh/+wAf0B8//q/5P/5gAn/8D/pf+a/5MAKv+L/4X/rf8e
/6AALv+zAGz/tv4V/+3/4f/C/+MAUQAJABP/1wE4/4X/hwDV/+8AFv9W//cAIgB6/6cACf5O/+//wwBo/kIAAwAr/6X/hf/w/8P/mf+D/5H/QP/0/8sAY/9Y
ABoAAwGV/64BsAG6/9gAbv+f//j/3QBk/8D/7P+o//cAAv/9/4UAfgAO/+P/p//fAfz//gBfAHD/qv/kABP/+v/aAPwAHAB3AK3/7wAC/74AKABoAHwAW/9B
AFn/+//Y/8IBKAAD/2v/tgGG/+L/3gAoACr/3/+MABUAGP+j/74ALv/gAH7/J/82AY3/7AE4/14AA//eADn/l/7p//r/o/9XABj/iP+TABX/kwAG/6n/2v/0
/4EAOf8kAGoAEQBE//kBkP9+AEcAgAAQAAIAUv/x/4b/YQAeAEsA4v/e/9YAhQBS/9wAGP/J/5D/o/++/8P/y//y/+H//v/E//j/uP/s/zkBgQCB/90BtABb
Af7/Wf/v/+D/pf+zAAkAOP/3/+j/p//oACb//P/xAD3/xAHyAAsAM//M//kAKP+1ABb/0gF4/7n/wf/7ARD//P/Z/+7/9f/xADIAcv8r//n/1AAe/zwAPwA/
/9f+kQBH/80AGv+7/4kAQ/+7AAgALQASABv/oAGRAIgAXP6q/9/+Af7PABn/yv/y/+8As//o//D/uf/SAJ8AVv/4//4AFv/QALz/9//KAA8AZf/i//L/8//N
AGb/5wAFABAAIf///7j/zAAp/4wAOgCYAOn/8v/a/3D/sQAX/4H/8f5UABD/vP/6ABL+6P/u//8AIAAV/+wABv+jAff/SgHH/gEAGv4B/wf/4f+0/5r/8QDZ
//L/9f/v/5cAaAAT/+r/1ABH/8gB3wAD/+H/1QA6/33/6f/0/9v+xP/v/8L+uf8t//T/tv/lAEL/2f4ZAMEA9f/4/9b/2f/HAAf/j//8/4EABf+G/90AAwA+
AAMAD//uAEAAEwBO/7b+AQA3/uH/lv++/gH/IAAT/94ALwApALH//f///8cABQDPAB//7gAO/9P/2/4BABL/aABFAFb/of+N//f/2gD2/90ARP+r/x7/+P/l
/4kARP8q/7r/5gA5//7/0v9s/7UAMP9g//QBa//+/9z/5AAf/rIAC//tABv/v/+9/8f/wv52/q7/nv4BAAP+Df9V/9X/yv/U/9sA5gAS//T/6v/yAIH/xP/8
AFIAIv+7AfYAJv/m//r/2f8q/53/+P/o/lL/5f/Z/hL/sf/7//P/0gBU/zX+4QCt/t0AA//U/9IAkQAo/zkAJAH//9P/pv/KABQA2v+4//f/6AAA/8z/0f8c
ATb+MgC4AF0AAP4BAAX/r/9U/yj/vgCqAAL/zQAEAGH+Fv/DAGL/+QBy/7n+yABGASH/mv4EAAn/4AAY//IBUP/B/xv/sABzAEIBJAAL/9kAzv9z/9n+bP/w
/+cA5P/R/9T/aAAdAPIABAAl/9f/uv/r/6T/zP/FAFX/kv+E/6EBJgDkAWMA3P+2///+Wv/9/6MAdv/aAF//vAAc//YAt//A/zwALP/M/6b/tgHB/+P+3QCB
/sUANP/7ABX/7ACD/+kAkgDG/qD//gBK/9z+6QCyAO3/lgCC/+//6gFe/p7/1ADR/4X+fv/s/9D/7AAqAFYA8f/1ABH/lwA//30AkQD4/ncA3f9BADEBnQBc
/9//6QBa/7/+H//j/+4AA/+xANcACABE/4f/pv+/AJIAGgAMAH///QBA/+QAAv/cASP/6QBb/3MA8wBMAUL/yP/K/kMAwv+p/gcABP/V/5P/+AAG/zD+5wF9
/8IAWP/g/9cA9P9JADX/0v9+/oUAZwDrAFz/ef7+Af8ABAH7AHcANv/8/3b//v/uACr/9wAG/7X/5QArACf/4QB1/97+yP/O/5b/qgEG/97/3P/m/8UBAwAe
/30BPwB+//X/MQAkACv/4P92/3n+jv/z/98AJAA//3j/K//3/ngABf/MAAn/yf9W/zj/9QAHAIIAAP5F/gH+wQGsADX+BwAE/0f+xACLABsAM//uAOT/6wCL
AF0AEgED/5gAMv98ADH/u/4C/8f/SQAIAfgBBgCU//T/+QCDAAYAdwDK/gcANACeADL/PQCp/vgAIwF3/8j/y/4B/9X/zgDTAKb+aQBRANQAFwAMAGQB6ABG
ABMAbABsAev+Af8I/r7/Cf4BAAP+AQBEAH4AJP7QADYA8QAiAFQAaQAZ/+//lf/h/4gA8v+e/gH/8v62/xEBNf+z/6j/0gAY/gH/5v7HAfQBU//4AKn/+f8h
/7z+a//lAen/9P+YAf0AWwBO/s7/uAH9//H+AQBz/+f/SP4FAH//pwEAAB7+7QH//jD+1v5A/ib/uwFQ//T/zgA3AR3/pwEL//cAWgBAAA0BHQAv/+4AAf8h
/+b/Rf/f/igA7wE9AKf+2gAw/9L/Yf/ZARf+CP6kAAwAyAB0/+7+bf+KAED/Af/k/97+AQBaACEB3wD9/gEAAwDaABMAJP/xAUP/4v/W/zUBfQH//gH+KgBc
/27+Af///gEBdQDPADH/PAB5/9AAEf8fAKgAO/6ZAOv/UP8hAL3/Of4BAFf++/98AVj+3P/JAAX/m/4k/yf+lwFWAfwABwBA/zL/VQBj/ur+1QC4AE3/aAGK
AeEADv41/oQB//94/gMAywBSAEr+BgHZ/4gBDP6+AFr+7gCB/34BUP4E/7/+HwFR/w4BJP5XADT+rP+T/2sAcP+9ARz/Rf85/6oBUv+eAfP//wH0/q3+Av8V
/8cAOv+zAT4AJv50AWP/qf/S/h3/4P8W/9gADv9g/iz/3v+oAaD/SQDa/2cB6f+E/ygB/wCHAAP/ev5mAdH/zAFN/7/+8//ZAMf+AQGFAf//yv+DADQAJAAu
/jj/6v/f/+j/pgBr/4QBcQCa/4n/jQF9/7YB/gAaAeH+ef4I/5YACv/T//IBNv/+/pn/jwGgADUAff/uAED+Tf/s/ywATP/7/7MB///MAB/+AgGOAM3/XQHZ
AD//9f9T/gIBzP/HAZD+4gC6AaoBdv8YAWoB/v+TAbf/HP7T/vkB0/+pAXX/wgEP/9YADf4EACn/yADm/q7/7v4zAE//cAGL/hn/lwA2/77/4QAA/8IBxgFa
AE7/yAFX/wYBSgDwANb/D/4B/5MACP7k/yf/hwDo/gEATP/QAP7/gv9+/1QB3f43ACr+4wE//gEB/wGrAPn/dwH+ABMB+f8A/6H/vgHJ/+sBSP/0ANv/RP/E
/7X/1//1ACP+vv/NAdMALf4BAXb+jgAKAMf/mv/z//X/qAG8/gH/qgAsARL/NQA0AHcAP/99/gH/tP/mADv+9gA9AXv/0v50//0BZP93/4v/jwER/tMAEf7m
//YANAAIAGr/6QBU/9sBYwAnABMACAAEAAMA6wE0/8EAOgBrAekAtv7RABv/WwAFANX/7QAw/9kACv/v//D/s//6/+X/wgDl/+sABf9wACD/zwBZAAH/xv+z
/n3/x//k/9P/8P5M/3sAMP/W/9X/aP/a/7/+0/6y/+MACgAM////4v/zAAsAqQA+AAD/tQHNAAUAVP+w/8v/ogGNAXf+5gBZAEwAMQBS/j8ADf+hADr+Af/Y
ADH/0v/FACL/hP+4//r/5/9/APf/iP/p/sYAEf/dACMAI/+i/nT/y//g/+3/0//x/h7/hf/x/+//4P/p/9b/fP6qAOT/1v/+/9YAMP+9AFwACv+k/0L/a//o
AGUACf/z/+0ARwA//x4AtgBcAFsAlwH7AM3+BQAI/1f/xQH1//MAOv+0AEP//f+d/9L//f/M//4BIgAg/+f/PwAT/+z/jv/9/8wAZP4C//b/xP/m/+n+Ef+E
AAT/6P+G/yX/8/5C/xf+EQAbAEP/yf+p/9n/uAAnAIL/6AAF/9cBxf/eAHf/tgAH//r/jP5z/uQAiwBA/8wAJP5nABP/nP/r/gH//gBL/8EAEwAp/zH/0wAM
/9f/PQGR/8n/3gDR//z/2/90ABP/3v8kAPYAPP/h/8b/+/4B/xX/0P/s/3YABf/z/sf+zf5s/77/+QAV/8f/df+y/90AowBa/0IAAwCy/54Ah//l/v//lADc
/5EADwA0/mMBIf5M/0QAMwCBAGwB1ACl/rn/nv+q/r0AJwA6AEj/yABo/sf/qgAMAIf/8//rAEoABP+/AQ8BO//r//QAAgA+/kr+yv+zAFUAZQEsABP+uf6X
AaYADP9MABcAfP9w/6QAOQDsACT/Zf+rAJ0AFf/v/8n/zwBwAMcBVADq//3/xv5J/poBuQAB/yX/pQF+//kAT//SAGX/pwA9/9r/+f/WAAj+VwBj/+j+8v/d
/9MAKP+e/5D/KwGnAB//0P/jAAkBHP9hAS3/9gAWAVX/5QC8/rYB5gAd/z0ABv+U//z/cP8dAIL/CP9UABwBaf/O/57/+f9JAHIAQv4FAX7+6ABZAXb+mv9H
AB0Ad/+6AYgAmgBYAFsAXP8zACMAIAAr/74Am/40AGMAAADf/9AALwAG/3sABwAvAf0AV//+//IARAHP/+3/Tv+m/9kA+f/5/zIBlf4DAJ8ARwAQ/7f/1ADO
ABUAg/9F//4ADP5fABH/JP/R/9v/l/8m/pgAlP+x/8b/GwC3/yf//gC9AE0B2P/j/+8AJv+xAE0AAP+4/9b/1v/BAQT/gv/7AQj//f/mAIz//v+a/6EBNf9e
/9X/1QAH/+YBYP/5/80ADQB0/+8AmwEVAH//3wAA/4cAVv/WAScAJwEs/3sAx//1/7kACgAk//v/uAAfAI4ACP9o/9T/hv+H/xoAtwAT/+4AFAEhAAMAGf/a
AAf/UP+v/+gAMwAOAQsADQBN/8sA0gAa/+IANQA1/4D/XQH+/8b/5//w/+r+YgCCACn/3v/EAET/6wGU/4UA0ABYABwAAwAu/7cBdQAPASQAJQDB/67/nP/O
//r/0P+rABYAfwBE/wL/0f+b/sz/MwBv//r/1AAOAMsANAAL/+oABv9N/pX/4AAv/9kAtQA9ADb/j/4LABv/2wBTADP/kP/UAGH/uv/p/+D/6/4BALEAHv/a
/sIA5v/cAZv/AgBCAFAABf+sAB3/9gFSAC4AbAAUANX/6gAS//YABv/N/8QAGADLADD/N//n/3L/Tv8qAcMABP+9//YBMgARACb/6gAR/1D/3AABACX/0wD/
ADYAL/8hADMACv/l/nwAJgDV/oD+Af/rAAT/8//a/t0AngCJ/+4AeP/T/9kBMQBP/sEAOgA2ACoACP+NAWIACAB1/9EA0f/LABz/sgAU/7j/qQAaAH8AIQAi
//L/pf4M/x4AVf/6/4H/7ADVAAYACP/GABr/bP65//0AMf/YAKP/9QAh/18BuAAF//z+8AAvAGoAMQCg/9j/9f/c/9X+XgB5AE3/+P+pABf/ygDq/07/EwBB
ABb/3v/u/9r/DQAO/54Aav9r//sAcgAA/9EAFwAE/yj/Cv4BAMMAOgEiAVf+pv8I//X+8gAh/yj/YgA7/9D/eQHeAJz/9/9U/9v+lP4F/usAoAAbABr/fwCV
/3r/lf9cAOQBYP/9/8EAY/4C/1z/dv9yAJP/1v/I/w8AjwH9/jb+5f/+ABf/YwBL/9X/wQAC/rj/t/+M/98AggAn/7EAo/85Ae4AjQAn/vEBh/4C/+P/+f/x
/1gAjv/m/8T//gCc/qAAZv/A//P/6gB1/8kAhwCqAdAAAwAfAM8AKQAmAGX+nwAS//j/5gAv/gn+CwAGAAcAfgDT/9f/Dv+KAP8A4/8A/9P/aAC9/z8AUv+J
/tT+///rAD8AGv+/AAIAF//P/u0AIgCPAFMBWQGk/iH/Z//5AB3/mP89/14ANf/i//sB+QDXAAP/Zv/Z/qb+V/+UAIMA9QAU/2oARP9r/3H/5QCTATYAD/+9
AEYB7v71/9v/UgDa/7P/wv7KAL7+Af6K/wAAJP94/1T+CwABAI7/XgDsAAIAFAA5/ywAFf/O/0wANP4GAI7/gwCYAfsB3/45ACQAmgBe/2n/rwAqABD/ewE1
AFn/4f+8/9f/M/+5/2YAOACUACoAPACa/9X/xgEWAfn/Uv/SAAAAOwEH/+z/fAAOAHr/d//1AG4AYP/s/0AAUgBKAFsAEf/1AAH/q//yAE7/vgBdAC8Ae//S
/8UAAf+8AAL/J/////0AbAA8/44ANQBiABz/y//s/+8ALgAP/9IACv+iAAj/zACg//8ABgALANr/+f/yAA4AAwAQAOUBUf/i/+z/9AAJ/6f/z//x/9T/dv+q
//L/1f+MAFj/1v/w/+AAI/89AAAAB/+ZAK8Ahf/GAG0AKgCb/7v/0v+q/yUAEf8m//oAFgCOAB//pAAOABkAT/98ADn/8QAs/8r/1/5b/+4ACgAIACD/9/+J
/5z+W//7/+sAPQAHAH/+gwBi/+r/8f/r//j+d/+y//r/6/5W/+P/1f/M/8sBEP/a//L/5gBV/5cACgAH/4oAQP9+ACsAQf/XAGD/yP/oAEP/ff/n/2wAFf/5
AGgAZ/9nABz//P/Y/2UABf/0ADkATv/SACb/2f/0/9kBJwAmADf/NACjAAP/5f4wAAP/swDS/jcACv/2/+QAFf/k/8f/yP/5ADr/2P/k/9YAIv64/+j/4//l
/7P/uwAIAAX+twCX//L/7wA5ABYAV//G/9H/rv8KACD/GAANACEAJwAm/48ABgAJACX/gwAN//cAM//p/+X+YwAY//r/4wAxAA7/lP80ANn//AAA/1EAIgCq
AEL+qAAB//H/5wAL/1f/2v/iAA7+KwAK/+n/kwAM/+3/3v/y/9kACf+pADUANQE2AFIAsv/CAHX/Zf96//kAIv+9AKEB/gE9/5v/kP87/gEBM//p/2cACgCY
//cAB//l/+4ARv/Y/+D/6P/s/+j/vP/E/7oACv/+/5gAIf/1ABX+wwAwAPr/2f/1/+T+PADyAIT/5gBX/6T/vgEm//sBof/e/9L/qQAMAC//2//4/8YAFv+D
/6//G//i/8f/+f/AAE//8wB//vb/3P/s//L/PgAt//gAEf/C/7b/+v/7/6UAW/9DAG7/4v////7/X/+mADcAev/tAAv/9wBA/8j/wQAj/6kAL//y/9UACv4F
/+wAAf/9/88ALv/F/w0AVgDa//n/2P/X/8cALQB8ADEBKP9GAC3/0wDu/+T/T//u//gAMQBn/2QBSf+y/4b/rwAsART/0f+H/7UAuv/pAAL/9QBHAID/+v+3
//0AAP/j/+EAQ/+SAFb/5f/k//f/1v+i/+n/nQC3/+7/9/+9AZYBJgB7/8AAHv+Y/74A/v+P/iMAFv/Z/73/pwAZABD/7f+s/tf/kgAPAAQAGwBMACH/zf+U
/+P/Jv+W/9T/6P8KAJX/xAAVACEAVP+f/+P/7//n/78AXwB9ABL/5P/r/2j/lf+WADv/QAAI//0AJAAI/0r/MgCC/yX/3f/o//gB8//S/+v/2wBJACP/xv/C
AC4Acv/U/+3/6gBF/8v/6P/z/+EAgP+tAIcAhQAq/6//5v/aAB//tP/f/xAABP/2/47/4QALAA4AJQAs/8wAAwAKAHAAGgABAFQACwAZ/+3/zf/3ACYAMv8Y
ACr//v/IABP/w/9hAUj/tP/T/9v/+wDGABH/7//z/ln//P/0ABv///50AA4ACwAjAC//xAAdAAf/awCmABkAHABLABH/m//d//j/qP+a////VwACABL/5//P
/9b//wAAAFj/1wBXAAEAVf/O//P+OgAbAAn/6P/R/9v/nQBc/lsAIP/nAC8AD//7/u3/UP/ZAA3/7wAPAJMAIgAhAAz+FwAn//YAKQAg/6oABwAgAAYAVQAW
AB7//v/Q/9v/WAC0AIYAMv/F/9QAHwBp/8j/2v7WABD/8/9iAC0ACwAJ/8n/zv/eAGQABABjAGb/8gB7AB4ABv/9AGMACgBy/iX/kgAX/+/+dAAK/sgA1v7g
/8f//f/mABgAof/xACr/+v/ZADn/9wA5AC7+XAANAAn/7/+7//gALAAE/r8AXQAXAEoAVwAc/43/2v/5/8n/xv/w/0IAGwAa/63/5v/8//MAGwAp/+QAUwAK
AEL/8wAA/h0AUwAL//v/wgAa/7z+av+2ABr/9f8QABP/i/8S/vf/2QAY/+gAGf/YAAEANQAP/ioANv/xAB0AMf+RABQALQADABgABf/h/9oAW//dAOD/x//Z
/1r//P/i/8n/xP/SAUgAaf+d/6sA4P/6/8wAEP/uAAj/xP+5//r/jgADAGUACv9+////xwCb/7r/jABO/6f/6f+4AAoAFv/A/yYAiQDv/7cACgAK/ncAH//V
/6gAQ/+9/7f/sf+xAPz/q//O/9v/4f+C//n/8/+E/4T/rv+I/+cAEv93AAP/sAB0/8EAFwAoAAH/+P+E/yAARf/5/8f/tQAAABoAFP/aAHj/pgCgAAUAEP/X
/o3/+wBkAGP/5gAX//AAPv/X//r/DAB7AA//9v/XAAn/d//hAE7/7wAbADUACAARACAAoQASAAMAGP+Z/+UAJv/MACP/0gBr/9f/2P/bAD7/wgAJ/9YAAwC/
AGf/mP+hARYBK//9AAj/ygAA/8r/tP/w/5kABAB3AAz/h////9EA2f/E/7EAKAA6//P/vP/3//r/ewBB/84Acf/S//r/2AG+ADb/zP+ZAEf/n/+y/2P/0v5w
/6j/wv/Z/8z/TwA+AA0APv74/uz/+gAJABgAEv/+/7v/kQAF/0//vQAB/+X+/QBkAAIACgAHAFr/3P/W//oAGf/CAAEArAAiAAb/2f8kABP/kAAE/2wAIwAO
ACb/2v+L/8X/6v8G/+L/4//6AOIADAAW/+b/0AAb//cAPwA4AIf/6gANABQAQ//G//sAAv+n/9UAMP99//j/aABA/64AGwA1ACr/1P//AAf/8v/9/+D/tAAY
ADMAEP/z/u8AC//8ABD/2wA3/9cAFv9k/8n/3wA0AEQA6wAVAAYAP//7AAb/KP/v/+L/qv+4//UArv/dADb///59//7/9QANAB3/zP//ABgAFAAvAHYABgA6
/yQAHgAY//j/7v90ADv/zv/2/7EAEv/DAAAAE//+AA3/0wAU//8ATwBS/+r/MwAU/+H/t//o/iv/5wAU//H/0v/O/5P/9v6HAAT/9wAMABn/pP6WAMsAPv/p
/88AFP8//+4AHgAL/hgAGv/eADYAKAAe//0AHf/3AG0AL//qACr+7v/p/3QAF//+AAcABv+eABgAbgAf/+j/8gAL/+gADQAX//sACP/5/8v///53AAkACABJ
/+IAkf/dABgADwDF/9gAbv7gAM4ABwAH/hv/+P8VAC/+fP/G/+b/wAAbAVYAAwBaACb/8AAb/8j/6gA3/uIACQAD/9r/3wBW//UAWf4aAFUAkQB3ABP/yv/n
/7z/8v/MAB7/5QANACQAEAAA/+cABf/9AFUAHP/0/uMAC//3/9n/+v4pAA4AGf/u/7f/0v+w/gMAbf/7AAH+7QAI/53+5QDQABoABf/ZADL/vf/+ADwAI/4M
AB7/0ABDAD7/HgATACL/7AAhAGoAAP/EAP8AAwDeACP/5P+0/+P/2/+v//D/nAD1AAL/o/+s//4AdQBM/9v/zP/u/8YAkQAh/8T//ABz//v/w//4/+wAWf/0
/5sAP/9nAAj/x/+t/9kAC/7t//sBkf+5/+z/2v7HAA3/3/+aAGcAC/+z/6r/8wBq/7z/vP/d/83/TP/HACX/jv/t/4b/cv/nAB3/yAAM/7gAjf+4ABQAJQAL
AAr/5f9BACQAAf/X/6EAB//WABP/4ABs/6cAhv/ZACj/4/69/9IAdgDQ/7EAA//1/8f/z//e/7EAnwBW/+P/ugAg/3D/8AAh/9//xQAc//L/5AAnAJgACv/5
AAr/nv/xADL/7QC6/4IANAAz//IAIQCL/9P/4//9/6sArf/8/5v/mP/2AQIAD//t/7n/5//IAHwAG//q//8AsgAA/63/8f/mAKsABP+4//UAdAAC/9L/of+8
/4cAqf/LAML/zf/f/6gAcf/0/6z/pgEJ/+//qv/TAA3+5f+p/8b/yv+5/3D//QAzABr/nP7gABf/7QA9ABAABP+d/6b/7P+F/+0AHP/x/48ASAAOABT/4QBP
/+n/gAANABf/rAASAIoADAAO/+j/Jv/m/44AWf9YAAP////Z/+AAC//8AB7+7//R/84ABQGLACP/1P/h/oUABv/x/+gAIf/g/9wAD///AFX/8AAP/7AAs/9s
AH3+vP+/AEQAdv/6/+UAGwAv/9n/4//P/7f/3f/ZAKoAAwAbABD/4v+SAB0A4QAX/+wAEwAUAAcAQwC4/+cAIf99/sEANAAN/6X//ABD/2YAYwCQ//j/6/+J
/74AI//gABn+IAAb/9T/pAAT/xn/3P/v/94ACv/OAAb/0gB1/2AAzv4Y//3/+ABs/7P/8P+4ACP/2wAW/+j/3//U/+QAVf/rAC4AQv/e/rYAHABM/9T/4P5n
AAYABQACADL/uf+a/3T+FQAR//cANgAZAEH+Zv/vAMQAC//b/+X/8wA6AAkAMQF2ABL/kf/MACcAz//Y//L/ugAt//cAG//7/uT/Mv/z/gr/9gB2AE7/7P/p
AGYAUP/y//j/3f/FAA8ABgAM//QAOf/M/9X+sgALAKoAWf/pABX/vgACABAA6f/DAG7+GACLAB4AHf6NABf/If/z/uAAZQAA/9P/zP/5AB3/uQAqAfcALP+W
/+QAEv8A/9T/4f/E/6wAMwAWAAX+Af+lAKr/jAAQ/1YAXP+k/9n/vAAq//4ADQAC/+z/5v/4ABv/8wBGABL/0P6oACYAaf/t/+H+bv/kABAAAQAz/7r/pv4U
/9QAFAAd/70AJ/8j/+D/gwCuABb/1gAQ/1IAJf/2AEABxAAY/7EAKgAcAGj/4P/9/97/7QADAE4ACwEbAT4AMwHwADf/n/9n/9n/nP+2AA4BHv/y/+kAEv+y
AOP/qAAG//4AFP/YAJj/7f///9oAW/+QAB///v+c/2gAHP+jAUr/2////6n/+f/iABn+xP+5AV//2P/8/9X/XP+LAKH/bP8n/+P/4AAt/+oASgCuACoAIAAQ
//z/6gBpABb/9v+OAAX///9SADL/6v+9AHr/iwA+AAr/8P/Y/73/IgAd////vP+i/9X/ggAOAQcAdf+NAG7/zAAY/+X/rP/QAGQAG//+AAb/4wBKABQAHQBp
AJ0BMf/y/9YAKwA0/9H/5v+z/0gAHv+4ACEABACC/8IAAf/l/5X/owBL/60A9P7B/50BtAAZACT/IP/Q/6IAHQAOARL/+AA2ABz/sgEH/9n/9gA+/8v/2QDd
AAn/ZAAoAO7/tP/eABj/nP+GACIALQEXAAf/8v8m/+r/2f8IADwAK/4B/9j/8f/u/4P/lAB4/47/1//iAAkAPgAi/rwA0f+qACP/tP/jAD0APgBkAJf/Gv4O
//gAgQBp//X/0v+d/9v/b//9//L/0wACAFz/8gAJ/7sARv/A/9b/4QDM/78AMwBr/9MACf/J/2//6v+RAFD/oAAX/9sAKv/AAB7/Uf+5/zX/6v/dAA0BMwAP
/9T/8P7e//j/0AABAA//eP/B//f/6wAl/48Bof/uAekAbQCEAW0ABQESAPv/zf/YAAv/6P/LAAMAA//e/7j/bf/I//MAFwAV//L/NAAnAQUAB/94/87/qgAI
/8gABv/n//0BP/9DACX/1/+PACMAIP/y/zn/mwAB/94AGP7YAAYA2/+B/pH/9AB3/8cAA/8KAGEAP//4ACv/3gHX/38BuQBwAIX+TwAPALYBQP+K/80AAQAA
/84AFv/4/8n/t/92/9P/+ABhAAj/0/4RACsA7gAE/6b+tf+rAAf/+v/O/+X/4gFm/hL////M/40AEwA//uT+9v++ABb/4AC7/3MAGgDE/5T+0//6AEL//gAM
/toAcwAW/+EAIP/tAaEAhv4BAD4A1QF7//sA6gE7/5D/7AAH/9X/6P/Y/+r/2P///23/7v/oABcAAf/n/wYAFQFEABT/fv/1/x4AEv+uAB7//v/w/4cAMAAS
///+9v/2/jL/P/8U/6MAC//c/53/ZwAZAQv/iv4B/94ApQAfABn/1ABQADv/xQATAEsBv/+u//gAfgEH/gL//gC2AV3/b/++//P/zP/zAAsACv/n/+j/aAAB
/8wAL//8/8X/igAoATQACP+g/rD/aP/9//X/uP/R/87+QgGhAAr//f9nABX+0v8gADj/fAAH/88ADP6YADMAov92ABL/2wBTADr//P8/AF8AJP/A////uf7h
AMgARAA+/rr+5//n/iX/wwEF/87/iP+3AFX/+/+G/83//gE3AHYAHv/CABr/yAC9/3X+ov+x/5UAwgB//6YAEf/y/+z/kP7N/7f/1P/lAFX/PwGG/8gAhP7/
//L/wABR/7//5f8mAKoB8QBV/1//SP/4AFL+P/8dAAoANP8eAGv/igDC/w3+xAHq//IAJf/CACf/0gCb/94AX//iAEL/3//1/wT/vgAM/97/af/HAGf/6f6y
AJv+AQBhADj/zP/fADn/gQBy/10AuP/nAFwALf+cARIA8gDkAZn/4f/RAMr+Qv/6/2H+xv6UAFAAC//g/9kAYQGq/vYAI/+T/3T+6ADGAC3+k/5W/7D/+wAZ
/5QBHf/KABv/2gAOABz/kf/UAFgBvwAlAAP/Gv+S/8AAYv+A/skAIgB4AOoAZP/UABMAC//BADr+hQE//+MAFQAv/2v+vgBVAIT/zwAM/7j/6QDm//v/DwGv
AbkATf9V/3oAPv/C/gH/HQAA/5v/8P4aAG0ArP+BAG3+Cf/hAIL/2gCJAAP/Yf/S/3T/zv/kACAALgCmAG0AEgAfAFX/5gCF/+MAav+MAf0AjABm/+X/xf9g
/6T/Zv8xAFgAGP/KAAkATAC4/4//1/6N/+//0//CAdr/2f9SAKEAeQAX/37//gAt/53+AgBaAAYAWQBa/9b/AAET/v8AQ/63AAH/wgBMABv/3P/3/9H/9//X
/9v/tf/L/+T/9QAFAAP//v/f/1b/+wA3ABoAPv/tAP4AJP/mABj/8wAUABz/mf/7AOL/3wAY/or/x/+WARv/0//J/zH+sAAx/oEAmf74//AA/v+1//z/mAAB
////7QAJ/6T/6v74AVn+2wA5/gEADv+NAEj/sf+e/5T/2AAf/+n/4P/s/+v/8//2//z/2gA1/93+Pv/1AaT/2f/4/0UBGQAZ/8T/r//v/8D+pv6b//MBBQAC
ADkASf4XADMBBP/l/8X/uv7wAB/+jAByARD/3/4B/8n/+QCuABMAEv/WACz/cP/e/3X+D//K/5f/uwAm/9oATgBUAAYAO/+zABb/9//f/7b/6P/S//8AAP+8
/8L/4QBfAAn/VwBXAGf/jf5zACb/9QAY/8IAUQBp/mv/7wDP/7AANf5U/9r/dQCM/9b/xf8L/5gAT/6jAM0BE//zAbL/+v/3/3//9P/sABf/xP8T/6b/XgCj
/xH/1/4BAAX/cgAdAAr/qf+3/78AUgAB/9z/4v+1AAwAA/+//8MAEv/t/wkAI//U//b/qv79/w4AGP/+/7b/zf+3/iUAiv/4AND/6wBJ/2f+nP+T/tz/7P+9
/73/uwA//s8AoQH//+j+AQAPABT/Yv/T/+P/3AAN/30AFv9zAHD+fP/9/3wANv8N/48ASP9t/0cAGQBcAAcAH//w/9v/2wBcAAYAIQBB/+wBQQBXAef/rv4B
AC4A5P9e//v/e/9d/1kAIQA1ACgA+gAAAIgA9f/KABb+PP/1/8AAoABR/+D/Zf4BAPkACAH+AEQALwAF/5f/5//tAED/fv9z/2gAtf/w/3wBmv/z/13/Kf+D
/6YAdf/EAGUAGgAB/9AABP94/+H/5P+l/5H/3wCq/9gBCACM/vgAGQE7ABz/1f/y/5gAjADN/rr/3v/U/7n/FgHBABkAXAEk/8f/0wE1ABj/6QD6/2P+Vf//
AXL/3wAT/8YAuP/w//f/nACtAEQA+gBj//n/Wf8W/+kBVgA2ADD/tQB4AEcBHP/y////1v+h/23/9/++/+v/cf/rAYYAPf4BAIv/EwBpAJv/x//N/6b/ugBm
ADIAmwA+/gH/yv/+AOYBBv/v/hAACf/FAAL/yP/d/vYBBgF7ABUB1QBfABX+nf+2AFD/8P9r/tEAzQFP/+gBpABwAfMABP+Z/37/mf9//6QAIf+I/+r/7AAE
/+3/9P/kACT/lABK//cAL//Q/gH/1QFW//EAnf/m/9z/6AAR/8sBbQD6//f/rQAL//D+iwHB/4H+4f/g/84ACQD//6D+hP+v/ncAAQHh//j/7v/c/yf/2P/r
AG//AAAB//8AQwAB/7n/w/+VAAv/5//u//EAAQAMAEEBSAAB//sACwBfADT/8AAe//MAWAAJACIAAgAK//kAEf+9//b/zf/PAIP/3gAZ/6X////rAH0AC//I
/wv/a//2/+kABf/9/un/8wAZ/+n/y//5//EA4//H/xb/6//gAAz/5f/aADr/9v/xAAr/lv/F/qX/5//Q/+r/3f+9AVoAcwFCAAL/5gCaAEb/fv/v/1QAH/4B
AAEAIAAM/9QACf7o//T/+P/C//UAjf+S//P/N//4//EAVgAGAAP+y/+y/+z////7//j+AQAc/9oAAv+jABr/3ACc/+v/vf/3//f/cwAUAAYAB//0/7wAOP/Y
/9P//gAK/7v/2v/oADn+EwApASMAAQAg/0YAjQCN//X/wv+6AaEACQAgAAQAOP/9AAL/+gAE/93/ggCXABj/8/6Z/+f/5f6HABj/2f8M/gEAF//5/+f/7QH/
/88AY//lADkAKv/c/gH/p/5d//f/0gBT/7X/3ABF//z/4wDV/5T/3/6+/+7/7P/w/97/yv5mAHMArAA/AAIAMwBvAA//8P+w/+X+AgAYADD/+f/1ACP+0v/5
//7/xP+NAKD/jAAy/3T/5//n/33/+gB6AET+7AArAAT/+f/z/4QAMf/yAAb/+QAe/9z+yv+Y/qD/7P/T/8f/ugAA//r/4//O/pUAAAAt/3j/yAAD/+n/1f/M
Aen+XQAy/5L+xP7Z/5AAJwAf/rAARgFE/+3/SP+x/9b/mQA1//X////UADv/dv+mABsBEP/+/3QAkv/w/+H/OwC1/5AAFP/EABv/CADdAAP/5v9+AC3/2wDU
AWkAbwAnALEANgBF/+D/8P/uAHQAHQA0/94AYP/4ACP/4P+/AEoBkQAD/4wADP/DASX/l/8yAAMAYf+nAFX/+ABc//MATv/k//z/3AAA/9j/2/78ACIAIQBo
/93//gEf/7j/FP/CAHb/0P/V//gAA/+Q/+D/rgAO/9b/tP/pAH8AFQD0/8r/+QBT/6b/ugAFAAD/xv5AAA8AKP8s//EACP/kACEAmQE+/m0AWf8Z/vb/Gf5S
AK8ABwAd/7AB8AAA/1r/nQBw/30ASP+8ACP/8//6ANkAhP/9/+T/w//aAIL/u/+aAJL/3gAAAA//3v/sACUAywAd/7T/jgBb/+AAHP85/pYAKQBRADL/qAAW
/7sABgBP//j/9//IATgAEgAq/+H/jf+vAVP/WP+tAAn/6v/BABT/0f/4AEAAMwHH/+r/1gAS/8D//QBR/9MAB//Z/9sBK/+j/+sA1AAf//AAoQA9/88AWgC0
//r/7P/s//ABGP81AFX/8wAqAD3/2f/P/sMANAAJ/6b/nwAw/7v/5v/j/9UAhf+N//gAcgANAIf/+AAiAAkAJ//7ABn/0P/UALoABP8wAEMAggAOAKj/8QAE
/9EAE//2/+3/sQAc/8X/+gARABIASwC9AAb/2AAWAAL+ngCaAJsAAP/K/+//+ABe/7kAC//TAFn/g//C/1D/mAGc/+7/5v+PABf/Lv/5/+v/ywBl/wEAJQAv
//sAnP+zAA7/rADBABcADv/V/9YBFf/x/zIAGAC1ADwAZv/uAAz/u//KAAH+XgAjAB7/5P+VACL/mAA0/h3////bAAQAJgAm/h7/3P/w/+j/4P/1/9H/pwAG
/+X/7P+8/9T/O/+xAQD/5v/6/ycASv+H/+7/6P9o/6D/cwADAJj/wABE/9gACABK/0b/6v/v/+P/2QCxACz/KwAnAGz/yQEDAAsADf/cAEr/9QArAAUAFv/S
/4sAAwA7/4MAOgAZ/83+AwAT/78AhQBIACP/4//aAAMBUf+0/9L/6AAS/63/1f9kAB7+sP/0/9r/7/+u/8kAAP/t/33/0P7tABEAFf/gAFv/5v/1/7sABQAt
/9f/6v/eAJsACv9KABIAfQAMAGT/5AAr/77/6AAL/ncAHwAV/8v/owAE/5L/4QB5AAT/0/7vACsAoABv/rEAEQAJ/+j/+wBl/9H/1wAH/6r/6f/T/sz/+/9S
//T/7/9y//b/0gAeACIAwgAhALv/kwBiAAX/c//v/7v/q//BAeEAiwChAKz/k/6BAM//+/5DAAz/tf/3AGEAEf/Z//b/6/+tAAP/2QAw/23/m/+lAE7//f+4
ABUAZABm/x4AKv9P/73/ygAK/pUAzABs/97/0P/r/88BXwAMAfz/tv++/+gADP/u/8z/9v+M/7MAM//w/8n/6v/a//r/cwBe/70AoP9ZAAT/UACM/yP/+QAE
ADr/qv+F/9P/5f/nAGP/4ABY/+UAFv/s/+r/2gBDABMAHQAL/9cAbv/3/wj/0f+e/8MAB//OABD+9f/U//P/5P/pAB3/x/+nAFUBuP/U/6H/8v+z//gATAAi
AJL/cgBJ/5gALAAR/1P/3/+QABn/f/4FANIAZAD2/84ABwDb//AAff+5/9r/1QA4ADQAOAAG//z/hAAV/+0AUAALABv/kABJ/+P/8QAIADAARf/r/0//i//A
/8r/7gEuARIAX//F/+r/6//PAUH/pP4B////4//4/5kACgAP//D/if78AA8AGgALAAkAWQAJ/+3/lv+y/ur/l/+JAEL+rABR/8oAIwC6AD//iv/S/+X/tP+/
/9UAbv//AAH/6//N/7r/jwA5/04AC//bADv/yv/D/2oA2v/Q/+z/xQAHALb/x//6/9j/3AAt/9z/wgAR/vz/8QAZADoAMf/i/+8ABABPAFQAQAAGAEr/w/9V
/xEARwAXAHMADAA0/+r//ABVACwAMP/K/3wACv/H//sADwBIACP/3ABM/y8AAf+4AHsABQA2AEb//v/j/8IAvwAx/2H/bwC1AAj/kQAO/9f/sgBW/9r/rgDD
AOP/2gB8ASkAoQAR/+gALQAL/3wAGwADABUARv/6/+gAAP/L/3P/Tv/4/6//sQBD/7z/4v/1AHEAEP+lAAgAFwBIAFIAJAAR//f/6v/b/gH//AAJ/+MAs//E
/6kAgf6N/97/tQDvACEAKP42AJL/8//Z/9r/1v6YAKX/7P/U/yYADf/IAIL/QP5r/+X/7v9VADr/YAAk//oAbQBSALX/9QAE/47/5f9bABEAWACKAAL/FAAC
/9gAEQArAU//5v8L/9T/0wBC//MAAQBf/7gAuv+KACH/xQAWAAAAd/8HAET//f+1/gkAPv+e/6n+JAAj/+//0v/7AB4AGwAV/7cBq/+V/7kApQAd/pr/7P/w
AHn/r//tADgAAwBMABMAFwANAB//3P+l/5T/7/+S/+0AYv/K/+wAGQD9ABz/+v/5AGgAGgAIACwADAAF/+X/5f4c//QADf+0AE7//P+B/2ABpf/o/8f/rwAj
ADn/mv7qABQAD//T/+cAAQA0AB0AGf9L/9f/vgA8/6kAAf/d//z/jv/V/6AABwAj/5j/sf7y/+wAGP/wAGv/8v/T/9z/eQBq/+0AEAAJAUIABf+mABv/ogAW
/2QABQAv/6YAFAAu/3kAAgAOAAv/lv+f/8//8/+9AA7/1f+bAB//sv9QAJAADf/u/8kAGP5H/5cAKv+6//7/5P+x/4MAGwEd//T/7f/i/94AHAAMAAX/3v+s
AGP/5f9kAAf/9f/o/9UAMQA7ABz/xv/T/94Awf9o/+T/7wA8/9j/o//YAAH/vABQ/9sAFv/bABj/7gAD/70APf/lALX/9v/nACj/8v8u/1H+cP/M/+r/z//8
/3L/7gAL/+X/sgAL/7P/fP/kAfn/6//j/97/pAAjACL///9fAD/+vP/RACD/6QAf/+b/3v/Y/2z+/v/jACQAGwHuAFP/1wAa/6YAKv+LAAgAAP/rAAIAPf+Y
/+P/+gAU/8AACv/n/90AjAAU/9D/cv/5/6wAe/+BADL/+P/XAA8Byf/6/9//2f+i/7L/rf+8ABj+GAAjACf/vv/n/7H/4gAOACb/WwCA/9L//QAEAEn/9f++
/6QAL/+Q//n/8P/Y/kUAJP/9ABT/+QA+/3j/8QAH/7b/5v/RAFz/0//7/+L/1P/N/6r/4f7t//v/+P/X/9v/uv82AJL/3v/t/+X/+QHF//b/9v/p/7z/7P+/
AHkACwD+//z/8f/5AAz/6wAeABQANADmAJYAiQBT/9z/3gB1/7gAGwBX//7+n//A/5cALgAl/qv/8QBkAAT/zv+p/80BJgAwABIBAP+G/+j/oQDD/68AO//a
AWIADP+YALYAFQFbAen/kQAn/xP/dwBN/8P/kgBA/9T/2P/kAEv/+P/sAe4AGv/7/08AEP86AB8AFP8zAOMAAwBr/2sAOwBZ/2f/3/9i/4T/7P/r/7H/5wDA
/9v/gv/x/9cAgf/K/+0ALAAY/6MAFf4SAHIAAgBDAPP/1f9kAAz/wf/7/6kAtABM/+YARABoADAAGf++AAb/q/+a/+AAEQDM/+r/+AAHAEMAYP/5AAf/ogBs
/tgADgASAJgAZgEZ/+YAC//A/4b/tv+qAIP/3v/l/rr/6v+4/+MAGP8wAAn/nv+8/6gA2f/8//0Af//7AKL/sf/vAAH/5P/2AGf+4v7oABH/1f4q/+P/uQCG
AGAALf+3/9IAGgGz/9UAJ//GAFIAE//ZAG4AC/7IABb/8/+g/5QAKwAjABr/vwEaAFQAKv/B/93/9v+q/+7/ef9G//sAB/+7AAsAdP/X/+P/7v+kADX/kwDs
AC4AI//TABv+BwC3//4AFACg/+j/V/4RARUAAP+4/mMAYQCI/+kAKwBCACP/uAAEAKT/tf/wABb+8gAB/9cAUgBK/x7/9AAU/3AACv+/ABEAB//h/6v/d//b
/+v/2f/u/7P/m//5//4AE//n/+//5v+3/9D/qwAG/7QADf/2/+kAGv+4ABz/1P+a/5///v/G/xf/3f/u/+3+sAAO/+//2//w/7b+OwA8/97/0P/M//f/TAAq
/+MABQBDACD/yv/0ACMATAAG//3/+//xADn//P/5/tT/0QCo/83/y//0/63/4/+VADT/uwALAAD/4wAHACv/cwAcAAH/0P/TAAL/rAAb/7IAUQAP/77/x//+
/8YATv/RACQANQDxAAn/3//j/+//0gADAPz////f/8P/+P/QAAkADP/h/nf/8f/S/4kABQFz//f//f/8/63/vQAv//j/ev87/zP/2P+5/90AUf+7/8H//f/9
/8//4v/3//T/yQABAFQABv/UAA0AAv/yABX/3wAe/+7/v//FAAf/yP9r/+L/5//bAI0ACP/j/5j//v89/8v/Wf/w/+r/uf//AKT/1P/m//0AdQAL/7f/1gAg
/qP/+P/4//P/9AAM//r/+QAM/wUAsP+wAA//7v+Y//j/o/+nAAL/yv+5AAf/6v7bABUAEgAO/4UAN//v/6gAC//n/+sABwAw/8z/+P/HADP/6/+P/+T+1wAU
//7/u//L/1wAsf7P/7r/2P/BAAIBpAAm//v/4f6EAAD/1AADAAEAZf/+AAv/7AAU/+H/x/+7/6EA1/+K/mn/Zf75/4H/+//VACMArv///tz/rf+c//QANQDZ
AAn//gABAEX+Ov/tAFQAIP//AOb/0//g/pwAi/8SAGcA6gFJAAT/1/8xABYA+QChADwAFP7g/8P/+AH/ADX/Gv/Z/iwAWv+W//wAPAFc/+r/5P/3AB7/Zf/s
ABL+0gDcAAn/av/dAE3/J/+O/83/TgAO/+//qP+U//wAEAAI/70AAACNAJH/6AAeABn/TP+D//L+Av/WAAf/9QDJ/43/MQAS/u4AAP/GAUgAhP+S/u4AjgA8
/+X/ygAIAVAAMAAB/+v/pgAH/8IAQwA5AIP/4v///7wAb/+z//n/+P+4//EBOwAz/9P/Xf/u//b/wgB3ADz//wBk/9r/kQAuABYAMgAXADT/twAt/nj//P/C
AGz/7QCDAED/+AADABP/0ACA/1cAZQAA/+3+HABA/yEA7/+M/77/s//KABYAr//z/9f/5wBWACn/lgAPACT+Dv/+/9v/lP+C/7UADwBD/0T/jABwABkAFP9h
/zr/hv/R/2EAMgAeAEj/qAAKAFMADf+qAAsApABN/+v/mgAm/wT/r//z/gP/+wAUADMApf/M/1D+BAC8//n/3P/EAHkAUv+jAAAAGP/2/+QAKP+5ABIAFwAL
/nUADf+qAHMAQv82//MAA/+mAAUAFAAK//sAGv/k/zz/vv/u/6MADP/p/8kABP+x/+f/6gAG//b/2/+tAAsAG//KAAn/ugAPABH/7QAW//v/q//I//L/8/9e
/+kADgAs/qAAEf/Y/5IAD/+b/j7/GP/O/8n/4AAQ/yb/4v/1/8n/lP/m/+j/ugAR/7z/5wAE/+P/4v/rAB3/+P8P/8IAlv9V/84ABgAf/+n/pQAy/6X/2v/H
/+IABgAF/5AADgAN/7P/yv/J/+EAC/+nAEb/6P/w/6r//P/OAEz/3wAqAHoAiwAK/+3/z//nAJ8AQgBSAAv/1P/fAAX/p//rABT/s/+3/+f/+f+1AAUA8//3
AAL/6/+H/6gAKgAB/9gAQv75/+kAIv/r/8H/0v/jAA3/1f/f//UAAf/vAA7/uv+8ABb/zgAE/7IAHwALAAEAGwAQ/9f/xf/3//7/lf/0ABv/ogCvAA//zf9k
/8P++wDL/1T/wf/W/9AABf9IACEADP/eAGT/9f/g/9cAE/8V//T/9v/g/+D/6wAl//oAJ/8dALv/nv+5ACsAQf/d/6L/qP/c////3v/7/9L/bf/3//0AGv+F
ADn/0P/A//7/2v/V//4AQQAV//f/1QAYAAX/l/99/toADwAK/7T/z//1AUr+2v9G/7X/1gAEAEH/1//u/97+vv/2/9//uQAHACD/4v/+/+cAB/+rACYAbQBU
ANj/6v+4/0IBvgC4ABsAJAAhACH/9//h/7X/oP/eAAT/M//t/9cAC//xAAP/+gDFACz/8f/RAEf/+/+8/5X/eABD/3z/mP/nABH/dQAG/6//ogAcAGX/Nv/0
ARkAc/+7AIAAC/45/+L/yv/i/+0AVf/8/+z/swAV/4oAb/84/8oA9/9Q/jb/3wAtAPT/yv/p/7AAL//J/9n/wf/D//YAA//X/9v/7AA9/+T+8gAa/7X/3f/z
/gEAIQACACYAigAT/5QBAP6d//r/8QEAACv+Av5U/8EAnP+z/8MAIv9//8oAKAAD/j7/0QAxAF0ACf+NABb/8v/DADP/+P/+ADAAZv8TAD7/RAAV/5sALAAM
AA8AbAAX////7//E/6sAYAAK/yv/5wAm/87/5P6BACIA1gBi//EAzQAL/+b/yv/a/9sAi/4aAKj/4gAA/gL/3v71/0P+FgBP/7f/ywAOAGQACgBqAAsAE//6
ABD//P/3/pAADP/Q/67/rQCTACz/2/+u//z/yQCr//H/4ACG/6z///+Z//P/+AAK/87//AALABgABv/kACEAHv/c/t0AGf/4/9wAB/4ZAC4ABQA2ABj/0/+Z
/m3/9P/yAA//2AApACP+5QCRAMT/4P/N/9H/0P//AB8AGP7U/+EACwDKAAf/mQAF//n/zf/hAC///AAY/7sAL/8tABX//P9kAED/y/+h//z/4//4//QAA//Q
ABkAPAAs//v/2f/7/8//+wAf/6QAIv+d/57/tAAa/+D/gf/q//f/tv9xAAsAHP/M//oAkP8h/4QAw//I/9v/7AAaADIAVgAl/8b/+/+R/+X/+ABt/3z/9f/2
/8wAQP/h/88ACgBi/+r/jP/z//n/kAAh/6UARP/g/8D/6QASAA3/2/+yACX/6f/h/9D/2P/pABwAUwBN/9gABf+jAAX/2f/s/7oARgBgAIT/7//VAAb/0wEs
/q7/1gCO/9T/1//+/5L/7v/2/4j/df/9/8T/4v/y/9L/8f/2AAr/sv+u/9oAJ/9Q/p7/GABT//z/ywA3/7n/uf/U//gAJ//9/+//+f/aACb/+AAI/8gAJv/Q
/8wALP9U//cAGP/L/4wAFf/f/6r/+v/k/44AbwAcADb/tAAl/t8BYf/F/43/0v/Y/8j/gAAk/+QAAQDtABD/vAAa//H/G/+EAAr/7f/3/3T/xAACAF8ALAAl
/vb/7v/a/6UAHP/I/8H/5v/x//cAEP/8/8AAA//Y//b/nQAs/+r/zP/6AIX/6//oAEj/1f/9/9//2v/p/8X//P5mABz/4gAN/7EAVABs/3b/gP++/93/z/+3
//3/yv/6/twAAv+y/+f/7P+C//H//P/+AAv/Vf/q/74AYP/l/6L/Tf/tAEEACf/8ABQADf/Y/+kANv+//6cAFQAKAK0AIwAHAAz/yAD9ACIA7f///+P/2P+K
AA4AFAAd/9cAEv9r/t4AL//w/78AIwEs/9AAWQBz/+L/+P93/wwAJP/K//X+xAAFAGT/zAAU/zf/3wAIAAQADf+h/9n/3gBbAAv/E/4BABcAgP/L/8H/8f+n
/8X/4QAK/93/0wARABwAZQAb/+QAPP/aALsAHwGA/8D/5/6O/7AAEwAC/4H/xf+N/0/+YQAX//IAawBDAUX+GgByAJgAAP/p/7v/hwAm/7b/9QH5//kAGgAe
ABYAI//dAA//6QAv/4z/6QAVADcAHP9n/1oAKQDGAC///gAXAFP/3gABAED/xf+7ADQACgBGAC7/9P++/8AAOAAXAFgAQv/r//7/OQAQ//7/jv/OAEz+FAEP
ABUABP6UAFX+VwD7/zgAUQAD/+L/mf++ACv/nAAeAfcAAwCrAEsAFgAt/93/+//6/53/3v/2ABb/oAAd/1kATwAdANkAEP+3/9r/s//h//0AG//k/+cADAAn
AFoALf/wAA7/5ABxABkBAP/b//P+O/6pAB///v92/8f/kP6AAXwADQAE/5MAVv4K/+f//QCRAC//9//e/5cAF//t//AAwP/+AC0AaQAPADz/4QAK////7v92
AEP/5QAH/o4AxAHd/8L/IP/O/9v/5f/HAAX/0v+oABT/+/+c/0P/Vv/t/70AJv/v//MABP+J/8UAO/+8AFT/7f/6AAUAGf/GAQz/vQAEAM3/7v/CAcn/Vv/+
AUH/wP/SAAEABwAVAH8AGf9jAA3/xP+uAAv/7QCtAEMAAQA1AGD/+wBg/+j+WAAZAHL/zgDz/9f/9P9wAF//1P/h//f/7//U/8L/z//+AAf/7P+l/8//IQAI
/8IAVf9iAGL/3gAM/+8ABP/4AEz/cQArAAYAWwA/AB4B+f9U/+EAzQAD/+YAF/+W/8j/lv7Z/5cAGP+qAA8AHwAgAAIAEv/0/5f/1QBI/5X/ywFTAGQBef/I
ABT/WQAC/4IAN//s/8D/pAA7ABD/v/99/8X/5QAX/8z/6QBYAAz/YwAiAMP/2wBTABj/5wAb/9kAOADV//3/7AFA/8P/xP4hAHj/+f4X/8z/0QAVABcADABx
ANf/tgAR/97/uAAq/vAAe//DAAP/yP/tAAMAP//eASz/kf4e//EApwAtAF3/4f+W/7b/wv/t/+7/y//E/+oAFgAK/98AP//d/7X/4/97/7AAFQBr/+kABQAJ
AAv/+/+FAAX/dgAf/wQAIP/f/6b++/+o/3X/7f/UAAX/sQAR/6oAcv54AA//pP/4AAsACP+5ABYACAAkAEIAQv/tADn/wP+g/uP/zQBiABYAEwAK//f/4//z
/9X/5f/M/+j//f/U//b/3//8/9MAzQAA/1wAFQAW//4AowAj/88ABwAGAAQAfv6rAAUAGv/a/+T+kgAX/9MAg//z//r/6f9+/+cAIAA5/o3/+ACo/9j/+gAx
AAoAAwAg//L/0QA6AC3/af7E/8z/PwAUAHr/2v/c/9//sv/e//T/5//o/+QAHwAR/8f/9f+7ACz/0wErAAkBQf/gADb+xwBUAB//4wAJAAD/wwEp/j4ABQBN
/7//8v+G/gQAUgCRAB3/8f/+/yj/6P/p//sBOf/5/gEAIAAE/5P//wAAABIAIf73ACv/1v9aAEn/1P5n/+MAbQBE/zQAFAAq/9gAA//w/+n/yAA0//sACP/w
ABr/y//MAK7//v47AD8AIv/R/gEAIP/a/7X/7gA8/iz/8gAHAAD/X/+7/kH//ADWAFn/+P/3ABX/hgAIAIwAfP4V/+kBvwAE//7/0wAU//gAAv+1AM4AVv/T
/57/bf+p/mwADAChAGn/5f+5/77/5QAs//7/7P/vADQAJP/5//8ASv///8EA4wAE/wj/+P///pL+AQAn/8j/r//6/7MAIP/LAAUAgv96/9r/iv69AIgARwAd
//j/5f+sABEAZQA6AeL/+f4BACMAFQAj/+7//QAS/+L/JQBJATj/0f5lAAMB1v/y/wP/TwAh/1f/pP+i/2D//P9u/5L/7AAJ/7T/4//XAFz/twAZ/+AB9//L
AD0AMwCJ/8X/5QALAAj/gQBRAKAAKv/sAAkALwCkAOn/Y/6t//b/ywAC/3r/yv+c/p7/xQAiAUoAH//8ADb/UAAH/+gARf+kAA//+AB3/tQAiAGb/+3/+gAb
AAv/qwBp/+D/6//c/+z/9v/O/9QAKf/TAAf/pv/c/xkADQFZAGv/rv/tAbIAXP+u//7/9wCH/7r/zAATAEIAIwAyAHP/GwCdAE//1v/o/+gAFf/s/4L/hACo
AAwBLv/sAAoAGf8vAAwADP+l//f/+v/n/7IB+gAPAbcAAABk/wH/3v/0ADX/kv/jACn/v/9l/+P/owAm/5z/vv/p/70ATwAH/gEATf9aAC8AUP/9//X/+v//
AD8ALwBcAAH+pwAN//D+Sf/N/+b+LP/X/8wAaQBC/9QAav9K/7kAAwHXABMAJ/8f/7IACgAF/9L/9v++/3AAegFN/8wBmv/i/30ALv9T/7T/l//o/8n/3QAT
/9IAGgAGAA4AHf/OAFH/y/8AAA4AGv++/3oALwE+/+IADgAk/9f/uv8HAJ8ACP+y/+7/2QHqALEAKQAO/+P/4QBfAB0ANwASAEL/Ov/3Adn/swAY/9AATf/k
AAkAQv/tAAUABv/X/68AFP+1AQsAFABg//T/3AAC/g0AVf/TAAoAKwDxACz/zwAG/8j/9P8A/+//2f/xAAz/2gAb/6cAAv/5/+cAgf/M/+v+6//h/9cBEQAW
AB4AY/49/7b/3//NAAIABf/9AAP/qgAG/8j/6gAA/+T/1P/lAAj/rv/h/3n/5//5/8wAHf+t/9QBQv//ABX/9f+i/6T/iABzAEIAGAAzAF0AIAA6////ywA1
/gH/4f+s//f/yv/6/kD/2v/9/9r/+ADd/4P/x/+6/9z/3gDAAB0AC/5j/kv/w//Y/7f///6K/+b/7P/O/9j/0P/V/xAAEAFx/+IADP7rACX/vgAhAAf/2//C
////uf/TAAQAQf/M//EASf4BACoADQAdAFgAvwA+/zIAAwCK/6H/Rf/x/+//8ABP/+0AJv/UAAb/8P+/AD0AEP/E/4//sv/9/gEACQAwAKb+Av/N/7H/0f/2
AXAAJv/N/7j/c//f/+H++AAA/iYAAQAX/pv/dv+xAAr//v+5//H/tf/lAJr/+AAd/+n/nf/M/gEAaAAYAEoAOv9EAB//xAAFAHb/+f4B/+3/zv/k//X//v6y
//0ACf/N/+QA5P+e/90Awf/O//X/ev/7AGT/vv87/+H/zv/CAAH/Xf/+/8v/3//dAA7/3P4QADMAbf/uABz+oP/S/74AFgAM/+//j//x/+//mP/7/+v/6AA7
AA4B2/8u/6z/D/8PAMn+LQA2AAz+oQAeAG4AGgAU/7//9wAvAFwAJAAt//L/+P5XABkAGf7/ADcAYACS/6r/r/9rAd8APQAxAAkACP8kABAAJgBmABwAI//M
AEEAKABpAB7/5wCnACYAEv/uAAP/xAAw/8z/1P+Z//b/0P/b/9IALAH+ADMAhAAV/7r/mv+LAHsABP82/8P/Xv/d//3/zAA6//cAVP/fAAj/4P/z/47/8v/B
AHUACv/nAaP/1f9eACr/tf/u/8//y//sAd0AFQAF/9X/vAAS/9b/p//9AUn/7wAfAWj/tv9+//oABwAE/58AFQAJ/9n/+v/F/+oAHAAjAZj+Af+d/0P+zwCH
/qAAUwAGAFkABAGKABQAdQADABMATgArABMAKv/s/9UAjgASAAEAlgAsAJIAu//H/70AA/4sADQAHwAVAAEAJf/2ADgAUv/yAFv/yQAqAA3+/gAr/7QAZwAN
AB0AFP/2/7YAYv/8/9j/Ev/8//n/3v9t/70AZ/+P//b/0f/2/rf/+f+MAAj/yAAfAdb/2//0AAb/1gAVAHz/yAAS/9v/0QB8/4b//P/TABr/4AGMADT/Xv7x
AFD/2v/V/7j/7P9wADoALP/G/9IAJf/TAM0ALgDO/+//5QCKAAz/ov/g/+//iwB5/7//u//X//b/s/+pAEkAQv+n//H/9f/q/8f/UP/S//b/+gAUAAb/dv/f
AAwAHAAfABEATv+9ABEAAv/6ACAANABMAH//+gAPAFsAEv9I/60ArQAEAB0ACAAHAHIAAP/M//oAcv/j/8f/4QAG/i0AEgANABAANQAWABH/7P90AHn/lwAR
/+b/8/+d/9YAJ/+5AIkAKAAw/+f/yf/z/9z/xf/uACgAQf+r/+MADQAN/8gAEf4lAEcAEf/+//wACv+n/9r+GwAKAAYAiwAI/9z/E/8d/+4ABv/m//H//gAS
AAEABP/qAAP/1P93AEYBWwAXABT/qwByAB0AJ//w/0oAhf/J//H/c//Z/9P/3wA+AHn+0f/rABD//P+8/wYAEv/j//4Akv+5ABkAEgAMABkAYv/sAFMABAAR
//z/9gAyAHD/ff/DAAIABf4C//wA0//M/gYABAAK//n/+QFq/+7/+gAE/5gAI//NAHIAP/4VABgACAA1/9MACQAx/+n/egBd/5r/9P+GAAb/l//IAAP/1//8
ABcAF//8/8X/r//r/5//5AAWABD/0P/2AAsAFf/xABH+OwBRABf/9v/0ABX/wP/TARH//gAS/jAACQB8/vj+8wAJAB///P/s/33/+AAaACH/iAAZ/9v/nQBU
/+oAIgAh/10AJgBF/8r/2P/nAE3/2/+rAG7/8QBO//3/b//TAJkA+/+9AMoAyAFbAHz/+f///nP/2wB9/8P/7P/tAAz/qP/n/4//5//b/6//Wv+G//H/RQAN
/3gASwAk/4b/WgE1/5D/rf/E//T/KP/n/+X/ZP/c/8//4wBT/6UB1/+p//YAKf/Z/4YABv/2/+z/tf/r/8z/sP/6/7P/+v/MAJH/rgBBACIAFf9E/8L/WQBG
/+8AZP+Y/sv/6P/t/90Aff/gAGH/6AAQ/+oALQAMAGj/8v/8ABAABQBv/+z/wv7R/ib/4f/6AAT//v87/+AAHgAHAAsAKf/S/98ARAGG//f/3P/R/6r/7v/5
/9L/xv6n/+7/rwBF//MAa//Z/2P/4QA0ABT/swCPASUBwQEdAC3//QAm/9gAv//C//D/6AAL/7v/2f+w//L/2/+0/6P/nf/sAEj//P9vADQAHP+DAG7/ZP96
/7H/vv/3ATf/5v/K/1j/v/+2/+UAD/+w/mL/t//zAC7/wv9iAEf/8gAF/5AALv/q/+kAAwAe/+8AGf+o/pn/Rf/c/6n/+v5YABH//f/5ALYAOP85//0ADv/Z
/8L/5ABm//IAC//v//z/yP+NABn/9AANABYAJP+1/4n/s/+d//0ABP/1AAUAvAAI/+r/4QAbAA3/2wBzAE4ASAAAABr//gBK//wAK//V/5kAlQBl/zD/zAA9
AFkAcQECAEb/cgACAC//3wAQAIP/9f47AAAAG//9AJX/eP/v/8QAHf/fARL+nwAA//z/r/88ACX/oQBnAED/rgGM/8AA2gHV/1X/xf9zAE8ACwHh/4UAGf+t
/wv/zP+GAJYABAHUABT/4QDNAAz/dwAtAAT/wwC7/24AQAAJABgAa/8I/8r/agCE//3/5f/3AA8BLP/z/2r/7ABhAG0BC//rACr/4/99/9D+BwCjAB//6v/N
/3X/R/+a/9oAB/+vALYAOgAB/4YAQv+2ABAAAP/uALv/m//hAAH/hv/l/97/eQBY/9z/8P/+/8IAWv8kAAv/5wA8/7f/sf+V/+H/p//h/z3/9gCbAPv/0P/k
ABf/6v/2//r+yP/4ADD/nwAsABMAB//JAG3/vgCa/2kAEf/O/87/pwBv/1L/EAA1/83+WwAT/2UApv82//v/pv/gAAEAnv/AABT/xQB///D/5QDgACL/AAAQ
AAAAN/+WADsANgAAAAQAZ/86AA0ABv/i/+P/Ef/0/4sAb//wAAMAIQASANr/6/+L/+oAWQAeAJoAFgA3/+n/vP/+/gIAjAAj/+n/Q//m/1f+3AGpAAf/n/5O
AFwA0wDQAN7/6QAW/+sABABk/7H/3AAs/wP/5//d/+UAZv7Z//sAD/+t//MAdQAQAAf/rwB3////zP/c/9T/7P/o/4wAF/9m/+v/2f/m/9EAGf/R/+0ACv+e
//r/QP/SAAH/yQAL/9//uP/QABr/v//s/+L/8//y/sD/8QAH/+n/7/+t/hEBMf/z/7D/xwAF/54AEv/V////yf/3/7UAfgAFAGQAB////9n/5wAlAAH/+P/v
/8H/vP/F/7f/6//m/+z/iwBUAJ7//f/u/+7/1wBy/6EABP/8/9r/tQA9/8D/8f+tAEP/+/+8//UAD/+1AAb/eAApACkBP//p/+7/ngAB/07/Yf6E/+3/yv/f
AAQBQP/8//P/+QAt/9n/wf6E//cB/QAFAAb/5/+N/+cAIf/9/5X/zQAH/74AdP/eAAT/4v+2ABT/Y/+2/+D/3f/TAG4AAgCZAAf/uP/9/4j/0//y/+QABf/n
/9X/5QAb/87/9//w/+r/2gCR//QABv+k/9z/cP+s/1j/7v/C/74AAgC//9v/7P/6/77/7f+u//MAGP5yAAb/9v/q/+8AGQAF//sAC/9rAAH/sf/A/8b/6P/3
/7z/wQCe/6wAAP/n//b+fgAL//gADP+aACgAKv/n/+7/vf/P//UALv+nAA3/vf/m/5X/hQAi/uj/7wAR/8v/0P/CAG/+fwAS/9j/1gANAQMAEf/o/9f/8//h
/7wAf//0/yb//AAC//UABgAB/+wAFQAnAAoAMQAWABX/9//hACsAFwAxACAAEgADABX/8f/2//v/6gAIAAAAHwAUACEAGv/zAAQADv/wABwAFwAwAAT/5AAG
AAv/6QAnACMAKQAp/+L/7P/nACD/8wAoAC4ADP/u//QAIP/s//j/+wAv/+YAE//iAAIADgAh//cAFf/gABf/+f/i/+YAGAAW/+4ABv/v/+AAJP/kAAf////w
//T/4f/iACcAJAApACz/8QAVADEAFQAQ//X/4//k//UAJAAdABcADv/4ADH/5wASAB4AKwAAABMADQAoAA4ADgAL/+P/+//4ACgAAwAJ/+cAGQAvACMADgAn
/+IAHQAE/+MACf/v/+oAAwABABwAIP/o/+0AIv/s//AACwAtAA//9AAZ//MAE//uABYABP/pABAAKwAAABgAAQAsABb/6wATACP/8AATACAALP/4//YABv/r
//f//AANAA8ALQAqACAAA//y//T/9wACACz//AAX//MAJf/1ACEABwAoABb/8AAR/+8AIgALABQABAAf//MAEAADAB//4QAvABMAKQAF/+8AKf/3ABEAMAAX
ACf/7//sABT//QAXAAX/9gAWAAgAIgABACcADwAKABUAIQAmAAYAFwAiAAUAGwAAAC0AF//rABkAK//2ABoAAv/lAB4ADwAiACMAHgAkAAT/5f/r/6j/qP/g
/73/yP+t/4L/mP/EAAH/1v/i/6//1//C/8b/2v/o/+D/tP/k/5//nv/1/7EAAv/a/2//p//o/6r/s/+I/6b/z/6B////sv/D/9L/X/45//L/uP+e/5D/6f8U
AAD/sf/G/6r/9f+f/6sAFv9x/8P/7v+u/+P/uAAC//L+g/+O/3H/jv+G/8//z//O/68AKP+l/+z/tv/Y/8EAGf/K/7//6P+2/67/bv+F//b/mgAu/9j/Vv/F
/+j/u/95/5n/vABAAJ7/9v/W/rz/vP+9/tP/UP+q/7T/kf/bAHMACP/w/+X/l//O/4//F//jAWr/xv/j/8v/kP+f/9f/6v+k/4b/vv+7/6b/sf+L/4//ov/4
/9f/2v+o/8n/wf/y/+X/nf/m/7D/9f+1/6T/8/+l//b/zv+G/7//4f+x/8X/kv+a/6EArwAB/7n/if/a/zYAFv8Z/6v/qP+L/+cADwAE/7H/xf+F//r/lP/W
ABD+zv/S/+P/qQAC/5X//v/lAGP/CP+C/5v/qf+3AEgAAv+A/7L/m//U/5L/4f/C/s7/6wAn/+3/aAAH/4n/p//i/2z/1f/V/0D/wv/g/5n/bP+8/zP+7f91
AAv/9v9v/47/gv/D/kn/lf+y/47/6QEu/6n/sf/VAHD/0P+MAFL/8/+7/7z/7v/j//7/1AAY/+EAKwAWABv/4v/n/+YADwANAC//4v/9ACgAIwAcABkADAAU
ACEADAAU//3//QAQAAz/4AAJAB8AKP/o//X/8gAK/+4AIgAHACEAAf/3AAwABgAC//L/6v/rAAgAIf/o/+f/8AAIAAAAFAAAAB3/+v/4AAX/6P/6AAn/7v/o
//f//f/rAB//+P/nAA0AFP/+ADAAA//i//H/5wAP//8AIgAv//L/4f//ACL/9f/pADH/4v/5/+r/6//j//7//wAIACYAD//u/+gABAAaABf/7QAT/+b/8f/k
ACwAKP/fABn/7AAv//4AHwAt/+//7P/zABAAIQAc//H/8wAb/+kAFgAiABX/7QAZ////9QAM//kAAgAQ//UAIgAOACUAK//+/+//7P/4//4AH//7//QADwAn
ABD/6AAQABYAEv/fAAEACQARABb/3//hAA8ALv/9ACEAHgAEACAAJAAQ/+X/8QAX//r/9wATACwADwAGAA0AFwAv/+wAFAAnABAADwAL//IAAwAaAAwAKgAq
/+0AKv/9//wABgADABX//v/jACr/7wAf//oALAAQACv/5wAKABgAJwAV/+8AEgAmAAgABwAV//8AAgAjAAX//QAMAC0AKAAPAA4AFgAGABwACQAlACAAJP/z
AAT//QAu//MAJwACAAwAIQAjAAgAFf/8//QACv+6/5b/yf+7/5n/vAAI/5z/p//v/6z/tv+q/6r/q//c/8L/hP/h/5n/8P+u/9z/7v/RAAf/4/9s/+7/7f/K
/7z/rP/P/5/+Yv/4/+L/vf/Y/3X+S/8//8D/vv+i/+3/Uv/L//7/2v94/+z/m//FAAP/Y//HAA7/zf/O//EABf/g/n7/Vv+s/37/sf+z/+v/bv+nAB7/vP+7
/5r/yv/o/9//yQAf/9T/tf+0/5n/bP/v/54APv/E/u3+s//5/5n/if/T//4AnwDa//n/6v9p/8kBSv72AB3/1//c/5f/3gAI/+P/wv/I/yz/6/+s/2r/+ADV
/7EAD//9/4T/5P/yAAL/kf+o/8D/1P/I/9D/6f+S/4z/5P+0/7X/tP+s/6r/w//O/7H/2v+pAAH/rP/P/9//qP/7/+n/i//s/+3/zP/I/6n/w/9/AJv////R
/53/4/7CAMv/V//C/8H/mAAD/vz/pP/F/+//7//m/6f/uQAA/s3/3f///7L/7P/b/77/5P/N/tD/ef99/7f/vP9Z/5//fv+m/57/zv+yAAL/5P+T//D/6f/h
/4YAC/+n/2X/2v+M/+T/6v8Y/+r/3/9x/4H/hP90AH7//wAN/9f/Tv9l/0wBbv7W/3v/wP+v/9//kQAE/8L/8f7c//r/rv9n/+r+uP+3AAn/2P/t/vD/sP/n
/+IBEwAtACL/Wf/E/2UAyQCDAA//xf/G/6r/qP+0/3j/4gC3ACwAdQAg/6z/7f/uAEoAFwAJALcAfwAkACP/ZP93AAwAEAFe/+wAHf8DAGIBrQAcAewAE/+5
AAT/+gGKAGH/ZABS/xMACwBU/uX/4f7r////4v/cACD/zv+rAED/rAAX/1r/WgBu/4H/pf++//T/Uf/5/7IABf+N/+//m//w/+gABQAUAJb/4v9uABn/rP+D
AA7+Cf/YADj/sP/f/7H/Lf+F/vX/6AAmAbQAXgAh//z/IQAuAEj/ywASAIIATgAQAB4BhP/zAKIAXQAl/7r/+f/4//QAfABX//QADgA2ABf/wAAy//3/v/+1
ACv/2wB+AA7/1gA///T/pf/O/+wAHAA2/9z/x//uAEIABwDDAGP//ABhANgAEgBn/6v/sgBk/oUAh//wAAn+MABb/toAWgAn/+n/rv/YABf/kgAO/2IAN/7b
//wATv/hAAz+yP/1/9T/4f+dABb/yQBG/6n/2v8V/5AAVf92/+L/Y//h/3v/+v/AACL/uf/9/88AAP+5AB4ACgBB/9MABQAdADv/tQAR/gMACwAsAGT/fv+m
/0b+ngD7/+gALv8eAHT//ACWAC8AHABU/8MABf77ABwAXQAn/73/9wCaAPwAKAAX//EAFP/lAAIAlgAr//v/xP7fABz/vf/L/9j/s//g/8EACv/d/9f/9gAC
/+oADf/uABj/9v+gABX/1P/dAB//iQAH//b/nv+0ABD/2//3/9j/7gBL/ksABf/Z/9UAGgBP/jX/dgAG/7P/tAAM/3IAAv+7/9r/WQAF/5f/4gAO/1//5v/y
/+sABP/4ACT/7v8u/5X/2P97/+T/6v/h/53/iAA+/8D/3v/m/+n/8v+//+MAEf/v/7T/1f/W/8UADwCVAEH/7//X/2cAEv+4ABX/vwAnAAIBLP/6//EADP/p
Aez/mQALABT/2f/PAAL/6f/w//D/lP/GAAUABwAEABYAfv/x//X/9f+m/8oAEgAA/7z/zgAX/9b/5//wADH/wv/cABEABP/Y//z/9f/a/+////+8//j/jgAT
/77/tQAW/2MACv/t/8f/lQAE/83/6v/g//n/twEAAAL/3f+q/9X+9AFE/2L/0P/F/6oAAf+LADMABv/tADkACP/NAAEAEP8o//L/9P/qAAAAPQA8/+8ADv+T
//3/af/O/+wABf/a/9f/tv/OAAMAAgAG/8r/1P/7AAj/+v/FADz/xP/aAAYAdP/UAAUALgAxABP/0P/r//z/j//A/rEAAv/M/8j/0f4KATn/6P+G/97/wv/r
/8f/6f++ABP+7QAK//n/0AAQABT/5v/0AAQAF/73ADIAA/9T/qAAAv8+//0ALf/r//MALQAsAAb/9AACAAb/7QAx/+j/wAAIAAUAAP/ZAE0AEP/LABD/3QBM
AAMADv9p//P/7AA4AGkAwwAZ/8L/0QAzASMAHP+s/+j/7P/m//T/T//PAFD/8f+NAAP//AAAACP/NwAcABYAAAAgAFgAGQBD/0P+df/6/3cALAALACj/dv/y
/7sAGf/lAA4ABAAEACH/8//CABUAOAA//+MAjwAKAEr/x//p/gr/3wAMAHH/2P/x/8cABP+FAAv/6gBIAFEBMP4r/+8AIP/9/+EAGP+V/+oAG//c/2T/6v/e
AFoAFP/+AAwAEP/4AFMAegACAD3/WAD6ABQAKgAZ//r//f+DAFIAfgAb//wANQAQ//UAPv/7/9AAFwAh/63/2wB8AAT/NgBb/+4AJ/7JABMAYf/J/+8Ai//J
/00ACv/R/rQAKv5hAWz/+//b//v/9wAO/3wAEQBCADQAt//5AB8ASAAe//8AEv/4/+P/vACh//UAZv9RADsAHv9jAC//9QAZ/vn/7f/UACD/9wAcAA4AFgA7
//b/3gARADgADv/pAIwACgBP/+EABv4R/moAGgCN/8z/7f/Z/xAAoQAI//P/YQBH/nr+6ACPAAgADf/jABwACgADADn/9f4C//D/kQCDACD/uQAmABr/7wAW
AFAAC/+oAAf/DwAEAB3/vP+AADz/8v+G/9z/wv+5AA7/m/+g/5T/pP/9AAD/t//u/83/1gACAI3//QBp/9cAcf/c/+P/4//A/6T/rP74AAkBTP+w/5IBpf6j
/3UBo/+t/7P/9f/zAB3//wAh//j/zAAl/3P/+v/2AAD/ov/9/8b/Nf/iADf/lP+g/8X/m//rACP/mwAQ/5sAeP+f//L//AAGABP/9P/RABkABf+w/6L/5P/Z
ABD/pQBm/5cAOv9uABP/3QAJ//gAhgCp//cAEgA4AGYAFgHG/7wALgAS/+T/7QA1/4H/5gAg/vb/bP/9/wwAGQAf/7QAOP/4//r/mQAXAE7/0AACAEP/+AA+
/+L/6ABUABH/f//1/8D/0QAI/37/iv+V/7P/xf/1/7n/4//H/8z//AA9AAkAP//OADn/6v/H/9f/2f/R/3QAaQAKAOX/q/9h/l8BM//ZASv/vP+s/9P/4wAz
/+kBRQCi/9cAaP90//r/gP/T/6z/2f+v/vUAFgBA//UAnQAIAAsABgAyAAAANv///6b/0P/zABUAJf/3//T/1gAAAAH/9wA9/+7/wP/9/qb/ugAKADgACgAX
/9r/4AAD/7QAR/9pABf/FABNAAYAgf+0//j/W//o/+AABwA7ACL/ywBl/sMAAv9F//QAD/9s/9cACgAAADkAJf/q/8P/+f5Z/9wAhQAL/+MANQCI/7D/+//H
/+gAAf/L/7f/uv/mAEr/3v/t//3/zv+d/+z+DgALABoAIwFK/+EAov/Y/9X/5AAC/zAAAgBF/5P/8QEn/3YAHgBZ/9X/3v/LAA8ARv+xANQA7////qj/nf/6
/5D/9P/l/+n/1v/Z/+b/6v/9/mn/6f+jABH/6QCG/5L/p/+r/93/9v/+/8P/0f/gAAcAEf/n/+AAM//H//T/5/9H/84AAf5FAOn/xADY/87/vP+J/qD/6f/7
AHT/sv/dAfT+9//2AFT/0P/T/+H/nQBDAAMAsP6///7+Af/b/+4ACP/8/+n/4AAP/9AAJf/c/8X/xgAW/4QABP/CADkBBf+mAE0ACf/vABb/7v+0/+X/8v/6
/7n//P+2/8wAbP/z/gEASgA1ACT+Af/lAJz/x//rABb/Uv5r//kAQf6bAA7+Pv/KAG4ASv/n/6//yv/2ACX/dgED/o7/9P+S/8D/9/+i/97/5v/z/5r/Fv/w
//n/e/6Q/+//TQAh/98AZf+B/33/wv/7//0AEP/j/9H/6QAJAEj/zgAWABz/2wAR/+v+Bf/k//r+Zf4L/9kAp//G/7L/i/8IANEAAQCc/3YAAgCv/63/swBQ
/+v/yQAM/6kAR//uAMD+A//4/gH/9v/uAJr/0f/v//L///9h/+UADABC//D/mwBO/+b//v/eAD8AAwAc/+cAEv/+AEQASgBuABEACwBY//X//v/m/+AAAwHj
ABj/LgCJAMAADv+g/+H/9wA/AFL/XAAK/xUAMQA8AG3+ZQAF/rAACgAH//X/i/+qAEb+AgAsAA8A4wBMAA8AGf+uAFH//AAM/7//9v/x/2r/RAA1/9P/5//C
AE0AAf+8ADD/7//4/+P/1//R/9n/0v/g//b/6//D/9EAOf/dAe4AP//cAHUBjAAH/2H/+f/R//YAOQFEAAIAGP/t/6wACQCAAAIAMv/T/8kAGP/xAAIAdf8n
AXj//wEP/+j/7/9u/9z//f/c/6wAq//jAD0AMwDF//sAWv/2ADX//QBT//kAHf/aAAH/7wBzACAAJgBQ//YAL/+x//X/5f+kAAT/PAAe/pAAVgDfAFH/wf/E
AA8AMwAmAJsAC/4gAF4ACf73AFYAaP6N//X//AAt//z/2wAl//gA3gAGAXUAaAAZ/3wATgA+/+wAFf9mAHIAGv+PAdkADv+2/9MASwAz/y//a/+4AAD/4P/x
/+f/zv/T//v/7gAh/+IAIv/DADj/9ABp/9b/9QCvAPD/1f/F/97/3/+OAJH/l//5/yv/7v/bAGj/wv/z/8v/zf++//AACgAAABkAgv8F//gB0//u/+z/dAAJ
/+T/6f/9//0AB//9/9X/9P/6/+T/7//sABD/9f95//3+EQAJAA8AVABvAD3/8gCUAAz+9wAJ/w4ACv/W/9b////m/8H/oAAL/9T/8v/3/8b/6/7f/9z/tgAZ
AAD/j/9f/gL/uwAE//oADACFAAwAB/+n//3/y//qAf//5QDP/+AACwGU/87/lP/t//v/zgAG/7j/8P8p/+QACP/W/4b/nP6bADgAEABpAGL/7gAJ/8kAA/+r
AEP+AQAKAAv/7f+1AAH+Rf/WAAH/2f/T/7P/Zv/c/67/+//FACAACQAL/qP/cP/B/9MACAAE/uIAAwAI/+EAC//N/9sBVf+7AXP/5gAC/ggAD/+sADD/+P/F
//r/8P/fAHD/7wAd/+T/kAA6/gEAFf+IAEYAi//dAAkAigAC/6n/wAACAAb/0v/ZADX/3P+6/8oAD//s/84AYf/1/87+CP/0/9L+BP/w/5n/Jf4G/9sAJP/V
//4BL///ABv/vf+o/7T/5/4J//H+Kv/3ACQB5f97/6z/+gAI/+D/nP+v//P/ZP/9//H/7/+J/6b+BABJ/5AAYQBnADoAFwA1AAH/FQAh/gEAEAA4/+//1AAI
/rD/2QAI/9v/tQBA/2D/4gCRAAT/3v7h/+8AJP+r/lv/5v/r//4AAQCbAA7////k/73/3f/h/lb/xv9r/+0AC/4Z/+T/pf/nABn/6P/pAFv/9f+QABT/0QAK
AEAAMQHf/s0AL/6n/hf/4P9sAAgAKf5fABkBQf/OAAQAGgAPABYAnQAiACD/7QBM/zIAOwAk/3oAFAA4AFP/uv/2/rUBZwAa/7b/xf/4/uQAHAAIAEP/8wAt
/8wAKQA6AEYAF//7/+IADwBa//UADf+Z/83/yf///83/3f/N/9gAEgAoAf//7//6AD//mwDu/7z/lv/+AAv/1gFKABH/+//fAC7/7ABG/8AABv/i/8b/Zf/j
/8AB+QAj/9YBWAAA/1wAm/4G/77/ygADAAEAhAAZAB7/1v+E/9z/3P44ACwBCv/nABD+yf+z/7oAAwAd/+T/UAAu/+P/1f/5AAb//AAoADr/6f7bABD+NP9B
/9P/ZgAsABwBe//5Abj/2QAz//cAJQAXAHoAQwAk/+gAYwC7ACsADwBXACkAVwCVABL/cwA0/ncAXP/I/64ADAAQ//YAIABW//YAPv/IABgAjP7iABX/1gAA
//IAFwA3AAL/qQA4/8EAAQDJ/+YAdv/X/7f/zP6A/4sAF/+vADL/kgAF/yj/+f+PACgB8gAPAD//5P/V/+AAcf/OAAP/5f/XADX/lf+k/+MAAf+zATUARgAH
ACn+fP/S/+n/5gAH/xX/5gAx/8D/4AAe/8T+jAADASL/8//zAET/+P/ZAAYAEAARAFoATP/q/60AHAAr/+//vwAn/6D/zP/y/+X/6//T/+L/2wAS/1wAIv/2
/+n/9wA5ABoAAQCS/6oABv+N////9AAa//EAfQAQ//wAtP/M/mT/sv7lAA3/6wADABMAxf/fAE4AAv8YABP/uP9PABgAyQANAA0AGQAuAFcABwAE//MAmAAc
//3/wAAZ//7/wP/N/7IAEf/Y/+8ACv/bAET/8AAUAAn/gABZ/+j/8gAtACT/yQAO/lYAOAAH/+MACv/h/5r/2P8HACkAAgCF/+j/o/6PADz/+P/D/+MACP8d
//MAHAAv/0kAHv/d/y4AEwGKAAwAE/9MAGUALf/+//7/6QAOAAD/+v/l//3/5/+5ABEAYf8E/9b/6v/OACr/zv/l/9gABABm/9UAlv/pAB8AOABT//8AmgAq
AAoAFwAa/64AWv+zAGcAPgAU/gH/2//3/63++gAB/9//5gAFAOUAFQBnABH/iwAW/8//aQAt/ogAH//yALv/1AAJ//z/+QAgAIP/6//u/4YAJP/K/8n/yP/F
AET/6//ZAAAAAf/0/+v/xv///8sAK//P/9UAWAAX/+MAF/4dAGQAC///AAv/uf+x/70BaAA6AB3+UwALAGYAFP6OAAf/zv/d//8AmgAVADAAOv9lACP/zv7e
ACH/QgAUABv/iAAgACIAFf/p/4oAN/+J/+T/8v/nACr/uf/f/9kAqgD3AB8BXwAgAAoAL//q/9r+yf/+AEIAK/+L/54AAv+5/+//qv/0/+T/lQAT/4//zv90
/8j/aAAgAGb/zv8xASP/bv/e/8sADf8Y/+//2/9xACb/8f/eASn/8QFv/8T/1P/8/97/zf/L//oAA/+h/77/6P/0AAj/pP/+/7QAfP+VAC//9QAP/0r/7/+h
AA4AAgC4/7z/A//vAAv/3QBq//gAgQAIABr/8QAb/08AYgBeACQAUgABAA4AEf9j/4T+Pv/0//r/+QAE/4T/+gAeAAwAPAAf/83+0QAvAcz/6f/AAG7/sf+9
AC7/6f+f/z7/Zv/XAAL/1QCO/9X/uP/gAEQAxAARAMsA9ABJAGr//f/oAEH/+ACGACj/kf/CAAD/l//m/6D/6v/n/57/8f+t/+j/7P/G/24AAwAy/+v/yf+w
/2n/1P/BAAsALv/j/8D/bf/I/+L/1gCWAAz+jP+uABcAUP/I/7cACv////3/lgAA/9sAJgAEABQAAQAA/6n/A/9U/+//ZQA3/0oAAAAAABABLABX/0j/9wAq
/+H/vgACAKAABP///+f/+f/F/5YAM/+6ACoABgA9/8f/Yv/n/gEAFAAJ//UABgDtACj/2v/q/+IABf/VAAsALwBi//wAFgBoAE7/mP+w//P/Fv9BAOb/pAC+
AHf/QgAFAGYAMv/2AAT/7AAcAAMADQABAPYABQET//sAZAAl/+UAAgAx/+EAxf7Y/+3/HwBl/y0Ajf9KALUATv/DAXH/vwAtASwAYv+i/8H/rv/7AUsAPf7w
/6z/GQBN/9MAVAA6Aa3/5//v/24AE/93/+f/8wARAOsAJgAT/6wAMv8R/xX/df9O/6f//f/NAB//3QBpADIAYf/p/8cAiQCn/7AANP/5/4L/4P4CAD0AG//a
AAj/1P86AMIAOgAa/7cAwgAy/5X+RQAQ/2//o/9//+0A6gA0ACv//f+OABX/yP+OABkAwf/xAAT/FAB7AC3/7f/k/3r/4wA6//sAMP/y/43/U/+9AGsAwv/8
AAb/4//2AAT/8QCG//QAjf/C/+H/+P/yAAIAaP/PAGr/3AAN//MADwAEAH7+3f5gADH/6v4GACD/x/63/3b/zv/j/1n//v+E//L/0v/CABgAKP/dAMEAJf/9
AAT/3QEC/6X/+wACAAgAYwA8AFIAEv/WACn/If8E/wL/V//QABAATgAh/+kAewAmABX/8/+gAEYAmwADAE8ADP+l//v+AQBdACT/7QAa/87/O//OAcgAOv/H
/gEARgCKACwAjP+Z/6z/Sv/uADMABwAgACX/RwAG/9P/7gBI/4EAAP/4/1gAFABf//wACv/wAFX/if/2ADj/9wAb/87/5wAB/33/0AACAAj/uf/1/9oABQAI
/wgAEv9Z/+0ABf/WABAAAv+G/9sAAf/r/73/0AAS/93+ugAS/+z/6//q/4P+dwD2//n/3//kAAH/aP/iABX/2//T/+H/wQA1ACYAOv/4/+gADf/v/+IAAgAG
/9z/2f+a/9T/wf/u//z/8/+EAEIAhP/j//0AIv+ZACf/8AAO//f/2v/J//H/0//w/8IATf/z/8j/yQAF/8T/v//oAD8ASgHYAAn/5f/N/+r/8ABCAOD/zf+4
//H/9gAp/+gAHf/k/+//+v/C/jgABgEm//gAAv9Z/5H/lAAMAAb/5P94/7z/5/+w//MAFv/Y/+YAA/9S/80ABf/nAAIAUP/v/8cAAP+2AAz/pP/vABL/9wAU
AAD/uf/+AAX/8P+r/9IADv/hAGYAGP/v/5UAEP8s//z/M//t/7z/5gAB/yQABwAj/93/rP/4/70AcQAX/rL/6P/nADf/7P/KABn/9P/k/1b/y//g//P/5gBJ
//T/xP+2AHH/5P/z/7sAAv7V//MACAACAEkAN//p//P/7v/U/97/6wAo/8b//v/L/9P/5f+s//f+QQALAA7/tf/e/7r/w/5l//j/5P/fAAgA1P/k/+n/yQAK
//z/uABGAAUAHP/pAAz/eQAO/4QAJwAHACAAGQAO//P/+QAa/+P/+P/+/+QACgAx/+n/9f/xACQABAAf//D/4QAJ/+//8AAbAAIALAAt/+oAEgAw/+//7//0
AAwAGAAo/+wAIgAqACgALgAMAAD/6wAe//n/7QAkABgABf/5//4AAQAqAA3/+//xACsAAv/5AAEAIgAd//wAKgAuACj/9wAcACH/5P/4AA8AEgAPAAj/6gAm
/+4AMP/g//gAB//iACH/8P/iACoAKv/9//f/4gAgAAX/8gAtAB0AIv/g//L/7QAh/+sAMP/tABoAKwAl/+b//gAO/+b/7wAGABv/8P/9//D//QAJ//H//QAO
//X/9gAKACsAAP/vAC4ADgAlAC8AAAAZ//IALAAU//f/4gAc/+QAL//zAAgAAgAYAAIAKAAHABgAGgAJABoACgAHAAQACAAv/+r/9AAc/+kAMAASABP/8AAg
/+n/6v/vABQACwApAAD/4P/lABL/4v//ABEACP/qABsAAgAJABAAAP/nAAj//P/m/+4AG//0AAQAAv/2AB7/5v/rADH/7v/iACz/7P/uACP/+AAGAC4AGQAG
ACQAHf/u//oAKv/8//gAHf/o/+UAGAAd/+b/4AAnACn/7P/w/+sAJgAZAAwAAwAl/+QADAApACcAKQAVACD//wAH/+cALf/vAB8ABwAPAAAAMP/l/9n/kP/d
/7//r//M/7//2v+I/5f/8f+z/8H/ov/d/7j/2f/M/6r/7f9B//L/n/+8//f/zP/9/8L/g//S//X/3/+q/5P/o/+B/oAAB//F/7H/zf9g/nP/Z/+j/8n/q//U
/1L/3P/6//D/wf/y/6//z//1/13/3P/1/7//1AAx//b/1v+0/57/m//H/4v/z//aAAH/VgAf/4H/wf/B/+j/nwAA/+8ASv/v/8X/u/93/7L/uP/hADP/1P78
/2T/+P+n/4j/Yv/PACIAW//Y/9T/S//b/6b/oQAV/77/iv+h/+H/lQAD/73/8/+q//L/ov7H//oBHP/a/+z/cP95//P/5P/P/6D/sP+7/8H/8P+6/83/bf9e
/+X/qv/C/6b/2v/A/8j/3f/M/+v/d//+/6z/wP/x/73/8f/P/53/zf/y/+f/nv+P/5X/iwFJABX/xP92/9j/BAER/un/pv+6/7n/5v8p/7b/uf/z/1b/6/+u
/6f/8/6p/+v/5f/Z//AATP+t/8j/mP7a/2r/uv/O/8f/UQAi/1v/tv9z/9b/p/+k/+T/Xf/d/7j/8/+CAAr/jP+w/8H/qv/i//z/SP+//9z/fP+F/3b/SgAU
/8H/4f/r/1P/lf9+AL/+hf/8//v/r//x//QAFv+t/+8AAf/7/7MAHP/j/6n/1//2/xn/7v6vAAn//QAAACL/+P/3//EABwAs/+z/6gAt/+3/5gAl//wAAf/s
//0AHwAO/+f/5f/+//cAFgAhABQAKP/0//kAMAAg//r/+AArAAgAJ//nACD////6//8AB//uAA8AAAAo/+8ABQAIAB4AIgAOABQAIgAVABUAA//hACUAEwAi
ACT/4gAa//X/7f/n/+kAJQAtAB8AHgAP/+oAKgAYACIAB//gACsADgAOABUAHAAr/+j/6wATACMAFP/xAB4AGAAt//4AKv/gABj/4QAkAAv//AARAAEAJQAP
AA7/8AAxAAX/5f/2//7/3//iACkAFQAo//AAB//t/+H/8gAQACj/9gAdACwAAf/3ABr/9P/2/+kAKwAuABf/8gAMABEAHgAIABcAKAALAB//6QAvADAAJ//j
AB7/9//8AA8AHAAqAA8AEQAZABoAGf/p//3/5gAqACoACgAb//8ADv/q/+b/6AAXACoAHwAw//n/4P/uABUAHgAVACUACAAnAA8ABP/k//X/+QAYAB0AKwAt
//QAGgAGAAcAD//t//UAEv/oAAIABP//AAkAFwAU/+H/6AALACQAJwAo/+UAKgAm//8ACQALACb/5//wAB0AHAAuAAkAGAAj/+4AFwAM//j/9P/sACD/5gAU
AAH/+QAoABX//wANABX/8AAhAAX/5v/2ACL/z//x/5z/cv+2/8X/zP/Q/5P/p/+j//r/ov+s/6z/0v/X/7f/pf/Q//n/mAAF/8X/y//u/7kAH//Z/2kANP/0
/77/rv+g/63/wv5kAAH/zP+p/+3/W/57/0f/2f+4/6f/4P9T/9//2/+1/5j/7v+g/5r/8/8t/+D/8v/a/9wACP/7/+v/cv8+/7L/ov/C/7z/0f9Q/4EAMf+w
/9j/n//Q/8f/pv/f/2X/3v+4/8f/uP/L//3/nABR/8T/M/6g/9X/DP/C/5//1P/8AVj/7v/L/yH/vwGL/1j/OP/Q/4//uv/c//v/8P/0/47/uAAM/4//VwAC
//j/0f/Y/7//lgED/8n/6f+o/6z/rv+5/8D/2P+8/9T/i//u/5f/rv+2/8X/3/+Y/6v/jQAF/3cAE/+//8H/6/+yABb/wv98ADP/9v/C/6X/pP+d/6EBFP/9
/7//ef/f/m8AZf9i/9H/pP+z/9j/Kv/u//P/xP90//7/q//F/+3+3v///+D/1v/1ACsAI//T/6r/HP9u/47/1f/M//r+u/9q/7r/p//7/6j/xv/Y//H/zwAj
/9f/ZgAb/8//lv/X/6P//P/C/zwAXv/Z/53/sv+1/1X/JP7aAAL/qf9w/6T/gADu/w3/0//6/9D/8f9g/5n/Y//TAC0AFP+i/5P/+P9G/9f/8P/W/+v+YgAS
//r/xf9lAQEAR/9NAOMAX/+jAA0ALf+s/6T/kv/H/8P/tP+t/qUAEf/KAAn/5gAO/+X/+AAb/+IBNP/4/+kAjAA9/5kAO/+bANX/5QAT/4//3wFKAUcAof/y
/4X/tQAuAXz/jwC4ADQA0P/tAMT+tf/MAQwAI//m/90ARAAw//MAFwAn/mEAJQC2/6EATgBm/yH/hP9+AAr/o////8H/6f8a/+j/gwASACsAjQAO/+4AF/+b
/5r/5f5F/ycAOAD3ACD/+P87AK7+e//XADoA3gAqAED/3v6y/+v/kv+nAAEB2v+nAF//+v5l/+EA7QCxAAb/f//n////uwCJAZD/0AAM/+n/RQA8/+IAIAAI
AAL/gv+tAJcAM//CAFH/5//GABr/qv9JABn/pv+0/+IAMgACAQsAf//YAIwAZAAM/yYAY//jAGb/UP9H//n/8P7kAB3/HQHI/y8AAf+r/6QAJv66/9gAYgA8
AQT/4QAB/9QAA/77ABj/4wAE/5j/pP/XABgApf5bAAUAA///ADcAMP6X/1r/pgAJ/60AOP/SAAX/lf/w/80AOP/SAEL/6f/gADT/v//N//T+Av+CAEcArgAL
/97/Zv8qAdv/3AAz/lkAQv9jAOIA/QAI/5T/iwAOAH3/xQBUABP+oP/VAIYA5wAMAIH/9P/2/7sACQEh//UABP/B/vD/vf/B/+T/zQAS/5T/+QAU/8H/+f/w
//D/4AAf//b//gAB/90ACv/YAAj//f/LACP/tP+vAFUAEgAD/9f/z//q/7j+lf/0//n/wf/fATn+If9O/8r/zP/j//D/TAAaACL/ygA8ABL/eP/e//7/ggAI
//H/9P/lAET/2//9/9r/4P+Y/7oAAf/v//YASv+MAFz/wf/m/8X/+P/x/+D/7QA5/+//m//O/9X/2AATACsAWP/w//v/7gAE/6T/1f+xABv/uAGf/+sAGQAP
/98B7ADQ/9z/1f+v//P/+v/oAA3/2f9d/t4AAwAU/9j/9wAV//7/6f/v/5YAZgAd//7/wP/U/93/0v/X/9b/9AAD/8kAFgABAAD/6//u//YABv/wACsAAP+4
ABD/zAALAA3/nAAg/9f/3//UABb/2f/A/8f/8f/FAHb/7//l/37/+P8GAJH/lv/O/8r/3AAB/4L/6v+u/+4AMQAR/60ADAAC/vb/+f/l/+r/8AAw/9wAAf/l
AKf/z/+x//T//P/Y/9v/0P+9/88ABP/rABT/+QAM/9sASf/u/5oAO//T/9AADgA8/9//5AA5/9YABv9u/8n/1/9zAAf+q//0/6z/vf/A/oMBlv/K/87/5P/k
//v/4gAl/80AGv7XABQAHv+w//H/eP/y//P/5gAV/iT/1AAGAB7/xgBLAC8AIQAA/9YAJ//UACb/+P/V/8YADwADABH/8wAu//7//gAc/9n/5AAZ/5UAFv/0
ACEANf/e/sf/7f/5AD7/twBbAC7/1AACACX/t//7AJv/5P/N/+0ABf9TADMAAP/p/tL//P9u/6sAEf7Y//L/7gADACz/qv/WABoAA/5qAEIAOf/0//gAIP+i
/7T/nwAX/93/7AAIABMAIQAK//UALf/5AGH/6wAGAAMAdv/B/+X+Qf/rABoAIf/0/+X/of/F/hcAGwAoAC4AJgD5/uMACf/Q/8X/5AANABAAJwAz/93/Qf/w
/60AMQAQADT/9QAL//wAcf/d//AAEP/8AYsAbACMABQADQAz//r/4gBfABn/2//qABb/9wAR//8ACwBFACD/0//P/8EADP+OAFT/1wBh/iIAEP4M/+0ACgB6
/xr/vQAS/8T+ewA6/m0A0P+W//z/5v/XABD/xv/9AA4ATgAP//P/3QBKABL/YwAE//P/7P/X/0L/1AAlAFj/1ABeADkAEwADACb/Mf+g/60AAf/a//YAHwAX
AEsAGf/2AEwARAAu/+T/8QAfAKP/2v/8/iv+EQBI/6T/3//p/7T/NAA0AAsAF/9BAEH+qf+HAAH/7//2/+IAFf+aAAMAH//1/mz/4/+gAH8AFv+7ABUAFP/7
AC7/jAAe/87/lv8C/1j/9v/k/3X/1v/F/7P/w//Q/+X/7f+x/8P/jv+0/7D/uf/rAAD/wQAZ//EADP/wAK//2QCM/7sAb//S/9z/oQAj/5z/3gDx/8z/7wHY
/qj/vgBb/8b/7//u/9wAF//w/8kACAAQADf/kAAU/5j/+f+i/+//4AEb/74ACQAW/1f/pv+4//0AIP/x/8P/ngBm/7X/+P/Y//7/7QAEAAAALQBE/9z/rv/Z
/8cAHgAvAGv/sACJ/60ACQAj/+f/0AByABH/hAATADwALgAAAfn/Xf+w//n/6QAFAAL/ov/nABL+/QAy/+f+2QAVAB3/5QAu/+v/9v+c/6gASv/n/6QAtf9R
/+z/9v+0//wAEP+j/93/4v/q//T/q/+v/2L/qP+5/7j/x//0/7wAFf/y/+z//gCU/+AAAv/KAFH/tP/X/9MADwCn/+QACP+2/8z+MQE5AE8AIP/F/+z/yv+X
AEf/yAFOACgAHAB4/5sAD/9T/7n/p//l/8oBQwAaABsAIgGX//EADP/oABwATv+L/+X/iv/Q/+3/4wAW/+sAEP/xAAwAIv/zAFn/3v+4AAz/U/+xAAYAdQBZ
ABX/w//b/+n/l//A/1cAIv73AC3///+mAFj/cv+l//b//P/6/80AC//KAHwAFf/q/xj/6wAJAGz/xv/1//0ATf72ADn/4wAg/jP/vgB6/8b/2ABEAGb/jP/w
/+n/5wAR/7z/zf/a/8z/0//H/88AFf/y//IAAf4C//gAGv/0AVX/1AAa//n/3P/cAND/2f/+AJj/if/E/9cAaAAW//T/5v/7//r+9QABAEsBAQE8ABT/rP+q
AAoAVf/2/+X/9v/tATIANP/U/8X+gP+9//T/2f+k/+gAGf+M/6v/8//mABP/0//s/9//7AAF////1wBL/90ANf/1/9b/wQAm/hMA2v/w/0//2v/U/5kA9v6W
//wAy/+d/9oAyv4RAJT/8//d//EAA/8d/+4ACQDK/2AAD/4B//4ABP/N//7/9P/0ACv/OAAY/98AJgDH/+AAp////7sAjf6S/6QANwAH//YAKP/c/9j/0v/Q
/6D/2f/v/9H/1P+1AAn+BAA3ACz/1P4B/+z/uf+9/9MAA/7V/uL/9gBX/uP/w/6GAeD/1gAm//b/6v/VAA0AMwCUASMBnQARAEP/1wAPACX/6f/v/+v/tAG+
ACX/4gAS/kD/tAA7/9//tgBe/rn/pv/JAAz/9AAI/93/7f/K//L//AAU/9EAJv/QAAf///5p/98AHf6c/mcAE/8W/7//z/+g//oAHP/1AM//Rv/cAUUA1gBO
ACj/5v/0//4AYgAWAEIAyP/OABL+Af/7AAsAT//a/+7/7wAK/rD/ogAh/8f+pABe/6kACgA6ABz/6gARACb/y//f//kAFQADAFEAWQAUABb/4AAZ//MAEgAo
AZkAEf89AJEA9AAEAFD/7v/7ADgAk/92AB//bQAdAFIAhP6UACL/YP/j/9sARv/T/+wAQf4BABH/8QEBADcAC/+y/34AOQAKABQA4v/oACD/pAA7/9r/5P/7
/7UAUQFFABQAOgAA//IADP/s/9H/n//mAA4AJv/d/9T/3f/YAAEB7gA1AAoATwFn//D/Ff/T/9sADgAp//7/+wB2ADUAGv9F/87/0AAX//L/8f/0/7X//f+z
/3gBtAAZABL/6wAW/3r/2AAB//3/tv5p/8sAYf/oAVYADv+2AEIAfAASADIACAAd/8//9f/1AB4AHQBVACAAYwBYADIADf/p//sAFgDmABb/PwBRAEMAPgCD
/9sAAQAdAKUAhAAd/gEAMwAi/qEAAwAS/6n/9v/UAET/0wAI//cAEgA2//0BqwAgAAn/2AAVACj//gAY/+b/2QAB/6wB0f+l/44AK//6AHcAQv/Z/7v//P/k
ABD/2f/u/7L/7P+///v/7AA4/8cAMAAM/5H/zAAEAGkB1QArAAj/wf/i/6EAff++//f/OwAP/+0A/QAz/8T/2//T//EAO//8AGn/twCZ/mMAGwG//7EAC/9u
//D/5v/aABsABgAEABT/mP+BABn/3///ACkARgACAGkACwAQ/+0AHgBVAI//+//5/+AABv4FAAMAggAb/6r/+wAE/+0ADf/dAAb/6gAM/4r/8AA0/7oAC//1
AK3/4//v/4f+lP/gADkACv/x/3P/8wAj/9sABQAW/+AAAAAv/+L/3//3/4MACP+yABwAHP/4/8cAEP/YAAoAEgA3/8EAhv+xAR8ADAAYAFkAWP+n//kAAgAG
/gEAOP4BAA3/uAAI/8z/8f8M//EAB//l//7+Wv+aAAv/NQAwAAMAf//S/+L+E/6O/+QAIAAd//X/UwAh/97////5ABX/2/9KAA0Alf/f//z+cQA2AAgACwAO
/77/xQAO/9L/lAAHADUAAwB+AD3+Vv/SAB4APQC2AIUAAf/MAAABmf++AX//+/+6//8AQP/vAAr//wAA/+P//AEGABn/6/8xABkAFP4KAAv/vAAl/gH/2QAk
/+X/9v9Z//4Ab//p/60AEv/Z/pkAFv4Q//gAFv4K/7IAAgBNABf/zwAQ//r/4gAOABgAX//cAIH/yP7EACEAGQBaAHMAGwASAJb//f8H/+z+BP/1/5MABf/w
//D+wwAZAAP/8P/z/+3/jf/v/60ACQAr/4z/2ABf/xn+Af/u//L/4v/8AK8AQQBDABP/7QAh/93+AQAL/9b/4wAA/kj/0AACAC//+AAI/yj/cAAAAc7/uv/Z
/+L/fP+hAfn/fP/L/kT/LQBd/5n/nQAQ/pIAUwHN/8kBpv/B/7//5AAx/+gABwAI//cAG/9K/9EAigAy/6kAp//hACb/uQBE/z//xP/kAC/+jP/+AAn/2//6
/+n/uwAE/4H/vP/XAP4AdwBX/3YAEgAR/9MAC//L/+7+3f/p/64ABgCjAFUBzP/f/9cAF/9mAHj//ADMABEAIP+0AOkACv/q/+0ATv/3/+kAG//2/+AAEACZ
ACr/6v9A/5b/9AGD/2j/hv94/u3/6wAcAAMAAgDeAAz/df/8/8MAB//mAFYANwD//9UAEQHk/73/1wBDABT/8P6p/9n/2wEm/8//Y//4/ooARP4C/t7/2P6h
/q0An//G/7AACwGD//IB+f/x/2T/7QA+/8gAPf+9ACwADv/JAN4AHP/3//gAZAAkAIsAe/9w//AB3f+i/8z/vP/x//j/6wAE/8oABf+m/9j+tv/F/6n//f/N
ALX/9v83/7oADv/fADH/z//4/rcAB//tABMAfP+o/zT/3f/7/5kAYP+E/9H/sgABATwARQG4AAv+3QAV/7kAAQASAAsAGf/b//EBXf+bAB0AowAsAAgAugBd
/3sAOQCm///////k//P/HgABADH/9//ZAGD/1QFf/7gAYP/j/74B2AA+ABr/5wAX/50AJAAH/9L+/gAaACn/7gCMAAoAyv/dAEQABgBq/9z/0gEDAAgARAAZ
AKcACv+x/+YACv/k/5v/1P/0ADf/6QCp//r/wgFy/6v/5wAy/8L/bP8R//b/tf/s/8IAG/9XACb/2//qACIACP/VAFEAEwCc//j/6QEX//UAM//pABL/3QAc
AAn///72AAgAK/+hACn/pADw/+QAEgAQAEsABf/kAOf//QABAEkALP/v/9T/6f/A//X+aAAV//kAA//SAJz/dP/H/iD/2//pAFf/zv+l/nkBtv+8/+D/Nv/3
/qkAPwAWABP/0QAC/88ANAAYANb/+//jAUMAGwAT/+4AB//QAAEACv/7/pT/9gAS/7AAjwBB/8//6wAl/+wAfwAU/+MBUQADAEr/4QD0//MAFf/XADr/6v/m
//3/7wAa/97/RQAz/0MAW//CAAT+A/+k/9QACf8P/6f/dv9ZAAr/1AAw/8b/9P++ABr/wgCvABL+gwAE/9sATv+rAK///gAU/////AAn//n+0gAVABn/pQBf
/7YAfP/wAAUAHgBY/+7/9wDqAAX+0AAaAFYAAAAU/+f/2wAH/k8AI//8ABX/z/+7/4P/fgAx//UAA/65/7v/zgAs/hL/1v+E/2D/+v/MAC7/9wAb/8UAEP/N
ABUACP+qAAr/7P+s/9YAOP/9/+L/nf9C/8D/9QFtABkAEP/PABH/u/+2AOIAHgCA/gL/8QAX/uIAKP5AABv/nAAV/+8AF//TAAT/+//b/+r/rf/GAW//rAAV
/83/xv/BAGYBawAw/2YAhwAWAIMAR//S/zX/jACe/9P/f//8/+L/kf//Aej/4ADkAT3/8v8w/74ABP/+/6//j//8/vz/3AAp/+IAqwBh/3kAPwABAFf/Qv/q
/53/uwAR/vD/s/+f//MAcP/wAFcAAQBR/9UABf/z/8/+PgBI/+8AKgAs/8oAXf+1AAAAFf66/+b/Zv+G/+kAdv/i/7j/6//uABH/vwCJAA4BAf/1/4EAH/+F
/6n//////5T/Hv/G/90BhwAZ/4T/5/7MAEn/mgCg//j+NgGdABEARv+FAA4Ag/+0/64AEv+SAC4AOv/gAA3/swAZ/7T/twHUAD4AGwAVADH/mgAwAUz/KgBC
AOAAPAByAGH/xv+k/3sAZv/V/5L/8f/g/u0AL/4TACMAxQFN/4H/lwAl/+j/7//f/8oADf+0/9wANf/iAOj/of/D/yT/7v8+AMb/7AAFACwAHgHWAEL/ZgAG
AED/4/+2//IAZv/N//H/4v+wAO3/h//2/5kAIf/BACn/0v+Q/4P/3f/e/4f/kf/1ALwABP/R/+EAE//n/9cAIQAE/4j/9QAf/rUADf+GAFn/6f8ZAIkAq//9
AOIAAQCL/+MAvP/8AAT/7QABABYAHgAh/9f/vP/yAQYAEQBL/4MA2AAgABn/twAh/64ACP7j/+cAdgBE/ij/TgB0/9UBsgA9/18AbgAz/6sAV/+C/9YAhP/O
AJ//2P+x/9z/1ACaABcAzAARAAv/bgAZ/8kAjP/yACgAxQBD/9wA8P/PAK3/DQBe/38ANf/P/9gAMQATABT/6AAM/+j/MgBRADsAHP85//X/zf/G/g8AJQAY
ADn/4v7z/5b/Af9j//3/uQFgAHb/3/6G/2L/xQApAC3/8v/z//EAPf/v/4r/zP/OADAAJQDWAAD/+P+wAEsAoQAr////gQADAAL/vAA2/8gALgA+AR0AQQCN
//3//v//AC8AW//X/s//+wDB/9n/4f/wAGL/6wBP/78A3f/k//cADf/N/gUAfv8E/zf/xf/d/gEAOf7t/7v+fv/GAAT/2//f//IADACW/8z/mf/u/7oAvgAK
/nwACAAL/3X/vgB+AET/+AAa/+T////LAIr/3QAs/zsAof91/83/9P/3AF4ANwA+ABEAAP/u/70AJQAl//kABP/e/83/4f4kABoAFwBO/8n/Vf+O/1IBfv++
/9z/TwBaAEIAUf+G/8b/1wAS/+z/jAAWADEAEf+E/+v/2QAgAB7/1v/+ACb/yP/5AH0AJP/1/+wADf/D/9X/Df/iAEf/5P/N//P/g//v/98AbP9a/9wAAwAp
AAb+7//+/37/5AAJ/8UAJv/1/4//1wAY/9n/uv/8ABUAGP+bAAP/+f9p/4AAMv6uAC/////G/54ACgAVADUAUf/aABcABP/X/8sACgFXACH/yv/X/87/lP/3
//j/uf/C/87/tgAe//b/nv/uALEAIgAb/8z/4QAR/3T/3P/qAC4ABgGQ/9X/0//D/93/8wBF//EAEv+rAA3/0P/C/+8ARABbANsAHP/JABoAIf98/qL/KQAZ
AAf/5f/f/0QADAAP/9v/8wAI/9j/YwAXAS0AAf/+ADr/rv/l/+z//P/cAAz/1//f/23/3AAF/8r+9f/l/xIAI//hACQAev+xAAIAIAAPACEAGP+Q/+4AGv+5
AAkAEf+p/+QAEv/o/7v/wAAWAAcA4wAgAAn/MP9BAAMAywAW//D/h/+yACX/4wA4/73/+P/KAB7/2f9aAAf+egAO/+IAVP/j/3T/0f/h/8L/zf/M/9kANv/V
/6j//AD7/5UASv/m/9z/cwBO/33/3P9xAAoBUwBF/9v/2gAl/97/1QABAE//ywAG/9X/2P9d/7wAP/6L//3/6P/zADL/S/+U/pIAEgAS/+MACQAsABP/5f/X
AAAAAv/fAGcAHQAAAAMADP+AACT/df/H/+/+GwD8/2j/TwA3//T/rQDu/2EAFQBC/9oAFQAqABf/s/+fAPAAPgAuAAn/OABr/9gA6QAH/9QAyQBGAAoAb//V
/lkAPP7IAasAR//t/+f/zAFKAXEA3v+m/7ABCv//AKoAQP+Q/9r/qwAK//EAJv+1ADcAAv/5AVMAHv+r/7f/+QCNAWL/+P/p/5T//wA2/3z/zP9R/2f/sv/Z
AD7/+gAD/+UApQAY/3YAgf+/AAIAHgAP/3z/6v4OAIQAJQAX////Pf9mAG3+UwAM/+0ApQArAC//U/7L/4r/PwDR/+gAowA7AD4AAP+Z/+r/7f/X//3/8//3
ABP/6gBiACn/9v/x/ucA5wAhACcAdf/X/7sAJgCXAIb/y//z//r/9QAGAAT/rQCTAEj/tv+2/6z/6P/0ABoAWf/NAGQAQQATAOr/5f+6AJX+4P+VADAAGf4C
//f/HgBI/yT/0v+YAJgAAP8K//H/Xf/o//X/7wAGAK3/7/9xAAj/8/9P/6oACv+6//0AXAD6AFQAHwAe//sAFP/M/+//fv8O/+P/2wAg//MALQAKABsAM/6z
ADD/kQAJAD7//f+uAAT+BAD/ACYBAf/x/8D/ef+PADgALQAW/igAJQAhACr/Nv+X/x8AVf/q/qIABgBGAAn+9f/1//EAJQAc/y//6QAOAAT/8QDDADMADP/u
/2H/u//cABH/x/+N/8D/egAJAAoABP/sAAT/vP/p/+L/+wAZ/7kADP/O/+IAAP/F//v/6f+y/48ADP/v/+b/zgAW/8z+QgAS/9EAHv/4/4f+hv97AAH/7v+I
AA//mP/e/83/1//s//H/3f/mAAQAdv/1//r/v//tAB4AJf/7//v/1P+w/7UABP/T/9v/8gBIAEf/4gAM/9IAGv9+/+f/8v/xAA3/xv/C//b/1f/W/9MAPP/x
/9r/nwAQ//P/5/+2AE0AAQFK//P/2//K//4Atf+fAFD/2/+2AEAAAv/r/+j/5//N//D/9f/m/7D//QCG//oAAwAK/44AEAATAAYABv83/+H/v//B/7kAGv/h
/zMACP/6//n/7//Y//D/5v/4/5wAG/+nAA7/yv/lAAL/8//6/+n/3/+RAAX/4v/R/78AEv/RAMf/+f/W/7cALv8NAM//ewAG/9T/uwAP/6gADAAZ/83/xP/+
/9P/iwAC/0T/2P/yACD/7v/EAD3/9f/b/4v/xv++ABD/zAAN/+cASf+8AAUAK//X/5sADf/a/9YAFQAX/7AALv/Z/+P/2P/s/8r/4QAi//IADf/x/9f/x/+1
/9f+/P/u//P/x//f/5QBcP90//P/uwBPABP/lv/g/7z/1gAJ//v/4QAf//QAbf/uABX/ugAC/roAJv///k8AIv+7/8sALQARAG//fP+ZADsA1v+t/50ACQAO
/37/kf6v//0AoP/bADcAJP/2/9sAF//uAWD/8f+1AY3/ef9BAEz+r//zAC3/6wBq/2MAyQEZANH/vgAlALkAAwHa/5QAlv/4AJf/7/+g/57/+gDu//j/1f+j
ABkBHgASAB4AZf+DADsAVgDQ//YALv/XABP/df/Z/47//AARABb/OP/h/5AADwDJAGb/4gAhACf/nP+Q/+D+If9xABgBagAM/7L/Tv/D/m8AFf/5AP8AIgBq
/sMAKf+m/4AAqf/YAKz/nQB8AAf/aP/B/7kAEwAWARH/3//vACEAegG0/+8AC/9rAI0AS/+AADL/zwADAAwAkgCWABP/wf/3//cAGAAd/7D+5//+/73/lwAd
//kAGP+eAHT/ywBlAFL/+f8m/+//7ACE/0j/CwA0/+D+GP/X/xIA1gBO/+wADQAb//b/tf+2AF0AFgAr/+P/ff/GABcAEwAC/9kAK/+R/6T/9gAiAJj/5gAj
AA0Ahf/mAA/+eAAj/5kAGP+p/+8ADwAk/70ACf+ZABQARQAf/97/7gAt/1n/wP/h/gT/iwAzAC///v/R/3j/BAHHAA3/+v81AEEASP/5/7P/yf9cADL/5wBK
/7cASQAf/3z/0f+EAEoAIAD3/+7/8AASAAEBZQAKAAL/z/+R/7D/7v+3/94AHP/Z/3UAIf+0/+n/4f+z/9YAMf/0//0ABf+F/+//wv/a//7/2gAb/+X/mAAc
//0ADP/n/+IAEv/J/mb/9wAI/6//5AAm/g//V//j//z/cwAH/2z/9AAl/+L/yQAU/9r/+gAZ/5j/6v/d/+z/2wBH//UAA//a/8n/rP/U/7z/zv/o/9gAHwBT
/6P/4//S/9n/tv/hAAX/8P/s/+P/tv+1/6oAAv/GAEX/9P/y/0b/+v+Z/9//kAA1ACIBAf/xAAD/ywAHAQgAQf9W/9z/3//3//n/0P/w/9P/q//j//n/5P+3
ABEAlP/9/+T/1P+gATYAP//9/9z/+P/g/97/9f/Y/9wAFv8oACH/vf/u/+n/zv/NABb/6wBD//3/q//w/63/6P/5/9oAF//s/83/3AAE//P/1f/pABH/vADq
//z/1f9t////YAC8/83/5f+3/6sACv89/9j/ogAU/5wADf/ZAC0AFv8Y/+H/5f/n/+QA+//z////sP+L/7T/yv///9P/0QAGABT/xf/eAA3/3/+yAAwAA//U
AAz/4v/pABz/r/+9//L/7P/YAAcALf/b//n/dv/P/83/nwAg/vP/+P++/8H/2f+KAE3+3P/7AA8AFAAL/+QAAf/GAA7/zQAF/9f/3QAE////5//s/8YAC/5r
//r/9/89AXb//v/8/8b/7//HASMADAAmAAD/z/+G//D/2v8M/7kAowCu/8wAD//xAIz/9v+MAC0AB/++AL4BDwARABT/yAAk/78AIP/8AAIAMAA7ABoAEwHS
//IAKP/MAAMA5ABi/+sACQFR//v/lf9x/+z+6QAc/+r/pQAhAQz/7////+P/MP/+/6MAFAAZAFT/TP/g/77/4/+w//T/4P/u/3j/1P86ABgAYgBD/7b/9AAL
/6j/1wAO/gEAcP+e/37/8f+n/3UAdv84/+wAHgDGAE7+9v4C/p7/0P/kAAL/3QDvAHoANv/g/2v/3wBV//b/4f+fADj/6v/mAFkBaAAM//H/ogClAAwAJQAC
/97/6wCIAFUAdf/a/7f/7P/6/+X/xv+4ARUAIf+Z/83/vAAE/+8AAABd//YAnAB3ABkAW//U/+EAav+F/6oAB//4/gIAUf4C/8T+ngAB/8X/zf/8/qD/6f+q
ACgBY//U/7b/6QAL/1YAKP/3ACX/vgA+ABAADP/8/rUAKP/rADf/5ABbAB8AMv+3/+X/uP/u//cAAP+0AA//y//v/6UAFP/LACwAFP/c/+IAC/4JAAkAH/+O
/+H/+f9///kA9//6AFX/KgAy/q/+VABS/+3/uP/d/+UAlwAXAC0AGP/N/9wAHgA+//cAcgAz//v/7f/dAZwACAAu/9r+Af/M/+QAIv/v/vf/bv9PAAT/zP/w
/+L/5QAvACv/1QAbAAr/x//8/8X//QAW/6wAHgAC/53/OAAtAHL/7f/6/8//8v+vAA4Ah/+rACABGP7Y/9b/9f/Q/6wAGf+4ACUACgAY/+cABP+N/6sADwAq
/5T/+v/t/+QAigAG//X/ygC5/+D/wf/MAAIALP/u//8AUf/b//z/yv+//50ACP/t/9sACP++/8r/z//rAAYADQBJAAEAEwBe/+b+O//Y/60AFP+uAV4ABv/V
/+UAJwHR/woACP/R/+P/yAAF/+j/2QAc/y7/8//V/7n/6QAf/2EADf/m//3/uwGr//gAEv/d/1r/y//AAC///gBpABf+u//6/8z/6v/v//v/+f/X/+cAGQAF
/+sADP/TAAMAAv/aAAL/7/+S/ucAKQBY//IAFP/K/98AdwAPABf/ev+4/vEAHQAUAAD/s//OABsAMgAxAEUAgv+dAAX/vP/mACL++v+hACX/2f/sASoAGP/3
/8MAyf/Q/7P/yf/yABX/uwBx/9D/1AAP/9L/w//QAA//7//v/+T/uwAm/9z/8f/3ADX/5f/vAEcAYwAO/6L/7f/c/5T/vv4eABP/W//S//8BHwAp/2X/4//s
/80AEP+T/8//kQAb/+n/9f+y/+P/8P+kABP/8//1ABT+9QA9AB3/qP8k/+7/v//iABf/yAFOAAcABv+5/83/+AAmAAT/xv/I/8L/rAAPABX/3wBJ//T/0P/9
/+YAJgBl/6v//P/wADP/8v/nAZAAFAAT/9YAQQD/AQP/uv/vACX/3gAC/1P/0QCeADH+9QAbAK3/6wAZ/8T/3gAHAEn//wF/AD8AI//P/vEAMP/mAAkAJf/r
/vb/dP+q/9n/zv//ABwAHf/y/+T/7f/s//8ARv/SACH/9wCG/8T/3v68AD7/5P7BAAQAC/9//5v+MgAFADwAPABLATb+Uv/o/+D/4v+KAAAAG//VAH8AHf58
//oAYgAwABv/i//iABMAEAA2AX0AHgAU/3b/+wA5AA8ACv/9/8QBmQALAEL/7v/HAAQAMAAM//v/7f/M/+b/vP/S/+4AN//8/4UAOP/W/8H+U//w/iwAGgA4
ADsAOAB+ABwACv5rADH+sABz/53/+v+//4AADf/A/9EAnQB1/+cABwDlACsAEf+5/+T/+wAd/7MBEgARACv/x/7kADX//QA0ABIAAv49/9j/xf/a/9z//gA0
ACT/8f/9AAwAE//YAA7/3QAzAAQAQ//n/9/+cv5QAA7+BQAOADH/kf/OAZIACgA8/yoATP8bAScAO//s/77/oAAGAH3/8ACMAET+OP/4AFwAWwAd/+v/6AAU
//j/9wD6ABH/+P/l/gH//f+d//v/pgDVABv/tP/vADX/rv/z/6f/gP/eAA0AFv+8/+QACP/w/+n/8P/d/+wAigBDABkATgE4/97/1//b/7L/YAAkARD/yQBh
AdH+df+fACsAXQAnABD/UgBj/xn+AQAU//X/k/+x//EAGADRAAP/0wAf/8P/yQAJ/9z+l/96/7H/9P/3/8z/pQATAF7/3f/s/9f/2f/QAAn/7wA4AAr/z/+u
/8X/8gAT//gAUv9+AEsALQBP/r7/7//TADsAJP+3ABAAvQAMADoAvv/O/67/7v++/7EADv+l/+gARf7lABX/4P91//QAEv8uABL/2v/w/5oBd//3ABj/3AG7
/8n/zwAj/+cBSABI/uUASwAl/+r/6/94/4z/6P/w//f/6AAO/7f/4v/KACH/pwA3AFwAUP/w/+oBZP/V/7oAPP+4AEf//P4D/6YAnf5tAP4ACP/YAB4ARP/z
AAkAjv9CAW8AGv/u/7r/zf/6/+MA2//l/9T/sQBsACoAD//RAfD/1v/y//EADAAV/6kAHv+g/+H/2//g//H/4P/5/9oACAA7/+kAO//d/8v/+v/l/7cATQCC
ACIAIv+o/9L/9v+H//v/+wAS/soAGABV/h0Aj//C/7b/0f/Y//n/zf/5/94AtACj//P/eP/+//T/nP+sABcAAgAm/hr/8wAb/+n/zf/K/88ABwAJAA3/5//q
//3/zP/5//z/8v/j/8r/8QA3AAsABP/x/+b/9v/8/7UACQANABsAf/+p/iz/4f/g//UAK/+XAAgAmf/u/+b/q/+S/2T/0AAp//sABf/uAEMAAwDvAKT/9gDU
/8P//gArAAD/9//h//oAF//JABQAC/8T//T/vAA2/+kAZ/4B/+3/o//NAAAACf/iAAH/9gAH/7oAC//qACb/9v/z/+UAfP/QABH+9gBa/8n+h//r//3/nP/W
/i0AAQDj/9j/3gCx/hb//v/CACT/5P/6/2QAUwAuAJD/uf/0/gEAAgAD/54ACQAJ/+0AMv8pABsAFv+s/3P/6gAa////7wACAf8ADgAk/9b/6f/9ABP/4P/1
//AAlwBaAAz/zP/YAA4ACf6bACwAJv/x/gH/rv8i/9P/+AAf/63+2wACAGr/WgAP/qb/tgDK/+wAF//VAAj/cAAY/7oBFf+0//UB3f/rAAL/rwAD/+j/7P/P
/tL/6AAZ//3+Yv++//0AIwAHAFz+Af/C/6//xP/sAAgAFwAh/+EADABZAAkADQAH//IABf/4/rv/3QAK/tn+ev+q/k3/0wAB/43/3/7/AAUA8v+p/+z/6QBd
ACz/+gAN/80AFP/RAFsANgCm/9j//f4C/9wAA//7/+D/5v/wAAP+D//x/7oAEv4B/2//7v/V/9kAjgB8/5v/f//i/67/yP87ACj/pf/k//n/7v+cAGv/oAAB
//gAif+c/+MAGAFUAU4Bb/+w/93/ev/4AH4AKf4R/+EAhQCS/wP/uv/Q/4L/qf/OAE3/yf/yAGsA4f/0ANH/7v/yAC3/mP/wACQAZf6jAAQAVv/o/mf/wAAD
//X/4v/8/gEAWAA5/+n/+f/1/7n/2//aACP/Qv92/+//sP/j/+L/2wC+AEr/1//RAfQABgH+/90AFAAx//MBCQASAH4AN/+1/+gBsgAh//H//wAE/+MAH//z
AL7+3QFZ//0A/v/xAA//xP9q//z/8v/CAY7/6f/K/8wBuf/f//j/tAAEAFcAf/+TAE//0//u/9sAFv+H/7z/uwA0AL7/sP/W/7j/8wAkABQAUv91AEoBFv96
AQ3/u/+9AFMACv/ZABEAjf/mAJL/kABy/+v/fP+S/53/cv99//UALP6ZAEz/uwGnACEAHv+y/7wABAA+/83/HgBX/9L/+QFD/9L/4v/D////aQEb/9//k//7
//kAB//3/8H/8QAD/+kATv/yAD3/3wAt//oAYP+2//EAEwAX/zMByv/k/9r/ogBCAMf/9f5i//EAB/+lAMj/+AAHABD/+AA8/5b/q//fAOj+7//vAbD/7AAE
/0kAQP/eABQASwG2ABb//P/b/6H/yf/i/4D/6f/bABQA2wASAHEAkv/5AMoAsQA7//f/+P/d/gn/7gER/+v/Hv/9AAP/7P/z/9b////z/9MBgwAQABP/c/9Z
/6YAY/9I/6QAO//d/+7/+P/4//3/0QAL/6T/xwAbAAn/1gE4AAr+vf/nAGsArf/4/+j/9wAB/+D/ef/U/8/+iP/IACL/2wDB/60BVgDM/9kA1AA7//QAAv/8
/9H+KwAs/qL/9f8U/9v/vwAU/3//+//8/9//0wHm/7cAB/57/5j/vQB0/xMAGP4cANv/8f/r/7z//P/D//H/wf/y/88ACP/EAZr/+f/A//QATP4BACr/1QA8
ABL/xv/TAAH/4/+s/+P/qv/TAJIASv7rAJT/uABeAMQAQAAKAPD/0v6l/6cBsv/x/vz/1AA9/93/dAAA//z/3v/eAe8AOP/g/3X/V//g/4H/Tv+SAEP+Af/i
/78ADv/0/3UAL/+g/9cAaQAF/9n+yQAM/m8AEQCsAf7/nwBX/44AJv/I/5f/5//t/rn/5gBA/8MAJf/W/mMAzv/cAAj/+ABWAAEBlv/L/z3/+/4B//T/K//a
/+P//P8WABYAB//a/7QB+/+1//YAdP+pAA//o/6hAEb/x/+z/8v/0v/C//X/8AAW/4wAHf/R/9L/xwDaABf+cP/yAFH+Af/t/6IAAABN//EAnf/t/+P+Mv/5
ABD/9AEG/2YB1ADNAAz+cf4EABz/NP8ZABz+FgBnAfgAFP7gADP/fwAMACn/0QAv/+n/pv+2/4AAEf/zAIUAtwDI/j7/hf9lADz/+v/l/9IAKf/nAAv/nwB1
/88AGP/1AT7/oQBs/9P+Hf/wAGH/3/+g//r/9v+5/8MACP7E//T/X//+//IAUgEm/9f/xgDx/m0Am//N/kL/5wGH/7MBi//z/zz/7QBCABgAGP/zACT/y//M
AQ4ASgAF/tUA0f/tAIgBUf9OAA8Awv/+AGIAFP/5/uIACgDj/9v/v//h/+gAVAApAfv/4/7F/gL/tP8c/8MALf+u/mf/2wAy/rr/wgBJ/7n+AQB8AFP+AgAs
/ioAZ//UAFIAHQAdAXX/mgHv/+8BXQBmAGEABwAX/8MAEv/i/9UBHQB3//UBdgDEAL0Aov73/+oArAEc//n/xwAAAFEAX//+/zMACf/Q/+T/3wGv/+v/awBS
/xQAR/+WAJQAcf/L/7L/oP/x/+0BNP/RAKAAKgBC/3n/KP+k/93+wQCf/1sAAP/I//YB/gBUAc8ADAFLAA3/kgAh/8z/6P///8L//v4N/2YABQDQ/+7/YgDh
/uP/3/75AXP/8gA2ACn/+wBR/+7/iAAH/7wAAP/V/pb/4P+8/8gAgQHpAGH/qAGDADL/n//o/9T/3AF5ABX/9P/MAPsAFwC5/8j/9/+n/wf/4v/L/y4AAAEX
ABYAnf/p/3cAAQAE//P/rP+3//n/4v///iMAPwAo/yoACf/hALsBPv5w//YBbP/qAB4AiQAN/u4ACADf/+H/qP/x//z/rQAR/8cAVwDnADAAI/9lAbUAL//s
/9T/1P/BAZQAIABD/2MA9///AMv/zgAJ/7T/LP/C/+T/UQAIADsAEgBk/+L/H//k//3/3f6H/8f/8f/1/93+3QAM/6/+CACJ/+IAbQFB/3/+xACy/+UAGQAV
//X/fwAdAMz/4wAK/+3/2f96AAb/0QBbANT/xwAb/4UBlgAo//H/+P/W/+4BaP/oADH/+wF7ABoA+P/jAAH/yP8pAA3/yf6d//YAjgAAANcAAwBz/9sAF//p
////uQAA//X/5QBgACz/mv+s/1r/7/5nAXf/iv7o/gH/z/9FAKT/+f+OABoBCf/Z/8f/3v/P/xkAGv9MADABBP/WAAb/cgGlACsABP/S/83/ywDzAAcAVv+P
ASX/+AEB/+////+X/xD/1P/w/1D/8AAC//sAd//0/1j/ygAH/+X+t/++//P//v/I/2r/+P+1Ad//5QAN/s0BTgAY/sr/T//3/74AK//t/0UANQC0//sADP/c
/8f/PP/z/zQAVgD3/0T/5P+H/oP/l//aACD/7f/y/tD/qP/RAFABSv88/tH/u//v/nX+mv/hAAYA4wAe/gEAH/9zABUA5f+W/6AADQA+AAT/vf/0/9n/cP8z
ACUAdgC3ADz/w/9z/5z/hABf/10Ac//C/+L//f+9/tEARP+7AAP/6ADz/+8Ba/6uAKwA1AAbAIEAWP/0/+wAEgAzABj+DwAP/4P/pgE5AKP+fgB5/90Bk/4D
//3/if57AD3/aP9WAHH/6P+zAAIApP/rAEn/+P/O/97/3wEuAJn/8gFWAEUAOQDoANoACgBJ/iIATv9zAC3/2/99/+v/iv+1AAoAT//pAEv/8AEeANX+Af/0
/2YAgP6N/3r/0f6C/+UAEP6t/3b/zgB8/gH//f7X/3b/5v9l/gEAKwAlAL4AAQFa/4r/gQAUAOX/0wAs//YAdv/z//v/5//p/2b/+wAbAVIATABb/24AGv/R
AAgAJf9TAFf/z//1AL7/yv8gAFf/ygAA/+QBEwAn/hj+lQDuAP7/ewB6/jr/pv+7/73//gAe/+cAAv+uAFT/4/9EAGD/Pv/D/j8BvABVAEsBRAAtAf8Aa/9f
AA0AWAAb/20AVwBP//z/5//HABAB2f9dACEBLf7M/5sAUv4B/+8AvAHn/9EAbP9MADIBFQAA/6sAU/+tAAkAAgAtACD/cP8HAf/+ugBYAIb//AAK/13/uP/w
/8L/wgAR//f/lwEoAAf/uQAIADkACABHAAz/6wG9ABkAWgAb/8P/7f+qADwADP/m//3/qgAA/7H/yAAPAAv/9AFe/8L/4v/C//f/Ev7ZAYz/vf/5AJcAFv9O
ABT/4f/NAAr/9f/qAEMAAQAP/9n/9ACnAAb/9P/mAAr/+wAX//T/4v+z/9//+P8pAZ//pP86//YAFAAuADf/7QADAY4ADwCpAEb/bwAaAAMAKf/JAAT+n//h
AAz/8P/jAGL/e//p/kYAAv/rADP//gCE/kcBMv/c/8cAMv/5/7MAIf/V/+f/v//r/+sAMgAGAHH/3v/3AC0AKAAB//QABf/pABQACf/w/7L/3QAt/5MAiABB
/04AFQAZ//sAbQAt//MBqwApAer/2/9eABj/3ABOAD//6//3/8QABwAA/93/RQA0/6IBKf/N//z+DP/s/yMAfP4Z/6//bADy//v/nAAi/97/4P/R//v/7f/e
ABD/LP/k/+gAk/+l//b/9gAIAAgARP/0//T/rv/x//z/TgE4/6T/LgAbABUAKQBG//8AJwGDACEBCAAc/2MAGQAEACH/3QAE/mj//QAY/+3/5/+9/27/wwDE
ACAAAP7J//kAhv9u/oX/4v8BAEf/9P//ABYABv/1/9v/9//9/6sACgAR//MAAwBR//D/8gAjAAD/pv9RAEH/4gGD/8kAIwAEAS7/xwCu/5z/uAEU/gH/5f+R
/qn/+P4kAB0AOP/nAA7/yP/R//4ADf/H/9//zAAtAEv/pf/x/8v/yAC4AJEBBf/G/pgAlP/XAID/zP/6AEL/7wDaAA3/qP/v/9QAbf/4AIz/uwEIAJ4ACv9D
ABUAC//XAFIAAv/x/zn/2v+BAAwBHwBr/97/2//sAKD/Lv/Q//EAOAAEAXn/rP/RAAYAbf/KAGr/8QB4AAz/+//s/+T+WQBP//4AVAAVACYAhv+NAEEAE/5Z
/+3/nP+N/+EADf/e/5D/tP/IAAv/0P9XABcANQAC/5n/QP+O/7wANAAH/4X/ngAj/+kBpv/s/+oAGv5xADMAcv+R/7/+AQDQ//P/u/9k/+QACf/RAGD/9f/A
/8sAKf/wABr/vwAO/7gAGAC4ACMABv/1AAIAawBmANf/UABZAEsAGQBv/+D/5/+v//UAqQAz/4r/9v/QAGgAEv4sAA0A3ADK/6D/ggAV/9X/2/+J/90AA/+v
/+sAngBUAEf/lf///+r/3P7kALT/lP/ZALn/+gHaAE3/xP/rAFn/8P+3//AAav/k//z/8f/5ADD/eQAM/3cASP97ADj/6P9B/4j/3P/a/6T/swAA/80AF/+k
//UAPP///9X/2P/3/+r/uAAt/tgAHABEACcAAf9m//v////AAAD//v/cAKL/ggAt/+3/9v/u/+P/3AArABH/tAAk/7UAGP/qABX/6gAvAA//8wBlABwAHP+Q
/+kACgAJAAb/owAc/8kAgwA/AED+YAAlABj/7v+MAAYACv/rAFP/2/+3ABD/5QAoABP/lwAE//oAUgAg/90AHAABABYAeQAT//7/7QAQABL/vwA3/7D/r//b
AAgAIv/KAAsAKP/7AC//UwBX/8sADgBLAAb/wf///ggAKwAnAMD//v+y/5T/zP/JAFD/2QANAEMAs/7dAFIAJ//h/4n/8//6AAMAGf/e/2f/+f/vAAkAFAA7
AAH//wCEAGT/9f/9AAQAEgAeACb/5QARAAH/5wBf/04Agf/nAAIABP/SAD4AEAAJ/8AAJf+Q/8D/wQAnAA0ABQBf//UAWAAwABgAc//vAB0AcP/A/rsAXv/w
/gIAHP6FACz+TgAa/ur/3P/3/4MAHQAp/9n/tAAC//AAPAAQ/u4ACQAAAAD/vf/B/+QACAA0AGUAB//0//4AEP/2/30AKv/e/87/+QAIAAv/9gAbADP/tAAr
/1UAHf/FABsATP/b/+cAEv4XAEwAHwDKAAD/tf+x//YB1ABo/+z+agBD/5v+wADPADH+nf9p//EAYwAYAAj/7f/i//7/6wAjABz/KgATABf/9wAV/7L/8gAb
/4r/MP/E/7oACf/+AEn/8wBD//j/wv/K//YBUP/4/8X/i//vACT/gv/u/+7/7/+L/7sAFP/vABL/n//1/87/xP/9/7H/tf9M/7MApQAN/5//8/7yAEX/ZACJ
ACoAHv/uAAL/5wAG//T/5f+4/6n/5wAu/9f/2P+6/8X/3v/VAA7/9gA9/5z/4f/y/+T/aP/AAEMAgv/W/+j/2QBM/zX/6wAHAB4AGP/c/68AAv/qAB3/wQBs
//4AdAAGAA7/2P/r/5EAZwAf/9gAXwACACkAMAAg/4n/7gAY/8X+4//8/48AAgAQ/6QAGwAF//UADAAYACEAA//D//f/q//uADYAFP+q/8r/s/+//7H/+gBe
ABT/kAAD//3/2P/0AFUBBP/k/4r/9wAVAAL/4f/p/+v/tf/CABf/ywAG/6wACv/H/77/3P/I/7oATv/DAFv/6P+z/ywAo/+R/2EAJwB4ACP/wgAd/98ARv+a
//H/rv+l/9/+4/+wABL/9f+u/60AEAAA//7/wv+3/+gAOP/1//////7R/50AI//6/+7/HwBZ/+P/6QAEABAAKABY/+j/8QApABD/tf/7AGQALQAm/9n/9/+v
/5YAGv+MAE3/igAX/9T/mv8n/vUAJQAG/17//wAwADP/xv/Z/+0ACf/yACgAB/+7/98AEv/6AEn/tf/WABf/iAAwABr/uf+r/+f/v/+U/3MALABp/+T/8v/f
/8L/9f/0ACsAE//LABv/7v/zACH/yAAMABcAbP/MAAb+xf/kAAEAMQAZAIkAA//g//0AHP7t/94ABQAI/6b/tQAd/0EAIgAS/8//nQAY/+T/+gAI/5AADAAS
AEUAKf/x/9sACwAX/9kAJwAJAAX/9wAF/wkAV/+vACz/2//r//v/tf/UAAwABgA9//0AWv/s//8AJf/B/7sAFv4b/9QAMwAZABD/1/+g/87+gAAKAAQAKgA0
/8j+vf/FAAT/Xf9KAAcAagAzAD//0f+lAAL/8f/+AAb/8QAKABD/pgBmAET/+QAKABYADQAN/+z/9//2AAz/5f8pAGcAMf/mAAP/7P/lAAwACgAuADoARP/L
/+8AKgAj/9IATv/8AGD/4AAw/jf/1v/2AGb/qv9d//7/3/4CABn+TABk/6UADf8pAEUABv+s//UALwAD/48ABv/a/9gACwBKABMACf/q/8L/L//WABkASP/N
ABX/4gAVAA0AFv7BAED/vwAf/+f/9wAE/8kABwAn/7UARwBOACj/6AAMAC//wP/ZABn+Ff+2AFUAY//5//z/uf/2AH0ACgAD/mgANv6N/xYAqQAU/pv/lgAD
ACIACQAq/+r/yf/x//UAFwAH/8sAJAAj/50AH//CACcAHv+G/4H/s/+5ABX/6P+PADX//v+6/6X/mAAFATgAuv95/4IACP+//zH/+/+l//3/3//7//f/9P/b
/8//vgBC/+cABf+g/9//UP/uATMADf/IADX+kv9Z/2AAXgAd/+v/xP/tAAYAdwAL//D/yP+fAAH/9wAQ/+kABv/K/8f/4AAY//T/9v/L/8T/4P/k/97/9QBf
AHP/0v/p/90AQf8kAAMACgBAAEcAEP+uAAP//AAS/9UAZwACAFoACwAqADr/0v/HAGcABf+xABb//AALAAwAzv/E/6r/9v+P/vT////+/+QAHf9VAA3/+AAC
//AADgBZABT/3//j/54AEABLABD/jgBH/8r/ygAk/+v/zwCS/23/zP+Q/6YAEQDPAUf/Tf90/9v/uP+F/+7/lf/5//0AEf///+b/2f+q/84AOP/U//n/xP/e
AKD/2QC///b/3v8cAK//Zf94AAkAY//2/4MAH//7ANsAH//8/8j/5f/1/zD/v//4ABv/rgAaADIAEP/e////2P/U////8QBLAAf+/f+eACQABv/f/zoADAAA
/+QASgAeACEAU//s//MAFwAD/7T//QBtAGoAQP/O/97/5v+cAAb/zv/7/0//+P+6ACgAJf/Z//L/qf8tABH/6wAc/+P/4f/0//z/7v/yAAf/mgABACf/7ABD
/5IAM//+/7r/k//b/9D/wf/5/8wBOwDpAAQANf/H/9r/3f+8/9n/3f/Z/7UAZwAI/9UAFgAMABUAFP/9ABMAKv+t/3r/2gAW/9P/7P/LAAQAEgAPADIA5QA8
/88AEf/9AIn//P8i/7gAqQAWAFwALP/o/3wAGf9+/9P/6wAtAAkAZAA2AAIAF/9i/9QAEP/C//X/5gDLATz/nwAt/7//9v/t/8D/4P/1/9r//gAUAEH/0wAN
AB3/Uv/S//P+rf/a/9T+fP/q/+j/YwAE/h7//gAuACAATQDP/gwAcgAJ/+YAIv/t/9b/vwCiAA//mQAD/5b/rAARAL7/y//4/+8AOQA0ABj/+//b/4P/8P/6
AAz/y//FAPIATABAAEf/ywAD//P/5//H/+3/zv/GACz/x//YACYAAP+qAE//8v/6/6P///71/+cANQAo/50BiP/4AAX+HgAn/jYBa/9lACf/PQDBAAQAZf+8
ALwAPAAsABD/hf/DAAUARv/P/+T/yv+zABQADwAIACr/uP/i/+7//v/l//b/iwEI/64ARP/W//L/8//a/9EADv/eAAAAQwAN/9UADAAM/2H/7f/9/oD/agAL
/jH/+P/8/2T/vgC7AAIARf8EAEH/IgBzAHkAI/8iACD/9QCI/8oAogAb/6oABv+a/90AHgAb/9L/8f+5////4AAOAB7/wv4BAAb/zgBR//UAjQBzAML/5v+/
/9wABADwAND/8AAE//D/rP8k//j/1v/x/9UAG//+AEcAPgBqAC4BEv/5/9j/1//0/+z/7AAT/93/4QDW/pX/u/95ADP/ugAe/7YAVf81/qL/0//4ABMADf/9
AGkAp//D/9T//ACk/9EAE/+oABX/4P/zAAn/2f/BAM0AYABf/7n/3f/xADb/C//6//IAQwAUAA//p/+8//f/9AAMAGv/+QBnAEIAPP7m/9IADAAz/9//yv/1
AIcAOf/kAGD/Mf/r/9n/yv+jAAr/u//OAEr/Lf/u/+3/nAAvAA7/zv/T/6D/tv+iAB7/9AAt/8n/3AAM/78APQALAPYApf4ZAFb/mAAlAAcAeQDT//oAF//+
/+3/eP+i/9H/+AAyAEcAUwA1AFEABf/kAVP/+P9+AEn/2gB6/9v+Hf+///T/HwDY/9T/iAAk/9z/7wAbAH7/YgCF//D/7wA7ACsAEf71AJL/pv/e/5YBFAAX
ABD/xgDX/9D/8wAO//P//f/9/7L/hv/o//L//P8vADAAHP/iAIQAMAAMADv/rf/wAA0AMf++//oAe//hACD/vf/a/7f/af/t/3v/+f8wAD4AGAEf/4j/Lv/h
/+L/tAAC/+EACAAWAEX/zgAA/7f/2v/7/1L/xwAmAA4AKf9cAC3//P/SAGb/2gAJAAX//gAEAUYAjQAm/97/2//9/+n/s/+z//AAZABW/6gAC//v/+0ACP/j
AA7/Wv/TAP//ugCb/+4ADgAG/9wAFQAa/2X/7AE7AXT/v/9Y/+AAbwBp//n/4AER/3X/af+oACcAMv/XACT/JgBuAC4AEQANAIYAJ//9/6kAv//J/9cAUf/6
AGT+/gCDABz/4f+7AAv/6P/K/6z/7AAwAOv/4AAL/+D/3AAD/98AAv9d/oYA5P+nAAH/3gAWAA0AA/4FACL/l//nAS0Anv4B/+D/0wBFACL/9wBjAUH/aP9p
/t0AEf/2/9EAG/8xAH4AEP/XAA3+dAASABX/zwCd/8v/6gAX/+wAEgD4ARkAHv+8/7IACAAQ/7P/xf/7AOT//v+sAAL/0f/PAA4ASAAU/1YABv8sAFH+C//i
AB4ACv+zAGcABv+//ssBIf6N/nkAT//0/7UAkv/n/4wBGP8k/54AHAAaAGj/uQAOACAAcgBIAA4AAf/KADT/+//XAQv/x//WAEP/9v/2/ocA4wAB/7X/yQAR
AAj/z//kABwAFgBK/+EAAf++/8//8//bAAf/Z/68/+b/ywFK/8IADv/U/9QB/wAG/4j/EAEi/uD/uf/KAAD/6gA1/9r/8QDz/6f/aP8xAAYAGf/aACv/0ACA
AC//1//v/rMADwAe/8j+Af/2/7r/3/++/rUAtQCp/xn//f+I/8f/6gC7//n/ZP73ACf/vAAs/9UASf+m/8f/bQHvAHr/OgCF/7X/sf/Q/yUAY//DAAP+QQCY
/i0BgP5O/80AF/9U/5QABP+r/xMAM/87AET/0f+HAA7/mAAt/vH+bAAmAAoBEQBP/5z/8P43/83/xgAHAAr/UwDSAIEAm//XADj/0QA//voAYP/4/2sAmwAZ
/3X/8P/W/5MAFgCI/mn/9/9Y/3D/rv/1/9sAbQBQAMsACQGqAH8AXP+LAGMBDv/xAA4AJAAZ//v/wf+x/kj/z//bADP/4v/4AGgB//6y//3/hwAZABAAT/+8
AR7/+v/T/7z/x/9UAMf+Af/Z/87/k//k/8sA8wBE/3D/Nv/d/+3/m/+/AFT//P+e//4B1AC6/1QApv+K/6D/oQAOAE8A9gAH/2kAR/5F/jsBP/+3ABX/Rv+b
/+z/LP6bACP+dwDE/9X/mgB1/5//5f+M/0QAPf9lAV7/u//a/+L/1QAl//X/uP/5AEoAVgAV/2oAD/+6/+z/kQDK/+n//QBb/yYAWgBN//cAAwATAFv/hAFs
ACQAGABEAZD/6/+5/3n/2wGxACT+JwBX/+IAfQH9/zf/9QB2/3gANP/a/rMA7gEVAEkADv9y//D/6f++/gEAkABDADL/wgBFABb/yf55/9UABQAJ/9j/yf/4
AKX/+f/P/8wAG/+r/94AEv/f/5n/YP/mAAn/wv/+/94ADQADADv/wgD8/3z/iP/V/+YAAQAc/xH/+wD//93/jf4wACsAQP/y/7P/6QAS//j/lwC/AK4ASP/9
APoAJf/9ABEALP/PABv/9gH8AEkAGf/i/lT/3AAQAA7/2f9e/kQAq/+e/7X/3AAM/8EAA//9ABb/dv+s/+AASf+xAA3/3wCJ/8L/8P9gARH/fP/A/9L/6P+r
AEP+OQABAUr/2f91/7f+AQA9/+//mf+TAAT/dv+fAKgAV/+T//z+AQA+//IAHQA3/90AAgAp/gIASgAH/8D/ywAhAAwAIv/s/9r/EABGADr/vf/hAA3/3f/P
AAT/3v8g/0n/2v/A/9D/8P/c/1kAQgB4/2f+L/+p/gH/5//kADD/x//G//UAc/92/8P+BQCQACUAIP9v/+//+gAv/74BHwDWAAP/8AHGAD8AA//qABL/7AAe
/64B+gBGAAQAEv5P/8EACgAg/+f+qv4LADP/6v/N/+T/+QAUABD/zwAI/uf/1f/4AAz/x//p//P/mf/+AAD/Fv4u/6QAO//K/77/xv/yAPoACADc/67/Q/4g
ADr/QgA3/6j/mP/RAAr/YQEVAIUARP/2/gEALwACAA3/uQAG//n/9/4B/+3+hgAF/gH/X//c/00AWf51ANAAlP/Z/6//8//5AU0Akv+mAEMAsAFT/+IAEgAh
AB4APwDd//z+gwAXATD+uwFt/77/7f+8ABIAHABI/gIAOv9cAY//of89APAAvgAkAEj/b/6TAND+AQBuAAwB9v92AET/qf8RASX/9AAUAVkAAwAu/8z/8P/b
//D//gAD/0cBnf+mAG3/y//T//kARv+C//YAMgGMASYADf+0/67/wwAvAB4AZv7oABkB8f9FAer/1P/QAIL/8f6+AAcAnv/fAOEB/f+1/8L/6f+hAAP/0v9/
/yj+1f6/AIX/xwFkAFgAAv96ALT/ugAT/7D+C//b/80AAwHz/3L/zv/r/+j+6wCz/gEAZP///8b//QDpABX/eQBBAEz/3P+Z/7sAAgBQ//sBCQBnABQAHgGl
APn/iv/K/8YANQAZAEIAJ/4IAAb/Qf8ZAM//hP8ZANYAJP/sAB4AlgAr/gEAKgBaAbj/GgAi/6/+F/85/+D/rgES/1P/w//JAWX/1//QAFj//wGrAeAAp/+A
/+z/0QAM/0YAOQASAAT/WP+p/9YAX/+6AAL/3/9w/6MAIP+4AaIBQAFy/8v/4v96/9UBrwAd/l8AE/83/ycAOv74/6b/nf/WACr/8QCxABL/8P7bAAsB4f/0
/9gAAf9uAAAADwBO/zv+Sv/Y/9f/Ov/v/+0B///2/4wAPf/lACH/swCvABQBFgFLAAYAyf/IADX/vQAvAQwAI/4B/9///QCBAT3/7wAYAAD/0/4BAGgAIv6U
/gEA5AEJAf8AGP71/qsAiABPAMIABQAr/9cA8QC5/8kAWP/nAMoAJQBtAAYB//5BAEkATAH5/+cAIP92AB//aQHN/98AvwAeABX+q/7ZAJD/9wGC/rUALQCt
//7/zf4CAQn+BP/p/gEAQf7zAJ7/3//C/9H/wf+b/5b+0f/LAPoB/gDoATX+Af97/3D+AQBQ/17+Af+/ACUAPP+JAIb/Mv/n/5T+Jf/hAD3/IAFV/gEA+ACZ
/vf/9v+u/uP/1v9z/gH/9AAoAHX/dAE8/hgArAAD/1oBtv/AALX+5gAI/0n/NQCj/+wB/f/YAPsAHQEV//EANAAc//sAHgFc/9r+d/4BARgAgwGtACz+3f4B
AGT+AQBA//EAzQApAcEAjP+VADL/0gCLACn+8//+/gH+Af9Q/yEB/wBm/4sBdACM/w4B//9ZAPEAKQD9/vf+Zf+j/2//lf4qAQMBNAH8/1f+HQC5/gv/b/4B
APD/QgE3/soACgAS/7H/TP4F/ob/8AGSAWP/4wEA/gEAAgEwAO3+u/9Y/gH/pf95AA3+LQGF/ov/Xf9R/gEAQgGn/gP/0P4gAQoBkwCMABz/7f64AI7/g/+i
/8UBvP9oAW7+IgHy/hn/+v6C/m//vADvAFP/WP4WAWsB+/+0/oUAoP6CARn/RP/FADr/wP9pAfr+ZP+ZAB0B7P7gAXT+BwAhAFP/Jv8oAAIB8/+o/5YA0f+B
AMz/s/88/57/GgAwAI7+Av5K/7oBV/+F/yEAOf/gAIYAD/+pAFj/1ABn/5H/df4uAXn/qP/5/7D+CP9ZATAAh/+M/lIBlgHrAAsABgAs/mUA9P/P/6cACP/E
/6EB/P6RAB0BbgH/AAoAV/4B/0D/mQH//4MA6QHpAAP/+wAf/gEBFf/L/5f/sQC0ABn+d/5eAEEB3wGb/+IAgQA7/7oBaP9d/17/TwBf/lL/W/6dAegAnQGf
ABT+Af6g/8v/YgAv/9MB7/5oAKX/rwF9/wQBsv9kADP/yv/D/7D/p/4FAcf/TgAu/goA9ACB/rn+/QBOALABIgE8ALn/ef9N/xQBgv81AKf/2f/PAW3/jP+E
Af7+HAAf/nP/Uf4BAGP/4P/V/8L/e/4BACn/3P9W/ioB6wBkAUMAMv4B/+f/Lf/A/x//8QC7/oEBF//MAf//gwGg/7IAaP+W/9n/+v+UAY4B4gAI/qv/ngEq
/0z+KP9n/4EB/wDdAbwBLf++/tv//QFj/5AAyQAx/9kB//+o/xMB5f4BAff+mQAF/8UACf+8AC3/5//Q/0L/8AB4ACoADgAgADb/kgAeAPwAzf/o/8T/dwAJ
/4kAD//e//f/Fv/MAB7/7wAU/+kAGv/n/9YAegAhAC7/Xv72ADUAdP6q/3gAPv+a/98BaQDv//j/dAAh/pH/4f/s/+//6f/g//7/jwAKAGX/Wf/7AHH/0QAF
//EAzf/R/8n+2f/k//7/zAEj/8AAB/+pACkBKAB1/+H/6/9+AAn/RwBF/5AAEf8g/+P/2wAb/4f/ygAQ/8b/xgEe/84AF/5M/z8AYQCD/noAMP4NAMD/8AGP
/gH/7v9lABD+q//z/6T/7//c/z4AAgBSACIAQP+BAC//0//HAAX/zv+r/7L/3/+0/+UAuP+1/3UAWv98/8gAIwB7AMn/6v+7AOsAAABy/8n/8//Y/2L/3ABV
//j/mP/EACT/+v/aAEQAQ//d/+b+2ABG/yH+wP9fAIv+Af/T/gEB6P/2/w8AN/7I/+oAYf/t//MAJAAG/9EAHQCV/jD/rgEG/5sANv/qAEb/wf/q/jv/4P/E
/+YAa//TAF3/9wANAGUAg/+fAAQBM//c/qQAIf+P//X/Sv+u//n/8/73/9cABwAI/9sBlP+t/+sAmf92AHP/1P4D/9v+8gFE/84AAf4BAAT/VgAh/v//5gAX
AAT/y/8LAAz+KAAdACf+8v/+AJUATgBG//b+WP/D/7r/bwA2/m//8wFV/6//lwB4/93+D/4CACwAVAF1AC3+GABW/+kABf+K/7b/v//AADEAGf+1AA4AHQDs
/70AFgAoAekAjQCg/n3/6//G/1z/4gEjAej/+AAz/6j/mP9VABoAKP/yAC4AMgDLAHn+OQCpAFP//f9r/9z/6f6q/9P/5P+O/9b/WQAeAGIAU//DAAYABQB6
/m4ABf/H/wT/4P/I/8j/z//R/4f/9wBdABEAKP/VADH/5//r/1sAOgAN/ucBPf/4ACQBKwAI/8cB3v/WAeQBbv/kAE3/7QD6/8D/uQAV//cALQAr/2H/m/67
ALX/r/9dAOsADf/L//0ATv/MAA///wCF//T+kgB1/1gBc//b/gH/Cf+xAB8APf/yAdz/vAAOABsAqgAsAFr/xQBr/97/xgAR//4AxAB7ABMAq/5+/lIAx/6m
AFoAz//xABYBMgGWADj+2QAb/u0AC//1AE3/4v/pABf+ov++/uIA1P+Z/5kAz//F/6cAYAAa//QBhv+8/rf/jwCV/53/3P8lACb+XwBz//0AC/+nAC3/rQBr
/+AABgEa//7/uv/pABcABP/U/+X/9f5x/5X/+gGI/5L/vADU/oz/igEOAKkADwBcAfoAAAE2/5j+nQAO/67/8P/pAGkAFQBG/8wArwDwAG3/ZgAh/+r/tABu
AAX/9//0//EAMgAX/67/+v/s/9T/+wB8AOX/4//Z/6r/+QAGAAj/7P/u/+sAEgAR/+IACf/zABn/y//7/53/8v/5/zoAGf/yAOUAHwBS/53+8P/5AJYAuf/0
//b/6AAh//MAFf/6//gATQAE/93/9gAHASwACv/aACb/8v/Q/8EABv/lAA//5//q/0ABD/+u/7n/1P/8AKQAq//2//4AKwAC/8EAOgAEAAQABv/t/9v/7/7l
ADIAEf/z//P+Vv+dAAH+yAAmABUAZ//hAHL+RP5OAAIAI/4B//f/Vf/0/+AACAAR//z/8wCOAAsAS//3AAgBSQA7/7kACf/lAAIAHQAN/7f//f/1AHYAaf7W
ADEAJf/xAAgANAELAA7/5f9q//IAZ//G/5AAE//uABIASP/c/+D/1gAZ/+r/7wDfAB0AC/9uAHb//f4HAH7/S/8f/5r/9f4CAZL/7ACFAAAAlf/k/9P/7P/r
AB8ACv+v//gAIAHR/7T/iABU//j/6P//AAn/6gBGAAUATv+//y7/tv+lAAEABgCSAJEAAQAcALgABAB5AAf/vQAS/+v/5f/3/9j+pgADABz/5v/x/4L/iv/0
/3oAAwA7/0AABwCY/1L+8//y/gH+Af/3/9cAAQBXABH/2v/2//kA0wAQABX/7f/1ALj/9f+MACn/0gAM/2P/p//8AWj/6P8MACYB3P/P/43/pgAM/lv/af9I
/9n/Yf/Q/hsAM//e//0A/v/Y//3/8wBu/8v/owAD/9EAYv+X//IAVv/C/0MAjwDF/3T/6QDU/6IBCQFoAAcAAwAG/4b/kP+1AAn/tP/DABQAOgBSAPH/jQA+
AIIACP/x/97/pwAR/+L/6//sABwAKgETAGQAOf/G//gAbf7A/9X/9QDk//EAf/+rABb//wBO/+UAbf/cAAr/1ABU/6//9QBYAGH/9QBp/yT/9wFP/q//uABv
APP/9wGsAPL/9v+f//H/kwAZ/74ABv/qAHIABQAA/8kACv56/7sAoP/P/+7/6P8P/5j/8AEH/+r/RAAN/yMATP/4//YAC/+W/mz/Xf+KAGr/qACV/93/2P/q
AB//yABo/98AU//Z/+gADP/eAGYAIv/pACUA3P9eAF8AMQBFABQAPv/OAEoB1v/hAG3/5AAt/6//6v/6/7gAPQAy/lQAHP+G/4n/5f/n/7L/7//tAA4AFv/x
/mn/9QBs/6wAg/+YACz/z//t/yUAygAo/+EAPQAr/58AUgAd/+H/nf/t/8H/6ABU/9b/3//k/+oBFP+b//MArgAJACEAvwCiAD8AcAG7//IBbgGq//j/0wBA
/+T/1v/BAAf/4f7xABP/ywAI/6H/mgBU/3///P/5/5cAMv+6/8QAAP/rABP/q/4CAAD/6v/L//wAiAC6/7v/twC7/+IACP/8AAH/+P/PABUAEP/qADv/vv/3
AGr/0f+3/9f/6/8U/8D/5f/7/7//iv9m/9f/tgHi/wMAE/+YABn/nv/x/+UABv/e//IABP/x/+wADf/K/9wAj//u//j/3/+L/9L/3/+h/+YAS/91/13/sv/J
/9H//ACaAIz/2//sAB//5f+VAC7/8f/z//f/2f/U//v+YP+G/90Ahv/L/1v/hP/j/+z/8AAIAB3/3f/S/gj/Xf+3AZf+AQAI/9MAF//vAAsAAwAO/8X/4v//
/6z/9gAAACUADv+NACv/9v/K/73/6f/dAEX/+QAl/oH+AQBM/8r/4gATAFsAyv/W/8sAs/+z/53/t//1//7/4gACAEv/5AA+/5QABQBR/8sACQAX/6z/Rf/I
AAn+Af+b/t0AGwDC/8f+AQATAA//pwAV/2IAAv/T//3/vgABABH/C//8AB7/Lf+ZAPD/9v/6/8//gv/b/+wAE//3ADj/N/4c/8X/w//U//AAnwBy/8r/+wCF
/9r/VAAS/9b/+AAH/8z/6v/4/nr/m//wAHH/3QAR/5D//gB8AAoANP9Z/9T/Xv6K/zn/0P6H/gEADf/5ACD/3AAQABIAA//D//D/+wBO//MACf/g//P/nf/7
//QAI/+c/9f/+f/Y/+H/iAAXAcEAD//a/+8ACP9M/gEATABG//0AUP+mACD/zP/1ADcACv/+/+cAawA/ACX/1f/i//AAHQA5/4z/5v83AF3/4QCA/vf/ogBF
AJYAbf/jAAX/0ABq/77/1gAHAAz/yQAg//3/7//u/9IAJf/S/+f/9//D/rL/t//p/9//5P/7AQMB8AAm//r//AACAE//vv/c/9T/2QAM/yr/zP/m/+v/1//h
ADb/6AB8/7gAFf+q/9P/1v/j/8oAHQAUAAgBJf/VAAUAJf9t/7cBAv+vAAwAMf/YAHH/4v+7//b/tv/2AAcAQv/RAAEATP+0/3j/4//0ABcAVf/W/+j/5P/S
/8T/5ADfABkAEv/q//r+Af/qAAcAPf/0ADUAbQAN/5kACAA9ABEACv/7AEEAQwBR/9f/4AAnABcALgCyAFb/TAB2AIH/5wA0AC0AgAAbAS//6P++AA0AKf92
/+EADAAR/28AKP9q//L/mv/ZACD/3wBy//n/sACx/+X/9QBL/+//wAAfAGD/sf/7/9T/+P9KAG7/+v/N/00AJwBLACz/v//8AAv/wP/R//EAqf/W//L/zv/C
/+z/gP+x/5H/+P/aAQAAUQAP/3f/w/+z/pQBGAAOABj/4gAMAAr/1P/4/60AmAAF/30AEAAAADUACP8NAE4ACf+I/zr/8P/vAC7/+AAOAbr+J//5/9v/vgAG
ADEASv/W/77/2f/I/4b/9v/z////5wAA//7/4//B/+X/w//R/+H/9//jAAX/Pv/oADMAbP/AAD3/Sv+//7EAv/8LAA0AAAAEAFUAL//+//z/4gACABX/hP/v
AAr/8P/zAKQAN//5/8D/Z//0/+UASv/0/8H+EAAE/6P/yv+/ABwAYABV/93/5wAt/+v/WQAt/93////U/8H/u//1/iT/1f/q/2T/6ACj/43/wv6Y/+cATwBM
/9AAOP5FAPP/z//k/gEAFv89//YADQA8/93/9//yABYAEgCR//AAD/8/ACwAUgAgAAn/1v92//L/4QAM//AAVAHn/gIAOv+//9gAAAAmAGr/w//V/03/4f+p
/67/swAQ/9wAGQA5/+L/zf/R/97/o//o/7AADv/4/nn/rgAi/gj/2P7J/+gAVv/Z/g/+9P/8ADMALgClADf/jQAA/8P/ygAV/qD/6QAjAD7/ov+eADP/+f/c
/w8ACf/rACz/8AAM/nT+Y//D/6r/3P//AHkAT//KAAD/9gAM/6r//v/B//b/5f/l/9//+f6T/2YAEP8P//EADP+Q/9kA4/+7AFX/XP+/AAAAIgEI/9H+Af4B
AA0AhwAPAEoAK/+B//v/+AAPAA7/zf/fAAv/gf/4/uL/y//+AD7/T//aAAP/y//qAAoASwHbAC0ARv/r/9L/F/6hADAAbABBABX/+QAKABEAAQAw/9MAAgAS
AIMAIAAyAEr//v+fADMAEv9gAFT+nQBW//0AHv6l/4sAbgERAG4AEf/6AAAAB/7LABYACf/gAAIAHQBFAAz/4gBEAC//Y//xAAP/w/7e/9r/4f+3/+UAIP7K
AdgAMv+9/+T/+AAu/57/xP/pAGwAKf9O/6//xP/7ABcAQAA0/+4AXP+n//X/dP/y/80ABv/dALv/+gAEARz/mQBMAML+xP/yATYAiwAC/3b/5P+2/9D/5P/2
//3/9QAX/wP//AAlAD3/sQFD//n//AA5AJP/7wAG/87/7//7AHUAuAAkACUALv/c/pr/AwAvAFoAawA7AIUABgAM//EAWwAG//wAEgBFACcATwBd/+n/iAAS
ABMA7gBM/kwAbgBP/5IAJwAAAFwAywEtAAH/1wAH/+X++f/OAAP/xP/cACn/zgBG/8sASwBA/+z/6AAH/7kBNgAE/+//+P/tAG0AKgAs/7X/u//W//z/R//5
/97/+/9qAAL/8QAi/8L/9P/+ACr/xP/6AIH/0gAz////5f/x/6n/+f85ABn/uQDpADT/awAO/8X/ywFuAYUABP/dAGL/2f/9/9wAAf/o/8UAGf8l//n/4P+V
ABv/pgAC//z/s//7/9T/yv/m//f/6v/d/7z////q//IAA//vACL/7f/u/+P/7//k/+cABwAAABgADgATABj/6gBJ//D+n//o/60ACAAr/03//wBKAAUALP+E
/9IAaP/VAUcAYAAL//8AIv/DAGD/6//+AAj/3//8AAYAEf/sAFb/2wCm/9T/8v/t/7D/3v/TAAH/9ABS/n4Ayv+x/9z/6//zABT/9AADAAT/dAAH/64AFf/+
AAz/+wAT/+AANv7GAAkABP7X//X/gf+4AC7+BP//AHv/xgAM/43+Lv+k/+QBK/4B////3AAp/+IASf+pAAD/9gAZ//j/9wAD//oAJAAI/1cAH//5/+cAL//f
/8T/8v/7/83+Yv74ACL/2f/1AA3/5QA9AAz/8gB0ACj/2//D//UADgAbACYANgAE//j/NAAD/of/4P+5AC0AEP91//IAQP60AEYA+gAiAL7/4f4BAYj/+v8+
ABf/jACE/+H//v/1/9v//v+XAB//4QAQ/6sBLv/i//P/9wA5/8X/6AAW//gAPv66/zz/o/+1//cAFwBBABsADAAjAFkACQAK//X/6gAIABIABP/qACP+rv9w
/+L/Zf/y/5b/lwAv/tb/7gCY/0AAJP/q/+4AR//1/7T+AQAE/7EASwADAGH/1QAB/9gABQAFAHP/4v/SADP/3P8O//f//v+t/gH/6f/7/4L/xwD6ABEB0P/L
AAD/gf/z/1X+5v/G/9EAU//n/8QAK/+V/+X/b/+g//D/+wBCAEoBFAFD/4IANP+8/9kA9v/l/hb/8QDF/+v/df+u/6gBLQFHAB8AR//mAAz/VP/S//r/x//t
/9n/tP8lAJQAFAAeAE4ABf/z/+f/4P/Q/9oAFP/o/4cBWwE5AF3/vv/vAAT/6v/W//kAEP+1/3j/uv+g//gAAQBLAGMAYf/j/+kARAAvAef/4/+cAHEACgAe
/9MANQBV/u0AhQCb/1v/vQHCALIABP/N/+wAtf/t/97//v/9AAQABv+b/7f//wAb/6L+Af/YACf/mgA//+UAFv+//+7/8gBB/hwAZgAf/8j/+f8S/1n/yf+T
AN8AmwAb/7T/nf/b/7P/gQB3/4IAQgBc/80A+v+dABkAaf/qAFP/s/7R//0BBP7XAF3/2v/nALEB1f/s/90AEwBB/q7/wv/O/8D/3wABAAT/fgBM/+H/oABE
AHEABv/4AMYAD//9ADUAEf9BARAAZf+a//wABP/3/6YACQAt/+j/jgAoAAUANf/dAA7/2gAp/8T/8wAQ/+X/hgHv/90AYv/H//sBEQAa/6cADQChABsA0ABK
/+oBGQG0//j/q/+f/44ARQA3/+YAGwA2////xAA0/7r/rgApAIkAO//8/8n/2f/O/9kAIP/0/1QBO//C/+//3P/FAAUAggCG//f/x/8y/1D/tgAF/7X/2QAB
AFcAE//kAAIAeP9t/5T/1//+ABH/5v+e//wA2f/9/ycBF/9e/9v/rAEkAQb//QAU/8gAuQBiACL/+v/M/8UAFP9k//AAEgAZ/+oAggBO//j/9P8v/8v/3//2
//v++/4BATD/ov/o/8wAEgCeAHv/vP/s/tL/mP+qAD//uf/b/+4AF//a/+7/qgBy/3X/i//SACv/x//v/l7/8gEB/+n+8gDY/h8BJv++AQv+Af/5/1D/tACd
AAIALv/8/5n/3wAFAFj/+P/6/9kAH/8SACsAAP/mAA3/xv/b/+7/9/96Afv/jgA2//3/1QAQAIUAwv/W/9/+4P9H/6H/uP/F/9z/5wAgAFb/3P+Y/zv/lP4B
/97/xwBE//D/av/rAEn/b/9g/xMA5f+T//r+tQG+//QAev/nATEAhAAC/+7/z/9fABn/yf/3ADwAG/+R/x8AXf/6AAz+Qf+8//v/l//z/l/+AQCq/9L/vP/S
//8AvACQ/6P/7v8m/8r/xf/+/63//P/Z/+IABv+3/y//Yv+T//X/6wBE/8kAEwEc/9EAAv+G/vz/9v97APYAEf9P/gH//f/r/zgBOP/H/+0AAf+h/8UAGwAQ
/3IAGAAD/93+AQAZ/5sAFv4B/+4AHv/gAD//PQFrAQz/Gf+9/94AAQDP/gIAAQBjAGoBIwBbAI3/qP/H/yn/h/95/2T/iwDM/t3+oAArAAb++P/dAGH/6/7v
ADT/9QGj/lIAN///AO0B8gBg/1/+qQCV/vP/qgAXAA0AcQBd/7UABP9XACwAgQCL//QAGf/4AN//+v/x/80AC/6X/iQAWABK/77/2v/8/+v/vAAHAAsBlwEC
/7H/zP+m//wAPf+lAFj/cwBBAMb/mwHz/9X/HwB0//3/g//MAQH/2ABhAD3/1v8w/9YBbQGyACL/kf9M/pL+9v/7/9UAFv/3ACD/ngCi/0MAE/+yAQf/yv80
/7IBNAB+AAYAEv/b/yABuP4XAEz/rv/qAAH+GwBL//T/4AAeAA4AM/+q/7f/yP+J/3oAcgAL/8YAuwDl//sAB//OACL//ABT/5T+2v/iAIT+HACv/3oASAEH
AcAAk//rAFgAY/9G/0YAQAATAMAAQv9e/wwAUAAD/4YAfP9F//X/lwAXABz/8f/n/+4BkwFnADv/if+2/8j/6/90/7L/6//u/rr/w//uAE7/vP/I/6IAHf/D
AFj/8QBiATwBpP/W/+D/lgAIAYP//v5mAAn/PgCRAPv/F/+uAR0B9AAi/78AuP/1AEQAFwAO/+QAIP/+/xL/TAAN/60APgCA/6IAIf/XAYwAG//U//0AAQH9
/soAQgBDAA0Agf//AF8BAQA8AHoA2f4B//IAL//GAAz/6QCcABAB0gFLACX+Af4FAAIABgCdABL+DAAUATQAYQGzATz+1P9jADoBQwD/AHYAHf8w/3cBXgDI
AAMA9QAR/+sAAQH/ABIAFQB2/6AASwAv/8P+AQASABEAkwAbAfn+Af+C/tD/+wAQ//UAPgCGAA8AsP9oAf//3gEh/4//nv/Y/mL+/ABtAAgBev4B/hn/tv/B
/vsABgEQ//gB6//m/8QBDwFVAGkAFQCv/gH/+v80AbX/O/9FAJH/5/4BAAP/5//F/gEAVgAsAT3+Bv+/AGz/rv4V//f/wP/c/80ABf4BAFwBNP/zAFUAAwCA
AaP/5gBiAYj+Af+M/0P/xf/hABkAKgDwAbcBNv4LAeT+Af/9ABoBRP/o/k7/uv9nAF0Br/4B/i4AIgBv/gEAeABA/2z/hP9SAakAfgATAEP/ogAS/sUBK/4Y
/+b/V/4B/nAAof+z/lYAuQA6AFYAfAH+/pUBK/7S//j+qv+wAC0A3P67APABpwGZAHUBDf8v/q//7v4n/0H/8/5OAYT+Af4M/13++f5E//IB//+f/pP/awAw
AY0B///s/6cAiP5K/1X/PwH+AAX+uQDT/7/+AgBZAGf/C/4BAdMAVgEz/+UAagEh/9D+AQBz/78AxP+XAIABNQEe/i8AaP9w/+P+GQFo/8MAwf/KAdX/UAGH
/5f/XwA3AAP+f/9k/xIBzP7k/gj/6f+p/mT/5/+8/5H+E//Z/rYA5f+d/8b+2gExAfz+4QAvAZr/c/4m/8f/wQH7/5f/7v+X/jMB/v+DAZAAYwAFACz/5/4C
/+//lf/S/7YAYQH9/9r+QP/8/0X/6f/qAYn/3wDE/rcB/v+qAW7/wP/L/+f/wf6FAb3/xgF2ADUB///O/6j+hP+XAf//5QAe/4v+RAH//6j/Tv/iAQYB3/+t
/8n/fQDH/2X/4QAaAdYAGwAh/6f+GwH//+IBeAH+AIL+df/7Afv/U//h/7UAIv4rAcD+wwHK/78BMP/2AUz+LwD2/84Aiv4T/97+tv/W/4v/hABhAWv+Vf/X
AboB6AFBAB7/wwHF/6AAr//b/gb/GQGA/44AC/9IALkB/gDAABb/wP6HAWv+Kv7w//AAtP9hAAT+e/+Q/gf/hf7OAR0Awf9U//sB//+6/5r/s//k/gEB//5x
Adn/9gD+//UAxP+2AD7/jP///9j/c/7G/8gAH/93//oBgv9VAIP/8AH/Ac3/9v+jAcUAC/93/9H+Af8mAaAA0v9A/8cAhwGiARcAGQEE/gL/tP/6/rMAHwEC
/8UAIv+zAWb+Bv+c/wkB///v/zUBNv+6AI7+xAEM/qcAkf6XAJf+kQCj/18Btf+IAOH/bQCp/3EBTP8OAWz+RwGR/2MAm/6IALr+YwEB/uYCBf6CATL+3AGv
/wABUf+CAmv/jQEK/uYA4/+8AfD+BwFL/yUAvv+VAQn/TwGX/g0A9P7nAQb/mQBd/mUBKf9SABf+7ADq/5EAz/4RAKb+agBZ/lcAs/6LAK3/OwGD/voAZP9F
AHD/WAFO/v0BoP4iAVL/MwCu/nIAcf3VAPD+wQGc/msA0v6hAVr/RQFd/xcBpv9xARj+qgDO/2QB0P38ATD+/QCe/20Avf9ZAWb+CAC8/sIBJP90AG/+PAEW
/vD/7/81ATb/ugCO/sQBDP6nAJH+lwCX/pEAo/9fAbX/iADh/20Aqf9xAUz/DgFs/kcBkf9jAJv+iAC6/mMBAf7mAgX+ggEy/twBr/8AAVH/ggJr/40BCv7m
AOP/vAHw/gcBS/8lAL7/lQEJ/08Bl/4NAPT+5wEG/5kAXf5lASn/UgAX/uwA6v+RAM/+EQCm/moAWf5XALP+iwCt/zsBg/76AGT/RQBw/1gBTv79AaD+IgFS
/zMArv5yAHH91QDw/sEBnP5rANL+oQFa/0UBXf8XAab/cQEY/qoAzv9kAdD9/AEw/v0Anv9tAL3/WQFm/ggAvP7CAST/dABv/jwBFv7w/+//NQE2/7oAjv7E
AQz+pwCR/pcAl/6RAKP/XwG1/4gA4f9tAKn/cQFM/w4BbP5HAZH/YwCb/ogAuv5jAQH+5gIF/oIBMv7cAa//AAFR/4ICa/+NAQr+5gDj/7wB8P4HAUv/JQC+
/5UBCf9PAZf+DQD0/ucBBv+ZAF3+ZQEp/1IAF/7sAOr/kQDP/hEApv5qAFn+VwCz/osArf87AYP++gBk/0UAcP9YAU7+/QGg/iIBUv8zAK7+cgBx/dUA8P7B
AZz+awDS/qEBWv9FAV3/FwGm/3EBGP6qAM7/ZAHQ/fwBMP79AJ7/bQC9/1kBZv4IALz+wgEk/3QAb/48ARb+8ABF/w0BHv+RALT+iAEb/oMAjf62ALP+agDH
/1oB1P9jAM7/ZgCs/2UBgP75AbP+TAGW/zcAsv5SAKr+lQEM/sQCLv6AAQv+xgGR/1UBcv9rAgf/XgE8/vAA4v+OAfH+BgFr/xcA7v9rAQ7/UgG8/hwA9/7O
ATz/aABg/msBVP9IAE3+zQDg/3UA3/3lANL+VwB0/nUAyv5tAMv/BgGf/voAgP9EAHn/UAF2/t8B0/4hAW//DADG/j8Aef35AOr+ngG2/mQAy/57AU//dwF9
/xoBX/9XAS7+0wDV/xwB0P33AVP+7QDM/2QA2f9NAZT+AQC6/qQBOf9tAH/+PAFE/vMAdf7kARH/rQDi/mwBQP6MAJP+vgDp/kYA4f9TAfP/WADe/2QAzP9V
Aa3+/AHa/mEBpf8JAM7+KQC8/qQA//6WAjP+lAEb/qgBdv95AYX/WQG6/08BO/7lANP/bwHY/esBj/8KARv/RQEo/04B2P4KAOX+qQE4/1oAZ/5/AXr/UwCS
/rwA4/9ZAPT95wDu/lwAfv6MANn+NwDs/xsBw/7kAKP/TgCL/0QBov7bAgH+MwGO/vYAyf4RAKT+DwD+/osB3/52APD+aQFC/6gBk/8NAUb/LwEw/vgA3v8L
Acj95wGD/uQA5P8xANn/VAGt/g8Ayv6aASv/XACG/kYBdP8YALv+wQD7/6cA9P5HATz+eACa/sMA3f4xAPL/XAIB/zoA5P9iANr/TgHE/vIB8v5JAb/+7QDs
/fQA2P6qAQj+dAIu/oABIv6MAWH/pQGb/08Bn/8tASv+4AC6/0gB4P3VAbD++AEz/0cBL/8/Afb99QDd/ooBO/87AH7+cAGv/0kA0/6kAN7/WAD+/esBFv4y
AKb+kADs/hoBAf8HAeT++QCu/0sAsf9CAcn+swIt/kQBmP7mANj94gCo/hUA+f59AfL+aQDn/mgBQP/aAar/JwEt/w8BO/8LAOD/EgG4/dMBof7RARb/JADu
/1UB2P35ALv+iwEi/ygAlP5aAZj/AwEQ/qEA3P99AQj+IwEw/mQAy/7HAQ/+JwEO/zsB9P8xAQL/XwDo/zYBx/7qAin+PwGr/sgA/v3MAOP+YwEB/lQCK/58
ARX+ggFO/9QBqf85AWf/FwEs/wMAs/88Aaz9zwHP/twBNP8rASv/OwIK/fYA1P51ATz/TAB9/msBy/9EAQj+mwDO/2UA/v4HASb+dQC9/scA9/39APL/GAHg
/wkA0f9QAMP/PQHE/uMCQv5UAY7+zQDo/d4A0f5xAOz+aQH2/pABAf3UASj/ygGd/xUBDf8iAQj++wDB/wUBnf3dAa/+7wFC/ykBCv8/Aer9/QC9/nwA/P9V
AIz+fAIk/zgBOf6VAN7/bAEJ/fIBQv5jAOH+wwEK/d4BAP8jAgj/CwEJ/04A8v8eAfL+5QJX/k4Bvv7PAPz9owDg/owA4P5mAiL+igEU/dYBLv/hAbL/GgEN
/xgBEP8+AMb/AgGf/eoB0P7qAU7/CAEa/zsCCf4GAMb+fgEU/0sAh/6AAm3/OwEt/n4Ax/9kAQb97gEk/mAAxP7JAPv94QEB/w8B2v8SAO7/UgDo/zEB5/7H
Amr+VwGk/rAA9v2qAPX+iADa/lICDf6KAQb9owES/+YBpf8tAPn/DgEB/wwAw/78AYf94QHJ/ssBSf8HAR3/MAIG/gAAsP5iAOn/TgCW/oICVP8+AVD+ZQDF
/2IBI/3jASv+WQDg/tEBCP3DARb/EgH1/vMBEv9IAQn/JgIG/u4CfP5QAb/+pQEM/WcBD/7AAOb+OgJB/n0BHf2pAR3/7AHI/xMA7v8BAPj/WAC//v0Blf3g
Af3+3QFn/u0BMf8yAi/9/QDF/mMA+P8oAJj+hQKq/zsBVv5aALv/ZAEN/ecBLf5FANT+5gD9/cIBDP8UAd7+7wEN/18BAf8RAgD+xgKW/lUBsP6QAQT9eQD/
/pQA2P4bAgz+hgEH/Y4A+P/oAb7/AQDK/wIA6P9ZAMD+8AFz/dEB6/7CAV3/BQEd/ykCHf3wALD+QgDt/zMAo/6MAp//TgGB/k8Awf9DATX97AE0/lEA+v7Y
AQ/9ogEl/wcB8f7pASv/UQEd/ykCNP7pApf+bwHF/oUBGv1SAR3+tgDY/iICEv6UAST9iwEKABgB4/8XANL++QEC/7EAx/7yAXH95gIN/tsBeP8BAUH/JAJD
/hcAvf5EAN7/JwCw/pIC2P9EAXX+JgC9/04BG/3jATD+RgDj/u0BGf2vASH/CgHw/u8BG/9YAQH/HQIf/scCtP5tAaL+cgEj/V0BF/60ALz99QIH/qABFf2G
ANwAAwHL/woAt/77AOv/UwC1/vUBYP3UAfb+wwFp/wMBLv8oAjb+FwCx/ioA3/8SALH+nQLU/1UBm/4nALT/QQFA/f0BN/5VAPj+8QEc/YoBKf8KAe/+4wE6
/08BN/8sAkP+5wLI/nwBxv5mATH9KwFC/usA0f30Agb+pgEu/YcA4wAsAfT++AC5/uUA6/+jAMr++AFj/fYCLf77AXX/DwE7/yoCXP4bALX+OQDf/xcAzf6l
At7/TAGG/f4Aof9HATj98gEg/k8A3v8HARH9kQEu/wYB4P7pATT/VgEv/yUCLP7MAtz+bQGw/lkBLP07ASz+kQC6/coCDv6hARL9lwDLAAEB5P8CAIX+7wDF
/3MAoP7tAVn98gIb/uUBcP76ATf/MgJX/ioAt/4VANb/CgDN/roC4/9dAav9/ACn/0MBRf3tASL+QwD9/wMBJ/11ATb+6gH5/uIBPf9ZATL/MwJT/tUC5P6I
Ab/+SgE4/TkBV/78AMX9xQIr/qoBLv1/AOUAGgIU/vgAuf7rAPb/yACl/vQBY/38AlD+6QGU/wUBOP82Ao7+MwC0/gAAyf8AAPD+rwLp/1gBl/3YAJ3/MAEz
/ckBGv5GAPb/BwEX/ZIBMP7zAev+4QEx/2gBKv8bAkD+0QLj/n8Buf43ASL9NgE//q8Avv2nAgb+nwEn/XMAwAAAAfz++AB3/uUAxf+bAKT+7AFH/fwCR/7m
AYX++QE2/ygCc/4kAKn99wC5/vQA+f63Awb/YQG+/csAlf8/AVf91wEr/lkA8/8WAS/9fgFC/uoB4f7fATT/XQE5/zICdf7uAtv+iQG8/icBQv1LAV3+/gDD
/ZYCKf60ASn9ZQDB//0CI/7oAK3+3gDcABwAyf7uAUz+EgJx/xgBrf7/AUn/IgKv/kAAof3wAMT+6gEC/sQDC/9qAa/9ugCd/yoBPv3DARP+SwDi/xABDP2D
ATr+6AHR/uIBOf9iATz/KQJm/sgC3P6OAbb+HAEp/V8BVv7jAK/9eQHj/rUBJ/1RAJT/4wIf/usAe/7cAMb/WgCH/vABOP4IAl3+zAGX/vsBR/8gAoT+PgCl
/e4Auv7lAQz+wgMa/2UBv/2sAJb/LgFX/eMBFf5SAPP/KwEv/X8BTP7jAdj+0QFB/2kBQ/81Ao7+8wLU/o8Bv/4GATv9WAFq/vYAt/1wAgD+wgEy/VgAu///
AkX+8QCc/tUA0v//AJ/+6gE5/hwChv7vAZ3/BQFA/xkCsf5RAKn96ADJ/tsBIf7OAyv/cQHE/ZkAkf8hATj93AD2/kwA6f8fARn9lgE3/t4Bw/7YAUL/YgFH
/ysCif7cAtD+kQGy/gYBNP1qAWL+rwCm/VkCA/6yASP9SACLABgCP/7zAGf+2QDN/xoAff7oASD+BgKC/swBjv8AAUn/LAK0/kUAsf3fAKz+xQEk/tgDKf9i
AdD9hQCS/xsBYP3vAP3+LwDy/zcBNf2AAUz+0AHK/sUBNP9qAU3/OwKj/s4Cxf6LAbn98QFF/WQBfP8WAL79SgIA/rkBOf1jAJYAEgJf/usAlv7KALQAJwC/
/uABL/47Aqz+9wGd/wkBTv8pAt7+WwCv/cEAsf7CATT+3gNE/3QBv/2AAI7/KgFK/d0A8v5LAOL/MwEb/ZsBTP7eAbn+xgFH/1sBVv8tArL+3ALB/qABjv3x
ATz9aAFw/ssAp/0zAbT+uwEi/SsAggANAm3+4ABU/tEAqP57AGb+3QEd/ioCuP8pAZD/BQFa/z4C6f5bAKr9xwCg/sMBQv7sAyH/dwG+/VwAjf8hAVH+QQDw
/ksA8v82AUb9jwFI/rYBu/6fAVP/aQFg/0gCyP71Aq7+nAGl/dsBX/1mAY7++QC6/SwBuv7BAS79aQCbAGUCf/7FAJn+0wCtAAoAR/7MARn+LALO/wABrf78
AVz/PQML/l0Aqf3EAJL+sQFh/vADP/9zAbX9TwCS/w8BP/5iAOj+SwDe/0MBKv2RAUf+wQG2/qcBXP9qAW//TwK4/ukCuP6nAYX91wFI/XYBif7jALP9HwGF
/rwBLP1KAH3/WAKG/tUAcv7DAKv/CwBz/skBIv4kAtH/RQGf/wwBaP9gAwj+bACi/bsAi/6qAV3+7QMW/2cB3v0qAIv/AgFx/nAA9v5tAO7/UQFY/XkBbf6n
AbD+iQFh/2UBc/9NAtD/AQKu/qkBlv25AVX9cAGR/xcArPz+AWr+xQEs/XIAhwB9Aqf+uwCL/sIAiACEADX+tAET/jMC8v9FAbP/FQFu/1gDJP5WALP9qABz
/o8Bdf8IA0b/aQHN/SoAkP7+AVn+aQDw/mUA4f9LASj9igFg/qYBtP59AWL/VgGE/0kC5/75Ar7+lwGI/bIBR/2QAZD+0QCx/PwBcv68ART9YAB1/3ECrP61
AGv+ugCL/37/9f6pAQv+MAL4/y0Bnv7/AX3/dQMx/mQAsP25AHn+mwF8/xIDEf9sAeH9BACZ/vYBcP5PAOr+PADx/1sBUf19AXT+kQGz/nIBgf9PAZf/UQMJ
/wECs/6cAYj9mgFh/Y0BqP8iALH84gFG/rcBPv13AHL/JALF/rAAVv63AHj+jf9O/psBEv41AyD/JAHA/w8Blv9vA3L+cgC5/Y4AaP6GAYj/CQMw/2wB7f0H
AKD/DQFi/qsA3/5XANv/dgFJ/ZoBZf6SAbj+ZQF//0IBn/83AwT+7wKz/psBj/2JAWf9nAGe/qgAsfzcARv+ugE//U0AYv+YArz+ngA9/rYAjPxRAQT+igEM
/jADIP9rAaL+/wGf/44Da/5dALn9kgBe/pABhf8XAxb/VgHm/OkAqP8BAXv+gwDp/k4A5v9kAV79nQGA/nkBov4+AZr/OgGy/1UDO/7qAp3+fwFt/X8BbP2Y
Aab/PQC5/L0Aov6pAS79XgBnAEQC7f6NAE/+twBy/ioAfP5zAQr+KANZ/1oBrP8QAbL/jwOT/mUA2P2EAG7+gwGU/zADNP9cAdb81wCz/vUBZf6vANX+TQDj
/2oBT/2xAYD+ewGN/jsBo/8tAbr/PQMn/v8Ck/53AYH9bAFm/asBp/8nALL8pgFr/o8BN/1EAG3+iALQ/okAP/63AEv/QQEL/m0A+f4gA1z/bgGg/xoBvP/I
A7X+WgDX/YAAWv5+AZH/NQMQ/04B5Py6ALT+/wGB/qkA2P4tAOD/cAFk/akBi/5kAW7+IgG2/ygBzP9fAz3++wKL/nUBdP1cAWD9tAGm/wkA0/yVASb+gwEt
/XEAZ/9AAwr+eABh/rkAX/7aATD+VgDy/g4Dgv9wAbj/IQG//5cDv/4VANf9bAA+/m0Bl/9MAyP/UgHp/KoAtf7aAXL+eADI/l8A2/9kAW/9twGZ/lwBi/4V
AbH/HwHP/0MDQP8OAo/+kgF0/TkBdP3QAab/HwDK/IcA5v6xAR79RwBn/e0C2v55AGX+sgA0/q8Br/5SAPP+VAOC/0cBq/8QAcj/ywPN/nsA1f1FAE3+dAGN
/2UDEP9CAgj8vAC+/tYBov3KAMr+IQDc/4QBjP24AaP+UgF0/gcBxf8TAeT/UQNV/vICeP5cATT9RQGn/cwBsv75AOf8gAAy/pIA7v1xAGr8UAMC/moAWP6y
AAn9mQJX/jsBA/4RA5z/ZwG8/yEB1P/MA/L+QADj/WEAZv5xAaH/RQMY/0MCDPynALj+rgGO/oIAv/5PANf/YwGP/d4Bm/5DAUj98AHM/voB9f9LAz3+9QJd
/n4BVf0tAYX91AGt/qwA1/xlAM3+jgEN/YoAYftEAtr+UwBg/rQAeP4RATX+LwD5/eoDlv8oAbT/EgHnAAcD7P49AOn9YABM/mwBmf9KAwb/PwIn/KAA3/68
AbP/OwC7/lAA0f9lAY/92AHG/jQBYP3cAd3+/wII/1QDMv8bAnH+YQEe/R8Bgf32AbX/GwDx/GQAvf6XAPX9ZwBh/eYC/P5XAIv+tgAd/ZgEMP4hAPT+HAOr
/ooBvf8mAez/zgPn/oIBA/1PAGD+XwGh/2QC0P8yAiP8tgDp/sYBs/94ALb+ZQDn/3oBmP37Ab/+LAEc/ckB5/7wAhf/QwNP/tICN/6eASH9NwGC/fwBxv64
AQv8gQD1/psAyv3RAGb7qQLp/j4Ajv62AB39XAIc/hcBCf4lA7j/qwG1/xEB6//yA/f+cwEI/W8AZf54Abn/YQLU/zkCPvybAPT+3gGf/eoAqf5LANr/jQGa
/f0BsP4KAR79oQHx/ugCIv9iAv7+8QI6/owAq/1BAY/+DQG8/u8BE/yE/3D+nACQ/WcAZPt+Aor+LgCz/sYADvzFAr/9+gEB/kYDbf5oAcf/LAHzACIDtP6K
AQX9VgAd/l0Bp/9qAsz/NAIt/MwA7/7aAZ/+9gCr/mgA5P+IAbH+EgGx/gkBFf2mAfr+9AIv/0UC8v82Ahf+fgDP/S4BeP4dAdL+zgEf/HcBGf62AH/9fQBZ
/LECpP4hAIz+wgBu/UgCbP3/ART+NANn/o4B0/8iAfgATQPG/nEBDv16AFP+bgG3/34Cvv8xAi/8swD2/vcB6v6oAJn+SwDW/4YBl/4kAfj94ACS/WQB/f7n
AjD/YQKK/yUB//6gADb9NwGb/h0Bwv8HASb8a//P/qAAkf2tAFH79AJQ/e0Arv7gAA38vwIp/dkBAf58A0T8cwHU/zkB8AA3Az3+fgES/XUAbP5kAb3/agKC
/z8CWfx1ARb+8gEW/RoAov78AOH/kwFd/koBIf3JAHL9WgH5/uwCQ/9XAwb/agH+/l4AQ/z5AUX+TwHd/xwBOvy+BQv+dACY/agAWvzhArj94QCa/tEAWf4m
AqP9zwEi/iMDz/4bAd//IQH2AHIDlv5PARv9kACY/nQByv9rAmH/OgJD/G0BDf6tAeD8BwCC/hsA0f+LAar+VgIH/Zb/yf0oAiH+5gJi/1YB//7KAeD+5wBj
/MIB0/5aAdD+rwEk/GIBZ/7yAAL99gA+/UkCJP23AH/+0wGV/IwCCf2kAPf/BgLq+xkB7/8kAhIAqgM//zcBFP1vALz+dQG8/4oCIf8/AoT8bAFJ/vAAjP53
AKL/awDm/5MBJv5yAID9dP/G/R4CGP75Am//PQLS/0wB1/6V/+H8ywDl/pAB6/8zAUf8qAMA/s0ACv3qAEv8FAIL/Y4Aj/7kAUf9IQOm/asBKv6PA2v+LQIu
/xsCEACjAy3+iwE5/WkBkf6LAcX/iAJC/1gCpPxWARn+ywJn/IgAdv62AQv/hwI4/psCdv1K/1384wJF/ucCkv8gAYL+8AGK/xAAJ/zcAib+ngHI/pkBNvyK
A5P/VAAU/gwATfv0AUP9WgAO/xoBevvJAxH9iwEB/58CW/y9An//IAIiAQEBXQAIASH9MQFP/mUBuv+EAfD/UQLA/EEBYP9qAS/9XQCPAAwA7f+CAPX+wgB3
/RADD/yyAjr+0AKB/xsDlP/XAa7+WwAw/OUAvv6rAf7/PAFd/W4DvP5/AID+dQBE+/UCCv0cAGj/OgET+8wCrv1aARn93gOX/UICnv8xAhsBPwNE/ioBTP31
A4v+nwHO/4wBrv8sAlf7nQFJ/tkCbPwKAH7+FgE3/24Br/7ZAm383ACZ/LwCQ/8PAp//AADc/5EBGQAvAD76LQGF/tMB7/+BARn7hAJb/usAz/7gAD/8iwA1
/RT/rf9xAz78CAMo/YQA9fvxAUX76AKd/1gCE/7mARsAEQEt/E8CAf5jAeb/ugE6/14CwPxBAWD/agEv/V0AjwAMAO3/ggD1/sIAd/0QAw/8sgI6/tACgf8b
A5T/1wGu/lsAMPzlAL7+qwH+/zwBXf1uA7z+fwCA/nUARPv1Agr9HABo/zoBE/vMAq79WgEZ/d4Dl/1CAp7/MQIbAT8DRP4qAUz99QOL/p8Bzv+MAa7/LAJX
+50BSf7ZAmz8CgB+/hYBN/9uAa/+2QJt/NwAmfy8AkP/DwKf/wAA3P+RARkALwA++i0Bhf7TAe//gQEZ+4QCW/7rAM/+4AA//IsANf0U/63/cQM+/AgDKP2E
APX78QFF++gCnf9YAhP+5gEbABEBLfxPAgH+YwHm/7oBOv9eAsD8QQFg/2oBL/1dAI8ADADt/4IA9f7CAHf9EAMP/LICOv7QAoH/GwOU/9cBrv5bADD85QC+
/qsB/v88AV39bgO8/n8AgP51AET79QIK/RwAaP86ARP7zAKu/VoBGf3eA5f9QgKe/zECGwE/A0T+KgFM/fUDi/6fAc7/jAGu/ywCV/udAUn+2QJs/AoAfv4W
ATf/bgGv/tkCbfzcAJn8vAJD/w8Cn/8AANz/kQEZAC8APvotAYX+0wHv/4EBGfuEAlv+6wDP/uAAP/yLADX9FP+t/3EDPvwIAyj9hAD1+/EBRfvoAp3/WAIT
/uYBGwARAS38TwIB/mMB5v+6ATr/XgLA/EEBYP9qAS/9XQCPAAwA7f+CAPX+wgB3/RADD/yyAjr+0AKB/xsDlP/XAa7+WwAw/OUAvv6rAf7/PAFd/W4DvP5/
AID+dQBE+/UCCv0cAGj/OgET+8wCrv1aARn93gOX/UICnv8xAhsBPwNE/ioBTP31A4v+nwHO/4wBrv8sAlf7nQFJ/tkCbPwKAH7+FgE3/24Br/7ZAm383ACZ
/LwCQ/8PAp//AADc/5EBGQAvAD76LQGF/tMB7/+BARn7hAJb/usAz/7gAD/8iwA1/RT/rf9xAz78CAMo/YQA9fvxAUX76AKd/1gCE/7mARsAEQEt/E8CAf5j
Aeb/ugE6/14CwPxBAWD/agEv/V0AjwAMAO3/ggD1/sIAd/0QAw/8sgI6/tACgf8bA5T/1wGu/lsAMPzlAL7+qwH+/zwBXf1uA7z+fwCA/nUARPv1Agr9HABo
/zoBE/vMAq79WgEZ/d4Dl/1CAp7/MQIbAT8DRP4qAUz99QOL/p8Bzv+MAa7/LAJX+50BSf7ZAmz8CgB+/hYBN/9uAa/+2QJt/NwAmfy8AkP/DwKf/wAA3P+R
ARkALwA++i0Bhf7TAe//gQEZ+4QCW/7rAM/+4AA//IsANf0U/63/cQM+/AgDKP2EAPX78QFF++gCnf9YAhP+5gEbABEBLfxPAgH+YwHm/7oBOv9eAF0BfABd
AXwAXQF8ABMBRAAkAO8APgDLAFcBIgBQATYAZAE5AEUBDgBJAToAJwE2AAsBI//uARb/3AEH/8EA8P+7ANn/nADR/5YAzf+TAND/dQDH/2sAhP98AHz/lwCB
/6UAc/++AJMACwCTAAsAkwALAJMACwCTAAs=
"""
