/** Log of a process for its host: lines of text, or JSON for a log collector. */
import { type DestinationStream, pino } from 'pino';

const LOG_FORMS = ['text', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

/** An answered request. The address is that of the route, because links to seats contain secrets. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface Logger {
  /** Logs something that the host should know. */
  readonly log: (line: string) => void;
  /** Logs an answered request; absent if requests are not logged. */
  readonly served?: (request: AnsweredRequest) => void;
}

/** Writes text lines to stderr, or with `json`, objects of pino; `level` "debug" logs every request too. */
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

/** Writes synchronously: when a process dies, its last lines matter most. */
const STDERR: DestinationStream = { write: (text) => void process.stderr.write(text) };
