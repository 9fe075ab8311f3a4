/** A game's rulebook as a page, with its charts. */
import { useEffect, useMemo } from 'preact/hooks';
import { start } from '../../kernel/engine.ts';
import type { GameModule } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { CounterGuide } from '../cards/counter-guide.tsx';
import { aboutGame, ruleWords } from '../games/phrases.ts';
import { loadSpokenGame } from '../games/messages.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { t, tell } from '../table-messages.ts';
import '../styles/forms.css';
import { Rulebook } from './rulebook.tsx';

type RulesRoute = Extract<Route, { screen: 'rules' }>;

export function RulesScreen({ route }: { route: RulesRoute }) {
  return (
    <Load key={route.game} load={() => loadSpokenGame(route.game)} waiting={t('rulebook.waiting')}>
      {(module) =>
        module ? (
          <Rules module={module} rule={route.rule} />
        ) : (
          <Message title={t('rulebook.none')}>
            <p>{t('ui.no-game.why', { game: route.game })}</p>
          </Message>
        )
      }
    </Load>
  );
}

function Rules({ module, rule }: { module: GameModule; rule: string | undefined }) {
  const title = t('rulebook.title', { game: aboutGame(module, 'title') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const rules = module.rulebook.map((each) => ruleWords(module, each));
  const open = (rule: string) => go(`/rules/${module.id}#${encodeURIComponent(rule)}`);
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{title}</h1>
        <p class="hint">{aboutGame(module, 'credits')}</p>
        <p class="hint">{aboutGame(module, 'designed')}</p>
        <Guide module={module} />
        <Rulebook rules={rules} rule={rule} onOpen={open} />
      </main>
    </>
  );
}

/** How to read the counter that the game's first scenario opens with. */
function Guide({ module }: { module: GameModule }) {
  const opened = useMemo(() => {
    const game = module.open(parseSetup(module, {}));
    return { game, goal: game.look.goal?.(start(game)) };
  }, [module]);
  if (!opened.goal) return null;
  const { game, goal } = opened;
  return (
    <figure class="rules-guide">
      <CounterGuide game={game} goal={goal} />
      <figcaption class="hint">
        {t('goal.counter', { name: tell(game, goal.counter.name) })}
      </figcaption>
    </figure>
  );
}
