"""The top level of Chinese Checkers against OpenSpiel's MCTSBot: random rollouts, UCT with c = 2, 0.2 s of processor time a move.

    cargo build --locked --release --no-default-features
    python3 benches/mcts.py PROGRAM [--games 100] [--level talo] [--seconds 0.2] [--simulations N] [--first 1]

needs `pip install open_spiel==2.0.2`. PROGRAM is the game's; `holochess-lab think` chooses its moves, a process each, and the time of the
whole process counts. Two players, who begins in turn. Status 0 if at least 95 of 100 are won with no more time a move than the bot takes.

The rules are matched: OpenSpiel's game is the referee, our side plays with `blocking=none`, and both have 500 turns. Where the rulebook
allows less than OpenSpiel (a pawn that is home stays there, other triangles are only passed through), our side keeps to the
rulebook, while the bot may do whatever OpenSpiel allows. OpenSpiel takes the hops of a chain one by one; simulations are counted
so that all decisions of a move together take the time.
"""

import argparse
import json
import resource
import string
import subprocess
import sys

import pyspiel

# Holes in each row from the north tip, as both number them: OpenSpiel all through, the rulebook by a letter a row from the south.
ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
NAMES = [f"{string.ascii_lowercase[16 - row]}{hole + 1}" for row, holes in enumerate(ROWS) for hole in range(holes)]
NUMBERS = {name: number for number, name in enumerate(NAMES)}
PASS = 121 * 6
# OpenSpiel's first player begins in the north, which is the second camp of the rulebook.
NORTH, SOUTH = 0, 1


def of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def of_this_process():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def position_line(state):
    """The position as the rulebook writes it."""
    marks = [mark for mark in str(state).split("Player")[0] if mark in ".12"]
    camp = lambda mark: " ".join(sorted((NAMES[hole] for hole, found in enumerate(marks) if found == mark), key=by_row))
    side = 1 if state.current_player() == SOUTH else 2
    return f"{camp('2')} / {camp('1')} {side}"


def by_row(name):
    return name[0], int(name[1:])


def way(state, player, start, end):
    """OpenSpiel's actions that take a pawn from one hole to another: a step, or the shortest chain of hops."""
    for action in state.legal_actions():
        if state.action_to_string(player, action) == f"{start}->{end}":
            return [action]
    edge, seen = [(state, start, [])], {start}
    while edge:
        further = []
        for here, hole, taken in edge:
            for action in here.legal_actions():
                text = here.action_to_string(player, action)
                if not text.startswith(f"{hole}=>"):
                    continue
                landing = int(text.split("=>")[1])
                if landing in seen:
                    continue
                seen.add(landing)
                after = here.child(action)
                actions = taken + [action]
                if landing == end:
                    is_over = after.is_terminal() or after.current_player() != player
                    return actions if is_over else actions + [PASS]
                if not after.is_terminal() and after.current_player() == player:
                    further.append((after, landing, actions))
        edge = further
    raise ValueError(f"no way from {start} to {end}:\n{state}")


class Ours:
    """A level of the game."""

    def __init__(self, program, level, seed):
        self.command = [program, "think", "chinese", "--level", level, "--option", "blocking=none", "--json"]
        self.seed, self.seconds, self.moves = 1000 * seed, 0.0, 0

    def move(self, state, player):
        before = of_children()
        # A level draws its noise anew for every turn, which a position does not tell.
        here = ["--seed", str(self.seed + self.moves), "--position", position_line(state)]
        answer = subprocess.run(self.command + here, capture_output=True, text=True)
        self.seconds += of_children() - before
        self.moves += 1
        if answer.returncode != 0:
            # By the rulebook there is no move; OpenSpiel may know one.
            if "--position" not in answer.stderr:
                raise RuntimeError(answer.stderr)
            return state.legal_actions()[:1]
        start, end = (NUMBERS[name] for name in json.loads(answer.stdout)["action"].split("-"))
        return way(state, player, start, end)


class Theirs:
    """OpenSpiel's bot."""

    def __init__(self, game, simulations, seed):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 200, True, seed, False)
        self.seconds, self.moves = 0.0, 0

    def move(self, state, player):
        """All decisions of a move."""
        before = of_this_process()
        actions, here = [], state.clone()
        while not here.is_terminal() and here.current_player() == player:
            action = self.bot.step(here)
            actions.append(action)
            here.apply_action(action)
            if action == PASS:
                break
        self.seconds += of_this_process() - before
        self.moves += 1
        return actions


def play(game, players):
    """Plays a game; the winner, or nothing, and the moves of both together."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        player = state.current_player()
        for action in players[player].move(state, player):
            state.apply_action(action)
        moves += 1
    returns = state.returns()
    return (None if returns[0] == returns[1] else returns.index(max(returns))), moves


def calibrated(game, seconds):
    """Simulations a decision that take about so long a move, over the first moves of a game against itself."""
    simulations = 4
    for _ in range(3):
        bot, state = Theirs(game, simulations, 1), game.new_initial_state()
        for _ in range(8):
            for action in bot.move(state, state.current_player()):
                state.apply_action(action)
        simulations = max(1, round(simulations * seconds / (bot.seconds / bot.moves)))
    return simulations


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="talo")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--first", type=int, default=1)
    options = parser.parse_args()
    game = pyspiel.load_game("chinese_checkers(players=2,max_moves=1000)")
    simulations = options.simulations or calibrated(game, options.seconds)
    print(f"{simulations} simulations a decision", flush=True)
    won = drawn = lost = 0
    totals = [[0.0, 0], [0.0, 0]]
    for number in range(options.first, options.first + options.games):
        ours, theirs = Ours(options.program, options.level, number), Theirs(game, simulations, number)
        our_seat = number % 2
        players = [theirs, theirs]
        players[our_seat] = ours
        winner, moves = play(game, players)
        won, drawn, lost = won + (winner == our_seat), drawn + (winner is None), lost + (winner == 1 - our_seat)
        for total, side in zip(totals, [ours, theirs]):
            total[0] += side.seconds
            total[1] += side.moves
        ours_ms, theirs_ms = (1e3 * seconds / max(count, 1) for seconds, count in totals)
        print(
            f"game {number}: {moves} moves, {won} won, {drawn} drawn, {lost} lost; "
            f"{ours_ms:.1f} ms a move against {theirs_ms:.1f}",
            flush=True,
        )
    return 0 if won >= 0.95 * options.games and ours_ms <= theirs_ms else 1


if __name__ == "__main__":
    sys.exit(main())
