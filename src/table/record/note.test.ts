import { describe, expect, test } from 'vitest';
import { isles } from '../../../test/isles/index.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { seededDice } from '../dice/dice.ts';
import { formatNote, type Note, parseNote, SILENT } from './note.ts';
import { Table } from '../table.ts';
import { patrolTable, playOn } from '../testing/test-play.ts';

/** Returns the effects of every entry of a game. */
function notesOf(table: Table): Note[] {
  playOn(table, new Sfc32(3));
  return table.entries.map(({ seq }) => table.past.noteOf(seq));
}

describe('a stored note', () => {
  test('reads back unchanged, for every entry of whole games', () => {
    const game = isles.open(parseSetup(isles, { scenario: 'three' }));
    const three = Table.create({ id: 't', game, dice: seededDice(5) });
    const notes = [...notesOf(patrolTable()), ...notesOf(three)];
    for (const note of notes) expect(parseNote(formatNote(note))).toEqual(note);
    for (const part of ['secret', 'reveals'] as const)
      expect(notes.some((note) => note[part])).toBe(true);
    expect(notes.some(({ events }) => events.some(({ to }) => to !== undefined))).toBe(true);
  });

  test('contains the number of dice and whether effects are unknown', () => {
    for (const note of [
      { ...SILENT, dice: 2 },
      { ...SILENT, secret: true, lost: true as const },
    ])
      expect(parseNote(formatNote(note))).toEqual(note);
  });

  test('is empty for an entry without effects', () => {
    expect(formatNote(SILENT)).toBe('');
    expect(parseNote('')).toEqual(SILENT);
  });
});
