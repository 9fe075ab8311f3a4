import { expect, test } from 'vitest';
import { sha256Hex } from '../table/record/sha256.ts';
import { encloseFile, type EnclosedFile, faultOfFile, textOfFile } from './enclosed.ts';
import { packText } from './packing.ts';
import { applyOperation } from './operations.ts';
import { readStudy, writeStudy } from './study-file.ts';
import { addMove, played } from './testing.ts';

const CODE = 'export const play = {};\n';

async function bundle(code = CODE): Promise<EnclosedFile> {
  const file = await encloseFile('bundle', code);
  if (!file) throw new Error('too large');
  return file;
}

async function studyText(...files: readonly EnclosedFile[]): Promise<string> {
  const study = played([addMove('c1', 'tan', 'move a')]);
  for (const file of files) applyOperation(study, { op: 'file', ...file });
  return writeStudy(study);
}

test('a bundle inside a study follows its chapters, is read back, and is written the same again', async () => {
  const text = await studyText(await bundle());
  expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({
    file: sha256Hex(CODE),
    kind: 'bundle',
  });
  const study = await readStudy(text);
  const file = study.files.get(sha256Hex(CODE));
  expect(file && (await textOfFile(file))).toBe(CODE);
  expect(await writeStudy(study)).toBe(text);
});

test('a damaged file is refused with its line and field', async () => {
  const file = await bundle();
  const texts = [
    [{ ...file, packed: 'AAAA' }, 'packed', 'study.packed.text'],
    [{ ...file, packed: await packText(`${CODE} `) }, 'file', 'study.file.hash'],
    [{ ...file, kind: 'record' as const }, 'packed', 'record.'],
  ] as const;
  for (const [wrong, field, key] of texts) {
    const error = await readStudy(await studyText(wrong)).catch((reason: unknown) => reason);
    expect(JSON.stringify(error), field).toContain('"line":4');
    expect(JSON.stringify(error)).toContain(`"at":"${field}"`);
    expect(JSON.stringify(error)).toContain(key);
    expect(await textOfFile(wrong).then((text) => text === CODE)).toBe(wrong.kind === 'record');
  }
  const other = await studyText({ ...file, kind: 'picture' as 'record' });
  await expect(readStudy(other)).rejects.toMatchObject({ line: 4 });
});

test('a file that unpacks to too many bytes is damaged', async () => {
  const huge = ' '.repeat(9_000_000);
  const packed = await packText(huge);
  expect(packed.length).toBeLessThan(20_000);
  expect(await faultOfFile({ id: sha256Hex(huge), kind: 'bundle', packed })).toMatchObject({
    at: 'packed',
  });
});
