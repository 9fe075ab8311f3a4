/** Plays a bundle in a sandbox under Node: rules from a file may come from a stranger. */
import type { GameModule } from '../../kernel/game.ts';
import { openSandbox } from '../../table/sandbox/sandbox.ts';
import { loadQuickJs } from './quick-js.ts';

/**
 * Loads a bundle into a new sandbox. Throws `InputError` if it cannot run there, or if a call exceeds `patience`
 * milliseconds.
 */
export async function loadSandboxed(code: string, patience = 30_000): Promise<GameModule> {
  const sandbox = openSandbox(await loadQuickJs(), code, {
    patience,
    now: () => performance.now(),
  });
  return sandbox.moduleOf(sandbox.play);
}
