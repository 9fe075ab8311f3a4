/** What is wrong with a position file. */
export const faults = {} as const;
