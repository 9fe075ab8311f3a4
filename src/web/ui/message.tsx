/** Message in place of a screen, or of a part of it. */
import type { ComponentChildren } from 'preact';
import { t } from '../messages.ts';
import { TopBar } from './top-bar.tsx';

interface MessageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onRetry?: () => void;
}

/** Message as a whole screen, with the navigation bar. */
export function Message(props: MessageProps) {
  return (
    <>
      <TopBar />
      <main>
        <MessageBox {...props} />
      </main>
    </>
  );
}

/** Message as part of a screen, which has its own heading above. */
export const MessagePart = (props: MessageProps) => <MessageBox {...props} isPart />;

function MessageBox({ title, children, onRetry, isPart }: MessageProps & { isPart?: boolean }) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div class={`message ${isPart ? 'part' : ''}`}>
      <div role="alert">
        <Heading>{title}</Heading>
        {children}
      </div>
      <div class="row">
        {onRetry && (
          <button type="button" class="button primary" onClick={onRetry}>
            {t('ui.retry')}
          </button>
        )}
        <a class="button" href="/">
          {t('ui.to-lobby')}
        </a>
      </div>
    </div>
  );
}

/** Placeholder for a screen that is still loading. */
export function Loading({ what }: { what: string }) {
  return (
    <>
      <TopBar isLoading />
      <main>
        <LoadingBox what={what} />
      </main>
    </>
  );
}

/** Placeholder for a part of a screen. */
export const LoadingBox = ({ what }: { what: string }) => (
  <div class="loading" aria-busy="true">
    <p>{what}</p>
  </div>
);
