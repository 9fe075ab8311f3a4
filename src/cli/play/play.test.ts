import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { tiny, tinyGame } from '../../../test/tiny-game.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { gameById, games } from '../../games/registry.ts';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { activeEntries } from '../../table/history.ts';
import { type Dice, seededDice, typedDice } from '../../table/dice/dice.ts';
import { Table } from '../../table/table.ts';
import { loadRecord } from '../load.ts';
import { captureOutput, scratchFolder, scripted } from '../test-run.ts';
import { fillSeats, parseSeats, savedSeats, type SeatOccupant, seatOf } from './seats.ts';
import { PlaySession } from './session.ts';

vi.mock('../../games/registry.ts', async (original) => {
  const real = await original<typeof import('../../games/registry.ts')>();
  return {
    games: [...real.games, tiny],
    gameById: (id: string) => (id === 'tiny' ? tiny : real.gameById(id)),
  };
});

const folder = scratchFolder();
const game = tinyGame({ turns: 4 }) as unknown as Game;

function tableOf(occupants: readonly SeatOccupant[], dice: Dice = seededDice(1)): Table {
  return Table.create({ id: 't', game, dice, seats: occupants.map(seatOf) });
}

/** Plays a session with these lines and returns the output. */
async function outputOf(
  table: Table,
  occupants: readonly SeatOccupant[],
  lines: readonly string[],
) {
  const { out } = await captureOutput(async () => {
    await new PlaySession(table, occupants).run(scripted(lines));
    return 0;
  });
  return out;
}

const PERSON: readonly SeatOccupant[] = ['human', 'random'];

describe('a game at the terminal', () => {
  test('is played to its end with odds, reasons, undo and the last events', async () => {
    const lines = ['bid 2', '?', 'why to b2', 'move r1', 'undo', '1', 'to b2', 'move r1', 'to c1'];
    const out = await outputOf(tableOf(PERSON), PERSON, lines);
    expect(out).toContain('[1] You bid 2.\n  [1] Blue bids.');
    expect(out).toContain('No action here rolls dice.');
    expect(out).toContain(
      '[2] “to b2” is not possible now; it belongs to another step (see [2]). Red: choose.',
    );
    expect(out).toContain('[2] r1 moves to b2.');
    // The odds are printed below the action before the player decides.
    expect(out).toMatch(
      / 4 {2}to c1 {2}Go to c1\n +each of 3 equally likely results: 1\/3 \(33.3%\)\n +attacker lost 1\/3 \(33.3%\) · no effect 1\/3/,
    );
    expect(out).toContain('[3] r1 attacks at c1, die 5: defender lost.');
    expect(out).toMatch(/\[4\] More pieces, or the higher bid. Red wins.\n$/);
  });

  test('shows the plan, and again only when it has changed', async () => {
    const unmet = [{ node: 0, rule: '2', reason: 'Somebody is left.' }];
    const show = () => ({ title: 'Attacks', rule: '3', items: [], unmet, isOpen: true });
    const planned: Game = { ...game, look: { ...game.look, plan: { show } } };
    const table = Table.create({
      id: 't',
      game: planned,
      dice: seededDice(1),
      seats: PERSON.map(seatOf),
    });
    const out = await outputOf(table, PERSON, ['bid 2', 'move r1']);
    expect(out).toContain('[3] Attacks:\n  [2] Somebody is left.\n');
    expect(out.split('Attacks:')).toHaveLength(2);
  });

  test('shows the board again only when it has changed', async () => {
    const out = await outputOf(tableOf(PERSON), PERSON, ['bid 2', 'move r1', 'undo', 'move r1']);
    expect(out.split('Turn: 0')).toHaveLength(2);
  });

  test('prints in its log only entries that were not taken back', async () => {
    const both: readonly SeatOccupant[] = ['human', 'human'];
    const out = await outputOf(tableOf(both), both, [
      ...['', 'bid 2', '', 'bid 3', '', 'move r1', 'to b2'],
      ...['', 'undo', '', 'undo', 'move r2', 'to b3', '', 'log', 'quit'],
    ]);
    const told = out.slice(out.lastIndexOf('Red bids.'));
    expect(out.split('r1 moves to b2.')).toHaveLength(2);
    expect(told).not.toContain('r1 moves');
    expect(told).toContain('r2 moves to b3.');
  });

  test('explains every command in its help, and help lists every command', async () => {
    const out = await outputOf(tableOf(PERSON), PERSON, ['help']);
    for (const word of ['?', 'why', 'undo', 'board', 'labels', 'units', 'log', 'rule', 'save'])
      expect(out).toMatch(new RegExp(`^  ${word.replace('?', '\\?')} `, 'm'));
  });

  test('answers questions without playing anything', async () => {
    const table = tableOf(PERSON);
    const lines = [
      'bid 1',
      'units',
      'rule 3',
      'legend',
      'labels',
      'board',
      'list',
      'charts',
      '? 1',
    ];
    const out = await outputOf(table, PERSON, lines);
    expect(out).toContain('Red: r1 a1, r2 a2');
    expect(out).toContain('[3] Fights\n      One die.');
    expect(out).toContain('This game has no charts.');
    expect(out).toContain('This action rolls no dice.');
    expect(table.seq).toBe(2);
  });

  test('refuses nonsense, and continues', async () => {
    const table = tableOf(PERSON);
    const lines = [
      '',
      '   ',
      'bidd 2',
      'bid',
      'bid x',
      'bid 9',
      '99',
      'why',
      'rule 77',
      'save',
      'log x',
    ];
    const out = await outputOf(table, PERSON, [
      ...lines,
      '; ;',
      '1;2',
      '💥',
      '__proto__',
      'constructor',
      'to q9',
    ]);
    expect(out).toContain('there is no action or command "bidd"; did you mean bid?');
    expect(out).toContain('"bid": expected a noun after bid: number');
    expect(out).toContain('"x": bid takes a number');
    expect(out).toContain('[1] You can’t do that now.');
    expect(out).toContain('there is no action 99');
    expect(out).toContain('why: name an action');
    expect(out).toContain('there is no rule "77"');
    expect(out).toContain('save: name a file');
    expect(out).toContain('log: "x" is not a number of entries');
    expect(out).toContain('there is no action or command "__proto__"');
    expect(out).toContain('there is no place "q9"');
    expect(out).toContain('only the first of several actions can be a number');
    expect(table.seq).toBe(0);
  });

  test('says at the end of its input that nothing was saved', async () => {
    expect(await outputOf(tableOf(PERSON), PERSON, ['bid 1'])).toMatch(
      /the game was not saved\.\n$/,
    );
    expect(await outputOf(tableOf(PERSON), PERSON, ['bid 1', 'quit'])).not.toContain('saved');
  });

  test('is lost by resigning, once both sides have moved', async () => {
    const lost = await outputOf(tableOf(PERSON), PERSON, ['bid 1', 'resign']);
    expect(lost).toMatch(/Red resigned. Blue wins.\n$/);
  });

  test('is aborted by resigning before both sides have moved: nobody wins', async () => {
    const out = await outputOf(tableOf(PERSON), PERSON, ['resign']);
    expect(out).toContain('Red resigned before all sides had moved');
    expect(out).not.toContain('Blue wins');
  });

  test('is only watched if no person plays', async () => {
    const bots: readonly SeatOccupant[] = ['greedy', 'random'];
    const out = await outputOf(tableOf(bots), bots, []);
    expect(out).toMatch(/Red wins|Blue wins|A draw/);
    expect(out).toContain('moves to');
  });

  test('lets people at one keyboard take turns, and hides the secret decisions of the other', async () => {
    const two: readonly SeatOccupant[] = ['human', 'human'];
    const out = await outputOf(tableOf(two), two, ['', 'bid 3', '', 'bid 1', '', 'pass']);
    expect(out.split('take the keyboard and press Enter')).toHaveLength(5);
    const blue = out.slice(out.indexOf('Blue: take the keyboard'), out.lastIndexOf('Red: take'));
    expect(blue).toContain('Red bids.');
    expect(blue).not.toContain('You bid 3.');
  });
});

test('the legend of a board of lines names its ends and prints its lines', async () => {
  const options = { target: 20, starter: 0 };
  const lines = gameById('annihilation').open({ scenario: 'learning', options });
  const table = Table.create({ id: 'l', game: lines, dice: seededDice(1), seats: [] });
  const out = await outputOf(table, ['human', 'human'], ['place w3', 'legend']);
  const told = out.slice(out.indexOf('Black: place'));
  expect(told).toContain('W White’s point of emergence · B Black’s point of emergence');
  expect(told).toContain('  W[W3] 1a 2a 3b 4b 5d B\n');
  expect(told.match(/^ {2}W\[W3\] .* B$/gm)).toHaveLength(6);
});

describe('undo at one keyboard', () => {
  const two: readonly SeatOccupant[] = ['human', 'human'];

  test('takes back the last choice of a turn until the other has acted', async () => {
    const table = tableOf(two);
    const out = await outputOf(table, two, [
      '',
      'bid 3',
      '',
      'undo',
      '',
      'bid 2',
      '',
      'bid 1',
      '',
      'undo',
    ]);
    expect(out).not.toContain('Another side');
    expect(table.entries.map(({ side, text }) => `${side} ${text}`)).toEqual([
      '0 bid 3',
      '0 0',
      '0 bid 2',
      '1 bid 1',
      '1 3',
    ]);
  });

  test('does not take back the decision of a bot', async () => {
    const table = tableOf(PERSON);
    expect(await outputOf(table, PERSON, ['bid 2', 'undo'])).toContain(
      'another side has moved since',
    );
    expect(table.seq).toBe(2);
  });
});

describe('dice that a person rolls', () => {
  const script = ['bid 2', 'move r1', 'to b2', 'move r1;to c1'];

  test('are asked for, and taken by their number', async () => {
    const table = tableOf(PERSON, typedDice);
    const out = await outputOf(table, PERSON, [...script, '7', 'nonsense', '5']);
    expect(out).toContain('1  roll 1  1/6  attacker lost');
    expect(out).toContain('there is no action 7');
    expect(out).toContain('die 5: defender lost.');
    expect(table.outcome?.winners).toEqual([0]);
  });

  test('can be left open, and the action before them taken back', async () => {
    const table = tableOf(PERSON, typedDice);
    const out = await outputOf(table, PERSON, [...script, 'undo', 'to a1', 'quit']);
    expect(out).toContain('r1 moves to a1.');
  });
});

describe('a saved game', () => {
  test('continues where it was left, with its bot and the same dice', async () => {
    const whole = ['bid 2', 'move r1', 'to b2', 'move r1', 'to c1'];
    const direct = tableOf(PERSON);
    await outputOf(direct, PERSON, whole);
    const file = join(folder, 'saved.cmr');
    const first = await outputOf(tableOf(PERSON), PERSON, [...whole.slice(0, 3), `save ${file}`]);
    expect(first).toContain(`Continue with: countermarch play --resume ${file}`);
    expect(first).not.toContain('not saved');
    const { table } = loadRecord(file);
    const again = savedSeats(game, table.seats, new Map());
    expect(again).toEqual(PERSON);
    const rest = await outputOf(table, again, whole.slice(3));
    expect(rest).toContain('r1 moves to b2.');
    const dice = (of: Table) => of.entries.filter((e) => e.kind === 'die').map((e) => e.text);
    expect(dice(table)).toEqual(dice(direct));
    expect(dice(table)).toHaveLength(1);
  });

  test('reports if it cannot be written, and the game continues', async () => {
    const table = tableOf(PERSON);
    const out = await outputOf(table, PERSON, ['save /no/such/folder/x', 'bid 1']);
    expect(out).toContain('cannot write /no/such/folder/x: there is no such file or folder');
    expect(table.seq).toBe(2);
  });

  test('is saved automatically when the terminal closes', async () => {
    const file = join(folder, 'kept.cmr');
    const table = tableOf(PERSON);
    const prompt = { ...scripted(['bid 1']), terminal: true };
    await captureOutput(async () => {
      await new PlaySession(table, PERSON, file).run(prompt);
      return 0;
    });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2 + table.seq);
  });
});

describe('seats', () => {
  const seats = (...requests: string[]) => fillSeats(game, parseSeats(game, requests));

  test('are the person first, then the bot, unless chosen otherwise', () => {
    expect(seats()).toEqual(['human', USUAL_LEVEL]);
    expect(seats('blue=human')).toEqual([USUAL_LEVEL, 'human']);
    expect(seats('red=random')).toEqual(['random', 'human']);
    expect(seats('blue=bot:random')).toEqual(['human', 'random']);
    expect(seats('red=human', 'blue=human')).toEqual(['human', 'human']);
    expect(seats('red=random', 'blue=greedy')).toEqual(['random', 'greedy']);
  });

  test('of a saved game never start a program by themselves', () => {
    const saved = [
      { kind: 'bot', name: 'program:touch /tmp/owned' },
      { kind: 'open', name: '' },
    ] as const;
    expect(() => savedSeats(game, saved, new Map())).toThrow(
      'name the new player: --seat red=PLAYER',
    );
    expect(savedSeats(game, saved, parseSeats(game, ['red=random']))).toEqual(['random', 'human']);
  });
});

test('every game is played from first to last decision by number alone', async () => {
  for (const module of games) {
    const options = Object.fromEntries(module.options.map((o) => [o.id, o.fallback]));
    const one = module.open({ scenario: module.scenarios[0]?.id ?? '', options });
    const occupants: readonly SeatOccupant[] = ['human', 'random'];
    const dice = seededDice('numbers');
    const table = Table.create({ id: 'n', game: one, dice, seats: occupants.map(seatOf) });
    const out = await outputOf(table, occupants, Array(60).fill('1'));
    expect(table.seq).toBeGreaterThan(20);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  }
});

describe('a set typed in any order', () => {
  const chitin = gameById('chitin').open({ scenario: 'learning', options: { turns: 12 } });
  const people: readonly SeatOccupant[] = ['human', 'human'];

  async function typed(...lines: string[]) {
    const table = Table.create({ id: 'set', game: chitin, dice: seededDice(1), seats: [] });
    while (table.state.step !== chitin.stepNames.indexOf('move.pick')) {
      const [action] = legal(chitin, table.state, new ActionList()).toArray();
      table.act(table.actor, table.seq, [formatAction(chitin, action)]);
    }
    const first = table.seq;
    const out = await outputOf(table, people, lines);
    const line = activeEntries(table.entries);
    const texts = table.entries
      .filter(({ seq }) => seq > first && line.has(seq))
      .map((e) => e.text);
    return { out, texts };
  }

  test('is put into the order of the rules, one by one or at once', async () => {
    const one = await typed('pick RG3', 'pick RG1', 'pick RG2');
    expect(one.texts).toEqual(['pick RG1', 'pick RG2', 'pick RG3']);
    expect(one.out).toContain('In the order of the rules: pick RG1; pick RG3.');
    const all = await typed('pick RG3; pick RG2; to 0722');
    expect(all.texts).toEqual(['pick RG2', 'pick RG3', 'to 0722']);
  });

  test('keeps the earlier picks if one more is refused', async () => {
    const { texts, out } = await typed('pick RG3', 'pick BG1');
    expect(texts).toEqual(['pick RG3']);
    expect(out).not.toContain('In the order');
  });
});
