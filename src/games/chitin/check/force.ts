/** Checks the limits of a scenario: units by type and by points, bodies, tokens. */
import { BrokenInvariant, holdTo } from '../../../kernel/conformance/invariant.ts';
import { side as sideNoun, unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { NUMBERED, TOKENS } from '../data/scenarios.ts';
import {
  ARCH_REAPER,
  BASIC,
  firstUnit,
  LOW_HACKER,
  PLUNGE,
  SIDES,
  TYPE_OF,
  UNIT_TYPES,
  WORKER,
} from '../data/units.ts';
import { mostEver } from '../rules/03-setup.ts';
import { majority } from '../rules/04-victory.ts';
import { type Chitin, DEAD, unitsEnd } from '../state.ts';
import { countOf, typePlural } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';

export function checkForces(s: Chitin): void {
  SIDES.forEach((_, side) => {
    checkTypes(s, side);
    checkPoints(s, side);
  });
  checkBodies(s);
  checkHarvest(s);
}

/** Returns the units in a side's force: on the map, waiting, dead or gone. */
function forceOf(s: Chitin, side: number): number[] {
  const units: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++) if (s.at[u] !== NONE) units.push(u);
  return units;
}

/** [3.03] Returns the maximum number of units of a type in a force of the scenario. */
function mostOf({ world }: Chitin, t: number): number {
  const { muster } = world.rules;
  if (t === WORKER) return UNIT_TYPES[WORKER].pool;
  if (muster.kind === 'fixed') return muster.counts[t] ?? 0;
  return muster.kind === 'all' ? world.pool[t] : mostEver(world, t);
}

/** [3.03] [R40] [D9] [D10] Checks that every type is in the scenario, and not too often. */
function checkTypes(s: Chitin, side: number): void {
  const counts = UNIT_TYPES.map(() => 0);
  for (const u of forceOf(s, side)) {
    const t = TYPE_OF[u];
    const most = mostOf(s, t);
    counts[t] += 1;
    const args = { u: unit(u), units: typePlural(t), count: countOf(t, most) };
    holdTo(most > 0, 'at', u, () => msg(absenceOf(s, t), args));
    holdTo(counts[t] <= most, 'at', u, () => msg('fault.too-many', args));
  }
}

/** Returns the reason why the scenario has no unit of a type. */
function absenceOf({ world }: Chitin, t: number) {
  if (t === LOW_HACKER && world.pool[t] === 0) return 'fault.no-hacker';
  if (t === ARCH_REAPER && world.pool[t] === 0) return 'fault.no-reaper';
  if (!world.rules.advanced && (t === BASIC || t === PLUNGE)) return 'fault.no-advanced';
  return 'fault.no-type';
}

/** [3.03] Checks that a side has no more units than its points buy. */
function checkPoints(s: Chitin, side: number): void {
  const { muster } = s.world.rules;
  if (muster.kind !== 'points') return;
  let n = 0;
  for (const u of forceOf(s, side)) {
    n += s.world.ratings.attack[u];
    const args = { by: sideNoun(side), n, most: muster.points };
    holdTo(n <= muster.points, 'at', u, () => msg('fault.force', args));
  }
}

/** [R43] Checks that there are no more bodies than dead units. */
function checkBodies(s: Chitin): void {
  const dead = s.at.filter((n) => n === DEAD).length;
  const bodies = s.bodies.filter((n) => n !== NONE).length;
  holdTo(bodies <= dead, 'bodies', dead, msg('fault.bodies.many', { n: dead }));
  s.bodyToken.forEach((t, i) => {
    const known = t === NONE || s.tokenAt[t] !== NONE;
    holdTo(known, 'bodyToken', i, () => msg('fault.token.absent', { token: TOKENS[t] }));
  });
}

/** [2.04] [4.01] Checks the tokens of basic games: their printed values, and no more brought off than are missing. */
function checkHarvest(s: Chitin): void {
  if (s.world.rules.advanced) return;
  const { tokens } = s.world.rules;
  for (const t of tokens) {
    const value = s.world.values.token[t];
    const same = s.tokenAt[t] === NONE || s.tokenValue[t] === value;
    holdTo(same, 'tokenValue', t, msg('fault.token.basic', { token: TOKENS[t], value }));
  }
  const most = tokens.filter((t) => t < NUMBERED && s.tokenAt[t] < 0).length;
  const off = s.tokensOff[0] + s.tokensOff[1];
  if (off > most) {
    const side = s.tokensOff[1] > 0 ? 1 : 0;
    throw new BrokenInvariant('tokensOff', side, msg('fault.tokens', { most }));
  }
  if (s.ending > 0 || s.world.playOn) return;
  SIDES.forEach((_, side) => {
    const n = majority(s);
    holdTo(s.tokensOff[side] < n, 'tokensOff', side, msg('fault.tokens.over', { n }));
  });
}
