/** Orders for this seat during absence: standing orders for reaction windows, and conditional moves. */
import { useMemo } from 'preact/hooks';
import type { Game } from '../../../kernel/game.ts';
import type { ReactionWindow } from '../../../kernel/window.ts';
import type { TableView } from '../../../table/messages/messages.ts';
import type { ConditionalLine, Ply, Will } from '../../../table/seats/orders.ts';
import { actionsOfLine } from '../../session/premoves.ts';
import { stateFrom } from '../../session/session.ts';
import { t, format } from '../../table-messages.ts';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { LineBuilder, actionName } from '../prompt/line-builder.tsx';
import { ownSeat } from '../seats/own-seat.ts';

/** Default minimum chance for a reaction, in percent. */
const USUAL = 50;

export function OrdersPanel({ screen }: { screen: ScreenState }) {
  const { model, orders } = screen;
  const kept = orders.kept.value;
  const view = model.view.value;
  const texts = useMemo(
    () => kept && view && kept.lines.map(({ plies }) => namedLineText(model.game, view, plies)),
    [model.game, kept, view?.seq, view?.side],
  );
  if (!view || !ownSeat(screen)) return null;
  const { windows = [] } = model.game;
  const fault = orders.fault.value;
  return (
    <details class="away" onToggle={(event) => event.currentTarget.open && void orders.load()}>
      <summary>{t('conditional.title')}</summary>
      <p class="hint">{t('conditional.hint')}</p>
      {windows.map((window) => (
        <WindowField key={window.id} {...{ screen, window, will: kept?.wills[window.id] }} />
      ))}
      <h3 class="legend">{t('conditional.lines')}</h3>
      <ul>
        {kept?.lines.map((line, i) => (
          <li key={JSON.stringify(line)} class="row">
            <span>{texts?.[i]}</span>
            <button
              type="button"
              class="button small"
              onClick={() => void orders.send(view.seq, { lines: without(kept.lines, line) })}
            >
              {t('conditional.drop')}
            </button>
          </li>
        ))}
      </ul>
      <LineBuilder
        key={`${view.side} ${view.seq}`}
        screen={screen}
        onDone={(plies) =>
          void orders.send(view.seq, {
            lines: [...(kept?.lines ?? []), { since: view.seq, plies: [...plies] }],
          })
        }
      />
      {fault && <p role="alert">{format(model.game, fault)}</p>}
    </details>
  );
}

const without = (lines: readonly ConditionalLine[], line: ConditionalLine): ConditionalLine[] =>
  lines.filter((other) => other !== line);

/** Returns a line such as `If “Stay” is played: Walk; Stay`, with names of choices if the current view allows them. */
function namedLineText(game: Game, view: TableView, plies: readonly Ply[]): string {
  const ways = actionsOfLine(game, stateFrom(game, view.ints), view.side, plies);
  return lineText(
    plies,
    ways.map((way) => way && actionName(game, way)),
  );
}

/** Returns a line in the game's notation, with names in place of the notation where given. */
const lineText = (plies: readonly Ply[], names: readonly (string | undefined)[] = []): string =>
  plies
    .map(({ own, text: notation }, i) => {
      const text = names[i] ?? notation;
      if (!own) return `${t('conditional.if', { text })} `;
      const next = plies[i + 1];
      return next ? `${text}${next.own ? ';' : '.'} ` : text;
    })
    .join('');

interface WindowProps {
  readonly screen: ScreenState;
  readonly window: ReactionWindow;
  readonly will: Will | undefined;
}

/** Field for the standing order of one reaction window. */
function WindowField({ screen, window, will }: WindowProps) {
  const { model, orders } = screen;
  const leave = (wanted: Will | undefined) => {
    const { [window.id]: _, ...others } = orders.kept.peek()?.wills ?? {};
    const wills = wanted ? { ...others, [window.id]: wanted } : others;
    void orders.send(model.view.peek()?.seq ?? 0, { wills });
  };
  const percent = will?.do === 'best' ? will.percent : USUAL;
  const name = format(model.game, window.name);
  return (
    <div class="field">
      <label>
        {name} <RuleTag rule={window.rule} game={model.game.id} />
        <select
          aria-label={name}
          value={will?.do ?? 'ask'}
          onChange={({ currentTarget: { value } }) => leave(willOf(value, percent))}
        >
          <option value="ask">{t('conditional.ask')}</option>
          <option value="decline">{t('conditional.decline')}</option>
          <option value="best">
            {t(window.chance ? 'conditional.best' : 'conditional.answer')}
          </option>
        </select>
      </label>
      {window.chance && will?.do === 'best' && (
        <label>
          {t('conditional.percent')}
          <input
            type="number"
            min={0}
            max={100}
            value={percent}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              leave(willOf('best', Math.min(100, Math.max(0, Math.round(valueAsNumber) || 0))))
            }
          />
        </label>
      )}
    </div>
  );
}

function willOf(what: string, percent: number): Will | undefined {
  if (what === 'ask') return undefined;
  return what === 'decline' ? { do: 'decline' } : { do: 'best', percent };
}

/** Shows a returning player which of their conditional moves were cancelled. */
export function CancelledOrdersNotice({ screen }: { screen: ScreenState }) {
  const { model, orders } = screen;
  const dropped = orders.kept.value?.dropped ?? [];
  if (dropped.length === 0) return null;
  return (
    <div class="stand-in-host" role="status">
      <div class="notice info away-dropped">
        <p>{t('conditional.dropped')}</p>
        <ul>
          {dropped.map(({ seq, plies, rule, reason }) => (
            <li key={`${seq} ${lineText(plies)}`}>
              {lineText(plies)} {plies.length > 0 && '– '}
              {format(model.game, reason)} <RuleTag rule={rule} game={model.game.id} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="button small"
          onClick={() => void orders.send(model.view.peek()?.seq ?? 0, {})}
        >
          {t('conditional.seen')}
        </button>
      </div>
    </div>
  );
}
