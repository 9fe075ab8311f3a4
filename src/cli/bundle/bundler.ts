/** The bundler, loaded on demand: its native part is an optional package, which servers do not need. */
import { InputError } from '../../kernel/setup/setup.ts';

/** Loads the bundler and its parser. Throws `InputError` if its native part is not installed. */
export async function loadBundler() {
  try {
    const [{ rolldown }, { parseSync }] = await Promise.all([
      import('rolldown'),
      import('rolldown/utils'),
    ]);
    return { rolldown, parseSync };
  } catch (error) {
    const { message } = error as Error;
    if (!message.includes('native binding')) throw error;
    throw new InputError(
      'The bundler needs an optional package that is not installed. Install Countermarch without --omit=optional.',
    );
  }
}
