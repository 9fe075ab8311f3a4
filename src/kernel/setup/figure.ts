/**
 * Figures of a rulebook: positions with arrows and a caption, some of them played step by step. They are data apart
 * from the rules of the game.
 */
import type { RuleId } from '../rulebook.ts';
import type { LocalizedText } from '../text/message.ts';

/** A place of the board: the label of a node, or the id of a unit, which stands for the node under it. */
export type FigurePlace = string;

/** An arrow over the board. */
export interface FigureArrow {
  /** At least two places: start, bends, end. */
  readonly path: readonly FigurePlace[];
  /** A few words or numbers beside it. */
  readonly text?: LocalizedText;
  /** Drawn dashed: a move or a shot that is not made, or counts half. */
  readonly dashed?: true;
}

/** A ring round a place. */
export interface FigureRing {
  readonly at: FigurePlace;
  /** A few words or numbers above it. */
  readonly text?: LocalizedText;
}

/** Arrows, rings and letters over a board. */
export interface FigureMarks {
  readonly arrows?: readonly FigureArrow[];
  readonly rings?: readonly FigureRing[];
  /** Places by the capital letters that the caption uses for them. */
  readonly letters?: Readonly<Record<string, FigurePlace>>;
}

/** A step of a worked example. */
export interface FigureStep extends FigureMarks {
  /**
   * Actions of all sides and results of dice in notation, in order: `fire tTK1`, `roll 7`; empty: a step of text only.
   */
  readonly does: readonly string[];
  readonly says: LocalizedText;
}

/** A figure: part of a position with marks over it. Sentences name their rules in brackets. */
export interface RuleFigure extends FigureMarks {
  /** Id, unique within the game; part of the figure's URL. */
  readonly id: string;
  /** Rule that the figure belongs to in the rulebook. */
  readonly rule: RuleId;
  readonly title: LocalizedText;
  readonly caption: LocalizedText;
  /** A position file without its `format` and `game`. */
  readonly position: Readonly<Record<string, unknown>>;
  /** Places that the picture must show, with the hexes round them. */
  readonly crop: readonly FigurePlace[];
  /** A worked example that starts from the position. Absent: the figure is a single picture. */
  readonly steps?: readonly FigureStep[];
}

/** Subject of a section of the rulebook. Each section about moves or fights needs a figure. */
export type SectionKind = 'moves' | 'fights' | 'other';

/** All figures of a rulebook, by section. */
export interface FigureSet {
  /** Kind of every section of the rulebook, by section number. Each section about moves or fights needs a figure. */
  readonly sections: Readonly<Record<RuleId, SectionKind>>;
  /** Figures in the order of the rulebook. */
  readonly figures: readonly RuleFigure[];
}

/** Ids of the figures whose titles are among the keys of a message file. */
type FigureId<Key extends string> = Key extends `figure.${infer Id}.title` ? Id : never;

/** A figure without its id and its messages. */
export interface FigureParts extends Omit<RuleFigure, 'id' | 'title' | 'caption' | 'steps'> {
  readonly steps?: readonly Omit<FigureStep, 'says'>[];
}

/**
 * Returns a function that makes figures with the messages of a message file: `figure.ID.title`, `figure.ID.caption`,
 * and `figure.ID.N` for step N, counted from 1.
 */
export const figureMaker =
  <Key extends string>() =>
  (id: FigureId<Key>, { steps, ...parts }: FigureParts): RuleFigure => ({
    ...{ id, title: { key: `figure.${id}.title` }, caption: { key: `figure.${id}.caption` } },
    ...parts,
    ...(steps && {
      steps: steps.map((step, i) => ({ ...step, says: { key: `figure.${id}.${i + 1}` } })),
    }),
  });

/** Returns the kind of every section, given the section numbers of each kind: `moves: '7 9 10'`. */
export const sectionKinds = (
  numbers: Readonly<Record<SectionKind, string>>,
): FigureSet['sections'] =>
  Object.fromEntries(
    (['moves', 'fights', 'other'] as const).flatMap((kind) =>
      numbers[kind].split(' ').map((id) => [id, kind]),
    ),
  );
