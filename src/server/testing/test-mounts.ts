/** Mounted file systems for tests: read-only ones, and small ones that fill up. Only root may mount them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempFolder } from './test-client.ts';

const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;

/** Mounts a file system at a folder until the end of the test; returns undefined if this process may not mount. */
function mounted(...args: string[]): string | undefined {
  const place = tempFolder();
  if (!mount(...args, place)) return undefined;
  onTestFinished(() => void spawnSync('umount', ['--lazy', place]));
  return place;
}

/** Mounts a folder a second time, read-only; returns the place of the mount. */
export function readOnlyMount(folder: string): string | undefined {
  const place = mounted('--bind', folder);
  return place !== undefined && mount('-o', 'remount,bind,ro', place) ? place : undefined;
}

/** Mounts an empty disk of this many kilobytes. */
export const smallDisk = (kilobytes: number): string | undefined =>
  mounted('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs');

/** Makes a folder read-only for this process; root, who may always write, becomes nobody until the end of the test. */
export function withdrawWriting(folder: string): void {
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65_534);
  onTestFinished(() => void process.seteuid?.(0));
}
