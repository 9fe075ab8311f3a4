/** [7.06] [7.062] Fighting the announced battles one after the other. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/log.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { CHANCE, type Step } from '../../../kernel/step.ts';
import { CRT, oddsColumn, RESULT_WORDS, type Result, resultOf } from '../data/charts.ts';
import { airName, BOARD } from '../data/field.ts';
import { isFlyer, isWarrior, sideOf, UNIT_COUNT } from '../data/units.ts';
import type { Chitin } from '../state.ts';
import { groupsIn, openBattles } from './07-battles.ts';
import { STEP, V } from './names.ts';

/** [5.00-3b] [R19] The attacker picks which battle is next; there is nothing to pick with one left. */
export const nextStep: Step<Chitin> = {
  rule: '5.00',
  verbs: [V.resolve, V.duel],
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
  whyNot: whyNotNext,
};

function whyNotNext(s: Chitin, action: Action): Refusal | undefined {
  const verb = verbOf(action);
  if (verb !== V.resolve && verb !== V.duel) return undefined;
  const kind = verb === V.duel ? 'duel' : 'battle';
  const places = openBattles(s).map(
    (b) => `${isDuel(s, b) ? 'the duel in' : 'the battle at'} ${placeName(s, b)}`,
  );
  const at = verb === V.duel ? airName(nounOf(action)) : BOARD.labels[nounOf(action)];
  return {
    rule: '5.00',
    reason: `No announced ${kind} is left at ${at}; still to be fought: ${places.join(', ')}.`,
  };
}

/** What a battle is called by. */
const placeName = (s: Chitin, b: number): string =>
  isDuel(s, b) ? airName(s.place[b]) : (BOARD.labels[s.place[b]] ?? '');

/** [R33] Whether a battle is flyers against flyers. */
export function isDuel(s: Chitin, b: number): boolean {
  for (let u = 0; u < UNIT_COUNT; u++)
    if (s.fight[u] === b && sideOf(u) !== s.mover) return isFlyer(u);
  // All defenders are dead: stacks of theirs would have left hexes.
  return s.vacated[0] === NONE;
}

/** The open battle that a `resolve` or `duel` action names. */
function battleAt(s: Chitin, action: Action): number {
  const duel = verbOf(action) === V.duel;
  const found = openBattles(s).find((b) => isDuel(s, b) === duel && s.place[b] === nounOf(action));
  if (found === undefined) throw new Error(`no battle at ${nounOf(action)}`);
  return found;
}

/** [7.06] One die for a battle. */
export const rollStep: Step<Chitin> = {
  rule: '7.06',
  who: () => CHANCE,
  actions(_, out) {
    for (let die = 1; die <= 6; die++) out.add(V.roll, die);
  },
  apply(s, action, log) {
    const { battle: b } = s.frame(STEP['combat.roll']);
    const column = oddsColumn(s.attack[b], s.defence[b]);
    const result = resultOf(column, nounOf(action));
    tell(s, b, nounOf(action), column, result, log);
    const loser = result.startsWith('A') ? s.mover : 1 - s.mover;
    noteHexes(s, b, loser);
    s.goto(STEP['combat.advance'], { battle: b, victor: 1 - loser });
    carryOut(s, b, loser, result);
  },
};

function tell(s: Chitin, b: number, die: number, column: number, result: Result, log?: Log): void {
  if (log === undefined) return;
  const duel = isDuel(s, b);
  const at = duel ? airName(s.place[b]) : groupsIn(s, b, 1 - s.mover).map(({ node }) => node);
  const words = RESULT_WORDS[result];
  log.add({
    type: duel ? 'air-result' : 'result',
    rule: '7.062',
    args: { at, die, odds: CRT.columns[column], result, words },
    outcome: `${result}: ${words}`,
    subject: duel ? airName(s.place[b]) : `hex ${BOARD.labels[s.place[b]]}`,
  });
}

/** [7.066] Remembers where the losing side stands, to know which hexes it leaves. */
function noteHexes(s: Chitin, b: number, loser: number): void {
  s.vacated.fill(NONE);
  groupsIn(s, b, loser)
    .filter(({ units }) => !isFlyer(units[0]))
    .forEach(({ node }, i) => {
      s.vacated[i] = node;
    });
}

/** [7.062] [8.023] Losses, disruption or retreat of one side, chargers like others. */
function carryOut(s: Chitin, b: number, loser: number, result: Result): void {
  if (result.endsWith('R')) retreatAll(s, b, loser);
  else if (result.endsWith('D')) disruptAll(s, b, loser);
  else s.push(STEP['combat.losses'], { battle: b, side: loser, owed: Number(result.slice(2)) });
}

/** [7.066] Every stack and every group of flyers of that side has to go. */
function retreatAll(s: Chitin, b: number, loser: number): void {
  for (const { units } of groupsIn(s, b, loser)) for (const u of units) s.marked[u] = 1;
  s.push(STEP['combat.retreat'], { battle: b, side: loser });
}

/**
 * [7.064] [7.065] [R22] Ground warriors are disrupted, and who stands with them stays; flyers and
 * stacks of Basics and Workers alone retreat instead.
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

/** [8.024] [R27] After results and advance: whoever charged in this battle is disrupted. */
export const closeStep: Step<Chitin> = {
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
