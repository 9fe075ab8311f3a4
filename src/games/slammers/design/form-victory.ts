/** [4.2] Victory and special rules in the form. */
import type { FormField, FormSection, NumberField } from '../../../kernel/setup/design.ts';
import { EDGES } from '../data/scenario.ts';
import type { Colour } from '../data/units.ts';
import type { Ground } from '../ground/ground.ts';
import { msg } from '../i18n/msg.ts';
import { type DesignDocument, type DesignedVictory, VICTORIES } from './document.ts';
import { choice, colourChoice, colourName, coloursField, hexesField } from './form-parts.ts';
import { VICTORY_FIELDS } from './read-victory.ts';

const MOST_UNITS = 99;

/** Rule number of the printed scenario that has this kind of victory. */
const RULES: Readonly<Record<DesignedVictory['kind'], string>> = {
  points: '35.3',
  'most-hexes': '32.5',
  'most-units': '39.6',
  garrison: '43.4',
  'hold-each-group': '31.5',
  'hold-any': '37.4',
  eliminate: '34.4',
  occupy: '40.5',
  reach: '41.6',
  leave: '38.4',
};

export function victorySection(design: DesignDocument, ground: Ground): FormSection {
  const { kind } = design.victory;
  return {
    id: 'victory',
    title: msg('design.victory'),
    rule: RULES[kind],
    fields: [
      choice(
        { at: ['victory', 'kind'], label: msg('design.victory.kind') },
        VICTORIES.map((value) => ({ label: msg(`design.victory.${value}`), value })),
        kind,
      ),
      ...VICTORY_FIELDS[kind].flatMap((name) => victoryField(name, design, ground)),
    ],
  };
}

/** Returns a field of the current victory; fields of other kinds are omitted. */
function victoryField(
  name: string,
  { victory, forces }: DesignDocument,
  ground: Ground,
): FormField[] {
  const at = ['victory', name];
  const colours = forces.map(({ colour }) => colour);
  const has = victory as Partial<Record<string, unknown>>;
  switch (name) {
    case 'by':
      return [
        colourChoice(
          { at, label: msg('design.victory.by') },
          forces.filter(({ colour, player }) => colour === player).map(({ colour }) => colour),
          has.by as Colour,
        ),
      ];
    case 'colour':
      return [
        colourChoice(
          {
            at,
            label: msg(
              victory.kind === 'occupy'
                ? 'design.victory.colour.occupy'
                : 'design.victory.colour.eliminate',
            ),
          },
          colours,
          has.colour as Colour,
        ),
      ];
    case 'colours':
      return [
        coloursField(
          { at, label: msg('design.victory.colours') },
          colours,
          has.colours as Colour[],
        ),
      ];
    case 'edge':
      return [
        choice(
          { at, label: msg('design.victory.edge') },
          EDGES.map((value) => ({ label: msg(`design.edge.${value}`), value })),
          has.edge as string,
        ),
      ];
    case 'losses':
      return [number(at, msg('design.victory.losses'), (has.losses as number) ?? 0, 0)];
    case 'grades':
      return (has.grades as number[]).map((n, i) =>
        number([...at, i], msg('design.victory.grade', { n: i + 1 }), n, 1),
      );
    default: {
      const field = { at, label: msg('design.victory.area') };
      const edges = victory.kind === 'leave' ? 'edges' : 'anywhere';
      return [hexesField(field, has.area as string[], ground, edges)];
    }
  }
}

const number = (
  at: NumberField['at'],
  label: NumberField['label'],
  value: number,
  min: number,
): NumberField => ({ kind: 'number', at, label, value, min, max: MOST_UNITS });

/** Returns the section of special rules from printed scenarios. */
export function specialsSection({ specials, forces }: DesignDocument): FormSection {
  const colours = forces.map(({ colour }) => colour);
  const { surprised, desperate = [], leaves, firstByLot = false, amphibious = false } = specials;
  const fields: FormField[] = [
    choice(
      { at: ['specials', 'surprised'], label: msg('design.surprised'), rule: '32.4' },
      [
        { label: msg('design.nobody'), value: undefined },
        ...colours.map((value) => ({ label: colourName(value), value })),
      ],
      surprised,
    ),
    coloursField(
      { at: ['specials', 'desperate'], label: msg('design.desperate'), rule: '42.4' },
      colours,
      desperate,
    ),
    coloursField(
      { at: ['specials', 'leaves', 'colours'], label: msg('design.leaves'), rule: '42.5' },
      colours,
      leaves?.colours ?? [],
    ),
    ...(leaves
      ? [number(['specials', 'leaves', 'losses'], msg('design.leaves.losses'), leaves.losses, 1)]
      : []),
    {
      kind: 'switch',
      at: ['specials', 'firstByLot'],
      label: msg('design.first'),
      rule: '41.5',
      value: firstByLot,
    },
    {
      kind: 'switch',
      at: ['specials', 'amphibious'],
      label: msg('design.amphibious'),
      rule: '44.6',
      value: amphibious,
    },
  ];
  return { id: 'specials', title: msg('design.specials'), fields };
}
