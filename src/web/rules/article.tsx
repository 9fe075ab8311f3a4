/** Text of a rulebook with its figures and charts, by sections. During a search, it shows only the matches. */
import type { Game, GameModule } from '../../kernel/game.ts';
import { keyOf } from '../../kernel/text/message.ts';
import type { Chart } from '../../kernel/look/look.ts';
import type { Rule, RuleSource } from '../../kernel/rulebook.ts';
import { folded } from '../ui/folded.ts';
import { RuleText } from '../ui/rule-text.tsx';
import { ChartTable } from './chart-table.tsx';
import type { DrawQueue } from './draw-queue.ts';
import { FigureView } from './figure-view.tsx';
import { t } from './rules-messages.ts';
import { isFound, type NumberedFigure, type Section } from './sections.ts';

export interface ArticleProps {
  readonly module: GameModule;
  readonly game: Game;
  readonly rules: readonly Rule[];
  readonly sections: readonly Section[];
  readonly figures: ReadonlyMap<string, readonly NumberedFigure[]>;
  readonly charts: ReadonlyMap<string, readonly Chart[]>;
  readonly queue: DrawQueue;
  /** Rule that the address names. */
  readonly current: string | undefined;
  readonly search: string;
  readonly onOpen: (rule: string) => void;
}

/** Returns the label of a rule's source, if that is not the rulebook. */
const sourceOf = (source: RuleSource): string =>
  source === 'restated' ? '' : t(`rulebook.${source}`);

/** Returns the title of a section without a heading. */
export const ownTitle = (id: string): string => t(id === 'D' ? 'rules.values' : 'rules.rulings');

/** Returns the element id of a chart. */
export const chartId = (chart: Chart): string => `chart-${keyOf(chart.title)}`;

export function Article(props: ArticleProps) {
  const { sections, search } = props;
  return (
    <>
      {sections.map((section) => {
        const rules = section.rules.filter((rule) => isFound(rule, search));
        const isHeadFound = section.head !== undefined && isFound(section.head, search);
        if (rules.length === 0 && !isHeadFound) return null;
        return <SectionPart key={section.id} {...props} section={{ ...section, rules }} />;
      })}
    </>
  );
}

function SectionPart(props: ArticleProps & { readonly section: Section }) {
  const { id, head, rules } = props.section;
  return (
    <section class="rule-section" aria-label={head?.title ?? ownTitle(id)}>
      {head ? <RulePart {...props} rule={head} isHead /> : <h2 class="own-head">{ownTitle(id)}</h2>}
      {rules.map((rule) => (
        <RulePart key={rule.id} {...props} rule={rule} />
      ))}
    </section>
  );
}

type RulePartProps = ArticleProps & { readonly rule: Rule; readonly isHead?: boolean };

/** A rule, with its figures and then its charts below it. */
function RulePart(props: RulePartProps) {
  const { rule, module, game, rules, queue, onOpen } = props;
  return (
    <>
      <RuleItem {...props} />
      {props.figures.get(rule.id)?.map((numbered) => (
        <FigureView key={numbered.figure.id} {...{ module, numbered, rules, queue, onOpen }} />
      ))}
      {props.charts.get(rule.id)?.map((chart) => (
        <ChartTable key={chartId(chart)} id={chartId(chart)} {...{ game, chart, onOpen }} />
      ))}
    </>
  );
}

function RuleItem({ rule, rules, current, search, onOpen, isHead = false }: RulePartProps) {
  const { id, title, text, source } = rule;
  const from = sourceOf(source);
  const Title = isHead ? 'h2' : 'h3';
  return (
    <section
      id={`rule-${id}`}
      data-rule={id}
      class={`rule-item ${isHead ? 'heading' : ''} ${id === current ? 'current' : ''}`}
      tabIndex={-1}
      aria-label={t('rule.name', { rule: id })}
    >
      <Title>
        <a class="rule" href={`#${encodeURIComponent(id)}`}>
          [{id}]
        </a>{' '}
        <span class="rule-title">
          <Marked text={title} search={search} />
        </span>
        {from && <span class="source">{from}</span>}
      </Title>
      {text && (
        <p>
          <RuleText text={text} rules={rules} onOpen={onOpen} />
        </p>
      )}
    </section>
  );
}

/** Text in which the matches of the search are marked. */
function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  const wanted = search.trim();
  const from = wanted === '' ? -1 : folded(text).indexOf(folded(wanted));
  if (from < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, from + wanted.length)}</mark>
      {text.slice(from + wanted.length)}
    </>
  );
}
