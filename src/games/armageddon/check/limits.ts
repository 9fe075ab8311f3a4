/** Limits of a game: rounds, levels, tactics, dice, reports. */
import { holdTo } from '../../../kernel/conformance/invariant.ts';
import { unit } from '../../../kernel/text/message.ts';
import { UNKNOWN } from '../../../kernel/state.ts';
import { CULT_IDS, type FacilityCard } from '../data/card.ts';
import { cardOf, has, isArmy, isFamily } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = Armageddon;

export function checkLimits(s: S): void {
  const most = s.world.values.lastRound;
  holdTo(s.round >= 0 && s.round <= most, 'round', 0, msg('fault.round', { most }));
  holdTo(s.cult === 0 || isInPlay(s), 'cult', 0, msg('fault.cult'));
  s.reports.forEach((round, i) => {
    const last = s.round + s.world.values.intrigueRounds;
    holdTo(round <= last, 'reports', i, () =>
      msg('fault.report', { most: last, n: s.world.values.intrigueRounds }),
    );
  });
  for (const side of s.world.sides.keys()) checkSide(s, side);
}

/** [13.1] Returns whether a cult is in play: the one of the options, or any if it is random. */
const isInPlay = ({ cult, world: { options } }: S): boolean =>
  options.cult > CULT_IDS.length || options.cult === cult;

function checkSide(s: S, side: number): void {
  for (const flag of ['out', 'beheaded', 'bartered'] as const)
    holdTo(s[flag][side] === 0 || s[flag][side] === 1, flag, side, msg('fault.yes-no'));
  const most = s.world.values.handOfTactics;
  holdTo(s.tacticsSize[side] <= most, 'tacticsSize', side, msg('fault.tactics', { most }));
  const dice = s.dice[side];
  holdTo(s.hits[side] <= dice, 'hits', side, msg('fault.most', { most: dice }));
  const last = s.world.sides.length - 1;
  holdTo(s.rank[side] <= last, 'rank', side, msg('fault.most', { most: last }));
}

/** [2.22] [10.3.13] Checks the levels of facilities, and the contents of armouries. */
export function checkUpgrades(s: S, u: number): void {
  const n = s.upgrades[u];
  if (n === UNKNOWN || n === 0) return;
  if (!isArmy(s, u) && isFamily(s, u, 'facility') && has(s, u, 'armoury')) return;
  const card = cardOf(s, u);
  const most = card.family === 'facility' ? (card as FacilityCard).upgrades : 0;
  holdTo(n > 0 && n <= most, 'upgrades', u, () => msg('fault.upgrades', { u: unit(u), most }));
}
