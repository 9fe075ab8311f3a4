/**
 * Changes at a table as events of its screen. Each function reads signals, and is called again when one of them
 * changes.
 */
import type { TableModel } from './model.ts';
import type { ScreenEvent } from './screen-view.ts';

type Source = (model: TableModel) => ScreenEvent | undefined;

function pickOf({ hasPicks, entries }: TableModel): ScreenEvent | undefined {
  if (!hasPicks.value) return undefined;
  const die = entries.peek().findLast((entry) => entry.kind === 'die');
  return { kind: 'picked', ...(die && { lastDie: die.seq }) };
}

function planOf({ plan, choices, lesson }: TableModel): ScreenEvent {
  const shown = plan.shown.value;
  const nexts = shown?.items.map(({ next }) => next) ?? [];
  const unmet = shown?.unmet?.[0]?.node;
  return {
    kind: 'plan-changed',
    isShown: shown !== undefined,
    isMine: plan.isMine.value,
    isAsked: nexts.length > 0 && choices.value.all.some(({ action }) => nexts.includes(action)),
    isTaught: lesson.isGuided.value,
    ...(unmet !== undefined && { unmet }),
  };
}

const forceOf = ({ force }: TableModel): ScreenEvent => ({
  kind: 'force-changed',
  isMine: force.shown.value !== undefined,
});

function rowsOf({ game, shown }: TableModel): ScreenEvent | undefined {
  const state = game.look.zones && shown.value;
  const zones = state && game.look.zones?.show(state);
  return zones?.some(({ isRow }) => isRow) ? { kind: 'rows-shown' } : undefined;
}

function cardOf({ oddsCard, menu, hint, missed }: TableModel): ScreenEvent | undefined {
  const isOpen = oddsCard.value || menu.value || hint.shown.value || missed.value.length > 0;
  return isOpen ? { kind: 'card-opened' } : undefined;
}

function endOf({ view, isOver }: TableModel): ScreenEvent | undefined {
  const { outcome, rematch } = view.value ?? {};
  if (!outcome || !isOver.value) return undefined;
  return { kind: 'ended', rematch: rematch?.table ?? '' };
}

export const SOURCES: readonly Source[] = [pickOf, planOf, forceOf, rowsOf, cardOf, endOf];
