// Texts of what is neither met on a space nor held as a card of the base game: figures, Terrain, states, decks, ways.
import type { Def, DeckDef, DeckUse, EndingDef, FigureDef, FormDef, LinkDef, StateDef, TerrainDef, WorldDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Ability } from '../../rules/vocab/ability';
import { armourRun, upTo6 } from '../armour';
import { humanise } from '../names';
import { once } from '../programs';
import { or, sentence, some } from './grammar';
import type { Speak } from './speak';
import * as w from './words';

const run = (list: readonly string[]): string => list.filter((text) => text !== '').join(' ');
const told = (list: readonly Ability[] | undefined, say: Speak): string => run((list ?? []).flatMap((x) => say.ability(x)));

/** A list of persons is a paragraph each; all else is one paragraph. */
export const visitParagraphs = (list: readonly string[]): readonly string[] => (list.some((x) => x.startsWith('Visit one')) ? list : [run(list)]);

/** Which cards is said where the Region has no deck of its own. */
export function draws(n: number | undefined, which: string): string {
  if (n === undefined || n === 0) return '';
  return n === 1 ? `Draw 1 ${which}card, unless a card already lies here.` : `Draw ${which}cards until ${n} cards lie here.`;
}

export function armour(saves: readonly number[] | undefined): string {
  if (!saves) return '';
  const from = armourRun(saves);
  const run = from === undefined ? or([...saves].sort((x, y) => x - y).map(String)) : `${from} or more`;
  return `When you would lose a life after a defeat in battle, you may roll 1 die: on ${run}, you keep it.`;
}

/** "When this card is turned up, ...": what follows it, in as many sentences as it needs. */
export function led(lead: string, code: Program | undefined, say: Speak): string {
  say.forget();
  const [first, ...more] = say.sentences(code ?? []);
  return first === undefined ? '' : run([sentence(`${lead}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`), ...more]);
}

/** What may be encountered in place of the space, and when it must be. */
function choice(def: FigureDef | TerrainDef, say: Speak): string {
  if (def.choice === undefined) return '';
  const instead = 'encounter it instead of the space or a character there';
  if (def.choice.must && 'all' in def.choice.must && def.choice.must.all.length === 0) return `You must ${instead}.`;
  const must = def.choice.must === undefined ? '' : sentence(`if ${say.cond(def.choice.must)}, you must ${instead}`);
  say.forget();
  const may = sentence(`you may ${instead}${def.choice.if === undefined ? '' : `, if ${say.cond(def.choice.if)}`}`);
  return must === '' ? may : `${may} ${must}`;
}

export const figure = (def: FigureDef, say: Speak): readonly string[] => [
  def.start === undefined ? '' : sentence(`it begins the game ${w.atPlace(def.start, say.names)}`),
  choice(def, say),
  led('when you meet it', def.met, say),
];

export const terrain = (def: TerrainDef, say: Speak): readonly string[] => [
  choice(def, say), run(say.sentences(def.arrive ?? [])), draws(def.draw, ''), ...visitParagraphs(say.sentences(def.visit ?? [])),
];

export const state = (def: StateDef, say: Speak): readonly string[] => [
  led('as soon as you have this card', def.taken, say), led('when you follow what this card says', def.met, say),
];

export const world = (def: WorldDef, say: Speak): readonly string[] => [
  def.start ? 'It lies beside the board from the beginning.' : '', led('when this card is turned up', def.drawn, say),
];

export function ending(def: EndingDef, say: Speak): readonly string[] {
  const { code, again } = once(def.visit ?? []);
  return [
    def.lives === undefined ? '' : `It has ${some(def.lives, 'life')}; those that it has lost stay lost, whoever took them.`,
    run(say.sentences(def.arrive ?? [])), ...visitParagraphs(say.sentences(code)), again ? 'As long as you win, you fight again at once.' : '',
  ];
}

export const form = (def: FormDef): string => `Strength ${def.strength}, Craft ${def.craft}, ${some(def.life, 'life')}, ${def.fate} fate.`;

const uses: { readonly [K in DeckUse]: string } = {
  stock: 'These cards lie open to all; one that leaves play is available again at once.',
  bottom: 'Cards that are discarded go under this deck.',
  shuffled: 'Cards that are discarded are shuffled into this deck at once.',
  once: 'When this deck is used up, it is not made anew of its discards.',
  pile: 'When this deck is used up, its discards are shuffled into a new one.',
};

export const deck = (def: DeckDef, say: Speak): readonly string[] => [
  uses[def.use],
  def.show === undefined ? '' : `Beside it ${def.show === 1 ? 'lies' : 'lie'} ${some(def.show, 'card')} of it faceup.`,
  def.into === undefined ? '' : `Its cards are discarded to the discard pile of ${say.deck(def.into)}.`,
].filter((text) => text !== '');

const passages: { readonly [K in LinkDef['link']['way']]?: string } = { bridge: 'A bridge', portal: 'A portal', ferry: 'A ferry' };
export const link = (def: LinkDef, say: Speak): readonly string[] => [`${passages[def.link.way] ?? 'A way'} leads from ${say.placeOf(def.from)} to ${say.placeOf(def.link.to)}.`];

/** What any kind of card may have: two sides, what it gives as a part of another, what lies on it. */
export function shared(def: Def, say: Speak): readonly string[] {
  const sides = Object.entries(def.sides ?? {}).map(([side, list]) => `${humanise(side)}: ${told(list, say) || 'no effect.'}`);
  const carries = def.carries === undefined ? '' : def.carries.works ? 'What lies on it works for its owner, who may also cast Spells that lie on it.' : 'Other cards may lie on it.';
  return [...sides, ...part(def, say), carries].filter((text) => text !== '');
}

function part({ part: own }: Def, say: Speak): readonly string[] {
  if (own === undefined) return [];
  const gives = (x: { readonly abilities?: readonly Ability[]; readonly armour?: number }): string => run([told(x.abilities, say), x.armour === undefined ? '' : armour(upTo6(x.armour))]);
  const harmony = own.harmony === undefined ? '' : `With ${or(own.harmony.with.map((name) => say.names(name)))} as another part, instead: ${gives(own.harmony)}`;
  return [`As a part of another card: ${gives(own) || 'no effect.'}`, harmony];
}
