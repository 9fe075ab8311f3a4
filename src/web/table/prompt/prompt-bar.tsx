/** Prompt, its rule, and all answers that do not need the board. */
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { nounOf } from '../../../kernel/action.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import { nameOf, msg, t, format } from '../../table-messages.ts';
import type { Game } from '../../../kernel/game.ts';
import type { ShapeLook } from '../../../kernel/look/look.ts';
import { slotAngle } from '../../../draw/layout.ts';
import {
  buttonsOf,
  type Choice,
  digitsOf,
  isTyped,
  type NumberChoice,
} from '../../session/choices.ts';
import { Amounts } from '../../cards/amounts.tsx';
import { PricedText } from '../../cards/priced-text.tsx';
import { ShapePicture } from '../../cards/shape-picture.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Key } from '../../ui/key.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { mayPlayFrom } from '../log/fork-game.tsx';
import { ExploreButton } from '../explore/explore-button.tsx';
import { HintButton } from '../analysis/hint-card.tsx';
import { LessonRow } from '../lesson/lesson-row.tsx';
import type { TableModel } from '../model.ts';
import { JoiningButtons } from './joining-buttons.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { promptOf, distinctLabels } from './prompt.ts';
import { type OpenZone, zonedChoices } from '../board/zone-choices.ts';
import { openZone, zoneId } from '../board/zones-panel.tsx';

export function PromptBar({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const { text, rule, mine } = promptOf(model);
  const prompt = useRef<HTMLElement>(null);
  // When the table opens, focus the prompt unless another element has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) prompt.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={prompt}
      class={`prompt ${mine ? 'mine' : ''}`}
      aria-label={t('act.label')}
      tabIndex={-1}
    >
      <p class="prompt-line">
        <RuleTag rule={rule} onOpen={screen.openRule} />
        <LabelText game={model.game} text={text} />
      </p>
      <Pinned model={model} />
      <LessonRow screen={screen} />
      <Progress model={model} />
    </section>
  );
}

/** Information for the player at this screen that is shown at every decision. */
function Pinned({ model }: { model: TableModel }) {
  const own = model.view.value?.side;
  const pinned = model.lines.value.filter(
    ({ isPinned, side }) => isPinned && (side ?? own) === own,
  );
  if (pinned.length === 0) return null;
  return (
    <p class="pinned">
      <span class="sr-only">{t('act.pinned')}: </span>
      {pinned.map(({ label, value, amounts }) => (
        <span key={keyOf(label)}>
          {amounts ? <Amounts game={model.game} amounts={amounts} /> : format(model.game, value)}
        </span>
      ))}
    </p>
  );
}

/** Progress of the bot's turn. */
function Progress({ model }: { model: TableModel }) {
  const thought = model.thinking.thought.value;
  if (!thought || model.replay.seq.value !== undefined) return null;
  return <progress class="thinking" aria-label={t('act.progress')} max={1} value={thought.share} />;
}

export function ActionBar({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const { ending, buttons, zones, numbers } = pressable(model);
  const digits = digitsOf(buttons, numbers);
  return (
    <section class="actions" aria-label={t('act.actions')}>
      <div class="actions-inner">
        <div class="actions-list">
          <Present screen={screen} />
          <Pending model={model} />
          <fieldset class="choices" aria-label={t('act.choices')}>
            {ending && <ChoiceButton model={model} choice={ending} name={ENDING_KEY} />}
            {buttons.map((choice) => (
              <ChoiceButton
                key={choice.action}
                model={model}
                choice={choice}
                name={digits.get(choice)}
              />
            ))}
            {model.unsent.value > 0 && model.choices.value.units.size > 0 && (
              <RepeatButton model={model} />
            )}
            {model.choices.value.units.size > 1 && <JoiningButtons model={model} />}
            {model.choices.value.barred.map((choice) => (
              <BarredButton key={choice.action} model={model} choice={choice} />
            ))}
            {zones.map((zone, i) => (
              <OpenButton
                key={zoneId(zone.zone)}
                screen={screen}
                zone={zone}
                name={i === 0 ? 'Z' : ''}
              />
            ))}
            {numbers.map((number) => (
              <Numbers key={number.verb.name} model={model} number={number} digits={digits} />
            ))}
          </fieldset>
          <Hint model={model} />
        </div>
        <div class="unsent">
          <ExploreButton screen={screen} />
          <Skip screen={screen} />
          <Unsent model={model} />
        </div>
      </div>
    </section>
  );
}

/** Key of the ending. It is never a digit, because digits depend on the order of the buttons. */
const ENDING_KEY = 'E';

const NO_ZONES: ReturnType<typeof zonedChoices> = { zones: [], choices: new Set() };

/** Returns all choices made by button, in the order of the digits, with the ending kept apart. */
export function pressable(model: TableModel) {
  const { game, session, lesson } = model;
  // Between two chapters of a lesson there is no decision.
  const isOver = lesson.status.value === 'ended';
  if (isOver) return { ending: undefined, buttons: [], ...NO_ZONES, numbers: [] };
  const [ending, state] = [model.ending.choice.value, session.value?.state];
  const { zones, choices } = game.look.zones ? zonedChoices(model) : NO_ZONES;
  const own = buttonsOf(model.choices.value).filter((c) => c !== ending && !choices.has(c));
  const buttons = distinctLabels(game, state, own);
  // The counts of a force have their own panel.
  const numbers = model.force.shown.value ? [] : model.choices.value.numbers;
  return { ending, buttons, zones, numbers };
}

/** Button that opens a zone; `name`: its key, if any. */
function OpenButton(props: { screen: ScreenState; zone: OpenZone; name: string }) {
  const { screen, zone, name } = props;
  return (
    <button type="button" class="button" onClick={() => openZone(screen, zone)}>
      {t('act.zone', { zone: format(screen.model.game, zone.zone.name), n: zone.count })}
      {name && <Key name={name} />}
    </button>
  );
}

/** Returns the shape of a choice of the current decision. */
function shapeOf({ game, session }: TableModel, { action }: Choice): ShapeLook | undefined {
  const { state } = session.value ?? {};
  return state && game.look.shape?.(state, action);
}

/** A label or prompt. Only games with icons have prices in them. */
const LabelText = ({ game, text }: { game: Game; text: string }) =>
  game.look.icons ? <PricedText game={game} text={text} /> : <span>{text}</span>;

/** Button of a choice; `name`: its key, if any. */
function ChoiceButton(props: { model: TableModel; choice: Choice; name: string | undefined }) {
  const { model, choice, name } = props;
  const weigh = (on: boolean) => () => {
    model.weighed.value = on ? choice : undefined;
    if (on) model.rulebook.request();
  };
  const isTurn = choice.verb.noun === 'direction';
  const lit = model.lesson.meant.value?.has(choice.action) ? 'meant' : '';
  const shape = shapeOf(model, choice);
  return (
    <button
      type="button"
      class={`button ${isTurn ? 'turn' : ''} ${shape ? 'shaped' : ''} ${name === ENDING_KEY ? 'ending' : ''} ${lit}`}
      title={isTurn ? choice.label : model.ruleAsked.value}
      {...((isTurn || model.game.look.icons) && { 'aria-label': choice.label })}
      onClick={() => model.ending.press(choice)}
      onMouseEnter={weigh(true)}
      onMouseLeave={weigh(false)}
      onTouchStart={() => model.rulebook.request()}
      onFocus={weigh(true)}
      onBlur={weigh(false)}
    >
      {shape && <ShapePicture shape={shape} layout={model.orientation.layout.value} />}
      {isTurn ? (
        <TurnFace model={model} direction={nounOf(choice.action)} hasArrow={!shape} />
      ) : (
        <LabelText game={model.game} text={choice.label} />
      )}
      {name && <Key name={name} />}
    </button>
  );
}

/** Button of an offer that is not legal now, with its cost; a press shows the reason. */
function BarredButton({ model, choice }: { model: TableModel; choice: Choice }) {
  return (
    <button
      type="button"
      class="button"
      aria-disabled="true"
      {...(model.game.look.icons && { 'aria-label': choice.label })}
      onClick={() => model.explain(choice.action)}
    >
      <LabelText game={model.game} text={choice.label} />
    </button>
  );
}

/** Face of a direction button, as the board shows the direction; six of them must fit side by side. */
function TurnFace(props: { model: TableModel; direction: number; hasArrow: boolean }) {
  const { model, direction, hasArrow } = props;
  const { game } = model;
  const layout = model.orientation.layout.value;
  return (
    <>
      {hasArrow && (
        <svg class="turn-arrow" viewBox="-16 -16 32 32" aria-hidden="true">
          <path
            d="M15 0 2-12V-4.5H-13V4.5H2V12Z"
            transform={`rotate(${slotAngle(layout, direction)})`}
          />
        </svg>
      )}
      <span class="turn-name" aria-hidden="true">
        {nameOf(game, { direction })}
      </span>
    </>
  );
}

function Numbers(props: {
  model: TableModel;
  number: NumberChoice;
  digits: ReadonlyMap<Choice, string>;
}) {
  const { model, number, digits } = props;
  if (!isTyped(number))
    return number.choices.map((choice) => (
      <ChoiceButton key={choice.action} model={model} choice={choice} name={digits.get(choice)} />
    ));
  const values = number.choices.map((c) => nounOf(c.action));
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const value = Number(new FormData(event.currentTarget).get('value'));
        const choice = number.choices.find((c) => nounOf(c.action) === value);
        if (choice) model.ending.press(choice);
      }}
    >
      <label class="row">
        {number.verb.name}
        <input
          type="number"
          name="value"
          min={values[0]}
          max={values.at(-1)}
          defaultValue={String(values[0])}
        />
      </label>
      <button type="submit" class="button">
        {t('act.ok')}
      </button>
    </form>
  );
}

/** Buttons to leave the earlier position: to the present, or to play on from there. */
function Present({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  if (!model.replay.position.value) return null;
  return (
    <>
      <button type="button" class="button primary" onClick={() => model.replay.leave()}>
        {t('act.present')} <Key name="S" />
      </button>
      {mayPlayFrom(screen) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            model.replay.pause();
            screen.openDialog('from-here');
          }}
        >
          {t('fork.open')}
        </button>
      )}
    </>
  );
}

/**
 * Button that skips the moves being shown. Afterwards only the hint button takes its place, so that a late click does
 * not end anything.
 */
function Skip({ screen }: { screen: ScreenState }) {
  const { model, place } = screen;
  // The analysis board has lines of the engine instead of hints.
  if (!model.player.frame.value || model.replay.position.value)
    return place.kind === 'explore' ? null : <HintButton model={model} />;
  return (
    <button type="button" class="button small" onClick={() => model.player.skip()}>
      <Icon name="skip" size={16} /> <span class="word">{t('act.skip')}</span> <Key name="S" />
    </button>
  );
}

function isWaiting(model: TableModel): boolean {
  if (model.isBusy.value) return false;
  const stage = model.stage.value;
  return stage === 'handover' || (stage === 'dice' && !model.oddsCard.value);
}

/** Pending confirmation: the end of the player's turn, or dice without their card. */
function Pending({ model }: { model: TableModel }) {
  if (!isWaiting(model)) return null;
  return (
    <>
      <button type="button" class="button primary" onClick={() => model.ending.confirm()}>
        {t(model.setUp.isDone.value ? 'set-up.confirm' : 'act.confirm')} <Key name="Enter" />
      </button>
      <button type="button" class="button" onClick={() => void model.undo()}>
        {t('act.take-back')} <Key name="Esc" />
      </button>
    </>
  );
}

/** Says what to click if there are no buttons. */
function Hint({ model }: { model: TableModel }) {
  const { nodes, units, edges, directions, buttons, numbers } = model.choices.value;
  if (buttons.length + numbers.length + directions.size > 0) return null;
  // A lesson gives its own instructions.
  if (model.lesson.step.value) return null;
  const places = nodes.size + edges.size;
  const list = [
    ...(units.size > 0 ? [msg('act.counters', { n: units.size })] : []),
    ...(places > 0 ? [msg('act.places', { n: places })] : []),
  ];
  if (list.length === 0) return null;
  return <p class="hint">{t('act.to-choose', { things: { list } })}</p>;
}

/** Undo button, and the button that sends the picks. */
function Unsent({ model }: { model: TableModel }) {
  const picks = model.unsent.value;
  // A set-up is sent as a whole; until then each unit can be moved.
  const open = picks > 0 && model.isChoosing.value && !model.setUp.shown.value;
  const isDisabled = useComputed(() => !model.canUndo.value);
  // Spectators, and players after the end, have nothing to undo.
  const { side = 0, outcome } = model.view.value ?? {};
  const isIdle = (side < 0 || outcome !== undefined) && isDisabled.value;
  if (isWaiting(model)) return null;
  return (
    <>
      {open && (
        <button
          type="button"
          class="button small send"
          title={t('act.send.tip')}
          onClick={() => void model.commit()}
        >
          {t('act.send', { n: picks })}
        </button>
      )}
      {!isIdle && (
        <button
          type="button"
          class="button small"
          disabled={isDisabled}
          onClick={() => void model.undo()}
        >
          <Icon name="undo" size={16} /> <span class="word">{t('act.undo')}</span>
        </button>
      )}
    </>
  );
}
