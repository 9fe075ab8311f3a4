/** Conditional moves and standing orders of this seat, as stored on the server. */
import { signal } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { Orders, StoredOrders } from '../../../table/seats/orders.ts';
import { fetchOrders, type OwnSeat, sendOrders } from '../../net/orders.ts';
import { faultOf } from '../../table-messages.ts';

export class OrdersModel {
  readonly kept = signal<StoredOrders | undefined>(undefined);
  readonly fault = signal<LocalizedText>('');
  #seat: OwnSeat | undefined;

  /**
   * Reloads the orders if the seat changes or, with pending conditional moves, if the record grows: moves of others may
   * have triggered them.
   */
  follow(seat: OwnSeat | undefined, seq: number): void {
    const isSame = seat?.token === this.#seat?.token;
    this.#seat = seat;
    if (!isSame) this.kept.value = undefined;
    const known = this.kept.peek();
    if (seat && (!known || (known.lines.length > 0 && known.seq < seq))) void this.load();
  }

  async load(): Promise<void> {
    const seat = this.#seat;
    if (seat) await this.#take(seat, fetchOrders(seat));
  }

  /** Stores changed orders; this marks cancelled ones as seen. */
  async send(seq: number, wanted: Partial<Pick<Orders, 'lines' | 'wills'>>): Promise<void> {
    const seat = this.#seat;
    if (!seat) return;
    const { lines, wills } = { ...this.kept.peek(), ...wanted };
    const body = { seq, lines: [...(lines ?? [])], wills: wills ?? {} };
    await this.#take(seat, sendOrders(seat, body));
  }

  async #take(seat: OwnSeat, answer: Promise<StoredOrders>): Promise<void> {
    try {
      const kept = await answer;
      if (seat !== this.#seat && seat.token !== this.#seat?.token) return;
      this.kept.value = kept;
      this.fault.value = '';
    } catch (error) {
      this.fault.value = faultOf(error);
    }
  }
}
