/** The command line: `countermarch COMMAND`. */
import { InputError } from '../kernel/setup/setup.ts';

/** Exit code of a bug in this program, distinct from failed checks and bad input. */
const OUR_FAULT = 3;

// With `countermarch … | head`, the reader may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  // Loaded here, so that faults of an external game are reported like other bad input.
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
