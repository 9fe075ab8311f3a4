/** The fights of the others, one line each with its dice; a press on a line shows the fight again. */
import { useSignal } from '@preact/signals';
import type { BattleMoment } from '../../session/log/moments.ts';
import { t, format } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { DieFace } from '../odds/die-face.tsx';

interface MomentListProps {
  readonly screen: ScreenState;
  readonly moments: readonly BattleMoment[];
}

/** Number of fights shown unfolded, and number of dice shown for each fight. */
const [FEW_MOMENTS, FEW_DICE] = [3, 4];

export function MomentList({ screen, moments }: MomentListProps) {
  const isOpen = useSignal(false);
  if (moments.length === 0) return null;
  const shown = isOpen.value ? moments : moments.slice(0, FEW_MOMENTS);
  const rest = moments.length - shown.length;
  return (
    <ol class="fights" aria-label={t('moment.list')}>
      {shown.map((moment) => (
        <MomentLine key={moment.from} screen={screen} moment={moment} />
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            class="button quiet small"
            onClick={() => {
              isOpen.value = true;
            }}
          >
            {t('moment.more', { n: rest })}
          </button>
        </li>
      )}
    </ol>
  );
}

function MomentLine({ screen, moment }: { screen: ScreenState; moment: BattleMoment }) {
  const { game, recap } = screen.model;
  const { at, dice, message, result, meaning } = moment;
  const show = () => {
    screen.light([at]);
    void recap.again(moment);
  };
  return (
    <li>
      <button
        type="button"
        class={`fight fight-${meaning}`}
        title={t('moment.show')}
        onClick={show}
      >
        <span class="fight-dice">
          {dice.slice(0, FEW_DICE).map((entry) => (
            <DieFace key={entry.seq} game={game} entry={entry} />
          ))}
        </span>
        <span class="fight-text">
          {format(game, message)}: <b>{format(game, result)}</b>
        </span>
      </button>
    </li>
  );
}
