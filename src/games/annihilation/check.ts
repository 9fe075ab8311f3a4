/** What holds in every position of every game. */
import { holdTo } from '../../kernel/invariant.ts';
import { NONE } from '../../kernel/state.ts';
import { checkTurn } from './check-turn.ts';
import { isNewest } from './rules/00-repetition.ts';
import { type AnnihilationState, inFlight, isAnnihilator, isEmergence, ownerOf } from './state.ts';

/** Throws if the position breaks what always holds [S49]. */
export function check(s: AnnihilationState): void {
  checkPlaces(s);
  checkTurn(s);
  // [R18] What stood is known always.
  if (s.depth === 1 && s.ending === 0)
    holdTo(isNewest(s), 'beforeA', 0, 'it is not the position on the board');
}

function checkPlaces(s: AnnihilationState): void {
  const { emergence, points, units } = s.world;
  const flying = inFlight(s);
  const seen = new Map<number, number>();
  s.place.forEach((n, u) => {
    const hold = (holds: boolean, what: string) =>
      holdTo(holds, 'place', u, `${units[u]?.id} ${what}`);
    if (n === NONE) return;
    const label = s.world.board.labels[n];
    hold(n >= 0 && n < points, `is on ${label}, a drawing of the tray; write "tray"`);
    hold(
      !isAnnihilator(s, u) || !isEmergence(s, n),
      `[2.1] never stands on ${label}, an emergence`,
    );
    if (u === flying) return;
    hold(!seen.has(n), `shares ${label} with ${units[seen.get(n) ?? 0]?.id}, which has taken it`);
    seen.set(n, u);
    hold(
      n !== emergence[1 - ownerOf(s, u)],
      `[5.4] cannot live on ${label}, the enemy's emergence`,
    );
  });
  for (const [n, u] of seen)
    holdTo(s.unitOn[n] === u, 'unitOn', n, `${units[u]?.id} is not found where it stands`);
  const standing = s.unitOn.filter((u) => u !== NONE).length;
  if (standing !== seen.size)
    throw new Error(`${standing} points are taken by ${seen.size} particles`);
}
