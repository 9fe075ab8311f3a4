/** Plays a bundle in a sandbox under Node: rules out of a file, which may be a stranger's. */
import type { GameModule } from '../../kernel/game.ts';
import { openSandbox } from '../../table/sandbox/sandbox.ts';
import { loadQuickJs } from './quick-js.ts';

/**
 * Loads a bundle into a sandbox of its own. Throws `InputError` if it cannot run there, or if a call takes more milliseconds
 * than `patience`.
 */
export async function loadSandboxed(code: string, patience = 30_000): Promise<GameModule> {
  const sandbox = openSandbox(await loadQuickJs(), code, {
    patience,
    now: () => performance.now(),
  });
  return sandbox.moduleOf(sandbox.play);
}
