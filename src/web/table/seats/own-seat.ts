/** One's own seat at a table of the server's, and what opens it. */
import type { OwnSeat } from '../../net/orders.ts';
import type { ScreenState } from '../context.ts';

/** Undefined where one has none. */
export function ownSeat({
  model,
  place,
}: Pick<ScreenState, 'model' | 'place'>): OwnSeat | undefined {
  const { table, side = -1 } = model.view.value ?? {};
  const token = place.secrets?.seats[model.game.sides[side]?.id ?? ''];
  if (place.kind !== 'server' || table === undefined || !token) return undefined;
  return { table, token };
}
