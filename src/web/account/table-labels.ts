/** Labels that tell tables apart. */
import type { TableSummary } from '../../table/messages/messages.ts';
import { sideName } from '../games/phrases.ts';
import { clockTag } from '../lobby/lists/clock-tag.ts';
import { agoOf } from '../numbers.ts';
import { variantTags } from '../variant/variant-label.ts';
import { t } from './account-messages.ts';

type TableTerms = Pick<TableSummary, 'game' | 'sides' | 'seats' | 'clock' | 'at' | 'variant'>;

/** Describes a table by its open sides, time control and age: "as Red, 1 day, 5 minutes ago". */
export function detailsOf(
  { game, sides, seats, clock, at, variant }: TableTerms,
  now: number,
): string {
  const free = seats.flatMap(({ kind, side }) => (kind === 'open' ? (sides[side] ?? []) : []));
  const names = free.map((id) => sideName({ id: game }, { id }));
  return [
    ...(names.length > 0 ? [t('friends.as', { sides: { list: names } })] : []),
    ...(clock ? [clockTag(clock)] : []),
    ...variantTags({ variant }),
    agoOf(at, now),
  ].join(', ');
}

/** Returns the labels with a number appended to each one that occurred before, so that no two are equal. */
export function numbered(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const n = (seen.get(label) ?? 0) + 1;
    seen.set(label, n);
    return n === 1 ? label : `${label} (${n})`;
  });
}
