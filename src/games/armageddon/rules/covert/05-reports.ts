/** [5.26] [R90] Reports of spies. Some show information once, others are renewed for some rounds. */
import type { Log } from '../../../../kernel/text/log.ts';
import { type ReportId, REPORTS } from '../../data/reports.ts';
import type { Armageddon } from '../../state.ts';
import { reportAt } from '../../state/intrigue.ts';
import { HAND } from '../../state/pieces.ts';
import { msg } from '../../i18n/msg.ts';
import { isBase } from '../armies/03-control.ts';
import { hexesWithin, mapHex } from '../exploration/03-explore.ts';
import { hiddenStream } from '../hidden-dice.ts';
import { reveal } from '../knowledge.ts';
import { isArmy, isFamily } from '../pieces.ts';

type S = Armageddon;

const cellOf = ({ world }: S, side: number, about: number, report: ReportId): number =>
  reportAt(world.sides.length, side, about, report);

/** Returns whether a side has a report about another in this round. */
const reads = (s: S, side: number, about: number, report: ReportId): boolean =>
  s.reports[cellOf(s, side, about, report)] >= s.round;

/** [5.26] Draws different reports by the hidden dice, with equal chances. */
export function drawReports(s: S, count: number): ReportId[] {
  const [left, below]: [ReportId[], (n: number) => number] = [[...REPORTS], hiddenStream(s)];
  const drawn: ReportId[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(below(left.length), 1));
  return REPORTS.filter((report) => drawn.includes(report));
}

/** [R90] Gives a side a report for this round and the next three. */
export function file(s: S, side: number, about: number, report: ReportId, log?: Log): void {
  s.reports[cellOf(s, side, about, report)] = s.round + s.world.values.intrigueRounds;
  const args = { what: msg(`report.${report}`), about: { side: about } };
  log?.add({ type: 'report', rule: '5.26', args, to: [side] });
  showReport(s, side, about, report);
}

/** [R90] Renews lasting reports at the start of each round. */
export function readReports(s: S, side: number): void {
  for (const about of s.world.sides.keys())
    for (const report of ['armies', 'hand'] as const)
      if (reads(s, side, about, report)) showReport(s, side, about, report);
}

/** Shows the immediate contents of a report. Stock, tactics and headquarters are visible as long as it lasts. */
function showReport(s: S, side: number, about: number, report: ReportId): void {
  for (let u = 0; u < s.world.units.length; u++) {
    if (s.owner[u] !== about) continue;
    if (report === 'ground') survey(s, u, side);
    else if (isIn(s, u, report)) reveal(s, u, side);
  }
}

function isIn(s: S, u: number, report: ReportId): boolean {
  if (report === 'hand') return s.place[u] === HAND;
  if (s.place[u] < 0) return false;
  if (report === 'armies') return isArmy(s, u);
  return report === 'bases' && isFamily(s, u, 'facility');
}

function survey(s: S, u: number, side: number): void {
  if (s.place[u] < 0 || isArmy(s, u) || !isBase(s, u)) return;
  for (const n of hexesWithin(s, s.place[u], s.world.values.reportRange)) mapHex(s, n, side);
}
