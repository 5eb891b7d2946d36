// The dice beside a question are those that it is about.
import { expect, it } from 'vitest';
import { msg } from '../../../shared/kernel/ids';
import { prompts } from '../../fixtures/prompts';
import { asksAboutRoll } from './asking';

const way = { ...prompts.turn, ask: msg('ask.direction', { n: 1 }), hero: 'h0' as const, options: [] };

it('lie beside a way for whoever has rolled for it, and not beside one that goes without a roll', () => {
  expect(asksAboutRoll(way, 'h0')).toBe(true);
  expect(asksAboutRoll(way, 'h1')).toBe(false);
  expect(asksAboutRoll(way, undefined)).toBe(false);
});

it('lie beside a roll that may be thrown again, unless they are in the sentence', () => {
  const again = { ...way, ask: msg('ask.fate'), options: [{ key: 'f', label: msg('option.reroll', { n: 2 }) }] };
  expect(asksAboutRoll(again, 'h0')).toBe(true);
  expect(asksAboutRoll({ ...again, ask: msg('ask.fate', { dice: [2] }) }, 'h0')).toBe(false);
});
