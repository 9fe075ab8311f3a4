/** What is loaded when it is first needed. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading, Message } from './message.tsx';

export interface LoadProps<T> {
  /** Called once: what needs another load needs another `key`. */
  readonly load: () => Promise<T>;
  /** What is said meanwhile. */
  readonly waiting: string;
  readonly children: (loaded: T) => ComponentChildren;
}

/** Waits for a part of the page; says so if it does not come. */
export function Load<T>({ load, waiting, children }: LoadProps<T>) {
  const [loaded, setLoaded] = useState<{ readonly part: T }>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    load().then(
      (part) => setLoaded({ part }),
      (error: Error) => setFault(error.message),
    );
  }, []);
  if (fault)
    return (
      <Message title="This part of the page did not load" onRetry={() => location.reload()}>
        <p>The server may be down, or have been renewed since the page was opened. ({fault})</p>
      </Message>
    );
  return loaded ? children(loaded.part) : <Loading what={waiting} />;
}
