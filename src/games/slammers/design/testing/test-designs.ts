/** Random legal custom scenarios for tests. */
import type { Rng } from '../../../../kernel/random.ts';
import { unitsOf } from '../../data/prices.ts';
import { PIECE_IDS } from '../../data/pieces.ts';
import { VALUES } from '../../data/values.ts';
import { type Colour, COLOURS, COUNTERS, kindIn, type UnitId } from '../../data/units.ts';
import { costOf } from '../costs.ts';
import type { DesignDocument, DesignedForce, DesignedGroup, DesignedVictory } from '../document.ts';
import { counterOf, kindsOf } from '../read-forces.ts';

type Random = Pick<Rng, 'below'>;

const pick = <T>(rng: Random, list: readonly T[]): T => list[rng.below(list.length)];
const chance = (rng: Random, percent: number): boolean => rng.below(100) < percent;
const shuffled = <T>(rng: Random, list: readonly T[]): T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length), 1)[0]);
};

/** Creates a random design: panels in a row, one per colour that is set up. Road ends of panels always meet there. */
export function randomDesign(rng: Random): DesignDocument {
  const colours = shuffled(rng, COLOURS).slice(0, 2 + rng.below(3));
  const panels = shuffled(rng, PIECE_IDS.slice(0, 6)).slice(0, colours.length);
  const parties = colours.length > 2 && chance(rng, 50) ? 2 : colours.length;
  const forces = colours.map((colour, i): DesignedForce => {
    const party = (i % parties) + 1;
    const player = i >= parties && chance(rng, 50) ? colours[i - parties] : colour;
    const moves = player === colour ? i + 1 : i - parties + 1;
    const table = { colour, player, party, setsUp: colours.length - i, moves };
    const role = pick(rng, ['attacker', 'defender', 'neither'] as const);
    return buy(rng, { ...table, role }, panels[i]);
  });
  return {
    title: `Battle ${rng.below(1000)}`,
    layout: { pieces: panels.map((piece, i) => ({ piece, at: [12 * i, 0] })) },
    turns: 1 + rng.below(3),
    forces,
    victory: randomVictory(rng, forces, panels),
    specials: {
      ...(chance(rng, 20) && { surprised: colours[0] }),
      ...(chance(rng, 20) && { desperate: [colours[1]] }),
      ...(chance(rng, 20) && { leaves: { colours: [colours[0]], losses: 2 } }),
      ...(chance(rng, 20) && { amphibious: true }),
      ...(chance(rng, 50) && canBeByLot(forces) && { firstByLot: true }),
    },
  };
}

const canBeByLot = (forces: readonly DesignedForce[]): boolean =>
  new Set(forces.map(({ player }) => player)).size === 2 &&
  new Set(forces.map(({ moves }) => moves)).size === 2;

type SeatedForce = Pick<DesignedForce, 'colour' | 'player' | 'party' | 'setsUp' | 'moves' | 'role'>;

function buy(rng: Random, seated: SeatedForce, panel: string): DesignedForce {
  const plain = { morale: 9, gas: [], electronics: false, fortresses: 0, groups: [] };
  if (chance(rng, 20)) return { ...seated, points: 60 + rng.below(120), ...plain, buys: [panel] };
  const groups = randomGroups(rng, seated.colour, panel);
  const kinds = groups.flatMap((group) => unitsOf(group).map(([id]) => id));
  const isSetUp = groups.some(({ how }) => how === 'set-up');
  const force = {
    ...seated,
    points: 0,
    morale: 6 + rng.below(4),
    gas: kinds.filter((id) => ['LG', 'SG', 'HO', 'SA'].includes(id) && chance(rng, 50)),
    electronics: kinds.includes('HT') && chance(rng, 50),
    fortresses: isSetUp ? rng.below(3) : 0,
    groups,
  };
  return { ...force, points: costOf(VALUES.defaults, force) + rng.below(30) };
}

/** Creates groups: one is set up on the panel; others enter by its northern edge or drop. */
function randomGroups(rng: Random, colour: Colour, panel: string): DesignedGroup[] {
  const lesser: readonly UnitId[] = chance(rng, 30) ? ['ML', 'BS'] : ['IN', 'AC'];
  const kinds = kindsOf(colour).filter(
    (id) => !['IN', 'ML', 'AC', 'BS'].includes(id) || lesser.includes(id),
  );
  const left = new Map(kinds.map((id) => [id, COUNTERS[colour][counterOf(id)] ?? 0]));
  const take = (ids: readonly UnitId[]): DesignedGroup['units'] => {
    const counts = shuffled(rng, ids)
      .slice(0, 3)
      .map((id) => [id, Math.min(left.get(id) ?? 0, 1 + rng.below(3))] as const);
    for (const [id, n] of counts) left.set(id, (left.get(id) ?? 0) - n);
    return Object.fromEntries(counts.filter(([, n]) => n > 0));
  };
  const groups: DesignedGroup[] = [{ units: take(kinds), how: 'set-up', area: [panel] }];
  const movers = kinds.filter((id) => kindIn(colour, id).propulsion !== 'towed');
  if (chance(rng, 40))
    groups.push({
      units: take(movers),
      how: 'enter',
      turn: 1 + rng.below(2),
      area: [`${panel} north`],
    });
  const jumpers = kinds.filter((id) => kindIn(colour, id).drops);
  if (jumpers.length > 0 && chance(rng, 40))
    groups.push({ units: take(jumpers), how: 'drop', ...(chance(rng, 50) && { area: [panel] }) });
  return groups.filter(({ units }) => Object.keys(units).length > 0);
}

function randomVictory(
  rng: Random,
  forces: readonly DesignedForce[],
  panels: readonly string[],
): DesignedVictory {
  const area = [`${pick(rng, panels)} clear`];
  const [hunter] = forces;
  const others = forces.filter(({ party }) => party !== hunter.party);
  const by = hunter.colour;
  const all: readonly DesignedVictory[] = [
    { kind: 'points' },
    { kind: 'most-hexes', area },
    { kind: 'most-units', area },
    { kind: 'garrison', area },
    { kind: 'hold-each-group', by, area },
    { kind: 'hold-any', by, area },
    {
      kind: 'eliminate',
      by,
      colour: others[0].colour,
      ...(chance(rng, 50) && { losses: 3 }),
    },
    { kind: 'occupy', by, colour: by, area: [`${panels[1]}-0605`] },
    { kind: 'reach', colours: [by], area: [`${panels[1]}-0605`] },
    { kind: 'leave', by, area: [`${panels[0]} north`], edge: 'north', grades: [1, 2, 3, 4] },
  ];
  return pick(rng, all);
}
