// Who is bitten is no owner of a card.
import { expect, it } from 'vitest';
import type { ViewEvent } from '../contract/event';
import { english, journal, namesFrom } from './index';

it('who is bitten becomes a Lycanthrope, and is one no more when the card goes (English)', () => {
  const held = { in: 'held', hero: 'h1' } as const;
  const deck = { in: 'deck', deck: 'blood-moon/deck/lycanthrope' } as const;
  const card = { t: 'card', def: 'blood-moon/lycanthrope/lycanthrope', source: 'blood-moon/figure/werewolf' } as const;
  const told = (event: ViewEvent): string =>
    journal(
      english,
      namesFrom({}),
      event,
      () => 'Troll',
      () => '',
    );
  expect(told({ ...card, from: deck, to: held })).toBe('Troll becomes a Lycanthrope (Werewolf).');
  expect(told({ ...card, from: held, to: deck, source: 'rules' })).toBe('Troll is a Lycanthrope no more.');
});
