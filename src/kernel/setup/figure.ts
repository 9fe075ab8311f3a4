/** Figures of a rulebook: positions with arrows and a caption, some of them played step by step. Data beside the game. */
import type { RuleId } from '../rulebook.ts';
import type { LocalizedText } from '../text/message.ts';

/** A place of the board: the label of a node, or the id of a unit, which stands for the node under it. */
export type FigurePlace = string;

/** An arrow over the board. */
export interface FigureArrow {
  /** Where it begins, where it bends, where it ends: two places at least. */
  readonly path: readonly FigurePlace[];
  /** A few words or figures beside it. */
  readonly text?: LocalizedText;
  /** Drawn as dashes: a move or a shot that is not made, or counts half. */
  readonly dashed?: true;
}

/** A ring round a place. */
export interface FigureRing {
  readonly at: FigurePlace;
  /** A few words or figures above it. */
  readonly text?: LocalizedText;
}

/** Arrows, rings and letters over a board. */
export interface FigureMarks {
  readonly arrows?: readonly FigureArrow[];
  readonly rings?: readonly FigureRing[];
  /** Capital letters by which the caption names places. */
  readonly letters?: Readonly<Record<string, FigurePlace>>;
}

/** A step of a worked example. */
export interface FigureStep extends FigureMarks {
  /** Actions of all sides and results of dice in notation, in order: `fire tTK1`, `roll 7`; none: only words. */
  readonly does: readonly string[];
  readonly says: LocalizedText;
}

/** A figure: part of a position with marks over it. Sentences name their rules in brackets. */
export interface RuleFigure extends FigureMarks {
  /** Unique within the game; part of its address. */
  readonly id: string;
  /** The rule that it stands under in the rulebook. */
  readonly rule: RuleId;
  readonly title: LocalizedText;
  readonly caption: LocalizedText;
  /** A position file without its `format` and `game`. */
  readonly position: Readonly<Record<string, unknown>>;
  /** Places that the picture has to show, with the hexes round them. */
  readonly crop: readonly FigurePlace[];
  /** A worked example that begins with the position; absent: the figure is a single picture. */
  readonly steps?: readonly FigureStep[];
}

/** Subject of a section of the rulebook: sections that move or fight need a figure. */
export type SectionKind = 'moves' | 'fights' | 'other';

/** All figures of a rulebook, by section. */
export interface FigureSet {
  /** Kind of every section of the rulebook, by number: sections about movement or combat have a figure each. */
  readonly sections: Readonly<Record<RuleId, SectionKind>>;
  /** Figures in the order of the rulebook. */
  readonly figures: readonly RuleFigure[];
}
