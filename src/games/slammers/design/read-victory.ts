/** [4.2] Reads the victory conditions and special rules of a designed scenario. */
import { type MessageArg, ruleRef } from '../../../kernel/text/message.ts';
import { EDGES } from '../data/scenario.ts';
import { type Colour, COLOURS } from '../data/units.ts';
import { endsBeyond } from '../ground/areas.ts';
import type { Ground } from '../ground/ground.ts';
import { msg } from '../i18n/msg.ts';
import {
  type DesignedForce,
  type DesignedSpecials,
  type DesignedVictory,
  type Hexes,
  VICTORIES,
} from './document.ts';
import { bad, readFlag, readList, readRecord, readWhole, readWord, readWords } from './fields.ts';
import { hexesOfWords, readHexes } from './hexes.ts';

type Forces = readonly DesignedForce[];

/** The fields of each kind of victory, besides `kind`. */
export const VICTORY_FIELDS: Readonly<Record<DesignedVictory['kind'], readonly string[]>> = {
  points: [],
  'most-hexes': ['area'],
  'most-units': ['area'],
  garrison: ['area'],
  'hold-each-group': ['by', 'area'],
  'hold-any': ['by', 'area'],
  eliminate: ['by', 'colour', 'losses'],
  occupy: ['by', 'colour', 'area'],
  reach: ['colours', 'area'],
  leave: ['by', 'area', 'edge', 'grades'],
};
const MOST_UNITS = 99;

/** Reads a victory condition of the kinds in printed scenarios, with the design's own hexes and colours. */
export function readVictory(
  raw: unknown,
  at: string,
  ground: Ground,
  forces: Forces,
): DesignedVictory {
  const all = ['kind', ...new Set(Object.values(VICTORY_FIELDS).flat())];
  const kind = readWord(readRecord(raw, at, all).kind, `${at}.kind`, VICTORIES);
  const record = readRecord(raw, at, ['kind', ...VICTORY_FIELDS[kind]]);
  const area = (): Hexes => readHexes(record.area, `${at}.area`, ground);
  const by = () => readPlayer(record.by, `${at}.by`, forces);
  switch (kind) {
    case 'points':
      return { kind };
    case 'most-hexes':
    case 'most-units':
    case 'garrison':
      return { kind, area: area() };
    case 'hold-each-group':
    case 'hold-any':
      return { kind, by: by(), area: area() };
    case 'eliminate':
      return { kind, ...readHunt(record, at, by(), forces) };
    case 'occupy':
      return { kind, ...readFriend(record.colour, `${at}.colour`, by(), forces), area: area() };
    case 'reach': {
      const colours = readColours(record.colours, `${at}.colours`, forces, 1);
      return { kind, colours, area: area() };
    }
    case 'leave':
      return { kind, by: by(), ...readEdge(record, at, area(), ground) };
  }
}

/** Reads a colour that has a player. */
function readPlayer(raw: unknown, at: string, forces: Forces): Colour {
  const players = forces.filter(({ colour, player }) => colour === player);
  const known = players.map(({ colour }) => colour);
  const found = known.find((colour) => colour === raw);
  if (found === undefined) throw bad(at, msg('fault.by', { known: { row: known } }));
  return found;
}

/** Reads a colour that takes part. */
function readColour(raw: unknown, at: string, forces: Forces): Colour {
  const colour = readWord(raw, at, COLOURS);
  if (!forces.some((force) => force.colour === colour))
    throw bad(at, msg('fault.in-play', { colour: wordOf(colour) }));
  return colour;
}

/** Reads colours that take part, in a fixed order. */
function readColours(raw: unknown, at: string, forces: Forces, least = 0): Colour[] {
  const colours = readWords(raw, at, COLOURS, least);
  for (const colour of colours) readColour(colour, at, forces);
  return colours;
}

const wordOf = (colour: Colour): MessageArg => msg(`colour.${colour}`);
const partyOf = (forces: Forces, colour: Colour): number | undefined =>
  forces.find((force) => force.colour === colour)?.party;

/** [33.5] [34.4] Reads the hunter, its prey, and the number of losses at which the hunter can no longer win. */
function readHunt(
  record: Readonly<Record<string, unknown>>,
  at: string,
  by: Colour,
  forces: Forces,
): { by: Colour; colour: Colour; losses?: number } {
  const colour = readColour(record.colour, `${at}.colour`, forces);
  if (partyOf(forces, colour) === partyOf(forces, by))
    throw bad(`${at}.colour`, msg('fault.enemy', { colour: wordOf(colour), by: wordOf(by) }));
  if (record.losses === undefined) return { by, colour };
  return { by, colour, losses: readWhole(record.losses, `${at}.losses`, 1, MOST_UNITS) };
}

/** [40.5] Reads a colour of the player's own party. */
function readFriend(raw: unknown, at: string, by: Colour, forces: Forces) {
  const colour = readColour(raw, at, forces);
  if (partyOf(forces, colour) !== partyOf(forces, by))
    throw bad(at, msg('fault.friend', { colour: wordOf(colour), by: wordOf(by) }));
  return { by, colour };
}

/** [38.4] Reads the hexes at the edge from which units leave the map, and the number of units for each result. */
function readEdge(
  record: Readonly<Record<string, unknown>>,
  at: string,
  area: Hexes,
  ground: Ground,
) {
  const edge = readWord(record.edge, `${at}.edge`, EDGES);
  const inside = hexesOfWords(ground, area).find((n) => !endsBeyond(ground, n, edge));
  if (inside !== undefined)
    throw bad(
      `${at}.area`,
      msg('fault.hexes.edge', { at: ground.board.labels[inside], rule: ruleRef('38.4') }),
    );
  const grades = readList(record.grades, `${at}.grades`, [4, 4], (n, place) =>
    readWhole(n, place, 1, MOST_UNITS),
  );
  if (grades.some((n, i) => i > 0 && n < grades[i - 1]))
    throw bad(`${at}.grades`, msg('fault.grades'));
  return { area, edge, grades: grades as unknown as readonly [number, number, number, number] };
}

const SPECIALS = ['surprised', 'desperate', 'leaves', 'firstByLot', 'amphibious'];

/** Reads the special rules that are switched on; the others are omitted. */
export function readSpecials(raw: unknown, at: string, forces: Forces): DesignedSpecials {
  const record = readRecord(raw, at, SPECIALS);
  const desperate = readColours(record.desperate, `${at}.desperate`, forces);
  const { leaves } = record;
  const firstByLot = readFlag(record.firstByLot, `${at}.firstByLot`);
  if (firstByLot) checkLot(forces, `${at}.firstByLot`);
  return {
    ...(record.surprised !== undefined && {
      surprised: readColour(record.surprised, `${at}.surprised`, forces),
    }),
    ...(desperate.length > 0 && { desperate }),
    ...(leaves !== undefined && { leaves: readLeaves(leaves, `${at}.leaves`, forces) }),
    ...(firstByLot && { firstByLot: true }),
    ...(readFlag(record.amphibious, `${at}.amphibious`) && { amphibious: true }),
  };
}

/** [42.5] Reads the colours that leave, and their losses. */
function readLeaves(raw: unknown, at: string, forces: Forces) {
  const record = readRecord(raw, at, ['colours', 'losses']);
  return {
    colours: readColours(record.colours, `${at}.colours`, forces, 1),
    losses: readWhole(record.losses, `${at}.losses`, 1, MOST_UNITS),
  };
}

/** [41.5] Checks that the first player turn is drawn between two player turns of two players. */
function checkLot(forces: Forces, at: string): void {
  const players = new Set(forces.map(({ player }) => player));
  const moves = new Set(forces.map((force) => force.moves));
  if (players.size !== 2 || moves.size !== 2)
    throw bad(at, msg('fault.first', { rule: ruleRef('41.5') }));
}
