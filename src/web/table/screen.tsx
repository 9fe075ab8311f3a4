/** The table screen: a grid of named regions. The board is the largest, and no region covers it. */
import { untracked, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { artOf } from '../../draw/art-base.ts';
import { areClose, coloursIn } from '../../draw/colour-distance.ts';
import { aboutGame } from '../games/phrases.ts';
import { t } from '../table-messages.ts';
import { sidePalette } from '../board/side-palette.ts';
import { areSidesClose, settings } from '../ui/settings.ts';
import { Load } from '../ui/load.tsx';
import { showTipsOnTouch } from '../ui/touch-tips.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { Announcer } from './log/announcer.tsx';
import { BattleCaption } from './board/battle-caption.tsx';
import { BoardArea } from './board/board-area.tsx';
import { ScreenState, type TablePlace } from './context.ts';
import type { Tab } from './screen-view.ts';
import type { ExploreParts } from './explore/explore-parts.ts';
import { ContinueNotice, useKeptCopy } from './end/continue-here.tsx';
import { HandoverScreen } from './handover/handover-screen.tsx';
import { Dialogs } from './dialogs.tsx';
import { EndPanel } from './end/end-panel.tsx';
import { GoalPanel } from './lesson/goal-panel.tsx';
import { LessonCard } from './lesson/lesson-card.tsx';
import { HintCard } from './analysis/hint-card.tsx';
import { InvitationCard } from './seats/invitation.tsx';
import { confirmByEnter, handleKey, neighbourTab } from './prompt/keys.ts';
import { useFocusRecovery } from './prompt/focus-recovery.ts';
import { LogPanel } from './log/log-panel.tsx';
import { CasualtiesRow } from './log/casualties-row.tsx';
import type { TableModel } from './model.ts';
import { MovesPanel } from './analysis/moves-panel.tsx';
import { ForcePanel } from './prompt/force-panel.tsx';
import { NameCard } from './seats/name-card.tsx';
import { OddsCard } from './odds/odds-card.tsx';
import { ActorCard } from './prompt/actor-card.tsx';
import { ChosenCard } from './board/chosen-card.tsx';
import { ChoiceMenu } from './prompt/choice-menu.tsx';
import { NoticeLine } from './prompt/notice-line.tsx';
import { SetUpCard } from './prompt/set-up-card.tsx';
import { PlanPanel } from './prompt/plan-panel.tsx';
import { ActionBar, PromptBar } from './prompt/prompt-bar.tsx';
import { MissedCard } from './log/missed-card.tsx';
import { RecapLine } from './log/recap-line.tsx';
import { CancelledOrdersNotice } from './orders/orders-panel.tsx';
import { WaitingNotice } from './orders/waiting-notice.tsx';
import { ownSeat } from './seats/own-seat.ts';
import { OfferNotice } from './seats/offers.tsx';
import { ReviewPanel } from './analysis/review-panel.tsx';
import { StandInNotice } from './seats/seats-panel.tsx';
import { useCardScroll, usePanelScroll } from './panel-scroll.ts';
import { ChartsPanel, StatePanel } from './state-panel.tsx';
import { TableBar } from './table-bar.tsx';
import { TablePanel } from './table-panel.tsx';
import { ChatPanel } from './chat/chat-panel.tsx';
import { WatchCard } from './seats/watch-card.tsx';
import '../styles/fights.css';
import '../styles/forms.css';
import '../styles/lesson.css';
import '../styles/lost.css';
import '../styles/force-panel.css';
import '../styles/panels.css';
import '../styles/plan.css';
import '../styles/set-up.css';
import '../styles/decision.css';
import '../styles/foot.css';
import '../styles/table.css';
import '../styles/table-layout.css';
import '../styles/chat.css';

interface TableScreenProps {
  readonly model: TableModel;
  readonly place: TablePlace;
  readonly explore?: ExploreParts | undefined;
}

export function TableScreen({ model, place, explore }: TableScreenProps) {
  const screen = useMemo(() => new ScreenState(model, place, explore), [model, place, explore]);
  const { signs } = settings.value;
  useCloseSides(screen);
  const palette = useMemo(() => sidePalette(artOf(model.game.look), signs), [model, signs]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (handleKey(screen, event)) event.preventDefault();
    };
    const onEnter = (event: KeyboardEvent) => {
      if (!confirmByEnter(screen, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey);
    addEventListener('keydown', onEnter, { capture: true });
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keydown', onEnter, { capture: true });
    };
  }, [screen]);
  useSignalEffect(() => {
    const game = aboutGame(model.module, 'title');
    document.title = model.isChoosing.value ? t('table.your-turn', { game }) : game;
  });
  useEffect(() => screen.open(), [screen]);
  useEffect(() => showTipsOnTouch(), []);
  useFocusRecovery();
  useKeptCopy(screen);
  useEffect(() => screen.follow(), [screen]);
  useSignalEffect(() => {
    const seat = ownSeat(screen);
    const { seq = 0 } = screen.model.view.value ?? {};
    untracked(() => screen.orders.follow(seat, seq));
  });
  if (screen.handoverSide.value !== undefined)
    return (
      <div style={palette}>
        <HandoverScreen screen={screen} />
      </div>
    );
  return (
    <div class={`table ${isTaught(model) ? 'taught' : ''}`} style={palette}>
      <TableBar screen={screen} />
      <PromptBar screen={screen} />
      <main class="board-host">
        <BoardArea screen={screen} />
        <BattleCaption model={model} />
      </main>
      <div class={`side ${screen.sheet.value ? 'open' : ''}`}>
        <Decision screen={screen} />
        <Panels screen={screen} />
      </div>
      <Announcer screen={screen} />
      <Dialogs screen={screen} />
    </div>
  );
}

/** Whether a lesson has text in the prompt, which needs room. */
const isTaught = ({ lesson }: TableModel): boolean =>
  lesson.isGuided.value || lesson.isHandedOver.value;

/** All decisions and messages beside the map: cards that need an answer first, with the row of buttons below. */
function Decision({ screen }: { screen: ScreenState }) {
  const { explore } = screen;
  const cards = useCardScroll(screen);
  return (
    <div class="decision">
      <div class="decision-body" ref={cards}>
        <LessonCard screen={screen} />
        {explore?.kind === 'board' && <explore.Bar model={screen.model} board={explore} />}
        <NoticeLine screen={screen} />
        <StandInNotice screen={screen} />
        <OfferNotice screen={screen} />
        <WaitingNotice model={screen.model} />
        <CancelledOrdersNotice screen={screen} />
        <ContinueNotice screen={screen} />
        <WatchCard screen={screen} />
        <NameCard screen={screen} />
        <InvitationCard screen={screen} />
        <MissedCard screen={screen} />
        <ChoiceMenu model={screen.model} />
        {screen.model.game.look.actors && <ActorCard screen={screen} />}
        {screen.model.game.look.setUp && <SetUpCard screen={screen} />}
        <HintCard screen={screen} />
        <RecapLine screen={screen} />
        {screen.model.game.look.cards && <ChosenCard screen={screen} />}
      </div>
      <OddsCard screen={screen} />
      <ActionBar screen={screen} />
    </div>
  );
}

function Panels({ screen }: { screen: ScreenState }) {
  const { tab, sheet } = screen;
  const panels = usePanelScroll(screen);
  return (
    <aside
      ref={panels}
      class={`panels ${sheet.value ? 'open' : ''}`}
      aria-label={t('table.panels')}
    >
      <div
        class="tabs"
        role="tablist"
        aria-label={t('table.panels')}
        onKeyDown={(event) => moveTab(screen, event)}
      >
        {screen.tabs.value.map((each) => (
          <TabButton key={each} screen={screen} tab={each} />
        ))}
      </div>
      <div
        id="panel"
        class={`panel panel-${tab.value}`}
        role="tabpanel"
        aria-labelledby={`tab-${tab.value}`}
      >
        <Panel screen={screen} />
      </div>
      {tab.value !== 'state' && <CasualtiesRow screen={screen} />}
    </aside>
  );
}

function TabButton({ screen, tab }: { screen: ScreenState; tab: Tab }) {
  const isShown = tab === screen.tab.value;
  return (
    <button
      id={`tab-${tab}`}
      type="button"
      role="tab"
      aria-selected={isShown}
      aria-controls="panel"
      tabIndex={isShown ? 0 : -1}
      onClick={() => screen.dispatch({ kind: 'tab-pressed', tab })}
    >
      {t(`tab.${tab}`)}
      {tab === 'chat' && <Unread count={screen.model.chat.unread.value.length} />}
    </button>
  );
}

/** Number of unread chat messages. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      {count}
      <span class="sr-only"> {t('chat.unread')}</span>
    </span>
  );
}

function moveTab(screen: ScreenState, event: KeyboardEvent): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const next = neighbourTab(screen.tabs.value, screen.tab.value, by);
  screen.openTab(next);
  document.getElementById(`tab-${next}`)?.focus();
}

function Panel({ screen }: { screen: ScreenState }) {
  const { explore } = screen;
  switch (screen.tab.value) {
    case 'force':
      return <ForcePanel screen={screen} />;
    case 'plan':
      return <PlanPanel screen={screen} />;
    case 'log':
      return <LogPanel screen={screen} />;
    case 'state':
      return <StatePanel screen={screen} />;
    case 'moves':
      return <MovesPanel screen={screen} />;
    case 'end':
      return <EndPanel screen={screen} />;
    case 'explore':
      return explore?.kind === 'board' ? (
        <explore.Panel model={screen.model} board={explore} openRule={screen.openRule} />
      ) : null;
    case 'review':
      return <ReviewPanel screen={screen} />;
    case 'goal':
      return <GoalPanel screen={screen} />;
    case 'rules':
      return <RulesPanel screen={screen} />;
    case 'charts':
      return <ChartsPanel screen={screen} />;
    case 'chat':
      return <ChatPanel screen={screen} />;
    case 'table':
      return <TablePanel screen={screen} />;
  }
}

/** The rulebook, loaded when it is first opened. */
function RulesPanel({ screen }: { screen: ScreenState }) {
  const { rulebook } = screen.model;
  const rules = rulebook.rules.value;
  if (!rules)
    return (
      <Load isPart load={() => rulebook.load()} waiting={t('rulebook.waiting')}>
        {() => undefined}
      </Load>
    );
  return (
    <Rulebook
      rules={rules}
      notes={screen.notes.value}
      rule={screen.rule.value}
      onOpen={screen.openRule}
    />
  );
}

/** Tracks, while the table is open, whether the colours of its sides are hard to tell apart for some players. */
function useCloseSides({ model }: ScreenState): void {
  const { game } = model;
  useSignalEffect(() => {
    const state = model.base.value;
    areSidesClose.value = state !== undefined && areClose(artOf(game.look), coloursIn(game, state));
  });
  useEffect(
    () => () => {
      areSidesClose.value = false;
    },
    [],
  );
}
