// A definition by its id or title: what is called so, the scenarios that play it, the questions that it asks.
import { speechOf } from '../../../main/game/names';
import { definitionOf, definitionAt, definitionIds, files, readLines, scenarioFile, type Place } from './code';
import { plain } from './words';
import { declared } from '../../../shared/content/declared';
import { messagesOf, say } from '../../../shared/text';

export type Thing = { readonly id: string; readonly place: Place };

const { language, names: titleOf } = speechOf('en');
const own = (id: string): string => id.split('/').at(-1) ?? id;

/** What a set only tries out comes after what people play with. */
const isTried = (id: string): boolean => declared.of(id.split('/')[0] ?? id)?.kind === 'trial';

/** Definitions whose id, its last part or whose title is just what is asked for. */
export function definitionsCalled(question: string): readonly Thing[] {
  const asked = plain(question);
  return definitionIds()
    .filter((id) => [id, own(id), titleOf(id)].some((name) => plain(name) === asked))
    .sort((a, b) => Number(isTried(a)) - Number(isTried(b)))
    .flatMap((id) => {
      const place = definitionAt(id);
      return place ? [{ id, place }] : [];
    });
}

/** The questions with their answers in English, in one line. */
function questions(id: string): string | undefined {
  const def = definitionOf(id);
  const said = def ? messagesOf(def).filter((msg) => msg.startsWith('ask.')) : [];
  if (said.length === 0) return undefined;
  return said.map((msg) => `${msg} "${say(language, titleOf, { id: msg, args: { def: id } })}"`).join(', ');
}

const scenarioFiles = (): readonly string[] =>
  ['shared/rules/scenarios', 'shared/content'].flatMap((dir) =>
    [...files(dir)].filter((file) => scenarioFile.test(file)),
  );

/** Scenarios that name it in their title come first, then those that have it in play. */
function scenarios(id: string): readonly string[] {
  const title = plain(titleOf(id));
  const word = new RegExp(`(?<![\\w])${own(id)}(?!\\w)`);
  const found: { readonly rank: number; readonly text: string }[] = [];
  for (const file of scenarioFiles()) {
    let at = 0;
    let heading = '';
    const seen = new Set<number>();
    for (const [i, line] of readLines(file).entries()) {
      const begins = /^title: (.*)$/.exec(line);
      if (begins) [at, heading] = [i + 1, begins[1] ?? ''];
      const rank = begins && `${plain(line)} `.includes(`${title} `) ? 0 : word.test(line) ? 1 : 2;
      if (rank === 2 || at === 0 || seen.has(at)) continue;
      seen.add(at);
      found.push({ rank, text: `${file}:${at} ${heading}` });
    }
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}

/** Kind and text of each line about a definition besides its own. */
export function leadsOf({ id }: Thing): readonly (readonly [string, string])[] {
  const asks = questions(id);
  return [
    ...(asks === undefined ? [] : [['asks', asks] as const]),
    ...scenarios(id)
      .slice(0, 3)
      .map((text) => ['scenario', text] as const),
  ];
}
