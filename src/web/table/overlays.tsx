/** What lies over the board: the switch for overlays, the menu, notices, the result. */
import { faultOf, t, tell } from '../table-words.ts';
import { useEffect, useRef } from 'preact/hooks';
import { isDraw, type Outcome, soleWinner } from '../../kernel/outcome.ts';
import { resultMessage } from '../../words/sentences.ts';
import { NOBODY } from '../../kernel/side.ts';
import { startAgain } from '../lobby/start-table.ts';
import { Icon } from '../ui/icons.tsx';
import { Key } from '../ui/key.tsx';
import { go } from '../ui/router.ts';
import { RuleTag } from '../ui/rule-tag.tsx';
import type { ScreenState } from './context.ts';
import { sideStyle } from './side-style.ts';
import type { TableModel } from './model.ts';
import { useOffTargets } from './off-targets.ts';
import { download } from './table-panel.tsx';

export function OverlaySwitch({ screen }: { screen: ScreenState }) {
  const { overlays } = screen.model.game.look;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (box.current && !box.current.contains(event.target as Node)) box.current.open = false;
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, []);
  if (overlays.length === 0) return null;
  return (
    <details class="overlays" ref={box}>
      <summary class="button small" title={t('overlays.tip')}>
        <Icon name="layers" size={18} /> <span>{t('overlays.label')}</span>
      </summary>
      <ul>
        {overlays.map(({ id, name }) => (
          <li key={id}>
            <label class="switch">
              <input
                type="checkbox"
                checked={screen.overlays.value.has(id)}
                onChange={() => screen.toggleOverlay(id)}
              />
              <span>{tell(screen.model.game, name)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A click that may mean several things: which of them? */
export function ChoiceMenu({ model, at }: { model: TableModel; at: { x: number; y: number } }) {
  const choices = model.menu.value;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (choices) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [choices]);
  if (!choices) return null;
  return (
    <section
      class="card menu"
      role="dialog"
      aria-label={t('which.label')}
      style={{ '--x': `${at.x}px`, '--y': `${at.y}px` }}
    >
      <ul ref={list}>
        {choices.map((choice, i) => (
          <li key={choice.action}>
            <button type="button" class="move" onClick={() => model.ending.press(choice)}>
              <span>{choice.label}</span>
              {i < 9 && <Key name={String(i + 1)} />}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            class="move"
            onClick={() => {
              model.menu.value = undefined;
            }}
          >
            <span>{t('which.neither')}</span>
            <Key name="Esc" />
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Why something was refused, with the rule. */
export function NoticeLine({ screen }: { screen: ScreenState }) {
  const notice = screen.model.notice.value;
  const line = useRef<HTMLDivElement>(null);
  useOffTargets(line, screen.model);
  return (
    <div ref={line} class="notice-host" role="alert">
      {notice && (
        <p class={`notice ${notice.kind}`}>
          <RuleTag rule={notice.rule} onOpen={screen.openRule} />
          <span>{tell(screen.model.game, notice.reason)}</span>
          <button
            type="button"
            class="button quiet icon"
            aria-label={t('notice.close')}
            onClick={() => {
              screen.model.notice.value = undefined;
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}

export function ResultBanner({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const outcome = model.view.value?.outcome;
  const hidden =
    model.player.frame.value ||
    model.replay.position.value ||
    (screen.resultSeen.value && !model.view.value?.next);
  if (!outcome || hidden) return null;
  return (
    <section
      class="card result"
      aria-label={t('over.label')}
      style={sideStyle(model.game, soleWinner(outcome))}
    >
      <p class="legend">{endWords(screen, outcome)}</p>
      <h2>{tell(model.game, resultMessage(model.game, outcome))}</h2>
      <p>
        <RuleTag rule={outcome.rule} onOpen={screen.openRule} /> {tell(model.game, outcome.reason)}
      </p>
      {outcome.scores && <p class="scores">{outcome.scores.join(' : ')}</p>}
      {model.view.value?.next && <p>{t('over.next')}</p>}
      <div class="row">
        <AgainButton screen={screen} />
        <button type="button" class="button" onClick={() => void model.replay.run()}>
          <Icon name="play" size={16} /> {t('over.watch')}
        </button>
        <button type="button" class="button" onClick={() => void download(screen)}>
          <Icon name="download" size={16} /> {t('over.record')}
        </button>
        <a class="button" href="/">
          {t('over.lobby')}
        </a>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            screen.resultSeen.value = true;
          }}
        >
          {t('over.look')}
        </button>
      </div>
    </section>
  );
}

/** That it is over; and whether that was you, where but one side plays at this screen. */
function endWords({ model, place }: ScreenState, outcome: Outcome): string {
  const side = model.view.value?.side ?? NOBODY;
  if (
    place.kind !== 'server' ||
    (place.own?.length ?? 1) > 1 ||
    side < 0 ||
    isDraw(outcome, model.game.sides.length)
  )
    return t('over.title');
  return outcome.winners.includes(side) ? t('over.won') : t('over.lost');
}

/** Another game like this one; a record has none. */
function AgainButton({ screen }: { screen: ScreenState }) {
  const { model, place } = screen;
  const view = model.view.value;
  if (!view || view.side < 0) return null;
  const again = () => {
    if (place.kind === 'local') return go(`/local/${view.game}`);
    startAgain(view).catch((error) => {
      model.notice.value = { kind: 'refusal', rule: '', reason: faultOf(error) };
    });
  };
  return (
    <button type="button" class="button primary" onClick={again}>
      {view.next ? t('over.go-next') : t('over.again')}
    </button>
  );
}
