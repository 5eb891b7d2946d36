import type { Language } from '../language';
import { nameOf } from '../../kernel/ids';
import { parasOf } from '../clauses/definitions';
import { elsewhereOf } from '../clauses/elsewhere';
import { walkOf } from '../clauses/walk';
import { abilityText, describe, typeLine } from './definitions';
import { and } from './grammar';
import { bareName } from './nouns';
import { event } from './journal';
import { messages, picks } from './prompts';
import { more } from './questions';
import { rules } from './rules';
import { ofTree, rulesOfTree } from './tree';
import { troubles } from './troubles';
import { specialEntry } from './words';

const entryOf: Language['entryOf'] = (def, names) => specialEntry(def) ?? names(def);

/** What is said of the tree of clauses goes before what is read off the effects. */
const told: Language['describe'] = (def, names, rules, others = []) => {
  if (def.kind === 'ending') return describe(def, names, rules);
  const paras = parasOf(def, walkOf(def, rules), elsewhereOf(def, others));
  const whole = ofTree(paras, nameOf(def.id), names);
  if (whole) return whole;
  const places = paras.flatMap((p) => (p.p === 'rules' ? p.rules.filter((x) => x.r === 'atPlace') : []));
  const there = rulesOfTree(places, nameOf(def.id), names);
  return [...describe(def, names, rules), ...(there === undefined ? [] : [there])];
};

export const german: Language = {
  id: 'de',
  name: 'Deutsch',
  messages: { ...messages, ...troubles },
  more: { ...more, ...picks },
  rules,
  entryOf,
  nameOf: (def, names) => bareName(entryOf(def, names)),
  list: and,
  describe: told,
  ability: abilityText,
  typeLine,
  event,
};
