// Texts of what is neither met on a space nor held as a card of the base game: figures, Terrain, states, decks, ways.
import type { Def, DeckDef, DeckUse, EndingDef, FigureDef, FormDef, LinkDef, StateDef, TerrainDef, WorldDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Ability } from '../../rules/vocab/ability';
import { armourRun, upTo6 } from '../armour';
import { once } from '../programs';
import { np, or, sentence, some, orNp, type Noun } from './grammar';
import type { Speak } from './speak';
import { visitLead } from './program';
import * as w from './words';

const run = (list: readonly string[]): string => list.filter((text) => text !== '').join(' ');
const told = (list: readonly Ability[] | undefined, say: Speak): string => run((list ?? []).flatMap((x) => say.ability(x)));

/** A list of persons is a paragraph each; all else is one paragraph. */
export const visitParagraphs = (list: readonly string[]): readonly string[] => (list.includes(visitLead) ? list : [run(list)]);

/** Which cards is said where the Region has no deck of its own. */
export function draws(count: number | undefined, of: Noun): string {
  if (count === undefined || count === 0) return '';
  return count === 1 ? `Ziehe ${some(1, of).akk}, wenn hier noch keine Karte liegt.` : `Ziehe ${np(of, '', { many: true }).akk}, bis hier ${count} Karten liegen.`;
}

export function armour(saves: readonly number[] | undefined): string {
  if (!saves) return '';
  const from = armourRun(saves);
  const on = from === undefined ? `bei ${or([...saves].sort((x, y) => x - y).map(String))}` : `ab ${from}`;
  return `Wenn du nach einer Niederlage im Kampf ein Leben verlieren würdest, darfst du 1 Würfel werfen: ${on} behältst du es.`;
}

/** "Wenn diese Karte aufgedeckt wird, ...": what follows it, in as many sentences as it needs. */
export function led(lead: string, code: Program | undefined, say: Speak): string {
  say.forget();
  const c = say.clause(code ?? []);
  return c.text === '' ? '' : sentence(`${lead}${lead.includes(' ') && /^(?:wenn|sobald) /.test(lead) ? ',' : ''} ${c.after}`);
}

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

export const figure = (def: FigureDef, say: Speak): readonly string[] => [
  def.start === undefined ? '' : sentence(`sie beginnt das Spiel ${w.atPlace(def.start, say.names)}`),
  choice(def, say),
  led('wenn du ihr begegnest', def.met, say),
];

export const terrain = (def: TerrainDef, say: Speak): readonly string[] => [
  choice(def, say), run(say.sentences(def.arrive ?? [])), draws(def.draw, w.card), ...visitParagraphs(say.sentences(def.visit ?? [])),
];

export const state = (def: StateDef, say: Speak): readonly string[] => [
  led('sobald du diese Karte hast', def.taken, say), led('wenn du den Text dieser Karte befolgst', def.met, say),
];

export const world = (def: WorldDef, say: Speak): readonly string[] => [
  def.start ? 'Sie liegt von Anfang an neben dem Spielplan.' : '', led('wenn diese Karte aufgedeckt wird', def.drawn, say),
];

export function ending(def: EndingDef, say: Speak): readonly string[] {
  const { code, again } = once(def.visit ?? []);
  return [
    def.lives === undefined ? '' : `Dein Gegner hat ${some(def.lives, w.life).akk}; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm.`,
    run(say.sentences(def.arrive ?? [])), ...visitParagraphs(say.sentences(code)), again ? 'Solange du gewinnst, kämpfst du sofort wieder.' : '',
  ];
}

export const form = (def: FormDef): string => `Stärke ${def.strength}, Talent ${def.craft}, ${some(def.life, w.life).nom}, ${def.fate} Schicksal.`;

const uses: { readonly [K in DeckUse]: string } = {
  stock: 'Diese Karten liegen für alle offen aus; eine, die aus dem Spiel geht, ist sofort wieder zu haben.',
  bottom: 'Abgelegte Karten kommen unter diesen Stapel.',
  shuffled: 'Abgelegte Karten werden sofort in diesen Stapel gemischt.',
  once: 'Ist dieser Stapel aufgebraucht, wird er nicht aus den abgelegten Karten neu gebildet.',
  pile: 'Ist dieser Stapel aufgebraucht, werden seine abgelegten Karten zu einem neuen gemischt.',
};

export const deck = (def: DeckDef, say: Speak): readonly string[] => [
  uses[def.use],
  def.show === undefined ? '' : `Daneben ${def.show === 1 ? 'liegt 1 seiner Karten' : `liegen ${def.show} seiner Karten`} offen.`,
  def.into === undefined ? '' : `Seine Karten werden auf den Ablagestapel ${say.deck(def.into).gen} gelegt.`,
].filter((text) => text !== '');

const passages: { readonly [K in LinkDef['link']['way']]?: string } = { bridge: 'Eine Brücke', portal: 'Ein Portal', ferry: 'Eine Fähre' };
export const link = (def: LinkDef, say: Speak): readonly string[] => [`${passages[def.link.way] ?? 'Ein Weg'} führt von ${say.placeOf(def.from).dat} ${w.toPlace(def.link.to, say.names)}.`.replace('von dem ', 'vom ')];

/** What any kind of card may have: two sides, what it gives as a part of another, what lies on it. */
export function shared(def: Def, say: Speak): readonly string[] {
  const sides = Object.entries(def.sides ?? {}).map(([side, list]) => `${w.side(side)}: ${told(list, say) || 'keine Wirkung.'}`);
  const carries = def.carries === undefined ? '' : def.carries.works ? 'Was darauf liegt, wirkt für den Besitzer; auch Zauber, die darauf liegen, darf er wirken.' : 'Andere Karten dürfen darauf liegen.';
  return [...sides, ...part(def, say), carries].filter((text) => text !== '');
}

function part({ part: own }: Def, say: Speak): readonly string[] {
  if (own === undefined) return [];
  const gives = (x: { readonly abilities?: readonly Ability[]; readonly armour?: number }): string => run([told(x.abilities, say), x.armour === undefined ? '' : armour(upTo6(x.armour))]);
  const harmony = own.harmony === undefined ? '' : `Zusammen mit ${orNp(own.harmony.with.map((name) => w.theCard(name, say.names))).dat} stattdessen: ${gives(own.harmony)}`;
  return [`Als Teil einer anderen Karte: ${gives(own) || 'keine Wirkung.'}`, harmony];
}
