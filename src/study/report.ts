/**
 * Reports of a chapter, with pictures: as Markdown, and as one HTML file that is embedded in other pages. Words and
 * pictures come from the caller.
 */
import { NOBODY } from '../kernel/side.ts';
import type { GameState } from '../kernel/state.ts';
import type { LocalizedText } from '../kernel/text/message.ts';
import { pathTo, shownNodes, type StudyNode } from './study.ts';
import type { Walker } from './walker.ts';

/** Turning points that the report of a game without comments shows. */
const MOST_TURNING_POINTS = 8;

/** Language and drawings of a report. */
export interface ReportParts {
  readonly format: (text: LocalizedText) => string;
  /** Words for a place in the game: `Move 12`. */
  readonly move: (n: number) => string;
  readonly start: string;
  readonly draw: (s: GameState) => string;
}

/** One picture of a report, with its words. */
export interface ReportStep {
  /** Node, or the chapter itself for its beginning. */
  readonly id: string;
  readonly heading: string;
  readonly comments: readonly { readonly by: string; readonly text: string }[];
  readonly svg: string;
}

/**
 * Returns the steps of a report: the beginning, each node with a comment or a name, and the end of the game. A game
 * without comments is shown at its turning points, where its static value changes most. Nodes that are crossed out are
 * left out.
 */
export function reportSteps(walker: Walker, parts: ReportParts): ReportStep[] {
  const { chapter } = walker;
  const nodes = shownNodes(chapter);
  const commented = nodes.filter(({ comments, name }) => comments || name !== undefined);
  const chosen = new Set(commented.length > 0 ? commented : turningPoints(walker, nodes));
  const wanted = nodes.filter((node) => chosen.has(node) || isEnd(walker, node));
  const first = walker.stateAt(chapter.id);
  const start = { id: chapter.id, heading: parts.start, comments: [] };
  return [
    ...(first ? [{ ...start, svg: parts.draw(first) }] : []),
    ...wanted.flatMap((node) => stepOf(walker, node, parts)),
  ];
}

const isEnd = (walker: Walker, { id }: StudyNode): boolean =>
  walker.stateAt(id) !== undefined && walker.actorAt(id) === NOBODY;

function turningPoints(walker: Walker, nodes: readonly StudyNode[]): StudyNode[] {
  const changes = nodes.map((node) => {
    const [before, after] = [walker.valueAt(node.up), walker.valueAt(node.id)];
    return { node, change: Math.abs((after?.[0] ?? 0) - (before?.[0] ?? 0)) };
  });
  return changes
    .filter(({ change }) => change > 0)
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ node }) => node);
}

function stepOf(walker: Walker, node: StudyNode, parts: ReportParts): ReportStep[] {
  const s = walker.stateAt(node.id);
  if (!s) return [];
  const number = pathTo(walker.chapter, node.id).filter(({ guess }) => !guess).length;
  const label = `${parts.format(walker.labelOf(node))}${node.mark ?? ''}`;
  const heading = [parts.move(number), node.name, label].filter(Boolean).join(' – ');
  return [{ id: node.id, heading, comments: node.comments ?? [], svg: parts.draw(s) }];
}

/** Returns a report as Markdown. `pictureOf`: address of the picture of a step, by its index. */
export function markdownReport(
  title: string,
  steps: readonly ReportStep[],
  pictureOf: (index: number) => string,
): string {
  const parts = steps.map(({ heading, comments }, i) =>
    [
      `## ${escapeMarkdown(heading)}`,
      `![${escapeMarkdown(heading)}](${pictureOf(i)})`,
      ...comments.map(({ by, text }) => `**${escapeMarkdown(by)}:** ${escapeMarkdown(text)}`),
    ].join('\n\n'),
  );
  return `${[`# ${escapeMarkdown(title)}`, ...parts].join('\n\n')}\n`;
}

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_<>#|[\]]/g, '\\$&');

/**
 * Returns a report as one HTML file that needs nothing else: the pictures share what they have in common, such as the
 * map. Its script only turns pages, so a frame with `sandbox="allow-scripts"` is enough.
 */
export function embeddedReport(title: string, steps: readonly ReportStep[]): string {
  const { before, after, middles } = shared(steps.map(({ svg }) => svg));
  const pages = steps.map(({ heading, comments }, i) => ({
    ...{ heading, comments: comments.map(({ by, text }) => ({ by, text })) },
    picture: middles[i] ?? '',
  }));
  // No `<` inside the script: nothing in a comment ends it.
  const data = JSON.stringify({ before, after, pages }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<div id="picture"></div>
<nav><button id="back">‹</button><b id="number"></b><button id="next">›</button></nav>
<h2 id="heading" aria-live="polite"></h2>
<div id="comments"></div>
<script>const data=${data};${SCRIPT}</script>
</html>
`;
}

const STYLE =
  'body{margin:0;padding:.5rem;font:16px/1.4 system-ui,sans-serif;background:#faf8f2;color:#222}h1,h2{margin:.3rem 0;font-size:1.1rem}h2{font-size:1rem}#picture svg{display:block;width:100%;height:auto;max-height:70vh}nav{display:flex;gap:.75rem;align-items:center;justify-content:center;margin:.4rem 0}button{min-width:3rem;min-height:2.75rem;font:inherit;font-size:1.4rem}p{margin:.3rem 0;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#1c1c18;color:#eee}}';

const SCRIPT = `
let at=0;const by=(id)=>document.getElementById(id);
function show(){const page=data.pages[at];by('picture').innerHTML=data.before+page.picture+data.after;
by('heading').textContent=page.heading;by('number').textContent=(at+1)+' / '+data.pages.length;
by('comments').replaceChildren(...page.comments.map((one)=>{const p=document.createElement('p');const b=document.createElement('b');b.textContent=one.by+': ';p.append(b,one.text);return p}));
by('back').disabled=at===0;by('next').disabled=at===data.pages.length-1}
function go(by){at=Math.max(0,Math.min(data.pages.length-1,at+by));show()}
by('back').onclick=()=>go(-1);by('next').onclick=()=>go(1);
addEventListener('keydown',({key})=>{if(key==='ArrowLeft')go(-1);if(key==='ArrowRight')go(1)});show();`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Splits texts into what all begin with, what all end with, and the rest of each. */
function shared(texts: readonly string[]) {
  const [first = '', ...others] = texts;
  let start = first.length;
  for (const text of others) start = commonLength(first, text, start, (s, i) => s[i]);
  let end = Math.min(...texts.map((text) => text.length - start));
  for (const text of others) end = commonLength(first, text, end, (s, i) => s.at(-1 - i));
  return {
    before: first.slice(0, start),
    after: end > 0 ? first.slice(-end) : '',
    middles: texts.map((text) => text.slice(start, text.length - end)),
  };
}

function commonLength(
  a: string,
  b: string,
  most: number,
  letter: (s: string, i: number) => string | undefined,
): number {
  let n = 0;
  while (n < most && n < b.length && letter(a, n) === letter(b, n)) n++;
  return n;
}
