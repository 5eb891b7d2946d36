// Who is fought, behind other words: its article is no beginning of a sentence.
import { expect, it } from 'vitest';
import { msg } from '../kernel/ids';
import { english, german, namesFrom, say } from './index';

it('a creature that only a text names keeps its small article', () => {
  const asked = (name: string, language = english): string =>
    say(language, namesFrom({}), msg('ask.moment.beforeFight', { foe: msg('creature', { name }) }));
  expect(asked('spirit')).toMatch(/^Your opponent: a Spirit\. /);
  expect(asked('spirit', german)).toMatch(/^Dein Gegner: ein Geist\. /);
});
