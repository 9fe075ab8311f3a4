/**
 * `countermarch/table`: the referee of one game in progress, its dice and its record. Runs in Node, in a
 * page and in a worker alike.
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
export type { SeatChange } from './duties.ts';
export {
  commitmentOf,
  type Dice,
  DICE_SCHEMES,
  foreignDice,
  freshSeed,
  sealedDice,
  seededDice,
  typedDice,
} from './dice.ts';
export { finish, type Slices } from './slices.ts';

// Records, and what can be proved of them.
export {
  entryHash,
  formatRecord,
  type GameRecord,
  headerHash,
  parseRecord,
  readOutcome,
  RECORD_FORMAT,
  type RecordClose,
  type RecordEntry,
  RecordError,
  type RecordHeader,
  writeOutcome,
  writeRecord,
  type WrittenOutcome,
} from './record.ts';
export { diceOf, forkRecord, gameOfRecord, importRecord } from './import.ts';
export { type DicePin, type DiceProof, parsePin, proofMessages, proveDice } from './proof.ts';

// Messages between a table and its seats.
export {
  type Answered,
  type CatalogueEntry,
  type Changes,
  clientMessage,
  type ClientMessage,
  type Entry,
  type Joined,
  joinRequest,
  type ReplayView,
  saidSchema,
  seatChangeRequest,
  seatMessage,
  type SeatMessage,
  type SeatView,
  type ServerMessage,
  type TableCreated,
  tableRequest,
  type TableRequest,
  type TableStatus,
  type TableSummary,
  type TableView,
  type Told,
} from './messages.ts';
export { Follower, isNews } from './follower.ts';
export { type Held, withChanges } from './held.ts';
export { freshShare, sealOf } from './shares.ts';
