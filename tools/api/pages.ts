/** The pages of the API as Markdown. */
import type { DocumentedGroup, DocumentedModule, DocumentedName } from './documented.ts';

/** Returns the pages by their paths in docs. */
export type Page = readonly [path: string, text: string];

const NOTE = '<!-- Written by tools/api.ts -->\n\n[All names](../api.md)\n';

/** Path of a module's page: `docs/api/kernel.md`. */
export const modulePages = (modules: readonly DocumentedModule[]): Page[] =>
  modules.map((module) => [`docs/api/${module.id}.md`, formatModule(module)]);

/** Returns the list of all names, with links to their signatures. */
export const formatIndex = (modules: readonly DocumentedModule[]): string =>
  modules.map(formatIndexOf).join('');

function formatModule({ id, text, example, groups }: DocumentedModule): string {
  const head = `# countermarch/${id}\n\n${NOTE}\n${introOf(text)}\n\n\`\`\`ts\n${example}\`\`\`\n`;
  return `${head}${groups.map(formatGroup).join('')}`;
}

function formatGroup({ title, names }: DocumentedGroup): string {
  const heading = title === '' ? '' : `\n## ${capitalized(title)}\n`;
  return `${heading}${names.map(formatName).join('')}`;
}

const formatName = ({ name, text, signature }: DocumentedName): string =>
  `\n### \`${name}\`\n\n${text === '' ? '' : `${text}\n\n`}\`\`\`ts\n${signature}\n\`\`\`\n`;

function formatIndexOf(module: DocumentedModule): string {
  const { id, text, groups } = module;
  const anchors = anchorsOf(formatModule(module));
  const lines = groups.map(({ title, names }) => {
    const links = names.map(({ name }) => `[\`${name}\`](api/${id}.md#${anchors.shift() ?? ''})`);
    return `${title === '' ? '' : `**${capitalized(title)}**: `}${links.join(' · ')}\n`;
  });
  return `\n## [countermarch/${id}](api/${id}.md)\n\n${introOf(text)}\n\n${lines.join('\n')}`;
}

/** Returns the anchors of the names of a page, in order: a repeated heading gets a number. */
function anchorsOf(page: string): string[] {
  const seen = new Map<string, number>();
  const headings = page.replaceAll(/^```.*?^```/gms, '').matchAll(/^(#+) (.*)$/gm);
  return [...headings].flatMap(([, level, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return level === '###' ? [times === 0 ? slug : `${slug}-${times}`] : [];
  });
}

/** Returns the comment of a module without its name. */
const introOf = (text: string): string => capitalized(text.replace(/^`[^`]*`: /, ''));

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
