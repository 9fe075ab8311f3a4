/** The screen of the present address. All but the lobby are loaded when they are first needed. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LobbyScreen } from './lobby/lobby-screen.tsx';
import { Loading, Message } from './ui/message.tsx';
import { type Route, route } from './ui/router.ts';

type Load = () => Promise<ComponentType<{ readonly route: never }>>;

const SCREENS: Readonly<Partial<Record<Route['screen'], Load>>> = {
  table: async () => (await import('./table/server-table.tsx')).ServerTable as never,
  local: async () => (await import('./table/local-game.tsx')).LocalGame as never,
  rules: async () => (await import('./rules/rules-screen.tsx')).RulesScreen as never,
  replay: async () => (await import('./replay/replay-screen.tsx')).ReplayScreen as never,
};

export function App() {
  const now = route.value;
  if (now.screen === 'lobby') return <LobbyScreen />;
  if (now.screen === 'unknown')
    return (
      <Message title="There is nothing here">
        <p>No page of this server has the address {now.path}.</p>
      </Message>
    );
  return <Lazy key={addressOf(now)} load={SCREENS[now.screen] as Load} now={now} />;
}

/** A new address is a new screen, but for the rule that a rulebook is opened at. */
const addressOf = (now: Route): string =>
  JSON.stringify(now.screen === 'rules' ? { ...now, rule: '' } : now);

function Lazy({ load, now }: { load: Load; now: Route }) {
  const [Screen, setScreen] = useState<ComponentType<{ readonly route: never }>>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    load().then(
      (screen) => setScreen(() => screen),
      (error: Error) => setFault(error.message),
    );
  }, [load]);
  if (fault)
    return (
      <Message title="This part of the page did not load" onRetry={() => location.reload()}>
        <p>The server may be down, or have been renewed since the page was opened. ({fault})</p>
      </Message>
    );
  return Screen ? <Screen route={now as never} /> : <Loading what="One moment …" />;
}
