import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import { follows } from '../fixtures/story';
import { showTime } from './pace';

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
});
