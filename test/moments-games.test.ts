/** Fights in whole games between bots: in every game with battles, each fight is one moment with its dice. */
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { formatAction } from '../src/kernel/text/notation.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { seededDice } from '../src/table/dice/dice.ts';
import type { Entry } from '../src/table/messages/messages.ts';
import { Table } from '../src/table/table.ts';
import { loadMessages } from '../src/web/messages.ts';
import { stateFrom } from '../src/web/session/session.ts';
import { fightsIn, momentsOf } from '../src/web/session/log/moments.ts';
import { format } from '../src/web/table-messages.ts';

const MOST_DECISIONS = 400;

interface ToldFight {
  readonly text: string;
  readonly dice: readonly Entry[];
}

/** Plays a game between bots; returns all entries that a side sees, and all its moments. */
async function playOf(module: GameModule, scenario: string, seat: number) {
  await loadMessages(module);
  const game = module.open(parseSetup(module, { scenario }));
  const seats = game.sides.map(() => ({ kind: 'bot', name: '3' }) as const);
  const table = Table.create({ id: 'moments', game, dice: seededDice(1), seats });
  const bots = game.sides.map((_, side) => createBot('3', `recap/${side}`));
  for (let i = 0; i < MOST_DECISIONS && table.outcome === undefined; i++) {
    const side = table.actor;
    const action = bots[side]?.choose(game, table.stateFor(side).clone(), side) ?? 0;
    table.act(side, table.seq, [formatAction(game, action)], false);
  }
  const entries = table.entriesFor(seat);
  const fights = fightsIn(game, entries);
  const before = fights.map(({ from }) => stateFrom(game, table.viewAt(from - 1, seat).ints));
  const told = momentsOf(game, fights, before).map((moment): ToldFight => {
    expect(game.board.labels[moment.at]).toBeDefined();
    return {
      text: `${format(game, moment.message)}: ${format(game, moment.result)}`,
      dice: moment.dice,
    };
  });
  return { game, entries, told };
}

const CASES = [
  [
    'annihilator',
    'learning',
    0,
    /^(.+ against .+ at \d{4}: (NE|D|X): |A charge \(pattern [ABCD].*\) at \d{4}: .* opened$)/,
  ],
  ['chitin', 'learning', 0, /^(.+) against (.+) at (\d{4}): .+ \([AD](‑\d|D|R)\)$/],
  ['slammers', '1', 1, /^(.+) against (.+) at ([\dA-Z]‑\d{4}): /],
  ['armageddon', 'duel', 0, /^(.+) against (.+) at (\d{4}): /],
] as const;

test.each(CASES)(
  '%s, %s: each attack of a game is one moment with its dice and a result in words',
  async (id, scenario, seat, form) => {
    const module = games.find((each) => each.id === id);
    if (!module) throw new Error(`no game ${id}`);
    const { game, entries, told } = await playOf(module, scenario, seat);
    const attacks = entries.filter(({ events }) =>
      events.some(({ type }) => game.look.attacks?.includes(type)),
    );
    expect(attacks.length).toBeGreaterThan(3);
    const dice = told.flatMap((one) => one.dice);
    // No attack is missing, and no die is shown twice.
    expect(attacks.filter((entry) => !dice.includes(entry))).toEqual([]);
    expect(new Set(dice).size).toBe(dice.length);
    for (const { text } of told) expect(text).toMatch(form);
  },
);
