/** Determines whether a record has rules of its own, and whether the server or a file provides them. */
import type { RecordEntry } from '../../table/record/record.ts';
import type { RecordHeader } from '../../table/record/record-schemas.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import type { OwnRules } from '../../table/game-status.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { CURRENT } from './current-bundles.ts';

/** Returns the rules of a record; undefined if this page's games have the rules that it was played by. */
export async function ownRulesOf(
  header: RecordHeader,
  entries: readonly RecordEntry[],
): Promise<OwnRules | undefined> {
  const bundle = bundleOf(header, entries);
  if (bundle === undefined || bundle === CURRENT[header.game]) return undefined;
  const { loadAnyBundle } = await import('./bundles.ts');
  const isMissing = (await loadAnyBundle(bundle).catch(unlessSandboxed)) === undefined;
  return { bundle, isMissing };
}

/** Treats rules that cannot be loaded as missing. Rules from a file that fail rethrow their error, which says why. */
function unlessSandboxed(error: unknown): undefined {
  if (error instanceof InputError) throw error;
}
