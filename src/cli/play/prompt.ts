/** Source of a player’s lines: a terminal, or a file or pipe in place of the player. */
import { createInterface } from 'node:readline';
import { print } from '../output.ts';

export interface Prompt {
  /** Whether a person is at the terminal and can be asked again. */
  readonly terminal: boolean;
  /** Returns the next line, trimmed; undefined at the end of input or on Ctrl-C. */
  ask(): Promise<string | undefined>;
  /** Aborted when the player has left the terminal, even if no line was requested. */
  readonly left: AbortSignal;
  close(): void;
}

/** Returns the prompt of this process; `completions` returns the current completions for Tab. */
export function openPrompt(completions: () => readonly string[]): Prompt {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const completer = (line: string): [string[], string] => [
    completions().filter((word) => word.startsWith(line)),
    line,
  ];
  const rl = createInterface({
    input: process.stdin,
    ...(terminal ? { output: process.stdout, completer, prompt: '> ' } : {}),
  });
  const lines = rl[Symbol.asyncIterator]();
  const left = new AbortController();
  // Ctrl-C ends the input; the session then ends as at any end of input.
  rl.on('SIGINT', () => rl.close());
  rl.on('close', () => {
    // A pipe may have ended its input but still wait for the output.
    if (terminal) left.abort();
  });
  return {
    terminal,
    left: left.signal,
    async ask() {
      if (terminal && !left.signal.aborted) rl.prompt();
      const { value, done } = await lines.next();
      if (done) return undefined;
      // A file or pipe does not echo its lines, so print them for the transcript.
      if (!terminal) print(`> ${value}`);
      return value.trim();
    },
    close: () => rl.close(),
  };
}
