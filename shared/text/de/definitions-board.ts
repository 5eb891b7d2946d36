// What is neither met on a space nor held as a card of the base game: figures, Terrain, states, decks, ways.
import type { DeckUse, LinkDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import { armourRun } from '../armour';
import type { DefinitionPhrases } from '../definitions';
import { or, sentence } from './grammar';
import { andNp, np, orNp, some } from './nouns';
import type { Speak } from './speak';
import * as w from './words';

/** "Wenn diese Karte aufgedeckt wird, ...": what follows it. */
const led =
  (lead: string) =>
  (code: Program, say: Speak): string => {
    say.forget();
    const { after } = say.clause(code);
    return after === '' ? '' : sentence(`${lead}, ${after}`);
  };

const uses: { readonly [K in DeckUse]: string } = {
  stock: 'Diese Karten liegen für alle offen aus; eine, die aus dem Spiel geht, ist sofort wieder zu haben.',
  bottom: 'Abgelegte Karten kommen unter diesen Stapel.',
  shuffled: 'Abgelegte Karten werden sofort in diesen Stapel gemischt.',
  once: 'Ist dieser Stapel aufgebraucht, wird er nicht aus den abgelegten Karten neu gebildet.',
  pile: 'Ist dieser Stapel aufgebraucht, werden seine abgelegten Karten zu einem neuen gemischt.',
};
const passages: { readonly [K in LinkDef['link']['way']]?: string } = {
  bridge: 'Eine Brücke',
  portal: 'Ein Portal',
  ferry: 'Eine Fähre',
};

export const board = {
  met: { figure: led('wenn du ihr begegnest'), state: led('wenn du den Text dieser Karte befolgst') },
  held: led('sobald du diese Karte hast'),
  gameBegins: led('zu Beginn des Spiels'),
  turnedUp: led('wenn diese Karte aufgedeckt wird'),
  armour: (saves, everyFight) => {
    const from = armourRun(saves);
    const on = from === undefined ? `bei ${or([...saves].sort((x, y) => x - y).map(String))}` : `ab ${from}`;
    const where = everyFight ? 'im Kampf oder im psychischen Kampf' : 'im Kampf';
    return `Wenn du nach einer Niederlage ${where} ein Leben verlieren würdest, darfst du 1 Würfel werfen: ${on} behältst du es.`;
  },
  draws: (count, deck) => {
    const of = deck === undefined ? w.card : w.cardOf(deck);
    return count === 1
      ? `Ziehe ${some(1, of).akk}, wenn hier noch keine Karte liegt.`
      : `Ziehe ${np(of, '', { many: true }).akk}, bis hier ${count} Karten liegen.`;
  },
  start: (def, say) => sentence(`sie beginnt das Spiel ${w.atPlace(def.start, say.names)}`),
  instead: {
    what: (def) =>
      `${def.kind === 'figure' ? 'ihr' : 'dieser Karte'} statt des Feldes oder eines Charakters dort begegnen`,
    may: (what, iff) => sentence(`du darfst ${what}${iff === '' ? '' : `, wenn ${iff}`}`),
    must: (what, iff) => sentence(iff === '' ? `du musst ${what}` : `wenn ${iff}, musst du ${what}`),
  },
  worldStart: 'Sie liegt von Anfang an neben dem Spielplan.',
  lives: (count) =>
    `Dein Gegner hat ${some(count, w.life).akk}; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm.`,
  fightsOn: 'Solange du gewinnst, kämpfst du sofort wieder.',
  form: (def) => `Stärke ${def.strength}, Talent ${def.craft}, ${some(def.life, w.life).nom}, ${def.fate} Schicksal.`,
  deckUses: uses,
  deckShows: (count) => `Daneben ${count === 1 ? 'liegt 1 seiner Karten' : `liegen ${count} seiner Karten`} offen.`,
  deckInto: (deck, say) => `Seine Karten werden auf den Ablagestapel ${say.deck(deck).gen} gelegt.`,
  deckStandsFor: (regions, say) =>
    `In ${andNp(regions.map((r) => say.region(r))).dat} ist er der Abenteuerstapel, und seine Karten sind Abenteuerkarten.`,
  link: (def, say) =>
    `${passages[def.link.way] ?? 'Ein Weg'} führt von ${say.placeOf(def.from).dat} ${w.toPlace(def.link.to, say.names)}.`.replace(
      'von dem ',
      'vom ',
    ),
  side: (side, text) => `${w.side(side)}: ${text}`,
  nothing: 'keine Wirkung.',
  carries: {
    works: 'Was darauf liegt, wirkt für den Besitzer; auch Zauber, die darauf liegen, darf er wirken.',
    idle: 'Andere Karten dürfen darauf liegen.',
  },
  part: (text) => `Als Teil einer anderen Karte: ${text}`,
  harmony: (others, text, say) =>
    `Zusammen mit ${orNp(others.map((name) => w.theCard(name, say.names))).dat} stattdessen: ${text}`,
} satisfies Partial<DefinitionPhrases<Speak>>;
