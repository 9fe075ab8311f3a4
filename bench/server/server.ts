/**
 * `node bench/server/server.ts [--tables 50] [--seconds 5] [--game annihilator] [--servers 1]`: loads a server with
 * tables of two players each, who answer at once, in child processes (`--generators`; default: one for each server).
 * Every move is on disk before it is acknowledged: in the embedded store, or with `--servers` in a temporary PostgreSQL
 * that this many servers share. Prints moves per second, the cost of a move for the server and its database, the use of
 * the processors, the time until the acknowledgement, and the bytes sent to a seat for a move, compared with the whole
 * view.
 * `--profile FOLDER` writes a processor profile of the server there, for the tools of Chromium.
 * `--game breakthrough --peer [--rounds 3]`: the same in turns with boardgame.io's own server, in memory.
 * `--split [--rounds 3]`: in turns, one server with both players of each table, and two servers with one player of each
 * table. `--split --servers 2`: a single load of the second kind.
 * `--report`: everything with a target, into `bench/server.md`. `--openings`: only tables opened after a restart, in
 * `--rounds` rounds; prints medians.
 */
import { parseArgs } from 'node:util';
import { installBenchPackages } from '../../tools/bench-packages.ts';
import { printOne } from '../serving/one.ts';
import { textTable } from '../table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '5' },
    game: { type: 'string', default: 'annihilator' },
    servers: { type: 'string', default: '0' },
    split: { type: 'boolean', default: false },
    generators: { type: 'string' },
    peer: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
    report: { type: 'boolean', default: false },
    openings: { type: 'boolean', default: false },
  },
});
const { game, profile, split: isSplit } = values;
const generators = values.generators === undefined ? undefined : Number(values.generators);
const [tables, seconds, servers, rounds] = [
  values.tables,
  values.seconds,
  values.servers,
  values.rounds,
].map(Number);
// boardgame.io reads this variable when it is loaded.
process.env['NODE_ENV'] = 'production';
if (values.report || values.peer) installBenchPackages();
if (values.report) {
  const { report } = await import('../serving/report.ts');
  await report({ seconds, rounds });
} else if (values.openings) {
  const { reopenedRows } = await import('../serving/footprint.ts');
  console.log(textTable(await reopenedRows(rounds)));
} else if (values.peer) {
  const { inTurnsRows } = await import('../serving/in-turns.ts');
  console.log(textTable(await inTurnsRows({ game, tables, seconds, rounds })));
} else if (isSplit && servers === 0) {
  const { splitRows } = await import('../serving/split.ts');
  console.log(textTable(await splitRows({ game, tables, seconds, rounds, generators, profile })));
} else await printOne({ game, tables, seconds, servers, profile, isSplit, generators });
// Exit explicitly: sockets of players may still be open.
process.exit();
