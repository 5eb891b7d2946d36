// The one reckoning of a fight: what counts for either side and by what, the dice, the score and the chances. The steps
// of combat, the view and whoever looks ahead ask here, so that what is announced is what is then compared.
import type { FightOdds, FightShare } from '../../contract/fight';
import { msg, type CardId, type DefId, type HeroId, type Msg } from '../../kernel/ids';
import type { Fight, FightSide, State } from '../state/state';
import { championShares } from './champion';
import { currentFight, heroAt, type World } from './env';
import { countingOf, fightersOf, isCardless } from './joined';
import { chances, chancesWithFate, counted, rollOf, scoreWith, type Thrower } from './odds';
import { keptOf } from './rolls';
import { beyondRoll, fixedLines, powerLines, sparingOf, statLines, statOf } from './stats';
import { weaponsOf } from './weapons';

export type Sided = 'mine' | 'theirs';
/** A side as it is reckoned: `power` is the sum of its shares. */
export type SideReckoned = Thrower & { readonly shares: readonly FightShare[] };
export type Reckoned = { readonly mine: SideReckoned; readonly theirs: SideReckoned };

export const powerStat = (kind: Fight['kind']): 'strength' | 'craft' => (kind === 'battle' ? 'strength' : 'craft');

const newSide = (more: Partial<FightSide>): FightSide => ({ cards: [], base: 0, dice: [], roll: 0, adds: [], ...more });

/** A fight of a character that has not begun: with a creature or several as one, or with another character. */
export const fightWith = (hero: HeroId, foe: Partial<FightSide>, kind: Fight['kind'], evadable: boolean): Fight => ({
  kind,
  attacker: hero,
  hero,
  mine: newSide({ hero }),
  theirs: newSide(foe),
  evadable,
  evaded: [],
});

/** The table as it would be if this fight were going on: what counts in fights alone counts. */
function during(w: World, fight: Fight): World {
  if (currentFight(w.s)?.fight === fight) return w;
  const frame: State['stack'][number] = {
    t: 'chart',
    id: 'f0',
    scope: 's0',
    me: fight.hero,
    source: 'rules',
    chart: 'combat',
    at: '',
  };
  return { cat: w.cat, s: { ...w.s, stack: [...w.s.stack, frame], scopes: { ...w.s.scopes, s0: { $fight: fight } } } };
}

/** The fight with the Weapons that each will use, where that is still to be said: those that help him most. */
function armed(w: World, fight: Fight): Fight {
  let now = fight;
  for (const which of ['theirs', 'mine'] as const) {
    const { hero, weapons } = now[which];
    if (hero === undefined || weapons !== undefined) continue;
    const own = weaponsOf(w, hero, fight.kind);
    const limit = statOf(w, hero, 'weaponLimit');
    const withOnly = (...ids: readonly CardId[]): Fight => ({ ...now, [which]: { ...now[which], weapons: ids } });
    if (own.length <= limit) now = withOnly(...own);
    else {
      const power = (id: CardId): number => {
        const tried = withOnly(id);
        return sideOf(during(w, tried), tried, which).power;
      };
      const ranked = own.map((id) => ({ id, power: power(id) })).sort((a, b) => b.power - a.power);
      now = withOnly(...ranked.slice(0, limit).map(({ id }) => id));
    }
  }
  return now;
}

const share = ({ source, n }: FightShare): FightShare => ({ source, n });

/** Strength or Craft with all that counts in this fight, share by share; without what is added to the roll. */
function powerShares(w: World, fight: Fight, which: Sided): readonly FightShare[] {
  const side = fight[which];
  const stat = powerStat(fight.kind);
  if (side.champion) return championShares(w, side, stat).map(share);
  if (side.hero !== undefined) {
    const { def } = heroAt(w.s, side.hero);
    return [
      ...statLines(w, side.hero, stat).map(({ source, n, how, stat: added }) => {
        if (source !== def) return { source, n };
        if (how === 'value' || how === 'counters') return { source, n, own: true as const };
        return { source, n, ...(added === undefined ? {} : { stat: added }) };
      }),
      ...side.adds.map(share),
    ];
  }
  const [first] = side.cards;
  const cards = countingOf(side).flatMap((id) => powerLines(w, fight.hero, id, stat));
  const name = side.name ?? w.s.cards[first ?? 'c0']?.def ?? '';
  const own = { source: name, n: side.base };
  const stands = side.fixed !== true && cards.length > 0;
  const plain = cards.length > 0 && side.base === 0 ? [] : [own];
  const base = stands ? plain : fixedLines(w, fight.hero, first, stat, own);
  const alone = side.joined === undefined && (side.fixed === true || side.cards.length < 2);
  return [
    ...[...base, ...cards].map((one) => (alone && one.source === name ? { ...one, own: true as const } : one)),
    ...side.adds.map(share),
  ];
}

/**
 * What is added to a roll: of a character his own, of a creature what the place and the character's cards add. Nothing
 * is added to the roll of whoever makes none, but to his score.
 */
function rollShares(w: World, fight: Fight, which: Sided): readonly FightShare[] {
  const { champion, hero } = fight[which];
  if (champion) return [];
  const stat = hero === undefined ? 'foeRoll' : 'attackRoll';
  const lines = (diceOf(w, fight, which) === 0 ? beyondRoll : statLines)(w, hero ?? fight.hero, stat);
  return lines.flatMap(({ source, n }) => (n === 0 ? [] : [{ source, n, roll: true as const }]));
}

function diceOf(w: World, fight: Fight, which: Sided): number {
  const { champion, diceCount, hero } = fight[which];
  if (champion) return 1;
  return Math.max(0, diceCount ?? (hero !== undefined && fight.kind === 'battle' ? statOf(w, hero, 'attackDice') : 1));
}

const sum = (shares: readonly FightShare[]): number => shares.reduce((n, one) => n + one.n, 0);

function fateDiceOf(w: World, hero: HeroId): { readonly fateDice?: number } {
  const fateDice = statOf(w, hero, 'fateDice');
  return fateDice > 1 ? { fateDice } : {};
}

/**
 * D Time Card: what takes from a creature's score leaves it at least 1. From a roll some things take no more than
 * leaves a 1 on the die; where none is rolled, there is nothing to take from.
 */
function leastOf(
  w: World,
  fight: Fight,
  which: Sided,
  { power, added, dice }: { readonly power: number; readonly added: number; readonly dice: number },
): { readonly least?: number } {
  const { champion, hero } = fight[which];
  const taken =
    champion || dice === 0 ? 0 : sparingOf(w, hero ?? fight.hero, hero === undefined ? 'foeRoll' : 'attackRoll');
  const rolled = taken < 0 ? power - taken + 1 : undefined;
  const least = hero === undefined && added < 0 ? Math.max(1, rolled ?? 1) : rolled;
  return least === undefined ? {} : { least };
}

function sideOf(w: World, fight: Fight, which: Sided): SideReckoned {
  const added = rollShares(w, fight, which);
  const shares = [...powerShares(w, fight, which), ...added];
  const { hero, dice: made, roll, shows } = fight[which];
  // What it will show is known before it is its turn.
  const thrown = made.length > 0 || shows === undefined ? made : [shows];
  const keep = keptOf(fight[which]);
  const power = sum(shares);
  const dice = diceOf(w, fight, which);
  return {
    shares,
    power,
    dice,
    ...(keep === undefined ? {} : { keep }),
    ...(thrown.length > 0 ? { thrown } : {}),
    ...(made.length > 0 && roll !== counted(made, keep) ? { made: roll } : {}),
    ...leastOf(w, fight, which, { power, added: sum(added), dice }),
    ...(hero === undefined ? {} : fateDiceOf(w, hero)),
  };
}

/** Both sides of a fight, whether it is going on or could be fought now. */
export function reckon(w: World, fight: Fight): Reckoned {
  const ready = armed(w, fight);
  const world = during(w, ready);
  return { mine: sideOf(world, ready, 'mine'), theirs: sideOf(world, ready, 'theirs') };
}

/** The Attack Score with the dice that lie there. */
export const scoreOf = (side: SideReckoned): number => scoreWith(side, rollOf(side));

/** Chances of the character on the left, over all dice that are still to be thrown; without fate. */
export const oddsOf = ({ mine, theirs }: Reckoned): FightOdds => chances(mine, theirs);

/** The same as if no dice had been thrown yet: what a throw came to is left out. */
export const oddsBefore = ({ mine, theirs }: Reckoned): FightOdds => {
  const still = ({ thrown: _, made: __, ...side }: SideReckoned): Thrower => side;
  return chances(still(mine), still(theirs));
};

const seenFrom = (which: Sided, odds: FightOdds): FightOdds =>
  which === 'mine' ? odds : { win: odds.lose, standOff: odds.standOff, lose: odds.win };

/** The same if one side pays one fate where the dice then ask for it. */
export const oddsWithFate = (r: Reckoned, which: Sided): FightOdds =>
  seenFrom(which, chancesWithFate(r[which], r[which === 'mine' ? 'theirs' : 'mine']));

/** Does anybody stand on the other side yet? A card that was taken or put elsewhere leaves a fight to nobody. */
export const isFaced = ({ mine, theirs }: Fight): boolean =>
  [mine, theirs].every(
    ({ hero, cards, champion, name, base }) =>
      hero !== undefined || cards.length > 0 || champion !== undefined || name !== undefined || base > 0,
  );

const named = (w: World, id: CardId): Msg => msg('name', { def: w.s.cards[id]?.def ?? '' });
/** Of creatures that are fought one after another: which one it is, and how many they are. */
function nthOf({ stack }: World['s']): { readonly n?: number; readonly of?: number } {
  for (const frame of stack) {
    if (frame.t !== 'program' || frame.code.length < 2) continue;
    if (frame.code[0]?.op !== 'if' && frame.code[0]?.op !== 'fight') continue;
    const [first, ...others] = frame.code.map((op) => JSON.stringify(op));
    if (first?.includes('"op":"fight"') && others.every((one) => one === first))
      return { n: frame.pc, of: frame.code.length };
  }
  return {};
}
/** Whom one side of a fight is up against, as that side is told; `source` is the text that began the fight. */
export function foeName(w: World, fight: Fight, which: Sided, source: DefId): Msg {
  const foe = fight[which === 'mine' ? 'theirs' : 'mine'];
  if (foe.hero !== undefined) return msg('name', { def: heroAt(w.s, foe.hero).def });
  const name = msg('creature', { name: foe.name ?? foe.subtype ?? source, ...nthOf(w.s) });
  if (foe.joined !== undefined)
    return msg('names', { list: [...(isCardless(foe) ? [name] : []), ...fightersOf(foe).map((id) => named(w, id))] });
  if (foe.cards.length > 0) return msg('names', { list: foe.cards.map((id) => named(w, id)) });
  return name;
}

/** Who throws the dice of a side: a character, or a creature by its name. */
export function throwerOf(
  w: World,
  { hero, name, cards }: FightSide,
  source: DefId,
): { readonly hero: HeroId } | { readonly name: DefId } {
  return hero === undefined ? { name: name ?? w.s.cards[cards[0] ?? 'c0']?.def ?? source } : { hero };
}
