// What is neither met on a space nor held as a card of the base game: figures, Terrain, states, decks, ways.
import type { DeckUse, FigureDef, LinkDef, TerrainDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import { armourRun } from '../armour';
import type { DefinitionPhrases } from '../definitions';
import { np, or, orNp, sentence, some } from './grammar';
import type { Speak } from './speak';
import * as w from './words';

/** "Wenn diese Karte aufgedeckt wird, ...": what follows it. */
const led = (lead: string) => (code: Program, say: Speak): string => {
  say.forget();
  const { after } = say.clause(code);
  return after === '' ? '' : sentence(`${lead}, ${after}`);
};

/** What may be encountered in place of the space, and when it must be. */
function choice(def: FigureDef | TerrainDef, say: Speak): string {
  if (def.choice === undefined) return '';
  const it = def.kind === 'figure' ? 'ihr' : 'dieser Karte';
  const instead = `${it} statt des Feldes oder eines Charakters dort begegnen`;
  if (def.choice.must && 'all' in def.choice.must && def.choice.must.all.length === 0) return `Du musst ${instead}.`;
  const must = def.choice.must === undefined ? '' : sentence(`wenn ${say.cond(def.choice.must)}, musst du ${instead}`);
  say.forget();
  const may = sentence(`du darfst ${instead}${def.choice.if === undefined ? '' : `, wenn ${say.cond(def.choice.if)}`}`);
  return must === '' ? may : `${may} ${must}`;
}

const uses: { readonly [K in DeckUse]: string } = {
  stock: 'Diese Karten liegen für alle offen aus; eine, die aus dem Spiel geht, ist sofort wieder zu haben.',
  bottom: 'Abgelegte Karten kommen unter diesen Stapel.',
  shuffled: 'Abgelegte Karten werden sofort in diesen Stapel gemischt.',
  once: 'Ist dieser Stapel aufgebraucht, wird er nicht aus den abgelegten Karten neu gebildet.',
  pile: 'Ist dieser Stapel aufgebraucht, werden seine abgelegten Karten zu einem neuen gemischt.',
};
const passages: { readonly [K in LinkDef['link']['way']]?: string } = { bridge: 'Eine Brücke', portal: 'Ein Portal', ferry: 'Eine Fähre' };

type Board = 'met' | 'held' | 'turnedUp' | 'armour' | 'draws' | 'start' | 'choice' | 'worldStart' | 'lives' | 'fightsOn' | 'form' | 'deckUses' | 'deckShows' | 'deckInto' | 'link' | 'side' | 'nothing' | 'carries' | 'part' | 'harmony';
export const board: Pick<DefinitionPhrases<Speak>, Board> = {
  met: { figure: led('wenn du ihr begegnest'), state: led('wenn du den Text dieser Karte befolgst') },
  held: led('sobald du diese Karte hast'),
  turnedUp: led('wenn diese Karte aufgedeckt wird'),
  armour: (saves) => {
    const from = armourRun(saves);
    const on = from === undefined ? `bei ${or([...saves].sort((x, y) => x - y).map(String))}` : `ab ${from}`;
    return `Wenn du nach einer Niederlage im Kampf ein Leben verlieren würdest, darfst du 1 Würfel werfen: ${on} behältst du es.`;
  },
  draws: (count, deck) => {
    const of = deck === undefined ? w.card : w.cardOf(deck);
    return count === 1 ? `Ziehe ${some(1, of).akk}, wenn hier noch keine Karte liegt.` : `Ziehe ${np(of, '', { many: true }).akk}, bis hier ${count} Karten liegen.`;
  },
  start: (def, say) => sentence(`sie beginnt das Spiel ${w.atPlace(def.start, say.names)}`),
  choice,
  worldStart: 'Sie liegt von Anfang an neben dem Spielplan.',
  lives: (count) => `Dein Gegner hat ${some(count, w.life).akk}; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm.`,
  fightsOn: 'Solange du gewinnst, kämpfst du sofort wieder.',
  form: (def) => `Stärke ${def.strength}, Talent ${def.craft}, ${some(def.life, w.life).nom}, ${def.fate} Schicksal.`,
  deckUses: uses,
  deckShows: (count) => `Daneben ${count === 1 ? 'liegt 1 seiner Karten' : `liegen ${count} seiner Karten`} offen.`,
  deckInto: (deck, say) => `Seine Karten werden auf den Ablagestapel ${say.deck(deck).gen} gelegt.`,
  link: (def, say) => `${passages[def.link.way] ?? 'Ein Weg'} führt von ${say.placeOf(def.from).dat} ${w.toPlace(def.link.to, say.names)}.`.replace('von dem ', 'vom '),
  side: (side, text) => `${w.side(side)}: ${text}`,
  nothing: 'keine Wirkung.',
  carries: { works: 'Was darauf liegt, wirkt für den Besitzer; auch Zauber, die darauf liegen, darf er wirken.', idle: 'Andere Karten dürfen darauf liegen.' },
  part: (text) => `Als Teil einer anderen Karte: ${text}`,
  harmony: (others, text, say) => `Zusammen mit ${orNp(others.map((name) => w.theCard(name, say.names))).dat} stattdessen: ${text}`,
};
