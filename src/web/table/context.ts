/** What the parts of the table screen share besides the model: which panel is open, what is lit. */
import { batch, computed, signal } from '@preact/signals';
import type { TableModel } from './model.ts';

export const TABS = ['plan', 'log', 'state', 'moves', 'rules', 'charts', 'table'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_NAMES: Readonly<Record<Tab, string>> = {
  plan: 'Plan',
  log: 'Log',
  state: 'Situation',
  moves: 'Moves',
  rules: 'Rules',
  charts: 'Charts',
  table: 'Table',
};

/** Link and extras of a table that the screen shows but the model does not need. */
export interface TablePlace {
  /** Where onlookers and other seats find the table; absent for tables of this page only. */
  readonly share?: readonly { readonly name: string; readonly href: string }[];
  readonly kind: 'server' | 'local' | 'record';
}

export class ScreenState {
  readonly model: TableModel;
  readonly place: TablePlace;
  readonly tab = signal<Tab>('log');
  /** On a narrow screen the panels lie over the board and can be put away. */
  readonly sheet = signal(false);
  readonly rule = signal<string | undefined>(undefined);
  readonly overlays = signal<ReadonlySet<string>>(new Set());
  readonly lit = signal<readonly number[]>([]);
  readonly cursor = signal<number | undefined>(undefined);
  readonly dialog = signal<'help' | 'settings' | 'resign' | undefined>(undefined);
  /** Last die that was put away; the tray shows later ones only. */
  readonly diceAway = signal(0);
  readonly resultSeen = signal(false);

  constructor(model: TableModel, place: TablePlace) {
    this.model = model;
    this.place = place;
  }

  /** Tabs there are now: that of the plan only while there is one. */
  readonly tabs = computed((): readonly Tab[] =>
    TABS.filter((tab) => tab !== 'plan' || this.model.plan.shown.value !== undefined),
  );

  /** Opens the plan when it is one's own to make, and goes back to the log when there is none. */
  followPlan(): void {
    const { isMine, shown } = this.model.plan;
    if (isMine.value) {
      this.openTab('plan');
      this.cursor.value = shown.peek()?.unmet[0]?.node;
    }
    if (!isMine.value && !shown.value && this.tab.peek() === 'plan')
      batch(() => {
        this.tab.value = 'log';
        this.sheet.value = false;
      });
  }

  openTab(tab: Tab): void {
    batch(() => {
      this.tab.value = tab;
      this.sheet.value = true;
    });
  }

  readonly openRule = (rule: string): void => {
    batch(() => {
      this.rule.value = rule;
      this.openTab('rules');
    });
  };

  /** Lights nodes on the board and brings the first into view. */
  light(nodes: readonly number[]): void {
    batch(() => {
      this.lit.value = nodes;
      this.cursor.value = nodes[0];
      this.sheet.value = false;
    });
  }

  toggleOverlay(id: string): void {
    const next = new Set(this.overlays.value);
    if (!next.delete(id)) next.add(id);
    this.overlays.value = next;
  }
}
