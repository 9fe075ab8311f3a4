/** Bar of the rules page: contents on narrow screens, search, PDF, and a link to play. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { Icon } from '../ui/icons.tsx';
import { Key } from '../ui/key.tsx';
import { CONTENTS_ID } from './contents.tsx';
import type { DrawQueue } from './draw-queue.ts';
import { t } from './rules-messages.ts';

interface RulesBarProps {
  readonly module: GameModule;
  readonly count: number;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly isOpen: boolean;
  readonly onContents: () => void;
  readonly queue: DrawQueue;
}

export function RulesBar(props: RulesBarProps) {
  const { module, count, search, onSearch, isOpen, onContents, queue } = props;
  const field = useSearchKey();
  return (
    <search class="rules-bar" aria-label={t('rulebook.search')}>
      <button
        type="button"
        class="button quiet icon to-contents"
        aria-label={t('rules.contents')}
        aria-expanded={isOpen}
        aria-controls={CONTENTS_ID}
        onClick={onContents}
      >
        <Icon name="list" />
      </button>
      <div class="rules-search">
        <label class="sr-only" for="rule-search">
          {t('rulebook.search')}
        </label>
        <input
          id="rule-search"
          type="search"
          ref={field}
          placeholder={t('rules.count', { n: count })}
          value={search}
          onInput={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onSearch('');
          }}
        />
        <Key name="/" />
      </div>
      <PdfButton queue={queue} />
      <a class="button primary to-play" href={`/local/${module.id}`}>
        {t('rules.play')}
      </a>
    </search>
  );
}

/** Makes the key / focus the search field, as on many sites. */
function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { tagName } = event.target as Element;
      if (event.key !== '/' || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return field;
}

/** Button that prints the page once all figures are drawn. Browsers can save the print as PDF. */
function PdfButton({ queue }: { readonly queue: DrawQueue }) {
  const [isWaiting, setWaiting] = useState(false);
  const print = async () => {
    setWaiting(true);
    await queue.settled();
    setWaiting(false);
    globalThis.print();
  };
  return (
    <button
      type="button"
      class="button quiet to-pdf"
      title={t('rules.pdf.title')}
      disabled={isWaiting}
      onClick={() => void print()}
    >
      <Icon name="download" /> <span>{t(isWaiting ? 'rules.pdf.wait' : 'rules.pdf')}</span>
    </button>
  );
}
