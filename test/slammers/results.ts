/** The kinds of results that a scenario can have according to its data: the winner and the reason. */
import { formatWinners, type Outcome } from '../../src/kernel/outcome.ts';
import type { Side } from '../../src/kernel/side.ts';
import type { ScenarioData, Victory } from '../../src/games/slammers/data/scenario.ts';
import {
  sidesAgainst,
  sidesOf,
  partyNamed,
} from '../../src/games/slammers/rules/victory/30-sides.ts';
import type { Slammers } from '../../src/games/slammers/state.ts';

const idsOf = ({ commands }: ScenarioData): string[] => commands.map(({ side }) => side);

/** Returns the result of a finished game: `tan end.hold-each`. */
export function resultIn(scenario: ScenarioData, outcome: Outcome): string {
  const { reason } = outcome;
  const key = typeof reason === 'string' ? reason : reason.key;
  return `${formatWinners(idsOf(scenario), outcome)} ${key}`;
}

/** Returns all results that are possible without a resignation; `s` is any position of the scenario. */
export function resultsOf(s: Slammers): string[] {
  const { scenario } = s.world;
  const { victory } = scenario;
  const result = (winners: readonly Side[], reason: string) =>
    resultIn(scenario, { winners, rule: '', reason });
  const party = 'by' in victory ? partyNamed(s, victory.by) : 0;
  const [own, others] = [sidesOf(s, party), sidesAgainst(s, party)];
  const all = scenario.commands.map((_, side) => side as Side);
  const each = (won: string, drawn = won) => [
    ...all.map((side) => result([side], won)),
    result(all, drawn),
  ];
  const either = (won: string, lost = won) => [result(own, won), result(others, lost)];
  const results: Readonly<Record<Victory['kind'], () => string[]>> = {
    'hold-each-group': () => either('end.hold-each'),
    'hold-any': () => either('end.hold-any'),
    clear: () => either('end.cleared'),
    occupy: () => either('end.occupied', 'end.not-occupied'),
    eliminate: () => [
      ...either('end.wiped-out', 'end.survived'),
      ...('losses' in victory ? [result(others, 'end.bled')] : []),
    ],
    leave: () =>
      [others, others, all, own, own].map((winners, i) => result(winners, `end.left.${i}`)),
    reach: () => each('end.reached', 'end.not-reached'),
    'most-hexes': () => each('end.most-hexes'),
    'most-units': () => each('end.most-units'),
    points: () => each('end.points'),
    garrison: () => each('end.garrison'),
    gather: () => each('end.gather'),
  };
  return results[victory.kind]();
}
