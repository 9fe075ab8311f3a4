/** The page of a report: one HTML file without scripts, for screens in light and dark, and for paper. */

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (ch) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[ch] ?? ch,
  );

/** A chart with its title, and its statement in a sentence. */
export interface Figure {
  readonly title: string;
  readonly text?: string | undefined;
  /** SVG and other HTML. */
  readonly body: string;
}

/** A table cell; numbers are aligned to the right. */
type Cell = string | number;

/** Returns a figure as HTML. */
export const figure = ({ title, text = '', body }: Figure): string =>
  `<figure><figcaption><h3>${escapeHtml(title)}</h3>${text ? `<p>${escapeHtml(text)}</p>` : ''}</figcaption>${body}</figure>`;

/** Returns a table as HTML; wide ones scroll. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (tag: string, value: Cell): string =>
    `<${tag}${typeof value === 'number' ? ' class="n"' : ''}>${escapeHtml(String(value))}</${tag}>`;
  const line = (tag: string, cells: readonly Cell[]): string =>
    `<tr>${cells.map((value) => cell(tag, value)).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${line('th', head)}</thead><tbody>${rows.map((row) => line('td', row)).join('')}</tbody></table></div>`;
}

/** Returns a legend of colours with their meanings. */
export const legend = (
  items: readonly { readonly color: string; readonly text: string }[],
): string =>
  `<ul class="legend">${items.map(({ color, text }) => `<li><i style="background:${color}"></i>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** Number of colours for series. */
export const COLOURS = 6;

/** Colour of a series, by CSS variable: it differs between light and dark. */
export const colour = (i: number): string => `var(--s${i % COLOURS})`;

/** Okabe and Ito's colours, which colour-blind readers can distinguish, lighter on a dark background. */
const LIGHT = ['#0072b2', '#c4540a', '#00795a', '#a8457f', '#7a6a00', '#555f6b'];
const DARK = ['#6cbcf0', '#f0a35e', '#4fd0a8', '#e39ac6', '#e0cf55', '#a9b4c0'];

const variables = (colours: readonly string[]): string =>
  colours.map((value, i) => `--s${i}:${value}`).join(';');

const STYLE = `
:root{color-scheme:light;--paper:#fff;--ink:#1d2228;--quiet:#59626c;--line:#d5dae0;--panel:#f5f7f9;${variables(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#14181d;--ink:#e6eaee;--quiet:#a3adb8;--line:#343c45;--panel:#1c2229;${variables(DARK)}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem;max-width:60rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:0}
p{margin:.25rem 0 .75rem;max-width:45rem}
.quiet,figcaption p{color:var(--quiet);font-size:.9rem}
figure{margin:1.25rem 0;break-inside:avoid}
figure svg{display:block;max-width:100%;height:auto;color:var(--ink);background:none;overflow:visible}
.chart svg{min-width:36rem}
.note{border-left:4px solid var(--s1);background:var(--panel);padding:.5rem .75rem;margin:.75rem 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;margin:.5rem 0}
th,td{padding:.25rem .75rem .25rem 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:right}
ul.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.25rem 0;padding:0;font-size:.85rem}
.legend i{display:inline-block;width:.9em;height:.9em;margin-right:.4em;vertical-align:-.1em;border-radius:2px}
.maps{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:1rem}
.maps p{margin:0;font-size:.85rem}
pre{background:var(--panel);border:1px solid var(--line);padding:.75rem;overflow-x:auto;font-size:.8rem;white-space:pre-wrap;overflow-wrap:anywhere}
@page{margin:15mm}
@media print{.chart svg{min-width:0}body{padding:0;max-width:none;font-size:10.5pt}h2{break-after:avoid}figure,.note,tr{break-inside:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;

/** Returns the whole page. `body` is HTML. */
export const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE.replaceAll('\n', '')}</style></head>
<body>
${body}
</body></html>
`;
