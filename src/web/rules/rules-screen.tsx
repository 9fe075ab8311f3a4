/** A game's rulebook as a page, with its charts. */
import { useEffect, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { loadGame } from '../games/loaders.ts';
import { Loading, Message } from '../ui/message.tsx';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import '../styles/forms.css';
import { Rulebook } from './rulebook.tsx';

type RulesRoute = Extract<Route, { screen: 'rules' }>;

export function RulesScreen({ route }: { route: RulesRoute }) {
  const [module, setModule] = useState<GameModule | 'unknown'>();
  useEffect(() => {
    void loadGame(route.game).then((found) => {
      if (found) document.title = `Rules of ${found.title}`;
      setModule(found ?? 'unknown');
    });
  }, [route.game]);
  if (module === undefined) return <Loading what="Opening the rulebook …" />;
  if (module === 'unknown')
    return (
      <Message title="There is no such rulebook">
        <p>This page has no game called “{route.game}”.</p>
      </Message>
    );
  const open = (rule: string) => go(`/rules/${module.id}#${encodeURIComponent(rule)}`);
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>Rules of {module.title}</h1>
        <p class="hint">{module.credits}</p>
        <p class="hint">{module.designed}</p>
        <Rulebook rules={module.rulebook} rule={route.rule} onOpen={open} />
      </main>
    </>
  );
}
