/** Observation. */
export const observe = {
  'log.sighted': '{piece} is sighted in {at}.',
} as const;
