// What endings say in words of their own (docs/adr/0007): each in every language, in few lines,
// of the data that there is.
import { fingerprint } from '../../../kernel/json';
import { endingFacts } from '../../../text/clauses/endings';
import { endings as german } from '../../../text/de/endings';
import { endings as english } from '../../../text/en/endings';
import type { Def, EndingDef } from '../../vocab/definition';
import type { EndingWords } from '../../vocab/ending-words';

/** So many signs are read at a glance. */
const LONGEST = 620;

/** What of a set's words is wrong; an ending without any words of its own is told by its effects. */
export function endingProblems(
  defs: readonly Def[],
  words: { readonly en: EndingWords; readonly de: EndingWords },
  writtenFor: Readonly<Record<string, string>>,
): readonly string[] {
  const endings = defs.filter((def): def is EndingDef => def.kind === 'ending');
  const ids = new Set(endings.map(({ id }) => id));
  const lost = [...new Set([...Object.keys(words.en), ...Object.keys(words.de), ...Object.keys(writtenFor)])];
  return [
    ...lost.filter((id) => !ids.has(id)).map((id) => `${id} has words, but there is no such ending`),
    ...endings.flatMap((def) => {
      const { id } = def;
      const facts = endingFacts(def, {});
      const en = words.en[id]?.(facts, english) ?? [];
      const de = words.de[id]?.(facts, german) ?? [];
      if (en.length + de.length === 0 && writtenFor[id] === undefined) return [];
      const all = en.join(' ');
      const wrong: readonly (readonly [boolean, string])[] = [
        [en.length !== de.length, `has ${en.length} paragraphs in English and ${de.length} in German`],
        [
          /undefined|NaN|\b0 (gold|fate|lives|Gold|Schicksal|Leben)\b/.test([all, ...de].join(' ')),
          'asks for nothing: give it `lives` or `needs`',
        ],
        [all.length >= LONGEST, `has ${all.length} signs: below ${LONGEST} are read at a glance`],
        [!/win|is the ending/.test(all), 'does not say how it is won'],
        [
          writtenFor[id] !== fingerprint(def),
          `was written for other data: read its words in every language, then put '${fingerprint(def)}' into writtenFor`,
        ],
      ];
      return wrong.flatMap(([is, what]) => (is ? [`${id} ${what}`] : []));
    }),
  ];
}
