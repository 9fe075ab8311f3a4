/** A guided first game that is nearly over: computers continue from the position where the pupil stopped. */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/bots/create-bot.ts';
import { gameById } from '../../../../src/games/registry.ts';
import { formatAction } from '../../../../src/kernel/text/notation.ts';
import { gameOfRecord, importRecord } from '../../../../src/table/record/import.ts';
import { formatRecord, parseRecord } from '../../../../src/table/record/record.ts';
import type { Table } from '../../../../src/table/table.ts';

/** Number of decisions that remain, as computers would play. */
const LEFT = 8;

function tableOf(text: string): Table {
  const record = parseRecord(text);
  return importRecord(gameOfRecord(record, gameById), record).ready();
}

/** Plays on until the game is over or `most` decisions have been made; returns their number. */
function playOnFor(table: Table, most: number): number {
  const bot = createBot('greedy', 1);
  let made = 0;
  for (; table.outcome === undefined && made < most; made++) {
    const side = table.actor;
    const action = bot.choose(table.game, table.stateFor(side), side);
    const answer = table.act(side, table.seq, [formatAction(table.game, action)], false);
    if (!answer.ok) throw new Error('the choice of a computer was refused');
  }
  return made;
}

/** Replaces the interrupted lesson stored in this browser by one that is nearly over; a reload continues it. */
export async function playNearlyToEnd(page: Page, game: string): Promise<void> {
  const key = `countermarch.lesson.${game}`;
  const stored = await page.evaluate((name) => localStorage.getItem(name), key);
  const progress = JSON.parse(stored ?? '{}');
  for (const lesson of Object.values<{ record: string }>(progress.saved)) {
    const decisions = playOnFor(tableOf(lesson.record), Number.POSITIVE_INFINITY);
    const table = tableOf(lesson.record);
    playOnFor(table, decisions - LEFT);
    lesson.record = formatRecord(table.record({ withSeed: true }));
  }
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(progress),
  ] as const);
}
