/**
 * Tests that nobody can choose the dice: the last contributor, the cheating operator, the forger, and absent seats.
 */
import { english, inEnglish, plainEnglish } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/side.ts';
import { sealedDice } from './dice.ts';
import { importRecord } from '../record/import.ts';
import { type DicePin, type DiceProof, parsePin, proofMessages, proveDice } from './proof.ts';
import { formatRecord, type GameRecord, RecordError } from '../record/record.ts';
import { parseRecord } from '../record/parse-record.ts';
import { freshShare, sealOf, WITHOUT } from './shares.ts';
import { Table } from '../table.ts';
import { openPatrol } from '../testing/test-game.ts';

const SEED = '0f'.repeat(32);
const [WEST, EAST] = [0, 1];
const SHARES = ['west-secret-share', 'east-secret-share'] as const;
const SEALS = SHARES.map((share, side) => sealOf('t', side, share));
const seal = (side: number, share: string = SHARES[side] ?? '') => ({
  seal: sealOf('t', side, share),
});
const tell = (share: string, seals: readonly string[] = SEALS) => ({ share, seals });
/** Actions up to the first die, which is rolled during West's walk home. */
const TO_DIE = ['bury n3', 'bury n1', 'walk'];

type Kinds = readonly ('human' | 'bot' | 'open')[];

function tableOf(seed = SEED, kinds: Kinds = ['human', 'human']): Table {
  const seats = kinds.map((kind) => ({ kind, name: kind === 'bot' ? 'random' : '' }));
  const dice = sealedDice('t', seed);
  return Table.create({ id: 't', game: openPatrol(), dice, seats, seals: [] });
}

function play(table: Table, texts: readonly string[] = TO_DIE): void {
  for (const text of texts) {
    const answer = table.act(table.actor, table.seq, [text], false);
    if (!answer.ok) throw new Error(english(table.game, answer.refusal.reason));
  }
}

const dieOf = (table: Table) => table.entries.find(({ kind }) => kind === 'die');

const refusal = (answer: ReturnType<Table['contribute']>): string =>
  answer.ok ? 'was accepted' : plainEnglish(answer.refusal.reason);

const wordsOf = (proof: DiceProof): string => proofMessages(proof).map(plainEnglish).join(' ');

/** Returns a table where both sides have revealed their shares and one die has fallen, with West's noted facts. */
function fair() {
  const table = tableOf();
  for (const side of [WEST, EAST]) table.contribute(side, seal(side));
  for (const share of SHARES) table.contribute(SHARES.indexOf(share), tell(share));
  play(table);
  table.resign(EAST);
  const { commitment } = sealedDice('t', SEED);
  const pin: DicePin = { commitment, side: WEST, share: SHARES[WEST], seals: SEALS };
  return { table, record: table.record(), pin };
}

describe('the shares of a table', () => {
  test('are all sealed before one is revealed, all revealed before a die falls, and then final', () => {
    const table = tableOf();
    play(table);
    expect([table.actor, table.seq]).toEqual([CHANCE, 3]);
    expect(table.viewFor(WEST).dice.seals).toEqual(['', '']);
    table.contribute(WEST, seal(WEST));
    expect(refusal(table.contribute(WEST, tell(SHARES[0])))).toMatch(/Not every seat has sealed/);
    table.contribute(EAST, seal(EAST));
    expect(table.seq).toBe(3);
    table.contribute(WEST, tell(SHARES[0]));
    expect(table.seq).toBe(3);
    expect(table.contribute(EAST, tell(SHARES[1]))).toMatchObject({ ok: true, seq: 4 });
    expect(dieOf(table)).toMatchObject({ seq: 4, mixed: SHARES });
    expect(table.viewFor(WEST).dice.seals).toBeUndefined();
    for (const given of [seal(EAST, freshShare()), tell(SHARES[1])])
      expect(refusal(table.contribute(EAST, given))).toMatch(/No more shares/);
  });

  test('survive the store at any point', () => {
    let table = tableOf();
    const stored = () => {
      const { id, game, header, dice, seats, entries, shares } = table;
      const text = JSON.stringify({ seats, entries, shares });
      table = Table.load({
        id,
        game,
        header,
        dice,
        ...JSON.parse(text),
        ...JSON.parse(text).shares,
      });
    };
    for (const side of [WEST, EAST]) {
      table.contribute(side, seal(side));
      stored();
    }
    table.contribute(WEST, tell(SHARES[0]));
    stored();
    expect(refusal(table.contribute(EAST, seal(EAST, freshShare())))).toMatch(
      /shares can no longer be sealed/,
    );
    table.contribute(EAST, tell(SHARES[1]));
    stored();
    play(table);
    expect(dieOf(table)).toMatchObject({ mixed: SHARES });
    expect(dieOf(table)?.text).toBe(dieOf(fair().table)?.text);
  });

  test('of bots and substitute bots are not awaited', () => {
    const alone = tableOf(SEED, ['human', 'bot']);
    expect(alone.viewFor(WEST).dice.seals).toEqual(['', WITHOUT]);
    alone.contribute(WEST, seal(WEST));
    alone.contribute(WEST, tell(SHARES[0], [SEALS[0] ?? '', WITHOUT]));
    play(alone);
    expect(dieOf(alone)).toMatchObject({ mixed: [SHARES[0], ''] });
    // A person who takes a bot's seat after a share was revealed has no share, and the dice do not wait for one.
    const taken = tableOf(SEED, ['human', 'bot']);
    taken.contribute(WEST, seal(WEST));
    taken.contribute(WEST, tell(SHARES[0], [SEALS[0] ?? '', WITHOUT]));
    taken.changeSeat(EAST, 0, { do: 'take-over' });
    play(taken);
    expect(dieOf(taken)).toMatchObject({ mixed: [SHARES[0], ''] });
    const bots = tableOf(SEED, ['bot', 'bot']);
    play(bots);
    expect(dieOf(bots)).toBeDefined();
    const left = tableOf(SEED, ['human', 'open']);
    left.contribute(WEST, seal(WEST));
    play(left);
    expect(left.seq).toBe(3);
    left.changeSeat(EAST, left.seq, { do: 'stand-in', level: 'random' });
    expect(left.seq).toBe(4);
    left.contribute(WEST, tell(SHARES[0], [SEALS[0] ?? '', WITHOUT]));
    expect(dieOf(left)).toMatchObject({ mixed: [SHARES[0], ''] });
  });

  test('do not include a player who moves before sealing one, or declines', () => {
    const table = tableOf();
    table.act(WEST, 0, ['bury n3']);
    expect(table.viewFor(EAST).dice.seals).toEqual([WITHOUT, '']);
    table.contribute(EAST, { share: '', seals: [] });
    play(table, ['bury n1', 'walk']);
    expect(dieOf(table)).toMatchObject({ kind: 'die' });
    expect(dieOf(table)?.mixed).toBeUndefined();
  });

  test.each([
    ['a lone surrogate', `salt and pepper \ud800`],
    ['a control character', 'salt and\u0000 pepper'],
    ['a space', 'salt and pepper for all'],
    ['too short to be secret', 'salt'],
    ['too long', 'x'.repeat(65)],
  ])('that would not survive storage, or can be guessed, are refused: %s', (_, share) => {
    const table = tableOf();
    const seals = [sealOf('t', WEST, share), SEALS[1] ?? ''];
    table.contribute(WEST, { seal: seals[0] ?? '' });
    table.contribute(EAST, seal(EAST));
    expect(refusal(table.contribute(WEST, tell(share, seals)))).toMatch(/16 to 64/);
  });
});

describe('the last contributor', () => {
  test('can reveal nothing but the sealed share', () => {
    const table = tableOf();
    for (const side of [WEST, EAST]) table.contribute(side, seal(side));
    table.contribute(WEST, tell(SHARES[0]));
    for (let i = 0; i < 1000; i++) {
      const share = `try number ${i} of mine`.replaceAll(' ', '-');
      expect(refusal(table.contribute(EAST, tell(share)))).toMatch(/does not match the one/);
      expect(refusal(table.contribute(EAST, seal(EAST, share)))).toMatch(
        /shares can no longer be sealed/,
      );
    }
    table.contribute(EAST, tell(SHARES[1]));
    play(table);
    expect(dieOf(table)?.mixed).toEqual(SHARES);
  });

  test('cannot copy another seat’s seal', () => {
    const table = tableOf();
    table.contribute(WEST, seal(WEST));
    table.contribute(EAST, seal(WEST));
    const seals = [SEALS[0] ?? '', SEALS[0] ?? ''];
    table.contribute(WEST, tell(SHARES[0], seals));
    expect(refusal(table.contribute(EAST, tell(SHARES[0], seals)))).toMatch(
      /does not match the one/,
    );
  });

  test('invalidates the other player’s reveal by sealing a new share', () => {
    const table = tableOf();
    for (const side of [WEST, EAST]) table.contribute(side, seal(side));
    table.contribute(EAST, seal(EAST, freshShare()));
    expect(refusal(table.contribute(WEST, tell(SHARES[0])))).toMatch(/sealed a new share since/);
    expect(table.viewFor(EAST).dice.mixed).toEqual(['', '']);
  });

  test('is found out after removing a share when the others have revealed theirs', () => {
    const table = tableOf();
    for (const side of [WEST, EAST]) table.contribute(side, seal(side));
    table.contribute(WEST, tell(SHARES[0]));
    table.contribute(EAST, { share: '', seals: [] });
    play(table);
    table.resign(EAST);
    const { faults } = proveDice(table.record(), [fair().pin]);
    expect(faults.map(plainEnglish)).toEqual([expect.stringMatching(/^east removed its share/)]);
  });

  test('is found out if a substitute bot plays after a share was sealed', () => {
    const table = tableOf();
    for (const side of [WEST, EAST]) table.contribute(side, seal(side));
    table.contribute(WEST, tell(SHARES[0]));
    table.changeSeat(EAST, table.seq, { do: 'stand-in', level: 'random' });
    play(table);
    table.resign(WEST);
    const { faults } = proveDice(table.record(), [fair().pin]);
    expect(faults.map(plainEnglish)).toEqual([expect.stringMatching(/^east removed its share/)]);
  });
});

/** Returns a record as an operator could forge it, with all hashes recomputed. */
function operatorRecord(seed: string, mixed: readonly string[]): GameRecord {
  const { header } = tableOf(seed);
  const dice = sealedDice('t', seed);
  const table = Table.load({ id: 't', game: openPatrol(), header, dice, entries: [] });
  table.addShares(mixed);
  play(table);
  table.resign(EAST);
  return table.record();
}

describe('a cheating operator', () => {
  const { pin, record } = fair();
  const agreed = (file: GameRecord) => {
    // The file is consistent: only data stored elsewhere reveals the cheat.
    importRecord(openPatrol(), parseRecord(formatRecord(file)));
    return proveDice(file, [pin]);
  };

  test('is ruled out if the stored share matches, and the limits of the proof are stated', () => {
    const proof = agreed(record);
    expect(proof).toMatchObject({ dice: 1, checked: 1, compared: 'share', faults: [] });
    const words = wordsOf(proof);
    expect(words).toMatch(/^Proved: the roll matches/);
    expect(words).toMatch(/The operator of the server could still have predicted the dice/);
  });

  test.each([
    ['changed the seed', '11'.repeat(32), SHARES, /seal in the game file differs/],
    [
      'chose their own share last',
      SEED,
      [SHARES[0], 'chosen-to-suit-me!'],
      /^east revealed a different share/,
    ],
    ['left my share out', SEED, ['', SHARES[1]], /share stored on this device was not mixed in/],
    [
      'replaced my share',
      SEED,
      ['not-what-you-said', SHARES[1]],
      /stored on this device was not mixed into the dice/,
    ],
    ['left their own share out', SEED, [SHARES[0], ''], /^east removed its share/],
    [
      'rolled before anybody revealed a share',
      SEED,
      [],
      /stored on this device was not mixed into the dice/,
    ],
  ] as const)('is found out if they %s', (_, seed, mixed, fault) => {
    const proof = agreed(operatorRecord(seed, mixed));
    expect(proof.compared).toBe('nothing');
    expect(proof.faults.some((text) => fault.test(plainEnglish(text)))).toBe(true);
    expect(wordsOf(proof)).not.toMatch(/Proved/);
  });

  test('is found out if a seat without a share has one after all', () => {
    const bot: DicePin = { ...pin, seals: [SEALS[0] ?? '', WITHOUT] };
    const { faults } = proveDice(record, [bot]);
    expect(faults.map(plainEnglish)).toEqual([expect.stringMatching(/^east added a share after/)]);
  });

  test('is found out if a die was rolled before a share was revealed', () => {
    const { seals: _, ...never } = pin;
    expect(proveDice(record, [never]).faults).toEqual([{ key: 'proof.early' }]);
  });

  test('could compare several sets of dice if they refused a revealed share', () => {
    const proof = proveDice(record, [{ ...pin, refused: 2 }]);
    expect(proof.compared).toBe('seal');
    expect(wordsOf(proof)).toMatch(/so the dice could have been picked from 3 different sets/);
  });

  test('cannot mix in more later: such a record is refused', () => {
    const table = tableOf();
    for (const side of [WEST, EAST]) table.contribute(side, { share: '', seals: [] });
    play(table, [
      ...TO_DIE,
      'walk',
      'stay',
      'walk',
      'stay',
      'walk',
      'stay',
      'walk',
      'stay',
      'walk',
    ]);
    const dice = table.entries.filter(({ kind }) => kind === 'die');
    expect(dice.length).toBeGreaterThan(1);
    const late = table.record();
    const entries = late.entries.map((e) => (e === dice[1] ? { ...e, mixed: [...SHARES] } : e));
    expect(() => importRecord(openPatrol(), { ...late, entries })).toThrow(RecordError);
    expect(() => inEnglish(() => importRecord(openPatrol(), { ...late, entries }))).toThrow(
      /after the first roll/,
    );
  });
});

describe('the verifier', () => {
  test('never calls a record proved without stored data to compare it with', () => {
    const { record } = fair();
    const forged = operatorRecord('22'.repeat(32), ['forged-west-share', 'forged-east-share']);
    for (const file of [record, forged]) {
      const proof = proveDice(file);
      expect(proof).toMatchObject({ checked: 1, compared: 'nothing', faults: [] });
      const words = wordsOf(proof);
      expect(words).not.toMatch(/prove/i);
      expect(words).toMatch(/Someone may still have chosen the dice\. This device stored nothing/);
    }
  });

  test('does not call it proved with a seal alone, but says what the seal shows', () => {
    const { record, pin } = fair();
    const proof = proveDice(record, [{ commitment: pin.commitment, side: -3, share: '' }]);
    expect(proof.compared).toBe('seal');
    expect(wordsOf(proof)).toMatch(/not changed\. Someone may still have chosen the dice/);
    expect(wordsOf(proof)).not.toMatch(/prove/i);
  });

  test('reads a pin back as the page writes it', () => {
    const { pin } = fair();
    expect(parsePin(JSON.stringify(pin))).toEqual(pin);
    expect(() => parsePin('{"side":0}')).toThrow(/commitment/);
    expect(() => inEnglish(() => parsePin('hello'))).toThrow(/one JSON object/);
  });
});
