/** [5.15] [5.16] A round of a battle: the roll for the first action, then one unit after another. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Refusal, RuleId } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { beginStrike } from './05-strike.ts';
import {
  armyIn,
  battleOf,
  type BattleOption,
  decides,
  goOn,
  ownerIn,
  unitsIn,
  WAYS,
} from './05-battle-state.ts';
import { hasMark } from './05-battle-flags.ts';
import { ATTACKER, DEFENDER } from './05-pools.ts';
import { attackOf } from './05-strength.ts';
import { waysOf } from './05-unit-options.ts';
import { namedFor, ownerName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardOf, heroOf, level } from '../pieces.ts';
import { type ArmageddonStep, cardFor, DICE, focus, withCard } from '../step.ts';

type S = Armageddon;

/** [5.15] Number of faces of the die that both sides roll. */
const DIE = 6;

/** [5.15] [10.1.15] Returns what a role adds to its die: fate and Aggressive of its hero. */
function dash(s: S, role: number): number {
  const hero = heroOf(s, armyIn(s, role));
  return hero === NONE ? 0 : cardOf(s, hero).fate + level(s, hero, 'aggressive');
}

/** [5.15] Returns in how many of 36 rolls a role is higher than the other; ties are rolled again. */
function throwsFor(s: S, role: number): number {
  const lead = dash(s, role) - dash(s, 1 - role);
  let ways = 0;
  for (let own = 1; own <= DIE; own++)
    for (let other = 1; other <= DIE; other++) if (own + lead > other) ways += 1;
  return ways;
}

/**
 * [5.15] Starts a round. The dice are rolled even if one side is certain to lose, because the pools come after them,
 * and reveal more than the attacker may have known.
 */
export function throwForIt(s: S): void {
  battleOf(s).round += 1;
  goOn(s, 'act');
  s.push(STEP['battle.initiative']);
}

function lead(s: S, role: number, log?: Log): void {
  battleOf(s).turn = role;
  const args = { by: ownerName(s, ownerIn(s, role)), n: battleOf(s).round };
  log?.add({ type: 'leads', rule: '5.15', args, outcome: msg('outcome.leads', args) });
}

export const initiativeStep: ArmageddonStep<'first'> = {
  rule: '5.15',
  ...DICE,
  outcomes: {
    first: { label: (s, role) => msg('label.first', { owner: ownerName(s, ownerIn(s, role)) }) },
  },
  event: () => ({ title: msg('roll.leads') }),
  actions(s, out) {
    for (const role of [DEFENDER, ATTACKER]) if (throwsFor(s, role) > 0) out.add(V.first, role);
  },
  weight: (s, action) => throwsFor(s, nounOf(action)),
  apply(s, action, log) {
    s.pop();
    lead(s, nounOf(action), log);
  },
};

/** [5.16] Returns the units of a role that may still act in this round, ascending. */
const readyIn = (s: S, role: number): number[] =>
  unitsIn(s, role).filter((u) => waysOf(s, u, role).length > 0);

/** [5.16] [R101] Lets the next unit act; a role without a unit that has a target lets the other continue. */
export function actNext(s: S): void {
  const f = battleOf(s);
  const isFought = [ATTACKER, DEFENDER].some((role) => unitsIn(s, role).length === 0);
  const role = [f.turn, 1 - f.turn].find((r) => readyIn(s, r).length > 0);
  if (isFought || role === undefined) {
    goOn(s, 'after');
    return;
  }
  f.turn = 1 - role;
  const ready = readyIn(s, role);
  const unit = strongest(s, ready, role);
  const [way, other] = waysOf(s, unit, role);
  if (decides(s, role) && (ready.length > 1 || other !== undefined))
    s.push(STEP['battle.act'], { side: ownerIn(s, role), role });
  else beginStrike(s, unit, role, way);
}

const strongest = (s: S, units: readonly number[], role: number): number =>
  units.reduce((best, u) => (attackOf(s, u, role) > attackOf(s, best, role) ? u : best));

const frameOf = (s: S) => s.frame(STEP['battle.act']);
const wayOf = (verb: number): BattleOption => WAYS.find((way) => V[way] === verb) ?? 'attack';

/** Options of units, with the rules for who may use them. */
const OFFERS = {
  attack: { label: withCard('label.attack'), rule: '5.17' },
  storm: { label: withCard('label.storm'), rule: '10.2.14' },
  charge: { label: withCard('label.charge'), rule: '10.6.11' },
  snipe: { label: cardFor('label.snipe', 'apSniper'), rule: '5.22' },
  support: { label: withCard('label.support'), rule: '10.2.19' },
  cover: { label: withCard('label.cover'), rule: '10.2.20' },
} satisfies Record<BattleOption, unknown>;

export const actStep: ArmageddonStep<
  'attack' | 'storm' | 'charge' | 'snipe' | 'support' | 'cover'
> = {
  rule: '5.16',
  who: (s) => frameOf(s).side,
  prompt: fixed('prompt.battle.act'),
  focus,
  offers: OFFERS,
  reveals: true,
  actions(s, out) {
    const { role } = frameOf(s);
    const ready = readyIn(s, role).map((u) => ({ u, ways: waysOf(s, u, role) }));
    for (const way of WAYS)
      for (const { u, ways } of ready) if (ways.includes(way)) out.add(V[way], u);
  },
  apply(s, action) {
    const { role } = frameOf(s);
    s.pop();
    beginStrike(s, nounOf(action), role, wayOf(verbOf(action)));
  },
  refusals: Object.fromEntries(
    WAYS.map((way) => [way, (s: S, u: number) => whyNotAct(s, u, OFFERS[way].rule)]),
  ),
};

/** Returns why a unit cannot use an option. */
function whyNotAct(s: S, u: number, rule: RuleId): Refusal {
  const { side, role } = frameOf(s);
  const args = { card: namedFor(s, u, side) };
  if (!unitsIn(s, role).includes(u))
    return { rule: '5.16', reason: msg('refusal.not-in-battle', args) };
  if (hasMark(s, u, 'committed')) return { rule: '5.16', reason: msg('refusal.committed', args) };
  return { rule, reason: msg(rule === '5.17' ? 'refusal.no-reach' : 'refusal.not-so', args) };
}
