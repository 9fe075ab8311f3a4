/**
 * Builds the game of a folder for `countermarch dev`: one module like that of a bundle, in one pass and without tests,
 * so that a change shows at once. Its messages are collected when it is loaded.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { DevFault } from '../../table/messages/dev-news.ts';
import { sha256Hex } from '../../table/record/sha256.ts';
import { KERNEL, kernelFile, virtualEntry } from '../bundle/build.ts';
import { loadBundler } from '../bundle/bundler.ts';

/** A build, or the faults that prevented it. */
export type DevBuild =
  | { readonly code: string; readonly hash: string; readonly milliseconds: number }
  | { readonly faults: readonly DevFault[] };

interface DevSource {
  readonly id: string;
  readonly folder: string;
  /** The file that exports the game under its id. */
  readonly path: string;
}

const entryOf = ({ id, path }: DevSource): string =>
  [
    `import { ${id} as game } from ${JSON.stringify(path)};`,
    `import { playOf } from ${JSON.stringify(kernelFile(KERNEL, 'play/host'))};`,
    'const load = async ([language, file]) => [language, { ...(await file()) }];',
    'const messages = await Promise.all(Object.entries(game.messages ?? {}).map(load));',
    'const play = playOf(game, Object.fromEntries(messages), await game.rulebook());',
    "const rules = '';",
    'export { game, play, rules };',
  ].join('\n');

/** Builds the game. Faults in the sources are a result, not an error. */
export async function buildForDev(source: DevSource): Promise<DevBuild> {
  const start = performance.now();
  const { rolldown } = await loadBundler();
  try {
    await using bundler = await rolldown({
      input: 'countermarch:bundle',
      platform: 'neutral',
      tsconfig: false,
      logLevel: 'silent',
      transform: { target: 'es2023' },
      plugins: [virtualEntry(entryOf(source), KERNEL)],
    });
    const { output } = await bundler.generate({
      ...{ format: 'esm', codeSplitting: false },
    });
    const [{ code }] = output;
    return { code, hash: sha256Hex(code), milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { faults: faultsIn(error as BundlerError, source.folder) };
  }
}

interface BundlerError {
  readonly message: string;
  readonly errors?: readonly {
    readonly message: string;
    readonly id?: string;
    readonly loc?: { readonly file?: string; readonly line: number };
  }[];
}

const faultsIn = ({ message, errors = [] }: BundlerError, folder: string): readonly DevFault[] =>
  errors.length === 0
    ? [{ kind: 'build', text: stripVTControlCharacters(message) }]
    : errors.map(({ message: text, id, loc }) => {
        const file = loc?.file ?? id;
        return {
          ...{ kind: 'build', text: stripVTControlCharacters(text), line: loc?.line },
          ...(file !== undefined && { file: relative(folder, file) }),
        };
      });
