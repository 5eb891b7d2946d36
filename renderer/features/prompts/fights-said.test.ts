// What stands beside the options about a fight: how this one may end, a stand-off, too, and whom it is fought against.
import { expect, it } from 'vitest';
import type { Foreseen, OptionOdds } from '../../../shared/contract/foresight';
import { msg } from '../../../shared/kernel/ids';
import { createSpeech } from '../../app/speech';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { isWon } from '../battle/roll';
import { headlinesOf } from './headlines';

const keep = { key: 'pass', label: msg('option.keep'), pass: true } as const;
const again = { key: 'reroll.1', label: msg('option.reroll'), costs: 'fate' } as const;
const beside = (odds: Readonly<Record<string, OptionOdds>>, words = en.odds): unknown =>
  Object.fromEntries(
    headlinesOf(
      { options: [keep, again], shape: 'pick' },
      odds,
      words,
      () => '',
      ({ id }) => id,
    ),
  );
const fight = (foe: string, result: 'won' | 'lost' | 'standOff', chance: number): Foreseen => ({
  chance,
  changes: [],
  fights: [{ kind: 'battle', foe: msg(foe), result }],
  ends: { t: 'turn' },
});

it('names a stand-off, which saves a life', () => {
  const lost = { outcomes: [], win: 0, standOff: 0, lose: 1, hurt: 1 };
  const saved = { outcomes: [], win: 0, standOff: 1 / 6, lose: 5 / 6, hurt: 5 / 6 };
  expect(beside({ pass: lost, 'reroll.1': saved })).toEqual({
    pass: '0\u00a0% win · 100\u00a0% to lose a life',
    'reroll.1': 'no win that way, either · 17\u00a0% stand-off',
  });
  expect(beside({ pass: lost, 'reroll.1': saved }, de.odds)).toEqual({
    pass: '0\u00a0% Sieg · 100\u00a0% Lebensverlust',
    'reroll.1': 'auch so kein Sieg · 17\u00a0% Patt',
  });
  const stands = { outcomes: [], win: 0, standOff: 1, lose: 0 };
  expect(beside({ pass: stands })).toEqual({ pass: '0\u00a0% win · 100\u00a0% stand-off' });
});

it('says whom it is won against where a roll is no fight and leads to one', () => {
  const outcomes = [fight('ogre', 'won', 0.03), fight('ogre', 'standOff', 0.05), fight('ogre', 'lost', 0.92)];
  const odds = { pass: { outcomes, win: 0.03, hurt: 0.92 }, 'reroll.1': { outcomes, win: 0.34, hurt: 0.5 } };
  expect(beside(odds)).toEqual({
    pass: '3\u00a0% win against ogre · 92\u00a0% to lose a life',
    'reroll.1': 'from 3\u00a0% to 34\u00a0% win against ogre',
  });
  expect(beside(odds, de.odds)).toEqual({
    pass: '3\u00a0% Sieg (ogre) · 92\u00a0% Lebensverlust',
    'reroll.1': 'von 3\u00a0% auf 34\u00a0% Sieg (ogre)',
  });
});

it('leaves it to the rows where it may be one or another', () => {
  const outcomes = [fight('ogre', 'won', 0.5), fight('troll', 'won', 0.5)];
  expect(beside({ pass: { outcomes, win: 0.3 }, 'reroll.1': { outcomes, win: 0.5 } })).toEqual({});
});

it('calls nothing certain that another could have rolled again', () => {
  const unless = msg('odds.unless', { hero: 'base/character/wizard' });
  const said = (odds: OptionOdds, id: 'en' | 'de'): string | undefined => {
    const speech = createSpeech(id, new Map());
    const words = (id === 'en' ? en : de).odds;
    return headlinesOf({ options: [keep, again], shape: 'pick' }, { pass: odds }, words, undefined, speech.say).get(
      'pass',
    );
  };
  const won = { outcomes: [], win: 1, standOff: 0, lose: 0, unless };
  expect(said(won, 'en')).toBe('win unless the Wizard has it rolled again');
  expect(said(won, 'de')).toMatch(/^Sieg, wenn .*Wizard nicht neu würfeln lässt$/u);
  expect(said({ ...won, unless: msg('odds.unless') }, 'en')).toBe('win unless somebody else has it rolled again');
  expect(said({ ...won, win: 0.5, lose: 0.5, hurt: 0.5 }, 'en')).toBe(
    '50\u00a0% win · 50\u00a0% to lose a life · unless the Wizard has it rolled again',
  );
  const offered = { options: [keep, again] };
  const lies = { pass: won, 'reroll.1': { outcomes: [], win: 0.5 } };
  expect(isWon(offered, lies)).toBe(false);
  expect(isWon(offered, { ...lies, pass: { outcomes: [], win: 1 } })).toBe(true);
});
