/** Custom scenarios for tests with one error each, and the field and rule that the message must name. */
import type { Json } from '../../../../kernel/setup/setup.ts';
import { COLOURS } from '../../data/units.ts';
import type { DesignDocument, DesignedForce } from '../document.ts';

/** A wrong document, the field that is wrong, and a part of the error message. */
export interface InvalidDesign {
  readonly document: Json;
  readonly at: string;
  readonly says: string;
}

type Path = readonly (string | number)[];

/** Returns a copy with another value at a path. */
function set(value: unknown, [head, ...rest]: Path, entry: unknown): unknown {
  if (head === undefined) return entry;
  if (Array.isArray(value)) {
    const list = [...value];
    list[head as number] = set(list[head as number], rest, entry);
    return list;
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [head]: set(record?.[head], rest, entry) };
}

/** Returns a path as text, such as `document.forces[0].morale`. */
const fieldOf = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`),
    'document',
  );

/** Returns every known way to make a document invalid that applies to this one. */
export function invalidDesignsOf(design: DesignDocument): InvalidDesign[] {
  const spoil = (path: Path, entry: unknown, says: string, at: Path = path): InvalidDesign => ({
    document: set(design, path, entry) as Json,
    at: fieldOf(at),
    says,
  });
  return [
    spoil(['title'], 7, 'expected text'),
    spoil(['hero'], 7, 'unknown field'),
    spoil(['turns'], 0, 'from 1 to 40'),
    spoil(['turns'], 41, 'from 1 to 40'),
    ...layoutsOf(design, spoil),
    ...design.forces.flatMap((_, i) => forceFaults(design, i, spoil)),
    ...tableFaults(design, spoil),
    spoil(['victory', 'kind'], 'glory', 'one of points'),
    spoil(['victory', 'medals'], 1, 'unknown field'),
    spoil(['specials', 'storm'], true, 'unknown field'),
    spoil(['specials', 'amphibious'], 1, 'true or false'),
    spoil(['specials', 'surprised'], 'pink', 'one of green'),
  ];
}

type Spoil = (path: Path, entry: unknown, says: string, at?: Path) => InvalidDesign;

function layoutsOf({ layout }: DesignDocument, spoil: Spoil): InvalidDesign[] {
  const last = layout.pieces.length - 1;
  const place = ['layout', 'pieces', last];
  const [column = 0, row = 0] = layout.pieces[last]?.at ?? [];
  return [
    spoil([...place, 'piece'], '9', 'one of 1, 2'),
    spoil([...place, 'piece'], layout.pieces[0]?.piece, '[R66]'),
    spoil([...place, 'at'], [column + 1, row], 'even'),
    spoil([...place, 'at'], [column - 2, row], '[R66]'),
    spoil([...place, 'at'], [column + 40, row], '[R66]'),
    spoil([...place, 'at'], [column, row + 2], '[R65]'),
    spoil([...place, 'turned'], true, '[2.2]'),
  ];
}

function forceFaults({ forces }: DesignDocument, i: number, spoil: Spoil): InvalidDesign[] {
  const force = forces[i];
  const at = ['forces', i];
  if (!force) return [];
  const all = [
    spoil([...at, 'colour'], 'pink', 'one of green'),
    spoil([...at, 'party'], 0, 'from 1 to 4'),
    spoil([...at, 'role'], 'hero', 'one of attacker'),
    spoil([...at, 'points'], 0, 'from 1 to 3000'),
    spoil([...at, 'wages'], 1, 'unknown field'),
  ];
  if (force.buys)
    return [
      ...all,
      spoil([...at, 'buys'], [], 'at least one hex'),
      spoil([...at, 'gas'], ['SA'], '[24.1]'),
    ];
  return [
    ...all,
    spoil([...at, 'points'], 1, '[24.1]'),
    spoil([...at, 'morale'], 5, 'from 6 to 9'),
    spoil([...at, 'fortresses'], 11, 'from 0 to 10'),
    spoil([...at, 'groups'], [], 'list of 1 to 12'),
    ...groupFaults(force, at, spoil),
  ];
}

/** Returns faults of a force with a single group, so that only that group can be wrong. */
function groupFaults(force: DesignedForce, at: Path, spoil: Spoil): InvalidDesign[] {
  const { colour, groups } = force;
  const panel = groups[0]?.area?.[0] ?? '';
  const hex = [`${panel}-0605`];
  const isConventional = colour === 'green' || colour === 'tan';
  const car = isConventional ? 'TK' : 'CC';
  const alone = { ...force, points: 3000, morale: 9, gas: [], electronics: false, fortresses: 0 };
  const only = (says: string, field: Path, group: object, more: object = {}): InvalidDesign => {
    const whole = { units: { [car]: 1 }, how: 'set-up', area: [panel], ...group };
    const place = 'gas' in more || 'fortresses' in more || 'electronics' in more ? [] : FIRST;
    return spoil(at, { ...alone, groups: [whole], ...more }, says, [...at, ...place, ...field]);
  };
  return [
    only('at least one unit', ['units'], { units: {} }),
    only('from 0 to', ['units', car], { units: { [car]: 99 } }),
    only('unknown field', ['units', 'BC'], { units: { BC: 1 } }),
    only('one of set-up', ['how'], { how: 'walk' }),
    only('[24.8]', ['turn'], { turn: 2 }),
    only('at least one hex', ['area'], { area: [] }),
    only('expected an area', ['area'], { area: undefined }),
    only('no "nowhere"', ['area', 0], { area: ['nowhere'] }),
    only('[7.1]', ['units', car], { how: 'drop', area: undefined }),
    only('[R75]', ['area'], { how: 'enter', area: hex }),
    only('from 1 to 40', ['turn'], { how: 'enter', turn: 0, area: [`${panel} north`] }),
    only('[9.13]', ['area'], { units: { [car]: 4 }, area: hex }),
    only('[24.7]', ['gas'], {}, { gas: isConventional ? ['SA'] : ['HT'] }),
    only('[24.7]', ['electronics'], {}, { electronics: true }),
    only('[22.5]', ['fortresses'], { area: hex }, { fortresses: 2 }),
    ...(isConventional
      ? [
          only('[24.9]', ['units', 'ML'], { units: { IN: 1, ML: 1 } }),
          only('[24.9]', ['units', 'BS'], { units: { AC: 1, BS: 1 } }),
          only('[9.6]', ['units', 'LG'], {
            units: { LG: 1 },
            how: 'enter',
            area: [`${panel} north`],
          }),
        ]
      : []),
  ];
}

const FIRST = ['groups', 0];

function tableFaults({ forces }: DesignDocument, spoil: Spoil): InvalidDesign[] {
  const absent = COLOURS.find((colour) => !forces.some((force) => force.colour === colour));
  const all = forces.map((force) => ({ ...force, party: 1, player: force.colour }));
  const together = all.map((force, i) => ({ ...force, party: i + 1, moves: 1 }));
  return [
    spoil(['forces'], forces.slice(0, 1), 'list of 2 to 4'),
    spoil(
      ['forces'],
      all.map((force, i) => ({ ...force, moves: i + 1 })),
      '[R75]',
      ['forces', 1, 'party'],
    ),
    spoil(['forces'], together, '[R75]', ['forces', 0, 'moves']),
    ...(absent ? [spoil(['forces', 0, 'player'], absent, '[R75]')] : []),
  ];
}
