/** Text for people, in passages that rules can check one by one. The sources are Markdown, message files and the terminal. */

/** One paragraph, list item, heading or table cell. */
export interface Passage {
  /** File, from the root of the project. */
  readonly file: string;
  /** Line of a file, or key of a message. */
  readonly place: string;
  /** Headings and table cells are labels: they need not be sentences. */
  readonly isLabel: boolean;
  /** Plain text; inline code is replaced by `CODE`. */
  readonly text: string;
}

/** Placeholder for inline code, which rules do not check. */
export const CODE = '`';

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/`[^`]*`/g, CODE)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)/g, '')
    .trim();

/** Replaces everything that is not prose by blanks, and keeps the lines. */
const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```.*?^```$|^ {4}\S.*?$/gms, (code) => code.replaceAll(/[^\n]/g, ''));

const isRule = (row: string): boolean => /^[|\s:-]+$/.test(row);

/** Passages of a Markdown document. */
export function passagesIn(file: string, markdown: string): Passage[] {
  const found: Passage[] = [];
  let pending: string[] = [];
  let begun = 0;
  const add = (line: number, isLabel: boolean, text: string): void => {
    if (/\p{L}/u.test(plain(text)))
      found.push({ file, place: `${line}`, isLabel, text: plain(text) });
  };
  const flush = (): void => {
    add(begun, false, pending.join(' '));
    pending = [];
  };
  for (const [index, line] of withoutCode(markdown).split('\n').entries()) {
    const text = line.trim();
    const isTable = text.startsWith('|');
    const isHeading = text.startsWith('#');
    if (isTable || isHeading || text === '' || /^([-*]|\d+\.)\s/.test(text)) flush();
    if (isHeading) add(index + 1, true, text.replace(/^#+/, ''));
    else if (isTable && !isRule(text))
      for (const cell of text.split(/(?<!\\)\|/)) add(index + 1, true, cell);
    else if (!isTable && text !== '') {
      if (pending.length === 0) begun = index + 1;
      pending.push(text.replace(/^([-*]|\d+\.)\s+/, ''));
    }
  }
  flush();
  return found;
}

/** Splits a passage into sentences. */
export const sentencesOf = ({ text }: Passage): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
