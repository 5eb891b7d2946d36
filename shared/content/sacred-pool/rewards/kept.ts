// Quest Rewards that are kept: for the whole game, or until they are used.
import {
  after,
  always,
  anyMoment,
  choose,
  count,
  discard,
  gain,
  gainSpell,
  heal,
  is,
  mayDo,
  plus,
  reacts,
  replenish,
  stat,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Amount, Cond } from '../../../rules/vocab/select';
import { dealsSpells, paysWithLives } from '../../common/wares';
import { reward } from './deck';

export const chantOfWisdom = reward('chant_of_wisdom', { abilities: [always(plus('craftValue', 1))] });
export const mightOfGiants = reward('might_of_giants', { abilities: [always(plus('strengthValue', 1))] });
export const ironskinCharm = reward('ironskin_charm', { abilities: [always(plus('lifeValue', 1))] });
export const goodLuckKnot = reward('good_luck_knot', { abilities: [always(plus('fateValue', 1))] });

export const prolificPockets = reward('prolific_pockets', {
  abilities: [reacts('pockets', after('turnBegan', 'mine', gain('gold'), { when: is(stat('gold'), '=', 0) }))],
});

const elsewhere = { spaces: { not: { region: 'inner' }, other: true } } as const;
export const theMagicDoor = reward('the_magic_door', {
  abilities: [
    mayDo('opens', ['turnStart'], [choose(elsewhere, 'to', { ask: 'teleportTo' }), discard(), teleport(v('to'))], {
      instead: 'move',
    }),
  ],
});

export const lightningTrap = reward('lightning_trap', {
  abilities: [mayDo('strikes', ['turnStart'], [{ op: 'extraTurns', n: 2 }, discard()])],
});

const used = (id: string, enough: Cond, effect: Parameters<typeof when>[1]) =>
  mayDo(id, anyMoment, [effect, discard()].flat(), { turn: 'any', when: enough });
const hand: Amount = count({ cards: { zone: 'hand', heldBy: 'me' } });
export const bookOfMagic = reward('book_of_magic', {
  abilities: [used('reads', is({ minus: [{ stat: 'spellLimit' }, hand] }, '>=', 1), gainSpell('limit'))],
});
export const selfPortrait = reward('self_portrait', {
  abilities: [used('looks', is({ missing: 'life' }, '>=', 1), heal('full'))],
});
export const weaversMark = reward('weavers_mark', {
  abilities: [used('weaves', is({ missing: 'fate' }, '>=', 1), replenish('full'))],
});

export const glassGuardians = reward('glass_guardians', {
  taken: [{ op: 'tokens', on: 'this', kind: 'life', n: 4 }],
  abilities: [paysWithLives],
});

export const luckOfTheDead = reward('luck_of_the_dead', {
  keywords: ['paysFate'],
  taken: [{ op: 'tokens', on: 'this', kind: 'fate', n: 4 }],
});

const { carries, abilities: lends } = dealsSpells(4);
export const ancientNames = reward('ancient_names', {
  ...(carries === undefined ? {} : { carries }),
  ...(lends === undefined ? {} : { abilities: lends }),
  taken: [{ op: 'deal', from: 'spell', to: { on: 'this' }, n: 4 }],
});

export const giftOfTheWild = reward('gift_of_the_wild', {
  abilities: [
    reacts(
      'gift',
      after('rolled', 'mine', [
        { op: 'number', as: 'more', from: 1, to: 3, ask: 'addHowMuch' },
        { op: 'adjustRoll', by: v('more') },
        discard(),
      ]),
    ),
  ],
});

export const moonCharm = reward('moon_charm', {
  abilities: [reacts('shines', after('rolled', 'mine', [{ op: 'showDice', lowest: 6 }, discard()]))],
});

const drawn = { cards: { at: 'here', replaceable: true } } as const;
export const auspice = reward('auspice', {
  abilities: [
    reacts(
      'omen',
      after(
        'drawn',
        'mine',
        [
          discard(),
          { op: 'drawCards', exactly: 1 },
          choose(drawn, 'left', { ask: 'discardWhich' }),
          discard(v('left')),
        ],
        { when: { exists: drawn } },
      ),
    ),
  ],
});
