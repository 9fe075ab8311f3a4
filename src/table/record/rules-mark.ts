/**
 * Under which rules a record is played: its header says it, and entries of kind `rules` say from where on
 * it is others. A mark names the version of the rules and the layout of the state, so that hashes are
 * only ever compared with hashes of the same layout.
 */
import type { Game } from '../../kernel/game.ts';
import { hashInts } from '../../kernel/state.ts';
import type { RecordEntry, RecordHeader } from './record.ts';

export interface RulesMark {
  readonly version: number;
  /** Undefined in headers from before layouts were named. */
  readonly layout: string | undefined;
  /** The position, where these rules do not lead to it: it stood so when the rules changed. */
  readonly ints?: Int16Array;
}

const TEXT = /^(\d+) (\S+)(?: (-?\d+(?:,-?\d+)*))?$/;
const FINGERPRINT_DIGITS = 8;

/**
 * Name of the layout of a game's states: what its author calls it, and a fingerprint of everything that
 * gives the integers their meaning, for names are forgotten to be changed.
 */
export function layoutName(game: Game): string {
  const { schema, depth, frame, steps, size, fields } = game.create().layout;
  const places = fields.map(({ name, offset, length }) => [name, offset, length]);
  const frames = steps.map((step) => step.fields);
  const text = JSON.stringify([depth, frame, game.stepNames, frames, size, places]);
  // By hand: `Int32Array.from` takes many times as long, and each table that is opened has its layout named.
  const codes = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
  const print = hashInts(codes);
  return `${schema}:${print.slice(0, FINGERPRINT_DIGITS)}`;
}

/** The mark of the rules as they are now. */
export const markOf = (game: Game): RulesMark => ({
  version: game.version,
  layout: layoutName(game),
});

/** The text of an entry; `parseRulesMark` reads it back. */
export const formatRulesMark = ({ version, layout, ints }: RulesMark): string =>
  [version, layout, ...(ints ? [ints.join(',')] : [])].join(' ');

/** Contents of an entry's text; undefined if it is of another kind. */
export function parseRulesMark(text: string): RulesMark | undefined {
  const [, version, layout, list] = TEXT.exec(text) ?? [];
  if (version === undefined) return undefined;
  const ints = list?.split(',').map(Number);
  if (ints?.some((n) => n !== (n << 16) >> 16)) return undefined;
  return { version: Number(version), layout, ...(ints && { ints: Int16Array.from(ints) }) };
}

/**
 * Public part of such an entry: the version, not the position; nothing where the game begins
 * at a position (`position-record.ts`).
 */
export function toldOfRules({ seq, text }: Pick<RecordEntry, 'seq' | 'text'>): string {
  if (seq === 1 && parseRulesMark(text)?.ints) return '';
  const [version = ''] = text.split(' ', 1);
  return version;
}

/**
 * Hash of the bundle under whose rules a game is replayed. Undefined if its record names none, or if it went on under other
 * rules than those of its first entry.
 */
export function bundleOf(
  header: RecordHeader,
  entries: readonly RecordEntry[],
): string | undefined {
  const { version, layout } = lastMark(header, entries);
  return version === header.rules && layout === header.layout ? header.bundle : undefined;
}

/** Under which rules the last of these entries were played. */
export function lastMark(header: RecordHeader, entries: readonly RecordEntry[]): RulesMark {
  const change = entries.findLast(({ kind }) => kind === 'rules');
  const { rules: version, layout } = header;
  return (change && parseRulesMark(change.text)) ?? { version, layout };
}
