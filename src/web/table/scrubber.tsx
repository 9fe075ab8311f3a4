/** Looking back through the positions of the game. */
import { momentPath } from '../lobby/my-tables.ts';
import { say, t } from '../table-words.ts';
import { type IconName, Icon } from '../ui/icons.tsx';
import type { ScreenState } from './context.ts';

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
    </fieldset>
  );
}

/** The address of a moment: to the clipboard, or where the browser forbids that into the address bar. */
async function copyMoment({ model }: ScreenState, seq: number): Promise<void> {
  const path = momentPath(model.view.peek()?.table ?? '', seq);
  const href = new URL(path, location.origin).href;
  const isCopied = await navigator.clipboard?.writeText(href).then(
    () => true,
    () => false,
  );
  if (!isCopied) history.replaceState(history.state, '', path);
  const reason = say(isCopied ? 'scrub.copied' : 'scrub.in-address', { seq });
  model.notice.value = { kind: 'info', rule: '', reason };
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
