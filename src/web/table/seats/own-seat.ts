/** The player's own seat at a table on the server, with its secret. */
import type { OwnSeat } from '../../net/orders.ts';
import type { ScreenState } from '../context.ts';

/** Returns the player's own seat; undefined if there is none. */
export function ownSeat({
  model,
  place,
}: Pick<ScreenState, 'model' | 'place'>): OwnSeat | undefined {
  const { table, side = -1 } = model.view.value ?? {};
  const token = place.secrets?.seats[model.game.sides[side]?.id ?? ''];
  if (place.kind !== 'server' || table === undefined || !token) return undefined;
  return { table, token };
}
