/** The bundler, loaded when a bundle is built: its native part is an optional package, and a server needs none of it. */
import { InputError } from '../../kernel/setup/setup.ts';

/** Loads the bundler and its parser. Throws `InputError` where its native part is not installed. */
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
