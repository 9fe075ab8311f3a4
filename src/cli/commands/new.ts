/** `countermarch new`: creates a folder with a small complete game, to change into a new one. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import { games as registered } from '../../games/registry.ts';
import { attempt, makeFolder, readText, writeText } from '../files.ts';
import { print } from '../output.ts';
import { type Manifest, manifest, version } from '../version.ts';

interface Options {
  readonly title?: string;
}

/** The template is a working game with this id and this title. */
const TEMPLATE = fileURLToPath(new URL('../../../templates/newgame', import.meta.url));
const [ID, TITLE] = [/\bnewgame\b/g, /\bNew Game\b/g];
/** Files of the template that npm would interpret or exclude under their real names. */
const RENAMED: Readonly<Record<string, string>> = {
  'package.template.json': 'package.json',
  'gitignore.template': '.gitignore',
};

const NAME = /^[a-z][a-z0-9]{1,30}$/;
/** Words that cannot be the name of a declared export. */
const RESERVED =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Matches comments and texts. */
const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm;

const EXAMPLES = `
Examples:
  countermarch new harbour                          makes the folder harbour
  countermarch new games/harbour --title "The Harbour"   makes it in the folder games
The name is the id of the game: small letters and digits. The game runs at once: see the README.md in the folder.`;

export function addNew(program: Command): void {
  program
    .command('new')
    .description('make a folder with a small complete game, to change into your own')
    .argument('<name>', 'new folder; its last part is the id of the game')
    .option('--title <text>', 'title of the game (default: the id with a capital letter)')
    .addHelpText('after', EXAMPLES)
    .action((name: string, { title }: Options) => {
      const folder = resolve(name);
      const id = basename(folder);
      requireId(id);
      if (title !== undefined) requireTitle(title);
      requireEmpty(folder);
      makeGame(folder, id, title ?? titleOf(id));
      const path = relative(process.cwd(), folder) || '.';
      print(`Created the game "${id}" in ${path}. Next:`);
      print(`  cd ${path} && npm install`);
      print('  npm test && npx countermarch play .');
    });
}

function requireId(id: string): void {
  if (!NAME.test(id))
    throw new InputError(
      `new: "${id}" cannot be the id of a game; use 2 to 31 small letters and digits, a letter first, such as "harbour"`,
    );
  if (RESERVED.test(id) || isTaken(id))
    throw new InputError(
      `new: "${id}" has another meaning in the code of a game; choose another name`,
    );
  if (registered.some((game) => game.id === id))
    throw new InputError(`new: there is a game "${id}" already; choose another name`);
}

/** Whether the id already has another meaning in template code that names the game. */
function isTaken(id: string): boolean {
  const word = new RegExp(`\\b${id}\\b`);
  return filesOfTemplate()
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readText(join(TEMPLATE, file)).replace(NO_CODE, ''))
    .some((code) => code.search(ID) >= 0 && word.test(code));
}

const filesOfTemplate = (): string[] =>
  readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)));

function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  const found = attempt(`read ${folder}`, () => readdirSync(folder));
  if (found.length > 0)
    throw new InputError(
      `new: the folder ${folder} is not empty; choose another name, or remove its contents first`,
    );
}

const titleOf = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);

/** The title is inserted into sentences and code, where quotes and braces have a meaning. */
function requireTitle(title: string): void {
  if (!/^[\p{L}\p{N} ,.:&’!?-]{1,60}$/u.test(title))
    throw new InputError(
      `--title: "${title}" must have 1 to 60 letters, digits, spaces, and marks such as ’ , . : & ! ? -`,
    );
}

/** Copies the template, with the id and the title of the new game. */
export function makeGame(folder: string, id: string, title: string): void {
  for (const file of filesOfTemplate()) {
    const path = RENAMED[file] ?? file;
    const text = readText(join(TEMPLATE, file)).replace(ID, id).replace(TITLE, title);
    makeFolder(dirname(join(folder, path)));
    writeText(join(folder, path), path === 'package.json' ? withVersions(text) : text);
  }
}

/** Fills in the versions of the packages that the game needs: those of this program. */
function withVersions(text: string): string {
  const { devDependencies: tools = {} } = manifest();
  const { dependencies, devDependencies, ...head } = JSON.parse(text) as Manifest;
  const own = { countermarch: `^${version()}` };
  const names = Object.keys(devDependencies ?? {});
  const versions = Object.fromEntries(names.map((name) => [name, tools[name] ?? '*']));
  const filled = { ...head, dependencies: { ...dependencies, ...own }, devDependencies: versions };
  return `${JSON.stringify(filled, null, 2)}\n`;
}
