/**
 * Games in progress that all players move to newer rules. Both the offer and the last agreement need a proof that the
 * record has the same history under these rules (`findHistoryDifference`).
 */
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import type { SeatMessage } from '../../table/messages/requests.ts';
import { findHistoryDifference } from '../../table/record/same-history.ts';
import { formatRulesMark, markOf } from '../../table/record/rules-mark.ts';
import type { Table } from '../../table/table.ts';
import type { Answer } from '../../table/table-parts.ts';
import type { Bundles } from '../bundles/bundles.ts';
import type { CooperativeScheduler } from '../operations/cooperative-scheduler.ts';
import { openRecorded } from './reader.ts';

/** A request in the form that its table can carry out. */
export interface PreparedRequest {
  readonly message: SeatMessage;
  /** Why the request is refused before the table gets it. */
  readonly refused?: Answer;
  /** Mark of the newer rules, for the entry that follows the last agreement. */
  readonly rules?: string;
}

type OfferMessage = Extract<SeatMessage, { readonly type: 'offer' }>;

interface MoveOptions {
  readonly bundles: Bundles;
  readonly scheduler: CooperativeScheduler;
  log(line: string): void;
}

const offerAt = (table: Table) => table.statusFor(SPECTATOR).offers?.[0];

export class RulesMove {
  readonly #options: MoveOptions;

  constructor(options: MoveOptions) {
    this.#options = options;
  }

  /** Adds the current rules to an offer of newer rules, or to the agreement to it, if the game may move to them. */
  async prepare(table: Table, message: OfferMessage): Promise<PreparedRequest> {
    const offered = offerAt(table)?.terms;
    const isAgreed = message.text === 'agree' && offered?.do === 'rules';
    const isAbout = isAgreed || message.text === 'ask rules';
    if (!isAbout || message.seq !== table.seq) return { message };
    const { bundles } = this.#options;
    const current = bundles.currentOf(table.game.id);
    if (table.statusFor(SPECTATOR).ownRules?.isMissing !== false)
      return refusal(table, msg('rules.move.same'));
    if (current === undefined) return refusal(table, msg('rules.move.none'));
    if (offered?.do === 'rules' && offered.bundle !== current)
      return refusal(table, msg('rules.move.other'));
    const found = await this.#proveSame(table, current);
    if ('why' in found) return refusal(table, found.why);
    const text = message.text === 'ask rules' ? `ask rules ${current}` : message.text;
    return { message: { ...message, text }, rules: found.mark };
  }

  /** Logs for the operator that a game has moved to newer rules. */
  moved({ id, game, seq }: Table): void {
    this.#options.log(
      `table ${id} (${game.id}): its players moved to newer rules after entry ${seq}`,
    );
  }

  async #proveSame(
    { game, header, entries }: Table,
    bundle: string,
  ): Promise<{ readonly mark: string } | { readonly why: LocalizedText }> {
    const { bundles, scheduler } = this.#options;
    try {
      const to = openRecorded(await bundles.currentRules(game.id), header);
      const why = await scheduler.run(findHistoryDifference({ from: game, to, header, entries }));
      return why === undefined ? { mark: formatRulesMark({ ...markOf(to), bundle }) } : { why };
    } catch (error) {
      if (error instanceof InputError) return { why: error.text };
      throw error;
    }
  }
}

const refusal = ({ seq }: Table, reason: LocalizedText): PreparedRequest => ({
  message: { type: 'offer', id: 0, seq, text: 'decline' },
  refused: { ok: false, seq, played: 0, refusal: { rule: '', reason } },
});
