/** The units offered before the choice of a target are exactly those that the rules then allow to attack it. */
import { expect, test } from 'vitest';
import { type Action, ActionList, nounOf, verbOf } from '../../../../kernel/action.ts';
import { actor, apply, legal } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { CHANCE, NOBODY } from '../../../../kernel/side.ts';
import { FIRES, GAS, type Slammers } from '../../state.ts';
import { act, begin, nouns, setUpUsually, table, type TestGame } from '../../testing.ts';
import { STEP, V } from '../names.ts';

const legalIn = ({ game }: TestGame, s: Slammers): Action[] =>
  legal(game, s, new ActionList()).toArray();

const CHOOSING = [STEP['direct.targets'], STEP['direct.guns'], STEP['strike.guns']];

/** Ids of the units that take part in some attack after an action, found by playing all of them. */
function takingPart(t: TestGame, aim: Action): string[] {
  const found = new Set<number>();
  const seen = new Set<string>();
  const open = [after(t, t.s, aim)];
  for (let s = open.pop(); s; s = open.pop()) {
    for (const [u, role] of s.role.entries()) if (role === FIRES || role === GAS) found.add(u);
    // Units hit by directly fired gas have no role.
    for (const action of legalIn(t, s)) {
      if (!CHOOSING.includes(s.step) || verbOf(action) === V.fire) continue;
      if (verbOf(action) === V.gas) found.add(nounOf(action));
      const next = after(t, s, action);
      const key = next.ints.join();
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return [...found].sort((a, b) => a - b).map((u) => t.game.units[u].id);
}

function after({ game }: TestGame, s: Slammers, action: Action): Slammers {
  const next = s.clone();
  apply(game, next, action);
  return next;
}

const actorsOf = ({ game, s }: TestGame, aim: Action): string[] =>
  (game.look.actors?.(s, aim) ?? []).map((u) => game.units[u].id);

test.each(['1', '4', '10', '11'])(
  '[14.5] [16.4] in games of scenario %s, the units offered before a target are those that can take part',
  (scenario) => {
    const rng = new Sfc32(scenario);
    let compared = 0;
    for (let games = 0; games < 40 && compared < 30; games++) {
      const t = setUpUsually(begin(scenario));
      for (let i = 0; i < 500 && actor(t.game, t.s) !== NOBODY; i++) {
        const all = legalIn(t, t.s);
        const isAim = t.s.step === STEP['direct.hex'] || t.s.step === STEP['strike.hex'];
        const aims = isAim ? all.filter((a) => verbOf(a) === V.aim) : [];
        for (const aim of aims.slice(0, 2)) {
          const actors = actorsOf(t, aim);
          // With more units, playing all sequences would take too long.
          if (actors.length > 7) continue;
          expect(actors).toEqual(takingPart(t, aim));
          compared++;
        }
        const isQuick = actor(t.game, t.s) !== CHANCE && rng.below(3) === 0;
        apply(t.game, t.s, all[isQuick ? all.length - 1 : rng.below(all.length)]);
      }
    }
    expect(compared).toBeGreaterThan(20);
  },
);

test('[16.8] a unit that is too weak alone is offered if it reaches 1-4 with others', () => {
  const t = table('direct', '1', 'gIN1 3-0604; gTK1 3-0605; tTK1 tTK2 3-0606');
  while (nouns(t, 'aim') === '') act(t, 'done');
  const aims = legalIn(t, t.s).filter((a) => verbOf(a) === V.aim);
  expect(aims.map((aim) => actorsOf(t, aim))).toEqual(aims.map((aim) => takingPart(t, aim)));
});
