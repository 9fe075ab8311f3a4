/** Notification about a table, in the language of its recipient. */
import { z } from 'zod';
import type { GameModule } from '../../kernel/game.ts';
import { type Message, msg } from '../../kernel/text/message.ts';
import { aboutKey, sideKey } from '../../i18n/head.ts';
import type { TableSummary } from '../../table/messages/messages.ts';
import { SHARED } from '../../i18n/shared.ts';
import { LANGUAGES, type Language, Translators } from '../../i18n/translators.ts';

export const languageSchema = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

/** A turn, a new game, an invitation, a challenge, or the answer to a challenge. */
export interface NotificationEvent {
  readonly type: 'turn' | 'game' | 'invitation' | 'challenge' | 'declined' | 'expired';
  readonly table: string;
  readonly module: Pick<GameModule, 'id' | 'messages'>;
  /** Id of the recipient's side. */
  readonly side?: string;
  /** Account that invites, challenges or is challenged. */
  readonly from?: string;
  /** Variant of the game to which the recipient is invited or challenged. */
  readonly variant?: TableSummary['variant'];
  /** Tournament of the table. */
  readonly tournament?: { readonly name: string; readonly round: number } | undefined;
  readonly url?: string | undefined;
}

/** The notification for programs (`fields`) and for people: nothing that the seat does not know. */
export interface NotificationText {
  readonly fields: object;
  readonly title: string;
  /** Lines below the title that a push message shows too. */
  readonly terms: readonly string[];
  /** Further lines of a mail. */
  readonly lines: readonly string[];
  /** Whether the link leads to the table; else to the lobby. */
  readonly isAtTable: boolean;
  /** Text before the link that cancels the notification. */
  readonly end: string;
}

const loadedTranslators = new Map<Language, Promise<Translators>>();

/** Returns the translator of a language for the messages of the server and the titles of games. */
export function translatorOf(language: Language): Promise<Translators> {
  const known = loadedTranslators.get(language) ?? Translators.load(language, SHARED);
  loadedTranslators.set(language, known);
  return known;
}

export async function notificationTextOf(
  of: NotificationEvent,
  language: Language,
): Promise<NotificationText> {
  const voice = await translatorOf(language);
  await voice.ready(of.module);
  const head = voice.ofModule(of.module);
  const game = head.text({ key: aboutKey('title') });
  const side = of.side === undefined ? undefined : head.text({ key: sideKey(of.side) });
  const { type, table, from, variant, tournament, url } = of;
  const cup = tournament && { tournament: tournament.name, round: tournament.round };
  const title = voice.text(titleOf(of, game));
  const place = url ?? voice.text(msg('notification.table', { table }));
  const isAtTable = type === 'turn' || type === 'game' || type === 'invitation';
  return {
    fields: {
      ...{ type, table, game },
      ...(side !== undefined && { side }),
      ...(from !== undefined && { from }),
      ...(variant && { variant }),
      ...cup,
      ...(url !== undefined && { url }),
    },
    title,
    terms: variant ? [voice.text(variantName(variant))] : [],
    isAtTable,
    lines: [
      ...(side !== undefined && (type === 'turn' || type === 'game')
        ? [voice.text(msg(`notification.text.${type}`, { game, side }))]
        : []),
      ...(isAtTable || url !== undefined ? [place] : []),
    ],
    end: voice.text(msg('notification.end')),
  };
}

/** A table where the account is to move, as a digest lists it. */
export type Waiting = Pick<NotificationEvent, 'table' | 'module' | 'url'> & {
  readonly side: string;
};

/** Returns a daily digest for programs and for people. */
export async function digestOf(tables: readonly Waiting[], language: Language) {
  const voice = await translatorOf(language);
  const listed = [];
  for (const { table, module, side, url } of tables) {
    await voice.ready(module);
    const head = voice.ofModule(module);
    const [game, name] = [head.text({ key: aboutKey('title') }), head.text({ key: sideKey(side) })];
    listed.push({ table, game, side: name, ...(url !== undefined && { url }) });
  }
  return {
    fields: { type: 'digest', tables: listed },
    title: voice.text(msg('notification.digest', { n: tables.length })),
    terms: [],
    isAtTable: true,
    lines: listed.map(
      ({ table, game, side, url }) =>
        `${game}, ${side}: ${url ?? voice.text(msg('notification.table', { table }))}`,
    ),
    end: voice.text(msg('notification.digest.end')),
  };
}

/** Returns the name of a variant: "Variant: Last Grasp, even (3 changes)". */
export const variantName = ({
  title,
  changes: n,
}: NonNullable<NotificationEvent['variant']>): Message =>
  title === undefined
    ? msg('notification.variant', { n })
    : msg('notification.variant.title', { title, n });

function titleOf({ type, from = '', tournament }: NotificationEvent, game: string): Message {
  if (type === 'invitation') return msg('notification.invite', { name: from, game });
  if (type === 'challenge' || type === 'declined' || type === 'expired')
    return msg(`notification.${type}`, { name: from, game });
  if (type === 'turn') return msg('notification.subject', { game });
  return tournament
    ? msg('notification.round', { ...tournament, game })
    : msg('notification.begun', { game });
}
