/** File systems of their own for tests: read-only ones, and small ones that fill up. Only root may mount them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempFolder } from './test-client.ts';

const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;

/** Mounts something at a folder that goes with the test; undefined where this process may not mount. */
function mounted(...args: string[]): string | undefined {
  const place = tempFolder();
  if (!mount(...args, place)) return undefined;
  onTestFinished(() => void spawnSync('umount', ['--lazy', place]));
  return place;
}

/** The folder once more, on a mount where nothing can be written. */
export function readOnlyMount(folder: string): string | undefined {
  const place = mounted('--bind', folder);
  return place !== undefined && mount('-o', 'remount,bind,ro', place) ? place : undefined;
}

/** An empty disk of so many kilobytes. */
export const smallDisk = (kilobytes: number): string | undefined =>
  mounted('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs');

/** From now on this process may read a folder and not write it; root, who may always, becomes nobody until the test ends. */
export function withdrawWriting(folder: string): void {
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65_534);
  onTestFinished(() => void process.seteuid?.(0));
}
