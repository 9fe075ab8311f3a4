/** Navigation through the positions of the game. */
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { nameOf, t } from '../../table-messages.ts';
import { type IconName, Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';
import { copyMoment } from './permalink.tsx';

export function Scrubber({ screen }: { screen: ScreenState }) {
  const { replay, view } = screen.model;
  const length = view.value?.seq ?? 0;
  const seq = replay.seq.value ?? length;
  const atEnd = replay.seq.value === undefined;
  return (
    <fieldset class={`scrubber ${atEnd ? '' : 'past'}`} aria-label={t('scrub.label')}>
      <Step icon="first" label={t('scrub.first')} off={seq === 0} onClick={() => replay.show(0)} />
      <Step
        icon="rewind"
        label={t('scrub.turn-back')}
        off={seq === 0}
        onClick={() => replay.turn(-1)}
      />
      <Step icon="back" label={t('scrub.back')} off={seq === 0} onClick={() => replay.step(-1)} />
      <Step icon="forward" label={t('scrub.forward')} off={atEnd} onClick={() => replay.step(1)} />
      <Step
        icon={replay.running.value ? 'pause' : 'play'}
        label={replay.running.value ? t('scrub.stop') : t('scrub.play')}
        off={length === 0}
        onClick={() => replay.run()}
      />
      <Step
        icon="skip"
        label={t('scrub.turn-forward')}
        off={atEnd}
        onClick={() => replay.turn(1)}
      />
      <Step icon="last" label={t('scrub.last')} off={atEnd} onClick={() => replay.leave()} />
      <button
        type="button"
        class="button quiet speed"
        aria-label={t('scrub.speed', { n: replay.speed.value })}
        title={t('scrub.speed', { n: replay.speed.value })}
        onClick={() => replay.quicken()}
      >
        {replay.speed.value}×
      </button>
      {screen.place.kind === 'server' && (
        <Step
          icon="link"
          label={t('scrub.link')}
          off={false}
          onClick={() => copyMoment(screen, seq)}
        />
      )}
      <output class="count">
        {seq}/{length}
      </output>
      <input
        type="range"
        min={0}
        max={length}
        value={seq}
        aria-label={t('scrub.position')}
        aria-valuetext={atEnd ? t('scrub.at-present') : t('scrub.at', { seq, of: length })}
        onInput={(event) => void replay.show(Number(event.currentTarget.value))}
      />
      {(screen.showsAll.value || replay.late.value !== undefined) && <Eyes screen={screen} />}
    </fieldset>
  );
}

/** Choice of the side whose view is shown: at any position of a finished game, with a delay in a game in progress. */
function Eyes({ screen }: { screen: ScreenState }) {
  const { game, replay } = screen.model;
  const choose = (side: number) => {
    replay.viewer.value = side < 0 ? undefined : side;
    // In a game in progress, show the side's last visible position, or return to the current public one.
    const late = replay.late.peek();
    if (late !== undefined) {
      if (side < 0) replay.leave();
      else void replay.show(Math.min(replay.seq.value ?? late, late), true);
      return;
    }
    // In a finished game, stay at the last position: a side’s view of it counts as the past too.
    if (replay.seq.value === undefined) void replay.show(replay.length, true);
  };
  return (
    <label class="viewer-choice">
      {t('scrub.view-as')}
      <select
        value={replay.viewer.value ?? -1}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        <option value={-1}>
          {replay.late.value === undefined ? t('scrub.view-as.all') : t('scrub.view-as.watching')}
        </option>
        {game.sides.map(({ id }, side) => (
          <option key={id} value={side}>
            {nameOf(game, sideNoun(side))}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => unknown;
}

function Step({ icon, label, off, onClick }: StepProps) {
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={() => void onClick()}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
