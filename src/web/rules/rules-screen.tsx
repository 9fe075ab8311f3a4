/** A game's rulebook as a page: contents, search, playable figures, charts. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import type { Rule } from '../../kernel/rulebook.ts';
import type { RuleFigure } from '../../kernel/setup/figure.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { openGame } from '../games/loaders.ts';
import { aboutGame, translateRule } from '../games/phrases.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { awaitMessages } from '../messages.ts';
import '../styles/forms.css';
import './rules.css';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';
import { DrawQueue } from './draw-queue.ts';
import { EpubButton } from './epub/epub-button.tsx';
import { Guide } from './guide.tsx';
import { RulesBar } from './rules-bar.tsx';
import { t } from './rules-messages.ts';
import { useReading } from './scroll-spy.ts';
import { chartsByRule, figuresByRule, isFound, sectionsOf } from './sections.ts';

type RulesRoute = Extract<Route, { screen: 'rules' }>;

interface LoadedRules {
  readonly module: GameModule;
  readonly rulebook: readonly Rule[];
  readonly figures: readonly RuleFigure[];
}

async function loadRules(id: string): Promise<LoadedRules | undefined> {
  const module = await loadTranslatedGame(id);
  if (!module) return undefined;
  const [rulebook, set] = await Promise.all([
    module.rulebook(),
    module.figures?.(),
    awaitMessages(),
  ]);
  return { module, rulebook, figures: set?.figures ?? [] };
}

export function RulesScreen({ route }: { route: RulesRoute }) {
  return (
    <Load key={route.game} load={() => loadRules(route.game)} waiting={t('rulebook.waiting')}>
      {(loaded) =>
        loaded ? (
          <Rules {...loaded} at={route.rule} />
        ) : (
          <Message title={t('rulebook.none')}>
            <p>{t('ui.no-game.why', { game: route.game })}</p>
          </Message>
        )
      }
    </Load>
  );
}

/** The rulebook, scrolled to `at`: the number of a rule, or `figure-` and the id of a figure. */
function Rules({
  module,
  rulebook,
  figures,
  at,
}: LoadedRules & { readonly at: string | undefined }) {
  const title = t('rulebook.title', { game: aboutGame(module, 'title') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const [queue] = useState(() => new DrawQueue());
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const game = useMemo(() => openGame(module, parseSetup(module, {})), [module]);
  const rules = rulebook.map((each) => translateRule(module, each));
  const sections = sectionsOf(rules);
  const found = rules.filter((rule) => isFound(rule, search)).length;
  const reading = useReading(search);
  const show = (element: string) => {
    setOpen(false);
    setSearch('');
    // Waits until the search is cleared, so that the rule is on the page.
    requestAnimationFrame(() => showElement(element));
  };
  useEffect(() => {
    if (at !== undefined) show(at.startsWith('figure-') ? at : `rule-${at}`);
  }, [at]);
  useEscape(isOpen, () => setOpen(false));
  const open = (rule: string) => {
    go(`/rules/${module.id}#${encodeURIComponent(rule)}`);
    show(`rule-${rule}`);
  };
  return (
    <div class="rules-page">
      <TopBar />
      <RulesBar
        {...{ module, search, isOpen, queue, count: rules.length, onSearch: setSearch }}
        onContents={() => setOpen(!isOpen)}
      />
      <Contents {...{ game, sections, reading, isOpen, onGo: show }} />
      <main class="rules-text">
        <h1>{title}</h1>
        <p class="hint">{aboutGame(module, 'credits')}</p>
        <p class="hint">{aboutGame(module, 'designed')}</p>
        {search.trim() === '' && <EpubButton {...{ id: module.id, title, queue }} />}
        <Guide game={game} />
        <p class="hint rules-found" role="status">
          {search.trim() && found > 0 && t('rules.found', { n: found, all: rules.length })}
        </p>
        {found === 0 && <p class="hint">{t('rulebook.not-found', { text: search })}</p>}
        <Article
          {...{ module, game, rules, sections, queue, search, current: at, onOpen: open }}
          figures={figuresByRule(sections, figures)}
          charts={chartsByRule(game.look.charts)}
        />
      </main>
    </div>
  );
}

function showElement(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

function useEscape(isOn: boolean, then: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      then();
      document.querySelector<HTMLElement>('.to-contents')?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
