/** State of the table screen: the seat's current decision, and the parts built on it. */
import { signal } from '@preact/signals';
import { type Action, nounOf, pack, verbOf } from '../../kernel/action.ts';
import type { ZoneThing } from '../../kernel/look/zones.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { PickKind } from '../board/props.ts';
import type { Connection } from '../net/connection.ts';
import type { Choice } from '../session/choices.ts';
import { turnsAt } from '../session/facing.ts';
import {
  type GestureMeaning,
  meaningOfClick,
  meaningOfPull,
  type Target,
} from '../session/gesture.ts';
import { refusalOfVerb } from '../session/refusal.ts';
import { DramaModel } from './board/drama-model.ts';
import { BattleModel } from './log/battle-model.ts';
import { DragModel } from './board/drag-model.ts';
import type { OddsSource } from './odds/odds-source.ts';
import { DecisionModel } from './prompt/decision-model.ts';
import { ConfirmEndModel } from './prompt/confirm-end-model.ts';
import { HintModel } from './analysis/hint-model.ts';
import { LessonModel } from './lesson/lesson-model.ts';
import { ForceModel } from './prompt/force-model.ts';
import { OrientationModel } from './board/orientation-model.ts';
import { PlanModel } from './prompt/plan-model.ts';
import { SetUpModel } from './prompt/set-up-model.ts';
import { RecapModel } from './log/recap-model.ts';
import { ReviewModel } from './analysis/review-model.ts';
import { SoundModel } from './log/sound-model.ts';
import { ChatModel } from './chat/chat-model.ts';
import { ThinkingModel } from './analysis/thinking-model.ts';
import { TraceModel } from './board/trace-model.ts';
import { CasualtiesModel } from './board/casualties-model.ts';

export class TableModel extends DecisionModel {
  readonly ending: ConfirmEndModel;
  readonly plan: PlanModel;
  readonly drag: DragModel;
  readonly force: ForceModel;
  readonly setUp: SetUpModel;
  readonly hint: HintModel;
  readonly lesson: LessonModel;
  readonly thinking: ThinkingModel;
  readonly trace: TraceModel;
  readonly recap: RecapModel;
  readonly review: ReviewModel;
  readonly sound: SoundModel;
  readonly chat: ChatModel;
  readonly battle: BattleModel;
  readonly drama: DramaModel;
  readonly orientation: OrientationModel;
  readonly casualties: CasualtiesModel;
  /** Target under the pointer or under the board's cursor. */
  readonly hovered = signal<Target | undefined>(undefined);

  constructor(connection: Connection, module: GameModule, game: Game, oddsAt?: OddsSource) {
    super(connection, module, game, oddsAt);
    this.ending = new ConfirmEndModel(this);
    this.plan = new PlanModel(this, this.ending);
    this.drag = new DragModel(this);
    this.force = new ForceModel(this);
    this.setUp = new SetUpModel(this);
    this.hint = new HintModel(this);
    this.lesson = new LessonModel(this);
    this.thinking = new ThinkingModel(this);
    this.recap = new RecapModel(this);
    this.review = new ReviewModel(this);
    this.sound = new SoundModel(this);
    this.chat = new ChatModel(this);
    this.orientation = new OrientationModel(this);
    this.battle = new BattleModel(this);
    this.drama = new DramaModel(this);
    this.trace = new TraceModel(game, this.replay);
    this.casualties = new CasualtiesModel(this);
  }

  override close(): void {
    this.thinking.close();
    this.lesson.close();
    this.recap.dispose();
    this.casualties.dispose();
    this.review.close();
    this.sound.close();
    this.battle.close();
    this.drama.close();
    super.close();
  }

  /** Handles a click on the board. */
  clickBoard(kind: PickKind, index: number): void {
    const session = this.session.value;
    this.ending.clickedElsewhere();
    if (!this.recap.isSeen.value && !this.player.frame.value) this.recap.close();
    if (this.player.frame.value) this.player.skip();
    else if (this.replay.position.value) this.replay.leave();
    else if (session && !this.isBusy.value)
      this.#mean(meaningOfClick(session, { kind, index }, this.plan.from.value));
  }

  /** Handles a press on a thing beside the board that cannot be chosen: shows the reason. */
  clickThing({ noun }: ZoneThing): void {
    if (noun?.verb !== undefined) this.explain(pack(noun.verb, noun.index));
  }

  /** Shows why an action is not legal now. */
  explain(action: Action): void {
    const session = this.session.value;
    if (!session || this.isBusy.value) return;
    const refusal = refusalOfVerb(session, verbOf(action), nounOf(action));
    this.perform({ type: 'refuse', refusal });
  }

  /** Carries out a click; a choice may need confirmation first. */
  #mean(meaning: GestureMeaning): void {
    if (meaning.type === 'take') this.ending.mean(meaning);
    else this.perform(meaning);
  }

  /** Returns the directions that a pull from a node may choose; see `turnsAt`. */
  directionsAt(node: number): ReadonlySet<number> {
    const session = this.session.value;
    return new Set(session && this.isChoosing.value ? turnsAt(session, node).keys() : []);
  }

  /** Handles a pull: moves a unit to a node and turns it there, or only turns it. */
  turn(node: number, direction: number): void {
    const session = this.session.value;
    const meaning =
      session && this.isChoosing.value ? meaningOfPull(session, node, direction) : undefined;
    if (meaning) this.perform(meaning);
  }

  /** Takes a legal choice made by button, menu, key or list; asks for confirmation where an ending needs it. */
  choose(choice: Choice): void {
    this.ending.choose(choice);
  }

  /** Takes the actions of a hint one after the other, as long as they are the player's to choose. */
  follow(actions: readonly Action[]): void {
    for (const action of actions) {
      const choice = this.choices.value.all.find((c) => c.action === action);
      if (!choice) return;
      this.ending.follow(choice);
    }
  }
}
