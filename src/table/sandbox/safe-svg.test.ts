/** Tests which pieces of SVG a page may put into its document. */
import { expect, test } from 'vitest';
import { isPlainValue, whyUnsafe } from './safe-svg.ts';

test.each([
  '<path d="M-4 12 12-4M4 20 20 4" stroke="$hull" stroke-width="4.5" fill="none"/>',
  '<g transform="translate(0-5)scale(.82)"><circle r="5"/><text x="1" font-size="17">7</text></g>',
  '<radialGradient id="core-glow"><stop offset="0" stop-color="$core"/></radialGradient>',
  '<rect width="40" height="26" fill="url(#core-glow)"/>',
  '',
])('%s is safe', (svg) => {
  expect(whyUnsafe(svg)).toBeUndefined();
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a picture from elsewhere', '<image href="https://x.test/a.png"/>'],
  ['a link', '<a href="https://x.test"><path d="M0 0"/></a>'],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
  ['a handler in capitals', '<path d="M0 0" ONCLICK="alert(1)"/>'],
  ['markup of pages', '<foreignObject><iframe src="/"/></foreignObject>'],
  ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a style sheet', '<style>@import "https://x.test";</style>'],
  ['a style', '<path d="M0 0" style="fill:url(https://x.test)"/>'],
  ['a fill from elsewhere', '<path d="M0 0" fill="url(https://x.test/#a)"/>'],
  ['a fill with an escape', '<path d="M0 0" fill="\\75rl(#core-glow)"/>'],
  ['an entity', '<path d="M0 0" fill="&#117;rl(x)"/>'],
  ['an entity in text', '<text>&lt;</text>'],
  ['a use of another file', '<use href="/x.svg#a"/>'],
  ['a name of the page', '<radialGradient id="app"/>'],
  ['an end of the picture', '</svg><img src="x">'],
  ['an end of the group', '<path d="M0 0"/></g>'],
  ['an open element', '<g><path d="M0 0"/>'],
  ['an end of the attribute', '"/><path d="M0 0"/> <'],
  ['a comment', '<!-- --><path d="M0 0"/>'],
  ['an instruction', '<?xml-stylesheet href="x"?>'],
  ['an attribute without quotes', '<path d=M0 />'],
  ['too much depth', `${'<g>'.repeat(30)}${'</g>'.repeat(30)}`],
  ['too many elements', '<path d="M0 0"/>'.repeat(2000)],
  ['too many characters', `<path d="${'M0 0'.repeat(20_000)}"/>`],
])('%s is refused', (_, svg) => {
  expect(whyUnsafe(svg)).toBeDefined();
});

test('values contain no URL except that of a gradient', () => {
  for (const value of ['#fff', 'rgb(0 0 0 / .5)'.replace('/', ''), '$hull', 'url(#core-glow)'])
    expect(isPlainValue(value)).toBe(true);
  for (const value of ['url(//x.test)', 'URL(x)', 'image-set(x)', 'src(x)', 'red;x', 'a"b', "'"])
    expect(isPlainValue(value)).toBe(false);
});
