/** Builds a conditional move: the player's next moves, in any case or if the others play certain moves. */
import { useMemo, useState } from 'preact/hooks';
import { actor } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import type { Ply } from '../../../table/seats/orders.ts';
import {
  type PossibleAction,
  answers,
  type DraftLine,
  withPly,
  replies,
  actionsOfLine,
} from '../../session/premoves.ts';
import { stateFrom } from '../../session/session.ts';
import { msg, t, format } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

interface BuilderProps {
  readonly screen: ScreenState;
  readonly onDone: (plies: readonly Ply[]) => void;
}

export function LineBuilder({ screen, onDone }: BuilderProps) {
  const { game, view } = screen.model;
  const table = view.value;
  const begin = useMemo(
    (): DraftLine | undefined => table && { plies: [], state: stateFrom(game, table.ints) },
    [game, table?.seq, table?.side],
  );
  const [draft, setDraft] = useState(begin);
  const [others, own] = useMemo(
    () =>
      table && draft && table.actor !== table.side
        ? [replies(game, draft.state, table.side), answers(game, draft.state, table.side)]
        : [[], []],
    [game, table?.side, table?.actor, draft],
  );
  if (!table || !draft) return null;
  if (table.actor === table.side) return <p class="hint">{t('conditional.your-turn')}</p>;
  const { plies, state } = draft;
  const ways = begin ? actionsOfLine(game, begin.state, table.side, plies) : [];
  const nameOf = (i: number, notation: string) => (ways[i] ? actionName(game, ways[i]) : notation);
  const add = (own: boolean) => (way: PossibleAction) =>
    setDraft(withPly(game, draft, own, way) ?? draft);
  return (
    <div class="field">
      {plies.length > 0 && (
        <ol>
          {plies.map(({ own: mine, text }, i) => (
            <li key={i}>
              {mine ? nameOf(i, text) : t('conditional.if', { text: nameOf(i, text) })}
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <WaySelect
          screen={screen}
          label={format(game, msg('conditional.if-they', { side: sideNoun(actor(game, state)) }))}
          first={t('conditional.whatever')}
          ways={others}
          onPick={add(false)}
        />
      )}
      {own.length > 0 && (
        <WaySelect
          screen={screen}
          label={t('conditional.i-play')}
          first={t('conditional.choose')}
          ways={own}
          onPick={add(true)}
        />
      )}
      {others.length + own.length === 0 && <p class="hint">{t('conditional.no-further')}</p>}
      {plies.length > 0 && (
        <div class="row">
          <button
            type="button"
            class="button small"
            disabled={!plies.at(-1)?.own}
            onClick={() => {
              onDone(plies);
              setDraft(begin);
            }}
          >
            {t('conditional.add')}
          </button>
          <button type="button" class="button small" onClick={() => setDraft(begin)}>
            {t('conditional.start-over')}
          </button>
        </div>
      )}
    </div>
  );
}

interface WayProps {
  readonly screen: ScreenState;
  readonly label: string;
  /** Text while nothing is picked. */
  readonly first: string;
  readonly ways: readonly PossibleAction[];
  readonly onPick: (way: PossibleAction) => void;
}

/** Returns the label of an action. */
export const actionName = (game: Game, { action, before }: PossibleAction): string =>
  format(game, game.look.actionLabel(before, action));

function WaySelect({ screen, label, first, ways, onPick }: WayProps) {
  const { game } = screen.model;
  return (
    <label>
      {label}
      <select
        aria-label={label}
        value=""
        onChange={({ currentTarget }) => {
          const way = ways[Number(currentTarget.value)];
          currentTarget.value = '';
          if (way) onPick(way);
        }}
      >
        <option value="">{first}</option>
        {ways.map((way, i) => (
          <option key={way.action} value={i}>
            {actionName(game, way)}
          </option>
        ))}
      </select>
    </label>
  );
}
