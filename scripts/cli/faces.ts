// npm run faces [-- --write]: what every card, space and character shows, as JSON; the pictures of `npm run shots` are made from it.
import { writeFileSync } from 'node:fs';
import { definitionsOf } from '../../shared/content/definitions';
import { faceOf } from '../../main/game/faces';
import { speechOf } from '../../main/game/names';
import { expansionTable } from './faces/expansion-table';

const help = `npm run faces -- [--expansions] [--write]
Prints what every definition of the base set shows to everybody; with --expansions what those of the expansions' probe
show, and a table with all that only expansions bring. --write keeps it for the screen's own tests.`;

const SHOWN = { base: 'renderer/fixtures/faces.json', probe: 'renderer/fixtures/expansions.json' } as const;

const facesOf = (set: keyof typeof SHOWN): string => {
  const speech = speechOf('en');
  const faces = definitionsOf([set]).map((def) => faceOf(def, speech)).filter(({ kind }) => !['rule', 'link', 'deck'].includes(kind));
  return `[\n${faces.map((face) => JSON.stringify(face)).join(',\n')}\n]`;
};

const args = process.argv.slice(2);
const unknown = args.find((arg) => !['--help', '--expansions', '--write'].includes(arg));
if (args.includes('--help')) process.stdout.write(`${help}\n`);
else if (unknown !== undefined) {
  process.stderr.write(`npm run faces does not know "${unknown}".\n\n${help}\n`);
  process.exitCode = 2;
} else {
  const set = args.includes('--expansions') ? 'probe' : 'base';
  const json = set === 'base' ? `${facesOf(set)}\n` : `{"faces": ${facesOf(set)},\n"update": ${JSON.stringify(expansionTable())}}\n`;
  if (args.includes('--write')) writeFileSync(SHOWN[set], json);
  else process.stdout.write(json);
}
