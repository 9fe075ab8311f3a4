/** Texts for screen readers: the prompt when it changes, the player's choices, the moves of others and the dice. */
import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { msg, t, format } from '../../table-messages.ts';
import { spokenMoves } from '../../session/log/spoken-moves.ts';
import { settings } from '../../ui/settings.ts';
import type { ScreenState } from '../context.ts';
import type { TableModel } from '../model.ts';
import { promptOf } from '../prompt/prompt.ts';
import { authorName } from '../chat/chat-panel.tsx';

/** Milliseconds before a prompt is read, so that prompts answered at once are not announced. */
const REST = 300;

export function Announcer({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const told = useRef(model.view.peek()?.seq ?? 0);
  const news = useComputed(() => {
    const all = model.entries.value;
    const entries = all.filter((e) => e.seq > told.current);
    const before = all.slice(0, all.length - entries.length);
    told.current = entries.at(-1)?.seq ?? told.current;
    const mode = settings.value.spokenMoves;
    return spokenMoves(model.game, model.view.value?.side ?? -1, entries, { before, mode });
  });
  const summary = useComputed(() => summaryOf(model));
  const latest = useComputed(() => model.chat.unread.value.at(-1));
  const { text, rule } = promptOf(model);
  const prompt = useRested(rule ? t('act.announced', { rule, text }) : text);
  return (
    <div class="sr-only">
      <p aria-live="polite">{news.value}</p>
      <p aria-live="polite">{summary.value}</p>
      <p aria-live="polite">
        {latest.value && `${authorName(screen, latest.value)}: ${latest.value.text}`}
      </p>
      <p aria-live="polite">{useRested(chosenOf(model))}</p>
      <p aria-live="polite">{prompt}</p>
    </div>
  );
}

/**
 * Returns the text once it has been unchanged for a while. Initially empty, because screen readers read only changes.
 */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Returns the moves of the others since the player's own turn, in one line. */
function summaryOf({ game, recap }: TableModel): string {
  const message = settings.value.spokenMoves === 'summary' && recap.shown.value?.message;
  return message ? format(game, message) : '';
}

/** Returns the text of the last pick while more is to be chosen; at any other stage the prompt names it. */
function chosenOf({ game, session }: TableModel): string {
  const { picks = [], stage } = session.value ?? {};
  const last = picks.at(-1);
  if (!last || stage !== 'choose') return '';
  return format(
    game,
    msg('act.chosen', { action: game.look.actionLabel(last.before, last.action) }),
  );
}
