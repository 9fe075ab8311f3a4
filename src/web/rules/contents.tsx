/** Table of contents of a rulebook: its sections, the rules of the current section, its charts. */
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../kernel/game.ts';
import { format } from '../messages.ts';
import { chartId, ownTitle } from './article.tsx';
import { t } from './rules-messages.ts';
import { type Section, shortOf } from './sections.ts';

interface ContentsProps {
  readonly game: Game;
  readonly sections: readonly Section[];
  /** Rule that is being read. */
  readonly reading: string | undefined;
  readonly isOpen: boolean;
  /** Scrolls to an element of the page, by its id. */
  readonly onGo: (element: string) => void;
}

export const CONTENTS_ID = 'rules-contents';

export function Contents({ game, sections, reading, isOpen, onGo }: ContentsProps) {
  const list = useRef<HTMLElement>(null);
  const now = sections.find(({ head, rules }) =>
    [head?.id, ...rules.map(({ id }) => id)].includes(reading),
  );
  useEffect(() => keepInView(list.current), [reading, isOpen]);
  const { charts } = game.look;
  return (
    <nav
      class={`rules-contents ${isOpen ? 'open' : ''}`}
      id={CONTENTS_ID}
      aria-label={t('rules.contents')}
      ref={list}
    >
      <h2 class="legend">{t('rules.contents')}</h2>
      <ol>
        {sections.map((section) => (
          <Entry key={section.id} {...{ section, reading, onGo }} isNow={section === now} />
        ))}
      </ol>
      {charts.length > 0 && (
        <>
          <h2 class="legend">{t('rules.charts')}</h2>
          <ol>
            {charts.map((chart) => (
              <li key={chartId(chart)}>
                <a
                  class="sub"
                  href={`#${encodeURIComponent(chart.rule)}`}
                  onClick={() => onGo(chartId(chart))}
                >
                  {format(game, chart.title)}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </nav>
  );
}

interface EntryProps {
  readonly section: Section;
  readonly isNow: boolean;
  readonly reading: string | undefined;
  readonly onGo: (element: string) => void;
}

function Entry({ section, isNow, reading, onGo }: EntryProps) {
  const { id, first, head, rules } = section;
  return (
    <li>
      <a
        class={`entry ${isNow ? 'now' : ''}`}
        href={`#${encodeURIComponent(first)}`}
        aria-current={isNow ? 'true' : undefined}
        onClick={() => onGo(`rule-${first}`)}
      >
        <b>{shortOf(id)}</b> {head?.title ?? ownTitle(id)}
      </a>
      {isNow && rules.length > 0 && (
        <ol>
          {rules.map((rule) => (
            <li key={rule.id}>
              <a
                class={`sub ${rule.id === reading ? 'reading' : ''}`}
                href={`#${encodeURIComponent(rule.id)}`}
                onClick={() => onGo(`rule-${rule.id}`)}
              >
                {rule.title}
              </a>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Scrolls only the table of contents, until the entry of the current rule is visible. */
function keepInView(list: HTMLElement | null): void {
  const entry = list?.querySelector('.reading') ?? list?.querySelector('.now');
  if (!list || !entry) return;
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const isSeen = inner.top > outer.top + 40 && inner.bottom < outer.bottom - 40;
  if (!isSeen) list.scrollTop += inner.top - outer.top - outer.height / 3;
}
