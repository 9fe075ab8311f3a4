/** Files of designs: a document alone, or a document and the variant that its designer made it for. */
import { msg } from '../text/message.ts';
import { asRecord } from './read-json.ts';
import { fault, type Json, requireName, type Variant } from './setup.ts';

/** The `format` of a file with a document and a variant. A file with a document alone has none: it is the document. */
export const DESIGN_FORMAT = 'countermarch/design/1';

const ANY_VERSION = /^countermarch\/design\//;
const FIELDS = ['format', 'game', 'variant', 'document'];

/** Contents of a design's file, not checked yet. */
export interface DesignFile {
  readonly document: unknown;
  /** Absent: the design has the usual values. */
  readonly variant?: unknown;
}

/**
 * Splits the file of a design for a game into its document and its variant. `parseSetup` checks both. Throws an
 * `InputError` that names the wrong field if the file is of another version or for another game.
 */
export function readDesignFile(raw: unknown, game: string): DesignFile {
  const { format } = Object(raw) as Readonly<Record<string, unknown>>;
  if (typeof format !== 'string' || !ANY_VERSION.test(format)) return { document: raw };
  const file = asRecord(raw, 'design');
  requireValue('format', DESIGN_FORMAT, format);
  for (const name of Object.keys(file)) requireName(msg('kind.field'), name, FIELDS);
  requireValue('game', game, file.game);
  const { document, variant } = file;
  if (document === undefined) throw fault('document', 'input.missing');
  return { document, ...(variant !== undefined && { variant }) };
}

function requireValue(at: string, expected: string, found: unknown): void {
  if (found !== expected)
    throw fault(at, 'input.format', { expected, found: JSON.stringify(found) ?? '' });
}

/** Returns the content of a design's file: the document alone, unless the design has a variant. */
export const writeDesignFile = (game: string, document: Json, variant?: Variant): Json =>
  variant ? { format: DESIGN_FORMAT, game, variant: { ...variant }, document } : document;
