// The Omen stack: only its top card holds, each acts as it shows, and when it is used up all lose; the Harbinger beside
// it.
import {
  after,
  always,
  cannot,
  chart,
  choose,
  discard,
  each,
  enemy,
  event,
  gain,
  heal,
  is,
  lose,
  object,
  pick,
  reacts,
  replenish,
  stranger,
  v,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { FigureDef, RuleDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond, HeroFilter, Selector } from '../../rules/vocab/select';

const onBoard: CardFilter = { named: 'harbinger', zone: 'stands' };
const top: CardFilter = { from: 'omen', zone: 'table' };
/** Spent Omens lie aside, since one of them may be put back on top. */
const spent: Selector = { cards: { from: 'omen', zone: 'aside' } };

/** 000 Harbinger: off with the top Omen; none left: all lose; else the next one acts, and then he goes to his sheet. */
const discardOmen: Program = [
  each({ cards: top }, 'gone', [
    { op: 'turnOver', card: v('gone'), to: 'spent' },
    { op: 'put', card: v('gone'), to: 'aside' },
  ]),
  { op: 'deal', from: 'omen', to: 'table', as: 'next' },
  when({ not: { known: 'next' } }, { op: 'allLose' }),
  each({ cards: onBoard }, 'figure', { op: 'put', card: v('figure'), to: { deck: 'figure', where: 'top' } }),
];

/** Each character of the Region that he is in; nobody while he is on his sheet. */
const hisRegion: HeroFilter = { sameRegionAs: { card: v('harbinger') } };
const where: Effect = choose({ cards: onBoard }, 'harbinger');
const strikes = (loss: (who: { readonly var: string }) => Effect): Program => [
  where,
  each({ heroes: hisRegion }, 'who', loss(v('who'))),
];

/** Not in the deck of the trial set, whose Omens are counted. */
export const uncounted = (name: string, standing: readonly Ability[]): WorldDef => ({
  id: `probe/omen/${name}`,
  kind: 'world',
  deck: 'omen',
  copies: 0,
  origin: 'known',
  sides: { standing, spent: [] },
});

const omen = (name: string, drawn: Program, standing: readonly Ability[]): WorldDef => ({
  id: `probe/omen/${name}`,
  kind: 'world',
  deck: 'omen',
  origin: 'known',
  drawn,
  sides: { standing, spent: [] },
});

export const doom = omen(
  'doom',
  strikes((who) => lose('fate', 1, who)),
  [
    reacts(
      'replenish',
      after('defeated', 'anyone', replenish(1), {
        event: { foe: 'character' },
        when: is({ missing: 'fate' }, '>=', 1),
      }),
    ),
  ],
);
export const plague = omen(
  'plague',
  strikes((who) => lose('life', 1, who)),
  [
    reacts(
      'heal',
      after('defeated', 'anyone', heal(1), { event: { foe: 'character' }, when: is({ missing: 'life' }, '>=', 1) }),
    ),
  ],
);
export const war = omen(
  'war',
  [
    where,
    each(
      { cards: { from: 'adventure', at: 'anySpace', in: { sameRegionAs: { spaceOfCard: v('harbinger') } } } },
      'gone',
      [{ op: 'deal', from: 'harbinger', to: { at: { spaceOfCard: v('gone') } } }, discard(v('gone'))],
    ),
  ],
  [reacts('further', after('beaten', 'anyone', lose('life'), { event: { foe: 'character' }, forced: true }))],
);
export const death = omen(
  'death',
  [
    where,
    {
      op: 'each',
      of: { heroes: hisRegion },
      as: 'who',
      actor: true,
      do: [
        { op: 'choose', from: { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, as: 'lost', random: true },
        when({ known: 'lost' }, { op: 'discard', card: v('lost'), killed: true }),
      ],
    },
  ],
  [
    reacts(
      'bereaves',
      after(
        'beaten',
        'anyone',
        [
          choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'lost', { ask: 'discardWhich' }),
          when({ known: 'lost' }, { op: 'discard', card: v('lost'), killed: true }),
        ],
        { event: { foe: 'character' }, forced: true },
      ),
    ),
  ],
);
export const armageddon = omen(
  'armageddon',
  [],
  [always({ drawFrom: 'adventure', instead: 'harbinger', reach: 'everyone' })],
);

export const harbinger: FigureDef = {
  id: 'probe/figure/harbinger',
  kind: 'figure',
  deck: 'figure',
  origin: 'known',
  choice: { must: { all: [] } },
  met: chart({
    '1': each({ heroes: { at: { not: { region: 'inner' } } } }, 'who', {
      op: 'deal',
      from: 'harbinger',
      to: { at: { spaceOf: v('who') } },
    }),
    '2': { op: 'drawCards', exactly: 2, deck: 'harbinger' },
    '3': each({ heroes: {} }, 'who', lose('fate', 1, v('who'))),
    '4': { op: 'arrange', deck: 'harbinger', n: 4 },
    '5': each({ heroes: {} }, 'who', gain('fate', 1, v('who'))),
    '6': { op: 'extraTurns', n: 1 },
  }),
  abilities: [
    always({
      drawFrom: 'adventure',
      instead: 'harbinger',
      when: { source: { kind: ['space', 'terrain'] } },
      reach: { sameRegionAs: { card: 'this' } },
    }),
  ],
};

const played: Cond = { exists: { cards: top } };
/** He comes to whoever draws an Event, before it is met; that character does not meet him. */
export const harbingerComes: RuleDef = {
  id: 'probe/rule/harbinger_comes',
  kind: 'rule',
  always: true,
  abilities: [
    reacts(
      'comes',
      after(
        'cardDrawn',
        'anyone',
        [
          choose({ cards: onBoard }, 'figure'),
          when(
            { known: 'figure' },
            { op: 'put', card: v('figure'), to: { stands: 'here' } },
            { op: 'deal', from: 'figure', named: 'harbinger', to: { stands: 'here' } },
          ),
        ],
        {
          event: { card: { kind: 'event' } },
          when: { all: [played, { not: { at: { region: 'inner' } } }] },
          forced: true,
        },
      ),
    ),
    { id: 'no_adventure_cards', static: [cannot('replaceDrawn', { card: { from: 'harbinger' }, reach: 'everyone' })] },
  ],
};

export const theThirdSign = event('probe/harbinger/the_third_sign', {
  origin: 'known',
  met: [each({ heroes: {} }, 'who', lose('life', 1, v('who'))), ...discardOmen],
});
export const doomsdayProphet = enemy('probe/harbinger/doomsday_prophet', {
  subtype: 'cultist',
  craft: 3,
  copies: 3,
  origin: 'known',
  killed: chart({ '1-2': discardOmen, '3-6': [] }),
});
export const hellhound = enemy('probe/harbinger/hellhound', {
  subtype: 'animal',
  strength: 2,
  copies: 3,
  origin: 'ours',
});
/** The newest Omen back on top: it acts again, and what it covers is silent until it goes. */
export const angelicMessenger = stranger('probe/harbinger/angelic_messenger', {
  origin: 'known',
  stays: 'always',
  met: [
    pick({
      heal: heal(2),
      put_back: {
        if: { exists: spent },
        do: [
          choose(spent, 'back', { ask: 'card' }),
          each({ cards: top }, 'covered', { op: 'put', card: v('covered'), to: { deck: 'omen', where: 'top' } }),
          { op: 'turnOver', card: v('back'), to: 'standing' },
          { op: 'put', card: v('back'), to: 'table' },
          discard(),
        ],
      },
    }),
  ],
});
/** Acts when an Omen is discarded and before the next one does; with the last one its owner wins. */
export const apocrypha = object('probe/harbinger/the_apocrypha', {
  origin: 'known',
  keywords: ['cursed'],
  abilities: [
    reacts(
      'fulfilled',
      after(
        'turnedOver',
        'anyone',
        when(is({ left: 'omen' }, '=', 0), { op: 'win', who: 'me' }, [
          lose('life'),
          pick({ strength: lose('strength'), craft: lose('craft') }),
        ]),
        { event: { side: 'spent', card: { from: 'omen' } }, forced: true },
      ),
    ),
  ],
});
