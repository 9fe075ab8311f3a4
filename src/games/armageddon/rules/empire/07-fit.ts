/** Section 1: fitting gear of the hand to cards, for good. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { levelIn } from '../../data/abilities.ts';
import { ENHANCEMENTS, GEAR, gearOf } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { HAND } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { freeBases, supplyOf } from '../armies/03-control.ts';
import type { SideAction } from '../turn-action.ts';
import { whoKnows } from '../knowledge.ts';
import { named, namedFor, projectName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardOf, hasFlag, isFamily } from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/** Level of a munition slot that carries weapons of mass destruction too. */
const HEAVY_SLOT = 2;

/** Returns the numbers of the gear in a side's hand, ascending. */
const heldBy = (s: S, side: number): number[] =>
  [...GEAR.keys()].filter((code) => s.held[side * GEAR.length + code] > 0);

/** [1.7] [1.8] [1.9] Returns whether a card has room for a piece of gear of its kind. */
function takes(s: S, u: number, code: number): boolean {
  const { family, hosts } = gearOf(code);
  const card = cardOf(s, u);
  if (!(hosts as readonly string[]).includes(card.family)) return false;
  if (family === 'enhancement') return (s.grafts[u] & bitOf(code)) === 0;
  if (family === 'attachment')
    return s.gear1[u] === NONE || (card.family === 'hero' && s.gear2[u] === NONE);
  return s.load[u] === NONE && (card.family !== 'attack' || slotTakes(s, u, code));
}

const bitOf = (code: number): number => 1 << ENHANCEMENTS.indexOf(code);

/** [10.4.6] [R47] Returns whether a slot takes a munition; weapons of mass destruction need a special slot. */
function slotTakes(s: S, u: number, code: number): boolean {
  const slot = levelIn(cardOf(s, u).abilities, 'munition-slot');
  return slot >= (gearOf(code).effect === 'weapon' ? HEAVY_SLOT : 1);
}

/** [R47] Returns the hexes where a side can fit gear: those of its bases that are supplied and not besieged. */
function yardsOf(s: S, side: number, isSupplied = supplyOf(s, side)): Set<number> {
  return new Set(
    freeBases(s, side)
      .map((base) => s.place[base])
      .filter(isSupplied),
  );
}

/**
 * [R47] Returns whether a card is where gear can be fitted: an attack card in the hand, other cards in such a hex.
 */
const isReady = (s: S, u: number, yards: ReadonlySet<number>): boolean =>
  isFamily(s, u, 'attack') ? s.place[u] === HAND : yards.has(s.place[u]);

/** [1.7] [1.8] [1.9] [R47] Chooses a card for gear. */
export const fitAction: SideAction<'fit'> = {
  label: withCard('label.fit'),
  list(s, side, out, { isSupplied }) {
    const held = heldBy(s, side);
    if (held.length === 0) return;
    const yards = yardsOf(s, side, isSupplied);
    for (let u = 0; u < s.world.cards; u++) {
      if (s.owner[u] !== side || hasFlag(s, u, 'prisoner') || !isReady(s, u, yards)) continue;
      if (held.some((code) => takes(s, u, code))) out.add(V.fit, u);
    }
  },
  apply: (s, _, card) => s.push(STEP['fit.gear'], { card }),
  whyNot: whyNotFit,
};

function whyNotFit(s: S, side: number, u: number): Refusal {
  const args = { card: namedFor(s, u, side) };
  const isOwn = s.owner[u] === side && s.kind[u] >= 0;
  if (!isOwn || hasFlag(s, u, 'prisoner') || !isReady(s, u, yardsOf(s, side)))
    return { rule: 'R47', reason: msg('refusal.no-yard', args) };
  return { rule: '1.7', reason: msg('refusal.no-gear', args) };
}

/** [R47] Chooses the gear; other sides do not see this. */
export const gearStep: ArmageddonStep<'gear'> = {
  rule: '1.7',
  who: sideNow,
  prompt: fixed('prompt.fit.gear'),
  focus,
  offers: { gear: { label: (_, code) => msg('label.gear', { project: projectName(code) }) } },
  secret: true,
  actions(s, out) {
    const { card } = s.frame(STEP['fit.gear']);
    for (const code of heldBy(s, sideNow(s))) if (takes(s, card, code)) out.add(V.gear, code);
  },
  apply(s, action, log) {
    const { card } = s.frame(STEP['fit.gear']);
    s.pop();
    putOn(s, card, nounOf(action), log);
  },
};

/** [1.7] [1.8] [1.9] Moves gear from the hand to the card. */
function putOn(s: S, u: number, code: number, log?: Log): void {
  const side = s.owner[u];
  s.held[side * GEAR.length + code] -= 1;
  s.handSize[side] -= 1;
  const { family } = gearOf(code);
  if (family === 'enhancement') s.grafts[u] |= bitOf(code);
  else if (family === 'munition') s.load[u] = code;
  else if (s.gear1[u] === NONE) s.gear1[u] = code;
  else s.gear2[u] = code;
  const args = { card: named(s, u), project: projectName(code) };
  log?.add({ type: 'fitted', rule: '1.7', args, to: whoKnows(s, u) });
}
