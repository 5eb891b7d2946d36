import type { Language } from '../language';
import { abilityText, describe, typeLine } from './definitions';
import { and } from './grammar';
import { bareName } from './nouns';
import { event } from './journal';
import { messages, picks } from './prompts';
import { more } from './questions';
import { rules } from './rules';
import { troubles } from './troubles';
import { specialEntry } from './words';

const entryOf: Language['entryOf'] = (def, names) => specialEntry(def) ?? names(def);

export const german: Language = {
  id: 'de',
  name: 'Deutsch',
  messages: { ...messages, ...troubles },
  more: { ...more, ...picks },
  rules,
  entryOf,
  nameOf: (def, names) => bareName(entryOf(def, names)),
  list: and,
  describe,
  ability: abilityText,
  typeLine,
  event,
};
