/** Called functions, from the coverage of V8. */
import type { Profiler } from 'node:inspector';

export interface CalledFunction {
  /** Path of its file, from the root of the project. */
  readonly file: string;
  readonly name: string;
  /** Name of this one function, the same in every sample. */
  readonly key: string;
}

/**
 * Finds the file of a function from the address of its script and its first character; returns undefined if the
 * function is not from src.
 */
type FileOf = (url: string, offset: number) => string | undefined;

/** Returns the functions called since the last coverage, without the top level of scripts. */
export function calledIn(
  scripts: readonly Profiler.ScriptCoverage[],
  fileOf: FileOf,
): CalledFunction[] {
  return scripts.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName, ranges: [range] }): CalledFunction[] => {
      if (!range || range.count === 0 || (functionName === '' && range.startOffset === 0))
        return [];
      const file = fileOf(url, range.startOffset);
      const key = `${url} ${range.startOffset} ${range.endOffset} ${functionName}`;
      return file === undefined ? [] : [{ file, name: functionName || '(closure)', key }];
    }),
  );
}

/** Returns the functions that all samples have in common, without those called in an idle time; by file. */
export function commonTo(
  samples: readonly (readonly CalledFunction[])[],
  idle: readonly CalledFunction[],
): CalledFunction[] {
  const [first = [], ...others] = samples;
  const without = new Set(idle.map(({ key }) => key));
  const keys = others.map((sample) => new Set(sample.map(({ key }) => key)));
  const common = first.filter(({ key }) => !without.has(key) && keys.every((set) => set.has(key)));
  return common.sort((a, b) => a.file.localeCompare(b.file));
}
