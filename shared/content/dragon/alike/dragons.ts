// What Dragons of the three decks have in common.
import {
  after,
  before,
  choose,
  count,
  discard,
  each,
  enemy,
  is,
  lay,
  lose,
  missTurn,
  plus,
  prevent,
  reacts,
  roll,
  stat,
  take,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { EnemyDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, Selector } from '../../../rules/vocab/select';
import { beats, foughtHere, sparesLives } from '../../common/enemies';
import { breath } from '../breath';
import { isKing, type Lord } from '../lords';
import { dragonsOnBoard } from '../sleep';

type Power = Pick<EnemyDef, 'strength' | 'craft'>;
type More = Partial<Omit<EnemyDef, 'id' | 'kind' | 'deck' | 'subtype' | 'strength' | 'craft'>>;

/** Dragons of one deck; their powers are estimates where nothing else is said. */
export const dragonsOf =
  (lord: Lord) =>
  (name: string, power: Power, more: More = {}): EnemyDef =>
    enemy(`dragon/${lord}/${name}`, { origin: 'ours', subtype: 'dragon', ...power, ...more });

/** Its breath strikes whoever rolls so much as his Craft or his Strength. */
export const breathes = (what: 'strength' | 'craft', does: Effect | Program): Ability =>
  breath([roll('die'), when(is(v('die'), '>=', stat(what)), does)]);
/** It takes a life of whoever is not clever enough. */
export const burns = breathes('craft', lose('life'));
export const lames = breathes('strength', missTurn());

export const otherDragons: CardFilter = { ...dragonsOnBoard, faceUp: true, not: { self: true } };
/** Whoever attacks it and does not kill it sees it fly off to another Dragon. */
const fliesOff: Ability = reacts(
  'flies_off',
  after(
    'fought',
    'anyone',
    [
      choose({ cards: otherDragons }, 'other', { ask: 'enemy' }),
      when({ known: 'other' }, lay('this', { spaceOfCard: v('other') }), discard()),
    ],
    { event: { foe: 'creature', outcome: ['lost', 'standOff'] }, when: foughtHere, forced: true },
  ),
);
export const young = { copies: 2, abilities: [fliesOff] } as const;

/** Before it is a trophy. */
export const yields = (does: Program): Ability =>
  reacts('yields', before('killed', 'anyone', does, { event: { card: { self: true } }, forced: true }));
export const kept: Selector = { cards: { on: 'this' } };
const rest: Effect = each(kept, 'left', { op: 'put', card: v('left'), to: 'discard' });
/** In place of a life it takes such a card, or all of them, and whoever kills it may take what it has kept. */
type Hoard = { readonly all?: true; readonly most?: Amount; readonly gets?: Effect };
export const hoards = (
  cards: CardFilter,
  { all, most = count(kept), gets = take(v('found')) }: Hoard = {},
): Pick<EnemyDef, 'carries' | 'abilities'> => {
  const his: Selector = { cards };
  return {
    carries: {},
    abilities: [
      sparesLives(),
      beats('robs', [
        all
          ? each(his, 'lost', { op: 'put', card: v('lost'), to: { on: 'this' } })
          : when({ exists: his }, [
              choose(his, 'lost', { ask: 'giveAway' }),
              { op: 'put', card: v('lost'), to: { on: 'this' } },
            ]),
      ]),
      yields([choose(kept, 'found', { ask: 'takeKept', min: 0, max: most }), gets, rest]),
    ],
  };
};

/** It comes to life again instead of being killed as long as this holds. */
export const standsUp = (id: string, does: Program, cond: Cond): Ability =>
  reacts(id, {
    stage: 'would',
    on: 'defeated',
    whose: 'anyone',
    event: { foe: 'creature' },
    when: { all: [foughtHere, cond] },
    forced: true,
    do: [prevent, ...does],
  });

/** Three more for the attack while their Lord is king. */
const inspired = (lord: Lord): Ability => ({
  id: 'inspired',
  static: [plus('foeRoll', 3, { when: { all: [foughtHere, isKing(lord)] }, reach: 'everyone' })],
});
/** Cultists of a Lord: the more there are of them, the weaker they are. */
export const cultistsOf =
  (lord: Lord, ...powers: readonly ('strength' | 'craft')[]) =>
  (name: string, copies: number, n: number, more: More = {}): EnemyDef =>
    enemy(`dragon/${lord}/${lord}_${name}`, {
      origin: 'ours',
      subtype: 'cultist',
      copies,
      ...Object.fromEntries(powers.map((power) => [power, n])),
      abilities: [inspired(lord)],
      ...more,
    });

/** Done before the dice of a fight with it. */
export const beforeDice = (id: string, does: Effect | Program): Ability =>
  reacts(id, before('diceBegin', 'anyone', does, { when: foughtHere, forced: true }));

export const inPsychicCombat: Cond = { fight: { kind: 'psychic' } };
/** Put down by whoever is beaten by such a creature. */
export const dropsAgainst = (subtype: string): Ability =>
  reacts(
    'drops',
    after('beaten', 'mine', { op: 'ditch', card: 'this' }, { when: { fight: { subtype } }, forced: true }),
  );
export const dropsAgainstDragons: Ability = dropsAgainst('dragon');
