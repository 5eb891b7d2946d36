// The ending of the base game, for where it is drawn among others; it says what is printed on the Crown of Command.
import { ending } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import { crownOfCommand as crown } from './spaces/inner';

export const crownOfCommand: EndingDef = ending('base/ending/crown_of_command', {
  origin: 'known',
  reveal: 'revealed',
  goal: 'lastAlive',
  visit: crown.visit ?? [],
});
