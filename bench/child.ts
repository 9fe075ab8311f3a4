/**
 * `node bench/child.ts NAME WARM MEASURED`: measures one thing in a process of its own and prints
 * the figures as JSON. Times are milliseconds of processor time. Alone in its process the code is
 * compiled for what it does here, as in a browser or a simulation that plays one game.
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
