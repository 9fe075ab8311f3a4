/** Tests dice that wait for a public beacon: when rounds are named, and what a record proves. */
import { describe, expect, test } from 'vitest';
import { inEnglish, plainEnglish } from '../../../test/english.ts';
import { parseRound, QUICKNET, roundAfter, roundTime } from './beacon.ts';
import { proveRounds } from './beacon-check.ts';
import { sealedDice } from './dice.ts';
import { importRecord } from '../record/import.ts';
import { type DicePin, proofMessages, proveDice } from './proof.ts';

import { Table } from '../table.ts';
import { testChain } from '../../../test/beacon-chain.ts';
import {
  entryHash,
  formatRecord,
  type GameRecord,
  headerHash,
  type RecordEntry,
} from '../record/record.ts';
import { parseRecord } from '../record/parse-record.ts';
import type { Answer } from '../table-parts.ts';
import { openPatrol } from '../testing/test-game.ts';

const SEED = '0f'.repeat(32);
const [WEST, EAST] = [0, 1];
const { chain, sign } = testChain({ genesis: 1000, period: 3 });

function accept(answer: Answer): void {
  if (!answer.ok) throw new Error(plainEnglish(answer.refusal.reason));
}

/** Returns the same entries with matching hashes. */
function rehashed({ header, entries, close }: GameRecord): GameRecord {
  let above = headerHash(header);
  const chained = entries.map((entry): RecordEntry => {
    above = entryHash(header, above, entry);
    return { ...entry, hash: above };
  });
  return { header, entries: chained, close };
}

/** Returns a table that waits at its first die, for round 7 of the beacon. */
function tableAtDie() {
  let round = 7;
  const dice = sealedDice('t', SEED, { chain, next: () => round++ });
  const table = Table.create({ id: 't', game: openPatrol(), dice });
  accept(table.act(WEST, 0, ['bury n3']));
  accept(table.act(EAST, table.seq, ['bury n1']));
  accept(table.act(WEST, table.seq, ['walk']));
  return table;
}

const lines = ({ entries }: Pick<GameRecord, 'entries'>) =>
  entries.map((e) => `${e.kind} ${e.text}`);

describe('a round', () => {
  test('is published at its time, and the next one later', () => {
    expect(roundTime(chain, 1)).toBe(1_000_000);
    expect(roundAfter(chain, 999_999)).toBe(1);
    expect(roundAfter(chain, 1_000_000)).toBe(2);
    for (const now of [1_700_000_000_000, 1_700_000_001_500, 1_700_000_002_999]) {
      const round = roundAfter(QUICKNET, now);
      expect(roundTime(QUICKNET, round)).toBeGreaterThan(now);
      expect(roundTime(QUICKNET, round - 1)).toBeLessThanOrEqual(now);
    }
  });

  test.each(['', '0', '-1', '1.5', '7 ', '7 xyz', '7 aa', `7 ${'a'.repeat(64)} b`])(
    '"%s" names none',
    (text) => expect(parseRound(text)).toBeUndefined(),
  );
});

describe('a die', () => {
  test('names its round with the action before it, and falls when the signature arrives', () => {
    const table = tableAtDie();
    expect(lines(table).slice(2)).toEqual(['action walk', 'beacon 7']);
    expect([table.actor, table.awaitedRound]).toEqual([-1, 7]);
    expect(table.act(WEST, table.seq, ['stay']).ok).toBe(false);
    expect(table.addBeaconRound(sign(8))).toBe(false);
    expect(table.addBeaconRound({ round: 7 })).toBe(false);
    expect(lines(table)).toHaveLength(4);
    expect(table.addBeaconRound(sign(7))).toBe(true);
    expect(table.addBeaconRound(sign(7))).toBe(false);
    expect(table.entries[4]?.text).toBe(`7 ${sign(7).signature}`);
    expect(table.entries[5]?.kind).toBe('die');
    expect(table.awaitedRound).toBeUndefined();
  });

  test('after another decision waits for another round', () => {
    const table = tableAtDie();
    table.addBeaconRound(sign(7));
    while (table.awaitedRound === undefined)
      accept(table.act(table.actor, table.seq, [table.actor === EAST ? 'walk' : 'stay']));
    expect(table.awaitedRound).toBe(8);
  });

  test('falls otherwise with another signature', () => {
    const falls = (signature: string): string => {
      const table = tableAtDie();
      table.addBeaconRound({ round: 7, signature });
      return table.entries[5]?.text ?? '';
    };
    const texts = Array.from({ length: 20 }, (_, i) => falls(String(i).padStart(64, '0')));
    expect(new Set(texts).size).toBeGreaterThan(1);
    expect(falls('0'.repeat(64))).toBe(texts[0]);
  });

  test('that waits when the process ends waits for the same round afterwards', () => {
    const { header, entries } = tableAtDie();
    const dice = sealedDice('t', SEED, { chain, next: () => 99 });
    const again = Table.load({ id: 't', game: openPatrol(), dice, header, entries });
    expect(again.ready().awaitedRound).toBe(7);
    expect(again.addBeaconRound(sign(7))).toBe(true);
  });
});

describe('the proof in a record', () => {
  const finished = (): GameRecord => {
    const table = tableAtDie();
    table.addBeaconRound(sign(7));
    accept(table.resign(EAST));
    return parseRecord(formatRecord(table.record()));
  };
  const pin = (rounds: [number, number][]): DicePin => ({
    commitment: finished().header.dice.commitment,
    side: WEST,
    share: '',
    rounds,
  });
  const proofText = async (record: GameRecord, ...pins: DicePin[]): Promise<string> => {
    const { difference } = importRecord(openPatrol(), record).verdict;
    const proof = await proveRounds(record, proveDice(record, pins, difference));
    return proofMessages(proof).map(plainEnglish).join(' ');
  };

  test('covers the rounds that this device noted in time, and says who chose the beacon', async () => {
    const words = await proofText(finished(), pin([[4, 7]]));
    expect(words).toMatch(/According to this device’s clock, nobody could have predicted the dice/);
    // The test created this chain itself, so no public authority vouches for it.
    expect(words).toMatch(/operator chose this beacon/);
  });

  test('does not cover a round that no device noted before it was out', async () => {
    const words = await proofText(finished(), pin([]));
    expect(words).toMatch(/The dice of the beacon round may have been predictable/);
    expect(words).not.toMatch(/Proved/);
  });

  test('exposes an operator who lets the announced round pass and uses another', async () => {
    expect(await proofText(finished(), pin([[4, 6]]))).toMatch(
      /failed verification.* announced round 6 of the beacon, but entry 4 of the game file names another round or none/,
    );
  });

  test('exposes a forger who invents a signature, and dice that fit it', async () => {
    const table = tableAtDie();
    table.addBeaconRound({ round: 7, signature: '5'.repeat(96) });
    accept(table.resign(EAST));
    const record = parseRecord(formatRecord(table.record()));
    expect(await proofText(record, pin([[4, 7]]))).toMatch(
      /Round 7 .* does not have a valid signature/,
    );
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['another signature', (t) => t.replace(/ .*/, ` ${'5'.repeat(96)}`), /line 7/],
    ['another round', (t) => t.replace(/^7 /, '8 '), /line 6: .*round 8/],
    ['none', () => 'x', /line 6: .*round x/],
  ])('in a record %s is refused', (_, change, reason) => {
    const record = finished();
    const entries = record.entries.map((e) => (e.seq === 5 ? { ...e, text: change(e.text) } : e));
    const forged = rehashed({ ...record, entries });
    expect(() => inEnglish(() => importRecord(openPatrol(), forged))).toThrow(reason);
  });
});
