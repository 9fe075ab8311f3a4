/** [5.28] Hunts for heroes without units, by a side with units in their hex, or by the winner of a battle. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { besides, freeBases } from '../armies/03-control.ts';
import { isGuarded } from '../armies/03-capture.ts';
import { enter } from '../exploration/03-enter.ts';
import { captureHero, kill } from '../armies/03-prisoners.ts';
import { diceAt, eyesOf, musterOf } from '../exploration/04-sight.ts';
import { evasionOf } from './05-agents.ts';
import { beginChallenge, fateOf } from '../battle/05-pools.ts';
import { drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown, whoKnows } from '../knowledge.ts';
import { named, namedFor } from '../named.ts';
import { STEP, V } from '../names.ts';
import {
  armiesAt,
  cardsOf,
  has,
  hasFlag,
  isArmy,
  isCombatCapable,
  isFamily,
  isGarrison,
  level,
  unitsOf,
} from '../pieces.ts';
import { type ArmageddonStep, cardFor, drawing, focus, withCard } from '../step.ts';

type S = Armageddon;

// Hunters and targets

/**
 * [4.9] [R54] Returns other sides' heroes in a hex that are alone in their armies and not guarded by an army, as far
 * as the side knows.
 */
function preyIn(s: S, hex: number, side: number): number[] {
  const armies = armiesAt(s, hex).filter((a) => s.owner[a] !== side && isKnown(s, a, side));
  const guarded = new Set(armies.filter((a) => !isLone(s, a, side)).map((a) => s.owner[a]));
  return armies
    .filter((a) => isLone(s, a, side) && !guarded.has(s.owner[a]))
    .flatMap((a) => cardsOf(s, a).filter((u) => isKnown(s, u, side)))
    .sort((a, b) => a - b);
}

/** Returns whether an army in the field consists of a single hero, as far as the side knows. */
function isLone(s: S, army: number, side: number): boolean {
  const seen = cardsOf(s, army).filter((u) => isKnown(s, u, side));
  return !isGarrison(s, army) && seen.length > 0 && seen.every((u) => isFamily(s, u, 'hero'));
}

/** Returns the units of a side in a hex. */
const huntersIn = (s: S, hex: number, side: number): number[] =>
  armiesAt(s, hex)
    .filter((a) => s.owner[a] === side)
    .flatMap((a) => unitsOf(s, a));

/** Returns the unit that leads the hunt: the best bounty hunter, else the first; `NONE` without units. */
function leaderOf(s: S, units: readonly number[]): number {
  const skill = (u: number) => level(s, u, 'bounty-hunter');
  return [...units].sort((a, b) => skill(b) - skill(a) || a - b)[0] ?? NONE;
}

/**
 * [5.28] [R54] Returns whether an army can hunt: it has units, is not in stealth, and a hero to hunt is in its hex.
 */
const mayHunt = (s: S, side: number, army: number): boolean =>
  isArmy(s, army) &&
  s.owner[army] === side &&
  s.place[army] >= 0 &&
  !hasFlag(s, army, 'stealth') &&
  isCombatCapable(s, army) &&
  preyIn(s, s.place[army], side).length > 0;

export const huntAction: SideAction<'hunt'> = {
  label: cardFor('label.hunt', 'apHunt'),
  list(s, side, out) {
    if (!mayPay(s, side, s.world.values.apHunt)) return;
    for (let a = s.world.cards; a < s.world.units.length; a++)
      if (mayHunt(s, side, a)) out.add(V.hunt, a);
  },
  apply(s, side, army) {
    pay(s, side, s.world.values.apHunt);
    const leader = leaderOf(s, huntersIn(s, s.place[army], side));
    s.push(STEP.hunt, { leader, prey: NONE, done: 0 });
    drawHidden(s);
  },
  whyNot: (s, side, army) => ({
    rule: '5.28',
    reason: msg(mayHunt(s, side, army) ? 'refusal.hunt-dear' : 'refusal.no-prey', {
      army: namedFor(s, army, side),
      n: s.world.values.apHunt,
    }),
  }),
};

/** [5.28] Starts a free hunt by a side with units in the hero's hex. Returns false if it has none there. */
export function beginHunt(s: S, side: number, hero: number): boolean {
  const leader = leaderOf(s, huntersIn(s, s.place[hero], side));
  if (leader === NONE) return false;
  s.push(STEP.hunt, { leader, prey: hero, done: 0 });
  drawHidden(s);
  return true;
}

// Hunt

const frameOf = (s: S) => s.frame(STEP.hunt);
const sideOf = (s: S): number => s.owner[frameOf(s).leader];
const preyNow = (s: S): number[] => preyIn(s, s.place[frameOf(s).leader], sideOf(s));

export const huntStep: ArmageddonStep = {
  rule: '5.28',
  enter(s, log) {
    const { leader, prey, done } = frameOf(s);
    if (prey === NONE) return findPrey(s);
    if (done === 0) {
      frameOf(s).done = 1;
      return chase(s, leader, prey);
    }
    s.pop();
    settle(s, leader, prey, log);
  },
};

/** [10.2.2] Lets a bounty hunter choose the hero; otherwise one is drawn. */
function findPrey(s: S): void {
  const all = preyNow(s);
  if (all.length === 1) frameOf(s).prey = all[0];
  else s.push(has(s, frameOf(s).leader, 'bounty-hunter') ? STEP['hunt.choose'] : STEP['hunt.pick']);
}

export const chooseStep: ArmageddonStep<'target'> = {
  rule: '10.2.2',
  who: sideOf,
  prompt: fixed('prompt.hunt.choose'),
  focus,
  offers: { target: { label: withCard('label.target') } },
  reveals: true,
  actions(s, out) {
    for (const u of preyNow(s)) out.add(V.target, u);
  },
  apply(s, action) {
    s.pop();
    frameOf(s).prey = nounOf(action);
  },
};

export const pickStep: ArmageddonStep<'pick'> = {
  rule: '5.28',
  ...drawing('drawn.target'),
  outcomes: { pick: { label: withCard('label.pick') } },
  event: () => ({ title: msg('roll.target') }),
  actions(s, out) {
    for (const u of preyNow(s)) out.add(V.pick, u);
  },
  apply(s, action, log) {
    const u = nounOf(action);
    s.pop();
    frameOf(s).prey = u;
    const [args, to] = [{ card: named(s, u) }, whoKnows(s, u)];
    log?.add({ type: 'drawn', rule: '5.28', args, to, outcome: msg('outcome.drawn', args) });
  },
};

/** [5.28] [10.2.2] Starts the challenge. Neither side has fate, except that a bounty hunter may use its hero's. */
function chase(s: S, leader: number, prey: number): void {
  const hex = s.place[leader];
  const half = Math.trunc(huntersIn(s, hex, s.owner[leader]).length / 2);
  beginChallenge(s, {
    ...{ kind: 'hunt', attacker: leader, defender: prey },
    attack: s.world.values.huntBase + half + bestSight(s, hex, s.owner[leader]),
    defence: evasionOf(s, prey),
    attackFate: has(s, leader, 'bounty-hunter') ? fateOf(s, leader) : NONE,
  });
}

/** Returns the greatest number of dice with which a side observes a hex. */
function bestSight(s: S, hex: number, side: number): number {
  const eyes = eyesOf(s, musterOf(s)).filter((eye) => eye.side === side);
  return Math.max(0, ...eyes.map((eye) => diceAt(s, eye, hex, false)));
}

/**
 * [5.28] Resolves the hunt: as many successes as the hero has dice, minus a bounty hunter's level, capture the hero;
 * fewer kill.
 */
function settle(s: S, leader: number, prey: number, log?: Log): void {
  const side = s.owner[leader];
  const needed = evasionOf(s, prey) - level(s, leader, 'bounty-hunter');
  if (s.margin <= 0) slip(s, prey, side, log);
  else if (s.scored >= needed) captureHero(s, prey, side, log);
  else kill(s, prey, side, log);
}

/**
 * [5.28] [R54] Lets a hero escape one hex toward the nearest friendly base; if no hex is free, the hero hides in
 * place.
 */
function slip(s: S, prey: number, side: number, log?: Log): void {
  const to = [side, s.owner[prey]].filter((owner) => owner < s.world.sides.length);
  log?.add({ type: 'slips', rule: '5.28', args: { hero: named(s, prey) }, to });
  const hex = wayOut(s, prey);
  if (hex === NONE || isGarrison(s, s.group[prey])) return;
  enter(s, s.group[prey], hex);
  drawHidden(s);
}

/** Returns the free neighbouring hex nearest to a friendly base, the first of equals; `NONE` if there is none. */
function wayOut(s: S, hero: number): number {
  const bases = freeBases(s, s.owner[hero]).map((base) => s.place[base]);
  const far = (hex: number) =>
    Math.min(...bases.map((base) => nodeDistance(s.world.board, base, hex)));
  const ways = besides(s, s.place[hero]).filter((hex) => !isGuarded(s, s.owner[hero], hex));
  return ways.sort((a, b) => far(a) - far(b) || a - b)[0] ?? NONE;
}
