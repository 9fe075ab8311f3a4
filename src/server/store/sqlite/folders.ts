/** Creation of folders for data. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents if they do not exist; throws the system's error if that fails. It does not use
 * `recursive`, because with it Node 24 never returns if a parent accepts no folders, such as /proc.
 */
export function makeFolders(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = dirname(resolve(folder));
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    makeFolders(parent, mode);
    makeFolders(folder, mode);
  }
}
