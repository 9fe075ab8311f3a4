/** Pictures in the lobby lose only the parts that lie outside of them. */
import { expect, test } from 'vitest';
import { pruned } from '../tools/pictures/prune-svg.ts';

const picture = (inside: string): string => `<svg viewBox="0 0 900 600">${inside}</svg>`;
const [NEAR, FAR] = ['translate(400 300)', 'translate(400 -500)'];

test.each<[string, string, string]>([
  ['a group that is moved out of view', `<g transform="${FAR}"><path d="M0 0L9 9"/></g>`, ''],
  ['groups within it', `<g transform="${FAR}"><g><g transform="${NEAR}"/></g></g>`, ''],
  ['a circle', '<circle cx="2000" cy="0" r="9"/>', ''],
  ['a text', '<text x="0" y="900">1201</text>', ''],
  ['a path', '<path d="M-900 0L-800 50Z"/>', ''],
  ['a part of a path', '<path d="M0 0L9 9ZM-900 0L-800 50Z"/>', '<path d="M0 0L9 9Z"/>'],
])('%s is left out', (_, far, left) => {
  const near = '<circle cx="5" cy="5" r="2"/>';
  expect(pruned(picture(near + far + near))).toBe(picture(near + left + near));
});

test.each<[string, string]>([
  ['a group in view', `<g transform="${NEAR}"><path d="M-900 -900L-800 -800"/></g>`],
  ['a group that is not moved', '<g fill="red"><circle cx="5" cy="5" r="2"/></g>'],
  ['a path that leads through', '<path d="M-900 300L2000 300"/>'],
  ['a path of relative commands', '<path d="M-900 300l2000 0"/>'],
  ['an arc', '<path d="M-900 300A9 9 0 0 1 -800 300"/>'],
  ['a thing at the edge', '<circle cx="1000" cy="300" r="50"/>'],
  ['a definition', '<defs><circle id="a" cx="-900" cy="0" r="2"/></defs>'],
  ['a picture without a view box', '<g transform="translate(9999 0)"/>'],
])('%s stays', (name, inside) => {
  const svg = name.includes('without a view') ? `<svg>${inside}</svg>` : picture(inside);
  expect(pruned(svg)).toBe(svg);
});
