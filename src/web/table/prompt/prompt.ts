/** Current prompt, with its rule: shown above the board and read aloud. Labels of choices in lists below it. */
import { lostPositionMessage, stoppedMessage } from '../../../table/record/difference.ts';
import { type Message, type MessageArg, side, unit } from '../../../kernel/text/message.ts';
import { nameOf, msg, t, format } from '../../table-messages.ts';
import { nounOf } from '../../../kernel/action.ts';
import { placeLabel } from '../../board/describe.ts';
import { actor, promptOf as promptMessage, stepOf } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import type { GameState } from '../../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../../kernel/side.ts';
import type { Session } from '../../session/session.ts';
import { type Choice, groupBy } from '../../session/choices.ts';
import { actorIn } from '../../session/refusal.ts';
import type { TableModel } from '../model.ts';

/** Returns the text for an earlier position, and the side whose view is shown. */
function pastText({ game, replay }: TableModel, seq: number, of: number): string {
  const text = t('act.looking-back', { seq, of });
  const viewer = replay.viewer.value;
  if (viewer === undefined) return text;
  return `${text} ${t('act.as-seen', { side: nameOf(game, side(viewer)) })}`;
}

/** Returns the current prompt, which is also read aloud. */
export function promptOf(model: TableModel): { text: string; rule: string; mine: boolean } {
  const { game } = model;
  const shown = model.shown.value;
  const session = model.session.value;
  const view = model.view.value;
  if (!shown || !session || !view) return { text: '', rule: '', mine: false };
  if (model.replay.seq.value !== undefined) {
    const text = pastText(model, model.replay.seq.value, view.seq);
    if (!view.difference || !model.replay.isLost.value) return { text, rule: '', mine: false };
    const lost = format(game, lostPositionMessage(view.difference));
    return { text: `${text} ${lost}`, rule: '', mine: false };
  }
  if (view.difference?.stops && !view.outcome)
    return { text: format(game, stoppedMessage(view.difference)), rule: '', mine: false };
  if (view.outcome && model.isOver.value) {
    // After a resignation, the position itself may still have a decision.
    const isAsking = actor(game, shown) !== NOBODY;
    const text = isAsking
      ? format(game, msg('act.over', { reason: view.outcome.reason }))
      : format(game, promptMessage(game, shown));
    return { text, rule: view.outcome.rule, mine: false };
  }
  // A set-up that waits for confirmation is shown with its own rule.
  const asking = session.setUp?.begin ?? shown;
  const rule = game.look.ruleOf?.(asking) ?? stepOf(game, asking).rule;
  const mine = model.isChoosing.value;
  if (model.lesson.status.value === 'ended') return { text: chapterText(model), rule: '', mine };
  const lesson = model.lesson.step.value;
  if (lesson) return { text: format(game, lesson.says), rule: lesson.rule, mine };
  if (mine) return { text: format(game, askedMessage(session, shown)), rule, mine };
  return { text: waitingText(model), rule, mine: session.stage !== 'wait' };
}

/** Returns the text at the end of a lesson's chapter, when there is no decision. */
function chapterText({ game, lesson }: TableModel): string {
  const { index, count } = lesson.chapter;
  return t('learn.chapter-done', {
    at: index + 1,
    all: count,
    title: format(game, lesson.titleOf(index)),
  });
}

/** Returns the prompt of a decision, or the prompt for the target of a unit that was chosen first. */
function askedMessage({ game, actor: chosen }: Session, shown: GameState) {
  if (!chosen || chosen.hasTarget) return promptMessage(game, shown);
  return msg('actor.choose', { who: unit(chosen.unit) });
}

function waitingText(model: TableModel): string {
  const session = model.session.value;
  const shown = model.shown.value;
  if (!session || !shown) return '';
  if (model.sending.value) return t('act.sending');
  const { game } = model;
  const asked = promptMessage(game, shown);
  if (model.player.frame.value || session.stage === 'choose') return format(game, asked);
  if (model.setUp.isDone.value) return t('set-up.done');
  const last = session.picks.at(-1);
  const action = last ? game.look.actionLabel(last.before, last.action) : '';
  if (session.stage === 'dice') return format(game, chanceMessage(game, session.state, action));
  if (session.stage === 'handover')
    return format(game, handoverMessage(game, session.state, action));
  if (areDiceAwaited(model)) return t('act.dice-awaited');
  const thought = model.thinking.thought.value;
  if (thought) return format(game, msg('act.thinking', { who: side(thought.side) }));
  // A spectator gets the prompt that names the deciding side.
  if (session.side < 0) return format(game, msg('act.watching', { asked }));
  // The other side's prompt says “you” to that side, so it is quoted.
  return format(
    game,
    msg('act.waiting', { who: actorIn(session), asked: game.look.prompt(shown) }),
  );
}

/** Whether a die is due and the seats have not all sealed and revealed their shares in it. */
function areDiceAwaited(model: TableModel): boolean {
  const view = model.view.value;
  return view?.dice.seals !== undefined && view.actor === CHANCE;
}

/** Returns the text for the next roll, or for the next draw if the game names it. */
function chanceMessage(game: Game, s: GameState, action: MessageArg): Message {
  const what = game.look.drawn?.(s);
  return what ? msg('act.draw-next', { action, what }) : msg('act.dice-next', { action });
}

function handoverMessage(game: Game, s: GameState, action: MessageArg): Message {
  const who = actor(game, s);
  return who === NOBODY ? msg('act.ends', { action }) : msg('act.next', { action, who: side(who) });
}

/**
 * Returns the choices for a list. Units with equal labels are told apart by their places, else by their conditions, else
 * by their codes.
 */
export function distinctLabels(
  game: Game,
  s: GameState | undefined,
  list: readonly Choice[],
): readonly Choice[] {
  const ofUnits = list.filter(({ verb }) => verb.noun === 'unit');
  const alike = [...groupBy(ofUnits, ({ label }) => label).values()].filter((c) => c.length > 1);
  if (!s || alike.length === 0) return list;
  const marks = new Map(alike.flatMap((choices) => [...marksOf(game, s, choices)]));
  return list.map((choice) => {
    const mark = marks.get(choice);
    const label = mark && format(game, msg('act.one-of', { label: choice.label, mark }));
    return label ? { ...choice, label } : choice;
  });
}

/** Returns for each unit's choice the first kind of text that differs for all of them. */
function marksOf(game: Game, s: GameState, choices: readonly Choice[]): Map<Choice, string> {
  const counters = new Map(game.look.counters(s).map((look) => [look.unit, look]));
  const kinds: ((unit: number, look?: CounterLook) => string)[] = [
    (_, look) => (look && look.node >= 0 ? placeLabel(game, s, look.node) : ''),
    (_, look) => (look?.conditions ?? []).map((text) => format(game, text)).join(', '),
    (unit) => game.units[unit]?.id ?? '',
  ];
  const texts = kinds.map((textOf) =>
    choices.map(({ action }) => textOf(nounOf(action), counters.get(nounOf(action)))),
  );
  const differing = texts.find((of) => new Set(of).size === of.length && !of.includes(''));
  return new Map(choices.map((choice, i) => [choice, differing?.[i] ?? '']));
}
