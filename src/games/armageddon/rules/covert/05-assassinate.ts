/** [5.23] Assassination. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { beSeen } from '../exploration/04-observe.ts';
import {
  agentAction,
  beginCovert,
  COVERT,
  evasionOf,
  expose,
  targetsBeside,
  useUp,
} from './05-agents.ts';
import { wound } from '../battle/05-damage.ts';
import { beginChallenge } from '../battle/05-pools.ts';
import { isKnown, whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardOf, gearLevel, has, hasFlag, isPlayer, level } from '../pieces.ts';
import { type ArmageddonStep, cardFor, DICE, withNumber } from '../step.ts';

type S = Armageddon;

/** [5.23] Returns the possible targets of an assassin. */
export const victimsFor = (s: S, agent: number): number[] => targetsBeside(s, agent, 'hero');

/** [10.1.8] Returns whether an assassin chooses the target. */
export const mayChooseHero = (s: S, agent: number): boolean => has(s, agent, 'master-assassin');

/** [5.23] [10.1.7] Starts an assassination. Hidden dice are drawn first, so that no side can know the result. */
export const assassinateAction = agentAction({
  ...{ verb: V.assassinate, ability: 'assassin', rule: '5.23' },
  label: cardFor('label.assassinate', 'apOperation'),
  targets: victimsFor,
  begin: (s, agent) => beginCovert(s, COVERT.assassination, agent),
});

/**
 * [5.23] Starts the challenge, with one more die for an assassin in stealth that the target's side has not detected.
 */
export function assassinate(s: S, agent: number, hero: number): void {
  const guards = guardsOf(s, hero);
  beginChallenge(s, {
    ...{ kind: 'assassination', attacker: agent, defender: hero },
    attack: level(s, agent, 'assassin') + (isUnseen(s, agent, s.owner[hero]) ? 1 : 0),
    defence: evasionOf(s, hero) + guards,
    duel: guards > 0,
  });
}

const isUnseen = (s: S, agent: number, side: number): boolean =>
  hasFlag(s, s.group[agent], 'stealth') && !(isPlayer(s, side) && isKnown(s, s.group[agent], side));

/** [5.23] Returns the number of bounty hunters, sniffers and intel centres of the hero's owner in the hex. */
function guardsOf(s: S, hero: number): number {
  let guards = 0;
  for (let u = 0; u < s.world.cards; u++) {
    if (s.place[u] !== s.place[hero] || s.owner[u] !== s.owner[hero]) continue;
    if (has(s, u, 'bounty-hunter') || has(s, u, 'sniffer') || has(s, u, 'counter-intel'))
      guards += 1;
  }
  return guards;
}

/**
 * [5.23] Resolves the aftermath: poison takes effect later, the assassin is exposed, and other sides observe the army
 * at once.
 */
export function afterAssassination(s: S, agent: number, hero: number, log?: Log): void {
  const poison = gearLevel(s, agent, 'poison');
  useUp(s, agent, ['poison', 'one-wound']);
  if (s.place[agent] >= 0) {
    const army = s.group[agent];
    expose(s, agent);
    beSeen(s, army, log);
  }
  if (poison > 0 && s.margin > 0 && s.place[hero] >= 0)
    s.push(STEP['covert.poison'], { hero, poison, by: s.owner[agent] });
}

/**
 * [10.6.12] [1.11] Applies poison, minus a roll from 1 to the hero's resistance; [R16] without resistance, minus 0.
 */
export const poisonStep: ArmageddonStep<'toll'> = {
  rule: '10.6.12',
  ...DICE,
  outcomes: { toll: { label: withNumber('label.toll') } },
  event(s) {
    const { hero } = s.frame(STEP['covert.poison']);
    const aim = { meaning: 'harm', label: msg('aim.challenge', { card: named(s, hero) }) } as const;
    return { title: msg('roll.poison', { hero: named(s, hero) }), aim };
  },
  actions(s, out) {
    const { hero } = s.frame(STEP['covert.poison']);
    const { resistance } = cardOf(s, hero);
    for (let n = Math.min(1, resistance); n <= resistance; n++) out.add(V.toll, n);
  },
  apply(s, action, log) {
    const { hero, poison, by } = s.frame(STEP['covert.poison']);
    s.pop();
    const wounds = Math.max(0, poison - nounOf(action));
    const meaning = wounds > 0 ? 'harm' : 'none';
    const outcome = msg('outcome.poison', { n: wounds });
    const args = { hero: named(s, hero), n: wounds };
    log?.add({ type: 'poison', rule: '10.6.12', args, to: whoKnows(s, hero), outcome, meaning });
    wound(s, hero, wounds, '10.6.12', log, by);
  },
};
