/** Overlays of the board: the switch for overlays, the menu, notices. */
import { t, tell } from '../../table-messages.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/icons.tsx';
import { Key } from '../../ui/key.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { LessonWays } from '../lesson/lesson-row.tsx';
import type { TableModel } from '../model.ts';
import { useOffTargets } from './off-targets.ts';

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
            <button
              type="button"
              class={`move ${model.lesson.meant.value?.has(choice.action) ? 'meant' : ''}`}
              onClick={() => model.ending.press(choice)}
            >
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
          {notice.kind === 'lesson' && <LessonWays screen={screen} />}
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
