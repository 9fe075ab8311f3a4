/** A game's rules in our words, with their sources; shown beside the board. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rule, RuleSource } from '../../kernel/rulebook.ts';
import { RuleText } from '../ui/rule-text.tsx';
import { t } from '../table-messages.ts';
import { isFound } from './sections.ts';

/** Returns the label of a rule's source, if that is not the rulebook. */
const sourceText = (source: RuleSource): string =>
  source === 'restated' ? '' : t(`rulebook.${source}`);

interface RulebookProps {
  readonly rules: readonly Rule[];
  /** Notes of the table beside rules, by the rule's number. */
  readonly notes: ReadonlyMap<string, string>;
  /** Rule to bring into view. */
  readonly rule?: string | undefined;
  /** Opens a rule that another rule mentions. */
  readonly onOpen: (rule: string) => void;
}

export function Rulebook({ rules, notes, rule, onOpen }: RulebookProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === undefined) return;
    setText('');
    // Waits until the search is cleared, so that the rule is on the page.
    requestAnimationFrame(() => showRule(list.current, rule));
  }, [rule]);
  const found = rules.filter((r) => isFound(r, text));
  return (
    <div class="rulebook" ref={list}>
      <div class="field">
        <label class="sr-only" for="rule-search">
          {t('rulebook.search')}
        </label>
        <input
          id="rule-search"
          type="search"
          placeholder={t('rulebook.search.hint')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {found.length === 0 && <p class="hint">{t('rulebook.not-found', { text })}</p>}
      {found.map((r) => (
        <RuleItem
          key={r.id}
          rules={rules}
          note={notes.get(r.id)}
          rule={r}
          current={r.id === rule}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

function showRule(list: HTMLElement | null, rule: string): void {
  const item = list?.querySelector<HTMLElement>(`#${CSS.escape(`rule-${rule}`)}`);
  item?.scrollIntoView({ block: 'start' });
  item?.focus({ preventScroll: true });
}

interface RuleItemProps {
  readonly rules: readonly Rule[];
  readonly rule: Rule;
  readonly note: string | undefined;
  readonly current: boolean;
  readonly onOpen: (rule: string) => void;
}

function RuleItem({ rules, rule, note, current, onOpen }: RuleItemProps) {
  const { id, title, text, source, status } = rule;
  const from = sourceText(source);
  const heading = status === 'heading';
  return (
    <section
      id={`rule-${id}`}
      class={`rule-item ${heading ? 'heading' : ''} ${current ? 'current' : ''}`}
      tabIndex={-1}
      aria-label={t('rule.name', { rule: id })}
    >
      <h2>
        <span class="rule">[{id}]</span> {title}
        {from && <span class="source">{from}</span>}
      </h2>
      {text && (
        <p>
          <RuleText text={text} rules={rules} onOpen={onOpen} />
        </p>
      )}
      {note !== undefined && <p class="variant-note">{note}</p>}
    </section>
  );
}
