import { describe, expect, test } from 'vitest';
import { build } from './program.ts';
import { runCommand } from './test-run.ts';

describe('bad input ends with exit code 2 and advice', () => {
  test.each([
    ['simulat', 'there is no command "simulat"; did you mean simulate? known: games, play'],
    ['simulate', "missing required argument 'game'\nSee countermarch simulate --help"],
    [
      'play anihilation',
      'there is no game "anihilation"; did you mean annihilation or annihilator?',
    ],
    ['fuzz chess', 'there is no game "chess"; known: '],
    ['inspect anihilation', 'there is no file or game "anihilation"; did you mean annihilation'],
    ['inspect missing.json', 'there is no file or game "missing.json"; games: '],
    [
      'play annihilation --scenario lerning',
      'there is no scenario "lerning"; did you mean learning?',
    ],
    ['inspect annihilation --option targt=5', 'there is no option "targt"; did you mean target?'],
    ['inspect annihilation --option target=0', 'use a whole number from 1 to 99'],
    ['inspect annihilation --option target', '"target" is not of the form id=value'],
    ['play annihilation --seat wite=human', 'there is no side "wite"; did you mean white?'],
    ['play annihilation --seat white', 'expected SIDE=PLAYER, such as white=human'],
    ['play annihilation --seat white=gredy', 'there is no player "gredy"; did you mean greedy?'],
    ['play annihilation --seat white=program:', 'name a command, such as program:"python3 bot.py"'],
    ['play annihilation --dice loaded', 'there is no kind of dice "loaded"'],
    ['play', 'name a game, or a saved game with --resume'],
    ['simulate annihilation --bots randm', 'there is no player "randm"; did you mean random?'],
    ['simulate annihilation --bots random,random,random', 'has 2 sides'],
    ['simulate annihilation --games 0', '--games: "0" is not a whole number from 1'],
    ['simulate annihilation --games 1e3', '--games: "1e3" is not a whole number'],
    [
      'simulate annihilation --gams 3',
      "unknown option '--gams'; did you mean --games? known: --sce",
    ],
    ['simulate annihilation learning', 'too many arguments'],
    ['inspect annihilation --to 3', '--to needs a game file'],
    ['inspect annihilation --why', "option '--why <action>' argument missing"],
    ['inspect annihilation --why zap', 'there is no verb "zap"'],
    ['draw annihilation', "required option '-o, --out <file>' not specified"],
    [
      'draw annihilation -o /no/such/folder/a.svg',
      'cannot write /no/such/folder/a.svg: there is no',
    ],
    ['simulate annihilation --records /dev/null/x', 'cannot create the folder /dev/null/x: '],
    ['replay missing.cmr', 'cannot read missing.cmr: there is no such file'],
    ['replay /', 'cannot read /: it is a folder'],
    ['rules annihilation 3.99', 'there is no rule "3.99"'],
    ['serve --port 70000', '--port: "70000" is not a whole number from 0 to 65535'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await runCommand(...line.split(' '));
    expect(err).toMatch(/^countermarch: /);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('help', async () => {
  const commands = (await build()).commands.map((command) => command.name());

  test.each(commands)('of %s loads this command alone', async (name) => {
    const { commands } = await build(name);
    expect(commands.map((command) => command.name())).toEqual([name]);
  });

  test.each(commands)('%s --help shows an example', async (name) => {
    const { code, out } = await runCommand(name, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\n  countermarch ${name}`));
  });

  test('lists every command', async () => {
    const { out } = await runCommand('--help');
    for (const name of commands) expect(out).toContain(`\n  ${name} `);
  });

  test('without a command is shown as an error', async () => {
    const { code, err } = await runCommand();
    expect(code).toBe(2);
    expect(err).toContain('Usage: countermarch');
  });
});

test('--version prints a version and nothing else', async () => {
  const { code, out } = await runCommand('--version');
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
