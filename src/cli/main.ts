/** The command line: `countermarch COMMAND`. */
import { InputError } from '../kernel/setup/setup.ts';

/** Exit code of a fault of ours, told apart from what commands find and from bad input. */
const OUR_FAULT = 3;

// `countermarch … | head` is a reader that has seen enough, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  // Loaded here, so that what is wrong with a game from outside is told like any other bad input.
  const { run } = await import('./program.ts');
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof InputError) {
    process.stderr.write(`countermarch: ${error.message}\n`);
    process.exit(2);
  }
  const words = error instanceof Error ? error.stack : String(error);
  process.stderr.write(
    `countermarch: this is a bug in Countermarch; please report it.\n${words}\n`,
  );
  process.exitCode = OUR_FAULT;
}
