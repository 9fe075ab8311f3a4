/** `countermarch pack`: a record and the bundle of its rules as one file, which any later version can replay. */
import type { Command } from 'commander';
import { InputError } from '../../kernel/setup/setup.ts';
import { formatCmz } from '../../table/record/cmz.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import { addBundlePlaces } from '../arguments.ts';
import { type BundlePlaces, trustedText } from './find-rules.ts';
import { inFile, readRecord, writeBytes } from '../files.ts';
import { print } from '../output.ts';

interface Options extends BundlePlaces {
  readonly out: string;
}

const EXAMPLES = `
Examples:
  countermarch pack game.cmr -o game.cmz --data data       takes the rules from the store of a server
  countermarch pack game.cmr -o game.cmz --bundles old     takes them from the folder old
  countermarch replay game.cmz                             replays the game under its own rules`;

export function addPack(program: Command): void {
  addBundlePlaces(
    program
      .command('pack')
      .description('put a game file and its rules into one file that any later version can replay')
      .argument('<file>', 'a record that names its bundle')
      .requiredOption('-o, --out <file>', 'file to write: game.cmz'),
  )
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { out, ...places }: Options) => {
      const { record, bundle: carried } = inFile(file, () => readRecord(file));
      const { header, entries } = inFile(file, () => parseRecord(record));
      const hash = bundleOf(header, entries);
      if (hash === undefined)
        throw new InputError(`${file}: this record names no bundle, so its rules are not known`);
      const code = carried?.hash === hash ? carried.code : await trustedText(hash, places);
      if (code === undefined)
        throw new InputError(
          `${file}: the bundle ${hash} was not found; name a folder with --bundles or a data folder with --data`,
        );
      writeBytes(out, formatCmz({ record, bundle: { hash, code } }));
      print(`Wrote ${out}.`);
    });
}
