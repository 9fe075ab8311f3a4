/** Chat of a study: all readers see it, only members can write. */
import { useSignal } from '@preact/signals';
import type { SubmitEventHandler } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { STUDY_CHAT_LENGTH } from '../../study/messages.ts';
import { dayOf } from '../numbers.ts';
import { faultOf } from '../table-messages.ts';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

export function StudyChat({ study }: { readonly study: StudyModel }) {
  const { chatMessages, info } = study.sync;
  const list = useRef<HTMLOListElement>(null);
  const last = chatMessages.value.at(-1)?.n;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [last]);
  const isMember = info.value !== undefined && info.value.me !== '';
  if (!isMember && chatMessages.value.length === 0) return null;
  return (
    <section>
      <h2 class="legend">{t('studies.chat')}</h2>
      <ol
        ref={list}
        class="remarks"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be scrollable by keyboard
        tabIndex={0}
        aria-label={t('studies.chat')}
      >
        {chatMessages.value.length === 0 && <li class="hint">{t('studies.chat.none')}</li>}
        {chatMessages.value.map(({ n, name, text, at }) => (
          <li key={n}>
            <b>{name}</b>{' '}
            <time class="hint" dateTime={new Date(at).toISOString()}>
              {dayOf(at)}
            </time>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
      {isMember && <ChatForm study={study} />}
    </section>
  );
}

function ChatForm({ study }: { readonly study: StudyModel }) {
  const text = useSignal('');
  const isBusy = useSignal(false);
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (isBusy.peek() || text.peek().trim() === '') return;
    isBusy.value = true;
    study.sync
      .send(text.peek())
      .then(
        () => (text.value = ''),
        (error) => (study.sync.fault.value = faultOf(error)),
      )
      .finally(() => (isBusy.value = false));
  };
  return (
    <form class="say" onSubmit={submit}>
      <input
        type="text"
        aria-label={t('studies.chat.field')}
        maxLength={STUDY_CHAT_LENGTH}
        autocomplete="off"
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <button type="submit" class="button small" disabled={isBusy.value}>
        {t('studies.chat.send')}
      </button>
    </form>
  );
}
