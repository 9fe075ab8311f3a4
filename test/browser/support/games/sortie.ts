/** Two sorties at a base from a position file, computed before two players click them at one screen. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Action, ActionList } from '../../../../src/kernel/action.ts';
import { legal } from '../../../../src/kernel/engine.ts';
import type { Game, GameModule } from '../../../../src/kernel/game.ts';
import type { LogEvent } from '../../../../src/kernel/text/log.ts';
import { formatAction } from '../../../../src/kernel/text/notation.ts';
import { gameOfPosition } from '../../../../src/kernel/position/position.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import { seededDice } from '../../../../src/table/dice/dice.ts';
import { importRecord } from '../../../../src/table/record/import.ts';
import { readPlayable, recordFrom } from '../../../../src/table/record/position-record.ts';
import { formatRecord } from '../../../../src/table/record/record.ts';

/** A decision: its side, the position in that side's view, and the log of it in the view of the next side to act. */
export interface Decision {
  readonly side: number;
  readonly before: GameState;
  readonly action: Action;
  readonly told: readonly LogEvent[];
  /** View of the side that decides next. */
  readonly after: GameState;
}

export interface Sorties {
  readonly game: Game;
  /** A game in progress, as the page stores it. */
  readonly saved: string;
  readonly decisions: readonly Decision[];
}

const SEEDS = 200;
/** Actions to take when they are offered, best first. */
const WISHES = [
  /^fly r2$/,
  /^fly r3$/,
  /^to 0505$/,
  /^strike b3$/,
  /^intercept/,
  /^fire/,
  /^bomb 1$/,
];

/** Returns the first game, by the seed of its dice, in which all `wanted` rules apply. */
export function scriptSorties(
  module: GameModule,
  file: string,
  wanted: readonly string[],
): Sorties {
  const position = JSON.parse(readFileSync(file, 'utf8'));
  const game = gameOfPosition(position, () => module);
  const s = readPlayable(game, position);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const script = trySorties(game, s, seed);
    const rules = new Set(script.decisions.flatMap(({ told }) => told.map(({ rule }) => rule)));
    if (wanted.every((rule) => rules.has(rule))) return script;
  }
  throw new Error(`no seed gives sorties with all of ${wanted.join(', ')}`);
}

function trySorties(game: Game, s: GameState, seed: number): Sorties {
  const seats = game.sides.map(() => ({ kind: 'human', name: 'you' }) as const);
  const spec = { id: `seed-${seed}`, game, dice: seededDice(seed), seats };
  const record = recordFrom(spec, s);
  const table = importRecord(game, record);
  const decisions: Decision[] = [];
  let spent = false;
  for (;;) {
    const side = table.actor;
    const before = table.stateFor(side);
    const action = choose(game, before, spent);
    if (action === undefined) break;
    const text = formatAction(game, action);
    const seq = table.seq;
    if (!table.act(side, seq, [text]).ok) throw new Error(`${text} was refused`);
    const told = table.entriesFor(table.actor, seq).flatMap(({ events }) => events);
    decisions.push({ side, before, action, told, after: table.stateFor(table.actor) });
    // A challenge is over when its result is logged.
    spent = text === 'fate' || (spent && !told.some(({ type }) => type === 'challenge'));
  }
  const { scenario, options } = game.setup;
  const request = { game: game.id, scenario, options, seats: seats.map(() => 'me') };
  return { game, saved: JSON.stringify({ request, record: formatRecord(record) }), decisions };
}

/** Returns the next action, with one point of fate in every challenge; undefined when no flight is left. */
function choose(game: Game, s: GameState, spent: boolean): Action | undefined {
  const actions = legal(game, s, new ActionList()).toArray();
  const called = (wish: RegExp) => actions.find((action) => wish.test(formatAction(game, action)));
  const isTurn = game.stepNames[s.step] === 'turn.act';
  const wished = WISHES.map(called).find((action) => action !== undefined);
  if (wished !== undefined || isTurn) return wished;
  return (spent ? undefined : called(/^fate$/)) ?? called(/^(accept|pass)$/);
}

/** Opens the sorties in the page, before the first flight. */
export async function openSorties(page: Page, { game, saved }: Sorties): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `countermarch.local.${game.id}`,
    saved,
  ] as const);
  await page.goto(`/local/${game.id}`);
  await page.getByRole('button', { name: 'Continue' }).click();
}
