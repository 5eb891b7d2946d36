// A scenario's end in words, for whoever writes one: the question that waits, the state, the journal.
import { nameOf } from '../../kernel/ids';
import type { Hero } from '../state/state';
import type { Play } from './play';
import type { PlayedStep } from './scenario-play';
import { speak } from './scenario-steps';

/** The waiting decision in words, with its option keys. */
export function pendingOf(game: Play): string {
  if (game.pending.length === 0) return game.state.over ? 'The game is over.' : 'Nothing is asked.';
  return game.pending
    .map((d) => {
      const options = d.options.map(
        (o) => `  ${o.key.padEnd(24)} ${speak(o.label)}${o.off ? ` (not now: ${speak(o.off)})` : ''}`,
      );
      return [`${game.asked} is asked: ${speak(d.ask)} (${d.ask.id}; ${d.min} to ${d.max})`, ...options].join('\n');
    })
    .join('\n');
}

const listed = (key: string, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [`${key}: [${all.join(', ')}]`];

function heroLine(game: Play, hero: Hero): string {
  const name = nameOf(hero.def);
  const status = Object.entries(hero.status).map(([key, n]) => `${key}: ${n}`);
  const said = [
    `at: ${nameOf(hero.space)}`,
    `lives: ${hero.life}`,
    `fate: ${hero.fate}`,
    `gold: ${hero.gold}`,
    ...(hero.dead
      ? ['dead: true']
      : [`strength: ${game.stat(name, 'strength')}`, `craft: ${game.stat(name, 'craft')}`]),
    ...(hero.strength + hero.craft > 0 ? [`counters: { strength: ${hero.strength}, craft: ${hero.craft} }`] : []),
    `alignment: ${hero.alignment}`,
    ...listed('has', game.names(hero.held)),
    ...listed('spells', game.names(hero.hand)),
    ...listed('trophies', game.names(hero.trophies)),
    ...(status.length > 0 ? [`status: { ${status.join(', ')} }`] : []),
    ...(hero.toad ? [`toad: ${hero.toad.turns}`] : []),
    ...(hero.missTurns > 0 ? [`misses: ${hero.missTurns}`] : []),
  ];
  return `    ${name}: { ${said.join(', ')} }`;
}

/** Where everything is, written as a `then` would say it. */
export function stateShown(game: Play): string {
  const { state } = game;
  const heroName = (seat: string | undefined): string =>
    nameOf(state.heroes[state.seats[seat as 'p1']?.hero ?? 'h0']?.def ?? 'nobody');
  const spaces = Object.entries(state.board).flatMap(([space, ground]) => {
    const said = [
      ...listed('cards', game.names(ground.cards)),
      ...(ground.gold > 0 ? [`gold: ${ground.gold}`] : []),
      ...listed('over', game.names(ground.over ?? [])),
    ];
    return said.length === 0 ? [] : [`    ${nameOf(space)}: { ${said.join(', ')} }`];
  });
  const discard = Object.entries(state.decks).flatMap(([deck, { discard: cards }]) =>
    listed(deck, cards.map(nameOf)).map((line) => `    ${line}`),
  );
  const table = Object.values(state.cards).filter(({ zone }) => zone === 'table');
  const { forced } = state.rng;
  return [
    'then:',
    '  characters:',
    ...Object.values(state.heroes).map((hero) => heroLine(game, hero)),
    ...(spaces.length > 0 ? ['  spaces:', ...spaces] : []),
    ...(discard.length > 0 ? ['  discard:', ...discard] : []),
    ...listed('  table', game.names(table.map(({ id }) => id))),
    `  turn: ${heroName(state.active)}`,
    `  round: ${state.round}`,
    ...(state.over ? ['  over: true', ...listed('  winners', state.over.winners.map(heroName))] : []),
    ...(forced.length > 0 ? [`Dice still to come: ${forced.join(', ')}`] : []),
  ].join('\n');
}

/** What a file left to be answered by itself, or named though nobody was asked, step by step. */
export const guessedIn = (played: readonly PlayedStep[]): string[] =>
  played.flatMap(({ word, line, answers }) => {
    if (word === 'until') return [];
    const guessed = word === 'choose' ? answers.slice(0, -1) : answers;
    return [
      ...guessed.map(({ decision, keys }) => `line ${line}: ${decision.ask.id}: ${keys.join(', ') || 'nothing'}`),
      ...(word === 'choose' && answers.length === 0 ? [`line ${line}: nobody is asked that`] : []),
    ];
  });
