/** [4.3] [R75] Checks that everything in a document has room: fortresses and units, without meeting enemies. */
import { ruleRef } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { takesFortress } from '../data/terrain.ts';
import { COLOURS, MARKERS } from '../data/units.ts';
import type { Values } from '../data/values.ts';
import { firstWithoutRoom } from '../rules/setup/00-room.ts';
import { fillBlank, stateClass } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { type World, worldOf } from '../world.ts';
import type { DesignDocument, DesignedForce } from './document.ts';
import { bad } from './fields.ts';
import { scenarioOfDesign } from './scenario.ts';

const R75 = ruleRef('R75');

/**
 * Throws if units, fortresses or enemies have no room. `given`: the forces in the document's order, for the names of
 * fields.
 */
export function checkRoom(
  design: DesignDocument,
  given: readonly DesignedForce[],
  at: string,
  values: Values,
): void {
  const world = worldOf(scenarioOfDesign(design), {}, values);
  const placeOf = fieldsOf(design.forces, given, at);
  checkEnemies(world, placeOf);
  checkFortresses(world, design.forces, given, at);
  checkGoal(world, design.victory);
  const s = new (stateClass(world))(world);
  fillBlank(s);
  const u = firstWithoutRoom(s);
  if (u === NONE) return;
  const g = world.group[u];
  const n = world.group.filter((group) => group === g).length;
  throw bad(`${placeOf[g]}.area`, msg('fault.units.room', { n, rule: ruleRef('9.13') }));
}

/** Returns the document field of each group of a world. */
function fieldsOf(
  forces: readonly DesignedForce[],
  given: readonly DesignedForce[],
  at: string,
): string[] {
  return forces.flatMap(({ colour, groups, buys }) => {
    const i = given.findIndex((force) => force.colour === colour);
    return [
      ...groups.map((_, g) => `${at}[${i}].groups[${g}]`),
      ...(buys ? [`${at}[${i}].buys`] : []),
    ];
  });
}

const isSetUp = ({ groups }: World, g: number): boolean => groups[g].arrival.how === 'set-up';

/** [R75] Checks that enemies do not share a set-up area. */
function checkEnemies(world: World, placeOf: readonly string[]): void {
  const { groups, partyOf, board } = world;
  groups.forEach((group, g) => {
    for (let other = 0; other < g; other++) {
      if (!isSetUp(world, g) || !isSetUp(world, other)) continue;
      if (partyOf[groups[other].colour] === partyOf[group.colour]) continue;
      const n = group.hexes.find((hex) => groups[other].area[hex] === 1);
      if (n === undefined) continue;
      const field = placeOf[g].endsWith('.buys') ? placeOf[g] : `${placeOf[g]}.area`;
      throw bad(field, msg('fault.enemy-area', { at: board.labels[n], rule: R75 }));
    }
  });
}

/** [R75] No group may be set up in a hex where its colour would win by arriving. */
function checkGoal(world: World, victory: DesignDocument['victory']): void {
  if (victory.kind !== 'reach' && victory.kind !== 'occupy') return;
  const colours: readonly string[] = 'colour' in victory ? [victory.colour] : victory.colours;
  for (const [g, group] of world.groups.entries()) {
    const colour = COLOURS[group.colour];
    const n = group.hexes.find((hex) => world.areas.victory[hex] === 1);
    if (n === undefined || !isSetUp(world, g) || !colours.includes(colour)) continue;
    const args = { colour: msg(`colour.${colour}`), at: world.board.labels[n], rule: R75 };
    throw bad('document.victory.area', msg('fault.victory.there', args));
  }
}

/**
 * [22.5] [D2] Checks that there are enough fortress markers, and for each fortress a suitable hex of its own,
 * wherever allies place theirs first.
 */
function checkFortresses(
  world: World,
  forces: readonly DesignedForce[],
  given: readonly DesignedForce[],
  at: string,
): void {
  const placeOf = ({ colour }: DesignedForce) =>
    `${at}[${given.findIndex((force) => force.colour === colour)}].fortresses`;
  const hexes = forces.map((force) => fortressGround(world, force));
  let all = 0;
  forces.forEach((force, i) => {
    all += force.fortresses;
    if (all > MARKERS.fortress)
      throw bad(
        placeOf(force),
        msg('fault.fortresses.markers', { most: MARKERS.fortress, rule: ruleRef('22.3') }),
      );
    const sharing = forces.filter(
      (other, j) => other === force || hexes[j].some((n) => hexes[i].includes(n)),
    );
    const wanted = sharing.reduce((sum, { fortresses }) => sum + fortresses, 0);
    if (force.fortresses > 0 && wanted > hexes[i].length)
      throw bad(
        placeOf(force),
        msg('fault.fortresses', { wanted, most: hexes[i].length, rule: ruleRef('22.5') }),
      );
  });
}

/** Returns the hexes of a colour's set-up areas that can hold a fortress. */
const fortressGround = (world: World, { colour }: DesignedForce): number[] =>
  [...world.terrain.keys()].filter(
    (n) =>
      takesFortress(world.terrain[n]) &&
      world.groups.some(
        (group, g) => COLOURS[group.colour] === colour && isSetUp(world, g) && group.area[n] === 1,
      ),
  );
