/** Shows the screen of the current address. All screens except the lobby are loaded on demand. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { LobbyScreen } from './lobby/lobby-screen.tsx';
import { Load } from './ui/load.tsx';
import { Message } from './ui/message.tsx';
import { type Route, route } from './ui/router.ts';
import { faultOf, t, formatPlain, awaitMessages } from './messages.ts';

/** Route of each screen. */
type Routes = { readonly [S in Route['screen']]: Extract<Route, { readonly screen: S }> };
/** Screens that are loaded on demand. */
type ScreenId = Exclude<keyof Routes, 'lobby' | 'unknown'>;
type ScreenComponent<S extends ScreenId> = ComponentType<{ readonly route: Routes[S] }>;

const SCREENS: { readonly [S in ScreenId]: () => Promise<ScreenComponent<S>> } = {
  table: async () => (await import('./table/server-table.tsx')).ServerTable,
  local: async () => (await import('./table/local/local-game.tsx')).LocalGame,
  rules: async () => (await import('./rules/rules-screen.tsx')).RulesScreen,
  learn: async () => (await import('./lobby/screens/learn-screen.tsx')).LearnScreen,
  watch: async () => (await import('./lobby/screens/watch-screen.tsx')).WatchScreen,
  calendar: async () => (await import('./lobby/screens/calendar-screen.tsx')).CalendarScreen,
  design: async () => (await import('./design/design-screen.tsx')).DesignScreen,
  variant: async () => (await import('./variant/variant-screen.tsx')).VariantScreen,
  dev: async () => (await import('./dev/dev-screen.tsx')).DevScreen,
  account: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  player: async () => (await import('./account/player-screen.tsx')).PlayerScreen,
  friend: async () => (await import('./account/friend-screen.tsx')).FriendScreen,
  moderate: async () => (await import('./account/moderate-screen.tsx')).ModerateScreen,
  tournaments: async () => (await import('./tournament/tournaments-screen.tsx')).TournamentsScreen,
  tournament: async () => (await import('./tournament/tournament-screen.tsx')).TournamentScreen,
  studies: async () => (await import('./study/studies-screen.tsx')).StudiesScreen,
  study: async () => (await import('./study/study-screen.tsx')).StudyScreen,
  replay: async () => (await import('./replay/replay-screen.tsx')).ReplayScreen,
};

export function App() {
  const now = route.value;
  return (
    <Guarded key={addressOf(now)}>
      <Screen now={now} />
    </Guarded>
  );
}

/** Replaces a screen that fails by a link to the lobby, so that the page is not empty. */
function Guarded({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown) => reportError(thrown));
  if (error === undefined) return <>{children}</>;
  return (
    <Message title={t('ui.failed')} onRetry={() => location.reload()}>
      <p>{t('ui.failed.why')}</p>
      <p class="hint">{formatPlain(faultOf(error))}</p>
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
  return <LazyScreen screen={now.screen} now={now} />;
}

interface LazyScreenProps<S extends ScreenId> {
  readonly screen: S;
  readonly now: Routes[S];
}

function LazyScreen<S extends ScreenId>({ screen, now }: LazyScreenProps<S>) {
  return (
    <Load load={() => screenOf(screen)} waiting={t('ui.moment')}>
      {(Component) => <Component route={now} />}
    </Load>
  );
}

/** Loads a screen, and its messages in the page's language. */
async function screenOf<S extends ScreenId>(screen: S): Promise<ScreenComponent<S>> {
  const loaded = await SCREENS[screen]();
  await awaitMessages();
  return loaded;
}

/** Returns the key of a screen: a new address is a new screen, except for the rule at which a rulebook is opened. */
const addressOf = (now: Route): string =>
  JSON.stringify(now.screen === 'rules' ? { ...now, rule: '' } : now);
