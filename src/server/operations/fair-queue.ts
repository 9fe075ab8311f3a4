/**
 * Lets requests in, a few in each turn of the event loop and the addresses in turn, so that a
 * thousand of them on one line do not hold everybody up.
 */
const EACH_TURN = 16;

export class FairQueue {
  /** By address, in the order in which their turn comes. */
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
      // To the back, behind the other addresses.
      this.#waiting.delete(address);
      if (line.length > 0) this.#waiting.set(address, line);
    }
    if (this.#waiting.size > 0) this.#count();
  }
}
