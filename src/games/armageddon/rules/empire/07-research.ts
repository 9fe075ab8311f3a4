/** Section 7: research. A hero asks for offers, tries one of them, and succeeds or fails. */
import { nounOf, pack, verbOf } from '../../../../kernel/action.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { GEAR, TACTICS } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { beginThreshold } from '../battle/05-threshold.ts';
import {
  canAfford,
  diceFor,
  drawOffers,
  hasRoom,
  isTactic,
  makersOf,
  payFor,
  projectOf,
  refund,
  tacticIn,
} from './07-offers.ts';
import { drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { whoKnows } from '../knowledge.ts';
import { named, namedFor, priceAndStock, priceText, projectName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { hasFlag, setFlag } from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/** [7.2] Starts research. */
export const researchAction: SideAction<'research'> = {
  label: withCard('label.research'),
  list(s, side, out, { isSupplied }) {
    for (const u of makersOf(s, side, isSupplied)) out.add(V.research, u);
  },
  apply(s, _, hero, log) {
    setFlag(s, hero, 'worked');
    const to = whoKnows(s, hero);
    log?.add({ type: 'researches', rule: '7.2', args: { hero: named(s, hero) }, to });
    s.push(STEP['research.offers'], { hero });
    drawHidden(s);
  },
  whyNot: whyNotResearch,
};

function whyNotResearch(s: S, side: number, u: number): Refusal | undefined {
  const args = { card: namedFor(s, u, side) };
  if (s.owner[u] === side && hasFlag(s, u, 'worked'))
    return { rule: '7.2', reason: msg('refusal.worked', args) };
  return { rule: '7.1', reason: msg('refusal.no-workshop', args) };
}

/** [7.2] Draws the six offers, which no other side sees. */
export const offersStep: ArmageddonStep = {
  rule: '7.2',
  who: sideNow,
  secret: true,
  enter(s) {
    const { hero } = s.frame(STEP['research.offers']);
    const [a = NONE, b = NONE, c = NONE, d = NONE, e = NONE, f = NONE] = drawOffers(s, hero);
    s.goto(STEP['research.pick'], { hero, a, b, c, d, e, f });
  },
};

/** [7.2] Returns the numbers of the offered projects, in the order of the draw. */
export function offersOf(s: S): number[] {
  const { a, b, c, d, e, f } = s.frame(STEP['research.pick']);
  return [a, b, c, d, e, f].filter((code) => code !== NONE);
}

const mayMake = (s: S, code: number): boolean =>
  canAfford(s, sideNow(s), code) && hasRoom(s, sideNow(s), code);

function makeLabel(s: S, code: number) {
  const { ap, cost, difficulty } = projectOf(s, code);
  return msg('label.make', {
    project: projectName(code),
    cost: priceText(ap, cost),
    n: difficulty,
  });
}

/** [7.2] [7.3] Chooses one of the offers, or none [R46]. */
export const pickStep: ArmageddonStep<'make' | 'pass'> = {
  rule: '7.2',
  who: sideNow,
  prompt: fixed('prompt.research.pick'),
  focus,
  offers: { make: { label: makeLabel }, pass: { label: fixed('label.try-none') } },
  // Offers that are too expensive, or for which there is no room.
  barred: (s) =>
    offersOf(s)
      .filter((code) => !mayMake(s, code))
      .map((code) => pack(V.make, code)),
  secret: true,
  actions(s, out) {
    for (const code of offersOf(s).sort((x, y) => x - y))
      if (mayMake(s, code)) out.add(V.make, code);
    out.add(V.pass);
  },
  apply(s, action) {
    const { hero } = s.frame(STEP['research.pick']);
    if (verbOf(action) === V.pass) return s.pop();
    const code = nounOf(action);
    payFor(s, sideNow(s), code);
    s.goto(STEP['research.made'], { hero, project: code });
    beginThreshold(s, hero, diceFor(s, hero, code), projectOf(s, code).difficulty);
  },
  refusals: { make: whyNotMake },
};

function whyNotMake(s: S, code: number): Refusal | undefined {
  if (!offersOf(s).includes(code)) return undefined;
  const { ap, cost } = projectOf(s, code);
  const args = { project: projectName(code), ...priceAndStock(s, sideNow(s), ap, cost) };
  if (!hasRoom(s, sideNow(s), code))
    return { rule: isTactic(code) ? '7.5' : '2.15', reason: msg('refusal.no-room', args) };
  return { rule: '7.3', reason: msg('refusal.project-dear', args) };
}

/**
 * [7.3] Resolves the attempt: as many successes as the difficulty make the product; otherwise half of the resources
 * are returned.
 */
export const madeStep: ArmageddonStep = {
  rule: '7.3',
  who: sideNow,
  secret: true,
  enter(s, log) {
    const { project } = s.frame(STEP['research.made']);
    const side = sideNow(s);
    s.pop();
    const isMade = s.margin >= 0;
    if (isMade) take(s, side, project);
    else refund(s, side, project);
    const args = { project: projectName(project) };
    log?.add({ type: isMade ? 'made' : 'not-made', rule: '7.3', args, to: [side] });
  },
};

/** [7.3] Adds the product to the hand, or a tactic to the tactics. */
function take(s: S, side: number, project: number): void {
  if (isTactic(project)) {
    s.tactics[side * TACTICS.length + tacticIn(project)] += 1;
    s.tacticsSize[side] += 1;
  } else {
    s.held[side * GEAR.length + project] += 1;
    s.handSize[side] += 1;
  }
}
