/** The screen of the present address. All but the lobby are loaded when they are first needed. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { LobbyScreen } from './lobby/lobby-screen.tsx';
import { Load } from './ui/load.tsx';
import { Message } from './ui/message.tsx';
import { type Route, route } from './ui/router.ts';
import { faultOf, t, tellPlain, wordsReady } from './messages.ts';

type LoadScreen = () => Promise<ComponentType<{ readonly route: never }>>;

const SCREENS: Readonly<Partial<Record<Route['screen'], LoadScreen>>> = {
  table: async () => (await import('./table/server-table.tsx')).ServerTable as never,
  local: async () => (await import('./table/local/local-game.tsx')).LocalGame as never,
  rules: async () => (await import('./rules/rules-screen.tsx')).RulesScreen as never,
  design: async () => (await import('./design/design-screen.tsx')).DesignScreen as never,
  account: async () => (await import('./account/account-screen.tsx')).AccountScreen as never,
  people: async () => (await import('./account/people-screen.tsx')).PeopleScreen as never,
  friend: async () => (await import('./account/friend-screen.tsx')).FriendScreen as never,
  moderate: async () => (await import('./account/moderate-screen.tsx')).ModerateScreen as never,
  tournaments: async () =>
    (await import('./tournament/tournaments-screen.tsx')).TournamentsScreen as never,
  tournament: async () =>
    (await import('./tournament/tournament-screen.tsx')).TournamentScreen as never,
  replay: async () => (await import('./replay/replay-screen.tsx')).ReplayScreen as never,
};

export function App() {
  const now = route.value;
  return (
    <Guarded key={addressOf(now)}>
      <Screen now={now} />
    </Guarded>
  );
}

/** A screen that fails leaves a way home instead of an empty page. */
function Guarded({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown) => reportError(thrown));
  if (error === undefined) return <>{children}</>;
  return (
    <Message title={t('ui.failed')} onRetry={() => location.reload()}>
      <p>{t('ui.failed.why')}</p>
      <p class="hint">{tellPlain(faultOf(error))}</p>
    </Message>
  );
}

function Screen({ now }: { readonly now: Route }) {
  if (now.screen === 'lobby') return <LobbyScreen />;
  if (now.screen === 'unknown')
    return (
      <Message title={t('ui.nothing')}>
        <p>{t('ui.nothing.why', { path: now.path })}</p>
      </Message>
    );
  return (
    <Load load={() => screenOf(now)} waiting={t('ui.moment')}>
      {(Loaded) => <Loaded route={now as never} />}
    </Load>
  );
}

/** A screen, and its words in the page's language. */
async function screenOf({ screen }: Route): ReturnType<LoadScreen> {
  const loaded = await (SCREENS[screen] as LoadScreen)();
  await wordsReady();
  return loaded;
}

/** A new address is a new screen, but for the rule that a rulebook is opened at. */
const addressOf = (now: Route): string =>
  JSON.stringify(now.screen === 'rules' ? { ...now, rule: '' } : now);
