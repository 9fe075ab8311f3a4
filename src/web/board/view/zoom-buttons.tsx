/** Buttons under the board: zoom in, zoom out, whole board, minimap. */
import { t } from '../../table-messages.ts';
import type { BoardModel } from '../model.ts';
import { isMapOfUse } from './minimap.tsx';

export function ZoomButtons({ model }: { model: BoardModel }) {
  const { viewport } = model;
  return (
    <fieldset class="b-zoom" aria-label={t('board.zoom')}>
      <ZoomButton
        label={t('board.zoom-in')}
        path="M10 4V16M4 10H16"
        press={() => viewport.zoomBy(1.5)}
      />
      <ZoomButton
        label={t('board.zoom-out')}
        path="M4 10H16"
        press={() => viewport.zoomBy(1 / 1.5)}
      />
      <ZoomButton
        label={t('board.whole')}
        path="M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12"
        press={() => viewport.whole()}
      />
      <MapButton model={model} />
    </fieldset>
  );
}

/** Shows or hides the minimap and the compass. Disabled if both would be empty. */
function MapButton({ model }: { model: BoardModel }) {
  return (
    <ZoomButton
      isOff={!model.layout.board.hex && !isMapOfUse(model)}
      label={t('board.map')}
      path="M3 5V17L8 15 12 17 17 15V3L12 5 8 3ZM8 3V15M12 5V17"
      isPressed={model.isMapOpen.value}
      press={() => {
        model.isMapOpen.value = !model.isMapOpen.peek();
      }}
    />
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly path: string;
  readonly press: () => void;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
}

const ZoomButton = ({ label, path, press, isPressed, isOff }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    disabled={isOff}
    onClick={press}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
