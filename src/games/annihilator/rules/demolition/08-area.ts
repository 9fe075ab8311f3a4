/** [8.1] [DCT] Hexes that charges reach, shown before they are set and before they go off. */
import type { AreaLook } from '../../../../kernel/look/look.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { PATTERN_C } from '../../data/patterns.ts';
import { SQUADS } from '../../data/units.ts';
import { type AnnihilatorState, blastHexes, dueCharges, isAlive } from '../../state.ts';
import { patternMessage, row } from '../../i18n/phrases.ts';
import { msg } from '../../i18n/msg.ts';

type S = AnnihilatorState;

/** Returns the hexes of a pattern: a ring as it is; of other patterns, all hexes that any direction would reach. */
export function patternArea(s: S, n: number, pattern: number): AreaLook[] {
  if (pattern === PATTERN_C) return [blastArea(s, n, pattern, 0)];
  const all = [0, 1, 2, 3, 4, 5].flatMap((d) => blastHexes(s, n, pattern, d));
  const nodes = [...new Set(all.filter((m) => m >= 0))].sort((a, b) => a - b);
  return [{ type: 'reach', name: msg('area.pattern'), nodes }];
}

/** [DCT] Returns the hexes of a charge with their numbers and odds; hex 1 has no odds, because it is always cleared. */
export function blastArea(s: S, n: number, pattern: number, direction: number): AreaLook {
  const shown = shownHexes(s, n, pattern, direction);
  return {
    type: 'blast',
    name: msg('area.blast', { pattern: patternMessage(pattern, direction), at: node(n) }),
    nodes: shown.map((hex) => hex.n),
    texts: shown.map(({ k, odds }) => `${k} ${odds}`.trim()),
  };
}

/** [DCT] Returns the hexes of a charge that are on the map: number, node, odds ('' for hex 1). */
export function shownHexes(s: S, n: number, pattern: number, direction: number) {
  const { oddsNames, blastColumns } = s.world.tables;
  const hexes = blastHexes(s, n, pattern, direction).map((hex, i) => ({
    k: i + 1,
    n: hex,
    odds: i === 0 ? '' : oddsNames[blastColumns[pattern][i - 1]],
  }));
  return hexes.filter((hex) => hex.n >= 0);
}

/** Returns the blasts of all charges that go off in this turn. */
export const dueAreas = (s: S): AreaLook[] =>
  dueCharges(s).map((i) => blastArea(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]));

/** [R11] Appends a warning if own squads are in the blast now. */
export function withLosses(s: S, label: Message, area: readonly number[]): Message {
  const us: number[] = [];
  for (let u = 0; u < SQUADS; u++) if (isAlive(s, u) && area.includes(s.hex[u])) us.push(u);
  return us.length === 0 ? label : msg('label.own-losses', { label, us: row(us) });
}
