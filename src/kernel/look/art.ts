/**
 * Sources of a game's pictures: colours for light and dark, terrain, symbols. All of it data;
 * pieces of SVG in it name colours as `$hull`. What it leaves out the drawing code draws plainly.
 */

/** A colour in the light and in the dark theme. */
export type Pair = readonly [light: string, dark: string];

/** A line along an outline or a link; several are drawn on top of each other. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
}

/**
 * One thing that ground can have; a terrain is one or more of them. Parts are drawn in the order
 * of the fields here, for all hexes of the feature together, so that like hexes merge.
 */
export interface Feature {
  /** Merged area. */
  readonly fill?: string;
  readonly opacity?: number;
  /** Soft outline of it; absent: the hex sides. */
  readonly soft?: { readonly inset: number; readonly jitter: number };
  /** Colours of which each hex gets one, or none, so that plates differ a little. */
  readonly shades?: readonly string[];
  /** A tile of the art's `tiles` over the merged area. */
  readonly tile?: string;
  /** Strokes along the merged outline. */
  readonly outline?: readonly Stroke[];
  /** Lanes from hex to hex through the middle of their common side. */
  readonly link?: {
    readonly strokes: readonly Stroke[];
    readonly curve: boolean;
    /** Other features that a lane also runs to. */
    readonly joins?: readonly string[];
  };
  /** A drawing in the middle of each hex, one of these, turned by steps of 60 degrees if `turn`. */
  readonly motifs?: readonly string[];
  readonly turn?: boolean;
  /** Small drawings strewn over each hex. */
  readonly scatter?: {
    readonly motifs: readonly string[];
    readonly count: number;
    readonly spread: number;
  };
  /** Sides of each of its hexes, over the tile; absent: the grid of the whole board is enough. */
  readonly cells?: Stroke;
  /** Drawn over all motifs, in a tall art: mist at the border of what is known. */
  readonly isOver?: true;
  /** Colour of the hex labels on it, where the usual one would not be read. */
  readonly label?: string;
}

/** The picture on the counter of a unit. */
export interface UnitArt {
  /** SVG in a box of 48 by 30 round the origin, drawn in `currentColor`. */
  readonly symbol: string;
}

/**
 * `arrow`: across the side that it faces. `ground`: no piece at all, the symbol lies on the hex itself at full size.
 * `spot`: the same, but it has a corner of the hex to itself: it makes room for no other marker, and hides no label.
 */
export type MarkerShape = 'tile' | 'disc' | 'hex' | 'ring' | 'star' | 'arrow' | 'ground' | 'spot';

/** A marker: its shape, its colours, its symbol. */
export interface MarkerArt {
  readonly shape: MarkerShape;
  readonly color: string;
  readonly ink: string;
  /** SVG round the origin, about 30 wide, in `currentColor`; the text, if any, stands below. */
  readonly symbol?: string;
  /** Its text is not drawn: the map says it already. */
  readonly mute?: boolean;
  /** Size against a counter; 1 if absent. */
  readonly size?: number;
}

/** How hexsides of a type are drawn: `along` them (walls, rivers), or `across`, from middle to middle (roads). */
export interface EdgeArt {
  readonly runs: 'along' | 'across';
  readonly strokes: readonly Stroke[];
}

/** The border of an area, or a sign on each of its nodes. */
export interface AreaArt {
  readonly color: string;
  /** SVG round 0 0, some 20 wide, in the lower left of each node instead of a border and a tint. */
  readonly sign?: string;
  readonly dash?: string;
  readonly opacity?: number;
}

/**
 * Marks of conditions on a counter: none, stripes across, faded, or a tag with letters; an empty tag
 * shows what fills the gap of the condition ("carries {token}").
 */
export type ConditionMark =
  | 'plain'
  | 'stripes'
  | 'faded'
  | { readonly tag: string; readonly color: string };

/** The pictures of a game, by the names that its look gives to things. */
export interface Art {
  /** Prefix of what its pictures define, unique among games. */
  readonly id: string;
  /** Its own colours, and those that replace colours of `BASE_PALETTE`. */
  readonly palette: Readonly<Record<string, Pair>>;
  /** Contents of pattern tiles, 0 0 to `size` `size`. */
  readonly tiles: Readonly<Record<string, { readonly size: number; readonly svg: string }>>;
  /** Definitions (gradients) that the pieces of SVG use. */
  readonly defs?: string;
  readonly backdrop: 'paper' | 'rock' | 'field' | 'parchment';
  /**
   * Motifs stand up and may rise over the upper edge of their hex: all grounds are painted first, then the motifs from
   * the top of the board down. Absent: each feature is painted whole before the next.
   */
  readonly isTall?: true;
  /** Colour of a halo round labels in the usual colour; absent: they have none. */
  readonly halo?: string;
  /** Features in the order they are painted. */
  readonly features: Readonly<Record<string, Feature>>;
  /** Features of each terrain id; ids not listed are taken apart at `-`, `+`, `_`. */
  readonly terrains: Readonly<Record<string, readonly string[]>>;
  /** Drawn over the terrain, under grid and labels, once per connected area of a feature. */
  readonly glows?: Readonly<Record<string, string>>;
  /** Counters: die-cut squares, or discs with as many spots as their value says. */
  readonly counter: 'square' | 'particle';
  readonly units: Readonly<Record<string, UnitArt>>;
  readonly markers: Readonly<Record<string, MarkerArt>>;
  readonly areas: Readonly<Record<string, AreaArt>>;
  /** By the type of `Look.edges`. */
  readonly edges?: Readonly<Record<string, EdgeArt>>;
  /** By the key of the condition, or its last part; others get a tag with the first letter of that. */
  readonly conditions: Readonly<Record<string, ConditionMark>>;
}
