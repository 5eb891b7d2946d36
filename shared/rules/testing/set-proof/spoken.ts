// What the cards of a set say and no catalogue has words for: each finding is one line that says what to do.
import { messagesOf, missing, type Language } from '../../../text';
import type { Def } from '../../vocab/definition';

/** A question that is there by another spelling is no new one. */
function remedy(id: string, { id: language }: Language): string {
  const end = id.replace(/^ask\.ask\./, '');
  if (end !== id) return `of all ops but pick, \`ask\` is the end of the id: write '${end}'`;
  if (!id.includes('.')) return `of a pick, \`ask\` is the whole id: write 'ask.${id}'`;
  const file = id.startsWith('pick.') ? 'buttons' : 'questions';
  return `use one that is in shared/text/${language}/${file}.ts, or add it there`;
}

export const unspoken = (language: Language, defs: readonly Def[]): readonly string[] =>
  defs.flatMap((def) =>
    missing(language, messagesOf(def)).map(
      (id) => `${def.id} says ${id}, for which ${language.name} has no words: ${remedy(id, language)}`,
    ),
  );
