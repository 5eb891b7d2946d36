// While a key here is waited for, the panel waits for nobody else, and no game plays on.
import { expect, it } from 'vitest';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { saidNow } from './said-now';

const nothing = { poised: false, told: '', isKept: false, waits: en.table.waiting('Druid') };

it('says whose key a card waits for, until something is told of it', () => {
  expect(saidNow({ ...nothing, isKept: true }, en)).toBe('Go on when you have seen it.');
  expect(saidNow({ ...nothing, isKept: true }, de)).toBe('Weiter, sobald du es gesehen hast.');
  expect(saidNow({ ...nothing, isKept: true, told: 'Ghost comes to the Ruins.' }, en)).toBe(
    'Ghost comes to the Ruins.',
  );
});

it('does not say that dice wait for a key, which go on by themselves', () => {
  expect(saidNow({ ...nothing, isKept: true, rolls: 'goes' }, en)).toBe(
    'Your dice: it goes on by itself, or by the key.',
  );
  expect(saidNow({ ...nothing, isKept: true, rolls: 'goes' }, de)).toBe(
    'Deine Würfel: Es geht von selbst weiter oder auf Tastendruck.',
  );
  expect(saidNow({ ...nothing, rolls: 'goes' }, en)).toBe('Waiting for Druid');
  expect(saidNow({ ...nothing, isKept: true, rolls: 'thrown' }, en)).toBe('You throw the dice.');
  expect(saidNow({ ...nothing, isKept: true, rolls: 'waits' }, en)).toBe('Go on when you have seen it.');
});

it('says that the dice are in the hand before all else, and whom it waits for where no key is', () => {
  expect(saidNow({ ...nothing, poised: true, isKept: true, told: 'Ghost comes to the Ruins.' }, en)).toBe(
    en.table.yourThrow,
  );
  expect(saidNow(nothing, en)).toBe('Waiting for Druid');
});
