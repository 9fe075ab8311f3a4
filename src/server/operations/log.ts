/** Log of a process for its host: lines to read, or JSON for a collector. */
import { type DestinationStream, pino } from 'pino';

const LOG_FORMS = ['text', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

/** A request that has been answered. Its address is that of the route: links to seats hold secrets. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface Logger {
  /** Something that the host should know of. */
  readonly log: (line: string) => void;
  /** A request was answered; absent where nobody wants to know. */
  readonly served?: (request: AnsweredRequest) => void;
}

/** Lines on stderr, or with `json` objects of pino; `level` "debug" tells of every request too. */
export function openLog(
  form: LogForm = 'text',
  level = 'info',
  to: DestinationStream = STDERR,
): Logger {
  if (form === 'text') return { log: (line) => to.write(`${line}\n`) };
  const logger = pino({ level, base: { pid: process.pid } }, to);
  return {
    log: (line) => logger.warn(line),
    ...(logger.isLevelEnabled('debug') && {
      served: (request: AnsweredRequest) => logger.debug(request, 'request'),
    }),
  };
}

/** Written at once: what is said last is what somebody wants to read when a process has died. */
const STDERR: DestinationStream = { write: (text) => void process.stderr.write(text) };
