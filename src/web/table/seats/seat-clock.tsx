/** The clock of a seat: its time, its sleeping hours, and controls for its owner. */
import { useEffect, useState } from 'preact/hooks';
import type { ClockView } from '../../../table/clock/clock-schemas.ts';
import { isAsleep } from '../../../table/clock/clock.ts';
import { isClosed } from '../../../table/record/difference.ts';
import { serverClock } from '../../net/server-clock.ts';
import { t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { SleepForm, SleepHours } from './sleep-hours.tsx';

const MINUTE = 60;
/** Number of seconds below which time is short. */
const LOW = 60;

/** Returns a duration in the usual form: 2 d 3 h, 3 h 05 min, 4:07. */
export function spanOf(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / MINUTE) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${two(minutes)} min` : `${minutes}:${two(left % MINUTE)}`;
}

export function SeatClock({ screen, side }: { screen: ScreenState; side: number }) {
  const view = screen.model.view.value;
  const clock = view?.clock?.sides[side];
  const now = useSeconds(clock?.until !== undefined);
  if (!view || !clock || isClosed(view)) return null;
  const asleep = isAsleep(clock, now);
  const paused = (clock.paused ?? 0) > now;
  return (
    <span class="seat-clock">
      <span
        class={clock.until === undefined ? 'hint' : ''}
        role="timer"
        aria-label={t('clock.label')}
      >
        {spanOf(leftOf(clock, now))}
      </span>
      {asleep && <span class="hint">{paused ? t('clock.paused') : t('clock.sleeps')}</span>}
      <SleepHours sleep={clock.sleep} />
      {screen.isOwn(side) && screen.place.kind === 'server' && view.side === side && (
        <Sleep {...{ screen, clock, now }} />
      )}
    </span>
  );
}

/** The time that a seat has left, for the bar; highlighted when it is about to run out. */
export function ChipClock({ screen, side }: { screen: ScreenState; side: number }) {
  const view = screen.model.view.value;
  const clock = view?.clock?.sides[side];
  const now = useSeconds(clock?.until !== undefined);
  if (!view || !clock || isClosed(view) || screen.model.isOver.value) return null;
  const left = leftOf(clock, now);
  const isLow = clock.until !== undefined && left < LOW;
  return (
    <i class={`time ${isLow ? 'low' : ''}`} title={t('clock.label')}>
      <span class="sr-only">{t('clock.label')}: </span>
      {spanOf(left)}
    </i>
  );
}

/** The server's time in seconds, updated while a clock runs. */
function useSeconds(runs: boolean): number {
  const [now, setNow] = useState(serverClock.now() / 1000);
  const { offset } = serverClock;
  useEffect(() => {
    setNow(serverClock.now() / 1000);
    if (!runs) return;
    const timer = setInterval(() => setNow(serverClock.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, [runs, offset]);
  return now;
}

/**
 * Returns the time left. While the clock runs, this includes its sleep until the deadline; otherwise it does not
 * change.
 */
const leftOf = ({ left, until }: ClockView, now: number): number =>
  until === undefined ? left : until - now;

function Sleep({ screen, clock, now }: { screen: ScreenState; clock: ClockView; now: number }) {
  const { model } = screen;
  const isAway = (clock.away ?? 0) > now;
  return (
    <>
      <SleepForm screen={screen} sleep={clock.sleep} />
      {(model.view.value?.clock?.rule.vacation ?? 0) > 0 && (
        <button
          type="button"
          class="button small"
          onClick={() => void model.setClock(isAway ? 'vacation 0' : 'vacation 1')}
        >
          {isAway ? t('clock.back') : t('clock.away')}
        </button>
      )}
    </>
  );
}
