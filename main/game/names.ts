// What definitions are called, in the language of the program.
import { flavourIn, namesIn } from '../../shared/content/names';
import { languageOf, namesFrom, type Language, type Names } from '../../shared/text/index';

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
  return { language, names: namesFrom(namesIn(language.id)), flavour: flavourIn(language.id) };
};
