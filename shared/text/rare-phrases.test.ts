// Ops, verbs, events and amounts that the base game hardly uses: their words are judged all the same.
import { expect, it } from 'vitest';
import type { Ability, Listening, Static, Trigger } from '../rules/vocab/ability';
import type { Effect, Program } from '../rules/vocab/effect';
import { eventKinds, moments, verbs, type EventKind, type Stage } from '../rules/vocab/words';
import { describe, english, german, namesFrom } from './index';
import { jinx } from '../content/probe/30-before-fate';
import { gravedigger } from '../content/probe/31-piles';
import { reallyLostSoul } from '../content/probe/32-wishes';

const names = namesFrom({});
const event = (...met: Program): string =>
  describe(english, names, { id: 'x/adventure/x', kind: 'event', met }).join(' | ');
const ability = (it: Omit<Ability, 'id'>): string =>
  describe(english, names, { id: 'x/adventure/x', kind: 'magicObject', abilities: [{ id: 'a', ...it }] }).join(' | ');
const broken = /undefined|\[object|NaN|[$_]| {2,}/;
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };
/** A reaction to an event of a kind that is not known here. */
const hearing = <K extends EventKind>(stage: Stage, on: K, whose: 'mine' | 'others' | 'anyone'): Listening<K> => ({
  stage,
  on,
  whose,
});

it('effects', () => {
  const who = { var: 'foe' } as const;
  const aim: Effect = { op: 'choose', from: { heroes: { who: 'others', at: { here: true } } }, as: 'foe' };
  expect(event(aim, { op: 'attack', target: who, kind: 'psychic' })).toBe(
    'Choose another character on this space; attack him in psychic combat.',
  );
  expect(event(aim, { op: 'lookAtHand', of: who })).toBe('Choose another character on this space; look at his Spells.');
  expect(event(aim, { op: 'kill', who }, { op: 'win', who: 'me' })).toBe(
    'Choose another character on this space; he is killed. Win the game.',
  );
  expect(event({ op: 'repeat', times: 2, do: [gold] })).toBe('Gain 1 gold, twice.');
  expect(
    event(
      { op: 'number', as: 'n', from: 0, to: { stat: 'gold' }, ask: 'howMany' },
      { op: 'lose', what: 'gold', n: { var: 'n' } },
    ),
  ).toBe('You may lose any amount of gold.');
  expect(
    event(
      { op: 'choose', from: { cards: { object: true, heldBy: 'me' } }, as: 'a', max: 2, min: 0 },
      { op: 'ditch', card: { var: 'a' } },
    ),
  ).toBe('Ditch up to 2 of your Objects.');
  expect(
    event(
      { op: 'choose', from: { cards: { zone: 'trophy', heldBy: 'me' } }, as: 'a', max: 2, min: 2 },
      { op: 'remove', card: { var: 'a' } },
    ),
  ).toBe('Remove 2 of your trophies from the game.');
  expect(
    event({
      op: 'each',
      of: { cards: { kind: 'follower', heldBy: 'me' } },
      as: 'a',
      do: [{ op: 'discard', card: { var: 'a' } }],
    }),
  ).toBe('Discard all your Followers.');
  expect(event({ op: 'gain', what: 'life', n: { count: { cards: { kind: 'enemy', at: 'anySpace' } } } })).toBe(
    'Gain lives equal to the number of Enemies on the board.',
  );
  expect(event({ op: 'gain', what: 'strength', n: { least: [{ stat: 'craft' }, 3] } })).toBe(
    'Gain Strength equal to your Craft (at most 3).',
  );
  expect(event({ op: 'may', ask: 'x', then: [gold], else: [{ op: 'missTurn', n: 1 }] })).toBe(
    'You may gain 1 gold; if you do not, miss 1 turn.',
  );
  expect(event({ op: 'stop', unless: { has: { keyword: 'weapon' } } }, gold, { op: 'endTurn' })).toBe(
    'If you have a Weapon, gain 1 gold and end your turn.',
  );
  expect(
    event({
      op: 'if',
      cond: { exists: { heroes: { who: 'others', alignment: ['good', 'evil'] } } },
      then: [gold],
      else: [{ op: 'toad', turns: 1 }],
    }),
  ).toBe('If there is another good or evil character, gain 1 gold. Otherwise, become a Toad for 1 turn.');
  expect(event({ op: 'if', cond: { not: { at: { region: ['outer', 'middle'] } } }, then: [gold] })).toBe(
    'If you are not in the Outer Region or the Middle Region, gain 1 gold.',
  );
  expect(
    event({
      op: 'grant',
      until: 'turn',
      ability: { id: 'g', static: [{ can: 'evade', when: { fight: { foe: 'creature' } } }] },
    }),
  ).toBe('Until the end of the turn, you may evade creatures.');
  expect(
    event(
      { op: 'hook', id: 'x' },
      { op: 'chart', chart: 'death' },
      { op: 'bind', as: 'x', value: 1 },
      { op: 'step', step: 'movement/walk' },
    ),
  ).toBe('');
});

it('a space that is one step away', () => {
  const both = (...met: Program): readonly string[] =>
    [english, german].map((language) =>
      describe(language, names, { id: 'x/adventure/x', kind: 'event', met }).join(' | '),
    );
  const goes: Effect = { op: 'moveTo', to: { var: 'to' }, how: 'move' };
  const near = { within: 1, other: true } as const;
  expect(both({ op: 'choose', from: { spaces: near }, as: 'to' }, goes)).toEqual([
    'Move to any adjacent space.',
    'Ziehe zu einem angrenzenden Feld.',
  ]);
  expect(both({ op: 'choose', from: { spaces: near }, as: 'to', who: { beside: 'right' } }, goes)).toEqual([
    'The character to your right chooses any adjacent space; move to that space.',
    'Der Charakter zu deiner Rechten wählt ein angrenzendes Feld; ziehe zu diesem Feld.',
  ]);
  expect(both({ op: 'choose', from: { spaces: { within: 1 } }, as: 'to' }, goes)).toEqual([
    'Move to any space within 1 space.',
    'Ziehe zu einem beliebigen Feld in höchstens 1 Feld Entfernung.',
  ]);
  expect(both({ op: 'if', cond: { at: near, who: { beside: 'left' } }, then: [gold] })).toEqual([
    'If the character to your left is on an adjacent space, gain 1 gold.',
    'Wenn der Charakter zu deiner Linken auf einem angrenzenden Feld ist, erhalte 1 Gold.',
  ]);
});

it('modifiers', () => {
  const say = (m: Static): string => ability({ static: [m] });
  expect(say({ stat: 'strength', add: -1, reach: 'others' })).toBe('Every other character has \u22121 Strength.');
  expect(say({ stat: 'craft', set: 3, when: { at: { region: 'inner' } } })).toBe(
    'Your Craft is 3 in the Inner Region.',
  );
  expect(say({ stat: 'strength', times: 2, when: { fight: { kind: 'battle', subtype: ['animal', 'dragon'] } } })).toBe(
    'Your Strength is doubled in battle against an Animal or a Dragon.',
  );
  expect(say({ stat: 'objectLimit', add: 99 })).toBe('You may carry any number of Objects.');
  expect(say({ stat: 'attackRoll', add: 1, when: { fight: { kind: 'psychic' } } })).toBe(
    'Add 1 to your attack rolls in psychic combat.',
  );
  expect(say({ stat: 'trophyWorth', add: 1 })).toBe('Each of your trophies counts 1 point more in an exchange.');
  expect(say({ stat: 'trophyCost', set: 6 })).toBe('You need only 6 points of trophies for 1 Strength or Craft.');
  expect(say({ cannot: 'takeCard', card: { kind: ['object', 'magicObject'] } })).toBe('You cannot take Objects.');
  expect(say({ cannot: 'attack', reach: { alignment: 'good' } })).toBe(
    'No good character can attack another character.',
  );
});

it('every event, moment and verb has words', () => {
  for (const on of eventKinds) {
    for (const stage of ['would', 'before', 'after', 'cannot'] as const) {
      for (const whose of ['mine', 'others', 'anyone'] as const) {
        const t: Trigger = { ...hearing(stage, on, whose), id: 't', do: [gold] };
        expect(ability({ triggers: [t] }), `${stage} ${on}`).toMatch(/^[A-Z].*\.$/);
        expect(ability({ triggers: [t] }), `${stage} ${on}`).not.toMatch(broken);
      }
    }
  }
  for (const at of moments)
    for (const turn of ['mine', 'others', 'any'] as const)
      expect(ability({ actions: [{ id: 'a', at: [at], turn, do: [gold] }] })).toMatch(
        /^[A-Z].*, you may gain 1 gold\.$/,
      );
  for (const verb of verbs)
    for (const x of [{ can: verb }, { cannot: verb }, { cannot: verb, reach: 'everyone' as const }])
      expect(ability({ static: [x] }), verb).toMatch(/^[A-Z].*\.$/);
});

it('what a die showed before fate, the topmost of a kind among the discards, and wishes that do not come twice', () => {
  expect(describe(english, names, jinx)).toContain(
    'Whenever you roll again for fate with the same result as before, you are killed.',
  );
  expect(describe(german, names, jinx)).toContain(
    'Immer wenn du durch Schicksal dasselbe Ergebnis wie zuvor würfelst, wirst du getötet.',
  );
  expect(describe(english, names, gravedigger).join(' ')).toContain(
    'you may pay 1 gold to take the topmost Enemy of the discard pile of the Adventure deck as a trophy.',
  );
  expect(describe(german, names, gravedigger).join(' ')).toContain(
    'darfst du 1 Gold zahlen, um den obersten Feind aus dem Ablagestapel der Abenteuerkarten als Trophäe zu nehmen.',
  );
  expect(describe(english, names, reallyLostSoul).join(' ')).toContain(
    'If you do, do this twice, something else each time: gain 1 Strength, Craft, life, fate or Spell.',
  );
  expect(describe(german, names, reallyLostSoul).join(' ')).toContain(
    'tue dies zweimal, jedes Mal etwas anderes: Erhalte 1 Stärke, Talent, Leben, Schicksal oder Zauber.',
  );
});
