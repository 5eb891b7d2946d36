// The rules text of a definition: short paragraphs, made from its data alone.
import type { Def, EnemyDef, FollowerDef, ObjectDef, SpaceDef, SpellDef, CharacterDef, EventDef, PlaceDef, QuestDef, StrangerDef } from '../../rules/vocab/definition';
import { nameOf } from '../../kernel/ids';
import { assertNever } from '../../kernel/result';
import { listOf } from '../joined';
import type { Names } from '../language';
import { isOwnDeck, withoutOwnDeck } from '../spaces';
import { telling } from '../trivial';
import { and, np, sentence, some, words } from './grammar';
import { armour, deck, draws, ending, figure, form, link, shared, state, terrain, visitParagraphs, world } from './definitions-board';
import { endings } from './endings';
import { parts } from './describer';
import { Speak } from './speak';
import { notes } from './steps';
import { castTimes, senseOf, aboutWhom } from './abilities';
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
  const one = everything.find((x) => x.id === id);
  return one ? run(Speak.about(parts, names, def).ability(one)) : '';
}

const abilities = (def: Def, say: Speak): readonly string[] => (def.abilities ?? []).map((x) => run(say.ability(x))).filter((x) => x !== '');

function quest(def: QuestDef, say: Speak): readonly string[] {
  if (!def.deliver) return abilities(def, say);
  const { if: cond, do: code } = def.deliver;
  const rest = telling(cond, code, true);
  const { after } = say.clause(code);
  return texts(sentence(`sobald ${rest === undefined ? 'du kannst' : say.cond(rest)}, ${after}`), ...abilities(def, say));
}

type MetDef = EventDef | StrangerDef | PlaceDef | EnemyDef | ObjectDef | FollowerDef;

function drawn(def: MetDef, say: Speak): string {
  if (!def.drawn || def.drawn.length === 0) return '';
  return sentence(`wenn diese Karte gezogen wird, ${say.clause(def.drawn).after}`);
}

function meeting(def: MetDef, say: Speak): readonly string[] {
  const body = def.met ?? [];
  if (def.metIf === undefined) return visitParagraphs(say.sentences(body));
  const { after } = say.clause(body);
  return texts(after === '' ? '' : sentence(`wenn ${say.cond(def.metIf)}, ${after}`));
}

function pool(def: { readonly pool?: EventDef['pool'] }): string {
  if (!def.pool) return '';
  const { what, n: count } = def.pool;
  return `Diese Karte kommt mit ${some(count, w.resources[what]).dat}. Bei jedem Besuch erhältst du 1 ${np(w.resources[what], '').nom} davon; ist nichts mehr übrig, wird sie abgelegt.`;
}

/** What keywords mean that do more than name a kind. */
const noted = (def: Def): readonly string[] => (def.keywords ?? []).map(w.keywordNote);

function ends(def: EventDef | StrangerDef | PlaceDef): string {
  if (def.kind === 'event') return '';
  if (def.stays === 'always') return 'Bleibt für den Rest des Spiels hier.';
  return def.stays === 'untilUsed' ? 'Bleibt hier, bis jemand davon Gebrauch gemacht hat.' : def.kind === 'stranger' ? 'Wird nach Gebrauch abgelegt.' : '';
}

function met(def: EventDef | StrangerDef | PlaceDef, say: Speak): readonly string[] {
  if (def.pool) return texts(pool(def), ...abilities(def, say), ...noted(def));
  return texts(drawn(def, say), ...meeting(def, say), ...abilities(def, say), ...noted(def), ends(def));
}

/** With both Strength and Craft: in which kind of fight. */
function howFought(def: EnemyDef, say: Speak): string {
  if (def.strength === undefined || def.craft === undefined) return '';
  if (def.battlesIf === undefined) return 'Du wählst, ob du im Kampf oder im psychischen Kampf gegen ihn antrittst.';
  return sentence(`wenn ${say.cond(def.battlesIf)}, kommt es zum Kampf, sonst zum psychischen Kampf`);
}

function enemy(def: EnemyDef, say: Speak): readonly string[] {
  const power = [['Stärke', def.strength], ['Talent', def.craft]] as const;
  const reckoned = power.map(([noun, of]) => (of === undefined || typeof of === 'number' ? '' : noun === 'Stärke' ? `Seine Stärke ist ${say.amount(of).nom}.` : `Sein Talent ist ${say.amount(of).nom}.`));
  const approach = def.approach ? say.clause(def.approach).after : '';
  const killed = def.killed ? say.clause(def.killed).after : '';
  return texts(
    drawn(def, say), ...reckoned, howFought(def, say), approach && sentence(`vor dem Kampf ${approach}`), ...meeting(def, say), ...abilities(def, say),
    killed && sentence(`wenn du ihn tötest, ${killed}`), def.noTrophy ? 'Er kann nicht als Trophäe genommen werden.' : '', ...noted(def),
  );
}

const forbidden = { good: 'Gute', neutral: 'Neutrale', evil: 'Böse' } as const;

function thing(def: ObjectDef | FollowerDef, say: Speak): readonly string[] {
  const follower = def.kind === 'follower' ? def : undefined;
  const taken = def.taken ? say.clause(def.taken).after : '';
  return texts(
    drawn(def, say), ...meeting(def, say),
    follower?.mustTake && 'Du musst diese Karte nehmen.',
    follower?.price === undefined ? '' : `Folgt dir, wenn du ${follower.price} Gold zahlst; bleibt sonst hier.`,
    taken && sentence(`sobald du diese Karte nimmst, ${taken}`),
    'armour' in def ? armour(def.armour) : '',
    ...abilities(def, say),
    ...noted(def),
    def.forbidden === undefined ? '' : `${forbidden[def.forbidden]} Charaktere können diese Karte nicht haben.`,
  );
}

function spell(def: SpellDef, say: Speak): readonly string[] {
  const time = castTimes(def.timing, [...(def.aim ?? []), ...def.effect], say);
  say.forget();
  const listening = def.timing.filter((t) => 'stage' in t);
  const [first] = listening;
  const inner = first ? say.with({ event: senseOf(listening, aboutWhom(first, say)) }) : say;
  return texts(time, run(inner.sentences([...(def.aim ?? []), ...def.effect])), ...abilities(def, say), def.stays ? 'Der Zauber bleibt solange im Spiel.' : '');
}

function character(def: CharacterDef, say: Speak): readonly string[] {
  const start = [def.spells ? some(def.spells, w.spell).dat : '', ...(def.objects ?? []).map((o) => w.theCard(o.named, say.names, 'ein').dat)].filter((x) => x !== '');
  return texts(start.length > 0 ? `Du beginnst das Spiel mit ${and(start)}.` : '', ...abilities(def, say));
}

/** States that a space puts one into, told at the end. */
function aftermath(def: SpaceDef): readonly string[] {
  const code = JSON.stringify(def.visit ?? []);
  return Object.entries(notes).filter(([status]) => code.includes(`"status":"${status}","on":true`)).map(([, text]) => text);
}

const gates = {
  sentinel: (to: string) => `Um ${to} zu gelangen, musst du erst den Wächter besiegen oder ihm ausweichen.`,
  portal: (to: string) => `Um ${to} zu gelangen, musst du erst das Portal mit Talent oder Stärke öffnen; danach endet dein Zug in jedem Fall.`,
} as const;

function space(def: SpaceDef, say: Speak): readonly string[] {
  const gate = def.links.find((x) => x.gate !== undefined);
  const instead = def.abilities?.flatMap((x) => x.static ?? []).find(isOwnDeck);
  const again = def.again ? say.clause(def.again).after : '';
  return texts(
    run(say.sentences(def.arrive ?? [])), draws(def.draw, w.cardOf(instead ? instead.instead : 'adventure')), ...visitParagraphs(say.sentences(def.visit ?? [])), ...abilities(instead ? withoutOwnDeck(def) : def, say), ...aftermath(def),
    def.keywords?.includes('needsTalisman') ? 'Du darfst dieses Feld nur mit einem Talisman betreten; ohne ihn musst du umkehren.' : '',
    again && sentence(`wenn du in deinem nächsten Zug noch hier bist, ${again}`),
    gate?.gate && gates[gate.gate](gate.way === 'bridge' ? 'in die Mittlere Region' : w.toPlace(gate.to, say.names)),
    def.leave ? run(['Wenn du deinen Zug hier beginnst, entfällt die normale Bewegung.', ...say.sentences(def.leave)]) : '',
    def.stops ? 'Deine Bewegung endet hier, gleich wie viel davon übrig ist; in einem Zug, den du hier beginnst, kannst du nicht zurückkommen.' : '',
    def.characters && def.region === 'inner' ? 'Du darfst hier anderen Charakteren begegnen.' : def.characters === false ? 'Charaktere können einander hier nicht begegnen.' : '',
  );
}

/** Such as "Feind - Monster" or "Magischer Gegenstand - Waffe". */
export function typeLine(def: Def): string {
  const kind = np(w.kinds[def.kind], '').nom;
  if (def.kind === 'enemy') return `${kind} - ${np(w.subtype(def.subtype), '').nom}`;
  if (def.kind === 'space') return np(w.region(def.region), '').nom;
  if (def.kind === 'state' || def.kind === 'world' || def.kind === 'form') return w.typeWord(def.deck ?? def.kind);
  if (def.kind === 'terrain') return 'Gelände';
  if (def.kind !== 'object' && def.kind !== 'magicObject') return kind;
  const more = [def.weapon && 'Waffe', def.armour && 'Rüstung', ...listOf(def.keywords).filter((k) => k === 'talisman' && nameOf(def.id) !== 'talisman').map(() => 'Talisman')].filter((x) => typeof x === 'string');
  return words(kind, more.length > 0 && `- ${more.join(', ')}`);
}
