/** Options for the age of old tables. */
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';

const days = (name: string) => wholeNumber(name, 1, 100_000);

export const finishedOption = (): Option =>
  new Option(
    '--finished-days <n>',
    'archive finished games that have had no activity for n days',
  ).argParser(days('--finished-days'));

export const leftOption = (): Option =>
  new Option(
    '--abandoned-days <n>',
    'archive unfinished games that have had no activity for n days',
  ).argParser(days('--abandoned-days'));
