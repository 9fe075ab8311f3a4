/** QuickJS, a second JavaScript engine, without access to anything outside: an optional package. */
import type { QuickJSSyncVariant, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { InputError } from '../../kernel/setup/setup.ts';

/** Memory and stack limits of a game in QuickJS, in bytes. */
export const [MEMORY, STACK] = [512 * 2 ** 20, 4 * 2 ** 20];

/** Loads QuickJS. Throws `InputError` if it is not installed. */
export async function loadQuickJs(): Promise<QuickJSWASMModule> {
  try {
    const [{ newQuickJSWASMModuleFromVariant }, variant] = await Promise.all([
      import('quickjs-emscripten-core'),
      import('@jitl/quickjs-wasmfile-release-sync'),
    ]);
    return await newQuickJSWASMModuleFromVariant(variant.default as unknown as QuickJSSyncVariant);
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new InputError(`QuickJS is an optional dependency and is not installed: ${message}`);
  }
}
