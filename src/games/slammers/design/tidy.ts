/** Cleans up a draft after a change: removes values that no longer apply and adds values that a choice requires. */
import { unitsOf } from '../data/prices.ts';
import { isArtillery, takesElectronics, kindIn, type UnitId } from '../data/units.ts';
import type { Ground } from '../ground/ground.ts';
import type {
  DesignDocument,
  DesignedForce,
  DesignedGroup,
  DesignedSpecials,
  DesignedVictory,
  Hexes,
} from './document.ts';
import { hexesOfWord, wordsOf } from './hexes.ts';
import { VICTORY_FIELDS } from './read-victory.ts';
import { countsOf } from './scenario.ts';

/** Returns the draft with the consequences of a change. It may still break rules. */
export function tidyDesign(design: DesignDocument, ground: Ground): DesignDocument {
  const forces = design.forces.map((force) => tidyForce(force, ground));
  return {
    ...design,
    forces,
    victory: tidyVictory(design.victory, forces, ground),
    specials: tidySpecials(design.specials, forces),
  };
}

/** Removes hexes that are no longer on the map; normal form. */
const tidyHexes = (words: Hexes, ground: Ground): Hexes =>
  wordsOf(
    ground,
    words.flatMap((word) => hexesOfWord(ground, word)),
  );

function tidyForce(force: DesignedForce, ground: Ground): DesignedForce {
  const { buys, ...bought } = force;
  // [24.1] A force that is bought at the table is not bought here.
  if (buys)
    return {
      ...force,
      buys: tidyHexes(buys, ground),
      morale: 9,
      gas: [],
      electronics: false,
      fortresses: 0,
      groups: [],
    };
  const groups = force.groups.map((group) => tidyGroup(group, ground));
  const kinds = [...countsOf({ groups }).keys()].map((id) => kindIn(force.colour, id));
  return {
    ...bought,
    gas: force.gas.filter((id) => kinds.some((kind) => kind.id === id && isArtillery(kind))),
    electronics: force.electronics && kinds.some(takesElectronics),
    groups: groups.length > 0 ? groups : [{ units: {}, how: 'set-up', area: [] }],
  };
}

function tidyGroup(
  { units, how, turn = 1, area = [] }: DesignedGroup,
  ground: Ground,
): DesignedGroup {
  const counts = unitsOf({ units }).filter(([, n]) => n > 0);
  const hexes = tidyHexes(area, ground);
  return {
    units: Object.fromEntries(counts) as Partial<Record<UnitId, number>>,
    how,
    ...(how === 'enter' && { turn }),
    // [24.8] A drop without hexes may land anywhere.
    ...((how !== 'drop' || hexes.length > 0) && { area: hexes }),
  };
}

/** Returns a victory with exactly the fields of its kind, each filled. */
function tidyVictory(
  victory: DesignedVictory,
  forces: readonly DesignedForce[],
  ground: Ground,
): DesignedVictory {
  const given = victory as Partial<Record<string, unknown>>;
  const players = forces.filter(({ colour, player }) => colour === player);
  const by = players.find(({ colour }) => colour === given.by) ?? players[0];
  const fallback: Readonly<Record<string, unknown>> = {
    by: by?.colour,
    colour:
      victory.kind === 'eliminate'
        ? forces.find(({ party }) => party !== by?.party)?.colour
        : by?.colour,
    colours: [],
    edge: 'north',
    grades: [2, 4, 6, 8],
  };
  const fields = VICTORY_FIELDS[victory.kind].map((name) => {
    if (name === 'by') return [name, by?.colour];
    if (name === 'area') return [name, tidyHexes((given.area as Hexes) ?? [], ground)];
    return [name, (given[name] || undefined) ?? fallback[name]];
  });
  const known = fields.filter(([, value]) => value !== undefined);
  return { kind: victory.kind, ...Object.fromEntries(known) } as DesignedVictory;
}

function tidySpecials(
  { surprised, desperate = [], leaves, firstByLot, amphibious }: DesignedSpecials,
  forces: readonly DesignedForce[],
): DesignedSpecials {
  const isThere = (colour: string) => forces.some((force) => force.colour === colour);
  const leaving = leaves?.colours.filter(isThere) ?? [];
  const hopeless = desperate.filter(isThere);
  return {
    ...(surprised && isThere(surprised) && { surprised }),
    ...(hopeless.length > 0 && { desperate: hopeless }),
    ...(leaving.length > 0 && { leaves: { colours: leaving, losses: leaves?.losses ?? 3 } }),
    ...(firstByLot && { firstByLot }),
    ...(amphibious && { amphibious }),
  };
}
