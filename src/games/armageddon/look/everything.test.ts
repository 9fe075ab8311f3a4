/** In random games, everything can be displayed to every side: with text, a picture and a colour, without errors. */
import { expect, test } from 'vitest';
import { english, prepare } from '../../../../test/english.ts';
import { ActionList } from '../../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, settle, start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { CHANCE } from '../../../kernel/side.ts';
import { viewOf } from '../../../kernel/view.ts';
import { art } from '../art.ts';
import { armageddon, openArmageddon } from '../index.ts';
import type { Armageddon } from '../state.ts';

await prepare(armageddon);

/**
 * Formats everything that the page would show of a view; throws if a text is missing. Returns keys without a picture.
 */
function unpictured(game: Game<Armageddon>, view: Armageddon, side: number, unit: number) {
  const { look } = game;
  const told = (...all: readonly (LocalizedText | undefined)[]) =>
    all.map((text) => english(game, text));
  const counters = look.counters(view);
  const zones = look.zones?.show(view) ?? [];
  const areas = look.overlays.flatMap((each) => each.areas(view, side, { unit, node: 0 }));
  const markers = look.markers(view);
  for (const { name, figures, conditions } of counters) told(name, figures, ...conditions);
  for (const { name, things } of zones) told(name, ...things.flatMap((t) => [t.name, t.text]));
  for (const { name } of [...areas, ...markers]) told(name);
  for (const { label, value } of look.panel(view)) told(label, value);
  for (const { name, odds, chances } of look.plan?.show(view)?.items ?? [])
    told(name, odds, ...chances.map(({ label }) => label));
  told(look.prompt(view));
  const pieces = [...counters, ...zones.flatMap(({ things }) => things)].map((p) => p.type ?? '');
  return [
    ...pieces.filter((type) => !(type in art.units)),
    ...markers.map(({ type }) => type).filter((type) => !(type in art.markers)),
    ...areas.map(({ type }) => type).filter((type) => !(type in art.areas)),
  ];
}

test.each([
  ['duel', 1],
  ['three', 2],
])('%s', (scenario, cult) => {
  const game = openArmageddon(parseSetup(armageddon, { scenario, options: { cult, events: 1 } }));
  const rng = new Sfc32(`look ${scenario}`);
  const below = (n: number) => rng.below(n);
  const s = start(game);
  const dumb = new Set<string>();
  for (let i = 0; i < 300 && !game.outcome(s); i++) {
    const who = actor(game, s);
    const list = legal(game, s, new ActionList());
    for (const side of who === CHANCE ? [] : [-1, ...game.sides.keys()]) {
      const view = viewOf(game, s, side);
      expect(unpictured(game, view, side, below(game.units.length))).toEqual([]);
      if (english(game, game.look.prompt(view)) === 'The dice decide.')
        dumb.add(game.stepNames[s.step] ?? '');
    }
    apply(
      game,
      s,
      who === CHANCE ? drawOutcome(game, s, list, below) : list.at(below(list.length)),
    );
    settle(game, s);
  }
  // Every decision of a player has a prompt.
  expect([...dumb]).toEqual([]);
});
