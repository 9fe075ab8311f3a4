/** Choice of a strong bot in the current position, with its chances and the two next best choices. */
import { useSignal } from '@preact/signals';
import type { Advice } from '../../session/hint.ts';
import { Icon } from '../../ui/icons.tsx';
import { msg, t, format } from '../../table-messages.ts';
import { Key } from '../../ui/key.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import type { TableModel } from '../model.ts';

export function HintCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const hint = model.hint.shown.value;
  // On a narrow screen only the best choice is shown at first, because the card takes height from the board.
  const isWhole = useSignal(false);
  if (!hint) return null;
  const whole = isWhole.value ? 'whole' : '';
  return (
    <section class={`card hint-card ${whole}`} aria-label={t('hint.label')} aria-live="polite">
      <header>
        <RuleTag rule={hint.rule} onOpen={screen.openRule} />
        <h2>{t('hint.title')}</h2>
        {hint.advice && (
          <button
            type="button"
            class="button quiet small more"
            aria-expanded={isWhole.value}
            onClick={() => {
              isWhole.value = !isWhole.value;
            }}
          >
            {isWhole.value ? t('hint.less') : t('hint.more')}
          </button>
        )}
        <button
          type="button"
          class="button quiet icon"
          aria-label={t('hint.close')}
          onClick={() => model.hint.close()}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      {hint.advice ? (
        <ol>
          {hint.advice.map((advice, i) => (
            <AdviceLine
              key={advice.action}
              model={model}
              advice={advice}
              next={i === 0 ? hint.next : []}
            />
          ))}
        </ol>
      ) : (
        <p class="hint">{t('hint.thinking')}</p>
      )}
      <p class="hint fine">{t('hint.fine')}</p>
    </section>
  );
}

function AdviceLine(props: { model: TableModel; advice: Advice; next: readonly Advice[] }) {
  const { model, advice, next } = props;
  const choice = model.choices.value.all.find((c) => c.action === advice.action);
  if (!choice) return null;
  const weigh = (on: boolean) => () => {
    model.weighed.value = on ? choice : undefined;
  };
  return (
    <li>
      <button
        type="button"
        class="move"
        onClick={() => model.follow([advice, ...next].map(({ action }) => action))}
        onMouseEnter={weigh(true)}
        onMouseLeave={weigh(false)}
        onFocus={weigh(true)}
        onBlur={weigh(false)}
      >
        <span>
          {format(model.game, advice.label)}
          {next.map(({ action, label }) => (
            <small key={action}>{format(model.game, msg('hint.then', { action: label }))}</small>
          ))}
        </span>
        <span class="chances">
          {advice.chances !== undefined && <b>{t('hint.chances', { n: advice.chances })}</b>}
          <small>{format(model.game, advice.text)}</small>
        </span>
      </button>
    </li>
  );
}

/** Button that asks for a hint, if the table gives hints and the game is not over. */
export function HintButton({ model }: { model: TableModel }) {
  const { hints, side = -1, outcome } = model.view.value ?? {};
  if (!hints || side < 0 || outcome) return null;
  return (
    <button
      type="button"
      class="button small"
      aria-pressed={model.hint.shown.value !== undefined}
      disabled={!model.hint.isOffered.value}
      title={t('hint.tip')}
      onClick={() => void model.hint.ask()}
    >
      <Icon name="bulb" size={16} /> <span class="word">{t('hint.label')}</span> <Key name="H" />
    </button>
  );
}
