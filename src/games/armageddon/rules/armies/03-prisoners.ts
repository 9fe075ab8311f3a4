/** [3.23] [2.28] Captured heroes: where they are held, and what can be done with them. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { gain, mayPay, mayPayAny, pay, payAny, totalStock } from '../empire/02-pay.ts';
import { freeBases } from './03-control.ts';
import { raiseGarrison } from './03-garrison.ts';
import { leaveArmy, lose, standApart } from '../battle/05-damage.ts';
import type { SideAction } from '../turn-action.ts';
import { forgetByAll, reveal } from '../knowledge.ts';
import { named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { clearFlag, garrisonOf, hasFlag, isPlayer, setFlag } from '../pieces.ts';
import { type ArmageddonStep, cardFor, focus, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/**
 * Returns the nearest base of a side that is not besieged and has a garrison or room for one; `NONE` if there is
 * none.
 */
function nearestBase(s: S, side: number, hex: number): number {
  let best = NONE;
  const far = (base: number) => nodeDistance(s.world.board, s.place[base], hex);
  for (const base of freeBases(s, side)) {
    if (best !== NONE && far(base) >= far(best)) continue;
    raiseGarrison(s, base);
    if (garrisonOf(s, base) !== NONE) best = base;
  }
  return best;
}

/** [3.23] Takes a hero prisoner for a player; if no base can hold the hero, kills the hero [R51]. */
export function captureHero(s: S, hero: number, side: number, log?: Log): void {
  const owner = s.owner[hero];
  const canHold = isPlayer(s, side) && isPlayer(s, owner);
  const base = canHold ? nearestBase(s, side, s.place[hero]) : NONE;
  if (base === NONE) {
    kill(s, hero, side, log);
    return;
  }
  leaveArmy(s, hero, log);
  s.flags[hero] = 0;
  setFlag(s, hero, 'prisoner');
  lodge(s, hero, garrisonOf(s, base), side);
  const args = { hero: named(s, hero), by: { side } };
  log?.add({ type: 'imprisoned', rule: '3.23', args, to: [side, owner] });
}

/** Moves a hero into an army, known only to the hero's owner and to `side`. */
function lodge(s: S, hero: number, army: number, side: number): void {
  forgetByAll(s, hero);
  [s.group[hero], s.place[hero]] = [army, s.place[army]];
  reveal(s, hero, side);
}

/** [5.28] [R51] Kills a hero who is not taken alive. */
export function kill(s: S, hero: number, side: number, log?: Log): void {
  const to = playersOf(s, side, s.owner[hero]);
  log?.add({ type: 'killed', rule: '5.28', args: { hero: named(s, hero) }, to });
  lose(s, hero, log, side);
}

/** Returns the owners that are players and can get messages. */
const playersOf = (s: S, ...owners: readonly number[]): number[] =>
  owners.filter((owner) => isPlayer(s, owner));

// Actions with prisoners

const isHeldBy = (s: S, u: number, side: number): boolean =>
  u < s.world.cards && hasFlag(s, u, 'prisoner') && s.owner[s.group[u]] === side;

/** Returns the prisoners of a side, ascending. */
function prisonersOf(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++) if (isHeldBy(s, u, side)) found.push(u);
  return found;
}

const noPrisoner = (s: S, side: number, u: number): Refusal => ({
  rule: '2.28',
  reason: msg('refusal.no-prisoner', { card: namedFor(s, u, side) }),
});

/** [2.28] Executes a prisoner, at no cost. */
export const executeAction: SideAction<'execute'> = {
  label: withCard('label.execute'),
  list(s, side, out) {
    for (const u of prisonersOf(s, side)) out.add(V.execute, u);
  },
  apply(s, side, hero, log) {
    const to = playersOf(s, side, s.owner[hero]);
    log?.add({ type: 'executed', rule: '2.28', args: { hero: named(s, hero) }, to });
    lose(s, hero, log);
  },
  whyNot: noPrisoner,
};

/** [2.28] [R52] Returns the other bases that a prisoner can be moved to. */
const otherBases = (s: S, side: number, hero: number): number[] => {
  const free = freeBases(s, side);
  const held = s.group[s.group[hero]];
  return free.includes(held) ? free.filter((base) => base !== held && hasCells(s, base)) : [];
};

/** Returns whether a base can hold prisoners, for which it needs a garrison. */
const hasCells = (s: S, base: number): boolean => garrisonOf(s, base) !== NONE;

const mayEscort = (s: S, side: number, hero: number): boolean =>
  mayPay(s, side, s.world.values.apTransfer) && otherBases(s, side, hero).length > 0;

/** [2.28] [R52] Moves a prisoner to another base. */
export const escortAction: SideAction<'escort'> = {
  label: cardFor('label.escort', 'apTransfer'),
  list(s, side, out) {
    for (const u of prisonersOf(s, side)) if (mayEscort(s, side, u)) out.add(V.escort, u);
  },
  apply: (s, _, hero) => s.push(STEP['prisoner.to'], { hero }),
  whyNot(s, side, u) {
    if (!isHeldBy(s, u, side)) return noPrisoner(s, side, u);
    const args = { card: namedFor(s, u, side), n: s.world.values.apTransfer };
    return { rule: 'R52', reason: msg('refusal.no-escort', args) };
  },
};

export const escortStep: ArmageddonStep<'base'> = {
  rule: 'R52',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.prisoner.to'),
  focus,
  offers: { base: { label: withCard('label.base') } },
  actions(s, out) {
    for (const u of otherBases(s, sideNow(s), s.frame(STEP['prisoner.to']).hero))
      out.add(V.base, u);
  },
  apply(s, action, log) {
    const { hero } = s.frame(STEP['prisoner.to']);
    const side = sideNow(s);
    s.pop();
    pay(s, side, s.world.values.apTransfer);
    lodge(s, hero, garrisonOf(s, nounOf(action)), side);
    const args = { hero: named(s, hero), base: named(s, nounOf(action)) };
    log?.add({ type: 'escorted', rule: 'R52', args, to: [side] });
  },
};

/** [R53] Returns whether a ransom can be asked; an eliminated side pays none. */
const mayAsk = (s: S, hero: number): boolean =>
  isPlayer(s, s.owner[hero]) && !hasFlag(s, hero, 'offered');

/** [2.28] [R53] Asks the owner of a prisoner for 4 resources, once in a turn. */
export const ransomAction: SideAction<'ransom'> = {
  label: cardFor('label.ransom', 'ransom'),
  list(s, side, out) {
    for (const u of prisonersOf(s, side)) if (mayAsk(s, u)) out.add(V.ransom, u);
  },
  apply(s, _, hero) {
    setFlag(s, hero, 'offered');
    s.push(STEP['prisoner.ransom'], { hero });
  },
  whyNot(s, side, u) {
    if (!isHeldBy(s, u, side)) return noPrisoner(s, side, u);
    return { rule: 'R53', reason: msg('refusal.offered', { card: namedFor(s, u, side) }) };
  },
};

const prisonerOf = (s: S): number => s.frame(STEP['prisoner.ransom']).hero;
const payerOf = (s: S): number => s.owner[prisonerOf(s)];

/** [R53] Lets the owner decide on the ransom, able to pay or not, so that the decision reveals nothing. */
export const ransomStep: ArmageddonStep<'accept' | 'pass'> = {
  rule: '2.28',
  secret: true,
  who: payerOf,
  prompt: (s) =>
    msg('prompt.prisoner.ransom', { hero: nameOf(s, prisonerOf(s)), n: s.world.values.ransom }),
  focus,
  offers: {
    accept: { label: (s) => msg('label.pay-ransom', { n: s.world.values.ransom }) },
    pass: { label: fixed('label.no-ransom') },
  },
  actions(s, out) {
    out.add(V.pass);
    if (mayPayAny(s, payerOf(s), s.world.values.ransom)) out.add(V.accept);
  },
  apply(s, action, log) {
    const hero = prisonerOf(s);
    const [side, owner] = [sideNow(s), s.owner[hero]];
    s.pop();
    const isPaid = verbOf(action) === V.accept;
    const type = isPaid ? 'ransomed' : 'unransomed';
    log?.add({ type, rule: '2.28', args: { hero: named(s, hero) }, to: [side, owner] });
    if (!isPaid) return;
    gain(s, side, payAny(s, owner, s.world.values.ransom));
    goHome(s, hero, log);
  },
  refusals: {
    accept: (s) => ({
      rule: 'R53',
      reason: msg('refusal.no-ransom', {
        n: s.world.values.ransom,
        have: totalStock(s, payerOf(s)),
      }),
    }),
  },
};

/** [R53] Moves a hero to the nearest base of their side; without one, the hero stays free in the hex. */
function goHome(s: S, hero: number, log?: Log): void {
  const owner = s.owner[hero];
  const base = nearestBase(s, owner, s.place[hero]);
  clearFlag(s, hero, 'prisoner');
  clearFlag(s, hero, 'offered');
  if (base === NONE) standApart(s, hero, log);
  else lodge(s, hero, garrisonOf(s, base), owner);
}
