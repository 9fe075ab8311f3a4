/** The switch of the mutants inside the process that runs the tests. */

export interface Switch {
  /** Id of the active mutant. */
  active: string | undefined;
  /** Number of times that it was reached since it was switched on. */
  hits: number;
  /** Above this number of hits, it counts as an endless loop. */
  limit: number;
  /** Whether all mutants that the code reaches are counted. */
  counting: boolean;
  /** Mutants reached since the last reset, with counts. */
  counts: Map<string, number>;
  hit(): true;
  count(ids: ArrayLike<string>): void;
}

export function createSwitch(): Switch {
  return {
    active: undefined,
    hits: 0,
    limit: Number.POSITIVE_INFINITY,
    counting: false,
    counts: new Map(),
    hit() {
      if (++this.hits > this.limit) throw new Error(`a loop without end: ${this.hits} rounds`);
      return true;
    },
    count(ids) {
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i] as string;
        this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
      }
    },
  };
}
