/** Notes for translators: where a message appears, and what its placeholders stand for. */
import type { CatalogueSource } from './catalogue.ts';
import { isRule } from './catalogue.ts';
import { type Gap, gapsIn } from './gaps.ts';
import { type Kinds, placeOf } from './kinds.ts';

const AREAS: Readonly<Record<string, string>> = {
  page: 'The web page',
  server: 'Refusals of the server',
  shared: 'Shared by the page, the server, the command line and all games',
};

const gameName = (area: string): string => `The game ${area[0]?.toUpperCase()}${area.slice(1)}`;

/** Returns the lines of notes about a message. */
export function notesOf(source: CatalogueSource, kinds: Kinds): string[] {
  const { area, key, text, about } = source;
  const where = `${AREAS[area] ?? gameName(area)}. ${about}`;
  if (isRule(key)) return [where];
  const gameArea = area in AREAS ? '' : area;
  return [
    where,
    ...gapsIn(text).map((gap) => gapNote(gap, kinds.get(placeOf(gameArea, key, gap.name)))),
  ];
}

function gapNote({ name, kind, options }: Gap, filled: ReadonlySet<string> | undefined): string {
  if (kind === 'plural') return `{${name}}: a number that chooses the plural form.`;
  if (kind === 'select') return `{${name}}: chooses one of: ${options.join(', ')}.`;
  if (filled) return `{${name}}: ${[...filled].sort().join(', or ')}.`;
  return `{${name}}: ${name === 'n' ? 'a number' : 'text or a number'}.`;
}
