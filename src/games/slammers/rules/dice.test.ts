/** Units that can fall under fire, and the number of dice for them. */
import { expect, test } from 'vitest';
import { ActionList, pack } from '../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start, stepOf } from '../../../kernel/engine.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { CHANCE, NOBODY } from '../../../kernel/side.ts';
import { openGame } from '../testing.ts';
import { V } from './names.ts';

const TWELVE = pack(V.roll, 12);

test('[1.1] the log reports two dice for every roll that can reach 12, and for no other', () => {
  const found = new Set<number | undefined>();
  for (const id of ['1', '2', '5', '8', '10']) {
    const game = openGame(id);
    const rng = new Sfc32(`dice/${id}`);
    const s = start(game);
    while (actor(game, s) !== NOBODY) {
      const list = legal(game, s, new ActionList());
      const step = stepOf(game, s);
      if (actor(game, s) === CHANCE) {
        expect(step.dice === 2, step.rule).toBe(list.has(TWELVE));
        found.add(step.dice);
      }
      apply(
        game,
        s,
        drawOutcome(game, s, list, (n) => rng.below(n)),
      );
    }
  }
  expect(found).toEqual(new Set([undefined, 2]));
});
