/** The battle being fought: its attackers, the place of its dice, and its losses. */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { parseAction } from '../../../kernel/text/notation.ts';
import type { Game } from '../../../kernel/game.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { type Battle, battleOf, type CasualtyGroup, fallenBetween } from '../../session/battle.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

/** An action that dice followed or may follow. */
interface BattleAction {
  readonly before: GameState;
  readonly action: number;
}

type Table = Pick<
  DecisionModel,
  'game' | 'session' | 'stage' | 'player' | 'replay' | 'shown' | 'entries'
>;

export class BattleModel {
  readonly #model: Table;
  readonly #deed = signal<BattleAction | undefined>(undefined);
  /** The board before the last dice rolled in the player's presence; and, in `#series`, the first of these dice. */
  readonly #before = signal<GameState | undefined>(undefined);
  #series = -1;
  #last: GameState | undefined;
  readonly #stops: readonly (() => void)[];

  constructor(model: Table) {
    this.#model = model;
    this.#stops = [
      effect(() => this.#remember()),
      effect(() => {
        const [state, first] = [model.shown.value, firstOfSeries(model.entries.value)];
        const isPast = model.replay.position.value !== undefined;
        untracked(() => this.#notice(isPast ? undefined : state, first));
      }),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Battle in progress: while its odds or its dice are shown. */
  readonly now = computed((): Battle | undefined => {
    const { player, stage, replay } = this.#model;
    const isRolled = player.frame.value?.entries.some((e) => e.kind === 'die');
    const isDue = !player.frame.value && stage.value === 'dice';
    return (isRolled || isDue) && !replay.position.value ? this.last.value : undefined;
  });

  /** Last battle. */
  readonly last = computed((): Battle | undefined => {
    const deed = this.#deed.value;
    return deed && battleOf(this.#model.game, deed.before, deed.action);
  });

  /** Losses since the last dice were rolled. */
  readonly fallen = computed((): readonly CasualtyGroup[] => {
    const before = this.#before.value;
    const state = before && this.#model.shown.value;
    const isPast = this.#model.replay.position.value !== undefined;
    return state && !isPast ? fallenBetween(this.#model.game, before, state) : [];
  });

  /** Stores the last action before dice: the player's own pick, or the action of another side being shown. */
  #remember(): void {
    const { session, stage, player, game } = this.#model;
    const pick = stage.value === 'dice' ? session.value?.picks.at(-1) : undefined;
    const frame = player.frame.value;
    const shown = frame?.entries.findLast((e) => e.kind === 'action');
    const deed = pick ?? (frame && shown && actionEntryOf(game, frame.before, shown));
    if (deed) this.#deed.value = { before: deed.before, action: deed.action };
  }

  #notice(state: GameState | undefined, first: number): void {
    if (!state) return;
    const known = this.#last;
    this.#last = state;
    if (first === this.#series) return;
    batch(() => {
      // Dice rolled before the player came to the table are not reported.
      this.#before.value = this.#series < 0 ? undefined : known;
      this.#series = first;
    });
  }
}

function actionEntryOf(game: Game, before: GameState, { text }: Entry): BattleAction | undefined {
  try {
    return { before, action: parseAction(game, text) };
  } catch {
    // The notation is of other rules.
    return undefined;
  }
}

/** Returns the seq of the first die of the last series; 0 if there are no dice. */
function firstOfSeries(entries: readonly Entry[]): number {
  let at = entries.findLastIndex((e) => e.kind === 'die');
  while (at > 0 && entries[at - 1]?.kind === 'die') at -= 1;
  return entries[at]?.seq ?? 0;
}
