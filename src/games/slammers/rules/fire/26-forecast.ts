/** [26.1] Forecast of the attack under construction: its sums, its odds, and the exact chances of its results. */
import { waysOfTwo } from '../../../../kernel/odds/dice.ts';
import { type Action, pack } from '../../../../kernel/action.ts';
import type { PlanItem, PlanLine, PlanSide } from '../../../../kernel/look/plan.ts';
import { NONE } from '../../../../kernel/state.ts';
import { Log } from '../../../../kernel/text/log.ts';
import {
  keyOf,
  type LocalizedText,
  type Message,
  type Several,
  unit,
} from '../../../../kernel/text/message.ts';
import type { Firers } from '../../bearing.ts';
import { DISRUPTED, ELIMINATED, FIRES, type Slammers } from '../../state.ts';
import { type Key, msg } from '../../i18n/msg.ts';
import { V } from '../names.ts';
import type { SlammersStep } from '../step.ts';
import { ratingsOf, withRole } from '../units.ts';

type S = Slammers;

export interface Forecast
  extends Pick<PlanItem, 'attack' | 'defence' | 'odds' | 'rule' | 'chances'> {
  /** Number of rolls, of 36, that eliminate a unit. */
  readonly lost: number;
  /** Number of rolls, of 36, that disrupt a unit and eliminate none. */
  readonly shaken: number;
}

/** Kind of attack: the units that can still join, and the forecast for units that have a role. */
export interface AttackKind {
  /** Verb by which a unit joins. */
  readonly joins: number;
  /** All enemies in the hex as one target; empty if they cannot be one, or if players do not choose targets. */
  whole(s: S, hex: number): readonly number[];
  /** Units after the last one chosen that can join, ascending. */
  open(s: S, hex: number, last: number): readonly number[];
  /** Whether the units that have joined may attack as they are. */
  isLegal(s: S, hex: number): boolean;
  /** Expected effect of the units that have joined; undefined if the odds are below the table. */
  forecast(s: S, hex: number): Forecast | undefined;
}

/** Returns a copy of the position in which the units have a role. */
export function withUnits(s: S, units: readonly number[], role: number): S {
  const next = s.clone();
  for (const u of units) next.role[u] = role;
  return next;
}

/**
 * Returns a copy of the position in which every later unit that can join has joined, the attack with the most units.
 */
export function withAll(s: S, kind: AttackKind, hex: number, last = NONE): S {
  const next = s.clone();
  let before = last;
  for (let open = kind.open(next, hex, before); open.length > 0; ) {
    [before] = open;
    next.role[before] = FIRES;
    open = kind.open(next, hex, before);
  }
  return next;
}

// Parts of forecasts

const halvesText = (halves: number): string => `${halves / 2}`;

export const planLine = (label: Message, value: string, rule: string): PlanLine => ({
  label,
  value,
  rule,
});

export const unitLine = (u: number, value: string, rule: string): PlanLine =>
  planLine(msg('plan.unit', { u: unit(u) }), value, rule);

/**
 * Returns the units that fire at the hex as plan lines; `place` is an index into `from`. [R33] `total` is in half
 * points.
 */
export function firersSide(
  s: S,
  { from, unit: units, halves }: Firers,
  place: number,
  total: number,
): PlanSide {
  const lines: PlanLine[] = [];
  for (let i = from[place]; i < from[place + 1]; i++)
    if (s.role[units[i]] === FIRES) lines.push(firerLine(s, units[i], halves[i]));
  const nodes = [...new Set(withRole(s, FIRES).map((u) => s.at[u]))];
  return { nodes, lines, total: halvesText(total) };
}

/** [12.5] Beyond its range, a unit fires at half attack. */
const firerLine = (s: S, u: number, halves: number): PlanLine =>
  unitLine(u, halvesText(halves), halves < 2 * ratingsOf(s, u).attack ? '12.5' : '12.2');

export const groundName = (id: string): Message => msg(`terrain.${id}` as Key);

const [LOWEST, HIGHEST, ROLLS] = [2, 12, 36];

/** Returns exact chances of a roll's effects, by applying the step for each total of the dice. */
export function chancesBy(s: S, step: SlammersStep): Pick<Forecast, 'chances' | 'lost' | 'shaken'> {
  const found = new Map<string, { label: LocalizedText; ways: number }>();
  let [lost, shaken] = [0, 0];
  for (let roll = LOWEST; roll <= HIGHEST; roll++) {
    const action = pack(V.roll, roll);
    const ways = waysOfTwo(s, action);
    const { label, worst } = outcomeBy(s, step, action);
    if (worst === ELIMINATED) lost += ways;
    else if (worst === DISRUPTED) shaken += ways;
    const entry = found.get(keyOf(label)) ?? { label, ways: 0 };
    entry.ways += ways;
    found.set(keyOf(label), entry);
  }
  const all = [...found.values()];
  return {
    ...{ lost, shaken },
    chances: all.map(({ label, ways }) => ({ label, p: ways / ROLLS, text: `${ways}/${ROLLS}` })),
  };
}

/** [26.3] Returns a number of rolls, of 36, in percent. */
const percentOf = (rolls: number): number => Math.round((100 * rolls) / ROLLS);

/** [26.3] Returns the chances to disrupt and to eliminate in whole percents: now, or before and now. */
export function resultsOf(now: Forecast, before = now): Several {
  const share = (key: 'lost' | 'shaken'): Message => {
    const [was, n] = [before, now].map((forecast) => percentOf(forecast[key]));
    return was === n ? msg('odds.share', { n }) : msg('odds.share.change', { was, n });
  };
  const disrupts = before.shaken + now.shaken > 0;
  return {
    row: [
      ...(disrupts ? [msg('odds.disrupt', { share: share('shaken') })] : []),
      msg('odds.eliminate', { share: share('lost') }),
    ],
  };
}

function outcomeBy(
  s: S,
  step: SlammersStep,
  action: Action,
): { label: LocalizedText; worst: number } {
  const after = s.clone();
  const log = new Log();
  step.apply?.(after, action, log);
  const label = log.events.find(({ outcome }) => outcome !== undefined)?.outcome ?? '';
  const marks = after.mark.filter((mark, u) => mark !== s.mark[u]);
  return { label, worst: Math.max(0, ...marks) };
}
