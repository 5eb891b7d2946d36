// Strangers, Followers and Places of the Grilipus deck.
import {
  after,
  always,
  cannot,
  choose,
  count,
  discard,
  follower,
  gainSpell,
  heal,
  inBattle,
  is,
  lay,
  may,
  mayDo,
  missTurn,
  modify,
  pick,
  place,
  plus,
  pray,
  reacts,
  replenish,
  roll,
  stranger,
  table,
  teleport,
  v,
  valueOf,
  when,
} from '../../../rules/dsl';
import type { Amount, CardFilter, Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';
import { templeRows } from '../../common/charts';
import { addsIfHeLikes, council, known, scalesOfMine, spells } from '../alike/cards';
import { dragonDecks, isKing, lords, rage, scaleNamed, TOKENS } from '../lords';
import { drawTokens } from '../tokens';

const stays = { ...known, stays: 'always' } as const;

export const celestialDragon = stranger('dragon/grilipus/celestial_dragon', {
  ...known,
  met: [
    pick({
      heal: { if: is({ missing: 'life' }, '>=', 1), do: heal('full') },
      replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish('full') },
      nothing: [],
    }),
  ],
});

const unripe: CardFilter = { kind: 'spell', where: is({ tokens: 'unripe', on: 'it' }, '>=', 1) };
/** What he calls back cannot be cast at once. */
export const spellCaller = stranger('dragon/grilipus/spell_caller', {
  ...stays,
  met: [
    may(
      'gainSpell',
      [
        { op: 'deal', from: 'spell', discarded: true, to: 'hand', as: 'spell' },
        { op: 'tokens', on: v('spell'), kind: 'unripe', n: 1 },
        modify([cannot('castSpell', { card: unripe })], { rounds: 1 }),
      ],
      { if: hasRoom },
    ),
  ],
});

const onIt: Selector = { cards: { on: 'this' } };
export const spriteDragon = stranger('dragon/grilipus/sprite_dragon', {
  ...stays,
  carries: {},
  drawn: [{ op: 'deal', from: 'spell', n: 4, to: { on: 'this' } }],
  met: [
    when(hasRoom, [choose(onIt, 'spell', { ask: 'spell', min: 0 }), { op: 'put', card: v('spell'), to: 'hand' }]),
    when({ not: { exists: onIt } }, discard()),
  ],
});

const others: Selector = { cards: { from: dragonDecks, at: 'anySpace', faceUp: true, not: { self: true } } };
/** He rides to a Dragon Card, of whatever kind, and it is gone; he stays there. */
export const stGeorge = stranger('dragon/grilipus/st_george', {
  ...stays,
  met: [
    may(
      'sendAgainstDragon',
      [choose(others, 'dragon', { ask: 'card' }), lay('this', { spaceOfCard: v('dragon') }), discard(v('dragon'))],
      { if: { exists: others } },
    ),
  ],
});

export const dragonet = follower('dragon/grilipus/dragonet', {
  ...known,
  abilities: [
    always(plus('strength', valueOf('craft'), { when: { all: [inBattle, { fight: { subtype: 'dragon' } }] } })),
  ],
});

export const mysticDragon = follower('dragon/grilipus/mystic_dragon', {
  ...known,
  abilities: [reacts('whispers', after('turnBegan', 'mine', gainSpell(), { when: hasRoom }))],
});

export const verdantWitch = follower('dragon/grilipus/verdant_witch', {
  ...known,
  abilities: [always(plus('spellsMore', 1))],
});

const woods: Selector = { spaces: { named: 'woods', other: true } };
export const woodlandElf = follower('dragon/grilipus/woodland_elf', {
  ...known,
  abilities: [
    mayDo('slip', ['turnStart'], [choose(woods, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
      instead: 'roll',
      when: { exists: woods },
    }),
  ],
});

const freshDragons = count({ cards: { kind: 'enemy', subtype: 'dragon', at: 'here', fresh: true } });
/** Met before all else that lies there; it is drawn like any card, so it may be replaced (Prophetess). */
export const sacrificialStone = place('dragon/grilipus/sacrificial_stone', {
  ...known,
  encounter: 1,
  met: [
    { op: 'set', as: 'before', to: freshDragons },
    { op: 'drawCards', exactly: 1, deck: 'adventure' },
    when(is(freshDragons, '>', v('before')), { op: 'kill', who: 'me' }),
  ],
});

/** A scale of the king's may be kept at once. */
export const caveOfBones = place('dragon/grilipus/cave_of_bones', {
  ...known,
  met: [
    { op: 'deal', from: TOKENS, to: 'aside', as: 'token' },
    may(
      'claimScale',
      { op: 'put', card: v('token'), to: 'held' },
      {
        if: {
          any: lords.map((lord) => ({
            all: [isKing(lord), { card: v('token'), fits: { named: scaleNamed(lord) } }],
          })),
        },
        else: { op: 'put', card: v('token'), to: 'table' },
      },
    ),
  ],
});

const ofRegion: Amount = count({
  cards: { from: TOKENS, keyword: 'scale', stands: 'anySpace', in: { region: 'mine' } },
});
export const dragonspire = place('dragon/grilipus/dragonspire', {
  ...known,
  met: [
    roll('die'),
    addsIfHeLikes({ plus: [ofRegion, scalesOfMine] }),
    table(
      { plus: [v('die'), v('more')] },
      {
        '1-7': rage(),
        '8-14': drawTokens(),
        '15-21': teleport({ space: 'base/space/plain_of_peril' }),
        '22+': teleport({ space: 'base/space/crown_of_command' }),
      },
    ),
  ],
});

export const grilipusCoven = council('dragon/grilipus/grilipus_coven', spells);

export const tranquilGlade = place('dragon/grilipus/tranquil_glade', {
  ...known,
  met: [may('restHere', [missTurn(), heal('full')], { if: is({ missing: 'life' }, '>=', 1) })],
});

/** Where Grilipus is king, up to three more. */
export const verdantAltar = place('dragon/grilipus/verdant_altar', {
  ...known,
  met: [
    pray('prayer', 2),
    { op: 'set', as: 'more', to: 0 },
    when(isKing('grilipus'), { op: 'number', as: 'more', from: 0, to: 3, ask: 'addHowMuch' }),
    table({ plus: [v('prayer'), v('more')] }, { ...templeRows, '5': missTurn() }),
  ],
});
