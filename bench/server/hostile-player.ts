/**
 * `hostile-player.ts URL ACTION`: an honest player who plays a move and takes it back, repeatedly. It has a process of
 * its own, so that it waits for the server and not for the attackers. On request, it sends the milliseconds that each
 * answer has taken since the last request.
 */
import { once } from 'node:events';
import type { Changes } from '../../src/table/messages/messages.ts';

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
