import { expect, test } from 'vitest';
import { skeletonsOf } from './look-alikes.ts';
import { checkDocument, personName, plainText } from './names.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { Browser, peopleServer } from './test-browser.ts';
import { startPostgres } from '../store/testing/test-postgres.ts';
import { tempFolder } from '../testing/test-client.ts';

test.each([
  ...[
    '\u3164',
    'A\u3164',
    '\u2800',
    'A\u2800B',
    '\u115f',
    'A\u1160',
    '\uffa0',
    '\u034f',
    'A\u00ad',
  ],
  ...[
    '\u200d',
    'A\u200d',
    '\u200dA',
    'A \u200d B',
    '\u200c',
    '\ufe0f',
    '\u180e',
    '\u17b4',
    '\u0301',
  ],
  ...['A\u202eB', '\u2066A', 'A\u{e0061}', 'A\u{e0100}', '\u061c'],
])('%j is refused as a name, title or line of text: it contains something invisible', (text) => {
  expect(() => personName(text)).toThrow(InputError);
  expect(() => plainText('title', text)).toThrow(InputError);
  expect(() => checkDocument({ title: text })).toThrow(InputError);
  expect(() => checkDocument([{ [text]: 1 }])).toThrow(InputError);
});

test.each([
  ...[
    'Ann',
    '',
    'Åsa',
    'Jean-Luc',
    'O’Neill',
    '7',
    '★',
    '李雷',
    '葛\u{e0100}城',
    'Владимир',
    'نادر',
  ],
  ...[
    'क्\u200dष',
    'می\u200cخواهم',
    '👩\u200d🚀',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    'Zoe\u0301',

    'Botho',
  ],
])('%j is a name', (text) => {
  expect(personName(text)).toBe(text.normalize('NFC'));
  checkDocument({ title: text, lines: `${text}\n\t${text}` });
});

test.each([
  'Computer',
  'Cоmputer',
  'СOMPUTER',
  'Ｃomputer',
  'the cοmputer',
  'Bоt',
  'ΒOT 5',
  'Grееdy',
])('%j looks like the name of a bot and is refused as the name of a person', (text) => {
  expect(() => personName(text)).toThrow(InputError);
});

test('names that look alike share a skeleton, and others do not', () => {
  const alike = (one: string, two: string) =>
    skeletonsOf(one).some((skeleton) => skeletonsOf(two).includes(skeleton));
  const pairs = [
    ['Anna', 'Аnna'],
    ['Max', 'Мах'],
    ['Ian', 'lan'],
    ['Ian', 'Іan'],
    ['bob', 'b0b'],
    ['corn', 'com'],
  ];
  for (const [one = '', two = ''] of pairs)
    expect([one, two, alike(one, two)]).toEqual([one, two, true]);
  for (const [one, two] of [
    ['Ella', 'Elia'],
    ['Ann', 'Anna'],
    ['Иван', 'Ivan'],
    ['Bob', 'Rob'],
  ] as const)
    expect([one, two, alike(one, two)]).toEqual([one, two, false]);
});

const PASSWORD = 'correct horse battery';

test.each(['SQLite', 'PostgreSQL'])(
  'an account that looks like another is refused, and older ones stay (%s)',
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const options = {
      data: tempFolder(),
      limits: { accounts: 100 },
      ...(postgres && { database: postgres.url }),
    };
    const first = await peopleServer(options);
    try {
      const statuses = [];
      for (const name of ['Anna', 'Аnna', 'Аnnа', 'anna', 'Elia', 'Ella'])
        statuses.push(
          (await new Browser(first.address).post('/api/account', { name, password: PASSWORD }))
            .status,
        );
      expect(statuses).toEqual([201, 409, 409, 409, 201, 201]);
      const { db } = first.tables.store;
      // As an older version left them: two accounts that look alike, without skeletons.
      await db.write(
        db.deleteFrom('skeletons'),
        db.updateTable('accounts').set({ name: 'Еlla' }).where('name', '=', 'Elia'),
      );
      await first.close();
      const second = await peopleServer(options);
      for (const name of ['Anna', 'Elia', 'Ella']) {
        const login = await new Browser(second.address).post('/api/account/login', {
          name,
          password: PASSWORD,
        });
        expect([name, login.status]).toEqual([name, 200]);
      }
      const late = await new Browser(second.address).post('/api/account', {
        name: 'Аnna',
        password: PASSWORD,
      });
      expect(late.status).toBe(409);
      await second.close();
    } finally {
      await first.close();
      await postgres?.stop();
    }
  },
);

test('when an account is deleted, names that look like it are free again', async () => {
  const { address } = await peopleServer();
  const ann = new Browser(address);
  await ann.post('/api/account', { name: 'Anna', password: PASSWORD });
  expect((await ann.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
  expect((await ann.post('/api/account', { name: 'Аnna', password: PASSWORD })).status).toBe(201);
});
