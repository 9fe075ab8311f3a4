/** A game's rulebook as a page, with its charts. */
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { aboutGame, ruleWords } from '../games/phrases.ts';
import { loadSpokenGame } from '../games/messages.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { t } from '../table-messages.ts';
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
        <Rulebook rules={rules} rule={rule} onOpen={open} />
      </main>
    </>
  );
}
