/** Loads parts of the page on demand. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { isNotThere } from '../faults.ts';
import { faultOf, t, formatPlain } from '../messages.ts';
import { Loading, LoadingBox, Message, MessagePart } from './message.tsx';

interface LoadProps<T> {
  /** Called once. To load something else, use another `key`. */
  readonly load: () => Promise<T>;
  /** Text shown while waiting. */
  readonly waiting: string;
  /** Whether it is part of a screen, rather than a whole one. */
  readonly isPart?: boolean;
  readonly children: (loaded: T) => ComponentChildren;
}

interface Failure {
  readonly text: LocalizedText;
  readonly isNotThere: boolean;
}

/** Waits for a part of the page, and shows an error if loading fails. */
export function Load<T>({ load, waiting, isPart = false, children }: LoadProps<T>) {
  const [loaded, setLoaded] = useState<{ readonly part: T }>();
  const [fault, setFault] = useState<Failure>();
  useEffect(() => {
    load().then(
      (part) => setLoaded({ part }),
      (error) => setFault({ text: faultOf(error), isNotThere: isNotThere(error) }),
    );
  }, []);
  if (fault) {
    const Fault = isPart ? MessagePart : Message;
    const text = formatPlain(fault.text);
    // The thing does not exist, so a retry is useless.
    if (fault.isNotThere)
      return (
        <Fault title={t('ui.nothing')}>
          <p>{text}</p>
        </Fault>
      );
    return (
      <Fault title={t('ui.not-loaded')} onRetry={() => location.reload()}>
        {/* A failed server request explains itself; a failed import has only the browser's error, shown as a
            technical hint. */}
        <p>{isPart ? text : t('ui.not-loaded.why')}</p>
        {!isPart && <p class="hint">{text}</p>}
      </Fault>
    );
  }
  if (loaded) return children(loaded.part);
  return isPart ? <LoadingBox what={waiting} /> : <Loading what={waiting} />;
}
