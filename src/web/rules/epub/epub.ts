/** Packs an EPUB 3 book: a ZIP file whose first entry is its uncompressed type (EPUB Open Container Format 3.3). */
import { strToU8, zipSync } from 'fflate';
import { escapeText } from '../../../draw/svg.ts';

/** A chapter, as the content of an XHTML `<body>`. */
export interface BookChapter {
  /** File name without its extension. */
  readonly file: string;
  readonly title: string;
  readonly body: string;
}

/** An SVG image, which chapters reference as `images/NAME.svg`. */
export interface BookImage {
  readonly name: string;
  readonly svg: string;
}

export interface Book {
  /** Unique identifier, a URN. */
  readonly id: string;
  readonly title: string;
  /** Language tag, such as `en`. */
  readonly language: string;
  readonly modified: Date;
  /** Title of the table of contents. */
  readonly contents: string;
  readonly chapters: readonly BookChapter[];
  readonly images: readonly BookImage[];
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const STYLE = `body { line-height: 1.45; }
img { max-width: 100%; }
figure { margin: 1em 0; }
table { border-collapse: collapse; }
th, td { padding: 0.2em 0.5em; border: 1px solid #999; text-align: left; }
`;

/** Returns the bytes of the EPUB file. */
export function packBook(book: Book): Uint8Array<ArrayBuffer> {
  const chapters = book.chapters.map(({ file, title, body }) => [
    `book/${file}.xhtml`,
    strToU8(pageOf(book, title, body)),
  ]);
  const images = book.images.map(({ name, svg }) => [`book/images/${name}.svg`, strToU8(svg)]);
  return zipSync({
    // Reading systems look for the type at a fixed position in the file.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'book/package.opf': strToU8(packageOf(book)),
    'book/contents.xhtml': strToU8(pageOf(book, book.contents, contentsOf(book))),
    'book/style.css': strToU8(STYLE),
    ...(Object.fromEntries([...chapters, ...images]) as Record<string, Uint8Array>),
  });
}

function pageOf({ language }: Book, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}">
<head><title>${escapeText(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>
`;
}

function contentsOf({ contents, chapters }: Book): string {
  const items = chapters.map(
    ({ file, title }) => `<li><a href="${file}.xhtml">${escapeText(title)}</a></li>`,
  );
  return `<nav epub:type="toc"><h1>${escapeText(contents)}</h1><ol>${items.join('')}</ol></nav>`;
}

function packageOf({ id, title, language, modified, chapters, images }: Book): string {
  const pages = chapters.map(
    ({ file }) => `<item id="${file}" href="${file}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const pictures = images.map(
    ({ name }) => `<item id="${name}" href="images/${name}.svg" media-type="image/svg+xml"/>`,
  );
  const order = chapters.map(({ file }) => `<itemref idref="${file}"/>`);
  const at = modified.toISOString().replace(/\.\d+/, '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${escapeText(id)}</dc:identifier>
<dc:title>${escapeText(title)}</dc:title>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${at}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${[...pages, ...pictures].join('\n')}
</manifest>
<spine>
<itemref idref="contents"/>
${order.join('\n')}
</spine>
</package>
`;
}
