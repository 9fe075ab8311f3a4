/** Reads variants: documents that change values of a game. */
import { asList, asRecord } from './read-json.ts';
import {
  editDistance,
  fault,
  InputError,
  requireName,
  type Setup,
  type Variant,
  type VariantSpec,
} from './setup.ts';
import { msg } from '../text/message.ts';
import {
  isUsedIn,
  type ValueDeclarations,
  type ValueSheet,
  type ValueSpec,
  valueSpecs,
} from './values.ts';

/** The `format` of a variant's file. */
export const VARIANT_FORMAT = 'countermarch/variant/1';

/** Maximum length of a title. */
export const TITLE_LIMIT = 60;

const FIELDS = ['format', 'game', 'rules', 'title', 'scenarios', 'changes'];

/**
 * Returns the variants of a game's values. A variant may be given as a file,
 * `{ format, game, rules, title, scenarios, changes }`, or as its title and changes alone.
 */
export function variantsOf<D extends ValueDeclarations>(
  game: string,
  sheet: ValueSheet<D>,
): VariantSpec {
  let specs: ReadonlyMap<string, ValueSpec> | undefined;
  return {
    declarations: sheet.declarations,
    read: (raw, setup) => {
      specs ??= new Map(valueSpecs(sheet.declarations).map((spec) => [spec.id, spec]));
      const file = readHead(raw, game, setup);
      const title = titleOf(file.title);
      const changes = changesOf(game, file.changes, specs, setup);
      const found = sheet.conflict(sheet.of(changes));
      if (found)
        throw new InputError(
          msg('fault.at', { at: `variant.changes.${found.id}`, fault: found.fault }),
        );
      if (Object.keys(changes).length === 0) return undefined;
      return { ...(title !== undefined && { title }), changes };
    },
  };
}

function readHead(raw: unknown, game: string, { scenario }: Pick<Setup, 'scenario'>) {
  const file = asRecord(raw, 'variant');
  for (const name of Object.keys(file)) requireName(msg('kind.field'), name, FIELDS, 'variant');
  const { format = VARIANT_FORMAT, game: about = game, scenarios } = file;
  if (format !== VARIANT_FORMAT) throw notExpected('variant.format', VARIANT_FORMAT, format);
  if (about !== game) throw notExpected('variant.game', game, about);
  if (scenarios !== undefined && !asList(scenarios, 'variant.scenarios').includes(scenario))
    throw fault('variant.scenarios', 'input.variant.scenario', {
      scenario,
      only: { row: asList(scenarios, 'variant.scenarios').map(String) },
    });
  return file;
}

const notExpected = (at: string, expected: string, found: unknown): InputError =>
  fault(at, 'input.format', { expected, found: JSON.stringify(found) ?? '' });

/** Control characters, line ends among them. */
const CONTROL = /\p{Cc}/u;

function titleOf(title: unknown): string | undefined {
  if (title === undefined) return undefined;
  if (typeof title !== 'string' || title.trim() === '' || CONTROL.test(title))
    throw fault('variant.title', 'input.word', { found: JSON.stringify(title) ?? '' });
  const text = title.trim();
  if (text.length > TITLE_LIMIT)
    throw fault('variant.title', 'input.document.long', { most: TITLE_LIMIT, size: text.length });
  return text;
}

/** Returns the changes by ascending id, without those that change nothing. */
function changesOf(
  game: string,
  raw: unknown,
  specs: ReadonlyMap<string, ValueSpec>,
  { scenario }: Pick<Setup, 'scenario'>,
): Variant['changes'] {
  if (raw === undefined) throw fault('variant.changes', 'input.missing');
  const changes = Object.entries(asRecord(raw, 'variant.changes')).map(([id, value]) => {
    const at = `variant.changes.${id}`;
    const spec = specs.get(id);
    if (!spec) throw unknownValue(game, id, [...specs.keys()]);
    const only = spec.declaration.scenarios;
    if (!isUsedIn(spec, scenario))
      throw fault(at, 'input.variant.elsewhere', { only: { row: [...(only ?? [])] } });
    checkValue(spec, value, at);
    return { spec, value };
  });
  return Object.fromEntries(
    changes
      .filter(({ spec, value }) => value !== spec.fallback)
      .map(({ spec, value }) => [spec.id, value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Builds the error for a value that a game does not have. A game has hundreds of values, so the error names the nearest
 * ones and says where the list is.
 */
function unknownValue(game: string, name: string, ids: readonly string[]): InputError {
  const near = nearestValues(name.slice(0, LONGEST_NAME), ids);
  const args = { name, at: 'variant.changes', game };
  return new InputError(
    near.length > 0
      ? msg('input.variant.value.near', { ...args, near: { list: near, join: 'or' } })
      : msg('input.variant.value', args),
  );
}

/** Maximum number of values that an error suggests. */
const MOST_NEAR = 5;

/** Number of letters that are compared: no id is longer, and a request may send names of any length. */
const LONGEST_NAME = 80;

/**
 * Returns the ids nearest to an unknown one, best first: those with its beginning (`red.MI.` of `red.MI.speed`), and
 * those whose edit distance is at most a third of their length.
 */
function nearestValues(name: string, ids: readonly string[]): string[] {
  const beginning = beginningIn(name, ids);
  const found = ids.flatMap((id) => {
    const distance = editDistance(name.toLowerCase(), id.toLowerCase());
    const shared = beginning !== '' && id.startsWith(beginning) ? beginning.length : 0;
    const isNear = shared > 0 || distance <= Math.ceil(id.length / 3);
    return isNear ? [{ id, cost: distance - shared }] : [];
  });
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_NEAR)
    .map(({ id }) => id);
}

/** Returns the longest beginning of an id, in whole parts between dots, that other ids have; '' if none has one. */
function beginningIn(name: string, ids: readonly string[]): string {
  const parts = name.split('.');
  const beginnings = parts.map((_, i) => `${parts.slice(0, parts.length - i).join('.')}.`);
  return beginnings.find((one) => ids.some((id) => id.startsWith(one))) ?? '';
}

function checkValue(
  { declaration: d }: ValueSpec,
  value: unknown,
  at: string,
): asserts value is number | string {
  if ('of' in d) {
    if (typeof value !== 'string' || !d.of.includes(value))
      throw fault(at, 'input.variant.word', { known: { row: [...d.of] } });
  } else if (!Number.isInteger(value) || Number(value) < d.min || Number(value) > d.max)
    throw fault(at, 'input.number', { min: d.min, max: d.max });
}
