/** Recaps of whole games between bots, in every game: the sentences that a seat gets about the turns of the others. */
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import type { Message } from '../src/kernel/text/message.ts';
import { formatAction } from '../src/kernel/text/notation.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import type { GameState } from '../src/kernel/state.ts';
import { seededDice } from '../src/table/dice/dice.ts';
import { Table } from '../src/table/table.ts';
import { recapOf } from '../src/web/session/log/recap.ts';

/** The order of the sentences in a recap. */
const ORDER = ['lost', 'harmed', 'taken', 'ground', 'killed', 'failed'];
const MOST_DECISIONS = 700;

const kindOf = ({ key }: Message): string => key.replace('recap.', '');

/** Plays a game between bots; returns the kinds of sentences in the recap of a side, turn by turn. */
function toldIn(module: GameModule, scenario: string, seat: number): string[][] {
  const game = module.open(parseSetup(module, { scenario }));
  const seats = game.sides.map(() => ({ kind: 'bot', name: '3' }) as const);
  const table = Table.create({ id: 'recaps', game, dice: seededDice(1), seats });
  const bots = game.sides.map((_, side) => createBot('3', `recap/${side}`));
  const told: string[][] = [];
  let since: { seq: number; state: GameState } | undefined;
  for (let i = 0; i < MOST_DECISIONS && table.outcome === undefined; i++) {
    const side = table.actor;
    const state = table.stateFor(side).clone();
    if (side === seat && since && table.seq > since.seq) {
      const all = table.entriesFor(seat);
      const change = { before: since.state, state };
      const recap = recapOf(game, seat, all.slice(since.seq), change, all.slice(0, since.seq));
      if (recap) told.push(recap.sentences.map(kindOf));
    }
    const action = bots[side]?.choose(game, state, side) ?? 0;
    table.act(side, table.seq, [formatAction(game, action)], false);
    if (side === seat) since = { seq: table.seq, state: table.stateFor(seat).clone() };
  }
  const attacks = table
    .entriesFor(seat)
    .flatMap(({ events }) => events)
    .filter(({ type }) => game.look.attacks?.includes(type));
  for (const { type, by } of attacks) expect(by, type).toBeDefined();
  return told;
}

const CASES = [
  ['annihilator', 'learning', 0, 'failed harmed lost'],
  ['annihilator', 'learning', 1, 'failed lost'],
  ['annihilation', 'learning', 0, 'lost'],
  ['annihilation', 'learning', 1, 'killed lost'],
  ['chitin', 'learning', 0, 'failed ground killed lost'],
  ['chitin', 'learning', 1, 'failed ground harmed killed lost taken'],
  ['slammers', '1', 0, 'failed harmed killed lost'],
  ['slammers', '1', 1, 'failed harmed killed lost taken'],
  ['armageddon', 'duel', 0, 'failed ground harmed killed lost'],
  ['armageddon', 'duel', 1, 'failed harmed lost'],
] as const;

test.each(CASES)(
  '%s, %s, seat %i: at most four sentences a turn, always in one order',
  (id, scenario, seat, kinds) => {
    const module = games.find((each) => each.id === id);
    if (!module) throw new Error(`no game ${id}`);
    const told = toldIn(module, scenario, seat);
    expect(told.length).toBeGreaterThan(3);
    for (const turn of told) {
      const places = turn.map((kind) => ORDER.indexOf(kind));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(turn.length).toBeLessThanOrEqual(4);
    }
    expect([...new Set(told.flat())].toSorted().join(' ')).toBe(kinds);
  },
);

test.each(games.map((module) => [module.id, module] as const))(
  '%s: the results of attacks have sentences in the log',
  async (_, module) => {
    const { attacks = [] } = module.open(parseSetup(module, {})).look;
    const texts = await module.messages?.en();
    for (const type of attacks) expect(texts, type).toHaveProperty([`log.${type}`]);
  },
);
