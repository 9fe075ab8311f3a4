/** A game's rulebook as a page, with its charts. */
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { loadGame } from '../games/loaders.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import '../styles/forms.css';
import { Rulebook } from './rulebook.tsx';

type RulesRoute = Extract<Route, { screen: 'rules' }>;

export function RulesScreen({ route }: { route: RulesRoute }) {
  return (
    <Load key={route.game} load={() => loadGame(route.game)} waiting="Opening the rulebook …">
      {(module) =>
        module ? (
          <Rules module={module} rule={route.rule} />
        ) : (
          <Message title="There is no such rulebook">
            <p>This page has no game called “{route.game}”.</p>
          </Message>
        )
      }
    </Load>
  );
}

function Rules({ module, rule }: { module: GameModule; rule: string | undefined }) {
  useEffect(() => {
    document.title = `Rules of ${module.title}`;
  }, [module]);
  const open = (rule: string) => go(`/rules/${module.id}#${encodeURIComponent(rule)}`);
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>Rules of {module.title}</h1>
        <p class="hint">{module.credits}</p>
        <p class="hint">{module.designed}</p>
        <Rulebook rules={module.rulebook} rule={rule} onOpen={open} />
      </main>
    </>
  );
}
