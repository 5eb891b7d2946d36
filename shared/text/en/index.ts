import type { Language } from '../language';
import { abilityText, describe, typeLine } from './definitions';
import { and } from './grammar';
import { event } from './journal';
import { messages, picks } from './prompts';
import { more } from './questions';
import { rules } from './rules';
import { troubles } from './troubles';
import { specialName } from './words';

export const english: Language = {
  id: 'en',
  name: 'English',
  messages: { ...messages, ...troubles },
  more: { ...more, ...picks },
  rules,
  entryOf: (def, names) => specialName(def) ?? names(def),
  nameOf: (def, names) => specialName(def) ?? names(def),
  list: and,
  describe,
  ability: abilityText,
  typeLine,
  event,
};
