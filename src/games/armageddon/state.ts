/** The state of play: columns by area, and who can see them. */
import { bitSight, rowLength } from '../../kernel/bits.ts';
import { defineState, type GameState, NONE, type StateOf } from '../../kernel/state.ts';
import { RESOURCES } from './data/card.ts';
import { GEAR, TACTICS } from './data/gear.ts';
import { type ReportId, REPORTS } from './data/reports.ts';
import { STEP, STEPS } from './rules/names.ts';
import { battleColumns } from './state/battle.ts';
import { hexColumns } from './state/hexes.ts';
import { intrigueColumns, reportAt } from './state/intrigue.ts';
import { knowledgeColumns } from './state/knowledge.ts';
import { pieceColumns } from './state/pieces.ts';
import { sideColumns } from './state/sides.ts';
import type { World } from './world.ts';

/** Maximum depth of the stack: turn, march, entry, battle, retreat, entry, mines, challenge, dice, and some spare. */
const DEPTH = 16;

const specOf = (world: World) => {
  const [sides, pieces, hexes] = [world.sides.length, world.units.length, world.board.size];
  return {
    schema: 'armageddon/1',
    steps: STEPS,
    depth: DEPTH,
    scalars: {
      round: 'public',
      /** The current side's place in `order`. */
      turn: 'public',
      /** [13.1] Cult of this game, 0 for none, and its zeal. */
      cult: 'public',
      zeal: 'nobody',
      /** [14.1] The event of this round, 0 for none. */
      event: 'public',
      /** [5.2] Margin of the last challenge, from the attacker's point of view. */
      margin: 'public',
      /** [5.28] Successes of that challenge's attacker. */
      scored: 'public',
      /** [R35] Source of the hidden dice, and how many have been used. */
      blindHigh: 'nobody',
      blindLow: 'nobody',
      blindUsed: 'nobody',
    },
    columns: {
      ...pieceColumns(pieces),
      ...battleColumns(pieces),
      ...hexColumns(hexes),
      ...sideColumns(sides),
      ...intrigueColumns(sides),
      ...knowledgeColumns(sides, pieces, hexes),
    },
    world,
  } as const;
};

export type Armageddon = StateOf<ReturnType<typeof specOf>>;

const isOver = (s: GameState): boolean => s.step === STEP['game.over'];

/** Returns whether a side sees the contents of a slot: its own pieces, known ones, and after the game all. */
function seesPiece(s: Armageddon, u: number, side: number): boolean {
  if (isOver(s)) return true;
  if (side < 0) return false;
  if (s.owner[u] === side || (s.owner[u] === NONE && s.world.units[u].side === side)) return true;
  return s.world.pieceRows.has(s.known, side, u);
}

/** [R107] Returns whether a side has an army or a facility in a hex. */
export function standsIn(s: Armageddon, hex: number, side: number): boolean {
  // Called for every hex of a view, so it uses the fast search within the column.
  for (let u = s.place.indexOf(hex); u >= 0; u = s.place.indexOf(hex, u + 1))
    if (s.owner[u] === side) return true;
  return false;
}

/** Returns the state class of a world. */
export function stateClass(world: World) {
  const piece = (s: GameState, u: number, side: number) => seesPiece(s as Armageddon, u, side);
  const hex = (column: 'mapped' | 'explored') => (s: GameState, n: number, side: number) =>
    isOver(s) || (side >= 0 && world.hexRows.has((s as Armageddon)[column], side, n));
  const mapped = hex('mapped');
  /** Each side sees its own cells of a column that has several for each side. */
  const own = (cells: number) => (s: GameState, i: number, side: number) =>
    isOver(s) || Math.trunc(i / cells) === side;
  /** [R90] A side also sees the cells of sides about which it has a report. */
  const read = (report: ReportId, cells: number) => (s: GameState, i: number, side: number) => {
    if (side < 0 || own(cells)(s, i, side)) return own(cells)(s, i, side);
    const { reports, round } = s as Armageddon;
    const until = reports[reportAt(world.sides.length, side, Math.trunc(i / cells), report)];
    return until > 0 && until >= round;
  };
  return defineState(specOf(world), {
    kind: piece,
    owner: piece,
    place: piece,
    group: piece,
    damage: piece,
    flags: piece,
    gear1: piece,
    gear2: piece,
    load: piece,
    grafts: piece,
    upgrades: piece,
    spent: piece,
    experience: piece,
    marks: piece,
    toll: piece,
    terrain: mapped,
    works: mapped,
    resources: mapped,
    special: hex('explored'),
    salvage: (s, n, side) => isOver(s) || (side >= 0 && standsIn(s as Armageddon, n, side)),
    stock: read('stock', RESOURCES.length),
    tactics: read('tactics', TACTICS.length),
    held: read('hand', GEAR.length),
    headquarters: read('headquarters', 1),
    reports: own(world.sides.length * REPORTS.length),
    cutUntil: own(1),
    drained: own(1),
    bid: own(1),
    // Visible only after the game, since they would reveal whether unseen pieces were hit.
    destroyed: isOver,
    lost: isOver,
    known: bitSight(rowLength(world.units.length)),
    met: bitSight(rowLength(world.units.length)),
    mapped: bitSight(rowLength(world.board.size)),
    explored: bitSight(rowLength(world.board.size)),
  });
}

/** Fills the state before dealing: all slots are free, and no side has a headquarters. */
export function fillBlank(s: Armageddon): void {
  const columns = [s.kind, s.owner, s.place, s.group, s.gear1, s.gear2, s.load, s.headquarters];
  for (const column of columns) column.fill(NONE);
}
