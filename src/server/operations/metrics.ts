/**
 * Metrics of a process: quantities, waits and work done. Numbers only; no table, no
 * visitor, no address and no secret is ever a label.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds from what a seat asks to what it is told, on disk by then. */
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
  /** Open sockets. */
  sockets = 0;

  constructor() {
    this.measure('sockets', 'Sockets that are open', () => this.sockets);
  }

  /** Something that is measured whenever somebody asks. What cannot be measured just now is left out. */
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

  /** Notes how a request of a seat was answered that began then, by `performance.now()`. */
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

  /** From now on the process itself is measured too: memory, processor time, how late the loop is. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** All of it, as Prometheus reads it. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
