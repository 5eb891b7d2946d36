// Words for which a card is of the wrong kind, or that say what is so anyway, with what to write instead.
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
function inside(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap(inside);
  return isNode(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
}
const listOf = (x: unknown): readonly unknown[] => (x === undefined ? [] : [x].flat());

/** Whether it comes to be somebody's by its own text: then what holds for its holder does. */
const becomesHis = (def: Def): boolean =>
  inside(def).some(({ op, card }) => (op === 'lend' || op === 'take' || op === 'put') && card === 'this');
/** What lies on a space and is nobody's speaks to nobody who is not named. */
const laid: readonly Def['kind'][] = ['enemy', 'stranger', 'place'];
const heldByNobody = (def: Def): readonly string[] =>
  laid.includes(def.kind) &&
  !becomesHis(def) &&
  (def.abilities ?? []).some(({ static: standing = [] }) =>
    standing.some((one) => !('reads' in one) && (one.reach === undefined || one.reach === 'holder')),
  )
    ? ["nobody has what lies there: say in reach for whom this holds (reach: 'everyone', and when)"]
    : [];

/** Only so much of a Weapon counts as belongs to the kind of fight that it is for. */
function wrongFight(def: Def): readonly string[] {
  const one = (abilities: unknown, against: unknown): readonly string[] =>
    inside(abilities).flatMap((mod) => {
      if (mod['only'] !== 'weapon' || against === 'both') return [];
      if (mod['stat'] === 'craft' && against === undefined)
        return ["craft with only: 'weapon' counts in psychic combat alone: say against: 'psychic' or 'both'"];
      return mod['stat'] === 'strength' && against === 'psychic'
        ? ["strength with only: 'weapon' counts in battle alone: say craft, or against: 'both'"]
        : [];
    });
  const harmony = def.part?.harmony;
  return [
    ...('weapon' in def ? one(def.abilities, def.against) : []),
    ...(def.part === undefined ? [] : one(def.part.abilities, def.part.against)),
    ...(harmony === undefined ? [] : one(harmony.abilities, harmony.against)),
  ];
}
const againstNothing = (def: Def): readonly string[] =>
  [def.part, def.part?.harmony].some(
    (one) =>
      one?.against !== undefined &&
      one.armour === undefined &&
      one.weapon === undefined &&
      !inside(one.abilities).some(({ only }) => only === 'weapon'),
  )
    ? ['against says nothing of a part that is neither Weapon nor Armour: say weapon or armour, or leave it out']
    : [];

/** The card of one who is a Toad is silent. */
function ofAToad(def: Def): readonly string[] {
  if (def.kind !== 'character' && def.kind !== 'form') return [];
  const says = (key: string): boolean => inside(def.abilities).some((one) => one[key] === 'toad' && 'status' in one);
  const hears = inside(def.abilities).some(
    ({ on, stage, whose }) => on === 'toad' && stage === 'after' && whose === 'mine',
  );
  const isSlow = inside(def.abilities).some(({ stat }) => stat === 'toadSteps');
  const isAsked = (cond: unknown): boolean =>
    isNode(cond) &&
    ((cond['status'] === 'toad' && cond['who'] === undefined) ||
      (Array.isArray(cond['all']) && cond['all'].some(isAsked)));
  const waits = inside(def.abilities).some(({ when, op }) => op === undefined && isAsked(when));
  return (says('status') && waits) || hears || isSlow
    ? ["his card is silent while he is a Toad: answer before('toad', 'mine', ...), and grant what holds then"]
    : [];
}

const held: readonly Def['kind'][] = ['object', 'magicObject', 'follower'];
function saidOfTheWrong(def: Def): readonly string[] {
  const keywords = def.keywords ?? [];
  return [
    ...(held.includes(def.kind) && keywords.includes('cannotBeEvaded')
      ? ['nobody fights what he takes: leave cannotBeEvaded out']
      : []),
    ...(def.kind === 'state' && keywords.includes('trinket') ? ['nobody carries a state: leave trinket out'] : []),
    ...(held.includes(def.kind) && 'metIf' in def
      ? ['what can be taken is offered to all: say in forbidden, or by haveCard, who may not have it']
      : []),
    ...(keywords.includes('cursed') && keywords.includes('cannotDitch')
      ? ['cursed cannot be ditched anyway: leave cannotDitch out']
      : []),
    ...('forbidden' in def && new Set(listOf(def.forbidden)).size === 3
      ? ['nobody could ever have it: leave one alignment out of forbidden']
      : []),
    ...(def.kind === 'enemy' && inside(def.battlesIf).some(({ fight }) => fight !== undefined)
      ? ['battlesIf is asked before there is a fight: ask for something else than fight']
      : []),
    ...('draw' in def && def.draw === 0 ? ['draw: 0 draws as little as without: leave draw out'] : []),
  ];
}

/** How the space is passed, or what lies in the way of a move, is over when a card is met. */
const whenMet = ['met', 'drawn', 'visit', 'arrive', 'killed', 'taken'] as const;
function staysInVain(def: Def): readonly string[] {
  const fields: Node = def;
  const ops = (value: unknown): boolean => inside(value).some(({ op }) => op === 'stay');
  const answers = inside(def).some(
    ({ on, event, do: does }) =>
      on === 'rolled' &&
      isNode(event) &&
      event['for'] !== undefined &&
      !listOf(event['for']).includes('move') &&
      ops(does),
  );
  const isMet = whenMet.some((field) => {
    const own = fields[field];
    return Array.isArray(own) && ops(own) && !inside(own).some(({ on }) => on !== undefined);
  });
  return def.kind !== 'space' && def.kind !== 'terrain' && (answers || isMet)
    ? ['stay stands in place of a move that is about to begin: say it in answer to the roll for it, or endTurn']
    : [];
}

/** Nothing done is not done. */
const doing: ReadonlySet<unknown> = new Set([
  'gain',
  'lose',
  'heal',
  'replenish',
  'missTurn',
  'extraTurns',
  'drawSpell',
  'discardSpells',
]);
const noSpell: ReadonlySet<unknown> = new Set([
  'object',
  'magicObject',
  'follower',
  'enemy',
  'stranger',
  'event',
  'place',
]);
const noCreature: ReadonlySet<unknown> = new Set(['object', 'magicObject', 'spell', 'quest', 'place']);
const only = (kinds: readonly unknown[], such: ReadonlySet<unknown>): boolean =>
  kinds.length > 0 && kinds.every((kind) => such.has(kind));

function saysNothing(def: Def, one: Node): readonly string[] {
  const { op, n, times, card, kind, zone, power, of, stat, cannot, can } = one;
  const verb = cannot ?? can;
  const such = isNode(card) ? card : undefined;
  return [
    ...(doing.has(op) && n === 0 ? [`${String(op)} of 0 does nothing: say how much, or leave it out`] : []),
    ...(op === 'repeat' && typeof times === 'number' && times <= 0
      ? ['repeat does nothing 0 times: say how often, or leave it out']
      : []),
    ...(op === 'turnOver' && card === 'this' && def.sides === undefined
      ? ['it has no other side to be turned to: say its sides, or leave turnOver out']
      : []),
    ...(op === 'imbue' && card === 'this' && one['with'] === 'this'
      ? ['nothing is a part of itself: name the part, or the card that gets it']
      : []),
    ...(zone === 'hand' && only(listOf(kind), noSpell) ? ["only Spells are in a hand: ask for zone: 'held'"] : []),
    ...(zone === 'trophy' && only(listOf(kind), new Set(['object', 'magicObject']))
      ? ["no Object is a trophy: ask for zone: 'held', or for Enemies"]
      : []),
    ...(power !== undefined && 'of' in one && isNode(of) && only(listOf(of['kind']), noCreature)
      ? ['nobody fights cards of that kind, so they have no power: name creatures in of']
      : []),
    ...(stat === 'trophyWorth' && such !== undefined && only(listOf(such['kind']), noCreature)
      ? ['cards of that kind are no trophies: name Enemies in card']
      : []),
    ...(verb === 'useWeapon' && such?.['class'] === 'armour'
      ? ['Armour is used by useArmour: say that, or leave class out']
      : []),
    ...(verb === 'useArmour' && such?.['class'] === 'weapon'
      ? ['Weapons are used by useWeapon: say that, or leave class out']
      : []),
  ];
}

/** @returns which words a definition says in vain for such a card */
export const cardsInVain = (def: Def): readonly string[] => [
  ...heldByNobody(def),
  ...wrongFight(def),
  ...againstNothing(def),
  ...ofAToad(def),
  ...saidOfTheWrong(def),
  ...staysInVain(def),
  ...inside(def).flatMap((one) => saysNothing(def, one)),
];
