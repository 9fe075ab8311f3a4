/** Parts shared by the form's sections: choices of colours, and fields for hexes with common sets of them. */
import type {
  FormChoice,
  ChoiceField,
  NodePart,
  NodesField,
  Path,
  SeveralField,
} from '../../../kernel/setup/design.ts';
import type { Message } from '../../../kernel/text/message.ts';
import type { Json } from '../../../kernel/setup/setup.ts';
import { EDGES } from '../data/scenario.ts';
import type { Colour } from '../data/units.ts';
import type { Ground } from '../ground/ground.ts';
import { nameOf } from '../ground/place.ts';
import { isOuter } from '../ground/areas.ts';
import { msg } from '../i18n/msg.ts';
import type { Hexes } from './document.ts';
import { hexesOfWord, partOf } from './hexes.ts';

export const colourName = (colour: Colour): Message => msg(`colour.${colour}`);

/** Returns a choice field with the draft's current value. */
export function choice(
  { at, label, rule }: { at: Path; label: Message; rule?: string },
  choices: readonly FormChoice[],
  value: Json | undefined,
): ChoiceField {
  const chosen = choices.findIndex((each) => each.value === value);
  return { kind: 'choice', at, label, ...(rule && { rule }), choices, chosen };
}

/** Returns a field for one of the given colours. */
export const colourChoice = (
  field: { at: Path; label: Message; rule?: string },
  colours: readonly Colour[],
  value: Colour | undefined,
): ChoiceField =>
  choice(
    field,
    colours.map((colour) => ({ label: colourName(colour), value: colour })),
    value,
  );

/** Returns a field for any of the given colours. */
export const coloursField = (
  field: { at: Path; label: Message; rule?: string },
  colours: readonly Colour[],
  chosen: readonly Colour[],
): SeveralField => ({
  kind: 'several',
  ...field,
  choices: colours.map((colour) => ({ label: colourName(colour), value: colour })),
  chosen,
});

type HexChoice = 'anywhere' | 'edges';

/** Returns a field for hexes that offers whole pieces, their terrains and the edges of the map at once. */
export const hexesField = (
  field: { at: Path; label: Message; rule?: string; hint?: Message },
  words: Hexes,
  ground: Ground,
  wanted: HexChoice,
): NodesField => ({
  kind: 'nodes',
  ...field,
  nodes: [...new Set(words.flatMap((word) => hexesOfWord(ground, word)))].sort((a, b) => a - b),
  parts: wanted === 'edges' ? edgesOf(ground) : piecesOf(ground),
});

/** Terrains that the form offers as one choice. */
const TERRAINS = ['city', 'hilltop', 'forest'] as const;

const piecesOf = (ground: Ground): NodePart[] =>
  ground.layout.pieces.flatMap(({ piece }) =>
    [undefined, ...TERRAINS].flatMap((terrain) => {
      const nodes = partOf(ground, terrain ? `${piece} ${terrain}` : piece);
      const name = nameOf({ piece });
      if (nodes.length === 0) return [];
      if (!terrain) return [{ label: name, nodes }];
      return [
        { label: msg('design.part', { piece: name, part: msg(`terrain.${terrain}`) }), nodes },
      ];
    }),
  );

/** [R75] Returns the edges of pieces, where they are edges of the map. */
const edgesOf = (ground: Ground): NodePart[] =>
  ground.layout.pieces.flatMap(({ piece }) =>
    EDGES.flatMap((edge) => {
      const nodes = partOf(ground, `${piece} ${edge}`).filter((n) => isOuter(ground, n));
      const label = msg('design.part', {
        piece: nameOf({ piece }),
        part: msg(`design.edge.${edge}`),
      });
      return nodes.length > 1 ? [{ label, nodes }] : [];
    }),
  );
