// Texts that a draw of unbuilt cards found wanting, as both languages say them.
import { expect, it } from 'vitest';
import {
  after,
  always,
  before,
  byAlignment,
  capped,
  cast,
  choose,
  chart,
  count,
  discard,
  each,
  enemy,
  event,
  gain,
  is,
  lose,
  magicObject,
  may,
  modify,
  not,
  object,
  place,
  plus,
  reacts,
  roll,
  spell,
  stat,
  take,
  v,
  when,
} from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const namesInGerman = namesFrom({ 'probe/figure/harbinger': 'der Bote(n)' });
const says = (def: Def, en: string, de: string): void => {
  expect(describe(english, names, def).join(' / ')).toBe(en);
  expect(describe(german, namesInGerman, def).join(' / ')).toBe(de);
};

const rich = count({ heroes: { where: is(stat('gold', 'it'), '>=', 2) } });

it('what those who are counted are like', () => {
  says(
    event('probe/test/gold', { met: [gain('gold', rich)] }),
    'Gain gold equal to the number of characters who have at least 2 gold.',
    'Erhalte so viel Gold wie die Zahl der Charaktere, die mindestens 2 Gold haben.',
  );
  says(
    enemy('probe/test/strong', { subtype: 'monster', strength: rich }),
    'Its Strength is the number of characters who have at least 2 gold.',
    'Die Stärke dieser Karte ist die Zahl der Charaktere, die mindestens 2 Gold haben.',
  );
  says(
    enemy('probe/test/stronger', { subtype: 'monster', craft: { most: [1, { plus: [rich, rich] }] } }),
    'Its Craft is the number of characters who have at least 2 gold plus the number of characters who have at least 2 gold (at least 1).',
    'Das Talent dieser Karte ist die Zahl der Charaktere, die mindestens 2 Gold haben, plus die Zahl der Charaktere, die mindestens 2 Gold haben (mindestens 1).',
  );
  says(
    magicObject('probe/test/added', { abilities: [always(plus('attackRoll', rich))] }),
    'Add the number of characters who have at least 2 gold to your attack rolls.',
    'Du addierst die Zahl der Charaktere, die mindestens 2 Gold haben, zu deinen Angriffswürfen.',
  );
});

it('which card somebody can have', () => {
  const able = {
    all: [
      { may: 'gainFollower', who: 'it' },
      { may: 'haveCard', who: 'it', byCard: v('given') },
    ],
  } as const;
  says(
    event('probe/test/given', {
      met: [
        choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'given', { ask: 'card' }),
        choose({ heroes: { who: 'others', where: able } }, 'friend', { ask: 'target' }),
        when({ known: 'friend' }, take(v('given'), v('friend'))),
      ],
    }),
    'Choose one of your Followers; choose another character who can gain Followers and can have it; he takes it.',
    'Wähle einen deiner Gefährten; wähle einen anderen Charakter, der Gefährten erhalten kann und ihn haben kann; er nimmt ihn.',
  );
});

it('a card that is looked at, held against that of the event', () => {
  says(
    magicObject('probe/test/better', {
      abilities: [
        reacts(
          'swaps',
          after(
            'cardDrawn',
            'mine',
            [
              choose(
                {
                  cards: {
                    kind: 'enemy',
                    at: 'anySpace',
                    faceUp: true,
                    not: { at: 'here' },
                    where: {
                      any: [
                        is({ printed: 'strength', on: 'it' }, '>', { printed: 'strength', on: 'eventCard' }),
                        is({ printed: 'craft', on: 'it' }, '>', { printed: 'craft', on: 'eventCard' }),
                      ],
                    },
                  },
                },
                'better',
                { ask: 'enemy' },
              ),
              { op: 'put', card: v('better'), to: { at: 'here' } },
            ],
            { event: { card: { kind: 'enemy' } } },
          ),
        ),
      ],
    }),
    "Whenever you draw an Enemy, you may move any faceup Enemy on another space whose Strength is higher than that Enemy's Strength or whose Craft is higher than its Craft to your space.",
    'Immer wenn du einen Feind ziehst, darfst du einen beliebigen offenen Feind auf einem anderen Feld, dessen Stärke größer als die Stärke dieses Feindes ist oder dessen Talent größer als das Talent dieses Feindes ist, auf dein Feld legen.',
  );
});

it('two dice of which each counts for something else', () => {
  says(
    event('probe/test/dice', {
      met: [
        roll('first'),
        roll('second'),
        gain('gold', v('first')),
        lose('fate', { least: [v('first'), v('second')] }),
        { op: 'repeat', times: v('second'), do: [may('use', lose('life'))] },
      ],
    }),
    'Roll 2 dice, one after the other; gain gold equal to the result of the first die; lose fate equal to the lower of the two. You may lose 1 life, as many times as the result of the second die.',
    'Wirf nacheinander 2 Würfel, erhalte so viel Gold wie das Ergebnis des ersten Würfels und verliere so viel Schicksal wie der niedrigere Wert von beiden. Du darfst 1 Leben verlieren, und das so oft, wie das Ergebnis des zweiten Würfels angibt.',
  );
});

it('all tokens, however many', () => {
  says(
    event('probe/test/clear', { met: [{ op: 'tokens', on: 'this', kind: 'fate', n: -99 }] }),
    'Remove all fate from this card.',
    'Entferne alles Schicksal von dieser Karte.',
  );
});

it('one die for an attack, of which nothing is highest', () => {
  says(
    enemy('probe/test/single', {
      subtype: 'monster',
      strength: 2,
      abilities: [
        reacts(
          'one',
          before('diceBegin', 'anyone', [{ op: 'attackWith', side: 'mine', dice: 1 }], {
            when: { fight: { foeCards: { self: true } } },
            forced: true,
          }),
        ),
      ],
    }),
    'Against this card, roll only 1 die for your attack.',
    'Gegen diese Karte wirf für deinen Angriff nur 1 Würfel.',
  );
});

it('what is left in a pile, and a test behind a test', () => {
  const foes = { left: 'adventure', discards: 'only', find: { kind: 'enemy' } } as const;
  says(
    event('probe/test/left', {
      met: byAlignment({
        evil: when(is(foes, '>=', 1), may('use', gain('gold'))),
        good: when(is(foes, '=', 0), lose('life')),
        neutral: when(is(foes, '>=', 3), gain('life')),
      }),
    }),
    'If you are evil and there is an Enemy in the discard pile of the Adventure deck, you may gain 1 gold. If you are good and there are no Enemies in the discard pile of the Adventure deck, lose 1 life. If you are neutral and there are at least 3 Enemies in the discard pile of the Adventure deck, gain 1 life.',
    'Wenn du böse bist und es im Ablagestapel der Abenteuerkarten einen Feind gibt, darfst du 1 Gold erhalten. Wenn du gut bist und es im Ablagestapel der Abenteuerkarten keinen Feind gibt, verliere 1 Leben. Wenn du neutral bist und es im Ablagestapel der Abenteuerkarten mindestens 3 Feinde gibt, erhalte 1 Leben.',
  );
});

it('no more than so much is lost', () => {
  says(
    magicObject('probe/test/spares', {
      abilities: [
        reacts('spares', {
          stage: 'would',
          on: 'lose',
          whose: 'mine',
          event: { what: 'life' },
          when: is({ eventAmount: true }, '>=', 2),
          forced: true,
          do: [{ op: 'replaceAmount', by: { minus: [1, { eventAmount: true }] } }],
        }),
      ],
    }),
    'Whenever you would lose a life, if that number is 2 or more, lose only 1 life.',
    'Immer wenn du ein Leben verlieren würdest und diese Zahl mindestens 2 beträgt, verliere nur 1 Leben.',
  );
});

it('a keyword that is no word for a reader', () => {
  says(
    {
      id: 'probe/test/kept',
      kind: 'rule',
      always: true,
      abilities: [
        {
          id: 'kept',
          static: [{ countsAs: { kind: 'follower' }, keywords: ['cannotDitch'], reach: 'everyone' }],
        },
      ],
    },
    'Followers cannot be ditched.',
    'Gefährten können nicht zurückgelassen werden.',
  );
});

it('what another does on his space', () => {
  says(
    event('probe/test/stay', {
      met: [{ op: 'each', of: { heroes: {} }, as: 'who', actor: true, do: [{ op: 'moveTo', to: 'here' }] }],
    }),
    'Every character stays on his space and encounters it.',
    'Jeder Charakter bleibt auf seinem Feld und begegnet ihm.',
  );
});

it('rows that take turns', () => {
  says(
    event('probe/test/odd', {
      met: [
        chart({
          '1': lose('life'),
          '2': gain('gold'),
          '3': lose('life'),
          '4': gain('gold'),
          '5': lose('life'),
          '6': gain('gold'),
        }),
      ].flat(),
    }),
    'Roll 1 die: 1, 3 or 5 – lose 1 life; 2, 4 or 6 – gain 1 gold.',
    'Wirf 1 Würfel: 1, 3 oder 5 – verliere 1 Leben; 2, 4 oder 6 – erhalte 1 Gold.',
  );
});

it('as many at the same time as one has', () => {
  says(
    object('probe/test/arms', {
      abilities: [
        {
          id: 'arms',
          static: [{ stat: 'weaponLimit', set: count({ cards: { class: 'weapon', zone: 'held', heldBy: 'me' } }) }],
        },
      ],
    }),
    'You may use all your Weapons at the same time.',
    'Du darfst alle deine Waffen gleichzeitig benutzen.',
  );
});

it('the card itself, behind cards that were drawn', () => {
  says(
    object('probe/test/cache', { taken: [{ op: 'deal', from: 'material', n: 2, to: 'held' }, discard()] }),
    'As soon as you take this card, draw 2 Material cards and discard this card.',
    'Sobald du diese Karte nimmst, ziehe 2 Materialkarten und lege diese Karte ab.',
  );
});

it('what holds as long as the card has its effect', () => {
  says(
    event('probe/test/winds', {
      met: [when(not({ lasting: true }), modify([capped('movement', 1, { reach: 'everyone' })], { rounds: 2 }))],
      abilities: [
        reacts(
          'drift',
          after(
            'rolled',
            'anyone',
            { op: 'adjustRoll', by: -1 },
            {
              event: { for: 'move' },
              when: { all: [{ lasting: true }, { alignment: 'evil' }] },
              once: 'turn',
            },
          ),
        ),
      ],
    }),
    'For 2 rounds, every character moves no more than 1 space in a turn. / Once per turn, when a character rolls a die for his move during that time, if he is evil, he may subtract 1 from the result.',
    '2 Runden lang darf jeder Charakter in einem Zug höchstens 1 Feld weit ziehen. / Wenn ein Charakter während dieser Zeit für die Bewegung würfelt und böse ist, darf er einmal pro Zug 1 vom Ergebnis abziehen.',
  );
});

it('one or none of what lies there', () => {
  const onIt = { cards: { on: 'this' } } as const;
  says(
    place('probe/test/heap', {
      carries: {},
      met: [choose(onIt, 'got', { ask: 'take', min: 0, max: { least: [1, count(onIt)] } }), take(v('got'))],
    }),
    'You may take any card on this card. / Stays here for the rest of the game.',
    'Du darfst eine beliebige Karte auf dieser Karte nehmen. / Bleibt für den Rest des Spiels hier.',
  );
});

it('where the active character is', () => {
  const there = { exists: { heroes: { sameRegionAs: 'me', where: { same: ['it', 'active'] } } } } as const;
  says(
    spell('probe/test/there', {
      timing: [cast(['afterMove'], { turn: 'any', when: there })],
      effect: [when({ at: { region: 'mine' }, who: 'active' }, gain('gold'))],
    }),
    'Cast after a move, if the active character is in your Region. / If the active character is in your Region, gain 1 gold.',
    'Wirke diesen Zauber nach einer Bewegung, wenn der Charakter am Zug in deiner Region ist. / Wenn der Charakter am Zug in deiner Region ist, erhalte 1 Gold.',
  );
});

it('the Omen on top, and who goes back to his place', () => {
  says(
    event('probe/test/sign', {
      met: [
        each({ cards: { from: 'omen', zone: 'table' } }, 'gone', [
          { op: 'turnOver', card: v('gone'), to: 'spent' },
          { op: 'put', card: v('gone'), to: 'aside' },
        ]),
        { op: 'deal', from: 'omen', to: 'table', as: 'next' },
        when(not({ known: 'next' }), { op: 'allLose' }),
        each({ cards: { named: 'harbinger', zone: 'stands' } }, 'figure', {
          op: 'put',
          card: v('figure'),
          to: { deck: 'figure', where: 'top' },
        }),
      ],
    }),
    'Discard the top Omen card (if none is left then, all players lose the game). If the Harbinger is on the board, put it on top of the Figure deck.',
    'Lege die oberste Omenkarte ab (ist dann keine mehr da, verlieren alle Spieler das Spiel). Wenn der Bote auf dem Spielplan ist, lege ihn auf den Figurenstapel.',
  );
});
