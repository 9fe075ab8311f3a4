/** Button that downloads the rulebook as an EPUB in the page's language, once all its figures are drawn. */
import { useState } from 'preact/hooks';
import { translators } from '../../messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { DrawQueue } from '../draw-queue.ts';
import { t } from '../rules-messages.ts';
import { saveAs } from '../../save-as.ts';

interface EpubButtonProps {
  readonly id: string;
  readonly title: string;
  readonly queue: DrawQueue;
}

export function EpubButton({ id, title, queue }: EpubButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const download = async () => {
    const article = document.querySelector('.rules-text');
    if (!article) return;
    setWaiting(true);
    await queue.settled();
    // Loaded on demand, because few readers need the EPUB code.
    const [{ packBook }, { chaptersOf }] = await Promise.all([
      import('./epub.ts'),
      import('./chapters.ts'),
    ]);
    const { language } = translators.value;
    const bytes = packBook({
      ...chaptersOf(article),
      ...{ title, language, modified: new Date(), contents: t('rules.contents') },
      id: `urn:countermarch:rules:${id}:${language}`,
    });
    setWaiting(false);
    saveAs(new Blob([bytes], { type: 'application/epub+zip' }), `${id}-${language}.epub`);
  };
  return (
    <p class="to-epub">
      <button
        type="button"
        class="button small"
        disabled={isWaiting}
        onClick={() => void download()}
      >
        <Icon name="download" size={16} /> {t(isWaiting ? 'rules.pdf.wait' : 'rules.epub')}
      </button>
    </p>
  );
}
