/** The interface of games and their kernel up to 22 November 2026, reduced to what the adapter uses. */
import type { Verb } from '../../action.ts';
import type {
  AreaLook,
  Chart,
  CounterLook,
  MarkerLook,
  RegionLook,
  TerrainLook,
} from '../../look/look.ts';
import type { PanelLine } from '../../look/panel.ts';
import type { BoardData, FieldData } from '../data.ts';
import type { Rule } from '../../rulebook.ts';
import type { OptionSpec, Scenario, Setup, SetupRequest } from '../../setup/setup.ts';
import type { Side } from '../../side.ts';

/** An object with a title and a text of its own. */
interface Heading {
  readonly title: string;
  readonly text: string;
}

/** A game in the old registry. */
export interface RawModule {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly credits: string;
  readonly designed: string;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly scenarios: readonly (Scenario & Heading)[];
  readonly options: readonly (OptionSpec & Heading)[];
  readonly rulebook: readonly Rule[];
  open(setup: Setup): RawGame;
}

/** A state of play. */
export interface RawState {
  readonly ints: Int16Array;
  readonly layout: {
    readonly schema: string;
    readonly frames: number;
    readonly size: number;
    readonly fields: readonly (Omit<FieldData, 'isHidden'> & {
      readonly visibility: 'public' | 'nobody' | 'secret';
    })[];
  };
}

/** An opened game. */
export interface RawGame {
  readonly id: string;
  readonly version: number;
  readonly setup: Setup;
  readonly sides: RawModule['sides'];
  readonly board: BoardData & { readonly size: number };
  readonly units: readonly { readonly id: string; readonly type: string; readonly side: Side }[];
  readonly verbs: { readonly list: readonly Verb[] };
  readonly steps: readonly RawStep[];
  readonly stepNames: readonly string[];
  readonly look: RawLook;
  readonly maxDecisions: number;
  create(): RawState;
  outcome(s: RawState):
    | {
        readonly winner: Side;
        readonly rule: string;
        readonly reason: string;
        readonly scores?: readonly number[];
      }
    | undefined;
  lot?(s: RawState, side: Side): string;
  check(s: RawState): void;
}

interface RawStep {
  readonly rule: string;
  readonly reveals?: boolean;
  readonly secret?: boolean;
  who?(s: RawState): Side;
  weight?(s: RawState, action: number): number;
}

interface RawLook {
  readonly terrains: readonly TerrainLook[];
  readonly terrainIsFixed: boolean;
  readonly regions?: readonly RegionLook[];
  readonly charts: readonly Chart[];
  readonly overlays: readonly {
    readonly id: string;
    readonly name: string;
    areas(
      s: RawState,
      side: Side,
      focus: { readonly unit: number; readonly node: number },
    ): readonly AreaLook[];
  }[];
  terrainOf(s: RawState, node: number): number;
  counters(s: RawState): readonly CounterLook[];
  markers(s: RawState): readonly MarkerLook[];
  prompt(s: RawState): string;
  actionLabel(s: RawState, action: number): string;
  focus(s: RawState): { readonly unit: number; readonly node: number };
  path?(s: RawState, action: number): { nodes: number[]; cost: string } | undefined;
  preview?(s: RawState, action: number): readonly AreaLook[];
  panel(s: RawState): readonly PanelLine[];
}

/** Events of an action. */
export interface RawLog {
  readonly events: readonly {
    readonly type: string;
    readonly rule: string;
    readonly outcome?: string;
    readonly to?: readonly number[];
  }[];
}

/** Functions of the kernel that a bundle contains. */
export interface RawKernel {
  readonly ActionList: new () => { toArray(): readonly number[] };
  readonly Log: new () => RawLog;
  readonly InputError: new (message: string) => Error;
  start(game: RawGame, log?: RawLog): RawState;
  stepOf(game: RawGame, s: RawState): RawStep;
  actor(game: RawGame, s: RawState): Side;
  legal(game: RawGame, s: RawState, out: object): { toArray(): readonly number[] };
  apply(game: RawGame, s: RawState, action: number, log?: RawLog): void;
  refusalOf(
    game: RawGame,
    s: RawState,
    action: number,
  ): { readonly rule: string; readonly reason: string } | undefined;
  weightOf(game: RawGame, s: RawState, outcome: number): number;
  viewOf(game: RawGame, s: RawState, side: Side): RawState;
  hashState(s: RawState): string;
  parseSetup(game: RawModule, request: SetupRequest): Setup;
  parseAction(game: RawGame, text: string): number;
  formatAction(game: RawGame, action: number): string;
  readPositionOf(game: RawGame, file: unknown): RawState;
  writePosition(game: RawGame, s: RawState): unknown;
  formatEvent(game: RawGame, event: RawLog['events'][number]): string;
}
