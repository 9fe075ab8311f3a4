/** [7.06] [7.062] Fighting the announced battles one after the other. */
import { nodeFocus } from '../../../../kernel/look/focus.ts';
import { type Action, nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, type MessageArgs, node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { oddsColumn, type ChartResult } from '../../data/charts.ts';
import { isFlyer, isWarrior, sideOf, UNIT_COUNT } from '../../data/units.ts';
import type { Chitin } from '../../state.ts';
import { airPlace, nodeRow, oddsName } from '../../i18n/nouns.ts';
import { fixed, type Key, msg } from '../../i18n/msg.ts';
import { groupsIn, openBattles } from './07-battles.ts';
import { STEP, V } from '../names.ts';
import { type ChitinStep, ONE_DIE } from '../step.ts';

/** [5.00-3b] [R19] The attacker picks the next battle; the last one needs no choice. */
export const nextStep: ChitinStep<'resolve' | 'duel'> = {
  rule: '5.00',
  prompt: fixed('prompt.combat.next'),
  offers: {
    resolve: { label: (_, n) => msg('label.resolve', { at: node(n) }) },
    duel: { label: (_, n) => msg('label.duel', { air: airPlace(n) }) },
  },
  who: (s) => s.mover,
  enter(s) {
    const open = openBattles(s);
    if (open.length === 0) s.goto(STEP['combat.backstab']);
    else if (open.length === 1) s.push(STEP['combat.roll'], { battle: open[0] });
  },
  actions(s, out) {
    for (const b of openBattles(s).sort((x, y) => s.place[x] - s.place[y]))
      if (!isDuel(s, b)) out.add(V.resolve, s.place[b]);
    for (const b of openBattles(s)) if (isDuel(s, b)) out.add(V.duel, s.place[b]);
  },
  apply(s, action) {
    s.push(STEP['combat.roll'], { battle: battleAt(s, action) });
  },
  refusals: {
    resolve: (s, n) => whyNotNext(s, 'refusal.no-battle-left', { at: node(n) }),
    duel: (s, n) => whyNotNext(s, 'refusal.no-duel-left', { air: airPlace(n) }),
  },
};

/** Refuses a battle that is not open, and lists those that are. */
function whyNotNext(s: Chitin, key: Key, args: MessageArgs): Refusal {
  const left = { row: openBattles(s).map((b) => battleName(s, b)) };
  return { rule: '5.00', reason: msg(key, { ...args, left }) };
}

/** Returns the name of a battle: its hex, or the megahex of a duel. */
const battleName = (s: Chitin, b: number): Message =>
  isDuel(s, b)
    ? msg('place.duel', { air: airPlace(s.place[b]) })
    : msg('place.battle', { n: node(s.place[b]) });

/** [R33] Returns whether a battle is flyers against flyers. */
export function isDuel(s: Chitin, b: number): boolean {
  for (let u = 0; u < UNIT_COUNT; u++)
    if (s.fight[u] === b && sideOf(u) !== s.mover) return isFlyer(u);
  // All defenders are dead. Ground stacks would have vacated hexes.
  return s.vacated[0] === NONE;
}

/** Returns the open battle that a `resolve` or `duel` action names. */
function battleAt(s: Chitin, action: Action): number {
  const duel = verbOf(action) === V.duel;
  const found = openBattles(s).find((b) => isDuel(s, b) === duel && s.place[b] === nounOf(action));
  if (found === undefined) throw new Error(`no battle at ${nounOf(action)}`);
  return found;
}

const battleNow = (s: Chitin): number => s.frame(STEP['combat.roll']).battle;

/** [7.06] Rolls one die for a battle. */
export const rollStep: ChitinStep<'roll'> = {
  rule: '7.06',
  prompt: (s) => msg('prompt.combat.roll', { battle: battleName(s, battleNow(s)) }),
  focus: (s) => nodeFocus(s.place[battleNow(s)]),
  ...ONE_DIE,
  event(s) {
    const place = battleName(s, s.frame(STEP['combat.roll']).battle);
    return {
      ...{ title: msg('roll.battle', { place }), by: s.mover },
      aim: { meaning: 'harm', label: msg('aim.battle', { place }) },
    };
  },
  apply(s, action, log) {
    const { battle: b } = s.frame(STEP['combat.roll']);
    const column = oddsColumn(s.attack[b], s.defence[b]);
    const result = s.world.values.crt[nounOf(action) - 1][column];
    logResult(s, b, nounOf(action), column, result, log);
    const loser = result.startsWith('A') ? s.mover : 1 - s.mover;
    noteHexes(s, b, loser);
    s.goto(STEP['combat.advance'], { battle: b, victor: 1 - loser });
    carryOut(s, b, loser, result);
  },
};

function logResult(
  s: Chitin,
  b: number,
  die: number,
  column: number,
  result: ChartResult,
  log?: Log,
): void {
  if (log === undefined) return;
  const duel = isDuel(s, b);
  const hexes = groupsIn(s, b, 1 - s.mover).map((group) => group.node);
  const meaning = msg(`result.${result}`);
  log.add({
    type: duel ? 'air-result' : 'result',
    rule: '7.062',
    by: s.mover,
    args: {
      at: duel ? airPlace(s.place[b]) : nodeRow(hexes),
      die,
      odds: oddsName(column),
      result,
      meaning,
    },
    outcome: msg('outcome.battle', { result, meaning }),
    meaning: result.startsWith('D') ? 'harm' : 'loss',
    subject: duel ? airPlace(s.place[b]) : msg('place.hex', { n: node(s.place[b]) }),
  });
}

/** [7.066] Stores the hexes of the losing side, to tell later which ones it vacated. */
function noteHexes(s: Chitin, b: number, loser: number): void {
  s.vacated.fill(NONE);
  groupsIn(s, b, loser)
    .filter(({ units }) => !isFlyer(units[0]))
    .forEach(({ node }, i) => {
      s.vacated[i] = node;
    });
}

/** [7.062] [8.023] Applies losses, disruption or retreat to one side, including chargers. */
function carryOut(s: Chitin, b: number, loser: number, result: ChartResult): void {
  if (result.endsWith('R')) retreatAll(s, b, loser);
  else if (result.endsWith('D')) disruptAll(s, b, loser);
  else s.push(STEP['combat.losses'], { battle: b, side: loser, owed: Number(result.slice(2)) });
}

/** [7.066] Makes every stack and every group of flyers of that side retreat. */
function retreatAll(s: Chitin, b: number, loser: number): void {
  for (const { units } of groupsIn(s, b, loser)) for (const u of units) s.marked[u] = 1;
  s.push(STEP['combat.retreat'], { battle: b, side: loser });
}

/**
 * [7.064] [7.065] [R22] Disrupts ground warriors; units stacked with them stay. Flyers, and stacks of Basics and
 * Workers alone, retreat instead.
 */
function disruptAll(s: Chitin, b: number, loser: number): void {
  for (const { units } of groupsIn(s, b, loser)) {
    const holds = units.some(isWarrior);
    for (const u of units) {
      if (isWarrior(u)) s.disrupted[u] = 1;
      else if (!holds) s.marked[u] = 1;
    }
  }
  s.push(STEP['combat.retreat'], { battle: b, side: loser });
}

/** [8.024] [R27] After results and advance, all units that charged in this battle are disrupted. */
export const closeStep: ChitinStep = {
  rule: '8.024',
  enter(s) {
    const { battle: b } = s.frame(STEP['combat.close']);
    for (let u = 0; u < UNIT_COUNT; u++) {
      if (s.fight[u] !== b) continue;
      if (s.charging[u]) s.disrupted[u] = 1;
      s.charging[u] = 0;
      s.fight[u] = NONE;
      s.aim[u] = NONE;
      s.followed[u] = 0;
    }
    s.vacated.fill(NONE);
    s.pop();
  },
};
