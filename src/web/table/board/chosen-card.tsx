/** The card that the decision is about, shown beside the board in readable size. */
import { CardFace } from '../../cards/card-face.tsx';
import { format } from '../../table-messages.ts';
import { useMedia } from '../../ui/media.ts';
import type { ScreenState } from '../context.ts';
import { FANNED } from './hand-dock.tsx';
import { cardTableOf, chosenThing } from './hand-model.ts';

export function ChosenCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const isFanned = useMedia(FANNED);
  if (!isFanned || model.oddsCard.value || model.isOver.value) return null;
  const things = cardTableOf(model)?.hands.flatMap((zone) => zone.things) ?? [];
  const { type, name, text, conditions = [] } = chosenThing(model, things) ?? {};
  if (type === undefined || name === undefined) return null;
  return (
    <section class="chosen-card" aria-label={format(model.game, name)}>
      <CardFace game={model.game} type={type} size="large" isNamed />
      {text !== undefined && <p class="sr-only">{format(model.game, text)}</p>}
      {conditions.length > 0 && (
        <p aria-hidden="true">{conditions.map((each) => format(model.game, each)).join('; ')}</p>
      )}
    </section>
  );
}
