// Words that only the expansions use: each is judged by a sentence of an invented card.
import { expect, describe as group, it } from 'vitest';
import type { Ability, Listening, Static, Trigger } from '../rules/vocab/ability';
import type { Effect, Program } from '../rules/vocab/effect';
import type { HeroRef } from '../rules/vocab/refs';
import type { HeroFilter } from '../rules/vocab/select';
import { describe, english, namesFrom } from './index';

const names = namesFrom({});
const event = (...met: Program): string =>
  describe(english, names, { id: 'x/adventure/x', kind: 'event', met }).join(' | ');
const ability = (it: Omit<Ability, 'id'>): string =>
  describe(english, names, { id: 'x/adventure/x', kind: 'magicObject', abilities: [{ id: 'a', ...it }] }).join(' | ');
const says = (m: Static): string => ability({ static: [m] });
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };
const v = (name: string): { readonly var: string } => ({ var: name });
const aim = (of: HeroFilter = { who: 'others' }): Effect => ({ op: 'choose', from: { heroes: of }, as: 'foe' });
const foe: HeroRef = v('foe');

group('effects', () => {
  it('put: each place', () => {
    const put = (to: Extract<Effect, { op: 'put' }>['to'], faceDown?: true): string =>
      event({ op: 'put', card: 'this', to, ...(faceDown ? { faceDown } : {}) });
    expect(put('table')).toBe('Put this card beside the board.');
    expect(put('held')).toBe('Take this card.');
    expect(put('hand')).toBe('Add this card to your Spells.');
    expect(put('trophy')).toBe('Take this card as a trophy.');
    expect(put('discard')).toBe('Discard this card.');
    expect(put('out')).toBe('Remove this card from the game.');
    expect(put('aside')).toBe('Set this card aside.');
    expect(put({ at: { space: 'x/space/tavern' } })).toBe('Put this card on the Tavern.');
    expect(put({ at: 'here' }, true)).toBe('Put this card facedown on this space.');
    expect(put({ over: { space: 'x/space/tavern' } })).toBe('Put this card over the Tavern.');
    expect(put({ deck: 'omen', where: 'top' })).toBe('Put this card on top of the Omen deck.');
    expect(put({ deck: 'omen', where: 'bottom' })).toBe('Put this card under the Omen deck.');
    expect(put({ deck: { own: 'tunnel' }, where: 'shuffled' })).toBe('Shuffle this card into your own Tunnel deck.');
    expect(
      event(
        { op: 'choose', from: { cards: { object: true, heldBy: 'me' } }, as: 'a' },
        { op: 'put', card: v('a'), to: { on: 'this' } },
      ),
    ).toBe('Put one of your Objects on this card.');
    expect(event(aim(), { op: 'put', card: 'this', to: { stands: { spaceOf: foe } } })).toBe(
      'Choose another character; put this card on his space.',
    );
    expect(event(aim(), { op: 'put', card: 'this', to: 'held', who: foe })).toBe(
      'Choose another character; he takes this card.',
    );
  });

  it('deal', () => {
    expect(event({ op: 'deal', from: 'destiny', to: 'held' })).toBe('Draw 1 Destiny card.');
    expect(event({ op: 'deal', from: 'spell', to: 'hand', n: 2 })).toBe('Gain 2 Spells.');
    expect(event({ op: 'deal', from: 'harbinger', to: { at: 'here' }, n: 2 })).toBe(
      'Put the top 2 cards of the Harbinger deck on this space.',
    );
    expect(event({ op: 'deal', from: 'terrain', named: 'desert', to: { over: 'here' } })).toBe(
      'Put the Desert from the Terrain deck over this space.',
    );
    expect(event({ op: 'deal', from: { own: 'tunnel' }, to: 'discard' })).toBe(
      'Discard the top card of your own Tunnel deck.',
    );
    expect(
      event(
        { op: 'deal', from: 'omen', to: 'table', as: 'next' },
        { op: 'if', cond: { not: { known: 'next' } }, then: [{ op: 'allLose' }] },
      ),
    ).toBe('Put the top card of the Omen deck beside the board. If there is none, all players lose the game.');
    expect(event({ op: 'deal', from: 'potion', to: { at: 'here' }, as: 'got' }, { op: 'take', card: v('got') })).toBe(
      'Draw 1 Potion card.',
    );
  });

  it('figures: walk, meet, turn over', () => {
    const figure = { op: 'choose', from: { cards: { named: 'reaper', zone: 'stands' } }, as: 'it' } as const;
    expect(event(figure, { op: 'walk', figure: v('it'), n: 3 })).toBe('Move the Reaper 3 spaces in either direction.');
    expect(event(figure, { op: 'roll', as: 'n' }, { op: 'walk', figure: v('it'), n: v('n'), way: 'ccw' })).toBe(
      'Roll 1 die and move the Reaper that many spaces counterclockwise.',
    );
    expect(event(figure, { op: 'walk', figure: v('it'), n: 2, way: 'cw', stopsAt: { not: { empty: true } } })).toBe(
      'Move the Reaper 2 spaces clockwise, but no further than the first space with a character.',
    );
    expect(event(figure, { op: 'meet', card: v('it') })).toBe('Meet the Reaper.');
    expect(event(figure, aim(), { op: 'meet', card: v('it'), who: foe })).toBe(
      'Choose another character; that character meets the Reaper.',
    );
    expect(
      event({ op: 'choose', from: { cards: { from: 'path', heldBy: 'me' } }, as: 'it' }, { op: 'meet', card: v('it') }),
    ).toBe('Choose one of your Path cards; carry it out.');
    expect(event({ op: 'turnOver', card: 'this', to: 'night' })).toBe('Turn this card to Night.');
    expect(
      event({
        op: 'each',
        of: { cards: { from: 'remnant', faceDown: true, at: 'here' } },
        as: 'one',
        do: [{ op: 'turnOver', card: v('one') }],
      }),
    ).toBe('Turn over every facedown Remnant card on this space.');
  });

  it('tokens on spaces', () => {
    expect(event({ op: 'spaceTokens', at: 'here', kind: 'fire', n: 1 })).toBe('Put 1 fire token on this space.');
    expect(event({ op: 'spaceTokens', at: 'here', kind: 'fire', n: -2 })).toBe('Remove 2 fire tokens from this space.');
    expect(
      event({ op: 'spaceTokens', at: 'here', kind: 'fire', n: { minus: [0, { spaceTokens: 'fire', at: 'here' }] } }),
    ).toBe('Remove all fire tokens from this space.');
    expect(
      event(
        { op: 'choose', from: { spaces: { region: 'mine', not: { tokens: 'fire' } } }, as: 'to' },
        { op: 'spaceTokens', at: v('to'), kind: 'fire', n: 1 },
      ),
    ).toBe('Put 1 fire token on any space without a fire token in your Region.');
    expect(event({ op: 'tokens', on: 'this', kind: 'sleep', n: { minus: [0, { tokens: 'sleep', on: 'this' }] } })).toBe(
      'Remove all sleep tokens from this card.',
    );
  });

  it('decks and burning', () => {
    expect(event({ op: 'merge', from: { own: 'tunnel' }, into: 'tunnel' })).toBe(
      'Shuffle what is left of your own Tunnel deck into the Tunnel deck.',
    );
    expect(event({ op: 'burn', top: 'adventure', n: 3 })).toBe('Burn the top 3 cards of the Adventure deck.');
    expect(event({ op: 'burn' })).toBe('Burn this card.');
    expect(
      event({
        op: 'each',
        of: { cards: { at: 'here', faceUp: true } },
        as: 'one',
        do: [{ op: 'burn', card: v('one') }],
      }),
    ).toBe('Burn every faceup card on this space.');
    expect(event({ op: 'drawCards', exactly: 1 })).toBe('Draw 1 Adventure card even if cards already lie here.');
    expect(event({ op: 'drawCards', exactly: 2, deck: 'bridge' })).toBe(
      'Draw 2 Bridge cards even if cards already lie here.',
    );
  });

  it('encounters and moves', () => {
    expect(event({ op: 'encounterCards' })).toBe('Encounter the cards on this space instead of the space itself.');
    expect(
      event({ op: 'deal', from: 'denizen', to: { at: 'here' }, as: 'one' }, { op: 'encounterCards', only: v('one') }),
    ).toBe('Put the top card of the Denizen deck on this space and encounter it.');
    expect(event({ op: 'encounterSpace' })).toBe('Encounter the space itself.');
    expect(event({ op: 'rollMove', as: 'rolled' })).toBe('Roll for your move.');
    expect(event({ op: 'offerMove' })).toBe('You may now do anything that may be done instead of moving.');
    expect(event({ op: 'offerMove', roll: true })).toBe(
      'You may now do anything that may be done instead of moving or of rolling for movement.',
    );
    expect(event({ op: 'stay' })).toBe('Stay on this space and encounter it.');
    expect(event({ op: 'moveTo', to: { steps: 1, way: 'out' }, how: 'move' })).toBe('Move 1 space outwards.');
    expect(event({ op: 'moveTo', to: { steps: { stat: 'craft' }, way: 'in' } })).toBe(
      'Move inwards as many spaces as your Craft.',
    );
    expect(event({ op: 'moveTo', to: { startOf: 'me' } })).toBe('Teleport to your start space.');
    expect(event({ op: 'moveTo', to: { markOf: 'me' } })).toBe('Teleport to your marked space.');
    expect(event({ op: 'mark', at: 'here' })).toBe('Mark this space as your own.');
    expect(event({ op: 'mark' })).toBe('Remove your mark from the board.');
  });

  it('bodies, substitutes, borrowed and built things', () => {
    expect(event({ op: 'form', from: 'ghost' })).toBe('Go on as a Ghost drawn at random.');
    expect(event({ op: 'form' })).toBe('Become your own character again.');
    expect(event({ op: 'fightInPlace', card: 'this', strength: 6, craft: 3 })).toBe(
      'Let this card fight in your place with Strength 6 or Craft 3.',
    );
    expect(event({ op: 'fightInPlace', card: 'this', strength: { stat: 'craft' } })).toBe(
      'Let this card fight in your place with Strength equal to your Craft.',
    );
    expect(event({ op: 'joinFight', card: 'this', side: 'mine', strength: { stat: 'craft' } })).toBe(
      'Let this card join the fight on your side with Strength equal to your Craft.',
    );
    expect(event(aim(), { op: 'borrow', of: foe, until: 'turn' })).toBe(
      'Choose another character; gain one of his special abilities that may be used at will, until the end of the turn.',
    );
    const materials: Effect = {
      op: 'choose',
      from: { cards: { from: 'material', heldBy: 'me' } },
      as: 'parts',
      min: 3,
      max: 3,
    };
    expect(event(materials, { op: 'imbue', card: 'this', with: v('parts') })).toBe(
      'Give this card the properties of 3 of your Material cards.',
    );
  });

  it('fate with two sides', () => {
    expect(event({ op: 'gain', what: 'fate', n: 2, side: 'light' })).toBe('Gain 2 light fate.');
    expect(event({ op: 'turnFate', n: 1, to: 'light' })).toBe('Turn 1 dark fate to the light side.');
    expect(event({ op: 'turnFate', n: 99, to: 'dark' })).toBe('Turn all your light fate to the dark side.');
  });

  it('all at once', () => {
    expect(event({ op: 'allLose' })).toBe('All players lose the game.');
    const options = [
      { key: 'pay', do: [{ op: 'lose', what: 'gold', n: 1 }] },
      { key: 'wait', do: [{ op: 'missTurn', n: 1 }] },
    ] as const;
    expect(event({ op: 'together', ask: 'x', options })).toBe(
      'In secret and at the same time, every character chooses one: he loses 1 gold; or he misses 1 turn.',
    );
    expect(
      event(
        { op: 'choose', from: { cards: { kind: 'follower', heldBy: 'me' } }, as: 'one', random: true },
        { op: 'discard', card: v('one') },
      ),
    ).toBe('Discard one of your Followers at random.');
    expect(
      event({
        op: 'each',
        of: { heroes: {} },
        as: 'who',
        actor: true,
        do: [{ op: 'deal', from: 'curse', to: { at: 'here' } }],
      }),
    ).toMatch(/^Every character puts the top card of the Curse deck/);
    expect(
      event({
        op: 'each',
        of: { heroes: { at: { not: { region: 'inner' } } } },
        as: 'who',
        do: [{ op: 'deal', from: 'curse', to: { at: { spaceOf: v('who') } } }],
      }),
    ).toBe('For every character outside the Inner Region, put the top card of the Curse deck on his space.');
    expect(event({ op: 'kill', who: 'me' })).toBe('You are killed.');
  });

  it('as long as a card is in play', () => {
    expect(event({ op: 'modify', until: 'inPlay', mods: [{ stat: 'strength', add: 2 }] })).toBe(
      'Add 2 to your Strength as long as this card is in play.',
    );
  });
});

group('standing effects', () => {
  it('creatures', () => {
    expect(says({ power: 'strength', of: { subtype: 'dragon' }, add: 1 })).toBe(
      'Every Dragon that you fight has +1 Strength.',
    );
    expect(says({ power: 'craft', of: { kind: 'enemy' }, add: -3, least: 1, reach: 'everyone' })).toBe(
      'Every Enemy has \u22123 Craft, but never less than 1.',
    );
    expect(says({ power: 'strength', of: {}, times: 2, reach: 'others' })).toBe(
      'Every creature that every other character fights has twice its Strength.',
    );
    expect(
      says({ power: 'strength', of: { kind: 'enemy' }, set: { stat: 'strength' }, when: { at: { region: 'outer' } } }),
    ).toBe('Every Enemy that you fight has Strength equal to your Strength in the Outer Region.');
    expect(
      describe(english, names, {
        id: 'x/adventure/x',
        kind: 'enemy',
        subtype: 'monster',
        strength: 1,
        abilities: [
          {
            id: 'a',
            static: [
              { power: 'strength', of: { self: true }, add: { count: { cards: { kind: 'enemy', at: 'here' } } } },
            ],
          },
        ],
      }),
    ).toEqual(['This card adds the number of Enemies on this space to its Strength.']);
  });
  it('decks', () => {
    expect(says({ drawFrom: 'adventure', instead: 'harbinger', reach: 'everyone' })).toBe(
      'Every character draws Harbinger cards instead of Adventure cards.',
    );
    expect(says({ drawFrom: 'adventure', instead: 'veil', when: { source: { kind: ['space', 'terrain'] } } })).toBe(
      'You draw Veil cards instead of Adventure cards where a space or a Terrain card says to.',
    );
  });
  it('values and dice', () => {
    expect(says({ stat: 'lifeValue', add: 1 })).toBe('+1 life value.');
    expect(says({ stat: 'fateValue', add: 2 })).toBe('+2 fate value.');
    expect(says({ stat: 'moveDice', set: 2 })).toBe('You roll 2 dice for your move.');
    expect(says({ stat: 'moveDice', add: 1 })).toBe('You roll 1 more die for your move.');
    expect(says({ stat: 'foeRoll', add: { minus: [0, { foe: 'count' }] } })).toBe(
      'Every creature that you fight subtracts 1 from its attack roll.',
    );
  });
  it('verbs', () => {
    expect(says({ cannot: 'meetSpace' })).toBe('You cannot encounter the space.');
    expect(says({ cannot: 'meetCard', card: { kind: ['stranger', 'place'] } })).toBe(
      'You do not meet Strangers and Places.',
    );
    expect(says({ cannot: 'meetCard', card: { from: 'veil' }, reach: 'everyone' })).toBe(
      'No character meets Veil cards.',
    );
    expect(says({ cannot: 'useMeetings' })).toBe('You cannot use abilities on characters whom you encounter.');
    expect(says({ cannot: 'avoid', card: { keyword: 'trap' }, reach: 'everyone' })).toBe(
      'No character can avoid Trap cards.',
    );
    expect(says({ cannot: 'replaceDrawn', card: { from: 'bridge' }, reach: 'everyone' })).toBe(
      'No character can replace Bridge cards as they are drawn.',
    );
    expect(says({ can: 'passGate' })).toBe('You may pass the Sentinel without a fight.');
    expect(says({ cannot: 'crossSentinel' })).toBe('You cannot cross the bridge at the Sentinel.');
    expect(says({ can: 'useDarkFate' })).toBe('You may pay dark fate to make another character roll a die again.');
    expect(says({ can: 'riseAgain', reach: 'everyone' })).toBe(
      'Every character goes on in another form when he is killed.',
    );
    expect(says({ cannot: 'standIn', card: { kind: 'follower' } })).toBe(
      'You cannot let Followers fight in your place.',
    );
  });
});

group('reactions', () => {
  type Heard<L> = L extends Listening ? Omit<L, 'stage' | 'forced'> : never;
  const hears = (t: Heard<Listening>, stage: Trigger['stage'] = 'after'): string =>
    ability({ triggers: [{ id: 't', stage, forced: true, do: [gold], ...t }] }).replace(', gain 1 gold.', '');
  it('events', () => {
    expect(hears({ on: 'beaten', whose: 'mine', event: { foe: 'creature', fight: 'battle' } })).toBe(
      'Whenever you are defeated by a creature in battle',
    );
    expect(hears({ on: 'beaten', whose: 'anyone', event: { foe: 'character' } })).toBe(
      'Whenever a character is defeated by another character',
    );
    expect(hears({ on: 'stoodIn', whose: 'mine', event: { outcome: 'lost', card: { self: true } } })).toBe(
      'Whenever you lose a fight in which this card fights in your place',
    );
    expect(hears({ on: 'stoodIn', whose: 'mine', event: { outcome: ['lost', 'standOff'] } })).toBe(
      'Whenever you lose or come to a stand-off in a fight in which a card fights in your place',
    );
    expect(hears({ on: 'rose', whose: 'anyone' })).toBe('Whenever a character goes on in another form');
    expect(hears({ on: 'cardDrawn', whose: 'mine', event: { card: { kind: 'event' } } })).toBe(
      'Whenever you draw an Event',
    );
    expect(hears({ on: 'turnedOver', whose: 'anyone', event: { side: 'night', card: { named: 'time_card' } } })).toBe(
      'At nightfall',
    );
    expect(hears({ on: 'turnedOver', whose: 'mine', event: { card: { from: 'remnant' } } })).toBe(
      'Whenever you turn a Remnant card over',
    );
    expect(
      hears({ on: 'figureMoved', whose: 'mine', event: { card: { named: 'reaper' }, to: { region: 'outer' } } }),
    ).toBe('Whenever you move the Reaper so that it ends its move in the Outer Region');
    expect(hears({ on: 'diceBegin', whose: 'mine' }, 'before')).toBe('Before you roll the dice in a fight');
    expect(ability({ triggers: [{ id: 't', stage: 'cannot', on: 'beaten', whose: 'mine', do: [] }] })).toBe(
      'You are not defeated.',
    );
  });
  it('of what nobody holds: it speaks of whom the event is about', () => {
    const walk: Program = [
      { op: 'roll', as: 'n', for: 'creature' },
      { op: 'walk', figure: 'this', n: v('n') },
      aim({ at: { is: { spaceOfCard: 'this' } } }),
      { op: 'meet', card: 'this', who: foe },
    ];
    expect(
      describe(english, names, {
        id: 'x/figure/x',
        kind: 'figure',
        abilities: [
          {
            id: 'a',
            triggers: [
              {
                id: 't',
                stage: 'after',
                on: 'turnEnded',
                whose: 'anyone',
                forced: true,
                when: { naturalMove: [1] },
                do: walk,
              },
            ],
          },
        ],
      }),
    ).toEqual([
      "At the end of every character's turn, if he rolled a 1 for his move, he rolls 1 die for this figure and moves this figure that many spaces in either direction; he chooses any character on its space; that character meets it.",
    ]);
  });
});
