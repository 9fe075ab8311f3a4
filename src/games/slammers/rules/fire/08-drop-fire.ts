/** [8.1] Counter paradrop fire: calliopes and hover tanks fire at a dropping unit. */
import { waysOfTwo } from '../../../../kernel/odds/dice.ts';
import { nounOf, pack } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal, RuleId } from '../../../../kernel/rulebook.ts';
import { directColumn, resultOf } from '../../data/tables.ts';
import { rangeOf } from '../../ground/sight.ts';
import type { Slammers } from '../../state.ts';
import { msg, refuse } from '../../i18n/msg.ts';
import { mayFire } from '../movement/12-bearing.ts';
import { whySurprised } from '../movement/12-refusals.ts';
import { award, creditTo } from '../forces/35-points.ts';
import { TWO_DICE } from '../dice.ts';
import { STEP, V } from '../names.ts';
import { canAnswer, isAsked, type Reaction, windowOf } from '../reaction.ts';
import { asks, frameFocus, type SlammersStep } from '../step.ts';
import { commanderOf, eliminate, isInAssault, kindOf, partyOf, put } from '../units.ts';

type S = Slammers;

/** [8.6] Lets one unit, or none, fire at the drop. */
export const reactToDrop: Reaction<'shoot'> = {
  prompt: asks('prompt.react.drop'),
  offers: {
    shoot: {
      label: (s, u) => msg('label.shoot', { u: unit(u), n: Math.round(100 * shotChance(s, u)) }),
    },
  },
  verb: () => V.shoot,
  answers(s) {
    const { unit: dropped, hex } = s.frame(STEP.react);
    const party = partyOf(s, dropped);
    return [...s.at.keys()].filter((u) => isAsked(s, u, party) && canShoot(s, u, hex));
  },
  answer(s, u, log) {
    const { unit: dropped, hex } = s.frame(STEP.react);
    // [8.9] [R17] This was its attack of the player turn.
    s.fired[u] = 1;
    log?.add({
      type: 'shot',
      rule: '8.1',
      args: { u: unit(dropped), tank: unit(u), at: node(hex) },
    });
    if (!kindOf(s, u).calliope) s.goto(STEP['cpf.roll'], { unit: dropped, tank: u });
    else {
      // [8.4] A calliope needs no roll.
      shootDown(s, dropped, u, '8.4', log);
      s.pop();
    }
  },
  over: (s) => s.pop(),
  whyNot: whyNotShoot,
};

/** [8.4] [8.5] Reaction window of drops: a calliope never misses, a tank rolls. */
export const dropWindow = windowOf('drop', '8.1', msg('window.drop'), (s, action) =>
  shotChance(s, nounOf(action)),
);

/**
 * [8.1] [R16] Returns whether a unit may fire: undisrupted, outside of close assault, and with its attack of this
 * player turn left.
 */
const canShoot = (s: S, u: number, n: number): boolean =>
  kindOf(s, u).counterFire &&
  mayFire(s, u) &&
  !s.disrupted[u] &&
  isFoughtOver(s, n) &&
  isInReach(s, u, n) &&
  !isInAssault(s, u);

/** [44.5] Returns whether the hex allows combat. */
const isFoughtOver = ({ world }: S, n: number): boolean => world.areas.battlefield[n] === 1;

/** [8.2] [8.3] Returns whether the landing hex is in printed range; [R16] a line of sight is not needed. */
const isInReach = (s: S, u: number, n: number): boolean =>
  rangeOf(s.world, s.at[u], n) <= kindOf(s, u).range;

function whyNotShoot(s: S, u: number): Refusal {
  const { unit: dropped, hex } = s.frame(STEP.react);
  const args = { u: unit(u), at: node(hex) };
  if (!kindOf(s, u).counterFire) return refuse('8.1', 'refusal.shoots-not', args);
  if (!canAnswer(s, u, partyOf(s, dropped)) || !isAsked(s, u, partyOf(s, dropped)))
    return refuse('5.4', 'refusal.not-asked', args);
  if (s.fired[u]) return refuse('12.7', 'refusal.fired', args);
  const why = whySurprised(s, u);
  if (why) return why;
  if (s.disrupted[u]) return refuse('R16', 'refusal.disrupted', args);
  if (isInAssault(s, u)) return refuse('R16', 'refusal.assaulted', args);
  return refuse('8.2', 'refusal.drop-too-far', args);
}

/** [8.5] [R16] Rolls attack against defence on the table of direct fire, without terrain. */
export const shootStep: SlammersStep<'roll'> = {
  rule: '8.5',
  prompt: asks('prompt.cpf.roll'),
  focus: frameFocus,
  ...TWO_DICE,
  event(s) {
    const { unit: u, tank } = s.frame(STEP['cpf.roll']);
    const args = { u: unit(u), tank: unit(tank) };
    return {
      ...{ title: msg('roll.shot', args), by: commanderOf(s, tank) },
      aim: { meaning: 'harm', label: msg('outcome.shot-down', args) },
    };
  },
  apply(s, action, log) {
    const { unit: dropped, tank } = s.frame(STEP['cpf.roll']);
    const column = columnOn(s, tank, dropped);
    const result = resultOf(s.world.tables, column, nounOf(action));
    // [8.7] Any disruption or elimination removes the unit; [8.8] no result makes rubble.
    if (result !== '-') shootDown(s, dropped, tank, '8.7', log);
    else logShot(s, 'outcome.missed', dropped, tank, log);
    s.pop();
  },
};

/** [8.5] [R16] Terrain does not count. */
const columnOn = (s: S, tank: number, dropped: number): number =>
  directColumn(s.world.tables, 2 * kindOf(s, tank).attack, kindOf(s, dropped).defence);

/** [8.4] [8.7] Returns the chance that a unit shoots down the drop. */
function shotChance(s: S, u: number): number {
  if (kindOf(s, u).calliope) return 1;
  const column = columnOn(s, u, s.frame(STEP.react).unit);
  let ways = 0;
  for (let roll = 2; roll <= 12; roll++)
    if (resultOf(s.world.tables, column, roll) !== '-') ways += waysOfTwo(s, pack(V.roll, roll));
  return ways / 36;
}

function logShot(
  s: S,
  key: 'outcome.missed' | 'outcome.shot-down',
  u: number,
  tank: number,
  log?: Log,
): void {
  const outcome = msg(key, { u: unit(u) });
  const meaning = key === 'outcome.missed' ? 'none' : 'harm';
  const args = { tank: unit(tank), what: outcome };
  const by = commanderOf(s, tank);
  log?.add({ type: 'shot-at', rule: '8.5', by, args, outcome, meaning });
}

/** [8.7] [12.8] [R2] Removes the drop at once, as a loss. */
function shootDown(s: S, dropped: number, by: number, rule: RuleId, log?: Log): void {
  logShot(s, 'outcome.shot-down', dropped, by, log);
  put(s, dropped, s.frame(STEP['drop.land']).hex);
  creditTo(s, dropped, by);
  award(s, dropped);
  eliminate(s, dropped, rule, log);
}
