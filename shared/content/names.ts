// What things are called, by language: found by being there, like the definitions themselves. The names of a set are in
// its folder; what its declaration names (decks, ways) needs no second name.
import { nameOf, type DefId } from '../kernel/ids';
import type { SetDef } from '../rules/vocab/set';
import { madeBy } from './content';
import { declared } from './declared';

type Catalogue = Readonly<Record<DefId, string>>;
export type NamesOfSet = { readonly set: string; readonly names: Catalogue; readonly flavour: Catalogue };
const modules = import.meta.glob<Record<string, unknown>>('./*/names.*.ts', { eager: true });

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && Object.values(value).every((name) => typeof name === 'string');
const isFlavour = (exported: string): boolean => /flavour/i.test(exported);

/** What its declaration names: decks that are used in a way of their own, the gates of its boards, its house rules. */
const byDeclaration = (set: SetDef, language: string): Catalogue =>
  Object.fromEntries(
    madeBy(set).map((def) => {
      const rule = def.kind === 'rule' ? declared.option(nameOf(def.id))?.name : undefined;
      if (rule !== undefined) return [def.id, language === 'de' ? `die Hausregel „${rule.de}“` : rule.en];
      const word = def.kind === 'deck' ? (declared.deckWord(def.id) ?? declared.deckWord(nameOf(def.id))) : undefined;
      return [
        def.id,
        language === 'de' ? (word ? `der ${word.de}stapel(s)` : 'das Tor(es)') : word ? `${word.en} deck` : 'Gate',
      ];
    }),
  );

/** What a set says in a language: a thing goes before the deck that is called after it. */
const saidBy = (def: SetDef, language: string): NamesOfSet => {
  const said = Object.entries(modules[`./${def.set}/names.${language}.ts`] ?? {});
  const those = (wanted: boolean): Catalogue =>
    Object.assign(
      {},
      ...said.flatMap(([exported, value]) => (isFlavour(exported) === wanted && isCatalogue(value) ? [value] : [])),
    ) as Catalogue;
  return { set: def.set, names: { ...those(false), ...byDeclaration(def, language) }, flavour: those(true) };
};

/** Of every set, in their order: where two things have the last part of their ids in common, the earlier set speaks. */
export const namesBySet = (language: string): readonly NamesOfSet[] =>
  declared.sets.map((set) => saidBy(set, language));

const merged = (language: string, which: 'names' | 'flavour'): Catalogue =>
  Object.assign({}, ...namesBySet(language).map((said) => said[which])) as Catalogue;
export const namesIn = (language: string): Catalogue => merged(language, 'names');
export const flavourIn = (language: string): Catalogue => merged(language, 'flavour');
