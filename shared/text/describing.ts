// The texts of definitions in a language: the walk makes the parts, the language puts them into words.
import type { Lookup } from '../kernel/json';
import { nameOf } from '../kernel/ids';
import { declared } from '../content/declared';
import { endingWordsIn } from '../content/ending-words';
import type { Told } from '../contract/told';
import type { Def } from '../rules/vocab/definition';
import { briefOf } from './brief';
import { parasOf, rulesOf } from './clauses/definitions';
import { carriedOutAt, elsewhereOf } from './clauses/elsewhere';
import { endingFacts, type EndingPhrases } from './clauses/endings';
import type { Para, Rule } from './clauses/rules';
import { walkOf } from './clauses/walk';
import { listOf } from './joined';
import type { Names } from './language';
import type { RulesOfGame } from './rules-of-game';
import type { Tongue } from './speech/compose';
import { deedIn } from './speech/deed';
import { plain } from './speech/marks';
import { toldOf } from './told';

/** Which text it is: what it calls itself depends on it. */
export type Self = { readonly kind: Def['kind']; readonly slug: string };
/** What a language brings. */
export type Linearizer<S extends Tongue> = {
  /** One text under way. */
  readonly speaker: (names: Names, self: Self) => S;
  readonly para: (para: Para, s: S, t: Tongue) => readonly string[];
  readonly rule: (rule: Rule, s: S, t: Tongue) => string;
  /** The same in its parts, without capitals and stops. */
  readonly parts: (rule: Rule, s: S, t: Tongue) => readonly string[];
  /** The buttons that have a verb of their own, by `ability` or `definition.ability`. */
  readonly verbs: Lookup<string>;
  /** The language, by its id: endings say in words of their own what is to be done (docs/adr/0007). */
  readonly id: string;
  /** What they say alike. */
  readonly endings: EndingPhrases;
};
type Describing = {
  readonly tell: (def: Def, names: Names, rules: RulesOfGame, others?: readonly Def[]) => Told;
  readonly describe: (def: Def, names: Names, rules: RulesOfGame, others?: readonly Def[]) => readonly string[];
  readonly ability: (def: Def, id: string, names: Names, rules: RulesOfGame) => string;
  readonly deed: (def: Def, id: string, names: Names, rules: RulesOfGame) => string;
  readonly brief: (def: Def, names: Names, rules: RulesOfGame, others?: readonly Def[]) => string;
};

const selfOf = (def: Def): Self => ({ kind: def.kind, slug: nameOf(def.id) });

export const describingIn = <S extends Tongue>({
  speaker,
  para,
  rule,
  parts,
  verbs,
  id: language,
  endings,
}: Linearizer<S>): Describing => {
  type Args = Parameters<Describing['tell']>;
  const written = endingWordsIn(language);
  const said = (text: string): Para => ({ p: 'said', text });
  /** One paragraph for each part of a text. `others`: the definitions of the same game, for what they do with it. */
  const parasIn = (def: Def, rules: RulesOfGame, others: readonly Def[]): readonly Para[] => {
    const own = def.kind === 'ending' ? written[def.id]?.(endingFacts(def, rules), endings) : undefined;
    const place = def.kind === 'state' ? carriedOutAt(def, others) : undefined;
    return own?.map(said) ?? parasOf(def, walkOf(def, rules), elsewhereOf(def, others), place);
  };
  const abilityIn = (def: Def, id: string, names: Names, rules: RulesOfGame): string => {
    const s = speaker(names, selfOf(def));
    const texts = rulesOf(def, id, walkOf(def, rules)).map((x) => rule(x, s, s));
    return texts.filter((text) => text !== '').join(' ');
  };
  return {
    describe: (...[def, names, rules, others = []]: Args) => {
      const s = speaker(names, selfOf(def));
      const texts = parasIn(def, rules, others).flatMap((x) => para(x, s, s));
      return texts.filter((text) => text !== '').map(plain);
    },
    tell: (def, names, rules, others = []) => {
      const s = speaker(names, selfOf(def));
      const hero = def.kind === 'character' ? (def.abilities ?? []) : [];
      const abilities = hero.map(({ id }) => abilityIn(def, id, names, rules));
      return toldOf(parasIn(def, rules, others), s, (x) => para(x, s, s), abilities);
    },
    brief: (def, names, rules, others = []) => {
      const s = speaker(names, selfOf(def));
      const brief = briefOf(def.kind, parasIn(def, rules, others), s, {
        para: (x) => para(x, s, s),
        parts: (x) => parts(x, s, s),
      });
      return plain(brief);
    },
    ability: (def, id, names, rules) => plain(abilityIn(def, id, names, rules)),
    deed: (def, id, names, rules) =>
      (verbs[`${nameOf(def.id)}.${id}`] ?? verbs[id]) === undefined
        ? plain(deedIn(rulesOf(def, id, walkOf(def, rules)), speaker(names, selfOf(def))))
        : '',
  };
};

/** Whether a character begins wherever he likes: his text says where, and he has no start space. */
export const beginsAnywhere = (def: Def): boolean =>
  (def.abilities ?? []).some(({ id }) => rulesOf(def, id, walkOf(def, {})).some((rule) => rule.r === 'starts'));

export type TypeWords = {
  readonly kind: (kind: Def['kind']) => string;
  readonly subtype: (key: string) => string;
  readonly region: (key: string) => string;
  readonly ofDeck: (key: string) => string;
  readonly terrain: string;
  readonly weapon: string;
  readonly armour: string;
  readonly talisman: string;
};
/** Such as "Enemy - Monster" or "Magic Object - Weapon". */
export const typeLineIn =
  (words: TypeWords) =>
  (def: Def): string => {
    const kind = words.kind(def.kind);
    if (def.kind === 'enemy') return `${kind} - ${words.subtype(def.subtype)}`;
    if (def.kind === 'space') return words.region(def.region);
    if (def.kind === 'state' || def.kind === 'world' || def.kind === 'form') return words.ofDeck(def.deck ?? def.kind);
    // What lies on a space as terrain does, and is a token of its set, is called after those.
    if (def.kind === 'terrain')
      return listOf(def.keywords).some(declared.isUnsaid) ? words.ofDeck(def.deck ?? def.kind) : words.terrain;
    if (def.kind !== 'object' && def.kind !== 'magicObject') return kind;
    const talisman = listOf(def.keywords).includes('talisman') && nameOf(def.id) !== 'talisman';
    const more = [def.weapon ? words.weapon : '', def.armour ? words.armour : '', talisman ? words.talisman : ''];
    const told = more.filter((x) => x !== '');
    return told.length > 0 ? `${kind} - ${told.join(', ')}` : kind;
  };
