/**
 * Admits a few requests in each turn of the event loop, the addresses in turn, so that a thousand requests of one
 * client do not delay the others.
 */
const EACH_TURN = 16;

export class FairQueue {
  /** Waiting requests by address, in the order of the addresses' turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #left = EACH_TURN;
  #counting = false;

  /** Resolves when a request of this address may begin. */
  pass(address: string): Promise<void> {
    this.#count();
    return new Promise((enter) => {
      if (this.#left > 0) {
        this.#left -= 1;
        enter();
        return;
      }
      const line = this.#waiting.get(address) ?? [];
      line.push(enter);
      this.#waiting.set(address, line);
    });
  }

  #count(): void {
    if (this.#counting) return;
    this.#counting = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#counting = false;
    this.#left = EACH_TURN;
    for (const [address, line] of this.#waiting) {
      if (this.#left === 0) break;
      this.#left -= 1;
      line.shift()?.();
      // Move the address behind the others.
      this.#waiting.delete(address);
      if (line.length > 0) this.#waiting.set(address, line);
    }
    if (this.#waiting.size > 0) this.#count();
  }
}
