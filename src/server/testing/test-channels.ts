/** The receivers of notifications in tests: the keys of a browser, and a mail server. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** The browser's side of web push: its keys, and the decryption of messages (RFC 8291, 8188). */
export function browserKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
    const theirs = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
    const derive = (what: string, size: number) =>
      Buffer.from(
        hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), size),
      );
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    const sealed = body.subarray(21 + length);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
  };
  const keys = {
    p256dh: own.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { keys, read };
}

/** A mail server that keeps the mails that it receives. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { mails, smtp: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
