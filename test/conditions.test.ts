/**
 * A condition never improves the position for the owner of the unit that has it. Otherwise the review would count a hit
 * as luck for its victim, and bots would welcome it. Checks `evaluate` and, where a game has it, `predict`.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import type { Game } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import type { Side } from '../src/kernel/side.ts';
import type { GameState } from '../src/kernel/state.ts';
import { canTow } from '../src/games/slammers/data/units.ts';
import { kindOf } from '../src/games/slammers/rules/units.ts';
import type { Slammers } from '../src/games/slammers/state.ts';
import { hasFlag, isArmy, isFamily, isGarrison } from '../src/games/armageddon/rules/pieces.ts';
import type { Armageddon } from '../src/games/armageddon/state.ts';
import { FLAG } from '../src/games/armageddon/state/pieces.ts';
import { openedAtRandom, randomPlay } from './random-play.ts';
import { everyTenth } from './tier.ts';

/** Maximum number of actions played in a game, and number of positions in which conditions are tried. */
const [MOST, LOOKS] = [700, 7];
/** Tolerance for rounding. */
const NOTHING = 1e-9;

/**
 * A condition of units: the column that holds it, and the value that means the condition; undefined if the unit cannot
 * have it.
 */
interface Condition {
  readonly name: string;
  readonly field: string;
  readonly value: (s: GameState, u: number) => number | undefined;
  /** True if enemies of the owner have the condition, such as an army that besieges a base. */
  readonly isOfEnemies?: boolean;
  /** The condition on which this one builds; if absent, the position is compared with one without any condition. */
  readonly onto?: Condition;
}

const columnOf = (s: GameState, name: string): Int16Array => {
  const field = s.layout.fields.find((f) => f.name === name);
  if (!field) throw new Error(`there is no field ${name}`);
  return s.ints.subarray(field.offset, field.offset + field.length);
};

/** A flag that units on the map may have. */
const flag = (field: string, place: string): Condition => ({
  name: field,
  field,
  value: (s, u) => (columnOf(s, place)[u] >= 0 && columnOf(s, field)[u] === 0 ? 1 : undefined),
});

/** A number that can be one higher for units on the map. */
const more = (field: string, place: string): Condition => ({
  name: field,
  field,
  value: (s, u) =>
    columnOf(s, place)[u] >= 0 && columnOf(s, field)[u] >= 0
      ? columnOf(s, field)[u] + 1
      : undefined,
});

/** A flag of Armageddon that pieces on the map may have. */
const piece = (
  name: keyof typeof FLAG,
  fits: (s: Armageddon, u: number) => boolean,
  isOfEnemies = false,
): Condition => ({
  ...{ name, field: 'flags', isOfEnemies },
  value(state, u) {
    const s = state as Armageddon;
    const isFree = s.place[u] >= 0 && s.flags[u] >= 0 && !hasFlag(s, u, name);
    return isFree && fits(s, u) ? s.flags[u] | FLAG[name] : undefined;
  },
});

/** [10.1] A gun that is set up beside a unit of its colour that can tow it. */
function towerOf(state: GameState, u: number): number | undefined {
  const s = state as Slammers;
  if (s.at[u] < 0 || s.carrier[u] >= 0 || !kindOf(s, u).towable) return undefined;
  const found = [...s.at.keys()].find(
    (v) =>
      s.at[v] === s.at[u] &&
      s.world.colour[v] === s.world.colour[u] &&
      canTow(kindOf(s, v)) &&
      s.carrier[v] < 0 &&
      !s.carrier.includes(v),
  );
  return found;
}

const besieging = piece('besieging', (s, u) => isArmy(s, u) && !isGarrison(s, u), true);

const CONDITIONS: Readonly<Record<string, readonly Condition[]>> = {
  annihilator: [flag('disrupted', 'hex')],
  // Particles have no conditions.
  annihilation: [],
  chitin: [flag('disrupted', 'at')],
  // A unit about to be disrupted, a unit that has already fired, and a vehicle without points or in contact.
  slammers: [
    flag('disrupted', 'at'),
    flag('mark', 'at'),
    {
      // [19.5] Disrupted since before this player turn.
      name: 'began',
      field: 'began',
      value: (s, u) =>
        columnOf(s, 'disrupted')[u] === 1 ? flag('began', 'at').value(s, u) : undefined,
    },
    flag('jammed', 'at'),
    flag('fired', 'at'),
    flag('moved', 'at'),
    { name: 'towed', field: 'carrier', value: towerOf },
  ],
  armageddon: [
    more('damage', 'place'),
    more('spent', 'place'),
    // [3.23] [5.23] [3.24] A hero who is held prisoner, an army that has been exposed, a base that an enemy besieges.
    piece('prisoner', (s, u) => !isArmy(s, u) && isFamily(s, u, 'hero')),
    piece('exposed', (s, u) => isArmy(s, u)),
    besieging,
    // [3.25] The base has been besieged since an earlier turn, so there is no way out.
    { ...piece('closed', (s, u) => hasFlag(s, u, 'besieging'), true), onto: besieging },
  ],
};

/** Columns that hold the owners of units, in games in which units change sides. */
const ownerOf = (game: Game, s: GameState, u: number): number =>
  game.id === 'armageddon' ? (columnOf(s, 'owner')[u] ?? -1) : (game.units[u]?.side ?? -1);

const judged = (game: Game, s: GameState, side: number): number[] => [
  game.bot.evaluate(s, side as Side),
  ...(game.bot.predict ? [game.bot.predict(s, side as Side)] : []),
];

/** Returns the position after giving a condition to units; undefined if no unit can have it. */
function withCondition(
  s: GameState,
  { field, value }: Condition,
  units: readonly number[],
): GameState | undefined {
  const after = s.clone();
  let changed = 0;
  for (const u of units) {
    if (u >= columnOf(s, field).length) continue;
    const stands = value(s, u);
    if (stands === undefined) continue;
    columnOf(after, field)[u] = stands;
    changed++;
  }
  return changed > 0 ? after : undefined;
}

/** Describes the conditions that improve a position for the owner of the units. */
function* improvements(game: Game, s: GameState): Generator<readonly [string, string?]> {
  for (const condition of CONDITIONS[game.id] ?? [])
    for (const side of game.sides.keys()) {
      const { isOfEnemies = false, onto } = condition;
      const own = [...game.units.keys()].filter(
        (u) => (ownerOf(game, s, u) === side) !== isOfEnemies,
      );
      const without = judged(game, s, side);
      for (const units of [own, ...own.map((u) => [u])]) {
        const base = onto ? withCondition(s, onto, units) : s;
        const after = base && withCondition(base, condition, units);
        if (!after) continue;
        const before = onto ? judged(game, base, side) : without;
        const better = judged(game, after, side).some((v, i) => v > (before[i] ?? 0) + NOTHING);
        const who = units === own ? 'all' : game.units[units[0] ?? 0]?.id;
        const { name } = condition;
        yield better ? [name, `${game.stepNames[s.step]}: ${name} of ${who}`] : [name];
      }
    }
}

const WITH_CONDITIONS = games.filter(({ id }) => (CONDITIONS[id] ?? []).length > 0);

describe.each(WITH_CONDITIONS.map((module) => [module.id, module] as const))('%s', (_, module) => {
  test('a unit with a condition is never evaluated as better for its owner than without', () => {
    const every = MOST / (module.scenarios.length > 2 ? LOOKS : 12 * LOOKS);
    const found: string[] = [];
    const tried = new Map<string, number>();
    for (const { id } of everyTenth(module.scenarios)) {
      const rng = new Sfc32(id);
      const game = openedAtRandom(module, id, rng, true);
      let count = 0;
      for (const s of randomPlay(game, rng, MOST)) {
        if (count++ % every >= 1) continue;
        for (const [name, better] of improvements(game, s)) {
          tried.set(name, (tried.get(name) ?? 0) + 1);
          if (better) found.push(`${id} ${better}`);
        }
      }
    }
    expect(found).toEqual([]);
    // Every condition has been tried, and all of them together often enough.
    const names = (CONDITIONS[module.id] ?? []).map(({ name }) => name);
    expect(names.filter((name) => !tried.has(name))).toEqual([]);
    expect([...tried.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(100);
  });
});

test('six stunned squads are evaluated as worse for their owner than six fresh ones', () => {
  const module = games.find(({ id }) => id === 'annihilator') as (typeof games)[number];
  const rng = new Sfc32('stunned');
  const game = openedAtRandom(module, 'standard', rng, true);
  const [disrupted] = CONDITIONS.annihilator ?? [];
  const squads = [...game.units.keys()].filter((u) => game.units[u]?.side === 0);
  let tried = 0;
  for (const s of randomPlay(game, rng, 300)) {
    const after = disrupted && withCondition(s, disrupted, squads);
    if (!after || game.outcome(s)) continue;
    expect(game.bot.evaluate(after, 0)).toBeLessThan(game.bot.evaluate(s, 0));
    tried++;
  }
  expect(tried).toBeGreaterThan(100);
});

test('the list states the conditions of units for every game', () => {
  expect(Object.keys(CONDITIONS).sort()).toEqual(games.map(({ id }) => id).sort());
});
