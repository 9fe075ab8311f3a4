/** Switches for the overlays that a game can draw over its map. */
import { useEffect, useRef } from 'preact/hooks';
import { t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';

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
              <span>{format(screen.model.game, name)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
