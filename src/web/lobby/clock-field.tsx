/** Field for the time control of a new table. */
import { useSignal } from '@preact/signals';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import type { ClockRule } from '../../table/clock/clock-schemas.ts';
import { t } from './form-messages.ts';

const DAY = 86_400;
const DAYS = { kind: 'move', vacation: 14 } as const;

/** Offered time controls, from an evening to months. Programs may use any other. */
const RULES = {
  'day-1': { ...DAYS, seconds: DAY },
  'day-3': { ...DAYS, seconds: 3 * DAY },
  'hour-1': { kind: 'bank', seconds: 3600, increment: 30 },
  'hour-2': { kind: 'bank', seconds: 7200, increment: 60 },
} as const;
type Choice = keyof typeof RULES;
const CHOICES = Object.keys(RULES) as Choice[];

/** Field for the time control. `isLost`: running out of time always loses, so that choice is not offered. */
export function ClockField({ isLost }: { isLost: boolean }) {
  const chosen = useSignal('');
  return (
    <fieldset class="field">
      <legend>{t('form.clock')}</legend>
      <select
        name="clock"
        aria-label={t('form.clock')}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value;
        }}
      >
        <option value="">{t('form.clock.none')}</option>
        {CHOICES.map((id) => (
          <option key={id} value={id}>
            {t(`form.clock.${id}`)}
          </option>
        ))}
      </select>
      {!isLost && chosen.value !== '' && (
        <label class="field late">
          <span>{t('form.late')}</span>
          <select name="late">
            <option value={`stand-in ${USUAL_LEVEL}`}>{t('form.late.substitute')}</option>
            <option value="loss">{t('form.late.loss')}</option>
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** Returns the chosen time control; undefined if there is no clock. */
export function clockOf(form: FormData): ClockRule | undefined {
  const rule = RULES[String(form.get('clock')) as Choice];
  return rule && { ...rule, late: String(form.get('late') ?? 'loss') };
}

/** Returns the label under which a time control is offered; undefined if it is not one of those offered. */
export function clockText(rule: ClockRule): string | undefined {
  const id = CHOICES.find(
    (choice) => RULES[choice].kind === rule.kind && RULES[choice].seconds === rule.seconds,
  );
  return id && t(`form.clock.${id}`);
}
