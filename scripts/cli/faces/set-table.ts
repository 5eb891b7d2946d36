// One of the tables of sets, with the faces of all that is in its game.
import { facesIn } from '../../../main/game/faces';
import { speechOf } from '../../../main/game/names';
import type { Face, GameUpdate } from '../../../shared/contract/view';
import { definitionsOf } from '../../../shared/content/definitions';
import { bookOfSets } from '../../../shared/rules/testing/books';
import { aGame } from '../../../shared/rules/testing/play';
import { updateFor } from '../../../shared/rules/view/view-for';
import { tables } from './tables';

const NOT_SHOWN = ['rule', 'link', 'deck'];

export const facesOfSets = (sets: readonly string[], language: string, options = {}): readonly Face[] =>
  facesIn(speechOf(language), definitionsOf(sets, options)).filter(({ kind }) => !NOT_SHOWN.includes(kind));

type Written = { readonly faces: readonly Face[]; readonly update: GameUpdate; readonly after?: GameUpdate };

/** As the first seat sees it, when it is asked. */
export const setTable = (name: string, language: string): Written => {
  const table = tables[name];
  if (table === undefined) throw new Error(`There is no table "${name}": ${Object.keys(tables).join(' ')}`);
  const { sets, given, answers = [], then, again } = table;
  const book = bookOfSets(sets, given.options);
  if (book === undefined) throw new Error(`${sets.join(', ')}: there is no such set`);
  const game = aGame(book, given);
  const [first = ''] = Object.keys(given.characters);
  for (const answer of answers) game.choose(answer);
  while (game.asked !== first) game.pass();
  const all = ['base', ...sets];
  const seenNow = (stateId: number, from: number): GameUpdate => {
    const update = updateFor(book, 'g1', stateId, game.state, game.events.slice(from), 'p1');
    return { ...update, view: { ...update.view, sets: all } };
  };
  const update = seenNow(1, 0);
  const told = game.events.length;
  if (then !== undefined) game.choose(then);
  return {
    faces: facesOfSets(all, language, given.options),
    update,
    ...(then === undefined && again === undefined ? {} : { after: seenNow(2, again === undefined ? told : 0) }),
  };
};
