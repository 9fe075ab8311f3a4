/**
 * Effects of an army entering a hex, in this order: hot ground, exploration, mines, observation, capture. They may
 * end the march, or only this part of it.
 */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { SPECIAL } from '../../data/maps.ts';
import type { Armageddon } from '../../state.ts';
import { loseCollectors } from '../empire/02-collect.ts';
import { takeHex } from '../armies/03-capture.ts';
import { standIn } from './03-explore.ts';
import { HOW } from './03-enter.ts';
import { isDiscovery } from './03-specials.ts';
import { lookOnEntry } from './04-observe.ts';
import { wound } from '../battle/05-damage.ts';
import { springMines } from '../armies/05-mines.ts';
import { meet } from '../battle/05-meeting.ts';
import { greet } from './12-attitude.ts';
import { hiddenBelow } from '../hidden-dice.ts';
import { isKnown, whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP } from '../names.ts';
import {
  armiesAt,
  cardOf,
  cardsOf,
  hasFlag,
  isCombatCapable,
  isPlayer,
  setFlag,
} from '../pieces.ts';
import type { ArmageddonStep } from '../step.ts';

type S = Armageddon;

type Stage = (s: S, army: number, log?: Log) => void;

/** Stages in order. A stage may push steps; the next stage follows when they are done. */
const STAGES: readonly Stage[] = [
  burn,
  explore,
  mine,
  lookOnEntry,
  report,
  stop,
  take,
  meetIndependents,
  fight,
];

/** [3.12] Visible only to the owner of the army, as it reveals where the army is. */
export const entryStep: ArmageddonStep = {
  rule: '3.12',
  secret: true,
  who: (s) => s.owner[s.frame(STEP.enter).army],
  enter(s, log) {
    while (s.step === STEP.enter) {
      const f = s.frame(STEP.enter);
      const stage = STAGES[f.stage];
      if (stage === undefined || s.place[f.army] !== f.hex) return s.pop();
      f.stage += 1;
      stage(s, f.army, log);
    }
  },
};

/** [3.26] Returns whether the army was there before, in stealth. */
const isOut = (s: S): boolean => s.frame(STEP.enter).how === HOW.appears;

/** [14.4] Damages every card on hot ground, by hidden dice. */
function burn(s: S, army: number, log?: Log): void {
  if (isOut(s) || s.special[s.place[army]] !== SPECIAL['hot-ground']) return;
  for (const u of cardsOf(s, army)) {
    const { resistance } = cardOf(s, u);
    const off = resistance === 0 ? 0 : 1 + hiddenBelow(s, resistance);
    wound(s, u, Math.max(0, s.world.values.hotGround - off), '14.4', log, s.owner[army]);
  }
}

/**
 * [3.5] [3.6] Explores the hex. A discovery ends this part of the march so that it can be taken; remaining points are
 * kept.
 */
function explore(s: S, army: number): void {
  const [side, hex] = [s.owner[army], s.place[army]];
  if (!isPlayer(s, side) || isOut(s)) return;
  const isNew = !s.world.hexRows.has(s.explored, side, hex);
  standIn(s, hex, side);
  if (isNew && isDiscovery(s.special[hex]) && s.isPending(STEP['march.walk']))
    s.frame(STEP['march.walk']).to = hex;
}

/** [5.29] Sets off minefields. */
function mine(s: S, army: number, log?: Log): void {
  if (s.frame(STEP.enter).how === HOW.enters) springMines(s, army, log);
}

function report(s: S, army: number, log?: Log): void {
  if (isOut(s)) return;
  const args = { army: named(s, army), at: node(s.place[army]) };
  log?.add({ type: 'enters', rule: '3.9', args, to: whoKnows(s, army) });
}

/** [3.12] Stops the army if it meets an enemy army with units that is not in stealth. */
function stop(s: S, army: number): void {
  if (foesAt(s, army).some((a) => !hasFlag(s, a, 'stealth'))) setFlag(s, army, 'moved');
}

/** [3.12] [3.26] Returns the armies of others with units in an army's hex, if both sides see each other. */
function foesAt(s: S, army: number): number[] {
  return armiesAt(s, s.place[army]).filter(
    (a) =>
      s.owner[a] !== s.owner[army] &&
      isCombatCapable(s, a) &&
      isOpenTo(s, a, s.owner[army]) &&
      isOpenTo(s, army, s.owner[a]),
  );
}

const isOpenTo = (s: S, army: number, owner: number): boolean =>
  !hasFlag(s, army, 'stealth') || (isPlayer(s, owner) && isKnown(s, army, owner));

/**
 * [3.15] [3.4] Captures unguarded pieces if the army has units, and destroys unprotected collectors. An army in
 * stealth does neither.
 */
function take(s: S, army: number, log?: Log): void {
  if (hasFlag(s, army, 'stealth')) return;
  if (isCombatCapable(s, army)) takeHex(s, s.owner[army], s.place[army], log);
  loseCollectors(s, s.place[army], log);
}

/** [12.1] Meets independents. */
function meetIndependents(s: S, army: number): void {
  greet(s, army, s.place[army]);
}

/** [3.12] [5.11] Lets the army fight enemies that it finds there. */
function fight(s: S, army: number): void {
  meet(s, army, s.place[army]);
}
