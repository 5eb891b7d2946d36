import { describe, expect, it } from 'vitest';
import type { OptionOdds, QuestionOdds } from '../../../shared/contract/foresight';
import type { Option } from '../../../shared/contract/prompt';
import { msg } from '../../../shared/kernel/ids';
import { en } from '../../words/en';
import { headlinesOf } from './headlines';

const ends = (t: 'turn' | 'draw'): OptionOdds['outcomes'] => [
  { chance: 1, changes: [], fights: [], ends: t === 'turn' ? { t } : { t, deck: 'adventure' } },
];
const turn = { outcomes: ends('turn') };
const option = (key: string, more: Partial<Option> = {}): Option => ({ key, label: msg('option.goOn'), ...more });
const told = (odds: QuestionOdds, options: readonly Option[], shape: 'pick' | 'space' = 'pick'): unknown =>
  Object.fromEntries(headlinesOf({ options, shape }, odds, en.odds));
const crown = (chance: number) => ({ chance, stopped: 0 });

describe('figures beside the options of a question', () => {
  it('stand beside all that can be chosen, or beside none', () => {
    const options = [option('through'), option('stay', { pass: true })];
    const hurts = { ...turn, hurt: 0.3 };
    expect(told({ through: hurts, stay: turn }, options)).toEqual({
      through: '30\u00a0% to lose a life',
      stay: '0\u00a0% to lose a life',
    });
    // What comes of staying is not known.
    expect(told({ through: hurts }, options)).toEqual({});
    expect(told({ through: hurts, stay: { outcomes: ends('draw') } }, options)).toEqual({});
    // What cannot be chosen does not count.
    expect(told({ through: hurts }, [option('through'), option('stay', { off: msg('off.condition') })])).toEqual({
      through: '30\u00a0% to lose a life',
    });
  });

  it('tell what frees one from where he is kept, where no fight decides it', () => {
    const options = [option('stay'), option('back')];
    const stays = { ...turn, hurt: 0.44, free: 0.44 };
    expect(told({ stay: stays, back: turn }, options)).toEqual({
      stay: '44 % to go on next turn · 44 % to lose a life',
      back: '0 % to lose a life',
    });
    expect(told({ stay: { ...stays, win: 0.44 }, back: turn }, options)).toMatchObject({
      stay: '44 % win · 44 % to lose a life',
    });
  });

  it('say how each may go where no number tells them apart, and never beside numbers', () => {
    const options = [option('craft'), option('strength')];
    const ways = (one: Option): string => `how ${one.key} goes`;
    const said = (odds: QuestionOdds, shape: 'pick' | 'space' = 'pick'): unknown =>
      Object.fromEntries(headlinesOf({ options, shape }, odds, en.odds, ways));
    expect(said({ craft: turn, strength: turn })).toEqual({ craft: 'how craft goes', strength: 'how strength goes' });
    expect(said({ craft: { ...turn, hurt: 0.3 }, strength: turn })).toEqual({
      craft: '30\u00a0% to lose a life',
      strength: '0\u00a0% to lose a life',
    });
    expect(said({ craft: turn }, 'space')).toEqual({});
  });

  it('say nothing that is the same of all of them, and nothing of nothing', () => {
    const options = [option('on'), option('counterspell', { use: 'calm' })];
    expect(told({ on: { ...turn, crown: crown(0.4) }, counterspell: { ...turn, crown: crown(0.4) } }, options)).toEqual(
      {},
    );
    expect(told({ counterspell: { ...turn, crown: crown(0) } }, options)).toEqual({});
    expect(told({ on: { ...turn, crown: crown(0) } }, [option('on')])).toEqual({});
    expect(told({ on: { ...turn, crown: crown(0.4) }, counterspell: { ...turn, crown: crown(0) } }, options)).toEqual({
      on: '40\u00a0% to come to the Crown',
    });
  });

  it('tell of each fight what it is worth, and of who keeps out of it nothing', () => {
    const fight = { ...turn, win: 0.58, hurt: 0.25 };
    const options = [option('fight'), option('evade')];
    expect(told({ fight, evade: { outcomes: ends('draw') } }, options)).toEqual({
      fight: '58\u00a0% win · 25\u00a0% to lose a life',
    });
    expect(told({ fight, evade: fight }, options)).toEqual({});
  });

  it('tell of what burns whoever stays, and of nothing else that it does not', () => {
    const options = [option('there'), option('here')];
    const burns = '100\u00a0% to lose a life if the turn ends there';
    const odds = { there: { outcomes: ends('draw'), staying: 1 }, here: { outcomes: ends('draw') } };
    expect(told(odds, options, 'space')).toEqual({ there: burns });
    expect(told({ ...odds, here: turn }, options)).toEqual({ there: burns });
  });

  it('tell of a way on the board what is known of it', () => {
    const ways = [option('crags'), option('woods')];
    expect(told({ crags: { ...turn, hurt: 0.17 }, woods: { outcomes: ends('draw') } }, ways, 'space')).toEqual({
      crags: '17\u00a0% to lose a life',
    });
  });

  it('tell of a die that is rolled again what it would change', () => {
    const again = option('reroll.1', { label: msg('option.reroll'), costs: 'fate' });
    const keep = option('pass', { pass: true });
    expect(told({ 'reroll.1': { ...turn, win: 0.58 }, pass: { ...turn, win: 0.17 } }, [again, keep])).toMatchObject({
      'reroll.1': 'from 17\u00a0% to 58\u00a0% win',
    });
    const life = (by: number) => ({ chance: 0.5, changes: [{ t: 'number', what: 'life', by }], fights: [] }) as const;
    const outcomes = [
      { ...life(-1), ends: { t: 'turn' } },
      { ...life(1), ends: { t: 'turn' } },
    ] as const;
    expect(told({ 'reroll.1': { outcomes } }, [again, keep])).toEqual({
      'reroll.1': '50\u00a0% better · 50\u00a0% worse',
    });
  });

  it('do not count the fate that a throw costs: it stands on the button', () => {
    const again = option('reroll.1', { label: msg('option.reroll'), costs: 'fate' });
    const keep = option('pass', { pass: true });
    const paid = { t: 'number', what: 'fate', by: -1 } as const;
    const end = { chance: 0.5, fights: [], ends: { t: 'turn' } } as const;
    const outcomes = [
      { ...end, changes: [paid, { t: 'number', what: 'craft', by: 1 }] },
      { ...end, changes: [paid] },
    ] as const;
    expect(told({ 'reroll.1': { outcomes } }, [again, keep])).toEqual({ 'reroll.1': '50\u00a0% better' });
    expect(told({ 'reroll.1': { outcomes: [{ ...end, chance: 1, changes: [paid] }] } }, [again, keep])).toEqual({});
  });
});
