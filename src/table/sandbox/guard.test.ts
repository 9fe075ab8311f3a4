/** Tests the checks of answers that come from a stranger's bundle. */
import { expect, test } from 'vitest';
import { checkAnswer } from './guard.ts';

const head = { id: 'own', sides: [{ id: 'red' }], rulebook: [{ id: '1', text: 'a < b & "c"' }] };
const art = {
  id: 'own-art',
  palette: { hull: ['#fff', 'rgb(0 0 0)'] },
  units: { tank: { symbol: '<path d="M0 0"/>' } },
  markers: { mine: { shape: 'disc', color: 'hull', ink: 'hull', symbol: '<circle r="4"/>' } },
};
const opened = (changes: object) => ({
  number: 0,
  data: { id: 'own', display: { terrains: [], art: { ...art, ...changes } } },
});
const icon = { name: 'fuel', shape: 'disc', color: '#33aa55', svg: '<path d="M0 0"/>' };
const shown = (display: object) => ({ number: 0, data: { id: 'own', display } });
const withIcon = (changes: object, key = 'fuel') =>
  shown({ icons: { [key]: { ...icon, ...changes } } });
const card = { id: 'raid', symbol: '<circle r="4"/>', crest: '', window: 'plain' };
const ability = { sign: '<path d="M0 0"/>', name: 'Fast' };

test('answers of harmless games pass', () => {
  checkAnswer('describe', head);
  checkAnswer('open', opened({}));
  checkAnswer('open', withIcon({}));
  checkAnswer('open', shown({ frames: { army: { color: '#333', edge: 'rgb(0 0 0)' } } }));
  checkAnswer('face', { ...card, abilities: [ability] });
  checkAnswer('askForUnit', Int16Array.from([1, -2]));
  checkAnswer('messages', { 'log.x': 'If a < b, "quote" & {n, plural, other {#}}' });
  checkAnswer('scene', { counters: [{ type: 'tank', values: '4-4', facing: 2 }] });
  checkAnswer('writePosition', { note: 'a "quoted" text' });
  checkAnswer('apply', { ints: Int16Array.from([1]), events: [] });
});

test.each([
  ['id', 'describe', { ...head, id: '"><img src=x>' }],
  ['id of a side', 'describe', { ...head, sides: [{ id: '<b>' }] }],
  ['symbol', 'open', opened({ units: { tank: { symbol: '<image href="//x.test"/>' } } })],
  ['symbol in place of a colour', 'open', opened({ areas: { zone: { color: '<g/>' } } })],
  ['colour', 'open', opened({ palette: { hull: ['red;x:url(//x.test)', 'red'] } })],
  ['name of a colour', 'open', opened({ palette: { '"><img>': ['red', 'red'] } })],
  ['number that is markup', 'open', opened({ tiles: { a: { size: '9" onload="x' } } })],
  ['icon', 'open', withIcon({ svg: '<image href="//x.test"/>' })],
  ['colour of an icon', 'open', withIcon({ color: 'src(//x.test)' })],
  ['colour of an icon with a long name', 'open', withIcon({ ink: 'src(//x.test)' }, 'a.b')],
  ['colour of a frame', 'open', shown({ frames: { army: { edge: 'image(x)' } } })],
  ['frame that is a picture', 'open', shown({ frames: { army: { color: '<g/>' } } })],
  ['symbol of a card', 'face', { ...card, symbol: '<path d="M0 0" onload="x"/>' }],
  ['crest of a card', 'face', { ...card, crest: '<image href="//x.test"/>' }],
  ['sign of an ability', 'face', { ...card, abilities: [{ ...ability, sign: '<script/>' }] }],
  ['id of a card', 'face', { ...card, id: '"><img src=x>' }],
  ['name in a fight', 'fight', { at: 3, attackers: ['<b>'], defenders: [] }],
  ['type of a counter being set up', 'setUpCounter', { type: '"><img>' }],
  ['type of a counter', 'scene', { counters: [{ type: '"><img src=x onerror=alert(1)>' }] }],
  ['address', 'scene', { markers: [{ text: 'url(https://x.test)' }] }],
  ['escape', 'scene', { markers: [{ text: '\\75rl(x)' }] }],
  ['prototype', 'scene', JSON.parse('{"__proto__": {"a": 1}}')],
  ['depth', 'scene', JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`)],
  ['sentence that is no text', 'messages', { a: { toString: 1 } }],
])('%s: refused', (_, name, answer) => {
  expect(() => checkAnswer(name, answer)).toThrow(/unsafe/);
});
