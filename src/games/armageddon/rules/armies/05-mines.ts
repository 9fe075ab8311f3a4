/** Section 5: minefields, and how engineers clear them. */
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { fieldArmies } from './03-march.ts';
import { defenceOf, wound } from '../battle/05-damage.ts';
import { beginChallenge, fateOf } from '../battle/05-pools.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown, reveal, whoKnows } from '../knowledge.ts';
import { named, namedFor } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ActionObstacle, refusalFor } from '../obstacle.ts';
import {
  cardsOf,
  facilitiesAt,
  has,
  hasFlag,
  isFamily,
  isPlayer,
  level,
  setFlag,
} from '../pieces.ts';
import { type ArmageddonStep, armyFor } from '../step.ts';

type S = Armageddon;

/** [R30] Returns the level of the best engineer among some cards; 0 if there is none. */
const engineering = (s: S, cards: readonly number[]): number =>
  Math.max(0, ...cards.map((u) => level(s, u, 'engineer')));

/** Returns the minefields of others in a hex. */
const fieldsAt = (s: S, hex: number, side: number): number[] =>
  facilitiesAt(s, hex).filter((u) => has(s, u, 'mines') && s.owner[u] !== side);

/**
 * [5.29] [10.3.16] Stops an army that enters a hex with minefields of others; each goes off, the lowest slot first.
 */
export function springMines(s: S, army: number, log?: Log): void {
  const hex = s.place[army];
  const fields = fieldsAt(s, hex, s.owner[army]);
  if (fields.length === 0) return;
  setFlag(s, army, 'moved');
  const args = { army: named(s, army), at: node(hex) };
  const owners = [s.owner[army], ...fields.map((u) => s.owner[u])].filter((o) => isPlayer(s, o));
  const to = [...new Set([...owners, ...whoKnows(s, army)])];
  log?.add({ type: 'mined', rule: '5.29', args, to });
  for (const field of fields.reverse()) {
    if (isPlayer(s, s.owner[army])) reveal(s, field, s.owner[army]);
    s.push(STEP.mines, { army, field, last: NONE, isWaiting: 0 });
  }
}

/** [5.29] Challenges card by card, until all have been challenged or the field is gone. */
export const minesStep: ArmageddonStep = {
  rule: '5.29',
  secret: true,
  who: (s) => s.owner[s.frame(STEP.mines).army],
  enter(s, log) {
    const f = s.frame(STEP.mines);
    if (f.army < 0) return s.pop();
    if (f.isWaiting) wear(s, f.field, log);
    f.isWaiting = 0;
    const next = nextCard(s);
    if (next === undefined) return s.pop();
    [f.last, f.isWaiting] = [next, 1];
    challenge(s, f.field, next, diceOf(s));
  },
};

/** [5.29] Damages the field by the margin of its challenge, whatever damage the card took. */
function wear(s: S, field: number, log?: Log): void {
  if (s.margin > 0) wound(s, field, s.margin, '5.29', log, s.owner[field]);
}

/** [5.30] [R40] Returns the dice of the mines, reduced by the best engineer of the army. */
function diceOf(s: S): number {
  const { army, field } = s.frame(STEP.mines);
  return level(s, field, 'mines') - engineering(s, cardsOf(s, army));
}

/** [5.30] Returns the next card to challenge; engineers are immune, and without dice there is none. */
function nextCard(s: S): number | undefined {
  const { army, field, last } = s.frame(STEP.mines);
  if (s.place[field] < 0 || diceOf(s) <= 0) return undefined;
  return cardsOf(s, army).find((u) => u > last && !has(s, u, 'engineer'));
}

/**
 * [5.29] Starts a challenge against a unit's defence or a hero's fate. Units may use the fate of their hero; the
 * field has none.
 */
function challenge(s: S, field: number, u: number, attack: number): void {
  const defenceFate = isFamily(s, u, 'unit') ? fateOf(s, u) : NONE;
  const defence = defenceOf(s, u);
  beginChallenge(s, { kind: 'mines', attacker: field, defender: u, attack, defence, defenceFate });
}

/** [5.30] [10.2.3] Lets engineers clear as many points as their level, once per turn. */
export const clearAction: SideAction<'clear'> = {
  label: armyFor('label.clear', 'apClearMines'),
  list(s, side, out, { armies }) {
    for (const [army, cards] of armies)
      if (obstacleToClear(s, side, army, cards) === undefined) out.add(V.clear, army);
  },
  apply(s, side, army, log) {
    pay(s, side, s.world.values.apClearMines);
    const cards = cardsOf(s, army);
    for (const u of cards) if (has(s, u, 'engineer')) setFlag(s, u, 'worked');
    const [field] = knownFields(s, side, army);
    wound(s, field, engineering(s, cards), '5.30', log, side);
  },
  whyNot: (s, side, army) =>
    refusalFor(obstacleToClear(s, side, army, fieldArmies(s, side).get(army)), () => ({
      u: namedFor(s, army, side),
      n: s.world.values.apClearMines,
    })),
};

const knownFields = (s: S, side: number, army: number): number[] =>
  fieldsAt(s, s.place[army], side).filter((u) => isKnown(s, u, side));

function obstacleToClear(
  s: S,
  side: number,
  army: number,
  cards: readonly number[] = [],
): ActionObstacle | undefined {
  const engineers = cards.filter((u) => has(s, u, 'engineer'));
  if (engineers.length === 0 || knownFields(s, side, army).length === 0)
    return ['5.30', 'refusal.no-mines'];
  if (engineers.some((u) => hasFlag(s, u, 'worked'))) return ['5.30', 'refusal.cleared'];
  if (!mayPay(s, side, s.world.values.apClearMines)) return ['5.30', 'refusal.clear-dear'];
  return undefined;
}
