/** "Auto-place the rest" needs confirmation before the turn passes, in every game that has such a choice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeConnection, viewWith } from '../../../../test/page-table.ts';
import { games } from '../../../games/registry.ts';
import { ActionList, verbNameOf, verbOf } from '../../../kernel/action.ts';
import { actor, apply, legal, start } from '../../../kernel/engine.ts';
import type { Game, GameModule } from '../../../kernel/game.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import type { GameState } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import { loadMessages } from '../../messages.ts';
import { changeSettings } from '../../ui/settings.ts';
import { TableModel } from '../model.ts';

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ confirm: true, showOdds: true, sendAtOnce: false, pace: 'normal' });
});

afterEach(() => void vi.useRealTimers());

/** By game, the verbs that make all remaining decisions of their kind, and the page's next stage. */
const AUTO: Readonly<
  Record<string, { readonly verbs: readonly string[]; readonly next?: string }>
> = {
  annihilation: { verbs: [] },
  // Dice follow, and their odds are shown.
  annihilator: { verbs: ['suggest'], next: 'dice' },
  armageddon: { verbs: [] },
  // The game itself asks whether the force is complete.
  chitin: { verbs: ['usual'], next: 'choose' },
  slammers: { verbs: ['usual'], next: 'handover' },
};

const openAll = (module: GameModule): Game[] =>
  module.scenarios.map(({ id }) => module.open(parseSetup(module, { scenario: id })));

const opened = games.map((module) => [module.id, module, openAll(module)] as const);

test.each(opened)('%s: the verbs that make all remaining decisions', (id, _, all) => {
  for (const { look, verbs } of all)
    expect((look.auto ?? []).map((verb) => verbs.list[verb]?.name)).toEqual(AUTO[id]?.verbs);
});

/** Returns a position in which such a verb is legal, reached by always playing the first legal action. */
function positionWith(game: Game, verbs: readonly number[]): GameState | undefined {
  const s = start(game);
  for (let i = 0; i < 100; i++) {
    const list = legal(game, s, new ActionList());
    if (list.toArray().some((action) => verbs.includes(verbOf(action)))) return s;
    // The first roll is the highest, because equal dice would be rolled again.
    apply(game, s, list.at(i === 0 ? list.length - 1 : 0));
  }
  return undefined;
}

const WITH_AUTO = opened.filter(([id]) => AUTO[id]?.next);

test.each(WITH_AUTO)(
  '%s: it waits for a confirmation, and can be undone until then',
  async (id, module, all) => {
    await loadMessages(module);
    const [found] = all.flatMap((game) => {
      const s = positionWith(game, game.look.auto ?? []);
      return s ? [{ game, s }] : [];
    });
    if (!found) throw new Error('no scenario has such a choice');
    const { game, s } = found;
    const { auto = [] } = game.look;
    const side = actor(game, s);
    const connection = new FakeConnection();
    connection.view.value = {
      ...viewWith(s as never),
      ...{ game: game.id, setup: game.setup, side, actor: side },
      ints: Array.from(viewOf(game, s, side).ints),
    };
    const model = new TableModel(connection, module, game);
    const choice = model.choices.value.buttons.find(({ action }) => auto.includes(verbOf(action)));
    if (!choice) throw new Error('it has no button');
    model.take(choice);
    expect([model.session.value?.stage, connection.asked]).toEqual([AUTO[id]?.next, []]);
    await model.undo();
    expect([model.session.value?.picks, connection.asked]).toEqual([[], []]);
    model.take(choice);
    await model.commit();
    expect(connection.asked).toEqual([[0, verbNameOf(game.verbs, choice.action)]]);
    model.close();
  },
);
