/** Parts that are loaded when they are first needed. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { isNotThere } from '../faults.ts';
import { faultOf, t, tellPlain } from '../messages.ts';
import { Loading, LoadingBox, Message, MessagePart } from './message.tsx';

interface LoadProps<T> {
  /** Called once: what needs another load needs another `key`. */
  readonly load: () => Promise<T>;
  /** Text during the wait. */
  readonly waiting: string;
  /** It stands in the middle of a screen. */
  readonly isPart?: boolean;
  readonly children: (loaded: T) => ComponentChildren;
}

interface Failure {
  readonly said: LocalizedText;
  readonly isNotThere: boolean;
}

/** Waits for a part of the page; says so if it does not come. */
export function Load<T>({ load, waiting, isPart = false, children }: LoadProps<T>) {
  const [loaded, setLoaded] = useState<{ readonly part: T }>();
  const [fault, setFault] = useState<Failure>();
  useEffect(() => {
    load().then(
      (part) => setLoaded({ part }),
      (error) => setFault({ said: faultOf(error), isNotThere: isNotThere(error) }),
    );
  }, []);
  if (fault) {
    const Fault = isPart ? MessagePart : Message;
    const told = tellPlain(fault.said);
    // Nothing has gone wrong, and it is not there the next time either.
    if (fault.isNotThere)
      return (
        <Fault title={t('ui.nothing')}>
          <p>{told}</p>
        </Fault>
      );
    return (
      <Fault title={t('ui.not-loaded')} onRetry={() => location.reload()}>
        {/* Of a part, which the server tells, it says itself what is wrong; else a browser does, for whoever mends it. */}
        <p>{isPart ? told : t('ui.not-loaded.why')}</p>
        {!isPart && <p class="hint">{told}</p>}
      </Fault>
    );
  }
  if (loaded) return children(loaded.part);
  return isPart ? <LoadingBox what={waiting} /> : <Loading what={waiting} />;
}
