/** Panel of the editor that measures balance: bots play with the changed values and with the usual ones. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { levelsOf, USUAL_LEVEL } from '../../bots/levels.ts';
import { sidesIn } from '../../kernel/setup/setup.ts';
import { sideName } from '../games/phrases.ts';
import { formatPlain } from '../messages.ts';
import { levelName } from '../ui/level-name.ts';
import { BalanceChart } from './balance-chart.tsx';
import { BALANCE_ARMS, BalanceRun, stepsOf, verdictOf } from './balance-run.ts';
import { t } from './variant-messages.ts';
import type { VariantModel } from './variant-model.ts';

const MOST_GAMES = 1000;
const USUAL_GAMES = 100;

/** A run, and a text that is equal as long as the values and the scenario are. */
interface StartedRun {
  readonly run: BalanceRun;
  readonly values: string;
}

export function BalancePanel({ model }: { readonly model: VariantModel }) {
  const { module, scenario, variant } = model;
  const started = useSignal<StartedRun | undefined>(undefined);
  useEffect(() => () => started.peek()?.run.stop(), []);
  const values = JSON.stringify([scenario.value, variant.value?.changes]);
  const { run } = started.value ?? {};
  const isRunning = run?.isRunning.value ?? false;
  const start = (form: FormData) => {
    started.peek()?.run.stop();
    const sides = sidesIn(module, scenario.value);
    const changed = variant.value && { variant: { changes: variant.value.changes } };
    const terms = {
      game: module.id,
      levels: sides.map(({ id }) => String(form.get(`level-${id}`))),
      side: Number(form.get('side')),
      games: Number(form.get('games')),
      setups: {
        changed: { scenario: scenario.value, ...changed },
        usual: { scenario: scenario.value },
      },
    };
    started.value = { run: new BalanceRun(terms), values };
  };
  return (
    <section class="balance" aria-labelledby="balance-title">
      <h2 id="balance-title">{t('balance.title')}</h2>
      <p class="hint">{t('balance.lead')}</p>
      <form
        key={scenario.value}
        class="balance-form"
        onSubmit={(event) => {
          event.preventDefault();
          start(new FormData(event.currentTarget));
        }}
      >
        <Players model={model} />
        <div class="row">
          {variant.value === undefined ? (
            <p class="hint">{t('balance.same')}</p>
          ) : (
            <button type="submit" class="button" disabled={isRunning}>
              {t(run ? 'balance.again' : 'balance.start')}
            </button>
          )}
          {isRunning && (
            <button type="button" class="button" onClick={() => run?.stop()}>
              {t('balance.stop')}
            </button>
          )}
        </div>
      </form>
      {run && <Results model={model} run={run} isStale={started.value?.values !== values} />}
    </section>
  );
}

function Players({ model: { module, scenario } }: { readonly model: VariantModel }) {
  const sides = sidesIn(module, scenario.value);
  const levels = levelsOf(module);
  const usual = levels.some(({ id }) => id === USUAL_LEVEL) ? USUAL_LEVEL : levels[0]?.id;
  return (
    <div class="balance-fields">
      {sides.map((side) => (
        <label key={side.id} class="field">
          <span>{t('balance.player', { side: sideName(module, side) })}</span>
          <select name={`level-${side.id}`}>
            {levels.map(({ id }) => (
              <option key={id} value={id} selected={id === usual}>
                {levelName(id)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label class="field">
        <span>{t('balance.side')}</span>
        <select name="side">
          {sides.map((side, i) => (
            <option key={side.id} value={i}>
              {sideName(module, side)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('balance.games')}</span>
        <input
          type="number"
          name="games"
          min={1}
          max={MOST_GAMES}
          required
          defaultValue={String(USUAL_GAMES)}
        />
      </label>
    </div>
  );
}

interface ResultsProps {
  readonly model: VariantModel;
  readonly run: BalanceRun;
  /** Whether the values have changed since the run started. */
  readonly isStale: boolean;
}

function Results({ model: { module }, run, isStale }: ResultsProps) {
  const { setups, levels, side: counted, games } = run.terms;
  const sides = sidesIn(module, setups.usual.scenario);
  const names = sides.map((side) => sideName(module, side));
  const side = names[counted] ?? '';
  const players = levels.map((id, i) =>
    t('balance.seat', { level: levelName(id), side: names[i] ?? '' }),
  );
  const points = run.points.value;
  const n = Math.min(...BALANCE_ARMS.map((arm) => points[arm].length));
  const isRunning = run.isRunning.value;
  return (
    <div class="balance-results">
      <h3>{t('balance.heading', { side, players: { list: players } })}</h3>
      {run.fault.value && <p role="alert">{formatPlain(run.fault.value)}</p>}
      <div class="balance-charts">
        {BALANCE_ARMS.map((arm) => (
          <BalanceChart key={arm} {...{ arm, side, games }} steps={stepsOf(points[arm])} />
        ))}
      </div>
      <p class="hint">
        {isRunning ? t('balance.running', { n, all: games }) : t('balance.done', { n })}
      </p>
      <p role="status">
        <b>{n > 0 && t(`balance.${verdictOf(points)}`, { side })}</b>{' '}
        {isStale && t('balance.stale')}
      </p>
      <p class="hint">{t('balance.about')}</p>
    </div>
  );
}
