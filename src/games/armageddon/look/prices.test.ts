/** The label of an action shows its immediate price: action points and resources. */
import { expect, test } from 'vitest';
import { english, prepare } from '../../../../test/english.ts';
import { type Action, ActionList, verbNameOf } from '../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { CHANCE } from '../../../kernel/side.ts';
import { RESOURCES } from '../data/card.ts';
import { armageddon, openArmageddon } from '../index.ts';
import { STEP, type StepName, type VerbName, VERBS } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { damage, slot, table } from '../testing.ts';

await prepare(armageddon);

const LETTERS = ['H', 'M', 'E', 'T'];

/** Returns the price of an action in this step: `2 AP`, `3 M`. */
function takenBy(game: Game<Armageddon>, s: Armageddon, action: Action): string[] {
  const side = actor(game, s);
  const after = s.clone();
  game.steps[s.step]?.apply?.(after, action);
  const ap = s.ap[side] - after.ap[side];
  const stock = RESOURCES.map((_, kind) => {
    const at = side * RESOURCES.length + kind;
    return s.stock[at] - after.stock[at];
  });
  return [
    ...(ap > 0 ? [`${ap} AP`] : []),
    ...stock.flatMap((n, kind) => (n > 0 ? [`${n} ${LETTERS[kind]}`] : [])),
  ];
}

/**
 * Steps whose price was on the label of the previous choice (a card, a sortie or a building), or that show a path
 * with its cost.
 */
const PRICED_BEFORE = new Set(['to', 'site', 'into']);
/** Verbs whose label shows only the total, as the player cannot choose which resources are taken [R70]. */
const ANY_KIND = new Set(['accept', 'bid', 'hire', 'trade', 'ransom']);

test('[1.5] [7.3] [2.24] [14.6] in random games every label shows the price of its action', () => {
  const missing = new Set<string>();
  const seen = new Set<string>();
  for (const [i, scenario] of ['duel', 'three', 'duel'].entries()) {
    const game = openArmageddon(parseSetup(armageddon, { scenario, options: { events: 1 } }));
    const rng = new Sfc32(`prices ${i}`);
    const below = (n: number) => rng.below(n);
    const s = start(game);
    for (let moves = 0; moves < 500 && !game.outcome(s); moves++) {
      const list = legal(game, s, new ActionList());
      const who = actor(game, s);
      const action =
        who === CHANCE ? drawOutcome(game, s, list, below) : list.at(below(list.length));
      if (who !== CHANCE) {
        const verb = verbNameOf(VERBS, action);
        const label = english(game, game.look.actionLabel(s, action));
        for (const price of takenBy(game, s, action)) {
          if (PRICED_BEFORE.has(verb)) continue;
          if (ANY_KIND.has(verb) && !price.endsWith('AP')) continue;
          seen.add(verb);
          if (!new RegExp(`\\b${price}\\b`).test(label))
            missing.add(`${verb}: ${label} takes ${price}`);
        }
      }
      apply(game, s, action);
    }
  }
  expect([...missing]).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
});

const labelsOf = (t: ReturnType<typeof table>): string[] =>
  legal(t.game, t.s, new ActionList())
    .toArray()
    .map((action) => english(t.game, t.game.look.actionLabel(t.s, action)));

test('[14.6] [7.3] blowing up a silo, and research projects, show their price', () => {
  const { game, s } = table('red army 0505: line-rifles; blue at 1008: axle-zero');
  const label = (step: StepName, verb: VerbName, noun: number) =>
    english(game, game.steps[STEP[step]].offers?.[verb]?.label(s, noun));
  const army = game.units.findIndex(({ id }) => id === 'rA1');
  expect(label('turn.act', 'blow', army)).toMatch(/\(2 AP\)$/);
  // Composite plates cost 2 AP and 2 materials.
  expect(label('research.pick', 'make', 1)).toContain('(2 AP, 2 M; difficulty 2)');
});

test('[2.26] the repair of a facility with more than half damage shows its price in resources', () => {
  const t = table('red at 0404: concord-keep outpost; blue at 1008: axle-zero');
  t.s.damage[slot(t, 'outpost')] = 1;
  expect(labelsOf(t).join()).toContain('(4 AP)');
  t.s.damage[slot(t, 'outpost')] = 6;
  expect(damage(t, 'outpost')).toBe(6);
  expect(labelsOf(t).join()).toContain('(4 AP, 3 M, 3 E, 3 T)');
});
