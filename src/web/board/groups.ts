/** Groups identical counters, which are shown once with their number. */
import type { Game } from '../../kernel/game.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import type { Focus } from '../../kernel/look/focus.ts';
import { t, tell } from '../table-messages.ts';
import type { BoardPicks } from './props.ts';

/** Marks of counters for the current decision: see `BoardScene`. */
export interface Marks {
  readonly picks: BoardPicks;
  readonly selected?: Focus;
  readonly ghosts?: ReadonlyMap<number, number>;
}

/**
 * Groups counters that look alike and can be picked alike. Groups keep the order of their first counter. The lowest
 * unit number comes first in a group and is the one that is picked, so that several picks follow the order of the
 * rules.
 */
export function groupsOf(
  stack: readonly CounterLook[],
  { picks, selected, ghosts }: Marks,
): CounterLook[][] {
  const groups = new Map<string, CounterLook[]>();
  for (const look of stack) {
    const { unit, side, colour, type, values, badge, conditions, facing } = look;
    const marks = [picks.units.has(unit), selected?.unit === unit, ghosts?.has(unit) ?? false];
    const shown = [side, colour, type, values, badge, conditions, facing];
    const key = JSON.stringify([shown, marks]);
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a.unit - b.unit));
}

/** Returns the name of a group: "Worker 3", "Worker 3 ×6". */
export function groupName(game: Game, group: readonly unknown[], look: CounterLook): string {
  const unit = tell(game, look.name);
  return group.length > 1 ? t('board.alike', { unit, n: group.length }) : unit;
}
