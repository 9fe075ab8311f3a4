/** Shorthand for what most scenarios have. */
import type { PieceId } from './pieces.ts';
import type { Area, Command, Force, Group } from './scenario.ts';
import type { Colour } from './units.ts';

/** Whole pieces. */
export const allOf = (...pieces: PieceId[]): Area => [{ pieces }];

/** A group that is set up in an area. */
export const put = (units: Group['units'], area: Area): Group => ({
  units,
  arrival: { how: 'set-up', area },
});

/** A group that comes onto the map in turn 1. */
export const entering = (units: Group['units'], area: Area): Group => ({
  units,
  arrival: { how: 'enter', turn: 1, area },
});

/** A colour, without its morale, which is a value; its groups follow. */
export const force =
  (colour: Colour, role: Force['role']) =>
  (...groups: Group[]): Force => ({
    ...{ colour, role, morale: [], groups },
    ...{ gas: [], electronics: false },
  });

/** A player for each colour. */
export const army = (...colours: Colour[]): Command[] =>
  colours.map((colour) => ({ side: colour, colours: [colour] }));
