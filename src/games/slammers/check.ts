/** Invariants of every reachable position: `check` throws if one is broken. */
import { holdTo } from '../../kernel/conformance/invariant.ts';
import { node } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { checkLimits } from './check/limits.ts';
import { checkUnits } from './check/units.ts';
import { canBeRubble, STACK_LIMIT, takesFortress } from './data/terrain.ts';
import { COLOURS } from './data/units.ts';
import { STEP, STEPS } from './rules/names.ts';
import { SECTION, SECTIONS } from './rules/sequence.ts';
import { countAt, countStacks, partyOf, unitsAt } from './rules/units.ts';
import { DEAD, type Slammers } from './state.ts';
import { msg } from './i18n/msg.ts';

type S = Slammers;

/** Throws if the position breaks an invariant. */
export function check(s: S): void {
  checkTurn(s);
  checkUnits(s);
  checkStacks(s);
  checkHexes(s);
  checkColours(s);
  checkSpice(s);
  checkLimits(s);
}

/** Checks that the pending step belongs to the section, and the end of the game to the final step. */
function checkTurn(s: S): void {
  const isSetUp = STEPS.names[s.step].startsWith('setup.');
  const section = () => msg('fault.section', { section: msg(`section.${SECTIONS[s.section].id}`) });
  holdTo(isSetUp === (s.section === SECTION['set-up']), 'section', 0, section);
  const isOver = s.step === STEP['game.over'];
  holdTo(isOver === s.ending > 0, 'ending', 0, msg('fault.ending'));
}

/**
 * [9.13] [22.3] Checks that no party has too many units in a hex, except during movement and in scenarios with drops
 * [R14].
 */
function checkStacks(s: S): void {
  const { hexes, parties } = s.world;
  countStacks(s);
  const mayCrowd = s.section === SECTION.movement || hasDrops(s);
  for (let n = 0; n < hexes; n++) {
    const args = { at: node(n), n: 0 };
    for (let party = 0; party < parties && !mayCrowd; party++) {
      const count = countAt(s, party, n);
      if (count > STACK_LIMIT)
        holdTo(false, 'at', unitsAt(s, n)[0], msg('fault.stack', { ...args, n: count }));
    }
    if (s.fortress[n]) checkFortress(s, n);
  }
}

/**
 * [22.3] [R49] Checks that each party has at most three units in a fortress. Two parties may share it while they
 * fight there; that is not checked.
 */
function checkFortress(s: S, n: number): void {
  const inside = unitsAt(s, n).filter((u) => s.inside[u]);
  for (let party = 0; party < s.world.parties; party++) {
    const count = inside.filter((u) => partyOf(s, u) === party).length;
    holdTo(count <= STACK_LIMIT, 'fortress', n, () =>
      msg('fault.fortress-room', { at: node(n), n: count }),
    );
  }
}

/** [7.2] [44.2] Returns whether units can come by parachute. */
const hasDrops = ({ world }: S): boolean =>
  world.groups.some(({ arrival }) => arrival.how === 'drop') ||
  world.forces.some((force) => force?.buys);

/** [20.4] [22.5] Checks that markers are where they are allowed, and that results pend only in the fire sections. */
function checkHexes(s: S): void {
  const { hexes, terrain } = s.world;
  for (let n = 0; n < s.rubble.length; n++) {
    const [onMap, t] = [n < hexes, terrain[n]];
    const args = { at: node(n) };
    holdTo(!s.rubble[n] || (onMap && canBeRubble(t)), 'rubble', n, () => msg('fault.rubble', args));
    holdTo(!s.fortress[n] || (onMap && takesFortress(t) && !s.rubble[n]), 'fortress', n, () =>
      msg('fault.fortress', args),
    );
    holdTo(!s.razed[n] || isFighting(s), 'razed', n, () => onlyInFire(s));
  }
}

/** [R2] Returns whether the section is one of attacks or later. */
const isFighting = ({ section }: S): boolean => section >= SECTION.indirect;

const onlyInFire = ({ section }: S) =>
  msg('fault.fire-only', { section: msg(`section.${SECTIONS[section].id}`) });

/**
 * [R6] Checks that losses are the dead of a colour, and [39.5] [42.5] that a colour that has gone home has no units.
 */
function checkColours(s: S): void {
  const dead = COLOURS.map(() => 0);
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === DEAD) dead[s.world.colour[u]]++;
  for (const c of COLOURS.keys()) {
    holdTo(s.losses[c] === dead[c], 'losses', c, () => msg('fault.losses', { n: dead[c] }));
    holdTo(!s.gone[c] || !hasAnybody(s, c), 'gone', c, msg('fault.gone'));
  }
}

/** Returns whether any unit of the colour is on the map or waiting to enter. */
const hasAnybody = ({ world, at }: S, colour: number): boolean =>
  at.some((n, u) => world.colour[u] === colour && n >= NONE);

/** [44.3] Checks that every container is in exactly one place. */
function checkSpice(s: S): void {
  for (let i = 0; i < s.spiceAt.length; i++) {
    const places = [s.spiceAt[i], s.spiceBy[i], s.spiceSafe[i]].filter((x) => x !== NONE);
    const by = s.spiceBy[i];
    const carried = by === NONE || s.at[by] >= 0;
    holdTo(places.length === 1 && carried, 'spiceAt', i, msg('fault.spice'));
  }
}
