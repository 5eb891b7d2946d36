import type { Language } from '../language';
import { describingIn, typeLineIn } from '../describing';
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

const typeLine = typeLineIn({
  kind: (kind) => w.kinds[kind],
  subtype: w.subtype,
  region: w.region,
  ofDeck: w.deck,
  terrain: 'Terrain',
  weapon: 'Weapon',
  armour: 'Armour',
  talisman: w.keyword('talisman'),
});

const describing = describingIn({ speaker, para, rule, parts, verbs: deeds, id: 'en', endings });

export const english: Language = {
  id: 'en',
  name: 'English',
  messages: { ...messages, ...troubles },
  more: { ...more, ...picks },
  rules,
  entryOf: (def, names) => w.specialName(def) ?? names(def),
  nameOf: (def, names) => w.specialName(def) ?? names(def),
  list: and,
  ...describing,
  does: doesIn(speaker, 'nothing happens'),
  typeLine,
  event,
};
