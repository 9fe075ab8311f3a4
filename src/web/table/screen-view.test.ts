import { expect, test } from 'vitest';
import { afterEvent, firstView, type ScreenEvent, type ScreenView } from './screen-view.ts';

const after = (events: readonly ScreenEvent[], from = firstView([])): ScreenView =>
  events.reduce((view, event) => afterEvent(view, event), from);

const plan = (facts: {
  isShown?: boolean;
  isMine?: boolean;
  isAsked?: boolean;
  isTaught?: boolean;
  unmet?: number;
}): ScreenEvent => ({
  kind: 'plan-changed',
  isShown: false,
  isMine: false,
  isAsked: false,
  isTaught: false,
  ...facts,
});
const shownTab = ({ tab, sheet }: ScreenView): string => `${tab}${sheet ? ' open' : ''}`;

test('a press on a tab opens its panel, and a press on the same tab closes the panel', () => {
  const view = after([{ kind: 'tab-pressed', tab: 'rules' }]);
  expect(shownTab(view)).toBe('rules open');
  expect(shownTab(after([{ kind: 'tab-pressed', tab: 'rules' }], view))).toBe('rules');
  expect(shownTab(after([{ kind: 'tab-pressed', tab: 'log' }], view))).toBe('log open');
});

test('a rule opens the rulebook at its number', () => {
  expect(after([{ kind: 'rule-opened', rule: '7.04' }])).toMatchObject({
    tab: 'rules',
    sheet: true,
    rule: '7.04',
  });
});

test('highlighted nodes close the panel, and the first is brought into view', () => {
  const view = after([
    { kind: 'tab-chosen', tab: 'plan' },
    { kind: 'nodes-lit', nodes: [7, 3] },
  ]);
  expect(view).toMatchObject({ tab: 'plan', sheet: false, lit: [7, 3], cursor: 7 });
});

test.each([
  ['opens for the player who makes it', plan({ isMine: true, isShown: true }), 'plan open'],
  ['stays under its sheet in a lesson', plan({ isMine: true, isTaught: true }), 'plan'],
  ['is turned to where an answer is in it', plan({ isShown: true, isAsked: true }), 'plan'],
  ['is left alone while others make it', plan({ isShown: true }), 'log'],
])('a plan %s', (_, event, tab) => {
  expect(shownTab(after([event]))).toBe(tab);
});

test('a plan that is mine brings its first unmet duty into view', () => {
  expect(after([plan({ isMine: true, unmet: 12 })]).cursor).toBe(12);
});

test('when a plan is over, its tab changes to the log, but another open tab stays', () => {
  const view = after([plan({ isMine: true, isShown: true })]);
  expect(shownTab(after([plan({ isShown: true })], view))).toBe('plan open');
  expect(shownTab(after([plan({})], view))).toBe('log');
  expect(shownTab(after([{ kind: 'tab-chosen', tab: 'rules' }, plan({})], view))).toBe(
    'rules open',
  );
});

test('a force is chosen in its tab, and the log returns afterwards', () => {
  const view = after([{ kind: 'force-changed', isMine: true }]);
  expect(shownTab(view)).toBe('force open');
  expect(shownTab(after([{ kind: 'force-changed', isMine: false }], view))).toBe('log');
});

test('rows of a battle open in place of the log only', () => {
  expect(shownTab(after([{ kind: 'rows-shown' }]))).toBe('state');
  const rules = after([{ kind: 'tab-chosen', tab: 'rules' }]);
  expect(after([{ kind: 'rows-shown' }], rules)).toBe(rules);
});

test('a card that opens closes the sheet', () => {
  expect(shownTab(after([{ kind: 'tab-chosen', tab: 'moves' }, { kind: 'card-opened' }]))).toBe(
    'moves',
  );
});

test('a card that opens at the end of the game leaves the result open', () => {
  const events: ScreenEvent[] = [{ kind: 'ended', rematch: '' }, { kind: 'card-opened' }];
  expect(shownTab(after(events))).toBe('end open');
});

test('a plan or a force opens only after the greeting, not over it', () => {
  const greeted = after([
    { kind: 'greeted' },
    plan({ isMine: true }),
    { kind: 'force-changed', isMine: true },
  ]);
  expect(greeted).toMatchObject({ tab: 'goal', sheet: true, isIntroOpen: true });
  expect(shownTab(after([{ kind: 'begun' }], greeted))).toBe('force open');
  expect(shownTab(after([{ kind: 'greeted' }, plan({ isMine: true }), { kind: 'begun' }]))).toBe(
    'plan open',
  );
  expect(shownTab(after([{ kind: 'greeted' }, { kind: 'begun' }]))).toBe('log');
});

test('a pick, or a change to another tab, ends the greeting', () => {
  const greeted = after([{ kind: 'greeted' }]);
  expect(after([{ kind: 'picked' }], greeted)).toMatchObject({ tab: 'log', isIntroOpen: false });
  const rules = after([{ kind: 'tab-pressed', tab: 'rules' }], greeted);
  expect(rules).toMatchObject({ tab: 'rules', sheet: true, isIntroOpen: false });
});

test('the next pick hides dice already shown', () => {
  expect(after([{ kind: 'picked', lastDie: 9 }]).diceAway).toBe(9);
  expect(after([{ kind: 'dice-dismissed', seq: 4 }, { kind: 'picked' }]).diceAway).toBe(4);
});

test('the result opens once, and again with a rematch', () => {
  const ended = after([{ kind: 'greeted' }, { kind: 'ended', rematch: '' }]);
  expect(ended).toMatchObject({ tab: 'end', sheet: true, isIntroOpen: false });
  const elsewhere = after([{ kind: 'end-left' }], ended);
  expect(shownTab(elsewhere)).toBe('log');
  expect(after([{ kind: 'ended', rematch: '' }], elsewhere)).toBe(elsewhere);
  expect(shownTab(after([{ kind: 'ended', rematch: 'abc' }], elsewhere))).toBe('end open');
});

test('overlays, dialogs, and cards that are closed for good', () => {
  const view = after(
    [
      { kind: 'overlay-toggled', id: 'reach' },
      { kind: 'overlay-toggled', id: 'blasts' },
      { kind: 'dialog-opened', dialog: 'help' },
      { kind: 'invitation-dismissed' },
      { kind: 'watching-understood' },
      { kind: 'name-answered' },
      { kind: 'seats-changed', waiting: [1] },
    ],
    firstView(['blasts']),
  );
  expect(view).toMatchObject({
    overlays: new Set(['reach']),
    dialog: 'help',
    invited: true,
    knowsWatching: true,
    named: true,
    waiting: [1],
  });
  expect(after([{ kind: 'dialog-closed' }], view).dialog).toBeUndefined();
});

test('an event that changes nothing returns the same view', () => {
  const view = firstView([]);
  expect(afterEvent(view, { kind: 'sheet-closed' })).toBe(view);
  expect(afterEvent(view, { kind: 'begun' })).toBe(view);
});
