// npm run faces [-- --write] [-- --lang de]: what every card, space and character shows, as JSON; the pictures of `npm
// run shots` are made from it.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../shared/contract/settings';
import type { Face } from '../../shared/contract/view';
import { EXPANSIONS, expansionTable } from './faces/expansion-table';
import { facesOfSets, setTable } from './faces/set-table';

const help = `npm run faces -- [--expansions | --table NAME | --cards SET] [--write] [--lang ${LANGUAGES.join('|')}]
Prints what every definition of the base set shows to everybody, in English or another language; with --expansions what
those of the expansions show that are on a table with all that only expansions bring. --write keeps it for the screen's
own tests, which are in English.
  --table NAME  a table of sets (scripts/cli/faces/tables.ts) with all that is in its game
  --cards SET   what the cards of one set show`;

const SHOWN = { base: 'renderer/fixtures/faces.json', expansions: 'renderer/fixtures/expansions.json' } as const;

const lines = (faces: readonly Face[]): string => `[\n${faces.map((face) => JSON.stringify(face)).join(',\n')}\n]`;

/** All spaces of the boards, and what lies on that table. */
const expansions = (language: string): string => {
  const update = JSON.stringify(expansionTable());
  const shown = facesOfSets(EXPANSIONS, language).filter(
    ({ id, kind }) => kind === 'space' || update.includes(`"${id}"`),
  );
  return `{"faces": ${lines(shown)},\n"update": ${update}}\n`;
};

const args = process.argv.slice(2);
const valueOf = (flag: string): string | undefined => {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const language = valueOf('--lang') ?? 'en';
const table = valueOf('--table');
const cardsOf = valueOf('--cards');
const unknown = LANGUAGES.some((one) => one === language)
  ? args.find((arg) => !['--help', '--expansions', '--write'].includes(arg))
  : language;
if (args.includes('--help')) process.stdout.write(`${help}\n`);
else if (unknown !== undefined) {
  process.stderr.write(`npm run faces does not know "${unknown}".\n\n${help}\n`);
  process.exitCode = 2;
} else if (table !== undefined) process.stdout.write(JSON.stringify(setTable(table, language)));
else if (cardsOf !== undefined) process.stdout.write(JSON.stringify({ faces: facesOfSets([cardsOf], language) }));
else {
  const set = args.includes('--expansions') ? 'expansions' : 'base';
  const json = set === 'base' ? `${lines(facesOfSets(['base'], language))}\n` : expansions(language);
  if (args.includes('--write') && language === 'en') writeFileSync(SHOWN[set], json);
  else process.stdout.write(json);
}
