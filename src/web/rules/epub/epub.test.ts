import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Book, packBook } from './epub.ts';

const BOOK: Book = {
  ...{ id: 'urn:rules', title: 'Rules & <more>', language: 'de', contents: 'Inhalt' },
  modified: new Date('2026-11-28T10:11:12.345Z'),
  chapters: [
    { file: 'section-1', title: 'One & two', body: '<p>Text</p>' },
    { file: 'section-2', title: 'Three', body: '<img src="images/figure-1.svg" alt=""/>' },
  ],
  images: [{ name: 'figure-1', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
};

const filesOf = (book: Book): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(packBook(book))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

test('the type is the first entry and uncompressed, as reading systems expect', () => {
  const bytes = packBook(BOOK);
  expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
  // The header shows no compression and no extra field.
  expect([bytes[8], bytes[28]]).toEqual([0, 0]);
});

test('the package lists every file except itself, and the order of the chapters', () => {
  const files = filesOf(BOOK);
  const text = files['book/package.opf'] ?? '';
  const named = [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => `book/${href}`);
  const packed = Object.keys(files).filter((name) => /^book\/(?!package)/.test(name));
  expect(named.sort()).toEqual(packed.sort());
  expect([...text.matchAll(/idref="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'contents',
    'section-1',
    'section-2',
  ]);
  expect(text).toContain('<meta property="dcterms:modified">2026-11-28T10:11:12Z</meta>');
});

test('titles are escaped, and the table of contents links to the chapters', () => {
  const files = filesOf(BOOK);
  expect(files['book/package.opf']).toContain('<dc:title>Rules &amp; &lt;more&gt;</dc:title>');
  expect(files['book/contents.xhtml']).toContain('<a href="section-1.xhtml">One &amp; two</a>');
  expect(files['book/section-1.xhtml']).toContain('lang="de"');
});
