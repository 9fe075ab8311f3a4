/** What screen readers are told: the prompt when it changes, and what others and the dice did. */
import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../../table/messages.ts';
import { t } from '../table-words.ts';
import { linesOf } from '../session/log-lines.ts';
import type { ScreenState } from './context.ts';
import { promptOf } from './prompt.ts';
import { speakerName } from './talk-panel.tsx';

/** Of a long series only the end is read. */
const MOST_LINES = 6;
/** Milliseconds that a prompt stands before it is read: what is sent and answered at once is not worth a word. */
const REST = 300;

export function Announcer({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const told = useRef(model.view.peek()?.seq ?? 0);
  const news = useComputed(() => {
    const entries = model.entries.value.filter((e) => e.seq > told.current);
    told.current = entries.at(-1)?.seq ?? told.current;
    return wordsOf(screen, entries);
  });
  const said = useComputed(() => model.talk.unread.value.at(-1));
  const { text, rule } = promptOf(model);
  const prompt = useRested(rule ? t('act.announced', { rule, text }) : text);
  return (
    <div class="sr-only">
      <p aria-live="polite">{news.value}</p>
      <p aria-live="polite">
        {said.value && `${speakerName(screen, said.value)}: ${said.value.text}`}
      </p>
      <p aria-live="polite">{prompt}</p>
    </div>
  );
}

/** The text, once it has stood for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What happened, but for what one has done oneself. */
function wordsOf({ model }: ScreenState, entries: readonly Entry[]): string {
  const side = model.view.value?.side;
  return entries
    .filter((entry) => entry.side !== side)
    .flatMap((entry) => linesOf(model.game, entry))
    .slice(-MOST_LINES)
    .map((line) => line.segments.map((s) => s.text).join(''))
    .join(' ');
}
