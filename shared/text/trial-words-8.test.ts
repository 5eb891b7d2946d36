// What further unbuilt cards found wanting, as both languages say it: what comes later, is kept, or is one thing.
import { expect, it } from 'vitest';
// A set's own state.
import type {} from '../content/highland/board/heights';
import {
  after,
  always,
  before,
  cannot,
  chart,
  character,
  choose,
  count,
  discard,
  each,
  enemy,
  event,
  follower,
  gain,
  grant,
  inBattle,
  is,
  lose,
  mayDo,
  not,
  object,
  place,
  plus,
  prevent,
  reacts,
  roll,
  stat,
  v,
  when,
} from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import type { Cond } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const says = (def: Def, en: string, de: string): void => {
  expect(describe(english, names, def).join(' / ')).toBe(en);
  expect(describe(german, names, def).join(' / ')).toBe(de);
};
const fought: Cond = { fight: { foeCards: { self: true } } };
const hero = { strength: 3, craft: 3, life: 4, fate: 3, alignment: 'neutral', start: 'base/space/forest' } as const;

it('what comes when something has lasted so long', () => {
  says(
    event('probe/test/later', { met: [grant({ id: 'later', ended: [gain('gold')] }, 'myNextTurn')] }),
    'At the start of your next turn, gain 1 gold.',
    'Zu Beginn deines nächsten Zugs erhalte 1 Gold.',
  );
  says(
    event('probe/test/dear', {
      met: [grant({ id: 'dear', static: [plus('strength', 1)], ended: [lose('life')] }, { turns: 2 })],
    }),
    'For 2 more turns, +1 Strength. After that, lose 1 life.',
    '2 weitere Züge lang hast du +1 Stärke. Danach verliere 1 Leben.',
  );
  says(
    character('probe/test/short', {
      ...hero,
      abilities: [
        reacts(
          'short',
          before('toad', 'mine', grant({ id: 'back', ended: [{ op: 'toad', turns: 0 }] }, 'myNextTurn'), {
            forced: true,
          }),
        ),
      ],
    }),
    'Whenever you become a Toad, at the start of your next turn, become your own self again.',
    'Immer wenn du zur Kröte wirst, werde zu Beginn deines nächsten Zugs wieder du selbst.',
  );
});

it('of what is lost no more than so much', () => {
  says(
    object('probe/test/one', {
      abilities: [
        reacts('one', {
          stage: 'would',
          on: 'lose',
          whose: 'mine',
          event: { what: 'life' },
          forced: true,
          do: [{ op: 'prevent', most: { minus: [{ eventAmount: true }, 1] } }],
        }),
      ],
    }),
    'Whenever you would lose a life, lose only 1 life.',
    'Immer wenn du ein Leben verlieren würdest, verliere nur 1 Leben.',
  );
});

it('a Spell of which a row says nothing is cast', () => {
  says(
    character('probe/test/misfires', {
      ...hero,
      abilities: [
        reacts('misfires', {
          stage: 'would',
          on: 'cast',
          whose: 'mine',
          forced: true,
          do: chart({ '1': [prevent, lose('life')], '2': prevent, '3-6': [] }, 'spell'),
        }),
      ],
    }),
    'Whenever you would cast a Spell, roll 1 die: 1 – cancel that Spell and lose 1 life; 2 – cancel that Spell; 3-6 – it takes effect.',
    'Immer wenn du einen Zauber wirken würdest, wirf 1 Würfel: 1 – hebe den gewirkten Zauber auf und verliere 1 Leben; 2 – hebe den gewirkten Zauber auf; 3-6 – der Zauber wirkt.',
  );
});

it('what comes in place of what is prevented', () => {
  says(
    character('probe/test/recalls', {
      ...hero,
      abilities: [
        reacts('recalls', {
          stage: 'would',
          on: 'spellGained',
          whose: 'mine',
          do: [prevent, { op: 'deal', from: 'spell', topmost: {}, to: 'hand' }],
        }),
      ],
    }),
    'Whenever you would gain a Spell, you may add the topmost card of the discard pile of the Spell deck to your Spells instead.',
    'Immer wenn du einen Zauber erhalten würdest, darfst du stattdessen die oberste Karte aus dem Ablagestapel der Zauber zu deinen Zaubern nehmen.',
  );
});

it('several states of one character', () => {
  const [toad, lost, slave]: readonly Cond[] = [{ status: 'toad' }, { status: 'lost' }, { status: 'enslaved' }];
  if (!toad || !lost || !slave) throw new Error('three states');
  says(
    object('probe/test/states', {
      abilities: [
        mayDo('gold', ['turnStart'], gain('gold'), { when: { all: [not(toad), not(lost), not(slave)] } }),
        mayDo(
          'ends',
          ['turnEnd'],
          [
            { op: 'status', status: 'lost', on: false },
            { op: 'status', status: 'enslaved', on: false },
          ],
          { when: { any: [lost, slave] } },
        ),
      ],
    }),
    'At the start of your turn, if you are neither a Toad nor lost nor enslaved, you may gain 1 gold. / At the end of your turn, if you are lost or enslaved, you may stop being lost or enslaved.',
    'Wenn du weder eine Kröte noch verirrt noch versklavt bist, darfst du zu Beginn deines Zugs 1 Gold erhalten. / Wenn du verirrt oder versklavt bist, darfst du am Ende deines Zugs nicht mehr verirrt oder versklavt sein.',
  );
});

it('the same again, so many times more', () => {
  const moves = [{ op: 'walk', figure: 'this', n: 1, way: 'cw' }, lose('life')] as const;
  says(
    {
      id: 'probe/test/walker',
      kind: 'figure',
      start: 'table',
      abilities: [
        reacts(
          'walks',
          after(
            'roundEnded',
            'anyone',
            [
              roll('a', { for: 'creature' }),
              roll('b', { for: 'creature' }),
              { op: 'repeat', times: v('a'), do: moves },
              { op: 'repeat', times: v('b'), do: moves },
            ],
            { forced: true },
          ),
        ),
      ],
    },
    'It lies beside the board from the beginning. / At the end of each round, roll 2 dice for this figure, one after the other. Move this figure 1 space clockwise and lose 1 life, as many times as the result of the first die and then as many times as the result of the second die.',
    'Diese Karte liegt von Anfang an neben dem Spielplan. / Am Ende jeder Runde wirf nacheinander 2 Würfel für diese Figur. Bewege diese Figur 1 Feld im Uhrzeigersinn und verliere 1 Leben, und das so oft, wie das Ergebnis des ersten Würfels angibt, und dann so oft, wie das Ergebnis des zweiten Würfels angibt.',
  );
});

it('numbers that a card keeps as tokens on itself', () => {
  says(
    enemy('probe/test/mist', {
      subtype: 'monster',
      strength: 7,
      abilities: [
        reacts(
          'throws',
          after(
            'fightBegan',
            'anyone',
            [
              roll('a'),
              roll('b'),
              { op: 'tokens', on: 'this', kind: 'low', n: -99 },
              { op: 'tokens', on: 'this', kind: 'low', n: { least: [v('a'), v('b')] } },
            ],
            { when: fought, forced: true },
          ),
        ),
        reacts(
          'shows',
          before(
            'rolling',
            'anyone',
            { op: 'showDice', one: { tokens: 'low', on: 'this' } },
            { event: { for: 'attack' }, when: fought, forced: true },
          ),
        ),
      ],
    }),
    'Whenever you begin a fight against this card, roll 2 dice, one after the other. / Whenever you are about to roll for an attack against this card, make one die show the lower of the two, without rolling it.',
    'Immer wenn du gegen diese Karte einen Kampf beginnst, wirf nacheinander 2 Würfel. / Bevor du gegen diese Karte für einen Angriff würfelst, lass einen Würfel den niedrigeren Wert von beiden zeigen, ohne ihn zu werfen.',
  );
});

it('what everybody has together, counted in steps', () => {
  const rich = (n: number) => count({ heroes: { where: is(stat('fate', 'it'), '>=', n) } });
  says(
    enemy('probe/test/golem', { subtype: 'construct', craft: { plus: [rich(1), rich(2), rich(3), rich(4)] } }),
    "Its Craft is all characters' fate together (no more than 4 of each).",
    'Das Talent dieser Karte ist das Schicksal aller Charaktere zusammen (von jedem höchstens 4).',
  );
  // A step that is left out is another number.
  says(
    event('probe/test/steps', { met: [gain('gold', { plus: [rich(1), rich(2), rich(4)] })] }),
    'Gain gold equal to the number of characters who have fate plus the number of characters who have at least 2 fate plus the number of characters who have at least 4 fate.',
    'Erhalte so viel Gold wie die Zahl der Charaktere, die Schicksal haben, plus die Zahl der Charaktere, die mindestens 2 Schicksal haben, plus die Zahl der Charaktere, die mindestens 4 Schicksal haben.',
  );
});

it('with how many dice one attacks', () => {
  says(
    object('probe/test/flail', {
      weapon: true,
      abilities: [
        reacts(
          'swings',
          before(
            'diceBegin',
            'mine',
            { op: 'attackWith', side: 'mine', dice: 2, keep: 'all' },
            { when: { inUse: 'this' }, forced: true },
          ),
        ),
      ],
    }),
    'In a fight with this card, roll 2 dice for your attack and add them together.',
    'In einem Kampf mit dieser Karte wirf für deinen Angriff 2 Würfel, die zusammengezählt werden.',
  );
});

it('what was used in a fight that is over, and what is done after it in any case', () => {
  const rusts = each(
    { cards: { object: true, zone: 'held', heldBy: 'me', where: { inUse: 'it' } } },
    'one',
    discard(v('one')),
  );
  says(
    enemy('probe/test/rust', {
      subtype: 'construct',
      craft: 5,
      killed: [rusts],
      abilities: [reacts('rusts', after('fought', 'anyone', rusts, { when: fought, forced: true }))],
    }),
    'Whenever you end a fight against this card, discard all your Objects that you used in the fight.',
    'Immer wenn du gegen diese Karte einen Kampf beendest, lege alle deine Gegenstände ab, die du in diesem Kampf benutzt hast.',
  );
});

it('what everybody gives up of his own', () => {
  says(
    event('probe/test/spreads', {
      met: [
        each({ cards: { kind: 'follower', zone: 'held', heldBy: 'anyone' } }, 'one', { op: 'ditch', card: v('one') }),
      ],
    }),
    'Every character ditches all his Followers.',
    'Jeder Charakter lässt alle seine Gefährten zurück.',
  );
});

it('from one place to another', () => {
  says(
    place('probe/test/heart', {
      carries: {},
      met: [each({ cards: { kind: 'enemy', at: 'here' } }, 'one', { op: 'put', card: v('one'), to: { on: 'this' } })],
    }),
    'Put every Enemy on this space onto this card. / Stays here for the rest of the game.',
    'Lege jeden Feind auf diesem Feld auf diese Karte. / Bleibt für den Rest des Spiels hier.',
  );
});

it('so many times less is taken away', () => {
  says(
    follower('probe/test/weakens', {
      abilities: [always(plus('attackRoll', { times: [-1, count({ cards: { zone: 'trophy', heldBy: 'me' } })] }))],
    }),
    'Subtract the number of your trophies from your attack rolls.',
    'Du ziehst die Zahl deiner Trophäen von deinen Angriffswürfen ab.',
  );
});

it('in harmony, besides what a part gives anyway', () => {
  const strong = { id: 'strong', static: [plus('strength', 1)] };
  says(
    object('probe/test/blood', {
      part: {
        abilities: [strong],
        harmony: { with: ['probe/material/leather'], abilities: [strong, { id: 'more', static: [cannot('evade')] }] },
      },
    }),
    'As a part of another card: +1 Strength. / With Leather as another part, also: You cannot evade creatures and characters.',
    'Als Teil einer anderen Karte: +1 Stärke. / Zusammen mit Leather außerdem: Du darfst weder Kreaturen noch Charakteren ausweichen.',
  );
});

it('its Strength, or in psychic combat its Craft', () => {
  const adds = (power: 'strength' | 'craft') =>
    ({ op: 'score', side: 'mine', add: { printed: power, on: v('one') } }) as const;
  says(
    object('probe/test/raised', {
      abilities: [
        mayDo(
          'raises',
          ['beforeRolls'],
          [
            choose({ cards: { on: 'this' } }, 'one', { ask: 'card' }),
            when(inBattle, adds('strength'), adds('craft')),
            discard(),
          ],
          { once: 'fight', turn: 'any' },
        ),
      ],
    }),
    'Once per fight, before the dice are rolled, you may choose any card on this card, add its Strength (in psychic combat its Craft) to your attack score and discard this card.',
    'Einmal pro Kampf darfst du vor dem Würfeln eine beliebige Karte auf dieser Karte wählen, ihre Stärke (im psychischen Kampf ihr Talent) zu deinem Angriffswert addieren und diese Karte ablegen.',
  );
});

it('what leaves a fight was in it', () => {
  says(
    object('probe/test/leaves', {
      abilities: [
        mayDo(
          'sends',
          ['creatureMet'],
          [
            choose({ cards: { kind: 'enemy', inFight: true } }, 'one', { ask: 'enemy' }),
            { op: 'removeFoe', card: v('one'), how: 'left' },
          ],
        ),
      ],
    }),
    'When you meet a creature, you may remove any Enemy from the fight.',
    'Vor einem Kampf gegen eine Kreatur darfst du einen beliebigen Feind aus dem Kampf nehmen.',
  );
});

it('all that must hold is one list, and what stands behind a colon a sentence', () => {
  says(
    object('probe/test/night', {
      abilities: [
        reacts(
          'gains',
          after('defeated', 'mine', [roll('die'), when(is(v('die'), '>=', 4), gain('gold'))], {
            when: { all: [{ alignment: 'good' }, not({ has: { kind: 'spell' } })] },
            forced: true,
          }),
        ),
      ],
    }),
    'Whenever you defeat an opponent, if you are good and you do not have a Spell, roll 1 die: if the result is 4 or more, gain 1 gold.',
    'Immer wenn du einen Gegner besiegst, gut bist und keinen Zauber hast, wirf 1 Würfel: Wenn das Ergebnis mindestens 4 beträgt, erhalte 1 Gold.',
  );
});
