/**
 * Section 5: operations of single cards: assassins, saboteurs, spies. Shared parts: the price of 3 AP, once per turn
 * [R49], and exposure.
 */
import type { AbilityId } from '../../data/abilities.ts';
import type { EffectId } from '../../data/gear.ts';
import { gearOf } from '../../data/gear.ts';
import type { VerbId } from '../../../../kernel/action.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { defenceOf } from '../battle/05-damage.ts';
import { drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown } from '../knowledge.ts';
import { namedFor } from '../named.ts';
import { STEP, type VerbName } from '../names.ts';
import {
  cardOf,
  clearFlag,
  facilitiesAt,
  gearLevel,
  has,
  hasFlag,
  isFamily,
  setFlag,
} from '../pieces.ts';
import type { ActionLook } from '../../../../kernel/step.ts';

type S = Armageddon;

type AgentAbility = Extract<AbilityId, 'assassin' | 'saboteur' | 'espionage'>;

/** Returns whether a card of a side can start an operation. */
const isFree = (s: S, u: number, side: number, ability: AgentAbility): boolean =>
  u < s.world.cards &&
  s.owner[u] === side &&
  s.place[u] >= 0 &&
  has(s, u, ability) &&
  !hasFlag(s, u, 'prisoner') &&
  !hasFlag(s, u, 'worked');

interface AgentAction<Verb extends VerbName> extends ActionLook<S> {
  readonly verb: VerbId<Verb>;
  readonly ability: AgentAbility;
  readonly rule: string;
  /** Targets that the agent's side knows; an agent without targets is not offered. */
  readonly targets: (s: S, agent: number) => readonly number[];
  readonly begin: (s: S, agent: number) => void;
}

/** [5.23] [5.24] [5.25] [R49] Creates the action of a kind of agent, with its price and limit of once per turn. */
export function agentAction<Verb extends VerbName>({
  verb,
  label,
  ability,
  rule,
  targets,
  begin,
}: AgentAction<Verb>): SideAction<Verb> {
  return {
    label,
    list(s, side, out) {
      if (!mayPay(s, side, s.world.values.apOperation)) return;
      for (let u = 0; u < s.world.cards; u++)
        if (isFree(s, u, side, ability) && targets(s, u).length > 0) out.add(verb, u);
    },
    apply(s, side, agent) {
      pay(s, side, s.world.values.apOperation);
      setFlag(s, agent, 'worked');
      begin(s, agent);
    },
    whyNot: (s, side, u) => whyNotAgent(s, { side, u, ability, rule }),
  };
}

interface Agent {
  readonly side: number;
  readonly u: number;
  readonly ability: AgentAbility;
  readonly rule: string;
}

/** Returns why a card cannot start an operation: it lacks the ability, a target, or the price. */
function whyNotAgent(s: S, { side, u, ability, rule }: Agent): Refusal {
  const args = { card: namedFor(s, u, side), n: s.world.values.apOperation };
  if (s.owner[u] === side && hasFlag(s, u, 'worked'))
    return { rule: 'R49', reason: msg('refusal.agent-worked', args) };
  if (!isFree(s, u, side, ability)) return { rule, reason: msg(`refusal.no-${ability}`, args) };
  const isDear = !mayPay(s, side, s.world.values.apOperation);
  return { rule, reason: msg(isDear ? 'refusal.agent-dear' : 'refusal.agent-target', args) };
}

/** Operations against a single card. */
export const COVERT = { assassination: 0, sabotage: 1 } as const;

/**
 * [5.23] [5.24] Starts an operation; its target is found later. Hidden dice are drawn first, so that an agent's
 * attempts reveal nothing.
 */
export function beginCovert(s: S, kind: number, agent: number): void {
  s.push(STEP.covert, { kind, agent, target: NONE, done: 0 });
  drawHidden(s);
}

/** [5.23] [5.26] Exposes an agent: the army leaves stealth and cannot return to it in this turn. */
export function expose(s: S, agent: number): void {
  const army = s.group[agent];
  if (army === NONE) return;
  clearFlag(s, army, 'stealth');
  setFlag(s, army, 'exposed');
}

/** [1.8] Uses up a hero's munition in an operation for which it is made. */
export function useUp(s: S, agent: number, effects: readonly EffectId[]): void {
  const load = s.load[agent];
  if (load >= 0 && effects.includes(gearOf(load).effect)) s.load[agent] = NONE;
}

/**
 * Returns whether a card in the agent's hex belongs to another side, is known to the agent's side, and is no
 * prisoner.
 */
export const isSeenBeside = (s: S, u: number, agent: number): boolean =>
  s.place[u] === s.place[agent] &&
  s.owner[u] !== s.owner[agent] &&
  isKnown(s, u, s.owner[agent]) &&
  !hasFlag(s, u, 'prisoner');

/** [10.6.6] Returns the defence of a hero against assassins and hunters. */
export const evasionOf = (s: S, hero: number): number =>
  defenceOf(s, hero) + gearLevel(s, hero, 'double');

/** [10.3.4] [D7] Returns the levels of an owner's intel centres in a hex. */
export const intelLevels = (s: S, hex: number, owner: number): number[] =>
  facilitiesAt(s, hex)
    .filter((u) => s.owner[u] === owner && has(s, u, 'counter-intel'))
    .map((u) => levelOf(s, u));

/** [2.20] [2.22] Returns the level of an intel centre, with upgrades. */
function levelOf(s: S, u: number): number {
  const card = cardOf(s, u);
  return card.family === 'facility' ? card.level + s.upgrades[u] : 0;
}

/** Returns the heroes or facilities of others in the agent's hex that the agent's side knows. */
export function targetsBeside(s: S, agent: number, family: 'hero' | 'facility'): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (isFamily(s, u, family) && isSeenBeside(s, u, agent)) found.push(u);
  return found;
}
