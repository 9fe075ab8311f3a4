/** A guided first game that is nearly over: computers continue from the position where the pupil stopped. */
import type { Page } from '@playwright/test';
import type { Bot } from '../../../../src/bots/bot.ts';
import { BEGINNER_LEVEL } from '../../../../src/bots/levels.ts';
import { createBot } from '../../../../src/bots/create-bot.ts';
import { gameById } from '../../../../src/games/registry.ts';
import { requireDefined } from '../../../../src/kernel/require-defined.ts';
import { formatAction } from '../../../../src/kernel/text/notation.ts';
import { gameOfRecord, importRecord } from '../../../../src/table/record/import.ts';
import { formatRecord } from '../../../../src/table/record/record.ts';
import { parseRecord } from '../../../../src/table/record/parse-record.ts';
import type { Table } from '../../../../src/table/table.ts';

/** Number of decisions that remain of a lesson. */
const LEFT = 8;

function tableOf(text: string): Table {
  const record = parseRecord(text);
  return importRecord(gameOfRecord(record, gameById), record).ready();
}

/** Returns a computer for each side: one that follows the goal for the newcomer, and Beginner for the others. */
const botsOf = ({ game }: Table, newcomer: number): readonly Bot[] =>
  game.sides.map((_, side) => createBot(side === newcomer ? 'greedy' : BEGINNER_LEVEL, 1));

/** Plays on until the game is over; returns the actions. */
function playOut(table: Table, newcomer: number): readonly string[] {
  const bots = botsOf(table, newcomer);
  const played: string[] = [];
  while (table.outcome === undefined) {
    const side = table.actor;
    const bot = requireDefined(bots[side], 'a side is to act until the result');
    played.push(formatAction(table.game, bot.choose(table.game, table.stateFor(side), side)));
    replay(table, played.slice(-1));
  }
  return played;
}

function replay(table: Table, actions: readonly string[]): void {
  for (const action of actions) {
    const answer = table.act(table.actor, table.seq, [action], false);
    if (!answer.ok) throw new Error('the choice of a computer was refused');
  }
}

/** Returns the record of a game in which this many decisions remain, as computers play; `newcomer`: id of the side. */
export function nearlyOver(record: string, newcomer: string, left = LEFT): string {
  const side = tableOf(record).game.sides.findIndex(({ id }) => id === newcomer);
  const actions = playOut(tableOf(record), side);
  const table = tableOf(record);
  replay(table, actions.slice(0, Math.max(0, actions.length - left)));
  return formatRecord(table.record({ withSeed: true }));
}

/** Replaces the interrupted lesson stored in this browser by one that is nearly over; a reload continues it. */
export async function playNearlyToEnd(page: Page, game: string): Promise<void> {
  const key = `countermarch.lesson.${game}`;
  const stored = await page.evaluate((name) => localStorage.getItem(name), key);
  const progress = JSON.parse(stored ?? '{}');
  const pupil = requireDefined(gameById(game).lesson, 'the game has a lesson').side;
  for (const lesson of Object.values<{ record: string }>(progress.saved))
    lesson.record = nearlyOver(lesson.record, pupil);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(progress),
  ] as const);
}
