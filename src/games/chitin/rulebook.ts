/** The rules of the game by number: paragraphs in our words, our rulings, our designed values. */
import type { Rule } from '../../kernel/rulebook.ts';
import { advanced } from './rulebook/advanced.ts';
import { components } from './rulebook/components.ts';
import { designed } from './rulebook/designed.ts';
import { ground } from './rulebook/ground.ts';
import { rulings } from './rulebook/rulings.ts';

export const rulebook: readonly Rule[] = [
  ...components,
  ...ground,
  ...advanced,
  ...rulings,
  ...designed,
];
