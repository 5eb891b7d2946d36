// What a creature, a character or an Event says of whoever meets it, as a native would write it: invented cards.
import { expect, it } from 'vitest';
import type { Trigger } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect } from '../rules/vocab/effect';
import type { Cond } from '../rules/vocab/select';
import { describe, english, german, namesFrom } from './index';

const names = namesFrom({});
const both = (def: Def): readonly string[] => [english, german].map((x) => describe(x, names, def).join(' '));
const here: Cond = { fight: { foeCards: { self: true } } };
const enemy = (more: object): Def => ({ id: 'x/adventure/x', kind: 'enemy', subtype: 'dragon', strength: 6, ...more });
const rolled = (...code: readonly Effect[]): Def =>
  enemy({
    abilities: [
      {
        id: 'a',
        triggers: [
          {
            ...{ id: 'a', stage: 'after', on: 'rolled', whose: 'anyone', forced: true, when: here },
            ...{ event: { for: 'creature', natural: [6] }, do: code },
          },
        ],
      },
    ],
  });

it('an Enemy adds to its own score, and not to that of its opponent', () => {
  expect(both(rolled({ op: 'score', side: 'theirs', add: 2 }))).toEqual([
    'Whenever this card rolls a 6, add 2 to its attack score.',
    'Immer wenn diese Karte eine 6 würfelt, addiere 2 zu ihrem Angriffswert.',
  ]);
  expect(
    both(rolled({ op: 'roll', as: 'more', for: 'creature' }, { op: 'score', side: 'theirs', add: { var: 'more' } })),
  ).toEqual([
    'Whenever this card rolls a 6, roll 1 die for it and add the result to its attack score.',
    'Immer wenn diese Karte eine 6 würfelt, wirf 1 Würfel für sie und addiere das Ergebnis zu ihrem Angriffswert.',
  ]);
});

it('what holds for everyone who fights an Enemy is said to whoever reads it', () => {
  const fated = { stat: 'attackRoll', add: { stat: 'fate' }, when: here, reach: 'everyone' };
  expect(both(enemy({ abilities: [{ id: 'a', static: [fated] }] }))).toEqual([
    'Add your fate to your attack rolls against this card.',
    'Du addierst gegen diese Karte dein Schicksal zu deinen Angriffswürfen.',
  ]);
});

it('which alignment somebody would change to', () => {
  const would = (alignment: 'good' | 'neutral', ...code: readonly Effect[]): Trigger => ({
    ...{ id: alignment, stage: 'would', on: 'alignment', whose: 'mine', forced: true },
    ...{ event: { alignment }, do: [{ op: 'prevent' }, ...code] },
  });
  const triggers = [would('neutral'), would('good', { op: 'lose', what: 'life', n: 1 })];
  expect(both({ id: 'x/state/x', kind: 'state', abilities: [{ id: 'a', triggers }] })).toEqual([
    'Whenever you would become neutral, you do not. Whenever you would become good, prevent it and lose 1 life.',
    'Immer wenn du die Gesinnung zu neutral wechseln würdest, wechselst du sie nicht. Immer wenn du die Gesinnung zu gut wechseln würdest, verhindere es und verliere 1 Leben.',
  ]);
});

it('what is granted to every character answers what one of them does', () => {
  const trigger: Trigger = {
    ...{ id: 'a', stage: 'after', on: 'rolled', whose: 'mine', event: { for: 'move' } },
    ...{ do: [{ op: 'adjustRoll', by: 1 }] },
  };
  const grant: Effect = {
    op: 'each',
    of: { heroes: {} },
    as: 'who',
    do: [{ op: 'grant', who: { var: 'who' }, until: { rounds: 2 }, ability: { id: 'a', triggers: [trigger] } }],
  };
  expect(both({ id: 'x/adventure/x', kind: 'event', met: [grant] })).toEqual([
    'For 2 rounds, whenever a character rolls a die for his move, he may add 1 to the result.',
    '2 Runden lang gilt: Immer wenn ein Charakter für die Bewegung würfelt, darf er 1 zum Ergebnis addieren.',
  ]);
});

it('what one card that was chosen is worth', () => {
  const choose: Effect = { op: 'choose', from: { cards: { zone: 'trophy', heldBy: 'me' } }, as: 'one' };
  const gain: Effect = { op: 'gain', what: 'gold', n: { sum: 'higher', over: { var: 'one' } } };
  expect(both({ id: 'x/adventure/x', kind: 'event', met: [choose, gain] })).toEqual([
    'Choose one of your trophies; gain gold equal to the higher of its Strength and Craft.',
    'Wähle eine deiner Trophäen; erhalte so viel Gold wie der höhere Wert aus ihrer Stärke und ihrem Talent.',
  ]);
});

it('in which kind of fight an Enemy was killed', () => {
  const trigger: Trigger = {
    ...{ id: 'a', stage: 'after', on: 'defeated', whose: 'mine', event: { foe: 'creature', fight: 'battle' } },
    ...{ do: [{ op: 'heal', n: 1 }] },
  };
  expect(both({ id: 'x/state/x', kind: 'state', abilities: [{ id: 'a', triggers: [trigger] }] })).toEqual([
    'Whenever you kill an Enemy in battle, you may heal 1 life.',
    'Immer wenn du im Kampf einen Feind tötest, darfst du 1 Leben heilen.',
  ]);
});
