/** [7.02] [7.03] [5.00-3a] Declaring the attacks of ground stacks, one edge at a time, ascending. */
import { type LegalActions, nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { NEXT } from '../../data/field.ts';
import { firstUnit, isFlyer, isWarrior, TYPE_OF } from '../../data/units.ts';
import { type Chitin, holdsHex, isOnMap, stackAt, unitsEnd } from '../../state.ts';
import { airPlace, nodeRow, oddsName, signed, typePlural, unitRow } from '../../i18n/nouns.ts';
import { fixed, msg, refuse } from '../../i18n/msg.ts';
import { declaredBattles } from './07-battles.ts';
import {
  canComplete,
  facesAllOf,
  flyersReachAllOf,
  idleCharge,
  leftIdle,
  leftOut,
  makesOneBattle,
  readFronts,
  unattacked,
} from './07-fronts.ts';
import { attackStrength, isAir, type BattleStrength, weighBattle } from './07-strength.ts';
import { STEP, V } from '../names.ts';
import type { ChitinStep } from '../step.ts';
import { aimAt, plannedArea } from './07-sheet.ts';
import type { Fronts } from '../scratch.ts';
import { survey } from '../survey.ts';

/** [R55] Attacks are declared in the order of their edges, until every duty is done. */
export const declareStep: ChitinStep<'attack' | 'done'> = {
  rule: '7.02',
  prompt: fixed('prompt.combat.declare'),
  offers: {
    attack: {
      label: attackLabel,
      preview: (s, edge) => plannedArea(s, { edges: [edge] }, NEXT[edge]),
    },
    done: { label: fixed('label.done.combat.declare') },
  },
  who: (s) => s.mover,
  enter(s) {
    if (readFronts(s).attackerCount === 0) s.goto(STEP['combat.announce']);
  },
  actions(s, out) {
    const fronts = readFronts(s);
    listEdges(s, fronts, out);
    if (unattacked(fronts) < 0 && idleCharge(fronts) < 0) out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) {
      s.goto(STEP['combat.announce']);
      return;
    }
    const edge = nounOf(action);
    aimAt(s, Math.trunc(edge / 6), edge % 6);
    s.frame(STEP['combat.declare']).last = edge;
  },
  refusals: { attack: whyNotAttack, done: (s) => dutiesLeft(s, readFronts(s))[0] },
};

function attackLabel(_: Chitin, edge: number) {
  return msg('label.attack', { at: node(NEXT[edge]), from: node(Math.trunc(edge / 6)) });
}

/** Lists the edges after the last one from which the declaration can still be completed legally. */
function listEdges(s: Chitin, fronts: Fronts, out: LegalActions<'attack'>): void {
  const { last } = s.frame(STEP['combat.declare']);
  for (let i = 0; i < fronts.attackerCount; i++) {
    for (let k = 0; k < 3; k++) {
      const d = fronts.directions[i * 3 + k];
      const edge = fronts.attackers[i] * 6 + d;
      if (d < 0 || edge <= last) continue;
      const j = fronts.edges[i * 3 + k];
      if (makesOneBattle(fronts, i, j) && canComplete(fronts, i, j, k)) out.add(V.attack, edge);
    }
  }
}

/** [5.00-3a] [R19] Fixes the battles and their odds; nothing changes them afterwards. */
export const announceStep: ChitinStep = {
  rule: '5.00',
  enter(s, log) {
    declaredBattles(s).forEach((sides, b) => {
      const weighed = weighBattle(s, sides);
      for (const { units } of [...sides.attackers, ...sides.targets])
        for (const u of units) s.fight[u] = b;
      s.attack[b] = weighed.attack;
      s.defence[b] = weighed.defence;
      s.place[b] = sides.targets[0].node;
      if (log) announce(log, weighed);
    });
    markMenaced(s);
    s.goto(STEP['combat.next']);
  },
};

/** [5.00-3a] Logs a battle: attackers, targets, odds, and every add. */
function announce(log: Log, weighed: BattleStrength): void {
  const { attackers, targets, attack, defence, column } = weighed;
  const args = { ...whoAndWhom(weighed), attack, defence, odds: oddsName(column) };
  log.add({ type: kindOf(weighed), rule: '7.061', args });
  for (const share of [...attackers, ...targets])
    for (const { rule, reason, value } of share.adds) {
      const add = { reason, value: signed(value) };
      if (isAir(share))
        log.add({ type: 'air-add', rule, args: { ...add, us: unitRow(share.units) } });
      else log.add({ type: 'add', rule, args: { ...add, at: node(share.node) } });
    }
}

/** Returns stacks by their hexes, and flyers by their megahex. */
function whoAndWhom({ attackers, targets }: BattleStrength) {
  const [air] = attackers.filter(isAir);
  return {
    from: nodeRow(attackers.filter((share) => !isAir(share)).map((share) => share.node)),
    at: nodeRow(targets.map((share) => share.node)),
    them: unitRow(targets.flatMap(({ units }) => units)),
    ...(air && { us: unitRow(air.units), air: airPlace(air.node) }),
  };
}

function kindOf({ attackers, targets }: BattleStrength): string {
  if (isAir(targets[0])) return 'duel';
  if (isAir(attackers[0])) return 'strike';
  return attackers.some(isAir) ? 'joint-battle' : 'battle';
}

/**
 * [7.05] [R20] Marks the stacks that begin the combat phase with an undisrupted enemy warrior behind them, unless all
 * enemies behind them are attacked in this turn.
 */
function markMenaced(s: Chitin): void {
  const { foe } = survey(s, s.mover);
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (!isFlyer(u) && isOnMap(s, u) && isMenaced(s, u, foe)) s.menace[u] = s.at[u];
}

/** [7.02] Checks the three hexes behind a unit. `foe` counts enemies; usually it finds none. */
function isMenaced(s: Chitin, u: number, foe: Int8Array): boolean {
  let [isThreat, isLeft] = [false, false];
  for (let turn = 2; turn <= 4; turn++) {
    const n = NEXT[s.at[u] * 6 + ((s.facing[u] + turn) % 6)];
    if (n < 0 || foe[n] === 0) continue;
    const stack = stackAt(s, 1 - s.mover, n);
    isThreat ||= stack.some((e) => isWarrior(e) && !s.disrupted[e]);
    isLeft ||= stack.some((e) => s.fight[e] === NONE);
  }
  return isThreat && isLeft;
}

function whyNotAttack(s: Chitin, edge: number): Refusal {
  const fronts = readFronts(s);
  const n = Math.trunc(edge / 6);
  const to = NEXT[edge];
  if (!holdsHex(s, s.mover, n)) return refuse('7.02', 'refusal.no-stack', { at: node(n) });
  if (to < 0 || !holdsHex(s, 1 - s.mover, to))
    return refuse('7.02', 'refusal.attack-nobody', { at: node(n) });
  if (attackStrength(s, stackAt(s, s.mover, n)) === 0)
    return refuse('2.023', 'refusal.workers-attack', { at: node(n) });
  return whyNotEdge(s, fronts, n, edge, to);
}

function whyNotEdge(s: Chitin, fronts: Fronts, n: number, edge: number, to: number): Refusal {
  const pair = { from: node(n), at: node(to) };
  const i = fronts.attackers.subarray(0, fronts.attackerCount).indexOf(n);
  const j = fronts.targetAt[to];
  const slot = [0, 1, 2].find((k) => i >= 0 && fronts.directions[i * 3 + k] === edge % 6) ?? -1;
  if (slot < 0) return refuse('7.02', 'refusal.attack-behind', pair);
  if (edge <= s.frame(STEP['combat.declare']).last)
    return refuse('R55', 'refusal.attack-late', pair);
  if (!facesAllOf(fronts, i, j)) return refuse('7.03', 'refusal.attack-apart', pair);
  if (!flyersReachAllOf(fronts, i, j)) return refuse('R34', 'refusal.attack-two-megahexes', pair);
  const left = leftOut(fronts, i, j, slot);
  if (left >= 0)
    return refuse('7.02', 'refusal.attack-leaves-out', {
      ...pair,
      left: node(fronts.targets[left]),
    });
  const idle = node(fronts.attackers[leftIdle(fronts, i, j)]);
  return refuse('8.021', 'refusal.attack-leaves-idle', { ...pair, idle });
}

/** A duty as a refusal, with its hex. */
interface Duty extends Refusal {
  readonly node: number;
}

/** [7.02] [8.021] Returns everything that must still be attacked, and every charge without an attack. */
export function dutiesLeft(s: Chitin, fronts: Fronts): Duty[] {
  const duties: Duty[] = [];
  for (let j = 0; j < fronts.targetCount; j++) {
    if (!fronts.owed[j] || fronts.targetGroup[j] >= 0) continue;
    const [at, from] = [fronts.targets[j], fronts.attackers[ownerOf(fronts, j)]];
    const units = typePlural(TYPE_OF[stackAt(s, s.mover, from)[0]]);
    const reason = msg('refusal.unattacked', { at: node(at), units, from: node(from) });
    duties.push({ node: at, rule: '7.02', reason });
  }
  for (let i = 0; i < fronts.attackerCount; i++) {
    if (!fronts.charging[i] || fronts.attackerGroup[i] >= 0) continue;
    const at = fronts.attackers[i];
    duties.push({ node: at, rule: '8.021', reason: msg('refusal.idle-charge', { at: node(at) }) });
  }
  return duties;
}

/** Returns an attacker that has target j in front. */
function ownerOf(fronts: Fronts, j: number): number {
  for (let i = 0; i < fronts.attackerCount; i++)
    for (let k = 0; k < 3; k++)
      if (fronts.directions[i * 3 + k] >= 0 && fronts.edges[i * 3 + k] === j) return i;
  return 0;
}
