// Programs of single cards that a sentence for each effect would bury: what is sifted out of a deck, a quest as at the
// Cave, a way to somebody, lives that lie on a card, a Spell on whatever one likes.
import type { CardRef } from '../../rules/vocab/refs';
import type { EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { same } from '../exact';
import type { Act } from './acts';
import type { Walk } from './talk';
import type { Clause } from './tree';

/** A clause, and how many effects it says. */
export type Joint = { readonly clause: Clause; readonly used: number };

const isVar = (n: Amount | CardRef | undefined, name: string): boolean => same(n, { var: name });
const isThis = (e: Program[number] | undefined): boolean => e?.op === 'discard' && e.card === 'this';
const does = (at: Walk, act: Act, used: number): Joint => ({ clause: { c: 'act', who: at.me, act }, used });

/** Of so many cards from the top some go back in any order, the others are gone; without any the card goes (Augur). */
function sift(code: Program, at: Walk): Joint | undefined {
  const [deal, others, count, back, test] = code;
  if (
    deal?.op !== 'deal' ||
    !same(deal.to, { on: 'this' }) ||
    others?.op !== 'each' ||
    !('cards' in others.of) ||
    others.of.cards.not === undefined ||
    count?.op !== 'set' ||
    back?.op !== 'each' ||
    back.do[0]?.op !== 'put' ||
    test?.op !== 'if' ||
    test.then[0]?.op !== 'arrange' ||
    !isVar(test.then[0].n, count.as) ||
    !isThis(test.else?.[0]) ||
    typeof deal.from !== 'string'
  )
    return undefined;
  return does(at, { v: 'sift', deck: deal.from, n: at.amount(deal.n ?? 1), kept: at.cards(others.of.cards.not) }, 5);
}

const cave = 'base/space/warlocks_cave';
/** A quest, which one need not accept; who gives one away is gone with it. */
function acceptsQuest(code: Program, at: Walk): Joint | undefined {
  const [visit, test] = code;
  if (visit?.op !== 'visit' || visit.space !== cave) return undefined;
  const goes = test?.op === 'if' && 'any' in test.cond && isThis(test.then[0]) && test.then.length === 1;
  return {
    clause: {
      c: 'may',
      who: at.me,
      do: [{ c: 'act', who: at.me, act: { v: 'acceptQuest' } }, ...(goes ? at.clauses(test.then) : [])],
      else: [],
    },
    used: goes ? 2 : 1,
  };
}

/** To somebody, whom he must encounter and not the space (Spiteful Imp); the card goes before. */
function goesMeeting(code: Program, at: Walk): Joint | undefined {
  const [gone, modify, move] = code;
  const [only, more] = modify?.op === 'modify' ? modify.mods : [];
  return isThis(gone) &&
    only !== undefined &&
    more === undefined &&
    'cannot' in only &&
    only.cannot === 'meetSpace' &&
    move?.op === 'moveTo' &&
    typeof move.to === 'object' &&
    'spaceOf' in move.to
    ? does(at, { v: 'goMeet', to: at.place(move.to) }, 3)
    : undefined;
}

/** Lives that lie on the card go in place of his own (Glass Guardians). */
function losesFrom(code: Program, at: Walk): Joint | undefined {
  const [number, prevent, tokens] = code;
  return number?.op === 'number' &&
    prevent?.op === 'prevent' &&
    isVar(prevent.most, number.as) &&
    tokens?.op === 'tokens' &&
    same(tokens.n, { minus: [0, { var: number.as }] })
    ? does(at, { v: 'loseFrom', card: at.card(tokens.on) }, 3)
    : undefined;
}

/** Cards are given up, each for one of the lives that are lost at once (Warlord). */
function givesUpForLives(code: Program, at: Walk): Joint | undefined {
  const [choose, count, discard, prevent] = code;
  return choose?.op === 'choose' &&
    'cards' in choose.from &&
    same(choose.max, { least: [{ eventAmount: true }, { count: choose.from }] }) &&
    count?.op === 'set' &&
    isVar(count.to, choose.as) &&
    discard?.op === 'discard' &&
    isVar(discard.card, choose.as) &&
    prevent?.op === 'prevent' &&
    isVar(prevent.most, count.as)
    ? does(at, { v: 'giveUpForLives', cards: at.cards(choose.from.cards) }, 4)
    : undefined;
}

/** In place of the space cards are drawn and met (Nomad). */
function drawsInPlace(code: Program, at: Walk): Joint | undefined {
  const [draw, meet, end] = code;
  return draw?.op === 'drawCards' &&
    draw.upTo !== undefined &&
    same(meet, { op: 'encounterCards', instead: true }) &&
    end?.op === 'endTurn'
    ? does(at, { v: 'drawInPlace', n: at.amount(draw.upTo) }, 3)
    : undefined;
}

const mods = (e: Program[number] | undefined): EffectOf<'modify'>['mods'] => (e?.op === 'modify' ? e.mods : []);
/** What changes for the turn in one creature that is fought; one that no card is is fought in that fight alone. */
function ofOneFoe([choice, test]: Program): EffectOf<'modify'>['mods'][number] | undefined {
  if (choice?.op !== 'choose' || test?.op !== 'if') return undefined;
  const [mod] = mods(test.then[0]);
  if (mod === undefined || !('power' in mod)) return undefined;
  const isOne =
    same(choice, { op: 'choose', from: { cards: { inFight: true } }, as: choice.as }) &&
    same(test, {
      op: 'if',
      cond: { known: choice.as },
      then: [{ op: 'modify', mods: [{ ...mod, of: { is: { var: choice.as } } }], until: 'turn' }],
      else: [{ op: 'modify', mods: [{ ...mod, of: { inFight: true } }], until: 'fight' }],
    });
  return isOne ? mod : undefined;
}
/** One creature has that Strength (Toadify). */
function shrinks(code: Program, at: Walk): Joint | undefined {
  const mod = ofOneFoe(code);
  return mod && 'power' in mod && typeof mod.set === 'number'
    ? does(at, { v: 'shrinkOne', stat: mod.power, to: mod.set }, 2)
    : undefined;
}
/** A character or the creature of a psychic combat is weakened (Feeble Mind). */
function weakens(code: Program, at: Walk): Joint | undefined {
  const [choice, test] = code;
  const [pick] = choice?.op === 'if' ? choice.then : [];
  const creature = test?.op === 'if' ? ofOneFoe(test.then) : undefined;
  const [character] = test?.op === 'if' ? mods(test.else?.[0]) : [];
  if (
    pick?.op !== 'pick' ||
    !same(
      pick.options.map(({ key }) => key),
      ['creature', 'character'],
    ) ||
    !creature ||
    !('power' in creature) ||
    !character ||
    !('stat' in character) ||
    typeof character.add !== 'number' ||
    creature.add !== character.add ||
    creature.power !== character.stat
  )
    return undefined;
  return does(at, { v: 'weaken', stat: creature.power, n: -character.add }, 2);
}

/** Two dice, and no others: the lower for him, the higher against him (Mist Dragon). */
function sharesDice(code: Program, at: Walk): Joint | undefined {
  const [one, two, mine, theirs] = code;
  if (one?.op !== 'roll' || two?.op !== 'roll') return undefined;
  const both = [{ var: one.as }, { var: two.as }];
  const isAsSaid = same(
    [mine, theirs],
    [
      { op: 'attackWith', side: 'mine', shows: { least: both } },
      { op: 'attackWith', side: 'theirs', shows: { most: both } },
    ],
  );
  return isAsSaid ? does(at, { v: 'sharedDice', itself: at.def.kind === 'enemy' }, 4) : undefined;
}

/** It follows until the next battle, adds its Strength there, and is gone (Dominate): a mark finds it again. */
function servesOnce(code: Program, at: Walk): Joint | undefined {
  const [mark, state, grant] = code;
  if (mark?.op !== 'tokens' || state?.op !== 'status' || grant?.op !== 'grant' || typeof mark.on === 'string')
    return undefined;
  const [t, more] = grant.ability.triggers ?? [];
  const [finds, score, gone, ends, further] = t?.do ?? [];
  const isIt =
    !('space' in mark.on) &&
    same(grant.until, { whileStatus: state.status }) &&
    t?.on === 'diceBegin' &&
    t.forced === true &&
    more === undefined &&
    finds?.op === 'choose' &&
    JSON.stringify(finds.from).includes(`"tokens":"${mark.kind}"`) &&
    score?.op === 'score' &&
    same(score.add, { printed: 'strength', on: { var: finds.as } }) &&
    same(gone, { op: 'discard', card: { var: finds.as } }) &&
    ends?.op === 'status' &&
    ends.status === state.status &&
    !ends.on &&
    further === undefined;
  if (!isIt) return undefined;
  const card = at.card(mark.on);
  at.means(finds.as, { is: 'card', card });
  const does: Clause[] = [
    { c: 'act', who: at.me, act: { v: 'score', side: 'mine', add: at.amount(score.add) } },
    { c: 'act', who: at.me, act: { v: 'discard', card } },
  ];
  return { clause: { c: 'nextBattle', who: at.me, do: does }, used: 3 };
}

/** One that was just drawn for the next of its own deck (Dragon Lore). */
function drawsAnother(code: Program, at: Walk): Joint | undefined {
  const [choose, deal, gone] = code;
  if (choose?.op !== 'choose' || !('cards' in choose.from) || !choose.from.cards.fresh || choose.who) return undefined;
  const card = { var: choose.as };
  const isNext = same(deal, { op: 'deal', from: { homeOf: card }, to: { at: 'here' } });
  if (!isNext || !same(gone, { op: 'discard', card })) return undefined;
  const chosen = { card: 'np', det: 'any', of: at.cards(choose.from.cards) } as const;
  return does(at, { v: 'replace', card: chosen, to: undefined, home: true }, 3);
}

/** The card beside the board is spent and set aside, and the next one of its deck comes in its place (Omens). */
function discardsTop(code: Program, at: Walk): Joint | undefined {
  const [gone, next, last] = code;
  if (gone?.op !== 'each' || !('cards' in gone.of) || typeof gone.of.cards.from !== 'string') return undefined;
  const { from } = gone.of.cards;
  const one = { var: gone.as };
  const spent = [
    { op: 'turnOver', card: one, to: 'spent' },
    { op: 'put', card: one, to: 'aside' },
  ];
  if (next?.op !== 'deal' || !same(gone.of.cards, { from, zone: 'table' }) || !same(gone.do, spent)) return undefined;
  if (!same({ ...next, as: undefined }, { op: 'deal', from, to: 'table' })) return undefined;
  const ends = { op: 'if', cond: { not: { known: next.as } }, then: [{ op: 'allLose' }] };
  const isLast = next.as !== undefined && same(last, ends);
  return does(at, { v: 'discardTop', deck: from, orLose: isLast }, isLast ? 3 : 2);
}

/** The idiom of a card that a program begins with. */
export const idiomOfCards = (code: Program, at: Walk): Joint | undefined =>
  sift(code, at) ??
  acceptsQuest(code, at) ??
  goesMeeting(code, at) ??
  losesFrom(code, at) ??
  givesUpForLives(code, at) ??
  drawsInPlace(code, at) ??
  weakens(code, at) ??
  shrinks(code, at) ??
  sharesDice(code, at) ??
  servesOnce(code, at) ??
  drawsAnother(code, at) ??
  discardsTop(code, at);
