// Cards of sets that are not built yet, as both languages tell them: each sentence was false or unclear once.
import { expect, it } from 'vitest';
import {
  after,
  always,
  before,
  cannot,
  choose,
  count,
  discard,
  enemy,
  gain,
  is,
  magicObject,
  mayDo,
  object,
  pay,
  plus,
  reacts,
  take,
  v,
  when,
} from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import type { Cond } from '../rules/vocab/select';
import { describe, english, german, namesFrom, typeLine } from './index';

const names = namesFrom({});
const tell = (def: Def): { readonly en: string; readonly de: string } => ({
  en: describe(english, names, def).join(' / '),
  de: describe(german, names, def).join(' / '),
});

it('a card of the same kind that is not the one that speaks', () => {
  const another: Cond = { has: { keyword: 'talisman', not: { self: true } } };
  const talisman = magicObject('x/talisman/x', {
    origin: 'ours',
    abilities: [
      { id: 'false', static: [cannot('enterValley', { when: { not: another } })] },
      mayDo('throws_away', ['turnStart'], discard(), { when: another }),
    ],
  });
  expect(tell(talisman)).toEqual({
    en: 'You cannot enter the Valley of Fire if you do not have another Talisman. / At the start of your turn, if you have another Talisman, you may discard this card.',
    de: 'Du darfst das Tal des Feuers nicht betreten, wenn du keinen anderen Talisman hast. / Wenn du einen anderen Talisman hast, darfst du zu Beginn deines Zugs diese Karte ablegen.',
  });
  const queen = enemy('x/adventure/x', {
    origin: 'ours',
    subtype: 'construct',
    abilities: [
      always(
        plus('foeRoll', count({ cards: { titled: 'clockwork', faceUp: true, not: { self: true } } }), {
          when: { fight: { foeCards: { self: true } } },
          reach: 'everyone',
        }),
      ),
    ],
  });
  expect(tell(queen)).toEqual({
    en: 'It adds the number of other faceup cards with “Clockwork” in the title to its attack roll.',
    de: 'Diese Karte addiert die Zahl der anderen offenen Karten mit „Clockwork“ im Namen zu ihrem Angriffswurf.',
  });
});

it('what a card counts for itself', () => {
  const tokens = (op: '>=' | '=', n: number): Cond => is({ tokens: 'met', on: 'this' }, op, n);
  const card = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      mayDo('pays', ['turnStart'], gain('gold', { tokens: 'met', on: 'this' }), { when: tokens('>=', 1) }),
      mayDo('marks', ['turnEnd'], { op: 'tokens', on: 'this', kind: 'met', n: 1 }, { when: tokens('=', 0) }),
    ],
  });
  expect(tell(card)).toEqual({
    en: 'At the start of your turn, if there is a met token on this card, you may gain gold equal to the number of met tokens on it.',
    de: 'Wenn auf dieser Karte eine Met-Marke liegt, darfst du zu Beginn deines Zugs so viel Gold wie die Zahl der Met-Marken auf ihr erhalten.',
  });
});

it('what the winner of a fight takes, and a turn that is missed', () => {
  const gold = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      reacts(
        'bait',
        {
          stage: 'would',
          on: 'lose',
          whose: 'mine',
          event: { what: ['life', 'gold'], reward: true },
          forced: true,
          do: [{ op: 'prevent' }, { op: 'take', card: 'this', who: 'eventBy' }],
        },
        {
          stage: 'would',
          on: 'taken',
          whose: 'others',
          event: { reward: true, card: { heldBy: 'me', not: { self: true } } },
          forced: true,
          do: [{ op: 'prevent' }, { op: 'take', card: 'this', who: 'eventHero' }],
        },
      ),
    ],
  });
  expect(tell(gold)).toEqual({
    en: 'Whenever you would lose a life or gold to the winner of a fight, prevent the loss; the winner takes this card. Whenever another character would take one of your other cards as the reward of a fight, he takes this card instead.',
    de: 'Immer wenn du an den Sieger eines Kampfes ein Leben oder Gold verlieren würdest, verhindere den Verlust; der Sieger nimmt diese Karte. Immer wenn ein anderer Charakter als Lohn eines Kampfes eine deiner anderen Karten nehmen würde, nimmt er stattdessen diese Karte.',
  });
  const clock = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      reacts('missed', after('turnBegan', 'mine', gain('gold'), { event: { missed: true }, forced: true })),
      reacts('spared', {
        stage: 'would',
        on: 'turnBegan',
        whose: 'anyone',
        event: { missed: true },
        forced: true,
        do: [{ op: 'prevent' }],
      }),
    ],
  });
  expect(tell(clock)).toEqual({
    en: 'Whenever you miss a turn, gain 1 gold. / Whenever a character would miss a turn, he does not.',
    de: 'Immer wenn du einen Zug aussetzt, erhalte 1 Gold. / Immer wenn ein Charakter einen Zug aussetzen würde, setzt er nicht aus.',
  });
});

const NETHER = 'probe/deck/material';
it('from which deck it is, beside what it is', () => {
  const bag = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      reacts(
        'keeps',
        before('killed', 'mine', gain('gold'), {
          event: { fight: ['battle', 'psychic'], card: { kind: 'enemy', from: NETHER } },
        }),
      ),
      mayDo(
        'meets',
        ['turnStart'],
        [choose({ cards: { from: NETHER, stands: 'here' } }, 'met'), { op: 'meet', card: v('met') }],
      ),
    ],
  });
  expect(tell(bag)).toEqual({
    en: 'Whenever you kill a Material Enemy, you may gain 1 gold. / At the start of your turn, you may choose any Material on your space and meet it.',
    de: 'Immer wenn du einen Feind aus dem Material-Stapel tötest, darfst du 1 Gold erhalten. / Zu Beginn deines Zugs darfst du eine beliebige Material-Figur auf deinem Feld wählen und ihr begegnen.',
  });
});

it('whom a creature speaks of', () => {
  const fungus = enemy('x/adventure/x', {
    origin: 'ours',
    subtype: 'monster',
    abilities: [
      always(
        plus('foeRoll', 3, {
          reach: 'everyone',
          when: { all: [{ fight: { foeCards: { self: true } } }, { form: true }] },
        }),
      ),
    ],
  });
  expect(tell(fungus)).toEqual({
    en: 'It adds 3 to its attack roll if you are in another form.',
    de: 'Diese Karte addiert 3 zu ihrem Angriffswurf, wenn du in einer anderen Gestalt bist.',
  });
  const bane = object('x/adventure/x', {
    origin: 'ours',
    abilities: [always(plus('foeRoll', 4, { when: { fight: { foe: 'creature' } } }))],
  });
  expect(tell(bane)).toEqual({
    en: 'Every creature that you fight adds 4 to its attack roll.',
    de: 'Jede Kreatur, gegen die du kämpfst, addiert 4 zu ihrem Angriffswurf.',
  });
});

it('which of two cards goes away', () => {
  const crafter = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      mayDo(
        'makes',
        ['turnStart'],
        [
          choose({ cards: { from: 'probe/deck/material', zone: 'held', heldBy: 'me' } }, 'part'),
          { op: 'deal', from: 'probe/deck/invention', to: 'aside', as: 'made' },
          when({ known: 'made' }, [
            { op: 'imbue', card: v('made'), with: v('part') },
            discard(v('part')),
            take(v('made')),
          ]),
        ],
      ),
    ],
  });
  expect(tell(crafter)).toEqual({
    en: 'At the start of your turn, you may choose one of your Material cards and set the top card of the Invention deck aside. If you do and there is one, give it the properties of that Material card, discard that Material card and take that Invention card.',
    de: 'Zu Beginn deines Zugs darfst du eine deiner Material-Karten wählen und die oberste Karte des Invention-Stapels beiseitelegen. Wenn du es tust und eine Karte da ist, gib ihr die Eigenschaften dieser Material-Karte, lege diese Material-Karte ab und nimm diese Invention-Karte.',
  });
});

it('the type of a card by the word of its deck', () => {
  expect(typeLine(german, { id: 'dragon/cadorus/x', kind: 'state', deck: 'dragon/deck/cadorus' })).toBe('Cadoruskarte');
});

it('what another pays to whoever speaks', () => {
  const toll = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      mayDo('asks', ['turnStart'], [choose({ heroes: { who: 'others' } }, 'payer'), pay(1, v('payer')), gain('gold')]),
    ],
  });
  expect(tell(toll)).toEqual({
    en: 'At the start of your turn, you may choose another character; he gives 1 gold to you.',
    de: 'Zu Beginn deines Zugs darfst du einen anderen Charakter wählen; er gibt dir 1 Gold.',
  });
});

it('what was counted of cards that are gone by then', () => {
  const aside = { cards: { zone: 'aside', object: true } } as const;
  const experiment: Def = {
    id: 'x/adventure/x',
    kind: 'event',
    met: [
      { op: 'deal', from: 'adventure', to: 'aside', n: 10, as: 'found' },
      { op: 'set', as: 'objects', to: count(aside) },
      { op: 'discard', card: v('found') },
      when(is(v('objects'), '>', 3), [{ op: 'lose', what: 'life', n: { minus: [v('objects'), 3] } }]),
    ],
  };
  expect(tell(experiment)).toEqual({
    en: 'Set the top 10 cards of the Adventure deck aside and discard them. If there were more than 3 Objects among them, lose lives equal to the number of Objects among them minus 3.',
    de: 'Lege die obersten 10 Karten des Abenteuerstapels beiseite und lege sie ab. Wenn mehr als 3 Gegenstände darunter waren, verliere so viele Leben wie die Zahl der Gegenstände darunter minus 3.',
  });
});

it('in whose turn somebody attacks', () => {
  const cloth = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      mayDo('dazzles', ['beforeRolls'], [{ op: 'attackWith', side: 'theirs', dice: 0 }], {
        when: { fight: { kind: 'battle', role: 'attacker' } },
        once: 'fight',
      }),
    ],
  });
  expect(tell(cloth)).toEqual({
    en: 'Once per fight, in battle as the attacker, you may have your opponent roll no die for his attack.',
    de: 'Wenn du im Kampf angreifst, wirft dein Gegner einmal pro Kampf auf deinen Wunsch für seinen Angriff keinen Würfel.',
  });
});

it('the way of a choice that has parts of its own comes last', () => {
  const dead = { heroes: { at: { here: true } } } as const;
  const stair: Def = {
    id: 'x/adventure/x',
    kind: 'place',
    met: [
      {
        op: 'pick',
        ask: 'ask.climb',
        options: [
          { key: 'climb', do: [{ op: 'drawCards', exactly: 1 }, choose(dead, 'one'), { op: 'kill', who: v('one') }] },
          { key: 'turn_back', do: [gain('gold'), { op: 'endTurn' }] },
        ],
      },
    ],
  };
  expect(tell(stair)).toEqual({
    en: 'Choose one: gain 1 gold and end your turn; or draw 1 Adventure card even if cards already lie here; choose any character on this space; he is killed.',
    de: 'Wähle eines: erhalte 1 Gold und beende deinen Zug; oder ziehe 1 Abenteuerkarte, was auch immer hier liegt; wähle einen beliebigen Charakter auf diesem Feld; er wird getötet.',
  });
});

const rows = { '1-3': [gain('gold')], '4+': [gain('life')] };
it('a roll that one may make, and what one may add to it', () => {
  const chest: Def = {
    id: 'x/adventure/x',
    kind: 'event',
    met: [
      { op: 'may', ask: 'x', then: [{ op: 'roll', as: 'die' }] },
      when({ all: [{ known: 'die' }, { has: { named: 'treasure_map' } }] }, [
        { op: 'number', as: 'more', from: 0, to: 3, ask: 'addHowMuch' },
      ]),
      when({ known: 'die' }, [{ op: 'table', on: { plus: [v('die'), v('more')] }, rows }]),
    ],
  };
  expect(tell(chest)).toEqual({
    en: 'You may roll 1 die (you may add up to 3, if you have the Treasure Map): 1-3 – gain 1 gold; 4 or more – gain 1 life.',
    de: 'Du darfst 1 Würfel werfen (du darfst bis zu 3 addieren, wenn du Treasure Map hast): 1-3 – erhalte 1 Gold; ab 4 – erhalte 1 Leben.',
  });
});

it('whether he took what he found, and whether a deck gave a card', () => {
  const astral: Def = {
    id: 'x/adventure/x',
    kind: 'event',
    met: [
      {
        op: 'search',
        deck: 'adventure',
        top: 3,
        find: { kind: 'stranger' },
        to: { at: 'here' },
        rest: 'discard',
        as: 'found',
      },
      when({ known: 'found' }, [discard()]),
      { op: 'deal', from: 'adventure', to: 'held', named: 'wish', as: 'wish' },
      when({ not: { known: 'wish' } }, [gain('gold')]),
    ],
  };
  expect(tell(astral)).toEqual({
    en: 'Look through the top 3 cards of the Adventure deck: you may put a Stranger on this space and discard the others. If you do, discard this card. Take the Wish from the Adventure deck. If there is none, gain 1 gold.',
    de: 'Sieh die obersten 3 Karten des Abenteuerstapels durch und lege nach Wunsch einen Fremden davon auf dieses Feld; die anderen kommen auf den Ablagestapel. Wenn du es tust, lege diese Karte ab. Nimm Wish aus dem Abenteuerstapel. Wenn keine mehr da ist, erhalte 1 Gold.',
  });
});

it('what is done for each thing of each of them', () => {
  const pollution: Def = {
    id: 'x/adventure/x',
    kind: 'event',
    met: [
      {
        op: 'each',
        of: { heroes: { sameRegionAs: 'me' } },
        as: 'who',
        actor: true,
        do: [
          {
            op: 'each',
            of: { cards: { object: true, heldBy: 'me' } },
            as: 'one',
            do: [{ op: 'roll', as: 'die' }, when(is(v('die'), '=', 1), [discard(v('one'))])],
          },
        ],
      },
    ],
  };
  expect(tell(pollution)).toEqual({
    en: 'For each of his Objects, every character in your Region rolls 1 die: if the result is 1, he discards it.',
    de: 'Für jeden seiner Gegenstände wirft jeder Charakter in deiner Region 1 Würfel: Wenn das Ergebnis 1 beträgt, legt er ihn ab.',
  });
});

it('the space that a figure left', () => {
  const zephyr: Def = {
    id: 'x/figure/x',
    kind: 'figure',
    met: [
      choose({ spaces: { is: { spaceOfCard: 'this' } } }, 'from'),
      { op: 'walk', figure: 'this', n: 3, way: 'cw' },
      when({ at: { is: v('from') } }, [gain('gold')]),
      {
        op: 'each',
        of: { cards: { at: v('from') } },
        as: 'one',
        do: [{ op: 'put', card: v('one'), to: { at: { spaceOfCard: 'this' } } }],
      },
    ],
  };
  expect(tell(zephyr)).toEqual({
    en: 'When you meet it, move this figure 3 spaces clockwise. If you are on the space that it left, gain 1 gold. Put every card on the space that this figure left on its space.',
    de: 'Wenn du dieser Figur begegnest, bewege diese Figur 3 Felder im Uhrzeigersinn. Wenn du auf dem Feld, das sie verlassen hat, bist, erhalte 1 Gold. Lege jede Karte auf dem Feld, das diese Figur verlassen hat, auf das Feld dieser Figur.',
  });
});

it('tokens that only keep count are told nowhere, and of whose turn it is he ends it', () => {
  const card = object('x/adventure/x', {
    origin: 'ours',
    abilities: [
      reacts(
        'counts',
        after(
          'cast',
          'others',
          [{ op: 'spaceTokens', at: 'here', kind: 'met', n: 1 }, when({ turnOf: 'eventHero' }, [{ op: 'endTurn' }])],
          { forced: true },
        ),
      ),
    ],
  });
  expect(tell(card)).toEqual({
    en: 'Whenever another character casts a Spell, if it is his turn, he ends his turn.',
    de: 'Immer wenn ein anderer Charakter einen Zauber wirkt, beendet er seinen Zug, wenn er am Zug ist.',
  });
});

it('creatures of several subtypes, each for itself', () => {
  const bane = object('x/adventure/x', {
    origin: 'ours',
    abilities: [always(plus('foeRoll', 1, { when: { fight: { subtype: ['spirit', 'undead'] } } }))],
  });
  expect(tell(bane)).toEqual({
    en: 'Every Spirit and every Undead that you fight adds 1 to its attack roll.',
    de: 'Jeder Geist und jeder Untote, gegen den du kämpfst, addiert 1 zu seinem Angriffswurf.',
  });
});
