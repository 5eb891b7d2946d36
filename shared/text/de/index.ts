import { describingIn, typeLineIn } from '../describing';
import type { Language } from '../language';
import { bareName, np } from '../speech/german-nouns';
import { doesIn } from '../does';
import { deeds } from './deeds';
import { rule, ruleParts as parts } from './abilities';
import { para } from './definitions';
import { speaker } from './describer';
import { endings } from './endings';
import { and } from './grammar';
import { event } from './journal';
import { messages, picks } from './prompts';
import { more } from './questions';
import { rules } from './rules';
import { troubles } from './troubles';
import * as w from './words';

const entryOf: Language['entryOf'] = (def, names) => w.specialEntry(def) ?? names(def);
const typeLine = typeLineIn({
  kind: (kind) => np(w.kinds[kind], '').nom,
  subtype: (key) => np(w.subtype(key), '').nom,
  region: (key) => np(w.region(key), '').nom,
  ofDeck: w.typeWord,
  terrain: 'Gelände',
  weapon: 'Waffe',
  armour: 'Rüstung',
  talisman: 'Talisman',
});

const describing = describingIn({ speaker, para, rule, parts, verbs: deeds, id: 'de', endings });

export const german: Language = {
  id: 'de',
  name: 'Deutsch',
  messages: { ...messages, ...troubles },
  more: { ...more, ...picks },
  rules,
  entryOf,
  nameOf: (def, names) => bareName(entryOf(def, names)),
  list: and,
  ...describing,
  does: doesIn(speaker, 'nichts geschieht'),
  typeLine,
  event,
};
