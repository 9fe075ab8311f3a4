/** Keys of the table screen. The keys of the board itself (arrows, Tab, zoom) are handled by the board. */
import type { ScreenState } from '../context.ts';
import type { Tab } from '../screen-view.ts';
import type { TableKey } from '../../i18n/msg.ts';
import { openZone } from '../board/zones-panel.tsx';
import { digitsOf } from '../../session/choices.ts';
import { pressable } from './prompt-bar.tsx';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: TableKey;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Tab'], text: 'help.tab' },
  { keys: ['←', '→', '↑', '↓'], text: 'help.arrows' },
  { keys: ['Enter'], text: 'help.enter' },
  { keys: ['1', '…', '9'], text: 'help.digits' },
  { keys: ['E'], text: 'help.end' },
  { keys: ['U', 'Esc'], text: 'help.undo' },
  { keys: ['B'], text: 'help.board' },
  { keys: ['A'], text: 'help.actions' },
  { keys: ['D'], text: 'help.dock' },
  { keys: ['Z'], text: 'help.zones' },
  { keys: ['/'], text: 'help.search' },
  { keys: ['L', 'I', 'G', 'R', 'C', 'T'], text: 'help.tabs' },
  { keys: ['K'], text: 'help.chat' },
  { keys: ['H'], text: 'help.hint' },
  { keys: ['F', 'P'], text: 'help.plans' },
  { keys: ['O'], text: 'help.overlays' },
  { keys: [',', '.'], text: 'help.steps' },
  { keys: ['S'], text: 'help.skip' },
  { keys: ['+', '−', '0'], text: 'help.zoom' },
  { keys: ['G'], text: 'help.find' },
  { keys: ['W'], text: 'help.around' },
  { keys: ['?'], text: 'help.help' },
];

/** Elements to focus in the dock: playable cards first, then any card of the hand, but not the piles. */
const DOCKED = ['.b-dock .b-can', '.b-dock .hand-card'] as const;

type Handler = (screen: ScreenState) => void;

const HANDLERS: Readonly<Record<string, Handler>> = {
  '?': (s) => {
    s.openDialog('help');
  },
  u: (s) => void s.model.undo(),
  e: ({ model }) => {
    const end = model.ending.choice.value;
    if (end) model.ending.press(end);
  },
  b: () => focusIn('.board-host'),
  // Buttons beyond the ninth, and numbers that are typed, have no digit.
  a: () => focusIn('.choices'),
  d: () =>
    focusIn(DOCKED.find((selector) => document.querySelector(selector) !== null) ?? '.b-dock'),
  z: (s) => {
    const [first] = pressable(s.model).zones;
    if (first) openZone(s, first);
  },
  '/': (s) => {
    if (!s.tabs.value.includes('moves')) return;
    s.openTab('moves');
    requestAnimationFrame(() => document.getElementById('move-search')?.focus());
  },
  p: (s) => s.model.plan.shown.value && s.openTab('plan'),
  f: (s) => {
    if (!s.model.force.shown.value) return;
    s.openTab('force');
    requestAnimationFrame(() => focusIn('.force-panel'));
  },
  h: (s) => void s.model.hint.ask(),
  l: (s) => s.openTab('log'),
  i: (s) => s.openTab('state'),
  g: (s) => s.model.game.look.goal && s.openTab('goal'),
  r: (s) => s.openTab('rules'),
  c: (s) => s.openTab('charts'),
  t: (s) => s.openTab('table'),
  k: (s) => s.tabs.value.includes('chat') && s.openTab('chat'),
  o: () => focusIn('.overlays'),
  ',': (s) => void s.model.replay.step(-1),
  '.': (s) => void s.model.replay.step(1),
  s: (s) => {
    s.model.player.skip();
    s.model.replay.leave();
  },
};

/** Handles a key pressed anywhere on the screen; returns whether it had a meaning. */
export function handleKey(screen: ScreenState, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isAsking(screen) || isTyping(event.target)) return false;
  if (screen.handoverSide.value !== undefined) return false;
  if (event.key === 'Escape') return goBack(screen);
  if (/^[1-9]$/.test(event.key) && !event.repeat) return pressButton(screen, Number(event.key) - 1);
  const handler = HANDLERS[event.key.toLowerCase()];
  if (!event.repeat || event.key !== 'e') handler?.(screen);
  return handler !== undefined;
}

/** Whether an open dialog has the keyboard to itself. */
const isAsking = ({ dialog, model }: ScreenState): boolean =>
  dialog.value !== undefined || model.ending.question.value !== undefined;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'range'].includes(target.type);
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField || target.isContentEditable;
}

/** Whether there are unsent picks or a chosen unit. */
const isBegun = ({ session, hasPicks }: ScreenState['model']): boolean =>
  hasPicks.value || (session.value?.actor ?? session.value?.setUp?.asked) !== undefined;

/** Closes the topmost open part; if none is open, takes the last pick back. */
export function goBack(screen: ScreenState): boolean {
  const { model } = screen;
  if (model.menu.value) model.menu.value = undefined;
  else if (model.notice.value) model.notice.value = undefined;
  else if (model.hint.shown.value) model.hint.close();
  else if (model.player.frame.value) model.player.skip();
  else if (model.replay.seq.value !== undefined) model.replay.leave();
  else if (isBegun(model)) void model.undo();
  else if (screen.sheet.value) screen.closeSheet();
  else return false;
  return true;
}

/**
 * Confirms the pending choice on Enter, pressed anywhere except on a control. Called before the board sees the key,
 * because the board would treat it as a pick.
 */
export function confirmByEnter(screen: ScreenState, event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.repeat || screen.dialog.value !== undefined) return false;
  if (screen.handoverSide.value !== undefined) return false;
  const { model } = screen;
  const stage = model.session.value?.stage;
  const shown = model.isBusy.value || model.menu.value || model.ending.question.value;
  const onControl = (event.target as Element).closest?.(
    'button, a, summary, input, select, textarea',
  );
  if (shown || onControl || (stage !== 'dice' && stage !== 'handover')) return false;
  model.ending.confirm();
  return true;
}

function pressButton({ model }: ScreenState, index: number): boolean {
  const { buttons, numbers } = pressable(model);
  const list = model.menu.value ?? [...digitsOf(buttons, numbers).keys()];
  const choice = list[index];
  if (choice) model.ending.press(choice);
  return choice !== undefined;
}

/** Focuses the first focusable element in a part of the screen. */
function focusIn(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector);
  const first = part?.querySelector<HTMLElement>('[tabindex="0"], summary, button, input');
  (first ?? part)?.focus();
}

/** Returns the tab to the left or right, for arrow keys on the row of tabs. */
export function neighbourTab(tabs: readonly Tab[], tab: Tab, by: number): Tab {
  return tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab;
}
