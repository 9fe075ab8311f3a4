/** Chat at the table, and the player's private notes. */
import { useSignalEffect } from '@preact/signals';
import type { SubmitEventHandler } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hasSecrets } from '../../../kernel/view.ts';
import { type LocalizedText, side as sideNoun } from '../../../kernel/text/message.ts';
import { NOTE_LENGTH, CHAT_MESSAGE_LENGTH } from '../../../table/messages/chat-limits.ts';
import type { ChatMessage } from '../../../table/messages/chat.ts';
import { freshSeed } from '../../../table/dice/dice.ts';
import type { ChatConnection } from '../../net/chat-connection.ts';
import { dayOf } from '../../numbers.ts';
import { faultOf, nameOf, t, formatPlain } from '../../table-messages.ts';
import { settings } from '../../ui/settings.ts';
import type { ScreenState } from '../context.ts';
import { sideStyle } from '../board/side-style.ts';
import { authorOf } from './chat-model.ts';

/** Milliseconds without a key press after which notes are saved. */
const PAUSE = 600;

export function ChatPanel({ screen }: { screen: ScreenState }) {
  const view = screen.model.view.value;
  const { chat } = screen.model;
  if (!view || !chat.line) return null;
  return (
    <>
      <section>
        <h2 class="legend">{t('chat.title')}</h2>
        <ChatMessages screen={screen} />
        <ChatForm screen={screen} line={chat.line} />
        <p class="hint">{aboutHearers(screen, view.side)}</p>
        <Authors screen={screen} />
      </section>
      {view.side >= 0 && <Notes key={view.side} line={chat.line} />}
    </>
  );
}

/** Returns a text that says who reads the chat here. */
function aboutHearers({ model }: ScreenState, side: number): string {
  if (side >= 0) return t('chat.to-all');
  const isOpen = model.view.value?.outcome !== undefined || !hasSecrets(model.game.create());
  return isOpen ? t('chat.to-all') : t('chat.to-watchers');
}

function ChatMessages({ screen }: { screen: ScreenState }) {
  const { chat, game } = screen.model;
  const list = useRef<HTMLOListElement>(null);
  const messages = chat.messages.value;
  const last = messages.at(-1)?.n;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [last]);
  useSignalEffect(() => {
    // On a narrow screen the panel may be closed; reading this signal checks again when it opens.
    screen.sheet.value;
    if (chat.unread.value.length > 0 && list.current?.offsetParent) chat.see();
  });
  return (
    <ol
      ref={list}
      class="remarks"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too
      tabIndex={0}
      aria-label={t('chat.list')}
    >
      {messages.length === 0 && <li class="hint">{t('chat.none')}</li>}
      {messages.map((message) => (
        <li key={message.n} style={sideStyle(game, message.side)}>
          <b>{authorName(screen, message)}</b>{' '}
          <time class="hint" dateTime={new Date(message.at).toISOString()}>
            {dayOf(message.at)}
          </time>
          <p dir="auto">{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Returns the name of a message's author: a seat by its side and player, a spectator by their own name. */
export function authorName({ model }: ScreenState, { side, name }: ChatMessage): string {
  if (side < 0) return t('chat.watching', { name: name || t('occupant.somebody') });
  const sideName = nameOf(model.game, sideNoun(side));
  return name === '' ? sideName : t('chat.seat', { name, side: sideName });
}

function ChatForm({ screen, line }: { screen: ScreenState; line: ChatConnection }) {
  const [fault, setFault] = useState<LocalizedText>('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  /** The last message sent, which may have arrived: a retry keeps its id. */
  const tried = useRef({ text: '', id: '' });
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    if (tried.current.text !== text) tried.current = { text, id: freshSeed().slice(0, 24) };
    setBusy(true);
    line
      .send(text, settings.value.name, tried.current.id)
      .then(
        () => {
          tried.current = { text: '', id: '' };
          setText('');
          setFault('');
          screen.model.chat.see();
        },
        (error) => setFault(faultOf(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form class="say" onSubmit={submit}>
      <input
        type="text"
        aria-label={t('chat.field')}
        maxLength={CHAT_MESSAGE_LENGTH}
        autocomplete="off"
        readOnly={busy}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small" disabled={busy}>
        {t('chat.send')}
      </button>
      {fault && <p role="alert">{formatPlain(fault)}</p>}
    </form>
  );
}

/** Authors who can be muted. */
function Authors({ screen }: { screen: ScreenState }) {
  const { chat } = screen.model;
  const others = chat.authors.value.filter(({ side }) => !screen.isOwn(side));
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{t('chat.mute.title')}</summary>
      {others.map((message) => (
        <label key={authorOf(message)} class="check">
          <input
            type="checkbox"
            checked={chat.isMuted(message)}
            onChange={(event) => chat.mute(message, event.currentTarget.checked)}
          />
          {t('chat.mute', { name: authorName(screen, message) })}
        </label>
      ))}
    </details>
  );
}

/** Private notes, saved automatically after a pause and when the player leaves. */
function Notes({ line }: { line: ChatConnection }) {
  const [text, setText] = useState<string>();
  const [state, setState] = useState<LocalizedText>('');
  const unkept = useRef<string>(undefined);
  useEffect(() => {
    line.note().then(setText, (error) => setState(faultOf(error)));
  }, [line]);
  const keep = () => {
    const wanted = unkept.current;
    unkept.current = undefined;
    if (wanted === undefined) return;
    line.keepNote(wanted).then(
      () => setState(t('notes.kept')),
      (error) => setState(faultOf(error)),
    );
  };
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => keep, [line]);
  return (
    <section class="notes">
      <h2 class="legend">{t('notes.title')}</h2>
      <p class="hint">{t('notes.text')}</p>
      <textarea
        aria-label={t('notes.title')}
        rows={5}
        maxLength={NOTE_LENGTH}
        disabled={text === undefined}
        value={text ?? ''}
        onInput={(event) => {
          unkept.current = event.currentTarget.value;
          setText(event.currentTarget.value);
          setState('');
        }}
      />
      <p class="hint" role="status">
        {formatPlain(state)}
      </p>
    </section>
  );
}
