/** [25.7] to [25.14] Ground to air: Anti-Air against aircraft and helos, Anti-Missile against missiles. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { defenceOf } from '../battle/05-damage.ts';
import { beginChallenge } from '../battle/05-pools.ts';
import { isMissile } from './06-launch.ts';
import { fallDown, flyerOf, goOn, isFacility, isFlying, skyPrompt, sortieOf } from './06-flight.ts';
import { airFate, airTerrain } from './25-intercept.ts';
import { reveal, whoKnows } from '../knowledge.ts';
import { named, namedFor } from '../named.ts';
import { STEP, V } from '../names.ts';
import { has, hasFlag, isPlayer, level, setFlag } from '../pieces.ts';
import { type ArmageddonStep, focus, withCard } from '../step.ts';

type S = Armageddon;

/** [25.7] [25.13] Returns the ability that works against the flying card. */
const abilityNow = (s: S) => (isMissile(s, sortieOf(s).card) ? 'anti-missile' : 'anti-air');

/** [25.7] [R3] Returns the guns in the hex that may still fire: of every owner but the one who flies, each once. */
function gunsReady(s: S): number[] {
  const { hex, foe } = sortieOf(s);
  const ability = abilityNow(s);
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++) {
    if (s.place[u] !== hex || s.owner[u] === flyerOf(s) || hasFlag(s, u, 'fired')) continue;
    if (s.world.switches.guns && s.owner[u] !== foe) continue;
    if (has(s, u, ability)) found.push(u);
  }
  return found;
}

/** [25.9] [25.14] Returns the level of HARM that counts; 0 for missiles. */
const harmNow = (s: S): number =>
  isMissile(s, sortieOf(s).card) ? 0 : level(s, sortieOf(s).card, 'harm');

/** [25.11] [R4] Returns whether a surplus of the card damages a gun: a unit, by option a facility too. */
const isAtRisk = (s: S, gun: number): boolean =>
  harmNow(s) > 0 && (!isFacility(s, gun) || s.world.switches['harm-facilities']);

/** [R32] Fires all guns that risk nothing automatically, and guns without a player in any case. */
export function fireGuns(s: S, log?: Log): void {
  if (!isFlying(s)) {
    fallDown(s);
    return;
  }
  const gun = gunsReady(s).find((u) => !isAtRisk(s, u) || !isPlayer(s, s.owner[u]));
  if (gun !== undefined) fire(s, gun, log);
  else goOn(s, harmNow(s) > 0 ? 'ask' : 'strike');
}

/** [R32] Lets all other players decide against HARM, in the order of seats, whether they have guns there or not. */
export function askForGuns(s: S): void {
  if (!isFlying(s)) {
    fallDown(s);
    return;
  }
  const f = sortieOf(s);
  const side = [...s.world.sides.keys()].find((n) => n >= f.shooter && isAsked(s, n));
  if (side === undefined) {
    goOn(s, 'strike');
    return;
  }
  f.shooter = side;
  s.push(STEP['sortie.guns'], { side });
}

function isAsked(s: S, side: number): boolean {
  const isOwner = !s.world.switches.guns || side === sortieOf(s).foe;
  return isOwner && side !== flyerOf(s) && !s.out[side];
}

const sideOf = (s: S): number => s.frame(STEP['sortie.guns']).side;

export const gunsStep: ArmageddonStep<'fire' | 'pass'> = {
  rule: 'R32',
  who: sideOf,
  prompt: (s) => skyPrompt(s, 'prompt.sortie.guns'),
  focus,
  offers: { fire: { label: withCard('label.fire') }, pass: { label: fixed('label.hold-fire') } },
  reveals: true,
  actions(s, out) {
    for (const u of gunsReady(s)) if (s.owner[u] === sideOf(s)) out.add(V.fire, u);
    out.add(V.pass);
  },
  apply(s, action, log) {
    s.pop();
    if (verbOf(action) === V.pass) sortieOf(s).shooter += 1;
    else fire(s, nounOf(action), log);
  },
  refusals: {
    fire: (s, u) => ({
      rule: '25.7',
      reason: msg('refusal.no-gun', { card: namedFor(s, u, sideOf(s)) }),
    }),
  },
};

/**
 * [25.8] [25.9] [10.2.31] [10.2.32] [10.4.2] Starts the challenge of a gun's level against the card's defence or
 * HARM.
 */
function fire(s: S, gun: number, log?: Log): void {
  const { card } = sortieOf(s);
  const ability = abilityNow(s);
  setFlag(s, gun, 'fired');
  reveal(s, gun, flyerOf(s));
  const rule = ability === 'anti-air' ? '25.7' : '25.13';
  const args = { by: named(s, gun), card: named(s, card) };
  log?.add({ type: 'fires', rule, args, to: whoKnows(s, gun) });
  beginChallenge(s, {
    ...{ kind: ability, attacker: gun, defender: card },
    attack: level(s, gun, ability),
    defence: (harmNow(s) || defenceOf(s, card)) + airTerrain(s),
    ...airFate(s, gun, card),
    duel: isAtRisk(s, gun),
  });
}
