/**
 * Bundles out of files: strangers' programs. They run in QuickJS, an engine of its own in WebAssembly, and never as scripts
 * of the page (docs/security.md). Workers of the page learn them from the page.
 */
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, type QuickJSSyncVariant } from 'quickjs-emscripten-core';
import { openSandbox } from '../../table/sandbox/sandbox.ts';
import type { PageBundle } from './page-bundle.ts';
import { withParsedMessages } from './parsed-messages.ts';
import { strangerCode } from './stranger-codes.ts';

/** Milliseconds that rules may take to answer while the page waits. Opening a large map takes longer. */
const CALL_PATIENCE = 2_000;
const OPEN_PATIENCE = 20_000;

const loading = new Map<string, Promise<PageBundle>>();

/** The rules of a file in a sandbox; undefined if no file has brought them. Rejects with `InputError` if they fail. */
export function loadStranger(hash: string): Promise<PageBundle> | undefined {
  const code = strangerCode(hash);
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
