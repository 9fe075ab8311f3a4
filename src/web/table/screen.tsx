/** The table screen: board large, everything else around it. */
import { untracked, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { artOf } from '../../draw/art-base.ts';
import { areClose, coloursIn } from '../../draw/colour-distance.ts';
import { aboutGame } from '../games/phrases.ts';
import { t } from '../table-messages.ts';
import { sidePalette } from '../board/side-palette.ts';
import { areSidesClose, settings } from '../ui/settings.ts';
import { showTipsOnTouch } from '../ui/touch-tips.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { Announcer } from './log/announcer.tsx';
import { BoardArea } from './board/board-area.tsx';
import { HandDock } from './board/hand-dock.tsx';
import { ScreenState, type Tab, type TablePlace } from './context.ts';
import { ContinueNotice, useKeptCopy } from './end/continue-here.tsx';
import { HandoverScreen } from './handover/handover-screen.tsx';
import { DiceTray } from './odds/dice-tray.tsx';
import { Dialogs } from './dialogs.tsx';
import { EndPanel } from './end/end-panel.tsx';
import { GoalPanel } from './lesson/goal-panel.tsx';
import { HintCard } from './analysis/hint-card.tsx';
import { InvitationCard } from './seats/invitation.tsx';
import { confirmByEnter, handleKey, neighbourTab } from './prompt/keys.ts';
import { useKeptFocus } from './prompt/kept-focus.ts';
import { LogPanel } from './log/log-panel.tsx';
import { CasualtiesRow } from './log/casualties-row.tsx';
import type { TableModel } from './model.ts';
import { MovesPanel } from './analysis/moves-panel.tsx';
import { ForcePanel } from './prompt/force-panel.tsx';
import { NameCard } from './seats/name-card.tsx';
import { OddsCard } from './odds/odds-card.tsx';
import { ChoiceMenu, NoticeLine, OverlaySwitch } from './board/overlays.tsx';
import { PlanPanel } from './prompt/plan-panel.tsx';
import { ActionBar, PromptBar } from './prompt/prompt-bar.tsx';
import { MissedCard } from './log/missed-card.tsx';
import { RecapLine } from './log/recap-line.tsx';
import { AwayNotice } from './orders/away-panel.tsx';
import { ownSeat } from './seats/own-seat.ts';
import { OfferNotice } from './seats/offers.tsx';
import { ReviewPanel } from './analysis/review-panel.tsx';
import { StandInNotice } from './seats/seats-panel.tsx';
import { usePanelScroll } from './panel-scroll.ts';
import { ChartsPanel, StatePanel } from './state-panel.tsx';
import { TableBar } from './table-bar.tsx';
import { TablePanel } from './table-panel.tsx';
import { ChatPanel } from './chat/chat-panel.tsx';
import { WatchCard } from './seats/watch-card.tsx';
import '../styles/forms.css';
import '../styles/lesson.css';
import '../styles/lost.css';
import '../styles/muster.css';
import '../styles/panels.css';
import '../styles/plan.css';
import '../styles/board-cards.css';
import '../styles/table.css';
import '../styles/table-layout.css';
import '../styles/chat.css';

export function TableScreen({ model, place }: { model: TableModel; place: TablePlace }) {
  const screen = useMemo(() => new ScreenState(model, place), [model, place]);
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
  useKeptFocus();
  useKeptCopy(screen);
  useSignalEffect(() => screen.followGreeting());
  useSignalEffect(() => {
    const seat = ownSeat(screen);
    const { seq = 0 } = screen.model.view.value ?? {};
    untracked(() => screen.orders.follow(seat, seq));
  });
  useSignalEffect(() => screen.followPlan());
  useSignalEffect(() => screen.followMuster());
  useSignalEffect(() => screen.followRows());
  useSignalEffect(() => screen.followOdds());
  useSignalEffect(() => screen.followDice());
  useSignalEffect(() => screen.followEnd());
  useSignalEffect(() => screen.followSeats());
  if (screen.veiled.value !== undefined)
    return (
      <div style={palette}>
        <HandoverScreen screen={screen} />
      </div>
    );
  return (
    <div class={`table ${model.lesson.course.value ? 'taught' : ''}`} style={palette}>
      <TableBar screen={screen} />
      <PromptBar screen={screen} />
      <BoardHost screen={screen} />
      <ActionBar screen={screen} />
      <Panels screen={screen} />
      <Announcer screen={screen} />
      <Dialogs screen={screen} />
    </div>
  );
}

function BoardHost({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const host = useRef<HTMLElement>(null);
  const [at, setAt] = useState({ x: 40, y: 40 });
  const remember = (event: PointerEvent) => {
    const box = host.current?.getBoundingClientRect();
    // An open menu stays where it is, or it would run away from under the pointer.
    if (!box || model.menu.value || model.oddsCard.value) return;
    setAt({ x: event.clientX - box.left, y: event.clientY - box.top });
  };
  return (
    <main class="board-host" ref={host} onPointerDownCapture={remember}>
      <BoardArea screen={screen} />
      <HandDock screen={screen} />
      <OverlaySwitch screen={screen} />
      <DiceTray screen={screen} />
      <NoticeLine screen={screen} />
      <RecapLine screen={screen} />
      <MissedCard screen={screen} />
      <HintCard screen={screen} />
      <ChoiceMenu model={model} at={at} />
      <OddsCard screen={screen} right={at.x < (host.current?.clientWidth ?? 0) / 2} />
      <StandInNotice screen={screen} />
      <OfferNotice screen={screen} />
      <AwayNotice screen={screen} />
      <ContinueNotice screen={screen} />
      <WatchCard screen={screen} />
      <InvitationCard screen={screen} />
      <NameCard screen={screen} />
    </main>
  );
}

function Panels({ screen }: { screen: ScreenState }) {
  const { tab, sheet, model } = screen;
  const panels = usePanelScroll(screen);
  const choose = (chosen: Tab) => {
    if (chosen === tab.value) sheet.value = !sheet.value;
    else screen.turnTo(chosen);
  };
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
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab.value}
            aria-controls="panel"
            tabIndex={each === tab.value ? 0 : -1}
            onClick={() => choose(each)}
          >
            {t(`tab.${each}`)}
            {each === 'chat' && <Unread count={model.chat.unread.value.length} />}
          </button>
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

/** How much has been said that was not seen yet. */
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
    case 'review':
      return <ReviewPanel screen={screen} />;
    case 'goal':
      return <GoalPanel screen={screen} />;
    case 'rules':
      return (
        <Rulebook rules={screen.rules.value} rule={screen.rule.value} onOpen={screen.openRule} />
      );
    case 'charts':
      return <ChartsPanel screen={screen} />;
    case 'chat':
      return <ChatPanel screen={screen} />;
    case 'table':
      return <TablePanel screen={screen} />;
  }
}

/** Notes whether the colours that are on the table are close for some eyes, as long as it is open. */
function useCloseSides({ model }: ScreenState): void {
  const { game } = model;
  useSignalEffect(() => {
    const state = model.session.value?.base;
    areSidesClose.value = state !== undefined && areClose(artOf(game.look), coloursIn(game, state));
  });
  useEffect(
    () => () => {
      areSidesClose.value = false;
    },
    [],
  );
}
