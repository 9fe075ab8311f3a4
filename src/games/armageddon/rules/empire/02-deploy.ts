/** [2.18] [2.19] [2.20] Deployment of cards from the hand: into garrisons and armies, and onto the map. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { requireDefined } from '../../../../kernel/require-defined.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { addOne } from '../armies/03-experience.ts';
import type { Armageddon } from '../../state.ts';
import { HAND } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPayFor, payFor } from './02-pay.ts';
import { type Places, placesFor, type Sort, sortOf } from './02-places.ts';
import { raiseGarrison } from '../armies/03-garrison.ts';
import { openMouth } from '../exploration/04-observe.ts';
import { fillArmoury } from './07-armoury.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown, reveal } from '../knowledge.ts';
import { cardPrice, costOf, named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { facilitiesAt, garrisonOf, has, isArmy } from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/** [2.18] [1.5] Offers cards that can be paid and have a place to go to. */
export const deployAction: SideAction<'deploy'> = {
  label: (s, u) => msg('label.deploy', { card: nameOf(s, u), cost: costOf(s, u) }),
  list(s, side, out, { isSupplied }) {
    const known = new Map<Sort, boolean>();
    for (let u = 0; u < s.world.cards; u++) {
      if (s.owner[u] !== side || s.place[u] !== HAND) continue;
      const sort = sortOf(s, u);
      if (sort === undefined || !mayPayFor(s, side, u)) continue;
      const isPlaced = known.get(sort) ?? hasPlace(placesFor(s, side, sort, isSupplied));
      known.set(sort, isPlaced);
      if (isPlaced) out.add(V.deploy, u);
    }
  },
  apply: (s, _, u) => s.push(STEP['deploy.to'], { card: u }),
  whyNot: whyNotDeploy,
};

const hasPlace = ({ into, at }: Places): boolean => into.length + at.length > 0;

/** Refusals for cards without a possible place, with their rules. */
const NO_PLACE = {
  hero: ['2.18', 'refusal.no-barracks'],
  unit: ['2.18', 'refusal.no-barracks'],
  fast: ['2.18', 'refusal.no-barracks'],
  base: ['2.19', 'refusal.no-outpost'],
  facility: ['2.20', 'refusal.no-slot'],
} as const;

function whyNotDeploy(s: S, side: number, u: number): Refusal {
  const args = { card: namedFor(s, u, side) };
  const sort = s.owner[u] === side && s.place[u] === HAND ? sortOf(s, u) : undefined;
  if (sort === undefined) return { rule: '2.18', reason: msg('refusal.not-deployed', args) };
  if (!mayPayFor(s, side, u))
    return {
      rule: '1.5',
      reason: msg('refusal.deploy-dear', { ...args, ...cardPrice(s, side, u) }),
    };
  const [rule, key] = NO_PLACE[sort];
  return { rule, reason: msg(key, args) };
}

const sortNow = (s: S): Sort =>
  requireDefined(
    sortOf(s, s.frame(STEP['deploy.to']).card),
    'a card to deploy is a hero, a unit or a facility',
  );

const placesNow = (s: S): Places => placesFor(s, sideNow(s), sortNow(s));

/** [2.18] [2.19] Chooses the place; a single one is used automatically. Other sides do not see this. */
export const deployStep: ArmageddonStep<'into' | 'site'> = {
  rule: '2.18',
  secret: true,
  reveals: true,
  who: sideNow,
  prompt: fixed('prompt.deploy.to'),
  focus,
  offers: {
    into: { label: withCard('label.into') },
    // [2.19] [2.20] A single possible hex is used automatically.
    site: { label: (_, n) => msg('label.site', { at: node(n) }), isImplied: true },
  },
  enter(s, log) {
    // A new building may reveal something, so the choice is a separate entry.
    const { into, at } = placesNow(s);
    if (into.length === 1 && at.length === 0) join(s, into[0], log);
  },
  actions(s, out) {
    const { into, at } = placesNow(s);
    for (const u of into) out.add(V.into, u);
    for (const n of at) out.add(V.site, n);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.into) join(s, nounOf(action), log);
    else build(s, nounOf(action), log);
  },
  refusals: { into: whyNoPlace, site: whyNoPlace },
};

function whyNoPlace(s: S): Refusal {
  const [rule, key] = NO_PLACE[sortNow(s)];
  return { rule, reason: msg(key, { card: named(s, s.frame(STEP['deploy.to']).card) }) };
}

/** [2.18] Adds a hero or a unit to the garrison of a base, or to an army. */
function join(s: S, u: number, log?: Log): void {
  const { card } = s.frame(STEP['deploy.to']);
  if (!isArmy(s, u)) raiseGarrison(s, u);
  const army = isArmy(s, u) ? u : garrisonOf(s, u);
  s.group[card] = army;
  addOne(s, card, army);
  enterPlay(s, s.place[army], log);
}

/** [2.19] [2.20] Places a facility in a hex; a base gets a garrison. */
function build(s: S, hex: number, log?: Log): void {
  const { card } = s.frame(STEP['deploy.to']);
  const found = hiddenBase(s, hex);
  if (has(s, card, 'supply') && found !== undefined) {
    find(s, found, hex, log);
    return;
  }
  enterPlay(s, hex, log);
  if (has(s, card, 'armoury')) fillArmoury(s, card);
  if (has(s, card, 'supply')) raiseGarrison(s, card);
}

function enterPlay(s: S, hex: number, log?: Log): void {
  const { card } = s.frame(STEP['deploy.to']);
  const side = sideNow(s);
  payFor(s, side, card);
  s.handSize[side] -= 1;
  s.place[card] = hex;
  s.pop();
  openMouth(s, hex, side, log);
  const args = { card: named(s, card), at: node(hex) };
  log?.add({ type: 'deployed', rule: '2.18', args, to: [side] });
}

/** [R80] Returns a base of another side in the hex that the builder has not seen. */
const hiddenBase = (s: S, hex: number): number | undefined =>
  facilitiesAt(s, hex).find((u) => has(s, u, 'supply') && !isKnown(s, u, sideNow(s)));

/** [R80] Reveals a hidden base instead; nothing is paid, and the card stays in the hand. */
function find(s: S, base: number, hex: number, log?: Log): void {
  const side = sideNow(s);
  s.pop();
  reveal(s, base, side);
  const args = { card: named(s, base), at: node(hex) };
  log?.add({ type: 'base-found', rule: 'R80', args, to: [side] });
}
