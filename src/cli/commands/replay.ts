/** `countermarch replay`: replays a record, checks every hash and die, prints the game. */
import type { Game } from '../../kernel/game.ts';
import { type Message, msg } from '../../kernel/text/message.ts';
import { format } from '../text/messages.ts';
import { promptOf } from '../../kernel/engine.ts';
import type { Command } from 'commander';
import { writePosition } from '../../kernel/position/position.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import type { Entry } from '../../table/messages/messages.ts';
import {
  type DicePin,
  type DiceProof,
  parsePin,
  proofMessages,
  proveDice,
} from '../../table/dice/proof.ts';
import type { GameRecord } from '../../table/record/record.ts';
import { SEAL } from '../../table/dice/shares.ts';
import type { Table } from '../../table/table.ts';
import { seatName } from '../../table/table-parts.ts';
import { addBundlePlaces, wholeNumber } from '../arguments.ts';
import { type BundlePlaces, findRules, type FoundRules } from '../bundle/find-rules.ts';
import { stoppedMessage, partMessage } from '../../table/record/difference.ts';
import { CheckFailedError } from '../check-failed.ts';
import { inFile, readText } from '../files.ts';
import { loadRecord, tableAt } from '../load.ts';
import { print, printPanel, printZones, printJson } from '../output.ts';
import { textBoard } from '../text/text-board.ts';
import { eventLine, outcomeJson, outcomeText, sideId } from '../text/outcome-text.ts';

interface Options extends BundlePlaces {
  readonly to?: number;
  readonly json?: boolean;
  readonly moves?: boolean;
  readonly seal?: string;
  readonly pin?: string;
}

const EXAMPLES = `
Examples:
  countermarch replay game.cmr --moves          shows the moves, with rule numbers
  countermarch replay game.cmr --to 40 --json   shows the first 40 entries and the position after them
  countermarch replay game.cmr --bundles old    uses the game's own rules, from a bundle in the folder old
  countermarch replay game.cmz                  uses the rules in the file, in a sandbox
Game files come from "save" in play, from simulate --records, and from the server.`;

export function addReplay(program: Command): void {
  addBundlePlaces(
    program
      .command('replay')
      .description('replay a game file, check every hash and die, and print the result')
      .argument('<file>', 'a game file'),
  )
    .option('--to <n>', 'show the position after entry n', wholeNumber('--to', 0, 1e7))
    .option('--moves', 'print the moves and their results')
    .option(
      '--seal <hex>',
      'seal of the dice that you noted before play, to check the game file against',
    )
    .option(
      '--pin <file>',
      'data about the dice that the page stored before play, to check the game file against',
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options) => {
      const rules = await findRules(file, options);
      const { record, table } = loadRecord(file, rules);
      const plain = proveDice(record, pinsFrom(options), table.verdict.difference);
      const proof = plain.rounds ? await withRounds(record, plain) : plain;
      const then = tableAt(table, options.to ?? table.seq);
      if (options.json) printJson({ ...report(table, then, proof), bundle: bundleJson(rules) });
      else printReplay(table, then, proof, options.moves === true);
      if (!options.json && rules) print(format(table.game, bundleMessage(rules)));
      if (table.verdict.difference) throw new CheckFailedError();
    });
}

/** The rules of the bundle under which a record was replayed. */
function bundleMessage({ hash, isFound, isSandboxed }: FoundRules): Message {
  const key = isSandboxed ? 'bundle.in-file' : isFound ? 'bundle.own' : 'bundle.missing';
  return msg(key, { hash: hash.slice(0, 12) });
}

const bundleJson = (rules: FoundRules | undefined) =>
  rules && { hash: rules.hash, isFound: rules.isFound, isSandboxed: rules.isSandboxed };

/** Checks the signatures of a beacon too, and adds them to the proof; loads the large library for that on demand. */
async function withRounds(record: GameRecord, proof: DiceProof): Promise<DiceProof> {
  const { proveRounds } = await import('../../table/dice/beacon-check.ts');
  return proveRounds(record, proof);
}

/** Facts noted during play, outside the record, to check the dice against. */
function pinsFrom({ seal, pin }: Options): DicePin[] {
  if (seal !== undefined && !SEAL.test(seal))
    throw new InputError(`--seal ${seal}: expected the 64 hex digits of a SHA-256`);
  return [
    ...(seal === undefined ? [] : [{ commitment: seal, side: SPECTATOR, share: '' }]),
    ...(pin === undefined ? [] : [inFile(pin, () => parsePin(readText(pin)))]),
  ];
}

/** Returns the facts about the whole game, and the entries and position at `then`. */
function report(table: Table, then: Table, proof: DiceProof) {
  const { game, seq, header } = table;
  return {
    game: game.id,
    rules: header.rules,
    scenario: game.setup.scenario,
    options: game.setup.options,
    seats: Object.fromEntries(
      game.sides.map(({ id }, i) => [id, table.seats[i] ? seatName(table.seats[i]) : '']),
    ),
    entries: seq,
    dice: proof.dice,
    proof: formatProof(game, proof),
    outcome: outcomeJson(game, table.outcome),
    difference: differenceJson(table),
    to: then.seq,
    actor: sideId(game, then.actor),
    hash: then.entries.at(-1)?.state,
    position: writePosition(game, then.state),
    moves: movesOf(table, then.seq).map((entry) => moveJson(table, entry)),
  };
}

/** Returns where the record and these rules differ; `stops`: whether the positions after that are unknown. */
function differenceJson({ game, verdict }: Table) {
  const { difference, stopped } = verdict;
  if (!difference) return undefined;
  return { ...difference, reason: format(game, difference.reason), stops: stopped !== undefined };
}

/** Returns the public moves: in a game in progress, secret decisions stay secret. */
const movesOf = (table: Table, to: number): Entry[] => table.entriesFor(SPECTATOR).slice(0, to);

function moveJson({ game }: Table, { seq, side, kind, text, events }: Entry) {
  const formatted = events.map((event) => ({ rule: event.rule, text: eventLine(game, event) }));
  return { seq, side: sideId(game, side), kind, text, events: formatted };
}

function printReplay(table: Table, then: Table, proof: DiceProof, moves: boolean): void {
  const { game, outcome, seq } = table;
  if (moves) for (const entry of movesOf(table, then.seq)) printMove(table, entry);
  else {
    print(textBoard(game, then.state, { width: process.stdout.columns }));
    printPanel(game, then.state);
    printZones(game, then.state);
    if (then.seq < seq && !then.outcome) print(format(game, promptOf(game, then.state)));
  }
  const { scenario } = game.setup;
  print(`\n${game.id}, ${scenario}: entry ${then.seq} of ${seq}, ${checkedText(table)}`);
  const { difference, stopped } = table.verdict;
  if (stopped) print(format(game, stoppedMessage(stopped)));
  else if (difference) print(`entry ${difference.seq}: ${format(game, partMessage(difference))}`);
  if (proof.dice > 0) for (const text of proofMessages(proof)) print(format(game, text));
  print(outcome ? outcomeText(game, outcome) : 'The game is unfinished.');
}

/** Returns words for how much of the record was checked. */
function checkedText({ verdict, seq }: Table): string {
  const { difference, byMoves } = verdict;
  const upTo = difference ? `up to entry ${difference.seq - 1} ` : '';
  if (seq > 0 && byMoves)
    return `${upTo}every move as recorded (the hashes are from another data layout)`;
  return `${upTo}every hash as recorded`;
}

function printMove({ game }: Table, { seq, side, kind, text, events }: Entry): void {
  const what = kind === 'action' || kind === 'die' ? text : `${kind} ${text}`;
  print(`${String(seq).padStart(4)}  ${sideId(game, side).padEnd(12)} ${what}`);
  for (const event of events) print(`        ${eventLine(game, event)}`);
}

/** Returns the proof of the dice, with its messages. */
function formatProof(game: Game, proof: DiceProof) {
  const formatAll = (all: readonly Message[]) => all.map((text) => format(game, text));
  return { ...proof, faults: formatAll(proof.faults), texts: formatAll(proofMessages(proof)) };
}
