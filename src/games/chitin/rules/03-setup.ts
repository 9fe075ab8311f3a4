/** [3.00] Set-up: tokens, first move and ends, the secret choice of forces. */
import { type LegalActions, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, type Several, side as sideNoun } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import { ENDS, ENTRY, LETTERED } from '../data/field.ts';
import { WORKERS } from '../data/scenarios.ts';
import {
  BASIC,
  PLUNGE,
  sideOf,
  TYPE_OF,
  UNIT_COUNT,
  UNIT_TYPES,
  WARRIOR_TYPES,
  WORKER,
} from '../data/units.ts';
import { type Chitin, ownBox, type World } from '../state.ts';
import { countOf, inTurn, typePlural } from '../i18n/nouns.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { leaderless } from './air/08-command.ts';
import { STEP, V } from './names.ts';
import { type ChitinStep, ONE_DIE } from './step.ts';

const TYPES = UNIT_TYPES.length;

/** [3.01] Turns a blank state into the first position: tokens on their hexes, no units on the map. */
export function setUp(s: Chitin): void {
  for (const column of [s.at, s.facing, s.carries, s.aim, s.fight, s.menace, s.bodies, s.bodyToken])
    column.fill(NONE);
  for (const column of [s.attack, s.defence, s.place, s.vacated, s.tokenAt, s.tokenNear])
    column.fill(NONE);
  // Provisional until an end is chosen [3.02], so that the two ends always differ.
  s.end[1] = 1;
  for (const t of s.world.rules.tokens) {
    s.tokenAt[t] = LETTERED[t];
    s.tokenValue[t] = s.world.values.token[t];
  }
  s.push(STEP['setup.roll']);
}

/** [3.02] Both roll a die; the high roller chooses. Ties are rolled again [R51]. */
export const rollStep: ChitinStep<'roll'> = {
  rule: '3.02',
  prompt: fixed('prompt.setup.roll'),
  ...ONE_DIE,
  event: () => ({ title: msg('roll.first'), continues: true }),
  apply(s, action, log) {
    const die = nounOf(action);
    const side = s.die === 0 ? 0 : 1;
    const winner = die > s.die ? 1 : 0;
    log?.add({
      type: 'first-roll',
      rule: '3.02',
      args: { by: sideNoun(side), die },
      outcome: msg('outcome.first-roll', { by: sideNoun(side), die }),
      ...(side === 1 && { row: msg('row.first', { by: sideNoun(winner) }) }),
    });
    if (side === 0) s.die = die;
    else if (die === s.die) s.die = 0;
    else {
      s.mover = winner;
      s.goto(STEP['setup.claim']);
    }
  },
};

const [FIRST, NORTH_END] = [0, 1];

const CLAIMS = ['label.claim.first', 'label.claim.north', 'label.claim.south'] as const;
const CLAIM = { label: (_: Chitin, i: number) => msg(CLAIMS[i]), preview: endArea };

/** [3.02] Returns the entry hexes of an end, so that both can be seen before one is chosen. */
function endArea(_: Chitin, claim: number): AreaLook[] {
  const end = claim - NORTH_END;
  const nodes = end < 0 ? undefined : ENTRY[end];
  return nodes ? [{ type: 'target', name: msg('area.end', { end: ENDS[end] }), nodes }] : [];
}

/** [3.02] [R51] The high roller takes the first move, or an end; then the other moves first. */
export const claimStep: ChitinStep<'claim'> = {
  rule: '3.02',
  prompt: fixed('prompt.setup.claim'),
  offers: { claim: CLAIM },
  who: (s) => s.mover,
  actions(_, out) {
    for (let i = 0; i < 3; i++) out.add(V.claim, i);
  },
  apply(s, action, log) {
    const choice = nounOf(action);
    if (choice === FIRST) {
      s.first = s.mover;
      s.mover = 1 - s.mover;
      s.goto(STEP['setup.end']);
    } else {
      s.first = 1 - s.mover;
      takeEnd(s, choice - NORTH_END, log);
    }
  },
};

/** [3.02] The low roller, who moves second, chooses an end. */
export const endStep: ChitinStep<'claim'> = {
  rule: '3.02',
  prompt: fixed('prompt.setup.end'),
  offers: { claim: CLAIM },
  who: (s) => s.mover,
  actions(_, out) {
    out.add(V.claim, NORTH_END);
    out.add(V.claim, NORTH_END + 1);
  },
  apply(s, action, log) {
    takeEnd(s, nounOf(action) - NORTH_END, log);
  },
};

function takeEnd(s: Chitin, end: number, log?: Log): void {
  s.die = 0;
  s.end[s.mover] = end;
  s.end[1 - s.mover] = 1 - end;
  log?.add({
    type: 'ends',
    rule: '3.02',
    args: { by: sideNoun(s.mover), first: sideNoun(s.first), end: ENDS[end] },
  });
  s.mover = 0;
  s.goto(STEP['setup.force'], { type: 0 });
}

/**
 * [3.03] [R50] Both sides choose a force in secret, type by type. The step is skipped if the scenario gives the force.
 * `mover` is the side that is choosing.
 */
export const forceStep: ChitinStep<'usual' | 'count'> = {
  rule: '3.03',
  prompt: forcePrompt,
  offers: { usual: { label: fixed('label.usual'), isAuto: true }, count: { label: countLabel } },
  secret: true,
  who: (s) => s.mover,
  enter(s, log) {
    const { muster } = s.world.rules;
    if (muster.kind !== 'points') {
      for (let side = 0; side < 2; side++)
        for (let t = 0; t < TYPES; t++)
          s.force[side * TYPES + t] =
            muster.kind === 'fixed' ? (muster.counts[t] ?? 0) : s.world.pool[t];
      deploy(s, log);
      return;
    }
    const frame = s.frame(STEP['setup.force']);
    while (frame.type < WORKER && mostOf(s, s.mover, frame.type) === 0) frame.type++;
    if (frame.type >= WORKER) s.goto(STEP['setup.ready']);
  },
  actions(s, out) {
    const { type: t } = s.frame(STEP['setup.force']);
    if (isFirstType(s, t)) out.add(V.usual);
    listCounts(s, t, out);
  },
  apply(s, action) {
    const frame = s.frame(STEP['setup.force']);
    if (verbOf(action) === V.usual) {
      const force = usualForce(s.world);
      for (let t = 0; t < WORKER; t++) s.force[s.mover * TYPES + t] = force[t];
      frame.type = WORKER;
      return;
    }
    s.force[s.mover * TYPES + frame.type] = nounOf(action);
    frame.type++;
  },
  refusals: {
    usual: () => refuse('R57', 'refusal.usual-first'),
    count(s) {
      const { type } = s.frame(STEP['setup.force']);
      const most = mostOf(s, s.mover, type);
      return refuse('3.03', 'refusal.too-many', { most, units: typePlural(type) });
    },
  },
};

/** [R50] A side confirms its force; the confirmation of the second side reveals both. */
export const readyStep: ChitinStep<'done'> = {
  rule: '3.03',
  prompt: readyPrompt,
  offers: { done: { label: fixed('label.done.setup.ready') } },
  reveals: true,
  who: (s) => s.mover,
  actions(_, out) {
    out.add(V.done);
  },
  apply(s, _, log) {
    log?.add({ type: 'ready', rule: '3.03', args: { by: sideNoun(s.mover) } });
    if (s.mover === 1) deploy(s, log);
    else {
      s.mover = 1;
      s.goto(STEP['setup.force'], { type: 0 });
    }
  },
};

/** Returns whether the viewer may not see the force and the type: only the choosing side does. */
const isHidden = (s: Chitin): boolean => s.force[s.mover * TYPES] < 0;

/** [3.03] Returns the prompt: how many units of a type, and the points left for it. */
function forcePrompt(s: Chitin): Message {
  const { type } = s.frame(STEP['setup.force']);
  if (isHidden(s) || !UNIT_TYPES[type]) return msg('prompt.setup.force.hidden');
  const [left, most] = [pointsLeft(s, s.mover), mostOf(s, s.mover, type)];
  return inTurn(
    msg('prompt.setup.force', { units: typePlural(type), left, most }),
    type === BASIC ? commandWarning(s) : undefined,
  );
}

/** [8.033] Returns the warning about a force without Basics; undefined if it has one or needs none. */
export function commandWarning(s: Chitin): Message | undefined {
  const n = leaderless(s, s.mover);
  return n === 0 ? undefined : msg('warning.command', { n });
}

/**
 * [R50] Returns the prompt before confirming: points left now are lost. Other sides must not learn their number, nor
 * the gaps of the force.
 */
function readyPrompt(s: Chitin): Message {
  const hidden = isHidden(s);
  return inTurn(
    msg('prompt.setup.ready', { left: hidden ? 0 : pointsLeft(s, s.mover) }),
    hidden ? undefined : commandWarning(s),
    msg('prompt.setup.ready.last'),
  );
}

function countLabel(s: Chitin, n: number): Message {
  const { type } = s.frame(STEP['setup.force']);
  if (n === 0) return msg('label.count.none', { units: typePlural(type) });
  return msg('label.count', {
    units: countOf(type, n),
    points: n * s.world.ratings.types[type].attack,
  });
}

function listCounts(s: Chitin, t: number, out: LegalActions<'count'>): void {
  for (let n = 0; n <= mostOf(s, s.mover, t); n++) out.add(V.count, n);
}

const isFirstType = (s: Chitin, t: number): boolean =>
  UNIT_TYPES.every((_, earlier) => earlier >= t || mostOf(s, s.mover, earlier) === 0);

/** [3.03] Returns the combat points that a side has not spent yet; unspent ones are lost [R50]. */
export function pointsLeft(s: Chitin, side: number): number {
  const { muster } = s.world.rules;
  if (muster.kind !== 'points') return 0;
  let left = muster.points;
  for (let t = 0; t < WORKER; t++)
    left -= s.force[side * TYPES + t] * s.world.ratings.types[t].attack;
  return left;
}

/** [3.03] Returns the maximum number of units of a type that the points, the limit on flyers and the pool allow. */
export function mostOf(s: Chitin, side: number, t: number): number {
  const { muster } = s.world.rules;
  if (muster.kind !== 'points') return 0;
  const { attack } = s.world.ratings.types[t];
  const own = s.force[side * TYPES + t];
  const free = pointsLeft(s, side) + own * attack;
  const limit = limitOf(t, muster);
  return Math.max(0, Math.min(s.world.pool[t], Math.trunc(Math.min(free, limit) / attack)));
}

/** [3.03] Returns the maximum number of units of a type that any force of the scenario can contain. */
export function mostEver({ rules, pool, ratings }: World, t: number): number {
  const { attack } = ratings.types[t];
  if (rules.muster.kind !== 'points' || attack === 0) return 0;
  return Math.min(pool[t], Math.trunc(limitOf(t, rules.muster) / attack));
}

/** [3.03] Returns the points that may be spent on one type: flyers have a limit, Basics need the advanced rules. */
function limitOf(t: number, muster: { points: number; air: number; basics: boolean }): number {
  if (t === PLUNGE) return muster.air;
  if (t === BASIC && !muster.basics) return 0;
  return muster.points;
}

/**
 * [R57] Returns a sensible force for a scenario: Basics and flyers up to their limits, if it has any, then the ground
 * types in turn until the points are spent.
 */
export function usualForce({ rules, pool, ratings }: World): number[] {
  const force = new Array<number>(TYPES).fill(0);
  if (rules.muster.kind !== 'points') return force;
  let { points } = rules.muster;
  const take = (t: number, n: number): void => {
    const most = Math.min(n, pool[t] - force[t], Math.trunc(points / ratings.types[t].attack));
    force[t] += Math.max(0, most);
    points -= Math.max(0, most) * ratings.types[t].attack;
  };
  if (rules.muster.basics) take(BASIC, pool[BASIC]);
  take(PLUNGE, Math.trunc(rules.muster.air / ratings.types[PLUNGE].attack));
  while (points > 0) {
    const before = points;
    for (let t = 0; t < WARRIOR_TYPES; t++) take(t, 1);
    if (points === before) break;
  }
  return force;
}

/** [6.01] Reveals the forces and puts all units beside their own short edge. */
function deploy(s: Chitin, log?: Log): void {
  s.revealed = 1;
  for (let side = 0; side < 2; side++) {
    s.force[side * TYPES + WORKER] = WORKERS;
    log?.add({ type: 'force', rule: '3.03', args: { by: sideNoun(side), list: forceOf(s, side) } });
  }
  const placed = new Array<number>(2 * TYPES).fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const i = sideOf(u) * TYPES + TYPE_OF[u];
    if (placed[i]++ < s.force[i]) s.at[u] = ownBox(s, sideOf(u));
  }
  s.mover = s.first;
  s.round = 1;
  s.goto(STEP['turn.begin']);
}

/** Returns a force in words: "9 Gantuas, 2 Basics". */
function forceOf(s: Chitin, side: number): Several {
  const counts = Array.from(s.force.subarray(side * TYPES, (side + 1) * TYPES));
  return { row: counts.flatMap((n, t) => (n > 0 ? [countOf(t, n)] : [])) };
}
