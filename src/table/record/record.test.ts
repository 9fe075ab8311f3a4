import { faultText, inEnglish } from '../../../test/english.ts';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { sealedDice, seededDice, typedDice } from '../dice/dice.ts';
import { forkRecord, gameOfRecord, importRecord } from './import.ts';
import { proveDice } from '../dice/proof.ts';
import { formatRecord, RecordError, type GameRecord } from './record.ts';
import { parseRecord } from './parse-record.ts';
import { Table } from '../table.ts';
import { openPatrol, patrol } from '../testing/test-game.ts';
import { patrolTable, playOn } from '../testing/test-play.ts';

const SEED = '5e'.repeat(32);

/** Plays random moves with sealed dice: a whole game, or a number of decisions. */
function played(seed: number, decisions?: number): Table {
  const dice = sealedDice('t1', SEED);
  const seats = [
    { kind: 'human', name: 'Ann "A" Lee\u2028é' },
    { kind: 'bot', name: 'greedy' },
  ] as const;
  const table = Table.create({ id: 't1', game: openPatrol(), dice, seats });
  table.addShares(['', 'pepper']);
  playOn(table, new Sfc32(seed), decisions);
  return table;
}

const fileOf = (table: Table): string => formatRecord(table.record());

/** Returns the file after a change to its parsed form, with all hashes recomputed. */
function forged(table: Table, change: (record: GameRecord) => GameRecord): string {
  const { header, entries, close } = change(parseRecord(fileOf(table)));
  let file = formatRecord({ header, entries: [], close });
  const lines: GameRecord['entries'][number][] = [];
  for (const entry of entries) {
    // Reading an entry with a wrong hash fails with an error that names the right one.
    const wrong = formatRecord({
      header,
      entries: [...lines, { ...entry, hash: '0'.repeat(32) }],
      close,
    });
    const right = /expected hash ([0-9a-f]+)/.exec(faultOf(() => parseRecord(wrong)).message)?.[1];
    lines.push({ ...entry, hash: right ?? '' });
  }
  file = formatRecord({ header, entries: lines, close });
  return file;
}

function faultOf(run: () => unknown): { readonly line: number; readonly message: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof RecordError) return { line: error.line, message: faultText(error) };
    throw error;
  }
  throw new Error('was accepted');
}

describe('record files', () => {
  test('read back as they were written, whole or unfinished', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat(80), { nil: undefined }), (seed, decisions) => {
        const table = played(seed, decisions);
        const file = fileOf(table);
        const record = parseRecord(file);
        expect(record).toEqual(table.record());
        expect(formatRecord(record)).toBe(file);
        expect(record.close.end).toBe(table.outcome ? 'over' : 'unfinished');
      }),
      { numRuns: 40 },
    );
  });

  test('carry the document of the set-up, sealed by the hash of the header', () => {
    const game = openPatrol();
    const document = { route: [8, 7], 10: 'ten', 9: { é: null } };
    const setup = { ...game.setup, document };
    const table = Table.create({ id: 't1', game: { ...game, setup }, dice: typedDice });
    const file = fileOf(table);
    expect(parseRecord(file).header.document).toEqual(document);
    expect(formatRecord(parseRecord(file))).toBe(file);
    expect(faultOf(() => parseRecord(file.replace('[8,7]', '[8,6]'))).message).toContain('hash');
  });

  test('the hashes follow the published recipe, here written again with another library', () => {
    let above = '';
    for (const line of fileOf(played(3, 20)).trimEnd().split('\n')) {
      const [, body = '', hash = ''] = /^(.*),"hash":"([0-9a-f]{32})"\}$/s.exec(line) ?? [];
      const text = `${above}${body}}`;
      expect(hash).toBe(createHash('sha256').update(text).digest('hex').slice(0, 32));
      above = hash;
    }
  });

  test('every changed byte is refused, whatever it becomes', () => {
    const file = Buffer.from(fileOf(played(3, 30)));
    // The end of the last line has a test of its own.
    const change = fc.record({ at: fc.nat(file.length - 2), by: fc.integer({ min: 1, max: 255 }) });
    fc.assert(
      fc.property(change, ({ at, by }) => {
        const bytes = Buffer.from(file);
        bytes[at] = (bytes[at] + by) & 0xff;
        expect(() => parseRecord(bytes.toString('utf8'))).toThrow(RecordError);
      }),
      { numRuns: 1500 },
    );
  });

  test('the end of the last line may become a space, a tab or a carriage return, but nothing else', () => {
    const file = Buffer.from(fileOf(played(3, 3)));
    const accepted = [...Array(256).keys()].filter((byte) => {
      const bytes = Buffer.from(file);
      bytes[file.length - 1] = byte;
      try {
        return parseRecord(bytes.toString('utf8')).entries.length > 0;
      } catch (error) {
        expect(error).toBeInstanceOf(RecordError);
        return false;
      }
    });
    expect(accepted.map((byte) => String.fromCharCode(byte))).toEqual(['\t', '\n', '\r', ' ']);
  });

  test('each single byte of a small record is protected, one bit at a time', () => {
    const file = Buffer.from(fileOf(played(3, 3)));
    // The end of the last line is not part of the record.
    for (let at = 0; at < file.length - 1; at++) {
      const bytes = Buffer.from(file);
      bytes[at] = bytes[at] ^ (1 << (at % 8));
      expect(() => parseRecord(bytes.toString('utf8')), `byte ${at}`).toThrow(RecordError);
    }
  });

  test('every cut, added, doubled or moved line is refused with its number', () => {
    const lines = fileOf(played(5, 20)).trimEnd().split('\n');
    const text = (changed: string[]): string => `${changed.join('\n')}\n`;
    for (let i = 0; i < lines.length; i++) {
      const without = lines.toSpliced(i, 1);
      const doubled = lines.toSpliced(i, 0, lines[i]);
      for (const changed of [without, doubled]) {
        const fault = faultOf(() => parseRecord(text(changed)));
        expect(fault.line).toBeGreaterThanOrEqual(i + 1);
        expect(fault.line).toBeLessThanOrEqual(i + 2);
        expect(fault.message).toMatch(/^line \d+: .*(expected|behind)/);
      }
    }
  });

  test('every truncation is refused and says so', () => {
    const file = fileOf(played(5, 10));
    for (let length = 0; length < file.length - 1; length++)
      expect(() => inEnglish(() => parseRecord(file.slice(0, length))), `${length}`).toThrow(
        /cut off|closing|header/,
      );
  });

  test('the fault names the line and what was expected', () => {
    const file = fileOf(played(5, 10));
    const lines = file.split('\n');
    const broken = (at: number, from: string | RegExp, to: string) =>
      faultOf(() => parseRecord(lines.with(at - 1, lines[at - 1].replace(from, to)).join('\n')));
    expect(broken(2, 'bury', 'bore')).toMatchObject({ line: 2 });
    expect(broken(2, 'bury', 'bore').message).toMatch(/^line 2: expected hash [0-9a-f]{32}, found/);
    expect(broken(3, '"seq":2', '"seq":9').message).toBe('line 3: expected seq 2, found 9');
    expect(broken(3, /"side":"\w+"/, '"side":"north"').message).toMatch(
      /expected one of the sides west, east/,
    );
    expect(broken(1, '"game":"patrol"', '"game":"chess"').message).toMatch(
      /^line 1: expected hash/,
    );
    expect(broken(4, '{', '[').message).toMatch(/^line 4: expected one JSON object/);
    expect(broken(4, /,"hash".*/, '}').message).toMatch(/^line 4: hash/);
    expect(broken(3, '"seq":2', '"seq": 2').message).toMatch(/^line 3: expected exactly/);
    expect(() => inEnglish(() => parseRecord(''))).toThrow(/header/);
    // Of two faults, the first is reported: this file is not a record at all, rather than cut off.
    expect(faultOf(() => parseRecord('PK\n\n12')).message).toMatch(/^line 1: expected one JSON/);
    expect(faultOf(() => parseRecord('{"format":"zip"}\n')).message).toMatch(
      /line 1: this is JSON, but neither a Countermarch game file nor/,
    );
    expect(() => inEnglish(() => parseRecord(`${file}{}\n`))).toThrow(/after the closing line/);
  });

  test('keys such as __proto__ do no harm', () => {
    const header = fileOf(played(1, 1)).split('\n')[0];
    const evil = header.replace('"options":{}', '"options":{"__proto__":1}');
    expect(() => parseRecord(`${evil}\n`)).toThrow(RecordError);
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  });
});

describe('import', () => {
  test('gives the same table again, and its dice are those of the seed', () => {
    for (let seed = 0; seed < 15; seed++) {
      const table = played(seed);
      const record = parseRecord(fileOf(table));
      const again = importRecord(
        gameOfRecord(record, () => patrol),
        record,
      );
      expect(fileOf(again)).toBe(fileOf(table));
      const dice = table.entries.filter((e) => e.kind === 'die').length;
      expect(proveDice(record)).toMatchObject({ dice, checked: dice, compared: 'nothing' });
    }
  });

  test('contributions made in mid-game are restored with the first die that used them', () => {
    for (let seed = 0; seed < 15; seed++) {
      const table = played(seed, 14);
      table.addShares(['salt', '']);
      const waiting = parseRecord(formatRecord(table.record({ withSeed: true })));
      expect(waiting.close.mixed ?? ['', '']).toEqual(['salt', 'pepper']);
      const again = importRecord(table.game, waiting);
      expect(again.shares.contributions).toEqual(['salt', 'pepper']);
      playOn(table, new Sfc32(seed));
      playOn(again, new Sfc32(seed));
      expect(fileOf(again)).toBe(fileOf(table));
      importRecord(table.game, parseRecord(fileOf(table)));
    }
  });

  test('an unfinished sealed record is accepted, but nothing can be rolled on it', () => {
    const table = played(3, 12);
    const again = importRecord(table.game, parseRecord(fileOf(table)));
    expect(again.viewFor(0).ints).toEqual(table.viewFor(0).ints);
    expect(proveDice(table.record()).checked).toBe(0);
  });

  test('a record with its seed continues as the original would, with the same dice', () => {
    let later = 0;
    for (let seed = 0; seed < 200; seed++) {
      const sealed = sealedDice('t1', (seed + 1).toString(16).padStart(64, '0'));
      const table = Table.create({ id: 't1', game: openPatrol(), dice: sealed });
      table.addShares(['salt', '']);
      const rng = new Sfc32(seed);
      const dice = () => table.entries.filter(({ kind }) => kind === 'die').length;
      while (!table.outcome && dice() === 0) playOn(table, rng, 1);
      const before = table.seq;
      const saved = formatRecord(table.record({ withSeed: true }));
      const again = importRecord(table.game, parseRecord(saved));
      playOn(table, new Sfc32(8));
      playOn(again, new Sfc32(8));
      expect(fileOf(again)).toBe(fileOf(table));
      later += table.entries.slice(before).filter(({ kind }) => kind === 'die').length;
    }
    expect(later).toBeGreaterThan(20);
  });

  test('seeded and typed records are restored too', () => {
    const seeded = patrolTable(6);
    playOn(seeded, new Sfc32(6), 25);
    expect(fileOf(importRecord(seeded.game, seeded.record()))).toBe(fileOf(seeded));
    const typed = Table.create({ id: 't', game: openPatrol(), dice: typedDice });
    for (const text of ['bury n3', 'bury n1', 'walk']) typed.act(typed.actor, typed.seq, [text]);
    expect(fileOf(importRecord(typed.game, typed.record()))).toBe(fileOf(typed));
    typed.roll('roll 3');
    expect(fileOf(importRecord(typed.game, typed.record()))).toBe(fileOf(typed));
  });

  test('consistently forged records are refused if they could not have been played', () => {
    const table = played(3);
    const firstDie = table.entries.findIndex((e) => e.kind === 'die');
    expect(firstDie).toBeGreaterThan(0);
    const change = (at: number, fields: object) => (record: GameRecord) => ({
      ...record,
      entries: record.entries.map((e, i) => (i === at ? { ...e, ...fields } : e)),
    });
    const fault = (edit: (record: GameRecord) => GameRecord) =>
      faultOf(() => importRecord(table.game, parseRecord(forged(table, edit))));
    const die = table.entries[firstDie]?.text;
    const other = die === 'roll 3' ? 'roll 4' : 'roll 3';
    expect(fault(change(firstDie, { text: other }))).toMatchObject({
      line: firstDie + 2,
      message: `line ${firstDie + 2}: text: expected ${die}, found ${other}`,
    });
    expect(fault(change(0, { text: 'bury n0' })).message).toMatch(
      /^line 2: \[1\] You can’t do that now/,
    );
    expect(fault(change(0, { text: 'dig n3' })).message).toMatch(/^line 2: there is no verb/);
    expect(fault(change(0, { side: 1 })).message).toMatch(/^line 2: \[1\] It is West’s/);
    expect(fault(change(1, { state: '0'.repeat(16) })).message).toMatch(
      /^line 3: \[1\] expected the position/,
    );
    expect(fault(change(1, { kind: 'undo', side: 1, text: '0' })).message).toMatch(
      /^line 3: You can’t undo this/,
    );
    expect(fault(change(firstDie, { mixed: ['salt', ''] })).line).toBeGreaterThan(1);
  });

  test('a forged result, seed, or end is refused at the closing line', () => {
    const table = played(3);
    const line = table.seq + 2;
    const close = (fields: object) => (record: GameRecord) => ({
      ...record,
      close: { ...record.close, ...fields },
    });
    const fault = (edit: (record: GameRecord) => GameRecord) =>
      faultOf(() => importRecord(table.game, parseRecord(forged(table, edit))));
    expect(fault(close({ seed: '00'.repeat(32) })).message).toMatch(/its SHA-256 is/);
    const outcome = { winners: [0, 1], rule: '5', reason: 'Nobody.' };
    expect(fault(close({ outcome }))).toMatchObject({ line });
    const early = (record: GameRecord) => ({ ...record, entries: record.entries.slice(0, 5) });
    expect(fault(early)).toMatchObject({ line: 7 });
  });

  test('another game is refused by name', () => {
    const table = played(3, 5);
    expect(() => importRecord({ ...table.game, id: 'slog' }, table.record())).toThrow(InputError);
  });

  test('an entry that only another version of the rules refuses is not an error of the record', () => {
    const table = played(3, 5);
    const newer = { ...table.game, version: 2 };
    const entries = table.entries.with(0, { ...table.entries[0]!, text: 'walk' });
    const read = importRecord(newer, { ...table.record(), entries });
    expect(read.verdict.stopped).toMatchObject({ seq: 1, rule: '2', played: 1, now: 2 });
    expect(read.entries).toEqual(entries);
  });
});

describe('fork', () => {
  const spec = (record: GameRecord) => ({
    id: 'fork',
    game: gameOfRecord(record, () => patrol),
    dice: sealedDice('fork', '77'.repeat(32)),
  });

  test('continues an unfinished record with its own dice, which its own record proves', () => {
    const table = played(3, 30);
    const record = parseRecord(fileOf(table));
    const fork = forkRecord(record, spec(record));
    expect(fork.stateFor(0).ints).toEqual(table.stateFor(0).ints);
    expect(fork.header.imported).toBe(table.seq);
    fork.addShares(['mine', '']);
    playOn(fork, new Sfc32(1));
    const file = parseRecord(fileOf(fork));
    const own = fork.entries.filter((e) => e.kind === 'die' && e.seq > table.seq);
    expect(own.length).toBeGreaterThan(0);
    expect(own[0]?.mixed).toEqual(['mine', '']);
    expect(proveDice(file).checked).toBe(own.length);
  });

  test('refuses what import refuses', () => {
    const record = played(3, 30).record();
    const bad = {
      ...record,
      entries: record.entries.with(2, { ...record.entries[2]!, text: 'stay' }),
    };
    expect(() => forkRecord(bad, spec(record))).toThrow(RecordError);
  });
});

test('seeded dice keep their seed in the header and are checked against it', () => {
  const table = Table.create({ id: 't', game: openPatrol(), dice: seededDice('abc') });
  playOn(table, new Sfc32(3));
  expect(table.header.dice).toEqual({ scheme: 'seeded', commitment: '', seed: 'abc' });
  const other = forged(table, (r) => ({
    ...r,
    header: { ...r.header, dice: { ...r.header.dice, seed: 'x' } },
  }));
  const dice = table.entries.filter((e) => e.kind === 'die');
  expect(dice.length).toBeGreaterThan(0);
  expect(faultOf(() => importRecord(table.game, parseRecord(other))).message).toMatch(
    /text: expected roll/,
  );
});

describe('a record changed by other programs', () => {
  const file = fileOf(played(5, 10));
  test.each([
    ['ends of lines of Windows', file.replaceAll('\n', '\r\n')],
    ['ends of lines doubled by Windows', file.replaceAll('\n', '\r\r\n')],
    ['a byte-order mark', `\uFEFF${file}`],
    ['no end of its last line', file.trimEnd()],
    ['blank lines behind it', `${file}\r\n\n  \n`],
    ['blank lines before it', `\n\r\n${file}`],
    ['all of them', `\uFEFF\r\n${file.replaceAll('\n', '\r\n').trimEnd()}\r\n\r\n`],
  ])('is read with %s, as what it was', (_, changed) => {
    expect(changed).not.toBe(file);
    expect(formatRecord(parseRecord(changed))).toBe(file);
  });

  test.each([
    ['HTML', '<!DOCTYPE html>\n<html><body>404</body></html>', /web page \(HTML\)/],
    ['HTML without its head', '<p>Please sign in</p>', /web page \(HTML\)/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]).toString('utf8'), /gzip/],
    ['zip', 'PK\u0003\u0004\u0014\0', /zip file/],
    ['PGN', '[Event "Club"]\n[Site "?"]\n\n1. e4 e5 *\n', /PGN/],
    ['other JSON', '{\n  "name": "chess"\n}\n', /this is JSON, but neither/],
    ['a list in JSON', '[1, 2]', /this is JSON, but neither/],
    ['UTF-16', Buffer.from(`\uFEFF${file}`, 'utf16le').toString('utf8'), /UTF-8/],
    ['a mail', `From: ann@example.org\nSubject: game\n\n${file}`, /e-mail/],
  ])('is not %s, which is named', (_, text, reason) => {
    expect(faultOf(() => parseRecord(text)).message).toMatch(reason);
  });
});
