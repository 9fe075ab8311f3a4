/**
 * Metrics of a process: quantities, waits and work done. They are numbers only; tables, clients, addresses and secrets
 * are never labels.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds between the request of a seat and its answer, when its effect is stored. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Reading = () => number | Promise<number>;

export class Metrics {
  readonly #registry = new Registry();
  readonly #actions = new Histogram({
    name: 'countermarch_action_seconds',
    help: 'Time to answer requests of seats, by the kind of the answer',
    labelNames: ['answer'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #requests = new Counter({
    name: 'countermarch_requests_total',
    help: 'HTTP requests, by status class',
    labelNames: ['status'],
    registers: [this.#registry],
  });
  readonly #decisions = new Counter({
    name: 'countermarch_bot_decisions_total',
    help: 'Decisions played by bots',
    registers: [this.#registry],
  });
  /** Number of open sockets. */
  sockets = 0;

  constructor() {
    this.measure('sockets', 'Sockets that are open', () => this.sockets);
  }

  /** Adds a gauge that is measured at each scrape. If measuring fails, the gauge is left out. */
  measure(name: string, help: string, now: Reading): void {
    const collect = async (): Promise<void> => {
      try {
        gauge.set(await now());
      } catch {
        gauge.remove();
      }
    };
    const gauge = new Gauge({
      name: `countermarch_${name}`,
      help,
      registers: [this.#registry],
      collect,
    });
  }

  /**
   * Records the time of a seat's request that began at `begun`, by `performance.now()`, and whether it was accepted.
   */
  action(begun: number, isDone: boolean): void {
    const seconds = (performance.now() - begun) / 1000;
    this.#actions.observe({ answer: isDone ? 'done' : 'refused' }, seconds);
  }

  request(status: number): void {
    this.#requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  decision(): void {
    this.#decisions.inc();
  }

  /** Measures the process itself too: memory, processor time, delay of the event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Returns all metrics in Prometheus's format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
