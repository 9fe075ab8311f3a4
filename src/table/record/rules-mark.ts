/**
 * Rules of a record. The header states the first ones, and entries of kind `rules` state later changes. A mark names
 * the version of the rules and the layout of the state, so that hashes are compared only with hashes of the same
 * layout.
 */
import type { Game } from '../../kernel/game.ts';
import { hashInts } from '../../kernel/state.ts';
import type { RecordEntry } from './record.ts';
import type { RecordHeader } from './record-schemas.ts';

export interface RulesMark {
  readonly version: number;
  /** Layout; undefined in headers that are older than layout names. */
  readonly layout: string | undefined;
  /** Bundle of these rules, if the players moved to them: it replays the whole record. */
  readonly bundle?: string;
  /** The position when the rules changed, if these rules do not lead to it. */
  readonly ints?: Int16Array;
}

const TEXT = /^(\d+) (\S+)(?: ([0-9a-f]{64})| (-?\d+(?:,-?\d+)*))?$/;
const FINGERPRINT_DIGITS = 8;

/**
 * Returns the name of the layout of a game's states: the author's name for it, and a fingerprint of everything that
 * gives the integers their meaning, because authors may forget to change the name.
 */
export function layoutName(game: Game): string {
  const { schema, depth, frame, steps, size, fields } = game.create().layout;
  const places = fields.map(({ name, offset, length }) => [name, offset, length]);
  const frames = steps.map((step) => step.fields);
  const text = JSON.stringify([depth, frame, game.stepNames, frames, size, places]);
  // A loop, because `Int32Array.from` takes many times as long, and every opened table computes this.
  const codes = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
  const print = hashInts(codes);
  return `${schema}:${print.slice(0, FINGERPRINT_DIGITS)}`;
}

/** Returns the mark of the current rules. */
export const markOf = (game: Game): RulesMark => ({
  version: game.version,
  layout: layoutName(game),
});

/** Formats the text of an entry; `parseRulesMark` reads it back. */
export const formatRulesMark = ({ version, layout, bundle, ints }: RulesMark): string =>
  [version, layout, ...(bundle ? [bundle] : ints ? [ints.join(',')] : [])].join(' ');

/** Parses the text of an entry; undefined if it is of another kind. */
export function parseRulesMark(text: string): RulesMark | undefined {
  const [, version, layout, bundle, list] = TEXT.exec(text) ?? [];
  if (version === undefined) return undefined;
  const ints = list?.split(',').map(Number);
  if (ints?.some((n) => n !== (n << 16) >> 16)) return undefined;
  return {
    ...{ version: Number(version), layout },
    ...(bundle !== undefined && { bundle }),
    ...(ints && { ints: Int16Array.from(ints) }),
  };
}

/**
 * Returns the public part of such an entry: the version, but not the position; empty if the game starts from a position
 * (`position-record.ts`).
 */
export function publicRulesText({ seq, text }: Pick<RecordEntry, 'seq' | 'text'>): string {
  if (seq === 1 && parseRulesMark(text)?.ints) return '';
  const [version = ''] = text.split(' ', 1);
  return version;
}

/**
 * Returns the hash of the bundle whose rules replay a whole record: that of the header, or the one that the players moved
 * to last. Undefined if the record names none, or if it went on under other rules without their agreement.
 */
export function bundleOf(
  header: RecordHeader,
  entries: readonly RecordEntry[],
): string | undefined {
  const { version, layout, bundle } = lastMark(header, entries);
  if (bundle !== undefined) return bundle;
  return version === header.rules && layout === header.layout ? header.bundle : undefined;
}

/** Returns the rules under which the last of these entries were played. */
export function lastMark(header: RecordHeader, entries: readonly RecordEntry[]): RulesMark {
  const change = entries.findLast(({ kind }) => kind === 'rules');
  const { rules: version, layout } = header;
  return (change && parseRulesMark(change.text)) ?? { version, layout };
}
