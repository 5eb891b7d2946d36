// The answer to a question: what is called so, the code that carries the rule out, what proves it, and other lines.
import { bookOf, parseBook } from '../../rules-map/book';
import { mapsAt } from '../../rules-map/rules-map';
import { readLines, type Place } from './code';
import { linesThatSay } from './lines';
import { ask, atlasOf, type Atlas, type Rule } from './rules';
import { definitionsCalled, leadsOf } from './things';

export type Hit = { readonly text: string };

/** No more lines than can be read at a glance. */
export const most = 10;
const width = 150;

let made: Atlas | undefined;
function atlas(): Atlas {
  if (made) return made;
  const maps = mapsAt('.');
  const revised = bookOf(parseBook(maps.revised)).book;
  const others = [maps.digital, maps.second, maps.original].map((map) => bookOf(parseBook(map), revised).book);
  made = atlasOf([revised, ...others]);
  return made;
}

const hit = (kind: string, what: string): Hit => {
  const text = `${kind.padEnd(11)}${what}`;
  return { text: text.length > width ? `${text.slice(0, width - 3)}...` : text };
};
const at = ({ file, line }: Place): string => `${file}:${line}`;

const code = (place: Place, rule: Rule | undefined): Hit => {
  const why = rule ? `${rule.place}: ${rule.says}` : place.says;
  return hit('code', `${at(place)} ${place.name}${why === '' ? '' : `  (${why})`}`);
};

/** Scenarios of rules lie with the rules, those of a set with the set. */
const scenarioFile = (name: string): string =>
  name.startsWith('content/') ? `shared/${name}.yaml` : `shared/rules/scenarios/${name}.yaml`;

/** The scenario or test that proves a paragraph, with its line. */
function proofs(rule: Rule): Hit[] {
  return rule.proof.map(({ file, title }) => {
    const path = /\.ts$/.test(file) ? file : scenarioFile(file);
    const line = title === undefined ? 0 : readLines(path).findIndex((text) => text.includes(title));
    return hit('scenario', `${path}:${line + 1} ${title ?? ''}  (${rule.place})`);
  });
}

/**
 * @param words of one question, however they are written
 * @returns at most ten lines, the best first: the rule's code before what proves it, and that before lines that only
 * speak of it
 */
export function find(words: readonly string[]): readonly Hit[] {
  const question = words.join(' ');
  const things = definitionsCalled(question);
  const { code: carriers, rules } = ask(atlas(), question);
  const named = things.slice(0, 2).map(({ place }) => hit('definition', `${at(place)} ${place.name}`));
  const leads = things.slice(0, 1).flatMap((thing) => leadsOf(thing).map(([kind, what]) => hit(kind, what)));
  const found = [
    ...named,
    ...carriers.slice(0, things.length > 0 ? 2 : 6).map(({ place, rule }) => code(place, rule)),
    // Of a definition: after the rule that is called so, if there is one.
    ...leads,
    ...carriers.slice(2, 6).map(({ place, rule }) => code(place, rule)),
    ...rules.slice(0, 3).flatMap(proofs).slice(0, 3),
  ];
  const seen = new Set<string>();
  const fresh = ({ text }: Hit): boolean => {
    const where = /[\w./-]+:\d+/.exec(text)?.[0] ?? text;
    return seen.has(where) ? false : Boolean(seen.add(where));
  };
  return [
    ...found.filter(fresh),
    ...linesThatSay(question)
      .map(([kind, what]) => hit(kind, what))
      .filter(fresh),
  ].slice(0, most);
}
