// Plays: decisions at the table, by presses or by hints.
import { fail, press, seen, wait } from './driver.mjs';

export const isAtRest = (state) => state.screen === 'match' && state.player === 1 && !state.busy && !state.saving && !state.overlay;
export const isTurn = (state) => state.screen === 'result' || isAtRest(state);

/** One decision: own pieces are pressed one after the other, those next to the middle first, then cells, the nearest first, until the
 * table has changed. Where one of the first cells is no way, few of the others are.
 */
export async function decide(tab) {
  const before = await wait(tab, 'the turn of the person', isAtRest);
  const places = before.cells;
  const middle = [480, 270];
  const apart = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
  const stands = (side) => (side ?? '').split(/\s+/).map((word) => word.split('@').pop()).filter((cell) => places[cell]);
  const sides = before.position.split(' / ').map(stands);
  const own = before.phase === 'pushing' ? [null] : sides[0].sort((one, other) => apart(places[one], middle) - apart(places[other], middle));
  for (const nearest of [true, false]) {
    for (const from of own) {
      const at = places[from] ?? middle;
      const cells = Object.keys(places).filter((cell) => !sides[0].includes(cell)).sort((one, other) => apart(places[one], at) - apart(places[other], at));
      if (from) await press(tab, places[from]);
      for (const to of from && nearest ? cells.slice(0, 7) : cells) {
        const state = await seen(tab);
        if (from && state.held !== from) await press(tab, state.cells[from]);
        await press(tab, state.cells[to]);
        const after = await seen(tab);
        if (after.position !== before.position || after.actions_left !== before.actions_left || after.busy) return;
      }
    }
  }
  fail(`no decision was possible: ${JSON.stringify(before)}`);
}

/** Every own piece and every cell is pressed in turn until the match is over; the number of decisions. */
export async function toTheResult(tab, most) {
  for (let number = 1; number <= most; number += 1) {
    const state = await wait(tab, 'a turn of the person, or the end', isTurn);
    if (state.screen === 'result') return number - 1;
    await decide(tab);
  }
  fail(`after ${most} decisions there is no end`);
}
