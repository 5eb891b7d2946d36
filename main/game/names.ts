// What definitions are called, by language: found by being there, like the definitions themselves.
import * as v from 'valibot';
import { languageOf, namesFrom, type Language, type Names } from '../../shared/text/index';

const words = v.record(v.string(), v.string());
const modules = import.meta.glob<Record<string, unknown>>('../../shared/content/*/names.*.ts', { eager: true });

/** Everything of one kind that the sets say in a language, by definition. */
const collect = (language: string, wanted: (exported: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(modules)
      .filter(([path]) => path.endsWith(`/names.${language}.ts`))
      .flatMap(([, module]) => Object.entries(module))
      .flatMap(([name, value]) => (wanted(name) && v.is(words, value) ? Object.entries(value) : [])),
  );

export type Speech = {
  readonly language: Language;
  readonly names: Names;
  readonly flavour: Readonly<Record<string, string>>;
};

/**
 * A language and its names; English where there is none of that id. A thing that nobody has named is called after its
 * id.
 */
export const speechOf = (id: string): Speech => {
  const language = languageOf(id);
  const isFlavour = (name: string): boolean => /flavour/i.test(name);
  return {
    language,
    names: namesFrom(collect(language.id, (name) => !isFlavour(name))),
    flavour: collect(language.id, isFlavour),
  };
};
