/** The version of this program. */
import { readFileSync } from 'node:fs';

/** Parts of a package.json. */
export interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the package.json of this program, in a clone or in the package. */
export const manifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;

export const version = (): string => manifest().version;
