/**
 * An authenticator for tests: creates passkeys and signs with them, by the WebAuthn standard (ES256, no attestation).
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** The options that the authenticator reads. */
interface AuthenticatorRequest {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

export class Authenticator {
  readonly id = randomBytes(32);
  /** The flags that it reports: whether its owner was present and verified. */
  flags = USER_PRESENT_AND_VERIFIED;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  /** Whether it counts its signatures; authenticators that share passkeys between devices do not. */
  counts = true;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Returns the response to a request for a new passkey. */
  make(asked: AuthenticatorRequest) {
    const authData = Buffer.concat([
      this.#head(asked.rp?.id ?? '', WITH_CREDENTIAL),
      ...[Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#publicKey()],
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    const clientDataJSON = text(this.#client('webauthn.create', asked));
    return this.#answer({ clientDataJSON, attestationObject: text(attestation) });
  }

  /** Returns the response to a request to sign in. */
  sign(asked: AuthenticatorRequest) {
    const client = this.#client('webauthn.get', asked);
    const authenticatorData = this.#head(asked.rpId ?? '', 0);
    const signed = Buffer.concat([authenticatorData, sha256(client)]);
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(authenticatorData),
      signature: text(sign('sha256', signed, this.#keys.privateKey)),
    });
  }

  #answer<T>(response: T) {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, { challenge }: AuthenticatorRequest): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #head(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    if (this.counts) counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(site), Buffer.from([this.flags | flags]), counter]);
  }

  /** The public key in COSE format: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [bx, by] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21];
    return Buffer.concat([Buffer.from(head), cborBytes(bx), Buffer.from([0x22]), cborBytes(by)]);
  }
}

const cborText = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255],
    ),
    bytes,
  ]);
