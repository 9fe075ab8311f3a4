/** Whether a record has rules of its own, and whether the server or a file has them. */
import type { RecordEntry, RecordHeader } from '../../table/record/record.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import type { OwnRules } from '../../table/standing.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { CURRENT } from './current-bundles.ts';

/** Rules of a record: none of its own where the games of this page are those that it was played by. */
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

/** Rules that cannot be loaded are missing; rules out of a file that fail are at fault, and say why. */
function unlessSandboxed(error: unknown): undefined {
  if (error instanceof InputError) throw error;
}
