// The lenient reading of answers: a file names those that matter to it, and those between are given by themselves.
import type { Play } from './play';

/** The second of two equal names means the second of two equal cards, as its key does. */
export const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const nth = names.slice(0, i).filter((other) => other === name).length + 1;
    return nth === 1 ? name : `${name}.${nth}`;
  });

/**
 * What is not on offer yet is waited for: questions before it that can be passed are passed. Several things that are
 * asked for one after the other may be named together, and two equal cards by one name twice.
 */
export function chooseLeniently(game: Play, names: readonly string[]): void {
  const all = numbered(names);
  const before = game.mark();
  if (waitsFor(game, all, (offered) => offered.length === all.length)) return;
  if (all.length > 1 && !(all.every((name) => game.offers(name)) && all.length <= game.decision.max)) {
    game.back(before);
    if (oneAfterTheOther(game, all)) return;
  }
  if (game.pending.length === 0 || !all.every((name) => game.offers(name))) game.back(before);
  if (game.pending.length > 0 && !all.every((name) => game.offers(name)) && impliedBy(game, all)) return;
  game.give(all.map((name) => game.option(name, true).key));
}

/** A name that fits several things is said to be ambiguous: no later question, where it fits one, is what was meant. */
function clear(game: Play, names: readonly string[]): void {
  for (const name of names) if (game.fitting(name, true).filter((o) => !o.off).length > 1) game.option(name, true);
}

/**
 * Passes what can be passed until enough of this is on offer; @returns whether all of it was chosen by itself
 * meanwhile.
 */
function waitsFor(game: Play, names: readonly string[], enough: (offered: readonly string[]) => boolean): boolean {
  for (let n = 0; n < 30 && game.pending.length > 0 && !enough(names.filter((name) => game.offers(name))); n++) {
    clear(game, names);
    if (!game.pass() && !game.goOn()) break;
    if (game.isSettled(names)) return true;
  }
  return false;
}

/**
 * Gives the one answer after which this is on offer, or is the only thing that can be chosen: whoever takes the Sword
 * has said that he takes an Object, and whoever names his trophies that he exchanges some. @returns whether nothing is
 * left to be chosen then
 */
function impliedBy(game: Play, names: readonly string[]): boolean {
  const picks = game.decision.ask.id === 'ask.pick' || game.decision.options.some((o) => o.pass === true);
  const before = game.mark();
  const ways = game.decision.options
    .filter((o) => !o.off && game.decision.max === 1 && ((picks && !o.minor) || o.key.endsWith('#trade_trophies')))
    .flatMap((o) => {
      game.back(before);
      game.give([o.key]);
      const done = game.isSettled(names);
      return done || (game.pending.length > 0 && names.every((name) => game.offers(name)))
        ? [{ done, key: o.key }]
        : [];
    });
  game.back(before);
  const [only] = ways;
  if (ways.length !== 1 || !only) return false;
  game.give([only.key]);
  return only.done && game.isSettled(names);
}

function oneAfterTheOther(game: Play, names: readonly string[]): boolean {
  const before = game.mark();
  let left = names;
  while (left.length > 0) {
    waitsFor(game, left, (offered) => offered.length > 0);
    const now = game.pending.length === 0 ? [] : left.filter((name) => game.offers(name)).slice(0, game.decision.max);
    if (now.length === 0) {
      game.back(before);
      return false;
    }
    game.give(now.map((name) => game.option(name, true).key));
    left = left.filter((name) => !now.includes(name));
  }
  return true;
}
