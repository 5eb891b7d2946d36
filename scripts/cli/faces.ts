// npm run faces [-- --write] [-- --lang de]: what every card, space and character shows, as JSON; the pictures of `npm run shots` are made from it.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../shared/contract/settings';
import { definitionsOf } from '../../shared/content/definitions';
import { faceOf } from '../../main/game/faces';
import { speechOf } from '../../main/game/names';

const help = `npm run faces -- [--write | --lang de]
Prints what every definition of the base set shows to everybody, in English or another language; --write keeps it for
the screen's own tests.`;

const [option, lang] = process.argv.slice(2);
if (option === '--help') process.stdout.write(`${help}\n`);
else if (option !== undefined && option !== '--write' && !(option === '--lang' && LANGUAGES.some((one) => one === lang))) {
  process.stderr.write(`npm run faces does not know "${[option, lang].join(' ').trim()}".\n\n${help}\n`);
  process.exitCode = 2;
} else {
  const speech = speechOf(lang ?? 'en');
  const faces = definitionsOf(['base']).map((def) => faceOf(def, speech)).filter(({ kind }) => kind !== 'rule');
  const json = `[\n${faces.map((face) => JSON.stringify(face)).join(',\n')}\n]\n`;
  if (option === '--write') writeFileSync('renderer/fixtures/faces.json', json);
  else process.stdout.write(json);
}
