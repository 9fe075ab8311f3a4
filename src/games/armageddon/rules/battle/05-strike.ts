/** [5.16] The action of one unit: it aims, strikes, perhaps once more, and is committed. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { DISCARDED } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { pay } from '../empire/02-pay.ts';
import { damageOf, defenceOf } from './05-damage.ts';
import {
  AIM,
  armyIn,
  type BattleOption,
  STRIKE_STAGE,
  ownerIn,
  unitsIn,
  WAY,
  WAYS,
} from './05-battle-state.ts';
import { learnByHit } from '../armies/03-experience.ts';
import { grow, unsettle } from './05-hits.ts';
import { clearMark, hasMark, setMark, setTally } from './05-battle-flags.ts';
import { beginChallenge, fateOf } from './05-pools.ts';
import { attackOf, attackOn, resistOf } from './05-strength.ts';
import { AIM_OF, marksFor } from './05-unit-options.ts';
import { whoKnows } from '../knowledge.ts';
import { named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { has, isPlayer, leftOf, level } from '../pieces.ts';
import { type ArmageddonStep, focus, withCard } from '../step.ts';

type S = Armageddon;

const frameOf = (s: S) => s.frame(STEP['battle.blow']);
const wayOf = (s: S): BattleOption => WAYS[frameOf(s).way];

/** [5.16] Starts the action of a unit. */
export function beginStrike(s: S, unit: number, role: number, way: BattleOption): void {
  if (way === 'snipe') pay(s, ownerIn(s, role), s.world.values.apSniper);
  s.push(STEP['battle.blow'], {
    ...{ unit, role, way: WAY[way], target: NONE, stage: STRIKE_STAGE.aim },
    ...{ aim: AIM_OF[way], blows: 0, shares: 0, revenge: 0 },
  });
}

export const strikeStep: ArmageddonStep = {
  rule: '5.16',
  enter(s, log) {
    const { stage } = frameOf(s);
    if (stage === STRIKE_STAGE.aim) aim(s);
    else if (stage === STRIKE_STAGE.strike) strike(s, log);
    else if (stage === STRIKE_STAGE.hit) follow(s, log);
    else if (stage === STRIKE_STAGE.avenged) settleRevenge(s);
    else finish(s);
  },
};

/** [10.2.14] Ends the action: a unit that stormed pays for it, and [10.6.11] a charge is used up. */
function finish(s: S): void {
  const { unit } = frameOf(s);
  const way = wayOf(s);
  s.pop();
  setMark(s, unit, 'committed');
  if (s.place[unit] === DISCARDED) return;
  if (way === 'storm') for (const mark of ['exposed', 'stunned'] as const) setMark(s, unit, mark);
  if (way === 'charge') s.load[unit] = NONE;
  clearMark(s, unit, 'charging');
}

// Targets

/** [5.17] Returns the current possible targets. */
function choices(s: S): number[] {
  const { unit, role, aim: at, target } = frameOf(s);
  return marksFor(s, unit, role, at, target).filter((u) => !hasMark(s, u, 'aimed'));
}

/** [10.2.23] Returns whether it may choose several targets, among which it splits its dice. */
const splits = (s: S): boolean =>
  has(s, frameOf(s).unit, 'multi-target') && frameOf(s).aim === AIM.reach;

/** Lets the owner choose among several targets. Owners that are not players aim at the weakest [R101]. */
function aim(s: S): void {
  const f = frameOf(s);
  const found = choices(s);
  const side = ownerIn(s, f.role);
  if (found.length === 0) f.stage = f.shares > 0 ? STRIKE_STAGE.strike : STRIKE_STAGE.over;
  else if (isPlayer(s, side) && (found.length > 1 || f.shares > 0))
    s.push(STEP['battle.aim'], { side });
  else take(s, weakest(s, found));
}

const weakest = (s: S, units: readonly number[]): number =>
  units.reduce((best, u) => (leftOf(s, u) < leftOf(s, best) ? u : best));

function take(s: S, target: number): void {
  const f = frameOf(s);
  if (splits(s)) {
    setMark(s, target, 'aimed');
    f.shares += 1;
    return;
  }
  [f.target, f.stage] = [target, STRIKE_STAGE.strike];
}

export const aimStep: ArmageddonStep<'strike' | 'done'> = {
  rule: '5.17',
  who: (s) => s.frame(STEP['battle.aim']).side,
  prompt: (s) => msg('prompt.battle.aim', { card: nameOf(s, frameOf(s).unit) }),
  focus,
  offers: {
    strike: { label: withCard('label.strike') },
    done: { label: fixed('label.aims-done') },
  },
  // The pools reveal how the enemy is led and supplied.
  reveals: true,
  actions(s, out) {
    for (const u of choices(s)) out.add(V.strike, u);
    if (frameOf(s).shares > 0) out.add(V.done);
  },
  apply(s, action) {
    s.pop();
    if (verbOf(action) === V.done) frameOf(s).stage = STRIKE_STAGE.strike;
    else take(s, nounOf(action));
  },
  refusals: {
    strike(s, u) {
      const { role } = frameOf(s);
      const isThere = unitsIn(s, 1 - role).includes(u);
      const args = { card: namedFor(s, u, ownerIn(s, role)) };
      return { rule: '5.17', reason: msg(isThere ? 'refusal.row' : 'refusal.no-foe', args) };
    },
    done: () => ({ rule: '10.2.23', reason: msg('refusal.no-aim') }),
  },
};

// Strike

function strike(s: S, log?: Log): void {
  const f = frameOf(s);
  if (f.shares > 0) {
    f.target = unitsIn(s, 1 - f.role).find((u) => hasMark(s, u, 'aimed')) ?? NONE;
    if (f.target === NONE) {
      f.stage = STRIKE_STAGE.over;
      return;
    }
    clearMark(s, f.target, 'aimed');
  }
  f.stage = STRIKE_STAGE.hit;
  if (wayOf(s) === 'support' || wayOf(s) === 'cover') help(s, log);
  else if (wayOf(s) === 'snipe') snipe(s, log);
  else hitOut(s, log);
}

function logStrike(s: S, type: 'attacks' | 'helps' | 'snipes', rule: string, log?: Log): void {
  const { unit, target } = frameOf(s);
  const args = { by: named(s, unit), card: named(s, target) };
  log?.add({ type, rule, args, to: whoKnows(s, unit, target) });
}

/** [10.2.19] [10.2.20] Supports a friendly unit in this round. */
function help(s: S, log?: Log): void {
  const { unit, role, target } = frameOf(s);
  const isSupport = wayOf(s) === 'support';
  logStrike(s, 'helps', isSupport ? '10.2.19' : '10.2.20', log);
  if (isSupport) setMark(s, target, 'supported');
  else setTally(s, target, 'cover', attackOf(s, unit, role));
  frameOf(s).stage = STRIKE_STAGE.over;
}

/** [5.22] [10.2.18] Snipes: the unit's level against the fate of the hero, who cannot spend any. */
function snipe(s: S, log?: Log): void {
  const { unit, target } = frameOf(s);
  logStrike(s, 'snipes', '5.22', log);
  const [attack, defence] = [level(s, unit, 'sniper'), defenceOf(s, target)];
  beginChallenge(s, { kind: 'snipe', attacker: unit, defender: target, attack, defence });
}

/** [5.2] [5.18] [S150] Starts an open challenge, in which only the attacked unit can take damage. */
function hitOut(s: S, log?: Log): void {
  const f = frameOf(s);
  const { unit, target, role } = f;
  logStrike(s, 'attacks', '5.16', log);
  if (wayOf(s) === 'charge') setMark(s, unit, 'charging');
  f.revenge = has(s, target, 'vengeance') ? attackOf(s, target, 1 - role) : 0;
  const dice = attackOn(s, unit, role, target, wayOf(s) === 'storm');
  beginChallenge(s, {
    ...{ kind: 'ground', attacker: unit, defender: target },
    ...{ attack: shareOf(s, dice), defence: resistOf(s, target, 1 - role) },
    ...{ attackFate: fateOf(s, unit), defenceFate: fateOf(s, target) },
  });
}

/** [10.2.23] Returns an equal share of the dice; the first targets get the remainder. */
function shareOf(s: S, dice: number): number {
  const { shares, blows } = frameOf(s);
  if (shares < 2) return dice;
  return Math.floor(dice / shares) + (blows < dice % shares ? 1 : 0);
}

// Results

function follow(s: S, log?: Log): void {
  const f = frameOf(s);
  const { unit, target } = f;
  f.stage = STRIKE_STAGE.over;
  f.blows += 1;
  if (wayOf(s) === 'snipe') return;
  const isHit = damageOf(s, 'ground', unit, target, s.margin) > 0;
  const isGone = s.place[target] === DISCARDED;
  if (isHit) learnByHit(s, s.group[unit], isGone);
  if (isGone) grow(s, unit);
  else if (isHit) unsettle(s, unit, target);
  if (isGone && f.revenge > 0 && unitsIn(s, 1 - f.role).length > 0) avenge(s, log);
  else next(s, isHit, isGone);
}

/** [10.2.12] Lets a destroyed unit make a last attack on its killer, whose action ends. */
function avenge(s: S, log?: Log): void {
  const f = frameOf(s);
  const { unit, target, role, revenge } = f;
  f.stage = STRIKE_STAGE.avenged;
  const args = { by: named(s, target), card: named(s, unit) };
  log?.add({ type: 'avenges', rule: '10.2.12', args, to: whoKnows(s, unit, target) });
  beginChallenge(s, {
    ...{ kind: 'ground', attacker: target, defender: unit },
    ...{ attack: revenge, defence: resistOf(s, unit, role), defenceFate: fateOf(s, unit) },
  });
}

/** [10.2.12] [3.22] Applies the last attack like any other, with experience for its army. */
function settleRevenge(s: S): void {
  const f = frameOf(s);
  f.stage = STRIKE_STAGE.over;
  if (damageOf(s, 'ground', f.target, f.unit, s.margin) <= 0) return;
  const isGone = s.place[f.unit] === DISCARDED;
  learnByHit(s, armyIn(s, 1 - f.role), isGone);
  if (!isGone) unsettle(s, f.target, f.unit);
}

/** [10.2.23] [10.2.24] [10.2.25] [10.2.26] Continues the action of a unit that strikes more than once. */
function next(s: S, isHit: boolean, isGone: boolean): void {
  const f = frameOf(s);
  if (f.shares > 0) {
    f.stage = STRIKE_STAGE.strike;
    return;
  }
  if (f.blows > 1) return;
  const wasFront = !hasMark(s, f.target, 'rear');
  if (has(s, f.unit, 'double-attack') && !isGone) f.stage = STRIKE_STAGE.strike;
  else if (has(s, f.unit, 'area-attack')) [f.aim, f.stage] = [AIM.row, STRIKE_STAGE.aim];
  else if (has(s, f.unit, 'breakthrough') && isHit && wasFront)
    [f.aim, f.stage] = [AIM.rear, STRIKE_STAGE.aim];
}
