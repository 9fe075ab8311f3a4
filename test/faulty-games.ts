/** Games with faults that only players would notice: in messages, rule numbers and pictures. */
import { generic } from '../src/draw/art-base.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import type { Art } from '../src/kernel/look/art.ts';
import type { Tiny } from './tiny-game.ts';

/** Returns the faulty games: each is correct except for one fault. */
export async function faultyFrom(sound: GameModule): Promise<GameModule[]> {
  const sentences = (await sound.messages?.['en']?.()) ?? {};
  const make = (
    id: string,
    change: (game: Game<Tiny>) => Partial<Game<Tiny>> = () => ({}),
  ): GameModule => ({
    ...sound,
    id,
    open(setup) {
      const game = sound.open(setup) as unknown as Game<Tiny>;
      return { ...game, id, ...change(game) } as unknown as Game;
    },
  });
  const painted =
    (change: Partial<Art>) =>
    ({ look }: Game<Tiny>) => ({ look: { ...look, art: { ...generic, id: 'daub', ...change } } });
  const without = (key: string) => ({
    en: async () => Object.fromEntries(Object.entries(sentences).filter(([k]) => k !== key)),
  });
  return [
    make('alike', ({ look }) => ({
      look: { ...look, actionLabel: () => ({ key: 'label.pass' }) },
    })),
    { ...make('mute'), messages: without('log.moved') },
    { ...make('nameless'), messages: without('option.turns.text') },
    make('lawless', ({ outcome }) => ({
      outcome(s) {
        const found = outcome(s);
        return found && { ...found, rule: '4.9' };
      },
    })),
    { ...make('unruly'), options: sound.options.map((option) => ({ ...option, rule: '44' })) },
    make('gaudy', painted({ features: { plain: { fill: 'gren' } } })),
    make('blank', painted({ units: { tank: { symbol: '<g/>' } } })),
  ];
}
