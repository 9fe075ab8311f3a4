/** The project's formatter, for signatures. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bin } from '../check/run.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MARK = '// next signature';

/** Formats signatures like source files. Throws if one is not a declaration. */
export function formatSignatures(signatures: readonly string[]): string[] {
  const biome = [bin('@biomejs/biome', 'biome'), 'format', '--stdin-file-path=signatures.d.ts'];
  const input = signatures.map((text) => `${MARK}\n${text}\n`).join('\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, biome, {
    ...{ input, cwd: ROOT, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(`biome format: ${stderr}`);
  return stdout
    .split(MARK)
    .slice(1)
    .map((text) => text.trim());
}
