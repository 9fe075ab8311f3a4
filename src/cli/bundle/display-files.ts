/** Files of a game that only its display uses. */
import { dirname, relative, sep } from 'node:path';

/** Imports of each file. */
export type ImportGraph = Map<string, readonly string[]>;

/** Names of display files and folders in the folder of a game. */
const DISPLAY = /^(art|look|i18n|messages)([./]|$)/;

/** Whether a file is in a folder, or below it. */
const isInside = (folder: string, file: string): boolean => file.startsWith(`${folder}${sep}`);

/**
 * Returns the files of messages, art and look that the rules do not reach: the rules hash leaves them out. A file that
 * the rules import, even indirectly, is part of the rules.
 */
export function displayFiles(graph: ImportGraph, entry: string): Set<string> {
  const folder = dirname(entry);
  const isDisplay = (file: string): boolean =>
    DISPLAY.test(relative(folder, file).split(sep).join('/'));
  const kept = new Set<string>();
  // Find everything that the game reaches without its display.
  const open = [...graph.keys()].filter((file) => file !== entry && !isInside(folder, file));
  open.push(entry);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (kept.has(file)) continue;
    kept.add(file);
    const imported = graph.get(file) ?? [];
    open.push(...imported.filter((other) => !(file === entry && isDisplay(other))));
  }
  return new Set([...graph.keys()].filter((file) => isDisplay(file) && !kept.has(file)));
}
