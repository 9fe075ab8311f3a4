/** Das Regelwerk auf Deutsch, wie `rulebook.ts` es auf Englisch hat. */
import { assault } from './rules/assault.ts';
import { components } from './rules/components.ts';
import { design } from './rules/design.ts';
import { designed } from './rules/designed.ts';
import { fire } from './rules/fire.ts';
import { movement } from './rules/movement.ts';
import { rulings } from './rules/rulings.ts';
import { rulingsCombat } from './rules/rulings-combat.ts';
import { rulingsPlay } from './rules/rulings-play.ts';
import { scenarios } from './rules/scenarios.ts';
import { scenariosLater } from './rules/scenarios-later.ts';
import { sight } from './rules/sight.ts';
import { turn } from './rules/turn.ts';

export const rules: Readonly<Record<`rule.${string}`, string>> = {
  ...components,
  ...turn,
  ...movement,
  ...sight,
  ...fire,
  ...assault,
  ...design,
  ...designed,
  ...scenarios,
  ...scenariosLater,
  ...rulings,
  ...rulingsCombat,
  ...rulingsPlay,
};
