/** A whole screen that says what is wrong and offers ways on. */
import type { ComponentChildren } from 'preact';
import { t } from '../words.ts';

interface MessageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onRetry?: () => void;
}

export function Message({ title, children, onRetry }: MessageProps) {
  return (
    <main class="message">
      <div role="alert">
        <h1>{title}</h1>
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
    </main>
  );
}

/** A screen whose parts are still on their way. */
export function Loading({ what }: { what: string }) {
  return (
    <main class="loading" aria-busy="true">
      <p>{what}</p>
    </main>
  );
}
