/** Sides and units. A unit is its index in `UNITS`. */
import type { Message, SideSpec, UnitSpec } from 'countermarch/kernel';
import { msg } from './i18n/msg.ts';
import { BOARD } from './map.ts';

export const SIDES: readonly SideSpec[] = [{ id: 'red' }, { id: 'blue' }];

/** Strength and movement points of each type. */
export const TYPES = {
  guard: { strength: 4, movement: 2 },
  infantry: { strength: 3, movement: 2 },
  cavalry: { strength: 2, movement: 4 },
} as const;
export type TypeName = keyof typeof TYPES;

/** [1.1] Units of each side, with the hexes at which red and blue begin. */
const FORCE = [
  { id: 'C', type: 'cavalry', at: ['0102', '0805'] },
  { id: 'G', type: 'guard', at: ['0103', '0804'] },
  { id: 'I1', type: 'infantry', at: ['0104', '0803'] },
  { id: 'I2', type: 'infantry', at: ['0105', '0802'] },
] as const;

const EACH = SIDES.flatMap(({ id }, side) => FORCE.map((one) => ({ ...one, side, by: id })));

export const UNITS: readonly (UnitSpec & { readonly name: Message; readonly type: TypeName })[] =
  EACH.map(({ id, type, side, by }) => ({
    id: `${by[0]}${id}`,
    name: msg(`unit.${type}`, { by, n: id.slice(1) }),
    type,
    side,
  }));

/** Node at which each unit begins. */
export const STARTS = EACH.map(({ at, side }) => BOARD.nodeOf.get(at[side]) ?? -1);

export const typeOf = (u: number) => TYPES[UNITS[u].type];
export const sideOf = (u: number): number => UNITS[u].side;
