/** Converts the text of a bundle into a script, for realms without modules. */
import { InputError } from '../setup/setup.ts';
import { msg } from '../text/message.ts';

/** The exports of a bundle, in its last statement. */
const EXPORTS = /export\s*\{([\w\s,$]*)\}\s*;?\s*$/;

/**
 * Returns a bundle as a script that returns its exports, so that it runs synchronously, even where modules cannot run.
 * Throws an `InputError` if the text does not end with its exports.
 */
export function scriptOf(code: string): string {
  const [whole, list = ''] = EXPORTS.exec(code) ?? [];
  if (whole === undefined) throw new InputError(msg('bundle.no-exports'));
  const names = list.split(',').map((each) => each.trim().split(/\s+as\s+/));
  const fields = names.map(([local = '', name = local]) => `${name}: ${local}`);
  return `(() => { 'use strict'; ${code.slice(0, -whole.length)}; return { ${fields.join(', ')} }; })()`;
}
