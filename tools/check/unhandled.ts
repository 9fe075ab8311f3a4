/** Reports errors outside of tests: Vitest fails because of them, but its report of tests does not contain them. */

import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** File for the lines, as JSON. */
export const UNHANDLED = '.cache/check/unhandled.json';

// biome-ignore lint/style/noDefaultExport: the test runner takes a reporter that is named by its file so
export default class Unhandled implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const lines = errors.map(({ type, name, message, stacks }) => {
      const [place] = stacks ?? [];
      const [wrong] = message.split('\n');
      return `${place?.file ?? 'nowhere'} › ${type ?? name ?? 'thrown'} outside of a test: ${wrong}`;
    });
    writeFileSync(UNHANDLED, JSON.stringify(lines));
  }
}
