import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { follows } from '../fixtures/story';
import { sceneTime, shareOf, showTime, stepTime } from './pace';

const pace = (speed: 'instant' | 'fast' | 'normal' | 'cinematic', behind = 0) => ({ speed, behind, mine: true });
const fight = follows.find(({ t }) => t === 'fight') as ViewEvent;

describe('the pace', () => {
  it('takes no time at the speed "instant"', () => {
    expect(follows.map((event) => showTime(event, pace('instant')))).toEqual(follows.map(() => 0));
  });

  it('grows from fast to cinematic', () => {
    const [fast, normal, cinematic] = (['fast', 'normal', 'cinematic'] as const).map((speed) =>
      showTime(fight, pace(speed)),
    );
    expect(fast).toBeLessThan(normal ?? 0);
    expect(normal).toBeLessThan(cinematic ?? 0);
  });

  it('hurries when more has happened already', () => {
    expect(showTime(fight, pace('normal', 3))).toBeLessThan(showTime(fight, pace('normal')));
  });

  it('leaves others less of their time the more there is to show, and what is to be read the most', () => {
    const others = (share: number) => ({ ...pace('normal'), mine: false, share });
    const few = shareOf('normal', 0, follows.slice(0, 2), 0);
    const many = shareOf('normal', 0, [...follows, ...follows, ...follows], 2);
    expect(many).toBeLessThan(few);
    expect(stepTime(others(many))).toBeLessThan(stepTime(others(few)));
    const card = { t: 'card', def: 'base/adventure/dragon', deck: 'base/deck/adventure', waits: false } as const;
    expect(sceneTime(card, others(many)) / sceneTime(card, others(1))).toBeGreaterThan(
      stepTime(others(many)) / stepTime(others(1)),
    );
  });

  it('has nothing left for others when they were waited for long enough', () => {
    const late = shareOf('normal', 60_000, follows, 0);
    expect(late).toBeLessThan(shareOf('normal', 0, follows, 0));
    expect(late).toBeGreaterThan(0);
  });
});
