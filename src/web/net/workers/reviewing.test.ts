import { expect, test } from 'vitest';
import { annihilator } from '../../../games/annihilator/index.ts';
import { ActionList } from '../../../kernel/action.ts';
import { legal } from '../../../kernel/engine.ts';
import { formatAction } from '../../../kernel/text/notation.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { formatRecord } from '../../../table/record/record.ts';
import { parseRecord } from '../../../table/record/parse-record.ts';
import { seededDice } from '../../../table/dice/dice.ts';
import { Table } from '../../../table/table.ts';
import { actionEntriesOf, review } from './reviewing.ts';

const game = annihilator.open(parseSetup(annihilator, {}));
const people = game.sides.map(() => ({ kind: 'human', name: 'x' }) as const);

/** Returns the record of a game in which each side plays the last legal action, until one side resigns. */
function givenUp(): string {
  const table = Table.create({ id: 't', game, dice: seededDice(1), seats: people });
  while (table.seq < 120) {
    const all = legal(game, table.stateFor(table.actor), new ActionList()).toArray();
    table.act(table.actor, table.seq, [formatAction(game, all.at(-1) ?? 0)]);
  }
  table.resign(0);
  return formatRecord(table.record());
}

test('undone actions are not counted', () => {
  const table = Table.create({ id: 't', game, dice: seededDice(1), seats: people });
  const side = table.actor;
  const [first] = legal(game, table.stateFor(side), new ActionList()).toArray();
  table.act(side, table.seq, [formatAction(game, first ?? 0)]);
  const played = table.seq;
  table.undo(side, table.seq);
  expect(table.entries.length).toBe(played + 1);
  expect(actionEntriesOf(game, table.entries)).toEqual([]);
});

test('a whole record is reviewed: every die, and the result at the end', async () => {
  const file = givenUp();
  const { entries, close } = parseRecord(file);
  const parts: number[] = [];
  const { rolls, evaluations } = await review(file, [20], (part) => parts.push(part));
  expect(rolls.map(({ seq }) => seq)).toEqual(
    entries.filter(({ kind }) => kind === 'die').map(({ seq }) => seq),
  );
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(evaluations.map(({ seq }) => seq)).toEqual([0, 20, entries.length]);
  expect(rolls.length).toBeGreaterThan(0);
  expect(close.outcome?.winners).toEqual([1]);
  expect(evaluations.at(-1)?.values).toEqual([-1, 1]);
});

test('a file that is not a record is refused with the line at fault', async () => {
  const cut = givenUp().split('\n').slice(0, 3).join('\n');
  await expect(review(cut, [])).rejects.toMatchObject({ line: 4 });
});
