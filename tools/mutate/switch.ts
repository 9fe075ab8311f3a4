/** The switch of the mutants inside the process that runs the tests. */

export interface Switch {
  /** Which mutant is on. */
  active: string | undefined;
  /** How often it was passed since it was switched on. */
  hits: number;
  /** Beyond as many it is in a loop without end. */
  limit: number;
  /** Whether it is noted which mutants the code passes. */
  counting: boolean;
  /** Mutants that ran since the last look. */
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
