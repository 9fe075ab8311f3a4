/**
 * `countermarch/table`: the referee of one game in progress, its dice and its record. It runs in Node, in a page and in
 * a worker.
 */

// A table and its seats.
export { Table } from './table.ts';
export {
  type Answer,
  answerTo,
  type NewTable,
  OPEN_SEAT,
  type Seat,
  type TableHead,
} from './table-parts.ts';
export type { SeatChange } from './seats/stand-ins.ts';
export {
  commitmentOf,
  type Dice,
  DICE_SCHEMES,
  foreignDice,
  freshSeed,
  sealedDice,
  seededDice,
  typedDice,
} from './dice/dice.ts';
export { finish, type Slices } from './slices.ts';

// Records, and the proof of their dice.
export {
  entryHash,
  formatRecord,
  type GameRecord,
  headerHash,
  readOutcome,
  type RecordClose,
  type RecordEntry,
  RecordError,
  writeOutcome,
  writeRecord,
} from './record/record.ts';
export { parseRecord } from './record/parse-record.ts';
export { RECORD_FORMAT } from './record/file-text.ts';
export {
  type RecordHeader,
  localizedTextSchema,
  type WrittenOutcome,
} from './record/record-schemas.ts';
export { diceOf, forkRecord, gameOfRecord, importRecord } from './record/import.ts';
export { type DicePin, type DiceProof, parsePin, proofMessages, proveDice } from './dice/proof.ts';

// Messages between a table and its seats.
export type {
  RequestResult,
  CatalogueEntry,
  Changes,
  Entry,
  SeatGrant,
  ReplayView,
  SeatView,
  ServerMessage,
  TableCreated,
  TableStatus,
  TableSummary,
  TableView,
  ViewedEntry,
} from './messages/messages.ts';
export {
  clientMessage,
  type ClientMessage,
  joinRequest,
  seatChangeRequest,
  seatMessage,
  type SeatMessage,
  tableRequest,
  type TableRequest,
} from './messages/requests.ts';
export { Follower, isNews } from './views/follower.ts';
export { type ClientTable, withChanges } from './views/client-table.ts';
export { freshShare, sealOf } from './dice/shares.ts';
