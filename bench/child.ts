/**
 * `node bench/child.ts NAME WARM MEASURED`: measures one job in a process of its own and prints the results as JSON.
 * Times are milliseconds of processor time. In a separate process, the code is compiled only for this job, as in a
 * browser or a simulation that plays one game.
 */
import { caseById } from './cases.ts';
import { jobOf } from './jobs.ts';
import { copyTime, memoryFigures } from './memory.ts';
import { rateOf } from './measure.ts';

const [name = '', warm, measured] = process.argv.slice(2);
if (name.startsWith('memory/')) {
  console.log(JSON.stringify(memoryFigures(caseById(name.slice('memory/'.length)).open())));
} else if (name.startsWith('copy/')) {
  console.log(JSON.stringify(copyTime(Number(name.slice('copy/'.length)))));
} else {
  const job = await jobOf(name);
  await rateOf(job, Number(warm));
  console.log(JSON.stringify(await rateOf(job, Number(measured))));
}
