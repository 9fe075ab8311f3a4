/**
 * [18.1] Close assaults, hex by hex: each side in the order of fire declares attacks until none of its units in the
 * hex has one left, because every unit must attack [18.2].
 */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, units } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Side } from '../../../../kernel/side.ts';
import { fixed } from '../../i18n/msg.ts';
import { assaultColumn } from '../../data/tables.ts';
import { FIRES, NO_ROLE, type Slammers, TARGET } from '../../state.ts';
import { closeAssault } from './18-forecast.ts';
import { OPPONENT_REFUSALS, whyNotAttacker, whyNotNow } from './18-refusals.ts';
import {
  attackOfAll,
  type Band,
  chosenTargets,
  columnLeft,
  columnNow,
  defenceOf,
  isAttackLeft,
  type Melee,
  meleeNow,
  openAttackers,
  openTargets,
  wholeTarget,
} from './18-melee.ts';
import { alarm } from '../fire/19-hits.ts';
import { fireOffer, joinOffer, targetOffers } from '../fire/26-offers.ts';
import { REACT_JAM, STEP, V } from '../names.ts';
import { goOn, sideAt } from '../sequence.ts';
import { asks, frameFocus, type SlammersStep, unitLabel } from '../step.ts';
import { countAt, countStacks, partyOf, priceNow, unitsAt, withRole } from '../units.ts';

type S = Slammers;

/** [18.1] Goes from hex to hex, and in each from side to side; units without a commander come last [36.4]. */
export const assaultHexStep: SlammersStep = {
  rule: '18.1',
  enter(s, log) {
    const frame = s.frame(STEP['assault.hex']);
    const last = s.world.playerTurns.length;
    if (frame.hex === NONE || frame.order > last) nextHex(s);
    else if (!isAttackLeft(s, meleeNow(s))) frame.order++;
    else if (frame.order === last) attackUnled(s, meleeNow(s), log);
    else s.push(STEP['assault.targets'], { hex: frame.hex, last: NONE });
  },
};

/** Begins the assault of the next hex, ascending; after the last one, ends the section. */
function nextHex(s: S): void {
  const frame = s.frame(STEP['assault.hex']);
  countStacks(s);
  let n = frame.hex + 1;
  while (n < s.world.hexes && !isFought(s, n)) n++;
  if (n === s.world.hexes) goOn(s);
  else begin(s, n);
}

function begin(s: S, n: number): void {
  const frame = s.frame(STEP['assault.hex']);
  frame.hex = n;
  frame.order = 0;
  // [32.4] Units in a close assault are no longer surprised.
  for (const u of unitsAt(s, n)) alarm(s, u);
}

/** [18.1] Returns whether a hex has units of two parties and allows combat [44.5]. Call `countStacks` first. */
function isFought(s: S, n: number): boolean {
  const { scenario, areas } = s.world;
  if (scenario.specials.battlefield !== undefined && !areas.battlefield[n]) return false;
  let parties = 0;
  for (let party = 0; party < s.world.parties; party++) if (countAt(s, party, n) > 0) parties++;
  return parties > 1;
}

const attacker = (s: S): Side => sideAt(s, s.frame(STEP['assault.hex']).order);

/** [18.3] Chooses the targets: one, some or all of the enemies in the hex. */
export const assaultTargetsStep: SlammersStep<'all' | 'target' | 'done'> = {
  rule: '18.3',
  prompt: asks('prompt.assault.targets'),
  focus: frameFocus,
  offers: targetOffers(closeAssault),
  who: attacker,
  enter(s) {
    const { last } = s.frame(STEP['assault.targets']);
    const open = openTargets(s, meleeNow(s), last);
    if (open.length > (last === NONE ? 1 : 0)) return;
    if (last === NONE) s.role[open[0]] = TARGET;
    chooseAttackers(s);
  },
  actions(s, out) {
    const { last } = s.frame(STEP['assault.targets']);
    const melee = meleeNow(s);
    if (last === NONE && wholeTarget(s, melee).length > 0) out.add(V.all);
    for (const u of openTargets(s, melee, last)) out.add(V.target, u);
    if (last !== NONE) out.add(V.done);
  },
  apply(s, action) {
    const frame = s.frame(STEP['assault.targets']);
    if (verbOf(action) === V.target) {
      frame.last = nounOf(action);
      s.role[frame.last] = TARGET;
      return;
    }
    if (verbOf(action) === V.all) for (const u of wholeTarget(s, meleeNow(s))) s.role[u] = TARGET;
    chooseAttackers(s);
  },
  refusals: OPPONENT_REFUSALS,
};

const chooseAttackers = (s: S): void =>
  s.goto(STEP['assault.units'], { hex: s.frame(STEP['assault.targets']).hex, last: NONE });

/** [18.9] Chooses the attackers, alone or together. */
export const assaultUnitsStep: SlammersStep<'join' | 'fire'> = {
  rule: '18.9',
  prompt: asks('prompt.assault.units'),
  focus: frameFocus,
  offers: {
    join: joinOffer(closeAssault, unitLabel('label.join')),
    fire: { ...fireOffer(closeAssault), label: fixed('label.attack') },
  },
  who: attacker,
  enter(s, log) {
    const frame = s.frame(STEP['assault.units']);
    const melee = meleeNow(s);
    let open = openAttackers(s, melee, frame.last);
    // A side without a choice has no decision.
    while (open.length === 1 && columnNow(s, melee) < 0) {
      join(s, open[0]);
      open = openAttackers(s, melee, frame.last);
    }
    if (open.length === 0) attack(s, log);
  },
  actions(s, out) {
    const melee = meleeNow(s);
    for (const u of openAttackers(s, melee, s.frame(STEP['assault.units']).last))
      out.add(V.join, u);
    if (columnNow(s, melee) >= 0) out.add(V.fire);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.fire) attack(s, log);
    else join(s, nounOf(action));
  },
  refusals: { join: whyNotAttacker, fire: whyNotNow },
};

function join(s: S, u: number): void {
  s.role[u] = FIRES;
  s.frame(STEP['assault.units']).last = u;
}

/** Announces the attack, which may be jammed [23.2] before the roll; an R makes rubble of the hex [R51]. */
function attack(s: S, log?: Log): void {
  const melee = meleeNow(s);
  const column = columnNow(s, melee);
  const { hex } = s.frame(STEP['assault.units']);
  announce(s, melee, { hex, column }, log);
  s.goto(STEP['attack.roll'], { hex, column });
  s.push(STEP.react, { kind: REACT_JAM, order: 0, unit: NONE, hex });
}

/**
 * [23.3] [R47] Removes jammed units from a joint attack, which attack alone later; the others continue at 1-4 or
 * better.
 */
export function goOnUnjammed(s: S, log?: Log): void {
  const frame = s.frame(STEP['attack.roll']);
  const joined = withRole(s, FIRES);
  const jammed = joined.filter((u) => s.jammed[u]);
  if (joined.length < 2 || jammed.length === 0) return;
  for (const u of jammed) s.role[u] = NO_ROLE;
  frame.column = columnLeft(s, meleeNow(s));
  const args = { units: units(jammed), at: node(frame.hex) };
  if (frame.column >= 0) {
    const odds = s.world.tables.columns[frame.column];
    log?.add({ type: 'direct.jammed', rule: '23.3', args: { ...args, odds } });
    return;
  }
  log?.add({ type: 'direct.off', rule: 'R40', args });
  s.role.fill(NO_ROLE);
  s.pop();
}

interface Roll {
  readonly hex: number;
  readonly column: number;
}

function announce(s: S, melee: Melee, { hex, column }: Roll, log?: Log): void {
  const joined = melee.bands.flatMap((band) => band.units.filter((u) => s.role[u] === FIRES));
  const targets = chosenTargets(s, melee);
  log?.add({
    type: 'assault',
    rule: '18.3',
    args: {
      units: units(joined),
      targets: units(targets),
      at: node(hex),
      odds: s.world.tables.columns[column],
    },
  });
}

/**
 * [R71] Attacks with all units that have no commander, together and at the best odds; among equals, at the most
 * expensive target.
 */
function attackUnled(s: S, melee: Melee, log?: Log): void {
  const { hex } = s.frame(STEP['assault.hex']);
  const [band] = melee.bands;
  const enemies = melee.targets.filter((u) => partyOf(s, u) !== band.party);
  const worth = (u: number) => columnAgainst(s, band, u) * 1000 + priceNow(s, u);
  const target = enemies.reduce((best, u) => (worth(u) > worth(best) ? u : best));
  for (const u of band.units) s.role[u] = FIRES;
  s.role[target] = TARGET;
  const column = columnAgainst(s, band, target);
  announce(s, melee, { hex, column }, log);
  s.push(STEP['attack.roll'], { hex, column });
}

const columnAgainst = (s: S, band: Band, u: number): number =>
  assaultColumn(s.world.tables, attackOfAll(s, band), defenceOf(s, u), band.shifted);
