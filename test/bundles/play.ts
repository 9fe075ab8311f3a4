/** Games played to their end, as records that name a bundle. */
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { type Dice, seededDice } from '../../src/table/dice/dice.ts';
import { Table } from '../../src/table/table.ts';

/** Returns a table at which random actions are played, to the end of the game or up to `most` decisions. */
export function playRandomly(
  game: Game,
  bundle: string,
  seed: string,
  most = 20_000,
  dice: Dice = seededDice(seed),
): Table {
  const seats = game.sides.map(() => ({ kind: 'bot', name: 'random' }) as const);
  const table = Table.create({ id: `played-${seed}`, game, dice, seats, bundle });
  const rng = new Sfc32(seed);
  const list = new ActionList();
  for (let n = 0; table.actor >= 0 && n < most; n++) {
    legal(game, table.state, list);
    const answer = table.act(table.actor, table.seq, [
      formatAction(game, list.at(rng.below(list.length))),
    ]);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }
  return table;
}
