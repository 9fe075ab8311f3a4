import { describe, expect, test } from 'vitest';
import { Flood } from '../../../kernel/board/path.ts';
import { slotTo } from '../../../kernel/board/graph.ts';
import type { Mode } from '../data/terrain.ts';
import { chargesOf, USUAL_TERRAINS } from '../data/terrain-figures.ts';
import { VALUES } from '../data/values.ts';
import { at, lay, printed } from '../testing.ts';
import type { Ground } from './ground.ts';
import {
  costOf,
  entryCost,
  exitCost,
  floodFrom,
  halfMovement,
  isOnRoad,
  makeCosts,
  type Trip,
} from './reach.ts';

interface Wishes extends Partial<Omit<Trip, 'rubble' | 'stops' | 'bars'>> {
  /** Hexes with rubble, hexes with enemies, and closed hexes. */
  readonly rubble?: readonly string[];
  readonly enemies?: readonly string[];
  readonly closed?: readonly string[];
}

function tripOf(ground: Ground, wishes: Wishes): Trip {
  const { rubble = [], enemies = [], closed = [], ...rest } = wishes;
  const lies = new Int16Array(ground.board.size);
  for (const place of rubble) lies[at(ground, place)] = 1;
  const [foes, walls] = [enemies, closed].map((places) => places.map((place) => at(ground, place)));
  return {
    mode: 'tracked',
    points: 8,
    fresh: false,
    towing: false,
    disrupted: false,
    ...rest,
    rubble: lies,
    stops: (n) => foes.includes(n),
    bars: (n) => walls.includes(n),
  };
}

/** Cost in half points from a hex to its neighbour; -1 if barred. */
const costsOf = (ground: Ground) => makeCosts(ground, USUAL_TERRAINS, chargesOf(VALUES.defaults));

function cost(ground: Ground, from: string, to: string, wishes: Wishes = {}): number {
  const [a, b] = [at(ground, from), at(ground, to)];
  return costOf(ground, costsOf(ground), tripOf(ground, wishes), a, b, slotTo(ground.board, a, b));
}

const reach = (ground: Ground, from: string, wishes: Wishes = {}) => {
  const trip = tripOf(ground, wishes);
  const flood = new Flood(ground.board);
  return floodFrom(ground, costsOf(ground), flood, at(ground, from), trip);
};
/** Half points left in a hex; -1 if out of reach. */
const left = (ground: Ground, from: string, to: string, wishes: Wishes = {}) =>
  reach(ground, from, wishes).left[at(ground, to)];
/** All hexes that can be reached, by label. */
const goals = (ground: Ground, from: string, wishes: Wishes = {}) =>
  [...reach(ground, from, wishes).left]
    .flatMap((points, n) => (points >= 0 ? [ground.board.labels[n]] : []))
    .join(' ');

const modes: readonly Mode[] = ['tracked', 'wheeled', 'foot', 'dismounted', 'hover'];
const each = (ground: Ground, from: string, to: string) =>
  modes.map((mode) => cost(ground, from, to, { mode }));

describe('the cost of a step', () => {
  const [two, three, four, five, six] = ['2', '3', '4', '5', '6'].map(lay);

  test('[25.1] [25.2] [9.2] [S48] clear, forest, slope, hilltop, river: the same for all', () => {
    expect(each(six, '3,3', '3,4')).toEqual([2, 2, 2, 2, 2]);
    expect(each(six, '1,3', '1,2')).toEqual([4, 4, 4, 4, 4]);
    expect(each(three, '4,4', '4,3')).toEqual([4, 4, 4, 4, 4]);
    expect(each(three, '4,3', '3,2')).toEqual([4, 4, 4, 4, 4]);
    expect(each(two, '3,5', '3,6')).toEqual([4, 4, 4, 4, 4]);
  });

  test('[25.1] [25.2] [9.15] [S57] [S237] city: 1/2 conventional, 1 hover and mercenaries on foot', () => {
    expect(each(four, '7,6', '8,6')).toEqual([1, 1, 1, 2, 2]);
  });

  test('[25.4] [9.7] [9.8] [S53] [S54] [S55] lake: hover 1, nobody else', () => {
    expect(each(five, '2,6', '2,7')).toEqual([-1, -1, -1, -1, 2]);
  });

  test('[25.5] [9.7] [9.8] [S53] [S54] [S55] swamp: hover 1, on foot 2, no vehicles', () => {
    expect(each(two, '3,1', '3,2')).toEqual([-1, -1, 4, 4, 2]);
  });

  test('[9.9] [S56] everybody crosses rivers', () => {
    for (const mode of modes) expect(left(two, '3,5', '3,7', { mode, points: 6 })).toBe(0);
  });

  test('[44.6] amphibious carriers and cars pay 1 for swamp and lake', () => {
    expect(cost(five, '2,6', '2,7', { mode: 'amphibious' })).toBe(2);
    expect(cost(two, '3,1', '3,2', { mode: 'amphibious' })).toBe(2);
    expect(cost(four, '7,6', '8,6', { mode: 'amphibious' })).toBe(1);
  });
});

describe('roads and bridges', () => {
  const four = lay('4');
  const six = lay('6');

  test('[25.3] [9.11] [R18] [S58] 1/2 along the road, and only along it', () => {
    expect(each(six, '3,4', '4,4')).toEqual([1, 1, 1, 1, 1]);
    expect(each(six, '4,4', '3,4')).toEqual([1, 1, 1, 1, 1]);
    // The next hexes of the road, but not along it: 5,4 and 6,3 are neighbours.
    expect(each(six, '5,4', '6,3')).toEqual([2, 2, 2, 2, 2]);
  });

  test('[9.11] [S59] onto the road from beside it the terrain is paid', () => {
    expect(each(six, '3,3', '3,4')).toEqual([2, 2, 2, 2, 2]);
    expect(cost(six, '3,4', '3,3')).toBe(2);
  });

  test('[25.3] the road is the cheaper way through a city for hover units', () => {
    expect(cost(four, '6,4', '7,4', { mode: 'hover' })).toBe(1);
    expect(cost(four, '6,3', '7,3', { mode: 'hover' })).toBe(2);
  });

  test('[R18] a bridge is entered for 1/2 along its road, for 2 from beside it', () => {
    expect(cost(four, '4,4', '5,4')).toBe(1);
    expect(cost(four, '5,4', '6,4')).toBe(1);
    expect(cost(four, '5,3', '5,4')).toBe(4);
    expect(cost(four, '5,4', '5,3')).toBe(4);
  });

  test('[20.6] [R55] a destroyed bridge is a river without a road on either side', () => {
    const rubble = ['5,4'];
    expect(cost(four, '4,4', '5,4', { rubble })).toBe(4);
    expect(cost(four, '5,4', '4,4', { rubble })).toBe(2);
    expect(cost(four, '5,4', '4,4')).toBe(1);
  });
});

describe('rubble', () => {
  const four = lay('4');
  const six = lay('6');

  test('[25.6] [20.4] [S60] [S177] costs 1 more', () => {
    expect(cost(six, '3,3', '2,3', { rubble: ['2,3'] })).toBe(4);
    expect(cost(six, '1,3', '1,2', { rubble: ['1,2'] })).toBe(6);
    expect(cost(four, '7,6', '8,6', { rubble: ['8,6'] })).toBe(3);
  });

  test('[R18] [25.3] [S60] ends the rate of the road in its hex, not beyond it', () => {
    expect(cost(six, '3,4', '4,4', { rubble: ['4,4'] })).toBe(4);
    expect(cost(six, '4,4', '5,4', { rubble: ['4,4'] })).toBe(1);
    const ground = lay('6');
    const [a, b] = [at(ground, '3,4'), at(ground, '4,4')];
    const slot = slotTo(ground.board, a, b);
    expect(isOnRoad(ground, tripOf(ground, { rubble: ['4,4'] }), a, b, slot)).toBe(false);
    expect(isOnRoad(ground, tripOf(ground, {}), a, b, slot)).toBe(true);
  });
});

describe('how far', () => {
  const six = lay('6');

  test('[9.4] [S50] only as far as the points go', () => {
    expect(left(six, '0,3', '2,3', { points: 4 })).toBe(0);
    expect(left(six, '0,3', '3,3', { points: 5 })).toBe(-1);
    expect(left(six, '2,3', '1,2', { points: 4 })).toBe(0);
    expect(left(six, '2,3', '1,2', { points: 3 })).toBe(-1);
  });

  test('[25.3] a tracked unit with 4 goes eight hexes of road', () => {
    expect(left(six, '0,4', '8,4', { points: 8 })).toBe(0);
    expect(left(six, '0,4', '9,4', { points: 8 })).toBe(-1);
  });

  test('[9.5] [R19] [S51] a unit can always move one hex, but into none that is barred', () => {
    expect(goals(six, '2,0', { points: 1, fresh: true })).toBe('6-0201 6-0301 6-0401 6-0302');
    expect(left(six, '2,0', '2,1', { points: 1, fresh: true })).toBe(0);
    expect(left(six, '2,0', '2,1', { points: 1, fresh: false })).toBe(-1);
    // Hexes that the points reach keep the points left there.
    expect(left(six, '2,0', '2,1', { points: 8, fresh: true })).toBe(4);
    const one = reach(six, '2,0', { points: 1, fresh: true });
    expect(one.pathTo(at(six, '2,1'))).toEqual([at(six, '2,1')]);
    const five = lay('5');
    expect(left(five, '2,6', '2,7', { points: 1, fresh: true })).toBe(-1);
    expect(left(five, '2,6', '2,7', { points: 1, fresh: true, mode: 'hover' })).toBe(0);
  });

  test('[9.10] [R23] a unit goes no further than a hex where it must stop', () => {
    const enemies = ['8,3', '9,3', '9,4', '8,5', '7,4', '7,3'];
    expect(left(six, '8,4', '9,4', { enemies })).toBe(7);
    expect(left(six, '8,4', '10,4')).toBe(6);
    expect(left(six, '8,4', '10,4', { enemies })).toBe(-1);
  });

  test('[18.12] a closed hex is neither entered nor passed', () => {
    const closed = ['1,4', '1,3', '0,3', '0,5'];
    expect(left(six, '0,4', '1,4', { closed })).toBe(-1);
    expect(left(six, '0,4', '2,4')).toBe(6);
    expect(left(six, '0,4', '2,4', { closed })).toBe(-1);
  });

  test('[2.4] neither beyond the map nor into a box beside it', () => {
    const ground = printed(6);
    expect(reach(ground, '0,0', { points: 40 }).left).toHaveLength(ground.board.size);
    expect(goals(ground, '0,0', { points: 2 })).toBe('6-0101 6-0201 6-0102');
  });

  test('[D5] across joints as within a panel', () => {
    const ground = printed(1);
    expect(left(ground, '3:6,9', '6:6,2', { points: 3 })).toBe(0);
    expect(left(ground, '6:11,4', 'D:3,4', { points: 4 })).toBe(0);
  });
});

describe('towing and disruption', () => {
  const [two, four, five] = ['2', '4', '5'].map(lay);

  test('[R9] [10.3] half of the movement, rounded down', () => {
    expect([2, 4, 5, 6, 8].map(halfMovement)).toEqual([2, 4, 4, 6, 8]);
  });

  test('[10.9] [25.4] [R25] [S79] a tower crosses rivers at bridges only, along the road', () => {
    const towing = true;
    expect(cost(two, '3,5', '3,6', { towing })).toBe(-1);
    expect(cost(two, '3,5', '3,6', { towing, mode: 'hover' })).toBe(-1);
    expect(cost(four, '4,4', '5,4', { towing })).toBe(1);
    expect(cost(four, '5,4', '6,4', { towing })).toBe(1);
    expect(cost(four, '4,3', '5,4', { towing })).toBe(-1);
    expect(cost(four, '4,4', '5,4', { towing, rubble: ['5,4'] })).toBe(-1);
  });

  test('[R25] [S242] over lake and swamp it goes behind a hover unit', () => {
    const towing = true;
    expect(cost(five, '2,6', '2,7', { towing, mode: 'hover' })).toBe(2);
    expect(cost(two, '3,1', '3,2', { towing, mode: 'hover' })).toBe(2);
    expect(cost(two, '3,1', '3,2', { towing, mode: 'wheeled' })).toBe(-1);
    // [44.6] A swimming unit cannot tow a gun.
    expect(cost(five, '2,6', '2,7', { towing, mode: 'amphibious' })).toBe(-1);
    expect(cost(two, '3,1', '3,2', { towing, mode: 'amphibious' })).toBe(-1);
  });

  test('[19.11] [S167] disrupted units enter swamp, but no river or lake', () => {
    const disrupted = true;
    expect(cost(two, '3,5', '3,6', { disrupted, mode: 'hover' })).toBe(-1);
    expect(cost(five, '2,6', '2,7', { disrupted, mode: 'hover' })).toBe(-1);
    expect(cost(two, '3,1', '3,2', { disrupted, mode: 'hover' })).toBe(2);
    expect(cost(four, '4,4', '5,4', { disrupted })).toBe(1);
    expect(cost(four, '4,4', '5,4', { disrupted, rubble: ['5,4'] })).toBe(-1);
  });
});

describe('the edge of the map', () => {
  const six = lay('6');
  const exit = (place: string, slot: number, wishes: Wishes = {}) =>
    exitCost(six, costsOf(six), tripOf(six, wishes), at(six, place), slot);
  const entry = (place: string, wishes: Wishes = {}) =>
    entryCost(six, costsOf(six), tripOf(six, wishes), at(six, place));

  test('[R24] leaving costs 1, along a road that leaves there 1/2', () => {
    expect(exit('5,0', 0)).toBe(2);
    expect(exit('6,0', 0)).toBe(1);
    expect(exit('6,0', 0, { rubble: ['6,0'] })).toBe(2);
    expect(exit('6,0', 1)).toBe(2);
    expect(exit('6,0', 3)).toBe(-1);
  });

  test('[36.2] [R24] coming onto the map costs its first hex, 1/2 where a road comes in', () => {
    expect(entry('5,9')).toBe(2);
    expect(entry('2,9')).toBe(4);
    expect(entry('6,9')).toBe(1);
    expect(entry('6,9', { rubble: ['6,9'] })).toBe(4);
    expect(entry('0,7', { towing: true })).toBe(-1);
    expect(entry('5,9', { closed: ['5,9'] })).toBe(-1);
  });
});
