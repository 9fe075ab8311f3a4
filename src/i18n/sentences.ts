/** Formats events and results as sentences. */
import { type Message, msg, side } from '../kernel/text/message.ts';
import type { LogEvent } from '../kernel/text/log.ts';
import { isDraw, type Outcome } from '../kernel/outcome.ts';
import { type Segment, type Translator, textOf } from './translator.ts';

/** Returns an event as pieces of text. */
export const eventSegments = (translator: Translator, { type, args }: LogEvent): Segment[] =>
  translator.segments(args ? { key: `log.${type}`, args } : { key: `log.${type}` });

/** Returns an event as a sentence. */
export const eventText = (translator: Translator, event: LogEvent): string =>
  textOf(eventSegments(translator, event));

/** Returns the result: `Red wins`, `Red and Blue win`, `A draw`, `Nobody wins`; `Red loses` in a game for one. */
export function resultMessage(
  { sides }: { readonly sides: readonly unknown[] },
  outcome: Outcome,
): Message {
  if (isDraw(outcome, sides.length)) return msg('result.draw');
  const { winners } = outcome;
  // A player without an opponent loses to the scenario.
  if (winners.length === 0 && sides.length === 1) return msg('result.loses', { loser: side(0) });
  if (winners.length === 0) return msg('result.nobody');
  return msg('result.wins', { winners: { list: winners.map(side) }, n: winners.length });
}
