/** Plays tables at random, for tests. */
import { keyOf } from '../../kernel/text/message.ts';
import type { Rng } from '../../kernel/random.ts';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { NOBODY } from '../../kernel/side.ts';
import { seededDice } from '../dice/dice.ts';
import { Table } from '../table.ts';
import { openPatrol } from './test-game.ts';

/** Returns a game of Patrol between two people, at its first decision. */
export function patrolTable(seed: number | string = 1): Table {
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  return Table.create({ id: 't1', game: openPatrol(), dice: seededDice(seed), seats });
}

/** Returns the legal actions of the side to act, in notation. */
function legalTexts(table: Table): string[] {
  const list = legal(table.game, table.state, new ActionList());
  return list.toArray().map((action) => formatAction(table.game, action));
}

/** Plays one random decision; throws if the table refuses it. */
function playOne(table: Table, rng: Rng): void {
  const texts = legalTexts(table);
  const text = requireDefined(texts[rng.below(texts.length)], 'some action is always legal');
  const answer = table.act(table.actor, table.seq, [text]);
  if (!answer.ok) throw new Error(keyOf(answer.refusal.reason));
}

/** Plays random decisions, and undoes one in eight of them at once if that is allowed. */
export function playOn(table: Table, rng: Rng, decisions = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < decisions && table.actor !== NOBODY; i++) {
    const side = table.actor;
    playOne(table, rng);
    if (rng.below(8) === 0 && table.sideToUndo === side) table.undo(side, table.seq);
  }
}
