/** Where an action leads and what it would hit, for showing before it is chosen. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { BOARD } from '../data/map.ts';
import { BLAST_COLUMNS, PATTERN_C } from '../data/patterns.ts';
import { SUGGESTED } from '../data/scenarios.ts';
import { ODDS_NAMES } from '../data/tables.ts';
import { ANNIHILATOR, HUMAN, SQUADS } from '../data/units.ts';
import { floodFrom, fullPoints, isDestination } from '../rules/05-reach.ts';
import { autoDefendOdds, autoDefends } from '../rules/07-auto-defend.ts';
import { attackColumn } from '../rules/07-odds.ts';
import { STEP, VERB, WAYS } from '../rules/names.ts';
import { type AnnihilatorState, blastHexes, dueCharges, frameAmong, isHuman } from '../state.ts';
import { formatPoints, patternWords } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** The hexes a unit passes through, with the points it costs and the shots it draws [7.3]. */
export function pathOf(s: S, action: number): { nodes: number[]; cost: Message } | undefined {
  const way = frameAmong(s, WAYS);
  if (!way || verbOf(action) !== VERB.to) return undefined;
  const { unit: u, points } = way;
  const flood = floodFrom(s, u, points, isAdvance(s));
  const n = nounOf(action);
  if (flood.left[n] < 0) return undefined;
  const nodes = flood.pathTo(n);
  const shots = isHuman(u) ? nodes.filter((m) => autoDefends(s, m)).length : 0;
  const args = { cost: formatPoints(points - flood.left[n]), points: formatPoints(points) };
  if (shots === 0) return { nodes, cost: msg('path.cost', args) };
  return { nodes, cost: msg('path.shots', { ...args, n: shots, odds: autoDefendOdds(s) }) };
}

const isAdvance = (s: S): boolean =>
  s.step === STEP['human.advance.to'] || s.step === STEP['robot.advance.to'];

/** Blast areas with hex numbers and odds, odds of attacks, hexes of a set-up. */
export function previewOf(s: S, action: number): AreaLook[] {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.pattern:
      return patternArea(s, s.frame(STEP['demolition.pattern']).hex, noun);
    case VERB.face:
      return [directionArea(s, noun)];
    case VERB.attack:
      return [target(s, noun)];
    case VERB.mind:
      return [{ type: 'target', name: msg('area.mind'), nodes: [noun], texts: ['1-2'] }];
    case VERB.suggest:
      return [suggestedArea(s)];
    case VERB.done:
      return s.step === STEP['demolition.set'] ? dueAreas(s) : [];
    default:
      return [];
  }
}

function suggestedArea(s: S): AreaLook {
  const { unit } = s.frame(STEP['setup.robots']);
  return { type: 'suggested', name: msg('area.suggested'), nodes: SUGGESTED.slice(unit - SQUADS) };
}

function directionArea(s: S, direction: number): AreaLook {
  const { hex, pattern } = s.frame(STEP['demolition.direction']);
  return blastArea(s, hex, pattern, direction);
}

function target(s: S, n: number): AreaLook {
  const side = s.step === STEP['human.combat'] ? HUMAN : ANNIHILATOR;
  const odds = ODDS_NAMES[attackColumn(s, side, n)] ?? '';
  return { type: 'target', name: msg('area.target'), nodes: [n], texts: [odds] };
}

/** A ring at once; of the other patterns, all hexes that some direction would reach. */
function patternArea(s: S, n: number, pattern: number): AreaLook[] {
  if (pattern === PATTERN_C) return [blastArea(s, n, pattern, 0)];
  const all = [0, 1, 2, 3, 4, 5].flatMap((d) => blastHexes(s, n, pattern, d));
  const nodes = [...new Set(all.filter((m) => m >= 0))].sort((a, b) => a - b);
  return [{ type: 'reach', name: msg('area.pattern'), nodes }];
}

/** [DCT] The hexes of a charge with their numbers and odds; hex 1 has none, it is always cleared. */
function blastArea(s: S, n: number, pattern: number, direction: number): AreaLook {
  const shown = shownHexes(s, n, pattern, direction);
  return {
    type: 'blast',
    name: msg('area.blast', { pattern: patternWords(pattern, direction), at: node(n) }),
    nodes: shown.map((hex) => hex.n),
    texts: shown.map(({ k, odds }) => `${k} ${odds}`.trim()),
  };
}

/** [DCT] The hexes of a charge that are on the map: number, node, odds ('' for hex 1). */
export function shownHexes(s: S, n: number, pattern: number, direction: number) {
  const hexes = blastHexes(s, n, pattern, direction).map((hex, i) => ({
    k: i + 1,
    n: hex,
    odds: i === 0 ? '' : ODDS_NAMES[BLAST_COLUMNS[pattern][i - 1]],
  }));
  return hexes.filter((hex) => hex.n >= 0);
}

/** Blasts of all charges that go off in this turn. */
function dueAreas(s: S): AreaLook[] {
  return dueCharges(s).map((i) =>
    blastArea(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]),
  );
}

/** [5.1] Where a unit could end a move of its full Movement Factor, with the points it costs. */
export function reachArea(s: S, u: number): AreaLook[] {
  const points = fullPoints(s, u);
  const flood = floodFrom(s, u, points, false);
  const nodes = [...BOARD.labels.keys()].filter((n) => isDestination(s, u, n));
  const texts = nodes.map((n) => formatPoints(points - flood.left[n]));
  return [{ type: 'reach', name: msg('area.reach'), nodes, texts }];
}
