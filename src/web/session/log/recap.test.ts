import { expect, test } from 'vitest';
import { game, node, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { tell } from '../../table-messages.ts';
import { fewFromEach, lastChoiceOf, recapOf } from './recap.ts';

const played = (side: number, ...texts: string[]): Entry[] =>
  texts.map((text, i) => ({ seq: i + 1, kind: 'action', side, text, events: [] }));
const open = game as Game;
const change = { before: positionAfter('pass'), state: positionAfter('pass', 'move b1', 'to b1') };

test('the recap names the side that moved and counts its units, with an arrow for each move', () => {
  const recap = recapOf(open, 0, played(1, 'move b1', 'to b1'), change);
  expect(recap?.arrows).toMatchObject([
    { from: change.before.at[unit('b1')], to: node('b1'), type: 'past' },
  ]);
  expect(recap && tell(open, recap.words)).toBe('Blue: 1 unit moved.');
});

test('dice that show something and losses are told, one’s own as such', () => {
  const state = change.state.clone();
  state.at[unit('r1')] = -1;
  const events = [{ type: 'rolled', rule: '2', args: {} }];
  const die: Entry = { seq: 3, kind: 'die', side: -1, text: 'roll 1', events };
  const blind: Entry = { ...die, seq: 4, events: [] };
  const recap = recapOf(open, 0, [...played(1, 'move b1', 'to b1'), die, blind], {
    ...change,
    state,
  });
  expect(recap?.lost).toEqual([change.before.at[unit('r1')]]);
  expect(recap && tell(open, recap.words)).toBe('Blue: 1 unit moved, 1 roll, you lost Soldier r1.');
});

test('of losses one or two are named, more are counted', () => {
  const reds = (n: number): Game => {
    const more = [1, 2, 3].slice(0, n);
    const counters: Game['look']['counters'] = (s) => {
      const [first] = open.look.counters(s).filter((c) => c.side === 0);
      const own =
        s === change.before && first ? more.map((i) => ({ ...first, unit: 100 + i })) : [];
      return [...open.look.counters(s), ...own];
    };
    return { ...open, look: { ...open.look, counters } };
  };
  const wordsOf = (n: number) => {
    const recap = recapOf(reds(n), 0, played(1, 'move b1', 'to b1'), change);
    return recap && tell(open, recap.words);
  };
  expect(wordsOf(2)).toMatch(/you lost Soldier .+ and Soldier /);
  expect(wordsOf(3)).toContain('you lost 3 units.');
});

test('a unit that the other side takes prisoner counts as lost, not as moved', () => {
  const state = change.state.clone();
  state.at[unit('r1')] = node('b3');
  const prison: Game = {
    ...open,
    look: {
      ...open.look,
      counters: (s) =>
        open.look
          .counters(s)
          .map((c) => (s === state && c.unit === unit('r1') ? { ...c, side: 1 } : c)),
    },
  };
  const recap = recapOf(prison, 0, played(1, 'move b1', 'to b1'), { ...change, state });
  expect(recap?.arrows).toHaveLength(2);
  expect(recap && tell(open, recap.words)).toBe('Blue: 1 unit moved, you lost Soldier r1.');
});

test('dice of one’s own choice, and those that all roll together, are not told as theirs', () => {
  const event = (more: Partial<LogEvent> = {}): LogEvent => ({
    ...{ type: 'rolled', rule: '2', args: {} },
    ...more,
  });
  const at = (seq: number, entry: Entry): Entry => ({ ...entry, seq });
  const [own, theirs] = [played(0, 'pass')[0] as Entry, played(1, 'pass')[0] as Entry];
  const die: Entry = { seq: 0, kind: 'die', side: -1, text: 'roll 1', events: [event()] };
  const words = (...entries: Entry[]) => {
    const all = entries.map((entry, i) => at(i + 1, entry));
    const from = lastChoiceOf(all, 0);
    const still = { before: change.before, state: change.before };
    const recap = recapOf(open, 0, all.slice(from), still, all.slice(0, from));
    return recap && tell(open, recap.words);
  };
  expect(words(own, die, theirs, die, die)).toBe('Blue: 2 rolls.');
  const round = at(0, { ...die, events: [event({ heading: 'shared' })] });
  const turn = at(0, { ...die, events: [event({ heading: true })] });
  // The round begins before the seat's own choice; the last of its dice begins the other side's turn.
  expect(words(round, own, theirs, die, turn, theirs)).toBe('Blue: 2 new lines in the log.');
  expect(words(round, own, theirs, die, turn, theirs, die)).toBe('Blue: 1 roll.');
  // Shared actions come after the other side's turn, in the entry that ends it.
  const last = { ...theirs, events: [event({ heading: 'shared' })] };
  expect(words(own, turn, theirs, die, last, die, die)).toBe('Blue: 1 roll.');
});

test('nothing is told where nobody else acted, or nothing came of it', () => {
  expect(recapOf(open, 1, played(1, 'move b1', 'to b1'), change)).toBeUndefined();
  const still = { before: change.before, state: change.before };
  expect(recapOf(open, 0, played(1, 'pass'), still)).toBeUndefined();
});

test('a turn without moves and losses is summed up by its lines in the log', () => {
  const event = { type: 'passed', rule: '2', args: {} };
  const [entry] = played(1, 'pass') as [Entry];
  const told = [{ ...entry, events: [event] }];
  const still = { before: change.before, state: change.before };
  const recap = recapOf(open, 0, told, still);
  expect(recap).toMatchObject({ told, isBare: true });
  expect(recap && tell(open, recap.words)).toBe('Blue: 1 new line in the log.');
  const twice = recapOf(open, 0, [{ ...entry, events: [event, event] }], still);
  expect(twice && tell(open, twice.words)).toBe('Blue: 2 new lines in the log.');
  const both = [...played(1, 'move b1', 'to b1'), ...told, { ...told[0], side: 0 } as Entry];
  expect(recapOf(open, 0, both, change)).toMatchObject({ told, isBare: false });
});

test('it begins behind the last choice of the seat', () => {
  expect(
    lastChoiceOf([...played(0, 'a', 'b'), ...played(1, 'c').map((e) => ({ ...e, seq: 3 }))], 0),
  ).toBe(2);
  expect(lastChoiceOf(played(1, 'a'), 0)).toBe(0);
});

test('more than six ways out of one place are not drawn: they would hide the board', () => {
  const ways = (from: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({ from, to: 100 + i, type: 'past' }) as const);
  const few = [...ways(1, 6), ...ways(2, 1)];
  expect(fewFromEach(few)).toEqual(few);
  expect(fewFromEach([...ways(3, 7), ...few])).toEqual(few);
});
