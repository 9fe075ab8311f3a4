/**
 * Sources of a game's pictures: colours for light and dark, terrain, symbols. All of it is data; pieces of SVG name
 * colours as `$hull`. Anything that is left out gets a plain default drawing.
 */

/** A colour for the light theme and one for the dark theme. */
export type Pair = readonly [light: string, dark: string];

/** A line along an outline or a link. Several strokes are drawn on top of each other. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
}

/**
 * A feature of the ground; a terrain consists of one or more. Parts are drawn in the order of the fields here, for
 * all hexes of the feature together, so that equal hexes merge.
 */
export interface Feature {
  /** Fill of the merged area. */
  readonly fill?: string;
  readonly opacity?: number;
  /** Softened outline of the area; absent: the hex sides. */
  readonly soft?: { readonly inset: number; readonly jitter: number };
  /** Colours, so that hexes vary a little: each hex gets one of them, or none. */
  readonly shades?: readonly string[];
  /** Name of a pattern in the art's `tiles`, drawn over the merged area. */
  readonly tile?: string;
  /** Strokes along the merged outline. */
  readonly outline?: readonly Stroke[];
  /** Lanes from hex to hex through the middle of their common side. */
  readonly link?: {
    readonly strokes: readonly Stroke[];
    readonly curve: boolean;
    /** Other features that a lane may also lead to. */
    readonly joins?: readonly string[];
  };
  /** Drawings for the middle of a hex, one for each hex, turned by steps of 60 degrees if `turn` is set. */
  readonly motifs?: readonly string[];
  readonly turn?: boolean;
  /** Small drawings scattered over each hex. */
  readonly scatter?: {
    readonly motifs: readonly string[];
    readonly count: number;
    readonly spread: number;
  };
  /** Stroke along the sides of each hex, over the tile; absent: the grid of the board is enough. */
  readonly cells?: Stroke;
  /** Drawn over all motifs in an art with `isTall`, such as mist at the border of the known map. */
  readonly isOver?: true;
  /** Colour of hex labels, if the default would be hard to read. */
  readonly label?: string;
}

/** The picture on the counter of a unit. */
export interface UnitArt {
  /** SVG in a box of 48 by 30 round the origin, drawn in `currentColor`. */
  readonly symbol: string;
}

/**
 * Shape of a marker. `arrow` lies across the side that it faces. `ground` is not a piece: its symbol covers the hex at
 * full size. `spot` is drawn like `ground`, but in its own corner of the hex: other markers do not move for it, and it
 * hides no label.
 */
export type MarkerShape = 'tile' | 'disc' | 'hex' | 'ring' | 'star' | 'arrow' | 'ground' | 'spot';

/** Drawing of a marker: shape, colours and symbol. */
export interface MarkerArt {
  readonly shape: MarkerShape;
  readonly color: string;
  readonly ink: string;
  /** SVG round the origin, about 30 wide, in `currentColor`; any text is printed below it. */
  readonly symbol?: string;
  /** Hides the marker's text, because the map shows it already. */
  readonly mute?: boolean;
  /** Size relative to a counter; absent: 1. */
  readonly size?: number;
}

/** Drawing of hexsides of one type: `along` them (walls, rivers), or `across`, from middle to middle (roads). */
export interface EdgeArt {
  readonly runs: 'along' | 'across';
  readonly strokes: readonly Stroke[];
}

/** Drawing of an area: its border, or a sign on each of its nodes. */
export interface AreaArt {
  readonly color: string;
  /** SVG around the origin, about 20 wide, drawn in the lower left of each node instead of a border and a tint. */
  readonly sign?: string;
  readonly dash?: string;
  readonly opacity?: number;
}

/**
 * Mark of a condition on a counter: no mark, stripes, faded, or a tag with letters. An empty tag shows the value in the
 * condition's placeholder ("carries {token}").
 */
export type ConditionMark =
  | 'plain'
  | 'stripes'
  | 'faded'
  | { readonly tag: string; readonly color: string };

/** Pictures of a game, by the names that its look uses. */
export interface Art {
  /** Prefix of the ids in its SVG definitions, unique among games. */
  readonly id: string;
  /** Colours by name; they may replace colours of `BASE_PALETTE`. */
  readonly palette: Readonly<Record<string, Pair>>;
  /** Contents of pattern tiles, drawn from (0, 0) to (`size`, `size`). */
  readonly tiles: Readonly<Record<string, { readonly size: number; readonly svg: string }>>;
  /** Definitions (gradients) that the pieces of SVG use. */
  readonly defs?: string;
  readonly backdrop: 'paper' | 'rock' | 'field' | 'parchment';
  /**
   * Motifs may rise above the upper edge of their hex: all ground is painted first, then the motifs from the top of the
   * board down. Absent: each feature is painted whole before the next.
   */
  readonly isTall?: true;
  /** Colour of a halo around labels in the default colour; absent: no halo. */
  readonly halo?: string;
  /** Features in the order they are painted. */
  readonly features: Readonly<Record<string, Feature>>;
  /** Features by terrain id; ids that are not listed are split at `-`, `+`, `_`. */
  readonly terrains: Readonly<Record<string, readonly string[]>>;
  /** SVG drawn over the terrain, under grid and labels, once per connected area of a feature. */
  readonly glows?: Readonly<Record<string, string>>;
  /** Shape of counters: die-cut squares, or discs with as many spots as their value. */
  readonly counter: 'square' | 'particle';
  readonly units: Readonly<Record<string, UnitArt>>;
  readonly markers: Readonly<Record<string, MarkerArt>>;
  readonly areas: Readonly<Record<string, AreaArt>>;
  /** Drawings by the type of `Look.edges`. */
  readonly edges?: Readonly<Record<string, EdgeArt>>;
  /**
   * Marks by the key of the condition, or by the last part of the key; other conditions get a tag with the first letter
   * of that part.
   */
  readonly conditions: Readonly<Record<string, ConditionMark>>;
}
