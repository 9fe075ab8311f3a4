/**
 * `hostile-player.ts URL ACTION`: somebody who plays a move and takes it back, on and on, in a process of his own, so
 * that what he waits for is the server and not those who attack it. Asked for it, he tells how many milliseconds each
 * answer has taken since he was last asked.
 */
import { once } from 'node:events';
import type { Changes } from '../src/table/messages.ts';

const [url = '', action = ''] = process.argv.slice(2);
const PAUSE = 20;

let times: number[] = [];
process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.on('disconnect', () => process.exit());

const socket = new WebSocket(url);
const heard = (): Promise<Changes> =>
  new Promise((resolve) => {
    socket.onmessage = ({ data: text }) => {
      const message = JSON.parse(String(text)) as Changes;
      if (message.answer) resolve(message);
    };
  });
await once(socket, 'message');
for (let seq = 0; ; seq++) {
  const type = seq % 2 === 0 ? 'act' : 'undo';
  const answered = heard();
  const begun = performance.now();
  socket.send(JSON.stringify({ type, id: seq, seq, ...(type === 'act' && { actions: [action] }) }));
  const { answer } = await answered;
  if (answer?.refusal) throw new Error(`an honest move was refused: ${answer.refusal.rule}`);
  times.push(performance.now() - begun);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
