/** Whether a record has rules of its own, and whether the server has them. */
import type { RecordEntry, RecordHeader } from '../../table/record/record.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import type { OwnRules } from '../../table/standing.ts';
import { CURRENT } from './current-bundles.ts';

/** Rules of a record: none of its own where the games of this page are those that it was played by. */
export async function ownRulesOf(
  header: RecordHeader,
  entries: readonly RecordEntry[],
): Promise<OwnRules | undefined> {
  const bundle = bundleOf(header, entries);
  if (bundle === undefined || bundle === CURRENT[header.game]) return undefined;
  const { loadBundle } = await import('./bundles.ts');
  const isMissing = (await loadBundle(bundle).catch(() => undefined)) === undefined;
  return { bundle, isMissing };
}
