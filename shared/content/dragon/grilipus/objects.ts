// Magic Objects of the Grilipus deck.
import {
  after,
  anyMoment,
  can,
  choose,
  discard,
  gainSpell,
  inBattle,
  is,
  lay,
  magicObject,
  mayDo,
  modify,
  reacts,
  roll,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { CardFilter, Selector } from '../../../rules/vocab/select';
import type { FightKind } from '../../../rules/vocab/words';
import { hasRoom } from '../../common/abilities';
import { hasScale, known, paysScale } from '../alike/cards';
import { dropsAgainst } from '../alike/dragons';
import { dragonDecks, TOKENS } from '../lords';
import { free } from '../scales';

/** Once the dice lie there. */
export const dragonfireSkull = magicObject('dragon/grilipus/dragonfire_skull', {
  ...known,
  abilities: [
    reacts(
      'blasts',
      after('rolled', 'mine', [discard(), { op: 'settle', outcome: 'won' }], {
        event: { for: 'attack', attack: true },
      }),
    ),
  ],
});

export const dragonskullWand = magicObject('dragon/grilipus/dragonskull_wand', {
  ...known,
  abilities: [
    mayDo('draws_magic', anyMoment, [...paysScale, gainSpell('limit')], {
      turn: 'any',
      when: { all: [hasScale, hasRoom] },
    }),
  ],
});

const near: Selector = {
  cards: { from: TOKENS, keyword: 'scale', stands: 'anySpace', in: { region: 'mine' } },
};
export const dragonCharm = magicObject('dragon/grilipus/dragon_charm', {
  ...known,
  abilities: [
    mayDo(
      'pulls',
      ['afterMove'],
      [choose(near, 'scale', { ask: 'card' }), { op: 'put', card: v('scale'), to: { stands: 'here' } }],
      { once: 'turn', when: { all: [{ exists: near }, { at: free }] } },
    ),
    mayDo(
      'charms',
      ['turnStart', 'afterMove', 'cardsDrawn', 'creatureMet'],
      [...paysScale, modify([can('evade', { card: { subtype: 'dragon' } })], 'turn')],
      { turn: 'any', when: hasScale },
    ),
  ],
});

const drawn: CardFilter = { at: 'here', fresh: true, from: dragonDecks };
/** The other one comes from the same deck. */
export const dragonLore = magicObject('dragon/grilipus/dragon_lore', {
  ...known,
  abilities: [
    reacts(
      'knows_better',
      after(
        'drawn',
        'mine',
        [
          choose({ cards: drawn }, 'unwanted', { ask: 'replaceWhich' }),
          { op: 'deal', from: { homeOf: v('unwanted') }, to: { at: 'here' } },
          discard(v('unwanted')),
        ],
        { event: { card: { from: dragonDecks } }, when: { exists: { cards: drawn } } },
      ),
    ),
    dropsAgainst('cultist'),
  ],
});

export const psionicWand = magicObject('dragon/grilipus/psionic_wand', {
  ...known,
  abilities: [
    mayDo('use_craft', ['beforeRolls'], modify([{ stat: 'strength', set: stat('craft') }], 'fight'), {
      turn: 'any',
      once: 'fight',
      when: inBattle,
    }),
  ],
});

const foes: Selector = { cards: { kind: 'enemy', inFight: true } };
/** It flees to another space of the Region. */
const frightens = (id: string, kind: FightKind, power: 'strength' | 'craft'): Ability =>
  mayDo(
    id,
    ['creatureMet'],
    [
      choose(foes, 'enemy', { ask: 'enemy' }),
      roll('dice', { dice: 2 }),
      when(is(v('dice'), '>=', { power, on: v('enemy') }), [
        choose({ spaces: { region: 'mine', other: true } }, 'to', { ask: 'where' }),
        { op: 'removeFoe', card: v('enemy'), how: 'left' },
        lay(v('enemy'), v('to')),
      ]),
    ],
    { once: 'fight', when: { all: [{ fight: { kind } }, { exists: foes }] } },
  );
export const wandOfTerror = magicObject('dragon/grilipus/wand_of_terror', {
  ...known,
  abilities: [frightens('frightens', 'battle', 'strength'), frightens('haunts', 'psychic', 'craft')],
});
