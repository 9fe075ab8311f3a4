/** Tests that bots treat both ends alike: the map is the same after half a turn [D2]. */
import { expect, test } from 'vitest';
import { candidateCounts, eachDecision } from '../../../../test/heuristics.ts';
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import { legal } from '../../../kernel/engine.ts';
import { CENTRE, HEXES, MEGAHEX_COUNT, MEGAHEX_OF, NORTH, SOUTH } from '../data/field.ts';
import { V } from '../rules/names.ts';
import type { Chitin } from '../state.ts';
import { openGame } from '../testing.ts';

const opposite = (n: number): number =>
  n < 0 ? n : n < HEXES ? HEXES - 1 - n : n === NORTH ? SOUTH : NORTH;

/** Turns a set of megahexes, one bit each, by half a turn. */
function bitsTurned(bits: number): number {
  let turned = 0;
  for (let m = 0; m < MEGAHEX_COUNT; m++)
    if ((bits >> m) & 1) turned |= 1 << MEGAHEX_OF[opposite(CENTRE[m])];
  return turned;
}

/** Returns the position after half a turn of the map; each side then plays from the other end. */
function turnedRound(s: Chitin): Chitin {
  const t = s.clone();
  t.end[0] = s.end[1];
  t.end[1] = s.end[0];
  for (const [u, n] of s.at.entries()) t.at[u] = opposite(n);
  for (const [u, d] of s.facing.entries()) t.facing[u] = d < 0 ? d : (d + 3) % 6;
  for (const [u, bits] of s.arrived.entries()) t.arrived[u] = bitsTurned(bits);
  for (const [i, n] of s.tokenAt.entries()) t.tokenAt[i] = opposite(n);
  for (const [u, n] of s.bodies.entries()) t.bodies[u] = opposite(n);
  return t;
}

function actionTurned(action: Action): Action {
  const [verb, noun] = [verbOf(action), nounOf(action)];
  if (verb === V.to || verb === V.overrun) return action - noun + opposite(noun);
  return verb === V.face ? action - noun + ((noun + 3) % 6) : action;
}

test.each(['learning', 'small', 'armageddon'])(
  '[D2] [3.02] both ends are evaluated and played equally: %s',
  (scenario) => {
    const game = openGame({ scenario });
    const list = new ActionList();
    const [here, there] = [new ActionList(), new ActionList()];
    let compared = 0;
    eachDecision(game, 1200, (s, actions) => {
      const t = turnedRound(s);
      expect(game.bot.evaluate(t, 0)).toBeCloseTo(game.bot.evaluate(s, 0), 9);
      if (!game.stepNames[s.step]?.startsWith('move.')) return;
      here.clear();
      there.clear();
      game.bot.candidates?.(s, actions, here);
      game.bot.candidates?.(t, legal(game, t, list), there);
      expect(there.toArray()).toEqual(here.toArray().map(actionTurned));
      compared++;
    });
    expect(compared).toBeGreaterThan(400);
  },
);

test.each(['learning', 'small', 'armageddon'])(
  '[D11] candidates are few: 12 or less at most decisions, never more than 40: %s',
  (scenario) => {
    const game = openGame({ scenario });
    const counts = candidateCounts(game, game.bot, 1500);
    expect(counts[counts.length >> 1]).toBeLessThanOrEqual(12);
    expect(counts.at(-1)).toBeLessThanOrEqual(40);
  },
);
