/**
 * Runs bundles that come from files, which are untrusted code. They run in QuickJS, a separate engine in WebAssembly,
 * and never as scripts of the page (docs/security.md). The page passes them on to its workers.
 */
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, type QuickJSSyncVariant } from 'quickjs-emscripten-core';
import { openSandbox } from '../../table/sandbox/sandbox.ts';
import type { PageBundle } from './page-bundle.ts';
import { withParsedMessages } from './parsed-messages.ts';
import { untrustedBundle } from './untrusted-bundles.ts';

/** Time limit for a call of the rules while the page waits, in milliseconds. Opening a large map takes longer. */
const CALL_PATIENCE = 2_000;
const OPEN_PATIENCE = 20_000;

const loading = new Map<string, Promise<PageBundle>>();

/**
 * Loads the rules of a file in a sandbox; undefined if no file brought them. Rejects with `InputError` if they fail.
 */
export function loadSandboxed(hash: string): Promise<PageBundle> | undefined {
  const code = untrustedBundle(hash);
  if (code === undefined) return undefined;
  const known = loading.get(hash) ?? load(code);
  loading.set(hash, known);
  known.catch(() => loading.delete(hash));
  return known;
}

async function load(code: string): Promise<PageBundle> {
  const quickJs = await newQuickJSWASMModuleFromVariant(variant as unknown as QuickJSSyncVariant);
  const { play, moduleOf } = openSandbox(quickJs, code, {
    patience: OPEN_PATIENCE,
    callPatience: CALL_PATIENCE,
    now: () => performance.now(),
  });
  const module = moduleOf(await withParsedMessages(play));
  return { module, game: module };
}
