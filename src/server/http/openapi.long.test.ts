/** Sends requests to every operation of the OpenAPI document with input at and beyond its limits, on both stores. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecord } from '../../table/record/record.ts';
import { patrolTable } from '../../table/testing/test-play.ts';
import { Browser, peopleServer } from '../accounts/test-browser.ts';
import { hashToken } from '../seats/access-tokens.ts';
import { startPostgres } from '../store/testing/test-postgres.ts';
import { makeTable, request } from '../testing/test-client.ts';
import { byTier } from '../../../test/tier.ts';

interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Number of requests to each operation. */
const RUNS = Number(process.env['FUZZ'] ?? byTier(25, 25, 150));

const NUMBERS = [0, 1, -1, 2, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -0];
const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u200b', '\u3164', '%', "'; --", '$1', '?', '@tables'],
  ...[
    '__proto__',
    'constructor',
    'x'.repeat(39),
    'x'.repeat(101),
    '🀄'.repeat(40),
    '../../..',
    '{}',
  ],
];

/** Existing values, by the name of the field that needs them; `''`: for any text. */
type Known = Readonly<Record<string, readonly string[]>>;

/** Values that match a schema, and some that nearly do. */
function valuesOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(...TEXTS, ...NUMBERS),
  );
  return fc.oneof(
    { weight: 14, arbitrary: fitting(schema, known, name) },
    { weight: 1, arbitrary: odd },
  );
}

function fitting(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, known, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 20 } = schema;
      const near = fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 1e6)) });
      return fc.oneof({ weight: 4, arbitrary: near }, fc.constantFrom(...NUMBERS));
    }
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known, name), { maxLength: 3 });
    case 'object':
      return objects(schema, known);
    case 'null':
      return fc.constant(null);
    default:
      return texts(schema, known, name);
  }
}

function texts({ pattern }: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const meant = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.constantFrom(...of(known, name));
  return fc.oneof(
    { weight: 8, arbitrary: meant },
    { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 45 }) },
  );
}

const of = (known: Known, name: string): readonly string[] => known[name] ?? known[''] ?? [''];

function objects({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valuesOf(schema, known, name)] as const,
  );
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  return fc.oneof({ weight: 9, arbitrary: whole }, fc.record(Object.fromEntries(fields)));
}

/** One request to an operation: its address and input. */
function requestsTo(path: string, operation: Operation, known: Known) {
  const { parameters = [], requestBody } = operation;
  const text = (schema: Schema, name: string) => valuesOf(schema, known, name).map(toText);
  const named = (where: string) =>
    parameters
      .filter((one) => one.in === where)
      .map(({ name, schema }) => [name, text(schema, name)]);
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const query = Object.fromEntries(named('query')) as Record<string, fc.Arbitrary<string>>;
  return fc.record({
    path: fc.record(Object.fromEntries(named('path'))).map((values) => fill(path, values)),
    query: fc.oneof(fc.constant({}), fc.record(query, { requiredKeys: [] })),
    body: body ? valuesOf(body, known) : fc.constant(undefined),
    token: fc.constantFrom(undefined, ...of(known, 'seat')),
    isSignedIn: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  });
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Encodes a text for an address; half surrogates cannot be encoded and are replaced. */
const inAddress = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

const fill = (path: string, values: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(values[name]) || '-');

const queryOf = (query: Record<string, unknown>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${inAddress(value)}`)
    .join('&');

const MANY = 1e6;
const LIMITS = {
  ...{ requestsPerMinute: MANY, tablesPerMinute: MANY, importsPerMinute: MANY, accounts: MANY },
  ...{ signIns: MANY, seats: MANY, chatMessages: MANY, botTables: 3, passwordWork: 1 },
};

const NOTICES = { url: 'http://localhost' };

test.each(['SQLite', 'PostgreSQL'])(
  'no request to the API makes the server fail (%s)',
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    try {
      await fuzz(postgres?.url);
    } finally {
      await postgres?.stop();
    }
  },
);

async function fuzz(database: string | undefined): Promise<void> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = await peopleServer({ database, limits: LIMITS, notifications: NOTICES, log });
  const { address } = server;
  const { body: documented } = await request<Documented>(address, 'GET', '/api/docs/json');
  const failed: string[] = [];
  for (const [path, operations] of Object.entries(documented.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const { known, cookie } = await scene(address, `${method} ${path}`);
      const asked = fc.sample(requestsTo(path, operation, known), { numRuns: RUNS, seed: 29 });
      for (const one of asked) {
        const place = `${one.path}?${queryOf(one.query)}`;
        const status = await ask(address, method, place, one, one.isSignedIn ? cookie : {});
        // The framework refuses addresses that are too long, for every operation.
        if (status === 414 || (status < 500 && String(status) in operation.responses)) continue;
        const body = JSON.stringify(one.body);
        failed.push(`${status} ${method} ${path}: ${place} ${body}`.slice(0, 300));
      }
    }
  await server.close();
  expect(failed).toEqual([]);
  expect(lines.filter((line) => /\n +at /.test(line))).toEqual([]);
}

/** Creates new tables, a tournament and an account: an operation may end any of them. */
async function scene(address: string, operation: string) {
  const ann = new Browser(address);
  const name = hashToken(operation).slice(0, 20);
  await ann.post('/api/account', { name, password: 'correct horse battery' });
  const cup = { name: 'Cup', game: 'patrol', scenario: 'short', kind: 'swiss', rounds: 3, days: 1 };
  const { body } = await ann.post<{ id?: string }>('/api/tournaments', cup);
  const tables = [await makeTable(address), await makeTable(address, {})];
  const secrets = tables.flatMap(({ table, seats, host }) => [
    table,
    host,
    ...Object.values(seats),
  ]);
  const record = formatRecord(patrolTable().record());
  const ids = tables.map(({ table }) => table);
  const cups = [body.id ?? 'none'];
  const known = {
    '': [...secrets, ...cups, name, 'patrol', 'west'],
    ...{ id: operation.includes('/tournaments/') ? cups : ids, table: ids, ids, seat: secrets },
    ...{ game: ['patrol'], scenario: ['standard', 'short'], side: ['west', 'east'], as: ['west'] },
    ...{
      name: [name, 'Bob'],
      token: secrets,
      record: [record, `${record}x`],
      password: ['correct horse'],
    },
    ...{ open: ['true', 'false'], people: ['true'], friends: ['true'], everywhere: ['true'] },
  };
  return { known, cookie: { cookie: ann.given.split(';')[0] ?? '', origin: address } };
}

async function ask(
  address: string,
  method: string,
  place: string,
  { body, token }: { readonly body: unknown; readonly token: string | undefined },
  cookie: Record<string, string>,
): Promise<number> {
  const response = await fetch(address + place, {
    method: method.toUpperCase(),
    ...(body !== undefined && method !== 'get' && { body: JSON.stringify(body) }),
    headers: {
      ...cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  await response.text();
  return response.status;
}
