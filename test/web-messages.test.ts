/** The message files of the page, compared with each other and with the code that uses them. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';
import { games } from '../src/games/registry.ts';
import { account as germanAccount } from '../src/web/i18n/de/account.ts';
import { atTable as germanAtTable } from '../src/web/i18n/de/at-table.ts';
import { design as germanDesign } from '../src/web/i18n/de/design.ts';
import { dev as germanDev } from '../src/web/i18n/de/dev.ts';
import { form as germanForm } from '../src/web/i18n/de/form.ts';
import { notifications as germanNotices } from '../src/web/i18n/de/notifications.ts';
import { pairing as germanPairing } from '../src/web/i18n/de/pairing.ts';
import { rules as germanRules } from '../src/web/i18n/de/rules.ts';
import { settings as germanSettings } from '../src/web/i18n/de/settings.ts';
import { studies as germanStudies } from '../src/web/i18n/de/studies.ts';
import { tournament as germanTournament } from '../src/web/i18n/de/tournament.ts';
import { variant as germanVariant } from '../src/web/i18n/de/variant.ts';
import { de as german } from '../src/web/i18n/de.ts';
import { account } from '../src/web/i18n/en/account.ts';
import { board } from '../src/web/i18n/en/board.ts';
import { design } from '../src/web/i18n/en/design.ts';
import { dev } from '../src/web/i18n/en/dev.ts';
import { explore } from '../src/web/i18n/en/explore.ts';
import { form } from '../src/web/i18n/en/form.ts';
import { general } from '../src/web/i18n/en/general.ts';
import { lobby } from '../src/web/i18n/en/lobby.ts';
import { notifications } from '../src/web/i18n/en/notifications.ts';
import { pairing } from '../src/web/i18n/en/pairing.ts';
import { panels } from '../src/web/i18n/en/panels.ts';
import { review } from '../src/web/i18n/en/review.ts';
import { rules } from '../src/web/i18n/en/rules.ts';
import { screens } from '../src/web/i18n/en/screens.ts';
import { settings } from '../src/web/i18n/en/settings.ts';
import { table } from '../src/web/i18n/en/table.ts';
import { studies } from '../src/web/i18n/en/studies.ts';
import { tournament } from '../src/web/i18n/en/tournament.ts';
import { variant } from '../src/web/i18n/en/variant.ts';
import { shared } from '../src/i18n/en/shared.ts';
import { readSources } from '../tools/boundaries/source.ts';
import { gapsOf } from './placeholders.ts';
import { type Node, nodesOf } from './syntax.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = [
  general,
  lobby,
  pairing,
  board,
  panels,
  review,
  table,
  design,
  explore,
  screens,
  settings,
  form,
  account,
  tournament,
  studies,
  notifications,
  rules,
  dev,
  variant,
];
const en: Readonly<Record<string, string>> = Object.assign({}, ...FILES);
const de: Readonly<Record<string, string>> = {
  ...german,
  ...germanAtTable,
  ...germanDesign,
  ...germanSettings,
  ...germanForm,
  ...germanPairing,
  ...germanAccount,
  ...germanTournament,
  ...germanStudies,
  ...germanNotices,
  ...germanRules,
  ...germanDev,
  ...germanVariant,
};

const SOURCES = readSources(ROOT, 'src/web').filter(
  ({ path }) => !path.startsWith('src/web/i18n/') && !/\.test\.tsx?$/.test(path),
);

/** Returns the keys in a file: whole texts, or the beginnings of composed keys. */
const keysIn = (nodes: readonly Node[]): { whole: string[]; begun: string[] } => ({
  whole: nodes.flatMap((n) =>
    n.type === 'Literal' && typeof n['value'] === 'string' ? [n['value']] : [],
  ),
  begun: nodes.flatMap((n) => {
    if (n.type !== 'TemplateLiteral') return [];
    const [first] = n['quasis'] as readonly { readonly value: { readonly raw: string } }[];
    return first && /^[a-z-]+\./.test(first.value.raw) ? [first.value.raw] : [];
  }),
});

/** Finds calls of `t` and `msg` that contain both the key and the arguments. */
function* callsIn(nodes: readonly Node[]): Generator<{ key: string; args: string[] }> {
  for (const node of nodes) {
    const { name } = (node['callee'] ?? {}) as { readonly name?: string };
    if (node.type !== 'CallExpression' || (name !== 't' && name !== 'msg')) continue;
    const [key, args] = node['arguments'] as readonly (Node | undefined)[];
    if (key?.type !== 'Literal' || (args && args.type !== 'ObjectExpression')) continue;
    const properties = (args?.['properties'] ?? []) as readonly Node[];
    if (properties.some(({ type }) => type !== 'Property')) continue;
    const names = properties.map((p) => (p['key'] as { readonly name: string }).name);
    yield { key: String(key['value']), args: names.sort() };
  }
}

test('no key is in two files, or among the keys shared by all programs', () => {
  const all = [...FILES, shared].flatMap((file) => Object.keys(file));
  expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
});

test('no game has a message with a key of the page, because it would replace the message of the page', async () => {
  for (const { messages = {} } of games)
    for (const load of Object.values(messages))
      expect(Object.keys(await load()).filter((key) => key in en)).toEqual([]);
});

test('German has the same placeholders as English', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [key, sentence] of Object.entries(en))
    expect([key, gapsOf(de[key] as string)]).toEqual([key, gapsOf(sentence)]);
});

test('every message is used', () => {
  const keys = SOURCES.map((source) => keysIn(nodesOf(source)));
  const whole = new Set(keys.flatMap((k) => k.whole));
  const begun = keys.flatMap((k) => k.begun);
  const isUsed = (key: string) => whole.has(key) || begun.some((start) => key.startsWith(start));
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

test('every message gets the arguments that its placeholders need', () => {
  const calls = SOURCES.flatMap((source) =>
    [...callsIn(nodesOf(source))].map((call) => ({ ...call, path: source.path })),
  );
  expect(calls.length).toBeGreaterThan(200);
  const all: Readonly<Record<string, string>> = { ...en, ...shared };
  for (const { path, key, args } of calls)
    expect([path, key, args]).toEqual([path, key, gapsOf(all[key] as string)]);
});

test('the page has no English text outside its message files', () => {
  const found = SOURCES.flatMap((source) =>
    nodesOf(source)
      .filter(({ type, value }) => type === 'JSXText' && /[a-z]{2}/i.test(String(value)))
      .map(({ value }) => `${source.path}: ${String(value).trim()}`),
  );
  expect(found).toEqual(['src/web/ui/top-bar.tsx: Countermarch']);
});

test('bots have the same names as on the command line', () => {
  for (const { id, name, text } of LEVELS)
    expect([en[`level.${id}`], en[`level.${id}.text`]]).toEqual([name, text]);
});
