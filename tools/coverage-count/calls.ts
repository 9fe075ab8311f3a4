/** Functions that have been called, from the coverage of V8. */
import type { Profiler } from 'node:inspector';

export interface CalledFunction {
  /** Path of its file, from the root of the project. */
  readonly file: string;
  readonly name: string;
  /** Name of this one function, the same in every sample. */
  readonly key: string;
}

/** Finds the file of a function from the address of its script and its first character; undefined if it is not ours. */
type FileOf = (url: string, offset: number) => string | undefined;

/** Functions that were called since the last coverage; the top level of a script is none. */
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

/** Functions that all samples have in common, less those of an idle time; by file. */
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
