"""Random play of an OpenSpiel game: the yardstick of benches/random_play.rs.

Its `RandomRolloutEvaluator` plays rollouts in C++ from the start; a search of one simulation evaluates its root and builds
no tree. Actions are rollouts times the mean length of a match, which is measured apart. Reads one line from standard input
a measurement, `GAME SAMPLE`: a game as OpenSpiel names it, with its parameters, and how many matches its length is taken from.
Answers each with one JSON object; ends with the input.
"""

import json
import random
import sys
import time

import pyspiel

SECONDS = 2.0


def start(game, rng):
    """A start position in which a player is to choose."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def mean_lengths(game, rng, sample):
    """Choices and rolls of dice in a random match, on average."""
    choices = rolls = 0
    for _ in range(sample):
        state = start(game, rng)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                action = rng.choices(outcomes, weights)[0]
                rolls += 1
            else:
                action = rng.choice(state.legal_actions())
                choices += 1
            state.apply_action(action)
    return choices / sample, rolls / sample


def rollouts_a_second(game, state, seed):
    """Plays rollouts for about SECONDS on one core."""

    def play(count):
        evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, seed, False)
        begin = time.process_time()
        root = bot.mcts_search(state)
        seconds = time.process_time() - begin
        assert root.explore_count == 1 and not root.children, "one simulation builds no tree"
        return seconds

    count = 20
    while (seconds := play(count)) < SECONDS / 20:
        count *= 4
    count = max(count, int(count * SECONDS / seconds))
    return count / play(count)


def main():
    rng = random.Random(7)
    games = {}
    for number, line in enumerate(sys.stdin, 1):
        name, sample = line.split()
        if name not in games:
            game = pyspiel.load_game(name)
            games[name] = game, mean_lengths(game, rng, int(sample))
        game, (choices, rolls) = games[name]
        rollouts = rollouts_a_second(game, start(game, rng), number)
        answer = {
            "rollouts_per_second": rollouts,
            "choices_per_match": choices,
            "rolls_per_match": rolls,
            "choices_per_second": rollouts * choices,
            "actions_per_second": rollouts * (choices + rolls),
        }
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
