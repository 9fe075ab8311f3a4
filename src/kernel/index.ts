/**
 * `countermarch/kernel`: the parts of a game, and the functions that play it. It has no dependencies, no clock, no
 * randomness and no input or output.
 */

// Public names for other packages (docs/api.md, written by tools/api.ts). Code inside the project imports each file by
// its own path.

// A game: its contract, its set-up, its rulebook.
export type { ReactionWindow } from './window.ts';
export type {
  Game,
  GameModule,
  Heuristics,
  SideSpec,
  Tuning,
  TurnPlanning,
  UnitSpec,
  MessageLoaders,
} from './game.ts';
export {
  DOCUMENT_LIMIT,
  type DocumentSpec,
  findNamed,
  InputError,
  nearest,
  type OptionSpec,
  parseSetup,
  requireName,
  type Scenario,
  type Setup,
  type SetupRequest,
  sidesIn,
} from './setup/setup.ts';
export type { Json } from './setup/json.ts';
export {
  DESIGN_FORMAT,
  type DesignFile,
  readDesignFile,
  writeDesignFile,
} from './setup/design-file.ts';
export {
  designedValue,
  heading,
  type Refusal,
  type Rule,
  rule,
  type RuleId,
  type RuleSource,
  type RuleStatus,
  ruling,
} from './rulebook.ts';
export {
  type Addition,
  type FormChoice,
  type ChoiceField,
  type Designer,
  type DesignForm,
  type DraftMap,
  formatPath,
  type FormField,
  type FormNote,
  type FormSection,
  type MapBox,
  type MapPiece,
  type NodePart,
  type NodesField,
  type NumberField,
  type Path,
  type PiecePlace,
  type PiecesField,
  type SeveralField,
  type SwitchField,
  type TextField,
  valueAt,
  withValue,
} from './setup/design.ts';

// State, steps and actions.
export {
  defineState,
  type Field,
  type FrameJson,
  GameState,
  hashInts,
  hashState,
  type Layout,
  NONE,
  readState,
  type SecretNames,
  type Sight,
  type Sights,
  type StateClass,
  type StateJson,
  type StateOf,
  type StateSpec,
  UNKNOWN,
  type Visibility,
  writeFrames,
  writeState,
} from './state.ts';
export {
  defineSteps,
  type FieldsOf,
  type Frame,
  type StepId,
  type StepNames,
  type StepSpec,
} from './frames.ts';
export {
  type ActionLook,
  type GameStep,
  type Step,
  stepList,
  type StepOffer,
  type StepTable,
} from './step.ts';
export {
  type Action,
  ActionList,
  defineVerbs,
  type LegalActions,
  NOUN_KINDS,
  type NounKind,
  nounOf,
  type NounSpec,
  number,
  type NumberNoun,
  pack,
  type Verb,
  type VerbId,
  verbOf,
  type VerbTable,
} from './action.ts';
export { ActionIds, nounCount } from './action-ids.ts';
export { CHANCE, NOBODY, type Side, SPECTATOR } from './side.ts';
export { BitRows, bitSight, rowLength } from './bits.ts';
export { type Rng, Sfc32 } from './random.ts';

// Playing a game.
export {
  actor,
  apply,
  drawOutcome,
  giveUp,
  hasDice,
  legal,
  play,
  type PlayResult,
  promptOf,
  refusalOf,
  replay,
  settle,
  start,
  stepOf,
  weightOf,
} from './engine.ts';
export { eventsFor, Log, type LogEvent } from './text/log.ts';
export {
  bestOf,
  formatWinners,
  isDraw,
  type Outcome,
  parseWinners,
  placeOf,
  pointsOf,
  soleWinner,
} from './outcome.ts';
export { formatAction, parseAction } from './text/notation.ts';
export {
  hasOdds,
  oddsOf,
  type Ratio,
  ratioColumn,
  type ResultTable,
  resultTable,
} from './odds/odds.ts';
export type { DieOdds, FollowingRoll, Odds, RollOdds } from './odds/card.ts';
export type { Chance, Ending, Headline } from './odds/rows.ts';
export type { KnownResult, RollMeaning, RollAim, RollEvent, RollPart } from './odds/roll-event.ts';
export { nounsOfSet, type Sequence, sequenceOf, startOfSet, type WantedSet } from './sets.ts';

// Views of a side, and position files.
export { hasSecrets, hidesSomething, viewOf } from './view.ts';
export type { FieldSpec, ListSpec, PositionSpec, PositionStep } from './position/spec.ts';
export {
  gameOfPosition,
  POSITION_FORMAT,
  type PositionFile,
  readPosition,
  readPositionOf,
  writePosition,
} from './position/position.ts';

// Boards.
export {
  type Board,
  type HexGeometry,
  lineBoard,
  neighbour,
  type OffMapBox,
  type Point,
  slotTo,
} from './board/graph.ts';
export {
  DIRECTIONS,
  hexBoard,
  type HexCell,
  hexDistance,
  hexPoint,
  nodeDistance,
  type Orientation,
  rotate,
} from './board/hex.ts';
export { pattern, ring, within } from './board/area.ts';
export { distancesFrom, type EnterCost, Flood, type StopsAt } from './board/path.ts';
export { hexesBetween } from './board/sight.ts';

// Presentation and messages.
export type {
  AreaLook,
  Chart,
  CounterLook,
  CounterMark,
  EdgeLook,
  GoalLook,
  Look,
  MarkerLook,
  OverlaySpec,
  RegionLook,
  SetUpPart,
  ShapeHex,
  ShapeLook,
  TerrainLook,
} from './look/look.ts';
export { type ActionPath, type Focus, NO_FOCUS, nodeFocus, unitFocus } from './look/focus.ts';
export { type StepLook, stepLook } from './look/step-look.ts';
export type { PanelLine } from './look/panel.ts';
export type { FightLook, MomentsPart } from './look/moments.ts';
export type { PlanDuty, PlanItem, PlanLine, PlanLook, PlanPart, PlanSide } from './look/plan.ts';
export type { Lesson, LessonChapter, LessonStep } from './setup/lesson.ts';
export type { CatalogueItem, CatalogueFacet, CataloguePart } from './look/catalogue.ts';
export type { ZoneLook, ZonesPart, ZoneThing } from './look/zones.ts';
export type { MusterGroup, MusterLook, MusterPart } from './look/muster.ts';
export type {
  AreaArt,
  Art,
  ConditionMark,
  EdgeArt,
  Feature,
  MarkerArt,
  MarkerShape,
  Pair,
  Stroke,
  UnitArt,
} from './look/art.ts';
export {
  keyOf,
  type Message,
  type MessageArg,
  type MessageArgs,
  node,
  nodes,
  type Noun,
  ruleRef,
  type LocalizedText,
  msg,
  fixedMaker,
  messageMaker,
  type Several,
  side,
  unit,
  units,
} from './text/message.ts';
export type { NameSource } from './text/named.ts';

// Conformance suite, dice and tuning for games.
export {
  ConformanceError,
  type ConformanceOptions,
  type ConformanceReport,
  conformGame,
  type SilentRefusal,
} from './conformance/conform.ts';
export { applyChecked } from './conformance/checked-play.ts';
export { BrokenInvariant, holdTo } from './conformance/invariant.ts';
export { oneDie, twoDice, waysOfTwo } from './odds/dice.ts';
export { tuned, tuningOf, type WeightsOf } from './tuning.ts';
