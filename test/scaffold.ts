/** Games created by `countermarch new`, for tests. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KERNEL = fileURLToPath(new URL('../src/kernel/index.ts', import.meta.url));

/** A created game imports the kernel from the package; in tests it gets the sources instead. */
export function useSources(game: string): void {
  for (const file of globSync('**/*.ts', { cwd: game })) {
    const text = readFileSync(join(game, file), 'utf8');
    writeFileSync(
      join(game, file),
      text.replaceAll("'countermarch/kernel'", JSON.stringify(KERNEL)),
    );
  }
}
