/**
 * Spread of results, and the part that luck with the dice explains. Results minus the known luck show the value of the
 * decisions (control variates; for backgammon G. Tesauro and others, 1990s; in general M. Zinkevich and others, Optimal
 * Unbiased Estimators for Evaluating Agent Performance, 2006).
 */

/** Number of results that the assumed variance counts as. */
const FIRST_RESULTS = 4;
const FIRST_VARIANCE = 0.05;
const FIRST_LUCK = 0.01;

/** Running means, variances and covariance (Welford). */
export class Results {
  #number = 0;
  #mean = 0;
  #luck = 0;
  #squares = 0;
  #luckSquares = 0;
  #products = 0;

  clear(): void {
    this.#number = 0;
    this.#mean = 0;
    this.#luck = 0;
    this.#squares = FIRST_RESULTS * (FIRST_VARIANCE + FIRST_LUCK);
    this.#luckSquares = FIRST_RESULTS * FIRST_LUCK;
    this.#products = FIRST_RESULTS * FIRST_LUCK;
  }

  add(result: number, luck: number): void {
    const n = ++this.#number;
    const before = result - this.#mean;
    const luckBefore = luck - this.#luck;
    this.#mean += before / n;
    this.#luck += luckBefore / n;
    this.#squares += before * (result - this.#mean);
    this.#luckSquares += luckBefore * (luck - this.#luck);
    this.#products += luckBefore * (result - this.#mean);
  }

  /** Returns how much of the luck shows in a result: the correction per unit of luck. */
  get share(): number {
    return this.#products / this.#luckSquares;
  }

  /** Returns the variance of results after the correction for luck. */
  get variance(): number {
    const left = this.#squares - this.#products ** 2 / this.#luckSquares;
    return left / (this.#number + FIRST_RESULTS);
  }
}
