/** Pieces of sentences that rules and pictures share. */
import {
  type Message,
  type MessageArg,
  type Noun,
  type Several,
  unit,
} from '../../../kernel/text/message.ts';
import { TERRAIN, TERRAINS } from '../data/map.ts';
import { PATTERN_B, PATTERN_C, PATTERNS } from '../data/patterns.ts';
import { type AnnihilatorState, typeOf } from '../state.ts';
import { msg } from './msg.ts';

/** [8.1] "B facing the corner between E and SE": pattern and direction as announced. */
export function patternWords(pattern: number, direction: number): MessageArg {
  const name = PATTERNS[pattern];
  if (pattern === PATTERN_C) return name;
  return pattern === PATTERN_B
    ? msg('pattern.corner', { pattern: name, ...cornerOf(direction) })
    : msg('pattern.facing', { pattern: name, direction: { direction } });
}

/** [D3] Pattern B faces the corner clockwise of its direction, A and D a hex side. */
export const cornerOf = (direction: number) => ({
  direction: { direction },
  next: { direction: (direction + 1) % 6 },
});

/** "Assault Squad A3" */
export const unitName = (s: AnnihilatorState, u: number): Message =>
  msg('counter.name', { type: msg(`unit.${typeOf(s, u).id}`), u: unit(u) });

/** A unit by its full name, for the page to point at. */
export const named = (s: AnnihilatorState, u: number): Noun => unit(u, unitName(s, u));

/** The type of a hex without a marker. */
export const terrainWords = (n: number): Message => msg(`terrain.${TERRAINS[TERRAIN[n]].id}`);

/** "3 charges" */
export const chargesWords = (n: number): Message => msg('charges', { n });

/** "A1, D1" */
export const row = (us: readonly number[]): Several => ({ row: us.map((u) => unit(u)) });

/** "0814 0815": one behind another, with a space between. */
export const spaced = (args: readonly MessageArg[]): Several => ({
  parts: args.flatMap((arg, i) => (i === 0 ? [arg] : [' ', arg])),
});

/** "1½ points", "½ point", of so many half points. */
export const pointsWords = (half: number): Message =>
  msg('points', { half, text: formatPoints(half) });
/** "1½ movement points" */
export const movementPoints = (half: number): Message =>
  msg('points.movement', { half, text: formatPoints(half) });

/** Half points as players write them: 3 is "1½". */
export function formatPoints(half: number): string {
  const whole = half >> 1;
  if (half % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
