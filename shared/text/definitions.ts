// How the text of a definition is built, in every language: which parts it has and in which order. A language says
// them.
import { declared } from '../content/declared';
import type { Ability, Action, Listening } from '../rules/vocab/ability';
import type {
  CharacterDef,
  DeckDef,
  Def,
  EndingDef,
  EnemyDef,
  EventDef,
  FigureDef,
  FollowerDef,
  FormDef,
  LinkDef,
  ObjectDef,
  PlaceDef,
  QuestDef,
  SpaceDef,
  SpellDef,
  StateDef,
  StrangerDef,
  TerrainDef,
  WorldDef,
} from '../rules/vocab/definition';
import type { Program } from '../rules/vocab/effect';
import type { Alignment, Amount, Cond } from '../rules/vocab/select';
import { nameOf } from '../kernel/ids';
import type { Lookup } from '../kernel/json';
import { upTo6 } from './armour';
import { endingFacts, type EndingFacts } from './clauses/endings';
import { listOf } from './joined';
import type { Names } from './language';
import { once } from './programs';
import { armourInPsychicCombat, opensTo, type RulesOfGame } from './rules-of-game';
import { isOwnDeck, withoutOwnDeck } from './spaces';
import { telling } from './trivial';

/** What the walk asks of whoever speaks. */
type Talker = {
  readonly forget: () => void;
  readonly sentences: (code: Program) => readonly string[];
  readonly rules: RulesOfGame;
  readonly ability: (ability: Ability) => readonly string[];
  readonly cond: (c: Cond) => string;
};

type Link = SpaceDef['links'][number];
/** What each language says of a definition. A phrase that has nothing to say is ''. */
export type DefinitionPhrases<S extends Talker> = {
  readonly about: (names: Names, def: Def, rules: RulesOfGame) => S;
  /** Whether these are persons to visit, each of whom is a paragraph. */
  readonly isVisit: (sentences: readonly string[]) => boolean;
  /** "When this card is drawn, ...", and so on: what leads to what. */
  readonly drawn: (code: Program, say: S) => string;
  readonly metIf: (cond: Cond, code: Program, say: S) => string;
  readonly delivered: (when: Cond | undefined, code: Program, say: S) => string;
  readonly approach: (code: Program, say: S) => string;
  readonly killed: (code: Program, say: S) => string;
  readonly taken: (code: Program, say: S) => string;
  readonly again: (code: Program, say: S) => string;
  readonly leaving: (code: Program, say: S) => string;
  readonly met: { readonly [K in 'figure' | 'state']: (code: Program, say: S) => string };
  readonly held: (code: Program, say: S) => string;
  readonly gameBegins: (code: Program, say: S) => string;
  readonly turnedUp: (code: Program, say: S) => string;
  readonly pool: (what: NonNullable<EventDef['pool']>) => string;
  readonly stays: { readonly [K in 'always' | 'untilUsed' | 'used']: string };
  readonly keyword: (key: string) => string;
  readonly reckoned: (power: 'strength' | 'craft', of: Amount, say: S) => string;
  readonly eitherFight: string;
  readonly fightBy: (battles: Cond, say: S) => string;
  readonly noTrophy: string;
  readonly mustTake: string;
  readonly price: (n: number, what: 'gold' | 'life') => string;
  /** `everyFight`: in psychic combat, too. */
  readonly armour: (saves: readonly number[], everyFight: boolean) => string;
  readonly forbidden: (to: Alignment) => string;
  readonly castTimes: (timing: readonly (Omit<Action, 'id' | 'do'> | Listening)[], code: Program, say: S) => string;
  /** Whoever speaks of the event that a Spell answers. */
  readonly answering: (listening: readonly [Listening, ...Listening[]], say: S) => S;
  readonly spellStays: string;
  readonly begins: (def: CharacterDef, say: S) => string;
  readonly draws: (n: number, deck: string | undefined) => string;
  readonly notes: Readonly<Record<string, string | undefined>>;
  readonly needsTalisman: string;
  readonly gate: (link: Link & { readonly gate: NonNullable<Link['gate']> }, say: S) => string;
  readonly stops: string;
  readonly last: string;
  readonly meetsHere: { readonly yes: string; readonly no: string };
  readonly start: (def: FigureDef & { readonly start: NonNullable<FigureDef['start']> }, say: S) => string;
  /** "encounter it instead of the space": what one may do, and when one must. */
  readonly instead: {
    readonly what: (def: FigureDef | TerrainDef) => string;
    readonly may: (what: string, iff: string) => string;
    readonly must: (what: string, iff: string) => string;
  };
  readonly worldStart: string;
  readonly lives: (n: number) => string;
  readonly fightsOn: string;
  readonly form: (def: FormDef) => string;
  readonly deckUses: { readonly [K in DeckDef['use']]: string };
  readonly deckShows: (n: number) => string;
  readonly deckInto: (deck: NonNullable<DeckDef['into']>, say: S) => string;
  readonly deckStandsFor: (regions: NonNullable<DeckDef['regions']>, say: S) => string;
  /** Endings of which the language says in its own words what is to be done (docs/adr/0007). */
  readonly endings: Lookup<(facts: EndingFacts) => readonly string[]>;
  /** What the tree of clauses has a phrase for already. */
  readonly rule: (ability: Ability, say: S) => string | undefined;
  readonly link: (def: LinkDef, say: S) => string;
  readonly side: (side: string, text: string) => string;
  readonly nothing: string;
  readonly carries: { readonly works: string; readonly idle: string };
  readonly part: (text: string) => string;
  readonly harmony: (others: readonly string[], text: string, say: S) => string;
};

const told = (...list: readonly (string | undefined | false)[]): readonly string[] =>
  list.filter((x): x is string => typeof x === 'string' && x !== '');
const run = (list: readonly string[]): string => list.filter((x) => x !== '').join(' ');

type Met = EventDef | StrangerDef | PlaceDef;
type MetDef = Met | EnemyDef | ObjectDef | FollowerDef;

/** The texts of definitions and of their abilities, in one language. */
export function definitionsIn<S extends Talker>(
  words: DefinitionPhrases<S>,
): {
  readonly describe: (def: Def, names: Names, rules: RulesOfGame) => readonly string[];
  readonly abilityText: (def: Def, id: string, names: Names, rules: RulesOfGame) => string;
} {
  const phrase = (of: (code: Program, say: S) => string, code: Program | undefined, say: S): string =>
    code === undefined || code.length === 0 ? '' : of(code, say);
  const abilities = (def: Pick<Def, 'abilities'>, say: S): readonly string[] =>
    told(...(def.abilities ?? []).map((x) => words.rule(x, say) ?? run(say.ability(x))));
  const noted = (def: Def): readonly string[] => (def.keywords ?? []).map(words.keyword);
  /** A list of persons is a paragraph each; all else is one paragraph. */
  const visited = (code: Program | undefined, say: S): readonly string[] => {
    const list = say.sentences(code ?? []);
    return words.isVisit(list) ? list : [run(list)];
  };
  const meeting = (def: MetDef, say: S): readonly string[] =>
    def.metIf === undefined ? visited(def.met, say) : [words.metIf(def.metIf, def.met ?? [], say)];

  function quest(def: QuestDef, say: S): readonly string[] {
    if (!def.deliver) return abilities(def, say);
    return told(
      words.delivered(telling(def.deliver.if, def.deliver.do, true), def.deliver.do, say),
      ...abilities(def, say),
    );
  }

  function ends(def: Met): string {
    if (def.kind === 'event') return '';
    if (def.stays === 'always') return words.stays.always;
    return def.stays === 'untilUsed' ? words.stays.untilUsed : def.kind === 'stranger' ? words.stays.used : '';
  }
  function met(def: Met, say: S): readonly string[] {
    if (def.pool) return told(words.pool(def.pool), ...abilities(def, say), ...noted(def));
    return told(
      phrase(words.drawn, def.drawn, say),
      ...meeting(def, say),
      ...abilities(def, say),
      ...noted(def),
      ends(def),
    );
  }

  function enemy(def: EnemyDef, say: S): readonly string[] {
    const reckoned = (['strength', 'craft'] as const).map((power) => {
      const of = def[power];
      return of === undefined || typeof of === 'number' ? '' : words.reckoned(power, of, say);
    });
    // With both Strength and Craft: in which kind of fight.
    const how =
      def.strength === undefined || def.craft === undefined
        ? ''
        : def.battlesIf === undefined
          ? words.eitherFight
          : words.fightBy(def.battlesIf, say);
    const approach = phrase(words.approach, def.approach, say);
    const killed = phrase(words.killed, def.killed, say);
    return told(
      phrase(words.drawn, def.drawn, say),
      ...reckoned,
      how,
      approach,
      ...meeting(def, say),
      ...abilities(def, say),
      killed,
      def.noTrophy && words.noTrophy,
      ...noted(def),
    );
  }

  function thing(def: ObjectDef | FollowerDef, say: S): readonly string[] {
    const follower = def.kind === 'follower' ? def : undefined;
    const taken = phrase(words.taken, def.taken, say);
    return told(
      phrase(words.drawn, def.drawn, say),
      ...meeting(def, say),
      follower?.mustTake && words.mustTake,
      typeof follower?.price === 'number' && words.price(follower.price, 'gold'),
      typeof follower?.price === 'object' && words.price(follower.price.life, 'life'),
      taken,
      'armour' in def && words.armour(def.armour, armourInPsychicCombat(say.rules)),
      ...abilities(def, say),
      ...noted(def),
      def.forbidden !== undefined && words.forbidden(def.forbidden),
    );
  }

  function spell(def: SpellDef, say: S): readonly string[] {
    const code = [...(def.aim ?? []), ...def.effect];
    const time = words.castTimes(def.timing, code, say);
    say.forget();
    const [first, ...more] = def.timing.filter((t): t is Listening => 'stage' in t);
    const inner = first ? words.answering([first, ...more], say) : say;
    return told(time, run(inner.sentences(code)), ...abilities(def, say), def.stays && words.spellStays);
  }

  function space(def: SpaceDef, say: S): readonly string[] {
    const gate = def.links.find((x): x is Link & { gate: NonNullable<Link['gate']> } => x.gate !== undefined);
    const instead = def.abilities?.flatMap((x) => x.static ?? []).find(isOwnDeck);
    const again = phrase(words.again, def.again, say);
    const code = JSON.stringify(def.visit ?? []);
    // States that a space puts one into, told at the end.
    const aftermath = Object.entries(words.notes)
      .filter(([status]) => code.includes(`"status":"${status}","on":true`))
      .map(([, text]) => text);
    return told(
      run(say.sentences(def.arrive ?? [])),
      def.draw !== undefined &&
        def.draw > 0 &&
        words.draws(def.draw, instead?.instead ?? declared.regionDeck(def.region) ?? 'adventure'),
      ...visited(def.visit, say),
      ...abilities(instead ? withoutOwnDeck(def) : def, say),
      ...aftermath,
      def.keywords?.includes('needsTalisman') && words.needsTalisman,
      again,
      gate && words.gate(gate, say),
      phrase(words.leaving, def.leave, say),
      def.stops && (def.last ? words.last : words.stops),
      opensTo(def, say.rules) ? words.meetsHere.yes : def.characters === false && words.meetsHere.no,
    );
  }

  function ending(def: EndingDef, say: S): readonly string[] {
    const { code, again } = once(def.visit ?? []);
    return told(
      phrase(words.gameBegins, def.begins, say),
      def.lives !== undefined && words.lives(def.lives),
      run(say.sentences(def.arrive ?? [])),
      ...visited(code, say),
      again && words.fightsOn,
      ...abilities(def, say),
    );
  }
  /** What may be encountered in place of the space, and when it must be. */
  function choice(def: FigureDef | TerrainDef, say: S): string {
    if (def.choice === undefined) return '';
    const { what, may, must } = words.instead;
    if (def.choice.must && 'all' in def.choice.must && def.choice.must.all.length === 0) return must(what(def), '');
    const forced = def.choice.must === undefined ? '' : must(what(def), say.cond(def.choice.must));
    say.forget();
    return run([may(what(def), def.choice.if === undefined ? '' : say.cond(def.choice.if)), forced]);
  }
  const figure = (def: FigureDef, say: S): readonly string[] =>
    told(
      def.start !== undefined && words.start({ ...def, start: def.start }, say),
      choice(def, say),
      phrase(words.met.figure, def.met, say),
      ...abilities(def, say),
    );
  const terrain = (def: TerrainDef, say: S): readonly string[] =>
    told(
      choice(def, say),
      run(say.sentences(def.arrive ?? [])),
      def.draw !== undefined && def.draw > 0 && words.draws(def.draw, undefined),
      ...visited(def.visit, say),
      ...abilities(def, say),
    );
  const state = (def: StateDef, say: S): readonly string[] =>
    told(
      phrase(words.held, def.taken, say),
      phrase(words.met.state, def.met, say),
      ...abilities(def, say),
      ...noted(def),
    );
  const world = (def: WorldDef, say: S): readonly string[] =>
    told(def.start && words.worldStart, phrase(words.turnedUp, def.drawn, say), ...abilities(def, say));
  const deck = (def: DeckDef, say: S): readonly string[] =>
    told(
      words.deckUses[def.use],
      def.show !== undefined && words.deckShows(def.show),
      def.into !== undefined && words.deckInto(def.into, say),
      def.regions !== undefined && words.deckStandsFor(def.regions, say),
    );

  /** What any kind of card may have: two sides, what it gives as a part of another, what lies on it. */
  function shared(def: Def, say: S): readonly string[] {
    const all = (list: readonly Ability[] | undefined): string => run((list ?? []).flatMap((x) => say.ability(x)));
    const sides = Object.entries(def.sides ?? {}).map(([side, list]) => words.side(side, all(list) || words.nothing));
    const gives = (x: { readonly abilities?: readonly Ability[]; readonly armour?: number }): string =>
      run([all(x.abilities), x.armour === undefined ? '' : words.armour(upTo6(x.armour), false)]);
    const { part, carries } = def;
    return told(
      ...sides,
      part && words.part(gives(part) || words.nothing),
      part?.harmony && words.harmony(part.harmony.with, gives(part.harmony), say),
      carries && (carries.works ? words.carries.works : words.carries.idle),
    );
  }

  const kinds: { readonly [K in Def['kind']]: (def: Extract<Def, { readonly kind: K }>, say: S) => readonly string[] } =
    {
      character: (def, say) => told(words.begins(def, say), ...abilities(def, say)),
      form: (def, say) => told(words.form(def), ...abilities(def, say)),
      ending: (def, say) => words.endings[def.id]?.(endingFacts(def, say.rules)) ?? ending(def, say),
      link: (def, say) => told(words.link(def, say)),
      rule: (def, say) => told(phrase(words.gameBegins, def.begins, say), ...abilities(def, say)),
      event: met,
      stranger: met,
      place: met,
      object: thing,
      magicObject: thing,
      follower: thing,
      space,
      spell,
      quest,
      enemy,
      figure,
      terrain,
      state,
      world,
      deck,
    };
  const own = (def: Def, say: S): readonly string[] =>
    (kinds[def.kind] as (def: Def, say: S) => readonly string[])(def, say);

  return {
    /** One paragraph for each part of a text. */
    describe: (def, names, rules) => {
      const say = words.about(names, def, rules);
      return [...own(def, say), ...shared(def, say)];
    },
    abilityText: (def, id, names, rules) => {
      const everything = [
        ...(def.abilities ?? []),
        ...Object.values(def.sides ?? {}).flat(),
        ...(def.part?.abilities ?? []),
        ...(def.part?.harmony?.abilities ?? []),
      ];
      const one = everything.find((x) => x.id === id);
      return one ? run(words.about(names, def, rules).ability(one)) : '';
    },
  };
}

export type TypeWords = {
  readonly kind: (kind: Def['kind']) => string;
  readonly subtype: (key: string) => string;
  readonly region: (key: string) => string;
  readonly ofDeck: (key: string) => string;
  readonly terrain: string;
  readonly weapon: string;
  readonly armour: string;
  readonly talisman: string;
};
/** Such as "Enemy - Monster" or "Magic Object - Weapon". */
export const typeLineIn =
  (words: TypeWords) =>
  (def: Def): string => {
    const kind = words.kind(def.kind);
    if (def.kind === 'enemy') return `${kind} - ${words.subtype(def.subtype)}`;
    if (def.kind === 'space') return words.region(def.region);
    if (def.kind === 'state' || def.kind === 'world' || def.kind === 'form') return words.ofDeck(def.deck ?? def.kind);
    if (def.kind === 'terrain') return words.terrain;
    if (def.kind !== 'object' && def.kind !== 'magicObject') return kind;
    const talisman = listOf(def.keywords).includes('talisman') && nameOf(def.id) !== 'talisman';
    const more = told(def.weapon && words.weapon, def.armour && words.armour, talisman && words.talisman);
    return more.length > 0 ? `${kind} - ${more.join(', ')}` : kind;
  };
