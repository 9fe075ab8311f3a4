/** Drafts of designs and variants, stored in the browser or shared as links. */
import type { Json } from '../../kernel/setup/setup.ts';

/** Returns the storage key of a game's draft. */
export const draftKey = (game: string): string => `countermarch.draft.${game}`;

const HEAD = '#d=';

/** Packs a draft into the hash of an address, which never reaches a server. */
export async function packDraft(draft: Json): Promise<string> {
  const text = JSON.stringify(draft);
  const packed = await passed(text, new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return HEAD + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Unpacks the draft in the hash of an address; undefined if there is none or it is damaged. */
export async function unpackDraft(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(HEAD)) return undefined;
  try {
    const binary = atob(hash.slice(HEAD.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return await (await passed(bytes, new DecompressionStream('deflate-raw'))).text();
  } catch {
    return undefined;
  }
}

const passed = (
  data: string | Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Blob> => new Response(new Blob([data]).stream().pipeThrough(through)).blob();
