/** Parts of sentences that rules and display share. */
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

/** [8.1] Returns pattern and direction as announced: "B facing the corner between E and SE". */
export function patternMessage(pattern: number, direction: number): MessageArg {
  const name = PATTERNS[pattern];
  if (pattern === PATTERN_C) return name;
  return pattern === PATTERN_B
    ? msg('pattern.corner', { pattern: name, ...cornerOf(direction) })
    : msg('pattern.facing', { pattern: name, direction: { direction } });
}

/**
 * [D3] Returns the arguments for a facing: pattern B faces the corner clockwise of its direction, A and D a hex side.
 */
export const cornerOf = (direction: number) => ({
  direction: { direction },
  next: { direction: (direction + 1) % 6 },
});

/** Returns the full name of a unit: "Assault Squad A3". */
export const unitName = (s: AnnihilatorState, u: number): Message =>
  msg('counter.name', { type: msg(`unit.${typeOf(s, u).id}`), u: unit(u) });

/** Returns a unit by its full name, as a noun that the page can highlight. */
export const named = (s: AnnihilatorState, u: number): Noun => unit(u, unitName(s, u));

/** Returns the name of a hex's type, without its marker. */
export const terrainMessage = (n: number): Message => msg(`terrain.${TERRAINS[TERRAIN[n]].id}`);

/** Returns a number of charges: "3 charges". */
export const chargesMessage = (n: number): Message => msg('charges', { n });

/** Lists units: "A1, D1". */
export const row = (us: readonly number[]): Several => ({ row: us.map((u) => unit(u)) });

/** Joins arguments with spaces: "0814 0815". */
export const spaced = (args: readonly MessageArg[]): Several => ({
  parts: args.flatMap((arg, i) => (i === 0 ? [arg] : [' ', arg])),
});

/** Returns half points as points: "1½ points", "½ point". */
export const pointsMessage = (half: number): Message =>
  msg('points', { half, text: formatPoints(half) });
/** Returns half points as movement points: "1½ movement points". */
export const movementPoints = (half: number): Message =>
  msg('points.movement', { half, text: formatPoints(half) });

/** Formats half points as players write them: 3 is "1½". */
export function formatPoints(half: number): string {
  const whole = half >> 1;
  if (half % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
