/**
 * The web page: served in its built form. In a clone, it is built first if it is missing or outdated; the package
 * contains it built, without sources.
 */
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HttpError } from './errors.ts';
import { refuse } from './refuse.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUILT = join(ROOT, 'dist/web');
const INDEX = join(BUILT, 'index.html');
const CONFIG = join(ROOT, 'vite.config.ts');
/** Files of the page. */
const SOURCES = [
  'src/{kernel,games,bots,draw,table,web}/**/*',
  'tools/{precache,publish}.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Returns the folder of the built page; undefined if it does not exist and cannot be built. */
export async function ensurePage(log: (line: string) => void): Promise<string | undefined> {
  if (isFresh()) return BUILT;
  if (!existsSync(CONFIG)) {
    log('This package was built without the page (`npm run build`); only the API is served.');
    return undefined;
  }
  log('Building the page; this is needed once after each change…');
  try {
    const { build } = await import('vite');
    await build({ configFile: CONFIG, logLevel: 'error' });
    return BUILT;
  } catch (error) {
    log(`The page could not be built: ${error instanceof Error ? error.message : error}`);
    return existsSync(INDEX) ? BUILT : undefined;
  }
}

function isFresh(): boolean {
  if (!existsSync(INDEX)) return false;
  const built = statSync(INDEX).mtimeMs;
  const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
  return globSync(SOURCES, { cwd: ROOT })
    .filter((path) => !isTest(path))
    .every((path) => statSync(join(ROOT, path)).mtimeMs <= built);
}

interface PageOptions {
  readonly page: string | undefined;
}

/** Serves the page; every address that is no file is a screen of it. */
export const pageRoutes: FastifyPluginAsyncZod<PageOptions> = async (app, { page }) => {
  if (page === undefined) {
    app.get('/', { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/html').send(NO_PAGE),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: page,
    // The build writes `.br` and `.gz` beside files that are worth compressing.
    preCompressed: true,
    // Vite puts a hash of the content into the names of these files.
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const asset = request.method === 'GET' ? await unpacked(page, path) : undefined;
    if (asset)
      return reply
        .type(asset.type)
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        })
        .send(asset.content);
    // A failed request of a program must get an error, not the page.
    const isScreen = request.method === 'GET' && !/\.\w+$/.test(path) && !/^\/api(\/|$)/.test(path);
    if (isScreen) return reply.sendFile('index.html');
    throw new HttpError(404, refuse('server.address', { asked: request.url }));
  });
};

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

/** Sends a file that the package contains only compressed, for clients that do not accept brotli. */
async function unpacked(page: string, path: string) {
  const [, file, ending = ''] = /^\/assets\/([\w.-]+\.(\w+))$/.exec(path) ?? [];
  const type = TYPES[ending];
  const packed = join(page, 'assets', `${file}.br`);
  if (file === undefined || type === undefined || !existsSync(packed)) return undefined;
  return { type, content: await promisify(brotliDecompress)(await readFile(packed)) };
}

const NO_PAGE = `<!doctype html>
<title>Countermarch</title>
<p>The page has not been built (<code>npm run build:web</code>). The API works:
see <a href="/api/docs">its documentation</a>.</p>
`;
