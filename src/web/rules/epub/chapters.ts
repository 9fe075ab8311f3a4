/**
 * Extracts the chapters and images of a book from the page of a rulebook: text, figures and charts, without controls.
 */
import { escapeText } from '../../../draw/svg.ts';
import { documentOf } from '../figure-picture.tsx';
import type { BookChapter, BookImage } from './epub.ts';
import { plainSvg } from './plain-svg.ts';

/** Elements that are kept in the book. For all others, only their content is kept. */
const KEPT = [
  ...['section', 'h2', 'h3', 'p', 'figure', 'figcaption', 'ol', 'ul', 'li', 'b', 'i'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** Elements that are left out with their content: controls, and parts only for the screen. */
const LEFT_OUT = '.figure-buttons, .figure-progress, .on-screen, svg, input, .sr-only, .legend';
/** Pattern of ids that are valid in XML. */
const ID = /^[A-Za-z_][\w.-]*$/;

interface Taking {
  /** File of the chapter that contains each rule. */
  readonly files: ReadonlyMap<string, string>;
  readonly images: BookImage[];
}

/** Returns the chapters of an article, one for each section, and their images. */
export function chaptersOf(article: Element): {
  chapters: BookChapter[];
  images: BookImage[];
} {
  const sections = [...article.querySelectorAll('.rule-section')];
  const fileOf = (i: number): string => `section-${i + 1}`;
  const files = new Map(
    sections.flatMap((section, i) =>
      [...section.querySelectorAll('[data-rule]')].map(
        (rule) => [rule.getAttribute('data-rule') ?? '', fileOf(i)] as const,
      ),
    ),
  );
  const taking: Taking = { files, images: [] };
  const chapters: BookChapter[] = [];
  for (const [i, section] of sections.entries())
    chapters.push({
      file: fileOf(i),
      title: section.getAttribute('aria-label') ?? '',
      body: contentOf(section, taking),
    });
  return { chapters, images: taking.images };
}

const contentOf = (parent: Node, taking: Taking): string =>
  [...parent.childNodes].map((node) => markupOf(node, taking)).join('');

function markupOf(node: Node, taking: Taking): string {
  if (!(node instanceof Element)) return escapeText(node.nodeValue ?? '');
  if (node.matches(LEFT_OUT)) return '';
  if (node.matches('img')) return imageOf(node as HTMLImageElement, taking);
  if (node.matches('.rule')) return linkOf(node, taking);
  const content = contentOf(node, taking);
  const name = node.localName;
  if (!KEPT.includes(name)) return content;
  const id = ID.test(node.id) ? ` id="${node.id}"` : '';
  return `<${name}${id}>${content}</${name}>`;
}

/** Returns a link from a rule number to its rule, if the book contains the rule. */
function linkOf(tag: Element, { files }: Taking): string {
  const text = tag.textContent.trim();
  const rule = text.replace(/^\[|\]$/g, '');
  const file = files.get(rule);
  const isHead = tag.closest('[data-rule]')?.getAttribute('data-rule') === rule;
  if (file === undefined || isHead || !ID.test(`rule-${rule}`)) return escapeText(text);
  return `<a href="${file}.xhtml#rule-${rule}">${escapeText(text)}</a>`;
}

/** Adds a figure as an SVG document of its own, and returns the element that shows it. */
function imageOf(image: HTMLImageElement, { images }: Taking): string {
  const svg = documentOf(image.src);
  const name = `figure-${images.length + 1}`;
  images.push({ name, svg: plainSvg(svg) });
  return `<img src="images/${name}.svg" alt="${escapeText(image.alt)}"/>`;
}
