/** Requests and answers of the server about studies. The operations are those of `operations.ts`. */
import { z } from 'zod';
import { dictionary, int, list, object, option, text } from '../table/messages/shapes.ts';
import { localizedTextSchema } from '../table/record/record-schemas.ts';
import { operationSchema } from './operations.ts';
import { idSchema, word } from './shapes.ts';

/** Readers of a study: only its members, anyone with its address, or everyone, who also find it in the list. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;
export type StudyVisibility = (typeof VISIBILITIES)[number];
/** Rights of a member; each includes those after it. */
export const STUDY_ROLES = ['owner', 'contributor', 'viewer'] as const;
export type StudyRole = (typeof STUDY_ROLES)[number];

/** Maximum number of operations of one change; a page splits longer ones. */
export const MOST_OPERATIONS = 500;
/** Maximum bytes of all changes of a study. From nine tenths of it, readers get a warning. */
export const MOST_SIZE = 16_000_000;
/** Longest private note on a node, and longest chat message. */
export const STUDY_NOTE_LENGTH = 10_000;
export const STUDY_CHAT_LENGTH = 500;

const visibility = z.enum(VISIBILITIES);
const role = z.enum(STUDY_ROLES);
const time = z.number().describe('Time in milliseconds since 1970');

const near = list(z.enum(['chapters', 'nodes', 'size'])).describe(
  'Limits of which nine tenths are used',
);

const summary = {
  id: text,
  name: text,
  owner: text.describe(
    'Name of the owner; empty for the study of a game, which belongs to its players',
  ),
  visibility,
  games: list(text).describe('Ids of the games of its chapters'),
  chapters: int,
  stars: int,
  touched: time.describe('Last change, in milliseconds since 1970'),
};
/** A study in a list. */
export const studySummary = object(summary);
export type StudySummary = z.infer<typeof studySummary>;
/** Studies, in the requested order. */
export const studySummaries = list(studySummary);

/** A member; guests have a mark after their name, so that guests with equal names are distinct. */
const studyMember = object({ name: text, role });
export type StudyMember = z.infer<typeof studyMember>;

/** A study as a reader sees it. */
export const studyInfo = object({
  ...summary,
  role: role.describe('Rights of the reader; `viewer` for a reader who is no member'),
  me: text.describe('Name that comments of the reader have; empty for a reader who is no member'),
  members: list(studyMember),
  seq: int.describe('Number of the last change'),
  starred: z.boolean().describe('Whether the reader has given a star'),
  code: option(text).describe(
    'Secret part of the link for contributors; for the owner and contributors',
  ),
  near,
});
export type StudyInfo = z.infer<typeof studyInfo>;

/** Operations of one author at one time, in the order of the server. */
export const studyChange = object({
  n: int.describe('1, 2, 3 …'),
  name: text.describe('Name of the author'),
  key: text.describe('Id that the author gave to the change'),
  at: time,
  operations: list(z.looseObject({ op: text })).describe('As in a request'),
});
export interface StudyChange extends Omit<z.infer<typeof studyChange>, 'operations'> {
  readonly operations: readonly z.infer<typeof operationSchema>[];
}
export const studyChanges = list(studyChange);

const operations = z.array(operationSchema).max(MOST_OPERATIONS);

/** Request to create a study, optionally with its first chapters. */
export const studyRequest = z.strictObject({
  name: word,
  visibility: visibility.default('private'),
  operations: operations.default([]),
});
export type StudyRequest = z.input<typeof studyRequest>;

/** Request to change the name or the readers of a study. */
export const studySettings = z.strictObject({ name: word, visibility });

/** Request to carry out operations. */
export const changeRequest = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .describe('Own id of the change: sent again under it, it is carried out once'),
  operations,
});
/** Answer to a `changeRequest`: the number of the change, and the operations that could not be carried out. */
export const changeAnswer = object({
  n: int.describe('Number of the change; 0 if none of its operations could be carried out'),
  refused: list(object({ index: int, reason: text, message: option(localizedTextSchema) })),
  near,
});
export type ChangeAnswer = z.infer<typeof changeAnswer>;

/** Request to become a contributor by the link of a study. */
export const joinStudy = z.strictObject({
  code: z.string().max(64),
  name: z.string().max(40).default(''),
});
/** Request of a guest who opens the study of a game. */
export const openStudyRequest = z.strictObject({ name: z.string().max(40).default('') });
/** Request to give an account a role; without one, the account is no longer a member. */
export const memberRequest = z.strictObject({
  name: z.string().max(40),
  role: z.enum(['contributor', 'viewer']).optional(),
});

/** Private notes of a member, by the id of the node or chapter. */
export const studyNotes = dictionary(text);
export const studyNote = z.strictObject({
  node: idSchema,
  text: z.string().max(STUDY_NOTE_LENGTH),
});

/** Chat message at a study. */
export const studyChatMessage = object({ n: int, name: text, text, at: time });
export type StudyChatMessage = z.infer<typeof studyChatMessage>;
export const studyChatMessageRequest = z.strictObject({
  text: z.string().min(1).max(STUDY_CHAT_LENGTH),
});

/** A connected reader of a study, and the node on their board. */
export interface StudyCursor {
  /** Id of the reader, because names need not be unique. */
  readonly id: string;
  readonly name: string;
  readonly chapter: string;
  readonly node: string;
}

/** Messages of the server on the socket of a study. */
export type StudyMessage =
  | { readonly type: 'change'; readonly change: StudyChange }
  /** Changes may have been missed: read those after the last known one. */
  | { readonly type: 'behind' }
  /** The name or the readers of the study have changed, by change `n`. */
  | { readonly type: 'settings'; readonly n: number }
  | { readonly type: 'chat'; readonly message: StudyChatMessage }
  | { readonly type: 'cursor'; readonly cursor: StudyCursor }
  | { readonly type: 'gone'; readonly id: string };

/** Message of a page on the socket of a study: the node on its board. */
export const cursorMessage = z.strictObject({
  type: z.literal('at'),
  chapter: z.string().max(64),
  node: z.string().max(64),
});
