import { expect, test } from 'vitest';
import { game, node, positionAfter, unit } from '../../../../test/page-table.ts';
import { games } from '../../../games/registry.ts';
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import { unit as unitNoun } from '../../../kernel/text/message.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { format } from '../../table-messages.ts';
import { fewFromEach, lastChoiceOf, type Recap, recapOf } from './recap.ts';

const played = (side: number, ...texts: string[]): Entry[] =>
  texts.map((text, i) => ({ seq: i + 1, kind: 'action', side, text, events: [] }));
const open = game as Game;
const sentencesOf = (of: Game, recap: Recap | undefined): string[] =>
  (recap?.sentences ?? []).map((sentence) => format(of, sentence));
const change = { before: positionAfter('pass'), state: positionAfter('pass', 'move b1', 'to b1') };

/** Returns the label of a unit's node before the change. */
const placeOf = (id: string): string => open.board.labels[change.before.at[unit(id)] ?? -1] ?? '';

test('the recap names the side that moved and counts its units, with an arrow for each move', () => {
  const recap = recapOf(open, 0, played(1, 'move b1', 'to b1'), change);
  expect(recap?.arrows).toMatchObject([
    { from: change.before.at[unit('b1')], to: node('b1'), type: 'past' },
  ]);
  expect(recap && format(open, recap.message)).toBe('Blue: 1 unit moved.');
});

test('units that come from a box off the map are counted as brought into play', () => {
  const { slots } = open.board;
  const box = change.before.at[unit('b1')] ?? -1;
  const neighbours = open.board.neighbours.slice().fill(-1, box * slots, (box + 1) * slots);
  const boxed = { ...open, board: { ...open.board, neighbours } };
  const recap = recapOf(boxed, 0, played(1, 'move b1', 'to b1'), change);
  expect(recap && format(open, recap.message)).toBe('Blue: 1 unit brought into play.');
});

test('visible dice and losses are reported, and own losses are marked as own', () => {
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
  expect(recap && format(open, recap.message)).toBe('Blue: 1 unit moved, 1 roll.');
  expect(sentencesOf(open, recap)).toEqual([`You lost Soldier r1 at ${placeOf('r1')}.`]);
});

test('one or two losses are named, more are counted', () => {
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
    return sentencesOf(open, recap).join(' ');
  };
  expect(wordsOf(2)).toMatch(/^You lost Soldier .+ and Soldier /);
  expect(wordsOf(3)).toBe('You lost 3 units.');
});

test('units lost at one place are named with the place once, which is not named again as taken', () => {
  const [r1, r2] = [unit('r1'), unit('r2')];
  const place = change.before.at[r1] ?? -1;
  const together: Game = {
    ...open,
    look: {
      ...open.look,
      counters: (s) =>
        open.look.counters(s).flatMap((c) => {
          if (c.unit !== r1 && c.unit !== r2)
            return s === change.state && c.unit === unit('b1') ? { ...c, node: place } : c;
          return s === change.state ? [] : { ...c, node: place };
        }),
    },
  };
  const recap = recapOf(together, 0, played(1, 'move b1', 'to b1'), change);
  expect(sentencesOf(together, recap)).toEqual([
    `You lost Soldier r1 and Soldier r2 at ${placeOf('r1')}.`,
  ]);
});

test('an enemy that disappears without a report is out of sight, not lost', () => {
  const hidden: Game = {
    ...open,
    look: {
      ...open.look,
      losses: ['died'],
      counters: (s) =>
        open.look.counters(s).filter((c) => s !== change.state || c.unit !== unit('b2')),
    },
  };
  const sentences = (...events: LogEvent[]) => {
    const [first, ...more] = played(1, 'move b1', 'to b1');
    const entries = [{ ...(first as Entry), events }, ...more];
    return sentencesOf(hidden, recapOf(hidden, 0, entries, change));
  };
  expect(sentences()).toEqual([]);
  const died = { type: 'died', rule: '2', args: { who: unitNoun(unit('b2')) } };
  expect(sentences(died)).toEqual([`Blue lost Soldier b2 at ${placeOf('b2')}.`]);
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
  expect(recap && format(open, recap.message)).toBe('Blue: 1 unit moved.');
  expect(sentencesOf(open, recap)).toEqual([`You lost Soldier r1 at ${placeOf('r1')}.`]);
});

test('dice after the player’s own choice and shared dice are not attributed to the others', () => {
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
    return recap && format(open, recap.message);
  };
  expect(words(own, die, theirs, die, die)).toBe('Blue: 2 rolls.');
  const round = at(0, { ...die, events: [event({ heading: 'shared' })] });
  const turn = at(0, { ...die, events: [event({ heading: true })] });
  // The round begins before the seat's own choice; after that choice, the last die opens the other side's turn.
  expect(words(round, own, theirs, die, turn, theirs)).toBe('Blue played.');
  expect(words(round, own, theirs, die, turn, theirs, die)).toBe('Blue: 1 roll.');
  // Shared actions come after the other side's turn, in the entry that ends it.
  const last = { ...theirs, events: [event({ heading: 'shared' })] };
  expect(words(own, turn, theirs, die, last, die, die)).toBe('Blue: 1 roll.');
});

test('there is no recap if no other side acted or its actions changed nothing', () => {
  expect(recapOf(open, 1, played(1, 'move b1', 'to b1'), change)).toBeUndefined();
  const still = { before: change.before, state: change.before };
  expect(recapOf(open, 0, played(1, 'pass'), still)).toBeUndefined();
});

test('a turn without moves and losses is reported as played, with its log lines', () => {
  const event = { type: 'passed', rule: '2', args: {} };
  const [entry] = played(1, 'pass') as [Entry];
  const told = [{ ...entry, events: [event] }];
  const still = { before: change.before, state: change.before };
  const recap = recapOf(open, 0, told, still);
  expect(recap).toMatchObject({ entries: told, isBare: true, sentences: [] });
  expect(recap && format(open, recap.message)).toBe('Blue played.');
  const both = [...played(1, 'move b1', 'to b1'), ...told, { ...told[0], side: 0 } as Entry];
  expect(recapOf(open, 0, both, change)).toMatchObject({ entries: told, isBare: false });
});

test('a turn that a seat cannot see is reported as unseen', () => {
  const still = { before: change.before, state: change.before };
  const recap = recapOf(open, 0, played(1, '', ''), still);
  expect(recap).toMatchObject({ entries: [], isBare: true });
  expect(recap && format(open, recap.message)).toBe('You saw nothing of Blue’s turn.');
  // A visible action without effect is not reported.
  expect(recapOf(open, 0, played(1, '', 'pass'), still)).toBeUndefined();
});

test('newly harmed own units come after own losses and before losses of the others', () => {
  const hit = (id: string, more: string[]): Partial<CounterLook> & { unit: number } => ({
    unit: unit(id),
    conditions: more,
  });
  const withConditions = (
    ofBefore: ReturnType<typeof hit>[],
    ofAfter: ReturnType<typeof hit>[],
  ): Game => ({
    ...open,
    look: {
      ...open.look,
      harms: ['stunned'],
      counters: (s) => {
        const changes = s === change.before ? ofBefore : ofAfter;
        return open.look
          .counters(s)
          .map((c) => ({ ...c, ...changes.find((one) => one.unit === c.unit) }));
      },
    },
  });
  const sentences = (before: ReturnType<typeof hit>[], after: ReturnType<typeof hit>[]) => {
    const hurt = withConditions(before, after);
    return sentencesOf(hurt, recapOf(hurt, 0, played(1, 'move b1', 'to b1'), change));
  };
  const harmed = [`Soldier r1 at ${placeOf('r1')}: stunned.`];
  expect(sentences([], [hit('r1', ['stunned'])])).toEqual(harmed);
  // A harmless condition, an old condition and a condition of an enemy are not reported.
  expect(sentences([], [hit('r1', ['moved'])])).toEqual([]);
  expect(sentences([hit('r1', ['stunned'])], [hit('r1', ['stunned'])])).toEqual([]);
  expect(sentences([], [hit('b1', ['stunned'])])).toEqual([]);
});

/** Returns the game with counters at other places after the change, and with one place as the goal. */
function placed(after: Readonly<Record<string, string>>, aim: string): Game {
  const at = (c: CounterLook): CounterLook => {
    const label = Object.entries(after).find(([id]) => unit(id) === c.unit)?.[1];
    return label === undefined ? c : { ...c, node: node(label) };
  };
  const goal = { map: { starts: [{ side: 1, nodes: [node('b3')] }], aims: [node(aim)] } };
  return {
    ...open,
    look: {
      ...open.look,
      goal: () => goal as unknown as ReturnType<NonNullable<Game['look']['goal']>>,
      counters: (s) =>
        s === change.before ? open.look.counters(s) : open.look.counters(s).map(at),
    },
  };
}

test('places taken by the others are reported, goals first', () => {
  const recapIn = (of: Game) =>
    sentencesOf(of, recapOf(of, 0, played(1, 'move b1', 'to b1'), change));
  expect(recapIn(placed({ b1: 'a2' }, 'a2'))).toEqual(['Objectives taken by Blue: a2.']);
  // A side does not take a place where it began or already stood.
  expect(recapIn(placed({ b1: 'b3' }, 'b3'))).toEqual([]);
  expect(recapIn(placed({}, placeOf('b2')))).toEqual([]);
  // Place taken: own units stood there before, and enemies stand there now.
  const driven = placed({ b1: placeOf('r1'), r1: 'a2' }, 'b3');
  expect(recapIn(driven)).toEqual([`Blue took ${placeOf('r1')} from you.`]);
  // A place where both sides stand is not lost.
  expect(recapIn(placed({ b1: placeOf('r1') }, 'b3'))).toEqual([]);
});

test('the count of the others’ failed attacks comes last', () => {
  const attacking: Game = { ...open, look: { ...open.look, attacks: ['shot'] } };
  const die = (type: string, meaning: 'none' | 'harm' | 'loss', by = 1): Entry => {
    const events = [{ type, rule: '2', args: {}, meaning, by }];
    return { seq: 3, kind: 'die', side: -1, text: 'roll 1', events };
  };
  const sentences = (...dice: Entry[]) => {
    const entries = [...played(1, 'move b1', 'to b1'), ...dice];
    return sentencesOf(attacking, recapOf(attacking, 0, entries, change));
  };
  expect(sentences(die('shot', 'none'))).toEqual(['1 attack by Blue failed.']);
  expect(sentences(die('shot', 'none'), die('shot', 'loss'), die('shot', 'harm'))).toEqual([
    '2 attacks by Blue failed.',
  ]);
  expect(sentences(die('shot', 'none'), die('shot', 'none', -1))).toEqual([
    '2 attacks by other players failed.',
  ]);
  expect(sentences(die('rally', 'none'))).toEqual([]);
  // Own attacks, such as those that answer an attack, are not counted.
  expect(sentences(die('shot', 'none', 0))).toEqual([]);
});

test.each(games.map((module) => [module.id, module] as const))(
  '%s: the conditions that harm have sentences',
  async (_, module) => {
    const { harms = [] } = module.open(parseSetup(module, {})).look;
    const texts = await module.messages?.en();
    for (const key of harms) expect(texts, key).toHaveProperty([key]);
  },
);

test('the recap begins after the seat’s last choice', () => {
  expect(
    lastChoiceOf([...played(0, 'a', 'b'), ...played(1, 'c').map((e) => ({ ...e, seq: 3 }))], 0),
  ).toBe(2);
  expect(lastChoiceOf(played(1, 'a'), 0)).toBe(0);
});

test('more than six arrows from one place are not drawn, because they would hide the board', () => {
  const ways = (from: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({ from, to: 100 + i, type: 'past' }) as const);
  const few = [...ways(1, 6), ...ways(2, 1)];
  expect(fewFromEach(few)).toEqual(few);
  expect(fewFromEach([...ways(3, 7), ...few])).toEqual(few);
});
