/**
 * [3.6] Discoveries that an army may take in its hex. A clinic heals, a mast reveals terrain, the others are random
 * finds. [R48] All sides that knew of a discovery see that it is gone; only the finder sees what it was.
 */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { type Find, FINDS } from '../../data/finds.ts';
import { GEAR } from '../../data/gear.ts';
import { SPECIAL, SPECIALS } from '../../data/maps.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { hasHandRoom } from '../empire/02-hand.ts';
import { gain } from '../empire/02-pay.ts';
import { exploreHex, hexesWithin } from './03-explore.ts';
import { lookAt } from './04-hiding.ts';
import { hiddenFlips, drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { costText, named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardsOf, has, isArmy, isFamily, isGarrison, setFlag, unitsOf } from '../pieces.ts';
import { type ArmageddonStep, drawing, focus, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/** Specials that can be taken. */
const CLAIMED: readonly number[] = [
  SPECIAL.cache,
  SPECIAL.card,
  SPECIAL.clinic,
  SPECIAL.mast,
  SPECIAL['wreck-row'],
];
/** [3.6] Returns whether a special can be taken. */
export const isDiscovery = (special: number): boolean => CLAIMED.includes(special);

/** [2.15] Specials that may be a card or gear, for which the hand needs room. */
const NEEDS_ROOM: readonly number[] = [SPECIAL.card, SPECIAL['wreck-row']];

/** [3.5] Returns the special in the hex of a field army, if its side knows it. */
function specialOf(s: S, army: number, side: number): number {
  if (!isArmy(s, army) || s.owner[army] !== side || isGarrison(s, army)) return SPECIAL.none;
  const hex = s.place[army];
  return hex >= 0 && s.world.hexRows.has(s.explored, side, hex) ? s.special[hex] : SPECIAL.none;
}

/** [3.6] Takes a discovery at no cost, which ends the army's move. */
export const claimAction: SideAction<'claim'> = {
  label: claimLabel,
  list(s, side, out) {
    for (let army = s.world.cards; army < s.world.units.length; army++)
      if (mayClaim(s, army, side)) out.add(V.claim, army);
  },
  apply(s, side, army, log) {
    const hex = s.place[army];
    const special = s.special[hex];
    s.special[hex] = SPECIAL.none;
    setFlag(s, army, 'moved');
    log?.add({ type: 'claims', rule: '3.6', args: { by: { side }, at: node(hex) }, to: [side] });
    if (special === SPECIAL.clinic) visitClinic(s, army, log);
    else if (special === SPECIAL.mast) climbMast(s, hex);
    else s.push(STEP['find.draw'], { army, special, first: NONE });
  },
  whyNot(s, side, army) {
    const special = specialOf(s, army, side);
    const isThere = CLAIMED.includes(special);
    const rule = isThere ? '2.15' : '3.6';
    return {
      rule,
      reason: msg(isThere ? 'refusal.no-hand-room' : 'refusal.no-find', {
        u: namedFor(s, army, side),
      }),
    };
  },
};

/** [3.6] Returns the label with the special that the army has found. */
function claimLabel(s: S, army: number) {
  const { id } = SPECIALS[s.special[s.place[army]]];
  return msg('label.claim', { army: nameOf(s, army), what: msg(`special.${id}`) });
}

const mayClaim = (s: S, army: number, side: number): boolean => {
  const special = specialOf(s, army, side);
  return CLAIMED.includes(special) && (!NEEDS_ROOM.includes(special) || hasHandRoom(s, side));
};

// Draws

const frameOf = (s: S) => s.frame(STEP['find.draw']);
const findsOf = (special: number): readonly Find[] => FINDS[special] ?? [];

/** [3.6] [14.5] Draws the find; at a wreck, a technologist draws twice. */
export const drawStep: ArmageddonStep<'find'> = {
  rule: '3.6',
  secret: true,
  ...drawing('drawn.find'),
  outcomes: { find: { label: (s, i) => takeLabel(frameOf(s).special, i) } },
  event: (s) => ({ title: msg('roll.find'), by: sideNow(s) }),
  actions(s, out) {
    for (const i of findsOf(frameOf(s).special).keys()) out.add(V.find, i);
  },
  weight: (s, action) => findsOf(frameOf(s).special)[nounOf(action)].weight,
  apply(s, action, log) {
    const { army, special, first } = frameOf(s);
    const found = nounOf(action);
    const isTwice = special === SPECIAL['wreck-row'] && hasTechnologist(s, army);
    const what = findName(findsOf(special)[found]);
    const outcome = msg('outcome.finds', { what });
    const to = [sideNow(s)];
    if (isTwice) log?.add({ type: 'finds', rule: '3.6', args: { what }, to, outcome });
    else log?.add({ type: 'found', rule: '3.6', args: { what }, to, outcome });
    if (first === NONE && isTwice) {
      frameOf(s).first = found;
      return;
    }
    s.pop();
    if (first === NONE || first === found) take(s, findsOf(special)[found]);
    else s.push(STEP['find.take'], { special, first, second: found });
  },
};

const hasTechnologist = (s: S, army: number): boolean =>
  cardsOf(s, army).some((u) => has(s, u, 'technologist'));

/** [14.5] Chooses one of two finds. */
export const takeStep: ArmageddonStep<'take'> = {
  rule: '14.5',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.find.take'),
  offers: { take: { label: (s, i) => takeLabel(s.frame(STEP['find.take']).special, i) } },
  actions(s, out) {
    const { first, second } = s.frame(STEP['find.take']);
    for (const i of [first, second].sort((a, b) => a - b)) out.add(V.take, i);
  },
  apply(s, action, log) {
    const { special } = s.frame(STEP['find.take']);
    s.pop();
    const find = findsOf(special)[nounOf(action)];
    take(s, find);
    const args = { what: findName(find) };
    log?.add({ type: 'found', rule: '3.6', args, to: [sideNow(s)] });
  },
};

/** [2.15] Adds resources to the stock, or gear to the hand. */
function take(s: S, find: Find): void {
  const side = sideNow(s);
  gain(s, side, find.stock ?? []);
  if (find.gear !== undefined) {
    s.held[side * GEAR.length + find.gear] += 1;
    s.handSize[side] += 1;
  }
}

/** Name of a find. */
function findName({ gear, stock = [] }: Find) {
  if (gear !== undefined) return msg(`gear.${GEAR[gear].id}`);
  return costText(stock);
}

const takeLabel = (special: number, find: number) =>
  msg('label.take', { what: findName(findsOf(special)[find]) });

// Clinic

/** [14.2] Heals all heroes at once, and one unit of the player's choice. */
function visitClinic(s: S, army: number, log?: Log): void {
  for (const u of cardsOf(s, army)) if (isFamily(s, u, 'hero')) heal(s, u, log);
  const hurt = hurtUnits(s, army);
  if (hurt.length === 1) heal(s, hurt[0], log);
  else if (hurt.length > 1) s.push(STEP['clinic.heal'], { army });
}

const hurtUnits = (s: S, army: number): number[] => unitsOf(s, army).filter((u) => s.damage[u] > 0);

function heal(s: S, u: number, log?: Log): void {
  if (s.damage[u] === 0) return;
  s.damage[u] = 0;
  log?.add({ type: 'healed', rule: '14.2', args: { card: named(s, u) }, to: [s.owner[u]] });
}

export const healStep: ArmageddonStep<'heal'> = {
  rule: '14.2',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.clinic.heal'),
  focus,
  offers: { heal: { label: withCard('label.heal') } },
  actions(s, out) {
    for (const u of hurtUnits(s, s.frame(STEP['clinic.heal']).army)) out.add(V.heal, u);
  },
  apply(s, action, log) {
    s.pop();
    heal(s, nounOf(action), log);
  },
};

// Mast

/** [14.3] Starts a visit to the mast. Nothing is revealed until the hidden dice have been drawn. */
function climbMast(s: S, hex: number): void {
  s.push(STEP['mast.look'], { hex });
  drawHidden(s);
}

/** [14.3] Explores the hexes in range, and observes every army of others there once. */
export const mastStep: ArmageddonStep = {
  rule: '14.3',
  secret: true,
  enter(s) {
    const near = new Set(hexesWithin(s, s.frame(STEP['mast.look']).hex, s.world.values.mastRange));
    const side = sideNow(s);
    s.pop();
    for (const n of near) exploreHex(s, n, side);
    for (let a = s.world.cards; a < s.world.units.length; a++)
      if (near.has(s.place[a]) && s.owner[a] !== side)
        lookAt(s, a, side, hiddenFlips(s, s.world.values.mastDice));
  },
};

// Silo

/** [14.6] Lets an engineer blow up a silo for 2 AP. */
export const blowAction: SideAction<'blow'> = {
  label: (s, army) => msg('label.blow', { army: nameOf(s, army), n: s.world.values.apBlow }),
  list(s, side, out) {
    for (let army = s.world.cards; army < s.world.units.length; army++)
      if (isSiloAt(s, army, side) && s.ap[side] >= s.world.values.apBlow) out.add(V.blow, army);
  },
  apply(s, side, army, log) {
    s.ap[side] -= s.world.values.apBlow;
    s.special[s.place[army]] = SPECIAL.none;
    const args = { by: { side }, at: node(s.place[army]) };
    log?.add({ type: 'blown', rule: '14.6', args, to: [side] });
  },
  whyNot: (s, side, army) => ({
    rule: '14.6',
    reason: isSiloAt(s, army, side)
      ? msg('refusal.blow-dear', { n: s.world.values.apBlow })
      : msg('refusal.no-silo', { u: namedFor(s, army, side) }),
  }),
};

const isSiloAt = (s: S, army: number, side: number): boolean =>
  specialOf(s, army, side) === SPECIAL.silo && cardsOf(s, army).some((u) => has(s, u, 'engineer'));
