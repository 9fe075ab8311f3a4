/** The sequential probability ratio test: decides which of two shares is the truth, with as few games as possible. */

/** Two shares to decide between, and the probability of each wrong decision. */
export interface SprtTerms {
  readonly from: number;
  readonly to: number;
  readonly error: number;
}

/** The accepted share, or `open` while neither is accepted. */
export type SprtAnswer = 'from' | 'to' | 'open';

/**
 * Runs A. Wald's sequential test (Sequential Tests of Statistical Hypotheses, Annals of Mathematical Statistics 16,
 * 1945) after `points` of `games`; draws count half. It takes longest if the truth lies between the two shares.
 */
export function sprt({ from, to, error }: SprtTerms, points: number, games: number): SprtAnswer {
  const limit = Math.log((1 - error) / error);
  const ratio = points * Math.log(to / from) + (games - points) * Math.log((1 - to) / (1 - from));
  if (ratio >= limit) return 'to';
  return ratio <= -limit ? 'from' : 'open';
}
