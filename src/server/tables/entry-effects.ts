/**
 * Meanings of a table's entries, stored beside them, so that a table is opened from its snapshot and nothing before
 * that is played once more to show its log. Only saves work: beside a snapshot stands a print of all that was meant up
 * to it, by which program, under which rules. Where that is not what is found there, the entries are played again, and
 * what they meant is put in place a little with each write.
 */
import { createHash, type Hash } from 'node:crypto';
import type { Game } from '../../kernel/game.ts';
import { formatNote, type Note, parseNote, SILENT } from '../../table/record/note.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import { isOfToday } from '../../table/record/restore.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import type { Table } from '../../table/table.ts';
import { BUILD } from '../operations/build.ts';
import type { KeptSnapshot, StoredEffect } from '../store/rows.ts';

/** Older entries whose meanings are put in place with one write. */
const PIECE = 200;
const DIGITS = 32;

export class EntryEffects {
  readonly #table: Table;
  readonly #isUsed: boolean;
  /** Over what was meant up to `#printed`. */
  readonly #print: Hash;
  #printed = 0;
  /** All up to here is in the store as it is meant here. */
  #kept: number;
  /** The same, behind a gap. */
  #upTo: number;

  /** `noted`: what is in the store of it was believed. */
  constructor(table: Table, noted: boolean) {
    this.#table = table;
    // Games played under other rules are retraced whenever they are opened.
    this.#isUsed = isOfToday(table);
    this.#print = beginPrint(table.game);
    this.#upTo = table.seq;
    this.#kept = noted ? table.seq : 0;
  }

  /** Somebody else has written, with what it meant. */
  skip(): void {
    if (this.#isWhole) this.#kept = this.#table.seq;
    this.#upTo = this.#table.seq;
  }

  /** Changes to write now. */
  take(): StoredEffect[] {
    if (!this.#isUsed) return [];
    const from = this.#upTo;
    this.#upTo = this.#table.seq;
    const older = this.#kept < from ? this.#fill(from) : [];
    if (this.#kept === from) this.#kept = this.#upTo;
    return [...older, ...effectsBetween(this.#table, from, this.#upTo)];
  }

  /** Confirmation that all entries up to this one are stored; empty if not. */
  printAt(seq: number): string {
    if (!this.#isUsed || !this.#isWhole || !this.#table.past.isNoted) return '';
    for (const one of effectsBetween(this.#table, this.#printed, seq)) addTo(this.#print, one);
    this.#printed = Math.max(this.#printed, seq);
    return endPrint(this.#print, this.#table.entries[seq - 1]);
  }

  get #isWhole(): boolean {
    return this.#kept === this.#upTo;
  }

  /** Some of what is not in the store yet, or not as it is meant here, up to an entry. */
  #fill(upTo: number): StoredEffect[] {
    if (!this.#table.past.isNoted) return [];
    const from = this.#kept;
    this.#kept = Math.min(upTo, from + PIECE);
    // Those that say nothing too: something else may stand there.
    return effectsBetween(this.#table, from, this.#kept, true);
  }
}

/** Effects of entries `from` + 1 to `to`; with `isWhole`, also of those that have none. */
function effectsBetween(
  { past }: Table,
  from: number,
  to: number,
  isWhole = false,
): StoredEffect[] {
  const effects: StoredEffect[] = [];
  for (let seq = from + 1; seq <= to; seq++) {
    const text = formatNote(past.noteOf(seq));
    if (isWhole || text !== '') effects.push({ seq, text });
  }
  return effects;
}

/** Input of a store for a whole table, with the fingerprint of its snapshot. */
export function effectsOf(table: Table): { meanings: readonly StoredEffect[]; meant: string } {
  const meant = new EntryEffects(table, true).printAt(table.snapshot.seq);
  return { meanings: meant === '' ? [] : effectsBetween(table, 0, table.seq), meant };
}

/** Meanings of entries up to a snapshot, if this program found them under these rules. */
export function notesAt(
  game: Game,
  entries: readonly RecordEntry[],
  { seq, meant }: KeptSnapshot,
  meanings: () => readonly StoredEffect[],
): Note[] | undefined {
  if (meant === '') return undefined;
  const known = meanings().filter((one) => one.seq <= seq && one.text !== '');
  const print = beginPrint(game);
  for (const one of known) addTo(print, one);
  if (endPrint(print, entries[seq - 1]) !== meant) return undefined;
  const notes = new Array<Note>(seq).fill(SILENT);
  for (const one of known) notes[one.seq - 1] = parseNote(one.text);
  return notes;
}

/** A game of a bundle has rules of its own. */
const beginPrint = (game: Game): Hash =>
  createHash('sha256').update(
    `${BUILD} ${game.version} ${layoutName(game)}${game.play ? ' bundle' : ''}\n`,
  );

const addTo = (print: Hash, { seq, text }: StoredEffect): Hash => print.update(`${seq} ${text}\n`);

/** The hash of an entry stands for all of the record up to it. */
const endPrint = (print: Hash, last: RecordEntry | undefined): string =>
  print
    .copy()
    .update(last?.hash ?? '')
    .digest('hex')
    .slice(0, DIGITS);
