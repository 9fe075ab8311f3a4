/**
 * [5.19] [5.20] After a round each side may retreat. Every retreating unit faces one pursuer; then the army falls
 * back one hex toward its own base, or is lost.
 */
import { verbOf } from '../../../../kernel/action.ts';
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { DISCARDED } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { besides } from '../armies/03-control.ts';
import { enter } from '../exploration/03-enter.ts';
import { hasRoomAt } from '../armies/03-march.ts';
import { learnByHit } from '../armies/03-experience.ts';
import { damageOf, destroy } from './05-damage.ts';
import {
  armyIn,
  battleOf,
  decides,
  foesAt,
  goOn,
  ownerIn,
  setArmy,
  unitsIn,
} from './05-battle-state.ts';
import { clearMark, hasMark } from './05-battle-flags.ts';
import { ATTACKER, beginChallenge, fateOf } from './05-pools.ts';
import { attackOf, resistOf } from './05-strength.ts';
import { drawHidden } from '../hidden-dice.ts';
import { isKnown, whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP, V } from '../names.ts';
import {
  armiesAt,
  cardsOf,
  facilitiesAt,
  has,
  hasFlag,
  heroOf,
  isArmy,
  isGarrison,
  setFlag,
  unitsOf,
} from '../pieces.ts';
import { type ArmageddonStep, focus } from '../step.ts';

type S = Armageddon;

/** Stages of a retreat. */
const STAGE = { pursued: 0, gone: 1 } as const;

/** [5.20] Returns whether an army can retreat; garrisons cannot. */
const canRetreat = (s: S, role: number): boolean =>
  armyIn(s, role) !== NONE && !isGarrison(s, armyIn(s, role));

/** [10.1.21] Returns whether a Trickster can leave before the first round. */
export function maySlip(s: S, role: number): boolean {
  const hero = heroOf(s, armyIn(s, role));
  const isFirst = battleOf(s).round === 0;
  return isFirst && hero !== NONE && has(s, hero, 'trickster') && canRetreat(s, role);
}

// Decision

/**
 * [5.19] Lets a side decide after a round, if its army can retreat. If the battle has lasted too long, the attacker
 * retreats automatically [R104].
 */
export function askToGo(s: S, role: number): void {
  const isOver = unitsIn(s, role).length === 0 || unitsIn(s, 1 - role).length === 0;
  if (isOver) return;
  if (role === ATTACKER && battleOf(s).round >= s.world.values.battleRounds) breakOff(s);
  else if (decides(s, role) && canRetreat(s, role))
    s.push(STEP['battle.go'], { side: ownerIn(s, role), role });
}

/** [R104] Breaks off a battle that has lasted too long: the attacker retreats; a garrison ends its sally. */
function breakOff(s: S): void {
  goOn(s, 'muster');
  if (canRetreat(s, ATTACKER)) beginRetreat(s, ATTACKER, true);
  else for (const army of engaged(s, ATTACKER)) clearMark(s, army, 'engaged');
}

/** Returns the armies of a role in the battle. */
const engaged = (s: S, role: number): number[] =>
  armiesAt(s, battleOf(s).hex).filter(
    (a) => s.owner[a] === ownerIn(s, role) && hasMark(s, a, 'engaged'),
  );

/** Returns the armies of a role that can retreat. */
const field = (s: S, role: number): number[] =>
  engaged(s, role).filter((a) => !isGarrison(s, a) && unitsOf(s, a).length > 0);

const choiceOf = (s: S) => s.frame(STEP['battle.go']);

export const goStep: ArmageddonStep<'stay' | 'retreat' | 'retreat-all'> = {
  rule: '5.19',
  who: (s) => choiceOf(s).side,
  prompt: fixed('prompt.battle.go'),
  focus,
  offers: {
    stay: { label: fixed('label.stay') },
    retreat: { label: fixed('label.retreat') },
    'retreat-all': { label: fixed('label.retreat-all') },
  },
  reveals: true,
  actions(s, out) {
    out.add(V.stay);
    out.add(V.retreat);
    if (field(s, choiceOf(s).role).length > 1) out.add(V['retreat-all']);
  },
  apply(s, action) {
    const { role } = choiceOf(s);
    s.pop();
    if (verbOf(action) !== V.stay) beginRetreat(s, role, verbOf(action) === V['retreat-all']);
  },
  refusals: { 'retreat-all': () => ({ rule: '5.19', reason: msg('refusal.one-army') }) },
};

// Retreat

const frameOf = (s: S) => s.frame(STEP['battle.retreat']);

/**
 * [5.20] Starts the retreat of the fighting army, or of all armies in the field. `less`: dice that pursuers lose
 * [10.1.21].
 */
export function beginRetreat(s: S, role: number, all: boolean, less = 0): void {
  goOn(s, 'muster');
  s.push(STEP['battle.retreat'], {
    ...{ role, army: armyIn(s, role), last: NONE, nth: 0, stage: STAGE.pursued },
    ...{ all: all ? 1 : 0, less },
  });
}

export const retreatStep: ArmageddonStep = {
  rule: '5.20',
  enter(s, log) {
    const f = frameOf(s);
    if (f.stage === STAGE.gone) return leave(s, log);
    if (f.last !== NONE) learnByPursuit(s);
    const unit = unitsOf(s, f.army).find((u) => u > f.last);
    if (unit !== undefined) return pursue(s, unit);
    f.stage = STAGE.gone;
    if (isArmy(s, f.army) && cardsOf(s, f.army).length > 0) drawHidden(s);
  },
};

/** [5.20] [R105] Returns the nth pursuer: the units that stay take turns. */
function pursuerOf(s: S, nth: number): number {
  const pursuers = unitsIn(s, 1 - frameOf(s).role);
  return pursuers[nth % pursuers.length];
}

/** [3.22] [R109] A pursuit gives experience like any ground challenge. */
function learnByPursuit(s: S): void {
  const { last, nth, role } = frameOf(s);
  if (damageOf(s, 'ground', pursuerOf(s, nth - 1), last, s.margin) > 0)
    learnByHit(s, armyIn(s, 1 - role), s.place[last] === DISCARDED);
}

/** [5.20] [R105] Starts the challenge of a retreating unit by its pursuer. */
function pursue(s: S, unit: number): void {
  const f = frameOf(s);
  const by = pursuerOf(s, f.nth);
  [f.last, f.nth] = [unit, f.nth + 1];
  beginChallenge(s, {
    ...{ kind: 'ground', attacker: by, defender: unit },
    attack: attackOf(s, by, 1 - f.role) - f.less,
    defence: resistOf(s, unit, f.role),
    ...{ attackFate: fateOf(s, by), defenceFate: fateOf(s, unit) },
  });
}

/** [5.20] Moves the survivors of an army; then comes the next army, if all retreat. */
function leave(s: S, log?: Log): void {
  const { army, role, all, less } = frameOf(s);
  s.pop();
  if (armyIn(s, role) === army) setArmy(s, role, NONE);
  const next = all ? field(s, role).find((a) => a !== army) : undefined;
  if (next !== undefined)
    s.push(STEP['battle.retreat'], { role, army: next, last: NONE, nth: 0, stage: 0, all, less });
  if (cardsOf(s, army).length > 0) fallBack(s, army, log);
}

/** [3.25] [5.20] Moves an army toward the nearest friendly base; if it is shut in or has no way out, it is lost. */
function fallBack(s: S, army: number, log?: Log): void {
  const to = isTrapped(s, army) ? undefined : wayBack(s, army);
  for (const u of [army, ...cardsOf(s, army)]) s.marks[u] = 0;
  for (const u of cardsOf(s, army)) s.toll[u] = 0;
  if (to === undefined) {
    log?.add({
      type: 'trapped',
      rule: '5.20',
      args: { army: named(s, army) },
      to: whoKnows(s, army),
    });
    const by = ownerIn(s, s.owner[army] === battleOf(s).attacker ? 1 - ATTACKER : ATTACKER);
    for (const u of cardsOf(s, army)) destroy(s, u, '5.20', log, by);
    return;
  }
  const args = { army: named(s, army), at: node(to) };
  log?.add({ type: 'retreats', rule: '5.20', args, to: whoKnows(s, army) });
  setFlag(s, army, 'moved');
  enter(s, army, to);
}

/** [3.25] Returns whether the army is at a friendly base that an enemy has shut in since an earlier turn. */
const isTrapped = (s: S, army: number): boolean => {
  const here = s.place[army];
  const hasBase = basesOf(s, s.owner[army]).some((u) => s.place[u] === here);
  return (
    hasBase &&
    armiesAt(s, here).some((a) => s.owner[a] !== s.owner[army] && hasFlag(s, a, 'closed'))
  );
};

/** Returns the strongholds and outposts of an owner, player or not. */
function basesOf(s: S, owner: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === owner && s.place[u] >= 0 && has(s, u, 'supply')) found.push(u);
  return found;
}

/**
 * [5.20] Returns the neighbouring hex nearest to another friendly base, if it is nearer and not barred by known
 * enemies.
 */
function wayBack(s: S, army: number): number | undefined {
  const [side, here] = [s.owner[army], s.place[army]];
  const bases = basesOf(s, side).map((u) => s.place[u]);
  const others = bases.filter((n) => n !== here);
  const far = (n: number) =>
    Math.min(...others.map((base) => nodeDistance(s.world.board, n, base)));
  const open = besides(s, here).filter((n) => far(n) < far(here) && isOpen(s, n, side));
  return open.sort((a, b) => far(a) - far(b) || a - b)[0];
}

/** [3.11] [5.20] Returns whether a hex has room, no known enemies with units, and no known enemy base. */
const isOpen = (s: S, hex: number, side: number): boolean =>
  hasRoomAt(s, side, hex) &&
  foesAt(s, hex, side).length === 0 &&
  facilitiesAt(s, hex).every(
    (u) => s.owner[u] === side || !has(s, u, 'supply') || !isKnown(s, u, side),
  );
