/**
 * Section 4: observation. At the start of a round every side observes everything in range; an army that enters a hex
 * observes, and is observed [4.7]. The dice are hidden [R35]: neither entries nor log lines reveal their number.
 */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { hexesWithin, mapHex } from './03-explore.ts';
import { hidingOf, isOpen, isShut, show } from './04-hiding.ts';
import {
  diceAt,
  distanceTo,
  type Eye,
  eyesOf,
  eyesOfArmy,
  type Muster,
  musterOf,
} from './04-sight.ts';
import { readReports } from '../covert/05-reports.ts';
import { hiddenFlips, drawHidden } from '../hidden-dice.ts';
import { forget, isKnown } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP } from '../names.ts';
import { cardsOf, clearFlag, facilitiesAt, hasFlag, isArmy, isPlayer, setFlag } from '../pieces.ts';
import { living } from '../09-victory.ts';
import type { ArmageddonStep } from '../step.ts';

type S = Armageddon;

/** [4.7] Makes all observations of a round, with the hidden dice drawn just before. */
export function observeRound(s: S): void {
  s.push(STEP.observe);
  drawHidden(s);
}

export const observeStep: ArmageddonStep = {
  rule: '4.7',
  enter(s, log) {
    s.pop();
    // [10.3.20] Hidden mouths close again.
    for (let u = 0; u < s.world.cards; u++) if (s.flags[u] > 0) clearFlag(s, u, 'opened');
    const muster = musterOf(s);
    const eyes = eyesOf(s, muster);
    for (const side of living(s)) {
      const own = eyes.filter((eye) => eye.side === side);
      lookFor(s, muster, own, side, log, true);
      readReports(s, side);
    }
  },
};

/** Yields armies and facilities on the map. */
function* targetsIn(muster: Muster): Generator<number> {
  for (const [army, cards] of muster) {
    if (army === NONE) yield* cards;
    else yield army;
  }
}

const cardsIn = (s: S, u: number, muster: Muster): readonly number[] =>
  isArmy(s, u) ? (muster.get(u) ?? []) : [];

/** Observes all pieces of others by some observers of a side. */
function lookFor(
  s: S,
  muster: Muster,
  eyes: readonly Eye[],
  side: number,
  log?: Log,
  isNew = false,
): void {
  for (const eye of eyes) survey(s, eye);
  for (const u of targetsIn(muster)) {
    if (s.owner[u] === side) continue;
    const cards = cardsIn(s, u, muster);
    const wasKnown = isKnown(s, u, side);
    // [4.6] [R57] Armies must be observed anew each round; facilities stay known once seen.
    if (isNew && isArmy(s, u)) loseSight(s, u, cards, side);
    spot(s, u, cards, eyes, side);
    if (!wasKnown) report(s, u, side, log);
    else if (!isKnown(s, u, side)) reportLoss(s, u, side, 'unseen', log);
  }
}

/** [3.5] Maps the terrain in range of an observer. */
function survey(s: S, { hex, range, side }: Eye): void {
  for (const n of hexesWithin(s, hex, range)) mapHex(s, n, side);
}

function loseSight(s: S, army: number, cards: readonly number[], side: number): void {
  for (const u of [army, ...cards]) forget(s, u, side);
}

/** [4.5] [4.8] Observes a piece by every observer once. */
function spot(s: S, u: number, cards: readonly number[], eyes: readonly Eye[], side: number): void {
  const hex = s.place[u];
  const hiding = hidingOf(s, u, cards);
  for (const eye of eyes) {
    const isHere = eye.hex === hex;
    const margin =
      isHere && isOpen(s, u, cards) ? s.world.values.cardsMargin : marginOf(s, eye, u, hiding);
    if (margin > 0) show(s, u, cards, side, isHere || margin >= s.world.values.cardsMargin);
  }
}

/** [4.5] Returns the margin of an observation; without dice nothing is seen. */
function marginOf(s: S, eye: Eye, u: number, hiding: number): number {
  const dice = diceAt(s, eye, s.place[u], hasFlag(s, u, 'stealth'));
  return dice === 0 ? 0 : hiddenFlips(s, dice) - hiddenFlips(s, hiding);
}

/** [4.5] Reports a new sighting to the side that made it, and to no other. */
function report(s: S, u: number, side: number, log?: Log): void {
  if (!isKnown(s, u, side)) return;
  const args = { piece: named(s, u), at: node(s.place[u]) };
  log?.add({ type: 'sighted', rule: '4.5', args, to: [side] });
}

/**
 * [4.6] Tells a side that it lost sight of an army, whose counter would otherwise just disappear. `unseen` gives the
 * hex, as the army has not moved; `escapes` does not say where it went.
 */
function reportLoss(s: S, army: number, side: number, type: 'unseen' | 'escapes', log?: Log): void {
  const args = { piece: named(s, army), ...(type === 'unseen' && { at: node(s.place[army]) }) };
  log?.add({ type, rule: '4.6', args, to: [side] });
}

/**
 * [4.7] Handles an army that entered a hex: it observes everything in range, and is observed. Both use the hidden
 * dice drawn last.
 */
export function lookOnEntry(s: S, army: number, log?: Log): void {
  const muster = musterOf(s);
  const eyes = eyesOf(s, muster);
  const side = s.owner[army];
  if (isPlayer(s, side)) {
    const own = eyesOfArmy(s, army, cardsIn(s, army, muster));
    lookFor(s, muster, own, side, log);
  }
  beSeen(s, army, log, eyes);
}

/** [4.6] [4.7] Lets other sides observe an army; a side without an observer in range loses sight of it. */
export function beSeen(s: S, army: number, log?: Log, eyes = eyesOf(s, musterOf(s))): void {
  const cards = cardsOf(s, army);
  for (const side of others(s, army)) {
    const wasKnown = isKnown(s, army, side);
    const near = eyesNear(s, eyes, side, s.place[army]);
    if (near.length === 0) loseSight(s, army, cards, side);
    else spot(s, army, cards, near, side);
    if (!wasKnown) report(s, army, side, log);
    else if (!isKnown(s, army, side)) reportLoss(s, army, side, 'escapes', log);
  }
}

const others = (s: S, u: number): number[] => living(s).filter((side) => side !== s.owner[u]);

const eyesNear = (s: S, eyes: readonly Eye[], side: number, hex: number): Eye[] =>
  eyes.filter((eye) => eye.side === side && distanceTo(s, eye, hex) <= eye.range);

/**
 * [10.3.20] [R93] Opens the mouth of a side that attacks from a hex or deploys there, for this round; all sides in
 * range observe it at once.
 */
export function openMouth(s: S, hex: number, side: number, log?: Log): void {
  for (const u of facilitiesAt(s, hex)) {
    if (s.owner[u] !== side || !isShut(s, u)) continue;
    setFlag(s, u, 'opened');
    const eyes = eyesOf(s, musterOf(s));
    for (const other of others(s, u)) {
      if (isKnown(s, u, other)) continue;
      spot(s, u, [], eyesNear(s, eyes, other, hex), other);
      report(s, u, other, log);
    }
  }
}
