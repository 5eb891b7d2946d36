import { expect, it } from 'vitest';
import { measureTogether, type Measured } from './measured';

const telling = (name: string, done: string[], writes: boolean): Measured => ({
  observe: [],
  reset: () => void done.push(`reset ${name}`),
  read: () => {
    done.push(`read ${name}`);
    return writes ? () => void done.push(`write ${name}`) : undefined;
  },
});

it('measures all before it writes anything, so that the screen is laid out once', () => {
  const done: string[] = [];
  measureTogether([telling('a', done, true), telling('b', done, false), telling('c', done, true)]);
  expect(done).toEqual(['reset a', 'reset b', 'reset c', 'read a', 'read b', 'read c', 'write a', 'write c']);
});
