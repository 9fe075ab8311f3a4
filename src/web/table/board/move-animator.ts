/** Shows the moves of other sides and the dice, one position after the other. */
import { batch, computed, signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { ClientTable } from '../../../table/views/client-table.ts';
import { type PlaybackFrame, framesSince, paceOf } from '../../session/playback.ts';
import type { Session } from '../../session/session.ts';
import { distinctArrows, movesOf } from '../../session/moves.ts';
import { settings } from '../../ui/settings.ts';

const TEMPO = { off: 0, fast: 0.4, normal: 1, slow: 2 } as const;
/** Longest time in which a turn of the others is shown, in milliseconds; longer turns are shown faster. */
const LONGEST_SHOW = { off: 0, fast: 6_000, normal: 6_000, slow: 30_000 } as const;
/** Shortest time that a position is shown, in milliseconds. */
const SHORTEST = 25;
/** Milliseconds after a skip in which input is ignored, because a second click was meant for the same button. */
const REST = 600;

interface Step extends PlaybackFrame {
  readonly before: GameState;
  readonly pause: number;
  readonly beginsTurn: boolean;
}

export class MoveAnimator {
  readonly #game: Game;
  readonly #queue = signal<readonly Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds for which the current turn of the others has been shown. */
  #spent = 0;
  /** Whether this game has turn headings; and the side that acted last. */
  #hasHeadings = false;
  #actor: number | undefined;
  /** Whether input is ignored for a moment, after a skip or an answer to a question that covered the board. */
  readonly resting = signal(false);

  constructor(game: Game) {
    this.#game = game;
  }

  /** The position being shown; undefined if nothing is. */
  readonly frame = computed((): Step | undefined => this.#queue.value[0]);

  /** Last entry whose result is on the board; undefined if all are. */
  readonly upTo = computed(() => this.frame.value?.entries.at(-1)?.seq);

  /** Queues the steps from the position known so far, after entry `seq`, to the new one. */
  play(known: Session, seq: number, view: ClientTable, to: GameState): void {
    const isShown = settings.peek().pace !== 'off';
    const from = this.#queue.peek().at(-1)?.state ?? known.base;
    const frames = isShown ? framesSince(this.#game, seq, view, to) : [];
    // After the player's own move, the turn of the others begins again.
    if (frames.some((frame) => isOwn(frame, known.side))) this.#spent = 0;
    this.#add(this.#stepsOf(from, frames, known.side));
  }

  /** Shows again the steps that led from a position to the present. */
  again(from: GameState, frames: readonly PlaybackFrame[], side: number): void {
    this.#spent = 0;
    this.#add(this.#stepsOf(from, frames, side));
  }

  #add(steps: readonly Step[]): void {
    const wasIdle = this.#queue.peek().length === 0;
    const all = [...this.#queue.peek(), ...steps.filter(({ pause }) => pause > 0)];
    this.#queue.value = together(this.#game, all);
    if (wasIdle) this.#wait();
  }

  /** Ends the show at once. */
  skip(): void {
    if (this.#queue.peek().length === 0) return;
    batch(() => {
      this.drop();
      this.rest();
    });
  }

  /** Drops the remaining moves, because they are for players other than those now at the screen. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#queue.value = [];
  }

  /** Ignores input for a moment. */
  rest(): void {
    clearTimeout(this.#rest);
    this.resting.value = true;
    this.#rest = setTimeout(() => {
      this.resting.value = false;
    }, REST);
  }

  close(): void {
    this.skip();
    clearTimeout(this.#rest);
  }

  /** Returns the steps with their pauses. The player's own moves were seen as they were picked, so their pause is 0. */
  #stepsOf(from: GameState, frames: readonly PlaybackFrame[], side: number): Step[] {
    let before = from;
    return frames.map((frame) => {
      const pause = isOwn(frame, side) ? 0 : paceOf(this.#game, before, frame);
      const step = { ...frame, before, pause, beginsTurn: this.#beginsTurn(frame) };
      before = frame.state;
      return step;
    });
  }

  #beginsTurn({ entries }: PlaybackFrame): boolean {
    if (entries.some(({ events }) => events.some(({ heading }) => heading))) {
      this.#hasHeadings = true;
      return true;
    }
    const by = entries.find(({ kind }) => kind === 'action')?.side ?? this.#actor;
    const isOther = by !== this.#actor;
    this.#actor = by;
    return isOther && !this.#hasHeadings;
  }

  #wait(): void {
    const steps = this.#queue.peek();
    if (steps.length === 0) return;
    if (steps[0]?.beginsTurn) this.#spent = 0;
    const pause = this.#pauseFor(steps);
    this.#spent += pause;
    this.#timer = setTimeout(() => {
      this.#queue.value = this.#queue.peek().slice(1);
      this.#wait();
    }, pause);
  }

  /** Returns how long the first step stays, so that all steps fit into the time of a turn. */
  #pauseFor(steps: readonly Step[]): number {
    const { pace } = settings.peek();
    const end = steps.findIndex(({ beginsTurn }, i) => i > 0 && beginsTurn);
    const turn = end < 0 ? steps : steps.slice(0, end);
    const all = turn.reduce((sum, { pause }) => sum + pause, 0) * TEMPO[pace];
    const left = Math.max(0, LONGEST_SHOW[pace] - this.#spent);
    const own = (steps[0]?.pause ?? 0) * TEMPO[pace];
    return Math.max(SHORTEST, own * Math.min(1, left / Math.max(all, 1)));
  }
}

const isOwn = ({ entries }: PlaybackFrame, side: number): boolean =>
  entries.every((e) => e.kind === 'action' && e.side === side);

/** Joins consecutive steps in which units go the same way. */
function together(game: Game, steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  const ways: string[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const way = step.beginsTurn ? '' : wayIn(game, step);
    // The first step is on the board already.
    if (last && joined.length > 1 && way !== '' && way === ways.at(-1))
      joined[joined.length - 1] = {
        ...step,
        before: last.before,
        entries: [...last.entries, ...step.entries],
      };
    else {
      joined.push(step);
      ways.push(way);
    }
  }
  return joined;
}

/** Returns origin and destination of a step; empty if the step is not a single move. */
function wayIn(game: Game, { entries, before, state }: Step): string {
  if (entries.some((e) => e.kind === 'die')) return '';
  const ways = distinctArrows(movesOf(game, { before, state }));
  return ways.length === 1 ? `${ways[0]?.from} ${ways[0]?.to}` : '';
}
