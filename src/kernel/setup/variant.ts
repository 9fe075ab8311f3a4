/** Reads variants: documents that change values of a game. */
import { asList, asRecord } from './read-json.ts';
import {
  fault,
  InputError,
  requireName,
  type Setup,
  type Variant,
  unknownName,
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
      const changes = changesOf(file.changes, specs, setup);
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
  raw: unknown,
  specs: ReadonlyMap<string, ValueSpec>,
  { scenario }: Pick<Setup, 'scenario'>,
): Variant['changes'] {
  if (raw === undefined) throw fault('variant.changes', 'input.missing');
  const changes = Object.entries(asRecord(raw, 'variant.changes')).map(([id, value]) => {
    const at = `variant.changes.${id}`;
    const spec = specs.get(id);
    if (!spec) throw unknownName(msg('kind.value'), id, [...specs.keys()], 'variant.changes');
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
