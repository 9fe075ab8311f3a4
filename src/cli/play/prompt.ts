/** Source of a player’s lines: a terminal, or a file or pipe in place of the player. */
import { createInterface } from 'node:readline';
import { print } from '../output.ts';

export interface Prompt {
  /** Whether somebody sits there who could be asked again. */
  readonly terminal: boolean;
  /** The next line without blanks around it; undefined once there is no more, or on Ctrl-C. */
  ask(): Promise<string | undefined>;
  /** Aborted when whoever sat at the terminal has left, also while nobody was asked. */
  readonly left: AbortSignal;
  close(): void;
}

/** The prompt of this process; `words` gives what Tab may complete now. */
export function openPrompt(words: () => readonly string[]): Prompt {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const completer = (line: string): [string[], string] => [
    words().filter((word) => word.startsWith(line)),
    line,
  ];
  const rl = createInterface({
    input: process.stdin,
    ...(terminal ? { output: process.stdout, completer, prompt: '> ' } : {}),
  });
  const lines = rl[Symbol.asyncIterator]();
  const left = new AbortController();
  // Ctrl-C ends the input; the session then leaves as it does at any end of input.
  rl.on('SIGINT', () => rl.close());
  rl.on('close', () => {
    // A pipe has said all that it will say, but waits for what comes of it.
    if (terminal) left.abort();
  });
  return {
    terminal,
    left: left.signal,
    async ask() {
      if (terminal && !left.signal.aborted) rl.prompt();
      const { value, done } = await lines.next();
      if (done) return undefined;
      // A file or pipe shows nothing of what it says; the transcript should.
      if (!terminal) print(`> ${value}`);
      return value.trim();
    },
    close: () => rl.close(),
  };
}
