/** How somebody wants to be told of his turns, at one table or at all of his: in this browser, by e-mail, by a webhook. */
import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../../kernel/message.ts';
import { PageError } from '../faults.ts';
import {
  canPush,
  fetchNoticeMeans,
  type Notice,
  type NoticeMeans,
  pushAddress,
  type Wishes,
} from '../net/notices.ts';
import { say } from '../words/say.ts';
import { faultOf, tellPlain } from '../words.ts';
import { t } from './notice-words.ts';

interface BoxProps {
  /** Where the wishes are kept. */
  readonly wishes: Wishes;
  /** What is said while there are none. */
  readonly none?: string;
}

export function NoticesBox({ wishes, none }: BoxProps) {
  const [means, setMeans] = useState<NoticeMeans>();
  const [wanted, setWanted] = useState<readonly Notice[]>();
  const [fault, setFault] = useState<Said>('');
  const attempt = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      setMeans(means ?? (await fetchNoticeMeans()));
      await work();
      setWanted(await wishes.list());
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  useEffect(() => void attempt(async () => undefined), []);
  const pushHere = async () => {
    const address = await pushAddress(means?.push ?? '').catch(() => {
      throw new PageError(say('notice.refused'));
    });
    await wishes.want({ kind: 'push', ...address });
  };
  const want = (what: object) => attempt(() => wishes.want(what));
  return (
    <>
      {wanted?.length === 0 && none && <p>{none}</p>}
      <ul>
        {wanted?.map(({ key, kind, place }) => (
          <li key={key} class="row">
            <span>{kind === 'push' ? t('notice.push') : place}</span>
            <button
              type="button"
              class="button small"
              onClick={() => void attempt(() => wishes.end(key))}
            >
              {t('notice.stop')}
            </button>
          </li>
        ))}
      </ul>
      {means && canPush() && (
        <button type="button" class="button small" onClick={() => void attempt(pushHere)}>
          {t('notice.by-push')}
        </button>
      )}
      {means?.email && (
        <AddressForm
          mode="email"
          label={t('notice.email')}
          button={t('notice.by-email')}
          onDone={(to) => want({ kind: 'email', to })}
        />
      )}
      {means && (
        <AddressForm
          mode="url"
          label={t('notice.webhook')}
          button={t('notice.by-webhook')}
          onDone={(url) => want({ kind: 'webhook', url })}
        />
      )}
      {fault && <p role="alert">{tellPlain(fault)}</p>}
    </>
  );
}

interface AddressProps {
  readonly mode: 'email' | 'url';
  readonly label: string;
  readonly button: string;
  readonly onDone: (text: string) => Promise<void>;
}

function AddressForm({ mode, label, button, onDone }: AddressProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void onDone(text).then(() => setText(''));
      }}
    >
      <input
        type="text"
        inputMode={mode}
        required
        aria-label={label}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}
