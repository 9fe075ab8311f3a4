/**
 * [19.1] [R2] Effects of results on units and hexes: recorded now, applied at the end of the player turn or section.
 */
import type { Side } from '../../../../kernel/side.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, type MessageArgs, unit } from '../../../../kernel/text/message.ts';
import type { FireResult } from '../../data/values/tables.ts';
import { canBeRubble } from '../../data/terrain.ts';
import { DISRUPTED, ELIMINATED, type Slammers, UNMARKED } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { isWetNow } from './17-defence.ts';
import { isSurprised } from '../movement/12-bearing.ts';
import { credit } from '../forces/35-points.ts';
import { kindOf, mark } from '../units.ts';

type S = Slammers;

/** Returns the effect of a result on a unit: `UNMARKED`, `DISRUPTED` or `ELIMINATED`. */
export function effectOn(s: S, u: number, result: FireResult): number {
  if (result === '-') return UNMARKED;
  return result === 'Dis' ? effectOfDisruption(s, u) : ELIMINATED;
}

function effectOfDisruption(s: S, u: number): number {
  // [19.10] Wet ground; infantry on foot too.
  if (isWetNow(s, s.at[u])) return ELIMINATED;
  // [19.5] [R7] [R32] [11.6] Units disrupted since the game turn began, carriers included.
  if (s.began[u]) return ELIMINATED;
  const { militia, infantry } = kindOf(s, u);
  // [24.9] [33.4] Militia; [19.8] [11.13] mounted infantry.
  if (militia || s.mounted[u]) return ELIMINATED;
  // [19.7] Infantry ignores a disruption; [R7] so do units disrupted later, or [19.4] in this player turn.
  return infantry || s.disrupted[u] ? UNMARKED : DISRUPTED;
}

/** Effects of one roll, for the log. */
export interface HitSummary {
  readonly eliminated: number[];
  readonly disrupted: number[];
  rubble: 'none' | 'sure' | 'starred';
}

export const newHits = (): HitSummary => ({ eliminated: [], disrupted: [], rubble: 'none' });

/**
 * [12.2] Records a result for a unit, and [10.5] [11.9] for its cargo or gun; [R4] a worse one already recorded
 * stays.
 */
export function hit(s: S, u: number, result: FireResult, hits: HitSummary): void {
  const effect = effectOn(s, u, result);
  if (effect === ELIMINATED) credit(s, u);
  if (effect <= s.mark[u]) return;
  mark(s, u, effect);
  (effect === ELIMINATED ? hits.eliminated : hits.disrupted).push(u);
}

/** [32.4] [R59] Ends the surprise of a unit that is fired at. */
export function alarm(s: S, u: number): void {
  if (isSurprised(s, u)) s.freed[u] = 1;
}

/** [32.4] Ends the surprise of all units in a hex. */
export function alarmAt(s: S, n: number): void {
  if (s.world.scenario.specials.surprised === undefined) return;
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n) alarm(s, u);
}

/** [20.1] [20.4] [20.5] [R54] Returns whether a rubble result has an effect in a hex; [36.4] partisans ignore it. */
const takesRubble = ({ world, rubble }: S, n: number): boolean =>
  canBeRubble(world.terrain[n]) && !rubble[n] && !world.scenario.specials.partisans;

/**
 * [20.1] [20.3] Records rubble for the end of the section, if the hex can have it; [22.6] only rubble destroys a
 * fortress.
 */
export function raze(s: S, n: number, hits: HitSummary): void {
  if (!takesRubble(s, n)) return;
  s.razed[n] = 1;
  hits.rubble = 'sure';
}

/** [20.2] Records rubble for the end of the player turn, if only shells attack the hex until then. */
export function star(s: S, n: number, hits: HitSummary): void {
  if (!takesRubble(s, n) || s.struck[n]) return;
  s.starred[n] = 1;
  hits.rubble = 'starred';
}

/** Returns the effects of a roll as a short message. */
function hitsMessage({ eliminated, disrupted, rubble }: HitSummary): Message {
  const named = (units: readonly number[]) => ({ list: units.map((u) => unit(u)) });
  const parts = [
    ...(eliminated.length > 0 ? [msg('outcome.eliminated', { units: named(eliminated) })] : []),
    ...(disrupted.length > 0 ? [msg('outcome.disrupted', { units: named(disrupted) })] : []),
    ...(rubble === 'sure' ? [msg('outcome.rubble')] : []),
    ...(rubble === 'starred' ? [msg('outcome.starred')] : []),
  ];
  const [only = msg('outcome.nothing')] = parts;
  return parts.length < 2 ? only : msg('outcome.several', { parts: { row: parts } });
}

/** Report of a roll and its effects. `subject`: set if several rolls follow one decision. */
export interface RollReport {
  readonly type: string;
  readonly rule: string;
  /** Side that attacks. */
  readonly by: Side;
  readonly args: MessageArgs;
  readonly subject?: Message;
}
export function logHits(
  log: Log | undefined,
  { type, rule, by, args, subject }: RollReport,
  hits: HitSummary,
): void {
  if (!log) return;
  const outcome = hitsMessage(hits);
  const isHit = hits.eliminated.length + hits.disrupted.length > 0;
  const meaning = isHit ? 'harm' : hits.rubble === 'none' ? 'none' : 'gain';
  const shown = { outcome, meaning, ...(subject && { subject }) } as const;
  log.add({ type, rule, by, args: { ...args, what: outcome }, ...shown });
}
