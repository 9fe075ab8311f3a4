/** Invariants of every position. */
import { holdTo } from '../../kernel/conformance/invariant.ts';
import { type Message, type MessageArgs, node, unit } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { checkTurn } from './check/turn.ts';
import { isNewest } from './rules/00-repetition.ts';
import { type AnnihilationState, inFlight, isAnnihilator, isEmergence, ownerOf } from './state.ts';
import { msg } from './i18n/msg.ts';

/** Throws if the position breaks an invariant [S49]. */
export function check(s: AnnihilationState): void {
  checkPlaces(s);
  checkTurn(s);
  // [R18] The current position is always the newest one stored.
  if (s.depth === 1 && s.ending === 0) holdTo(isNewest(s), 'beforeA', 0, msg('fault.newest'));
}

function checkPlaces(s: AnnihilationState): void {
  const { emergence, points } = s.world;
  const flying = inFlight(s);
  const seen = new Map<number, number>();
  s.place.forEach((n, u) => {
    if (n === NONE) return;
    const hold = (holds: boolean, text: (args: MessageArgs) => Message) =>
      holdTo(holds, 'place', u, () => text({ u: unit(u), at: node(n) }));
    hold(n >= 0 && n < points, (args) => msg('fault.drawing', args));
    hold(!isAnnihilator(s, u) || !isEmergence(s, n), (args) => msg('fault.emergence', args));
    if (u === flying) return;
    const before = seen.get(n);
    hold(before === undefined, (args) => msg('fault.shared', { ...args, v: unit(before ?? u) }));
    seen.set(n, u);
    hold(n !== emergence[1 - ownerOf(s, u)], (args) => msg('fault.alive', args));
  });
  for (const [n, u] of seen)
    holdTo(s.unitOn[n] === u, 'unitOn', n, () => msg('fault.lost', { u: unit(u) }));
  const standing = s.unitOn.filter((u) => u !== NONE).length;
  if (standing !== seen.size)
    throw new Error(`${standing} points are taken by ${seen.size} particles`);
}
