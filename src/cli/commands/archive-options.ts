/** What makes a table old, as options. */
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';

const days = (name: string) => wholeNumber(name, 1, 100_000);

export const finishedOption = (): Option =>
  new Option(
    '--finished-days <n>',
    'games over whose table nobody has touched for so long',
  ).argParser(days('--finished-days'));

export const leftOption = (): Option =>
  new Option('--left-days <n>', 'games not over that nobody has touched for so long').argParser(
    days('--left-days'),
  );
