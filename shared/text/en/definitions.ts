// The rules text of a definition: short paragraphs, made from its data alone.
import type { Def, EnemyDef, FollowerDef, ObjectDef, SpaceDef, SpellDef, CharacterDef, EventDef, PlaceDef, QuestDef, StrangerDef } from '../../rules/vocab/definition';
import { armour, deck, draws, ending, figure, form, led, link, shared, state, terrain, visitParagraphs, world } from './definitions-board';
import { endings } from './endings';
import { nameOf } from '../../kernel/ids';
import { sentinelStrength } from '../../rules/vocab/words';
import { assertNever } from '../../kernel/result';
import type { Names } from '../language';
import { isOwnDeck, withoutOwnDeck } from '../spaces';
import { a, and, listOf, sentence, some, words } from './grammar';
import { parts } from './describer';
import { Speak } from './speak';
import { notes } from './steps';
import { telling } from '../trivial';
import { castTimes, senseOf, aboutWhom } from './abilities';
import { place } from './words';
import * as w from './words';

const texts = (...list: readonly (string | undefined)[]): readonly string[] => list.filter((x): x is string => x !== undefined && x !== '');
const run = (list: readonly string[]): string => list.join(' ');

/** One paragraph for each part of a text. */
export function describe(def: Def, names: Names): readonly string[] {
  const say = Speak.about(parts, names, def);
  return [...own(def, say), ...shared(def, say)];
}

function own(def: Def, say: Speak): readonly string[] {
  switch (def.kind) {
    case 'character':
      return character(def, say);
    case 'space':
      return space(def, say);
    case 'spell':
      return spell(def, say);
    case 'quest':
      return quest(def, say);
    case 'rule':
      return abilities(def, say);
    case 'enemy':
      return enemy(def, say);
    case 'event':
    case 'stranger':
    case 'place':
      return met(def, say);
    case 'object':
    case 'magicObject':
    case 'follower':
      return thing(def, say);
    case 'figure':
      return texts(...figure(def, say), ...abilities(def, say));
    case 'terrain':
      return texts(...terrain(def, say), ...abilities(def, say));
    case 'state':
      return texts(...state(def, say), ...abilities(def, say), ...noted(def));
    case 'world':
      return texts(...world(def, say), ...abilities(def, say));
    case 'ending':
      return endings[def.id]?.(def) ?? texts(...ending(def, say), ...abilities(def, say));
    case 'form':
      return texts(form(def), ...abilities(def, say));
    case 'deck':
      return deck(def, say);
    case 'link':
      return link(def, say);
    default:
      return assertNever(def);
  }
}

export function abilityText(def: Def, id: string, names: Names): string {
  const everything = [...(def.abilities ?? []), ...Object.values(def.sides ?? {}).flat(), ...(def.part?.abilities ?? []), ...(def.part?.harmony?.abilities ?? [])];
  const own = everything.find((x) => x.id === id);
  return own ? run(Speak.about(parts, names, def).ability(own)) : '';
}

const abilities = (def: Def, say: Speak): readonly string[] => (def.abilities ?? []).map((x) => run(say.ability(x))).filter((x) => x !== '');

function quest(def: QuestDef, say: Speak): readonly string[] {
  if (!def.deliver) return abilities(def, say);
  const { if: cond, do: code } = def.deliver;
  const rest = telling(cond, code, true);
  const text = say.clause(code).text;
  return texts(sentence(rest === undefined ? `as soon as you can, ${text}` : `as soon as ${say.cond(rest)}, ${text}`), ...abilities(def, say));
}

type MetDef = EventDef | StrangerDef | PlaceDef | EnemyDef | ObjectDef | FollowerDef;

function drawn(def: MetDef, say: Speak): string {
  if (!def.drawn || def.drawn.length === 0) return '';
  return sentence(`when this card is drawn, ${say.clause(def.drawn).text}`);
}

function meeting(def: MetDef, say: Speak): readonly string[] {
  const body = def.met ?? [];
  if (def.metIf === undefined) return visitParagraphs(say.sentences(body));
  const text = say.clause(body).text;
  return texts(text === '' ? '' : sentence(`if ${say.cond(def.metIf)}, ${text}`));
}

function pool(def: { readonly pool?: EventDef['pool'] }): string {
  if (!def.pool) return '';
  const { what, n } = def.pool;
  return `This card comes with ${some(n, w.resources[what])}. Each time you visit it, gain 1 ${w.resources[what]} from it; when none is left, it is discarded.`;
}

/** What keywords mean that do more than name a kind. */
const noted = (def: Def): readonly string[] => (def.keywords ?? []).map(w.keywordNote);

function ends(def: EventDef | StrangerDef | PlaceDef): string {
  if (def.kind === 'event') return '';
  if (def.stays === 'always') return 'Stays here for the rest of the game.';
  return def.stays === 'untilUsed' ? 'Stays here until somebody has used it.' : def.kind === 'stranger' ? 'Discarded once it has been used.' : '';
}

function met(def: EventDef | StrangerDef | PlaceDef, say: Speak): readonly string[] {
  if (def.pool) return texts(pool(def), ...abilities(def, say), ...noted(def));
  return texts(drawn(def, say), ...meeting(def, say), ...abilities(def, say), ...noted(def), ends(def));
}

/** With both Strength and Craft: in which kind of fight. */
function howFought(def: EnemyDef, say: Speak): string {
  if (def.strength === undefined || def.craft === undefined) return '';
  if (def.battlesIf === undefined) return 'You choose whether to fight it in battle or in psychic combat.';
  return sentence(`if ${say.cond(def.battlesIf)}, you fight it in battle; otherwise, in psychic combat`);
}

function enemy(def: EnemyDef, say: Speak): readonly string[] {
  const power = [['Strength', def.strength], ['Craft', def.craft]] as const;
  const reckoned = power.map(([noun, n]) => (n === undefined || typeof n === 'number' ? '' : `Its ${noun} ${typeof n === 'object' && 'stat' in n && n.of === undefined ? 'equals yours' : `is ${say.amount(n)}`}.`));
  const approach = def.approach ? say.clause(def.approach).text : '';
  const killed = def.killed ? say.clause(def.killed).text : '';
  return texts(
    drawn(def, say), ...reckoned, howFought(def, say), approach && sentence(`before you fight it, ${approach}`), ...meeting(def, say), ...abilities(def, say),
    killed && sentence(`when you kill it, ${killed}`), def.noTrophy ? 'It cannot be taken as a trophy.' : '', ...noted(def),
  );
}

function thing(def: ObjectDef | FollowerDef, say: Speak): readonly string[] {
  const follower = def.kind === 'follower' ? def : undefined;
  const taken = def.taken ? say.clause(def.taken).text : '';
  const only = def.forbidden === undefined ? '' : `${def.forbidden === 'evil' ? 'An evil' : a(def.forbidden).replace(/^a/, 'A')} character cannot have this card.`;
  const own = def.abilities ?? [];
  return texts(
    drawn(def, say), ...meeting(def, say),
    follower?.mustTake && 'You must take this card.',
    follower?.price === undefined ? '' : `Joins you if you pay ${follower.price} gold; otherwise stays here.`,
    taken && sentence(`as soon as you take this card, ${taken}`),
    'armour' in def ? armour(def.armour) : '',
    ...own.map((x) => run(say.ability(x))),
    ...noted(def),
    only,
  );
}

function spell(def: SpellDef, say: Speak): readonly string[] {
  const time = castTimes(def.timing, [...(def.aim ?? []), ...def.effect], say);
  say.forget();
  const listening = def.timing.filter((t) => 'stage' in t);
  const [first] = listening;
  const inner = first ? say.with({ event: senseOf(listening, aboutWhom(first, say)) }) : say;
  const body = inner.sentences([...(def.aim ?? []), ...def.effect]);
  return texts(time, run(body), ...abilities(def, say), def.stays ? 'This card stays in play meanwhile.' : '');
}

function character(def: CharacterDef, say: Speak): readonly string[] {
  const start = [def.spells ? some(def.spells, 'Spell') : '', ...(def.objects ?? []).map((o) => a(say.names(o.named)))].filter((x) => x !== '');
  return texts(start.length > 0 ? `You begin the game with ${and(start)}.` : '', ...abilities(def, say));
}

/** States that a space puts one into, told at the end. */
function aftermath(def: SpaceDef): readonly string[] {
  const code = JSON.stringify(def.visit ?? []);
  return Object.entries(notes).filter(([status]) => code.includes(`"status":"${status}","on":true`)).map(([, text]) => text ?? '');
}

const gates = {
  sentinel: (to: string) => `To cross to ${to}, you must first beat the Sentinel of Strength ${sentinelStrength} in battle, or evade it.`,
  portal: (to: string) => `To go on to ${to}, you must first open the Portal by Craft or Strength: roll 2 dice, and if the result is no more than yours, you pass; otherwise, lose 1 of it. Your turn then ends.`,
} as const;

function leaving(def: SpaceDef, say: Speak): string {
  return led('if you begin your turn here, instead of a normal move', def.leave, say);
}

function space(def: SpaceDef, say: Speak): readonly string[] {
  const gate = def.links.find((x) => x.gate !== undefined);
  const own = def.abilities?.flatMap((x) => x.static ?? []).find(isOwnDeck);
  const draw = draws(def.draw, own ? `${w.deck(own.instead)} ` : 'Adventure ');
  const again = def.again ? say.clause(def.again).text : '';
  return texts(
    run(say.sentences(def.arrive ?? [])), draw, ...visitParagraphs(say.sentences(def.visit ?? [])), ...abilities(own ? withoutOwnDeck(def) : def, say), ...aftermath(def),
    def.keywords?.includes('needsTalisman') ? 'You may enter only with a Talisman; without one you must turn back.' : '',
    again && sentence(`if you are still here on your next turn, ${again}`),
    gate?.gate && gates[gate.gate](gate.way === 'bridge' ? 'the Middle Region' : place(gate.to, say.names)),
    leaving(def, say), def.stops ? 'Your move ends here, whatever is left of it; in a turn that you begin here you cannot come back.' : '',
    def.characters && def.region === 'inner' ? 'You may encounter other characters here.' : def.characters === false ? 'Characters cannot encounter each other here.' : '',
  );
}

/** Such as "Enemy - Monster" or "Magic Object - Weapon". */
export function typeLine(def: Def): string {
  if (def.kind === 'enemy') return `${w.kinds.enemy} - ${w.subtype(def.subtype)}`;
  if (def.kind === 'space') return w.region(def.region);
  if (def.kind === 'state' || def.kind === 'world' || def.kind === 'form') return w.deck(def.deck ?? def.kind);
  if (def.kind === 'terrain') return 'Terrain';
  if (def.kind !== 'object' && def.kind !== 'magicObject') return w.kinds[def.kind];
  const more = [def.weapon && 'Weapon', def.armour && 'Armour', ...listOf(def.keywords).filter((k) => k === 'talisman' && nameOf(def.id) !== 'talisman').map(w.keyword)].filter((x) => typeof x === 'string');
  return words(w.kinds[def.kind], more.length > 0 && `- ${more.join(', ')}`);
}

