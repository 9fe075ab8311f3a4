/** Units, places and odds as arguments of messages. */
import {
  type Message,
  type MessageArg,
  type Noun,
  node,
  type Several,
  unit,
} from '../../../kernel/text/message.ts';
import { ODDS } from '../data/charts.ts';
import { HEXES, MEGAHEX_NAMES, MEGAHEX_OF } from '../data/field.ts';
import { typeOf, UNIT_TYPES } from '../data/units.ts';
import { msg } from './msg.ts';

/** Returns the name of a unit type: `Gantua`, `Gantuas`, `3 Gantuas`. */
export const typeName = (t: number): Message => msg(`unit.${UNIT_TYPES[t].id}`);
export const typePlural = (t: number): Message => msg(`units.${UNIT_TYPES[t].id}`);
export const countOf = (t: number, n: number): Message => msg(`count.${UNIT_TYPES[t].id}`, { n });

/** Returns the full name of a unit: `Gantua RG1`. */
export const piece = (u: number): Message =>
  msg('piece.named', { type: msg(`unit.${typeOf(u).id}`), u: unit(u) });
/** Returns the same as a noun that the page can highlight. */
export const named = (u: number): Noun => unit(u, piece(u));

/** Lists units, with the type before the first unit of each type: `Gantuas RG1, RG2, Basic RB1`. */
export const unitRow = (units: readonly number[]): Several => ({
  row: units.map((u, i) => {
    const isOfType = (v: number | undefined) => v !== undefined && typeOf(v) === typeOf(u);
    if (isOfType(units[i - 1])) return unit(u);
    if (!isOfType(units[i + 1])) return named(u);
    const type = msg(`units.${typeOf(u).id}`);
    return unit(u, msg('piece.named', { type, u: unit(u) }));
  }),
});
/** Lists nodes: `0815, 0914`. */
export const nodeRow = (nodes: readonly number[]): Several => ({ row: nodes.map(node) });

/** Returns acting units and their number, the arguments of `{us} {n, plural, one {goes} other {go}}`. */
export const doers = (units: readonly number[]) => ({ us: unitRow(units), n: units.length });

/** [8.011] Returns the place of flyers at a node: `megahex B`. */
export const airPlace = (n: number): Message =>
  n < HEXES ? msg('place.megahex', { name: MEGAHEX_NAMES[MEGAHEX_OF[n]] }) : msg('place.off');

/** [7.061] Returns odds as printed, `3-2`; [D1] our own column is below the first printed one. */
export const oddsName = (column: number): Message | string =>
  column === 0 ? msg('odds.under', { odds: ODDS[1] }) : ODDS[column];

/** Formats a number with its sign: `+3`, `−2`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Lists the existing arguments: `a, b`. */
export const inRow = (...all: readonly (MessageArg | false)[]): Message =>
  msg('several.told', { all: { row: all.filter((one) => one !== false) } });

/** Joins the existing messages as consecutive sentences. */
export const inTurn = (...all: readonly (Message | undefined)[]): Message => {
  const [first, ...more] = all.filter((one) => one !== undefined);
  return more.length === 0 && first
    ? first
    : msg('several.told', { all: { sentences: [first, ...more] } });
};
