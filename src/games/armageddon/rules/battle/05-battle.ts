/**
 * Section 5: a battle from its first army to the last side standing. Its frame is below every challenge that it
 * causes; each stage either pushes a step and stays, or moves on to another stage.
 */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { learn } from '../armies/03-experience.ts';
import { takeHex } from '../armies/03-capture.ts';
import { actNext, throwForIt } from './05-unit-activation.ts';
import {
  armyIn,
  battleOf,
  type BattleStageId,
  decides,
  fightersAt,
  goOn,
  ownerIn,
  setArmy,
  STAGES,
  unitsIn,
} from './05-battle-state.ts';
import { clearMarks, endRoundOf, hasMark, setMark } from './05-battle-flags.ts';
import { ATTACKER, DEFENDER } from './05-pools.ts';
import { askToGo, maySlip } from './05-retreat.ts';
import { recover, regenerate } from './05-hits.ts';
import { beginHunt } from '../covert/05-hunt.ts';
import { openMouth } from '../exploration/04-observe.ts';
import { formUp } from '../armies/05-reach.ts';
import { EVERYTHING, isKnown, reveal, revealToAll, whoKnows } from '../knowledge.ts';
import { isCult } from '../exploration/13-cult-capture.ts';
import { named, namedFor, ownerName } from '../named.ts';
import { STEP, V } from '../names.ts';
import {
  armiesAt,
  cardsOf,
  clearFlag,
  facilitiesAt,
  isCombatCapable,
  isFamily,
  has,
  isGarrison,
  isPlayer,
} from '../pieces.ts';
import { dissolve } from './05-damage.ts';
import { type ArmageddonStep, focus, withArmy } from '../step.ts';

type S = Armageddon;

const ROLES = [ATTACKER, DEFENDER] as const;

/** [5.11] Starts a battle in a hex between two owners. */
export function beginBattle(
  s: S,
  hex: number,
  attacker: number,
  defender: number,
  log?: Log,
): void {
  const args = { by: ownerName(s, attacker), foe: ownerName(s, defender), at: node(hex) };
  log?.add({ type: 'battle', rule: '5.11', args });
  openMouth(s, hex, attacker, log);
  for (const army of armiesAt(s, hex))
    if (s.owner[army] === attacker || s.owner[army] === defender) clearEmpty(s, army, log);
  // [R102] A side fights only armies that it sees.
  const viewer = isPlayer(s, attacker) ? attacker : EVERYTHING;
  for (const army of [...fightersAt(s, hex, attacker), ...fightersAt(s, hex, defender, viewer)]) {
    setMark(s, army, 'engaged');
    clearFlag(s, army, 'stealth');
  }
  const holder = holderOf(s, hex, attacker, defender);
  s.push(STEP.battle, {
    ...{ hex, attacker, defender, holder, first: NONE, second: NONE, fresh: 0 },
    ...{ stage: 0, round: 0, turn: ATTACKER },
  });
}

/** [5.13] Destroys an army without cards. */
function clearEmpty(s: S, army: number, log?: Log): void {
  if (isGarrison(s, army) || cardsOf(s, army).length > 0) return;
  log?.add({
    type: 'emptied',
    rule: '5.13',
    args: { army: named(s, army) },
    to: whoKnows(s, army),
  });
  dissolve(s, army);
}

/**
 * [R100] Returns the owner that the ground helps: the owner of the base in the hex, if the attacker sees it, else the
 * defender.
 */
function holderOf(s: S, hex: number, attacker: number, defender: number): number {
  const base = facilitiesAt(s, hex).find((u) => has(s, u, 'supply') && sees(s, u, attacker));
  return base === undefined ? defender : s.owner[base];
}

const sees = (s: S, u: number, owner: number): boolean =>
  !isPlayer(s, owner) || isKnown(s, u, owner);

const STAGE_TABLE: Readonly<Record<BattleStageId, (s: S, log?: Log) => void>> = {
  muster,
  form,
  initiative: throwForIt,
  act: actNext,
  after: endRound,
  attacker: askAttacker,
  defender: askDefender,
  over: end,
  spoils,
};

export const battleStep: ArmageddonStep = {
  rule: '5.11',
  enter(s, log) {
    STAGE_TABLE[STAGES[battleOf(s).stage]](s, log);
  },
};

/** Returns the armies that could fight in a role. */
const fightersIn = (s: S, role: number): number[] =>
  armiesAt(s, battleOf(s).hex).filter(
    (a) => s.owner[a] === ownerIn(s, role) && hasMark(s, a, 'engaged') && isCombatCapable(s, a),
  );

/** [5.13] Lets a side without an army in the fight send its next one; without any, the battle is over. */
function muster(s: S, log?: Log): void {
  if (ROLES.some((role) => fightersIn(s, role).length === 0)) {
    goOn(s, 'over');
    return;
  }
  const role = ROLES.find((r) => !fightersIn(s, r).includes(armyIn(s, r)));
  if (role === undefined) {
    goOn(s, 'form');
    return;
  }
  const armies = fightersIn(s, role);
  if (armies.length > 1 && decides(s, role))
    s.push(STEP['battle.lead'], { side: ownerIn(s, role), role });
  else enlist(s, role, armies[0], log);
}

/** [R102] Reveals a fighting army: all cards to sides in the hex, the army to others. */
function enlist(s: S, role: number, army: number, log?: Log): void {
  setArmy(s, role, army);
  battleOf(s).fresh |= 1 << role;
  revealToAll(s, army);
  const watchers = new Set(armiesAt(s, battleOf(s).hex).map((a) => s.owner[a]));
  for (const side of watchers)
    if (isPlayer(s, side)) for (const u of cardsOf(s, army)) reveal(s, u, side);
  formUp(s, unitsIn(s, role));
  log?.add({ type: 'fights', rule: '5.13', args: { army: named(s, army) } });
}

export const leadStep: ArmageddonStep<'lead'> = {
  rule: '5.13',
  who: (s) => s.frame(STEP['battle.lead']).side,
  prompt: fixed('prompt.battle.lead'),
  focus,
  offers: { lead: { label: withArmy('label.lead') } },
  reveals: true,
  actions(s, out) {
    for (const army of fightersIn(s, s.frame(STEP['battle.lead']).role)) out.add(V.lead, army);
  },
  apply(s, action, log) {
    const { role } = s.frame(STEP['battle.lead']);
    s.pop();
    enlist(s, role, nounOf(action), log);
  },
  refusals: {
    lead(s, army) {
      const args = { army: namedFor(s, army, s.frame(STEP['battle.lead']).side) };
      return { rule: '5.13', reason: msg('refusal.no-fighter-army', args) };
    },
  },
};

/** [5.14] Lets both sides arrange the rows of a new army; a single unit needs no arrangement. */
function form(s: S): void {
  const f = battleOf(s);
  const role = ROLES.find((r) => (f.fresh >> r) & 1);
  if (role === undefined) {
    goOn(s, 'initiative');
    return;
  }
  f.fresh &= ~(1 << role);
  if (decides(s, role) && (unitsIn(s, role).length > 1 || maySlip(s, role)))
    s.push(STEP['battle.rows'], { side: ownerIn(s, role), role });
}

/** [5.16] [5.19] Ends a round, with the effects that last until then. */
function endRound(s: S): void {
  for (const role of ROLES) for (const u of unitsIn(s, role)) endRoundFor(s, u);
  goOn(s, 'attacker');
}

function endRoundFor(s: S, u: number): void {
  endRoundOf(s, u);
  recover(s, u);
  regenerate(s, u);
}

/** [5.19] Lets the attacker decide first whether to retreat. */
function askAttacker(s: S): void {
  goOn(s, 'defender');
  askToGo(s, ATTACKER);
}

function askDefender(s: S): void {
  goOn(s, 'muster');
  askToGo(s, DEFENDER);
}

/** [5.21] Ends the battle: the last side standing wins. */
function end(s: S, log?: Log): void {
  const { hex } = battleOf(s);
  const winner = ROLES.find((role) => fightersIn(s, role).length > 0) ?? DEFENDER;
  const args = { by: ownerName(s, ownerIn(s, winner)), at: node(hex) };
  log?.add({ type: 'victory', rule: '5.21', args });
  learn(s, armyIn(s, winner), s.world.values.experienceWin);
  battleOf(s).turn = winner;
  goOn(s, 'spoils');
}

/** [5.21] [5.28] Hunts heroes that are left alone, then takes the hex with its base. */
function spoils(s: S, log?: Log): void {
  const { hex, turn } = battleOf(s);
  const winner = ownerIn(s, turn);
  const hero = isPlayer(s, winner) ? abandonedHero(s, 1 - turn) : undefined;
  if (hero !== undefined) {
    setMark(s, hero, 'placed');
    beginHunt(s, winner, hero);
    return;
  }
  clearMarks(s);
  s.pop();
  if (isPlayer(s, winner) || isCult(s, winner)) takeHex(s, winner, hex, log);
}

/** Returns a hero who has lost all units of the army here and has not been hunted yet. */
const abandonedHero = (s: S, role: number): number | undefined =>
  armiesAt(s, battleOf(s).hex)
    .filter((a) => s.owner[a] === ownerIn(s, role) && hasMark(s, a, 'engaged'))
    .filter((a) => !isCombatCapable(s, a))
    .flatMap((a) => cardsOf(s, a))
    .find((u) => isFamily(s, u, 'hero') && !hasMark(s, u, 'placed'));
