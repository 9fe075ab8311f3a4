/** The hours at which the clock of a seat sleeps: shown to all players, and changed by the owner of the seat. */
import { useState } from 'preact/hooks';
import { formatNight } from '../../../table/clock/clock.ts';
import type { Night } from '../../../table/clock/clock-schemas.ts';
import { t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

/** Default sleeping hours, in minutes of the day. */
const USUAL: Night = { from: 22 * 60, to: 7 * 60 };
const END: Night = { from: 0, to: 0 };

/** Returns the time zone of this device. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns minutes of the day as a time: 07:30. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the minutes of the day of a time such as 07:30; undefined if the text is not a time. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Returns a description of the sleeping hours. */
function sleepText({ from, to, zone = 'UTC', weekends }: Night): string {
  const args = { from: timeOf(from), to: timeOf(to), zone: zone.replaceAll('_', ' ') };
  if (from === to) return t('clock.sleep.weekends', args);
  return weekends ? t('clock.sleep.both', args) : t('clock.sleep.night', args);
}

export const SleepHours = ({ sleep }: { sleep: Night | undefined }) =>
  sleep ? <span class="hint sleep-hours">{sleepText(sleep)}</span> : null;

interface FormProps {
  readonly screen: ScreenState;
  readonly sleep: Night | undefined;
}

/** Form in which a player sets the sleeping hours of their clock. */
export function SleepForm({ screen, sleep }: FormProps) {
  const [isOpen, setOpen] = useState(false);
  const save = (night: Night): void => {
    setOpen(false);
    void screen.model.setClock(formatNight(night));
  };
  return (
    <>
      {!isOpen && (
        <button type="button" class="button small" onClick={() => setOpen(true)}>
          {sleep ? t('clock.sleep.change') : t('clock.sleep.set')}
        </button>
      )}
      {isOpen && <SleepFields {...{ sleep, save, cancel: () => setOpen(false) }} />}
      {sleep && (
        <button type="button" class="button small" onClick={() => save(END)}>
          {t('clock.sleep.end')}
        </button>
      )}
    </>
  );
}

interface FieldsProps {
  readonly sleep: Night | undefined;
  readonly save: (night: Night) => void;
  readonly cancel: () => void;
}

function SleepFields({ sleep = USUAL, save, cancel }: FieldsProps) {
  const zone = ownZone();
  // Hours in another time zone, as at old tables, would be wrong here.
  const shown = sleep.zone === zone && sleep.from !== sleep.to ? sleep : USUAL;
  return (
    <form
      class="row sleep-form"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const [from, to] = ['from', 'to'].map((name) => minutesOf(String(form.get(name))));
        const weekends = form.get('weekends') !== null && { weekends: true as const };
        if (from !== undefined && to !== undefined) save({ from, to, zone, ...weekends });
      }}
    >
      <label>
        {t('clock.sleep.from')}{' '}
        <input type="time" name="from" required value={timeOf(shown.from)} />
      </label>
      <label>
        {t('clock.sleep.to')} <input type="time" name="to" required value={timeOf(shown.to)} />
      </label>
      <label>
        <input type="checkbox" name="weekends" checked={sleep.weekends === true} />{' '}
        {t('clock.sleep.with-weekends')}
      </label>
      <span class="hint">{t('clock.sleep.zone', { zone: zone.replaceAll('_', ' ') })}</span>
      <button type="submit" class="button small">
        {t('clock.sleep.save')}
      </button>
      <button type="button" class="button small" onClick={cancel}>
        {t('clock.sleep.cancel')}
      </button>
    </form>
  );
}
