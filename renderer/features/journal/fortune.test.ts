import { describe, expect, it } from 'vitest';
import { msg } from '../../../shared/kernel/ids';
import { languageOf, say } from '../../../shared/text/index';
import { de } from '../../words/de';
import { en } from '../../words/en';
import { digest } from './digest';
import { chipOf, toldOf } from './fortune';

describe('the digest in words', () => {
  it('says what somebody did and to whom, what he sold, and the turn that he will miss', () => {
    const [fortune] = digest([
      { t: 'used', hero: 'h1', def: 'base/character/sorceress', ability: 'beguile', on: 'h0' },
      { t: 'used', hero: 'h1', def: 'base/character/assassin', ability: 'assassinate' },
      { t: 'used', hero: 'h1', def: 'base/character/troll', ability: 'x' },
      { t: 'used', hero: 'h1', def: 'base/character/prophetess', ability: 'replace_card' },
      { t: 'cast', hero: 'h1', def: 'base/spell/random', targets: [msg('name', { def: 'base/character/elf' })] },
      {
        t: 'card',
        card: 'c1',
        def: 'base/talisman/talisman',
        from: { in: 'held', hero: 'h1' },
        to: { in: 'discard', deck: 'talisman' },
        source: 'base/adventure/alchemist',
      },
      { t: 'changed', hero: 'h1', what: 'gold', by: 1, now: 1, source: 'base/adventure/alchemist' },
      { t: 'missTurn', hero: 'h1', turns: 1 },
    ]);
    if (fortune === undefined) throw new Error('nothing is told');
    const told = (id: string, words: typeof en) => {
      const names = (def: string): string => (def.split('/')[2] ?? '').replace(/^./, (c) => c.toUpperCase());
      return toldOf(fortune, {
        words,
        name: names,
        kind: (def) => def.split('/')[1],
        heroDef: () => 'base/character/elf',
        say: (message) => say(languageOf(id), names, message),
      });
    };
    expect(told('en', en)).toEqual([
      'beguiled Elf',
      'assassinated an opponent',
      'discarded a card and drew another',
      'cast Random on Elf',
      'gave Talisman for gold',
      'will miss a turn',
      'Gold +1',
    ]);
    expect(told('de', de)).toMatchObject({
      1: 'hat gemeuchelt',
      2: 'legte eine Karte ab und zog neu',
      4: 'gab für Gold her: Talisman',
      5: 'setzt einmal aus',
    });
  });

  it('crosses out on a chip what somebody lost, and of the dead says that they died and no more', () => {
    const discards = {
      t: 'card',
      card: 'c1',
      def: 'base/adventure/wand',
      from: { in: 'held', hero: 'h1' },
      to: { in: 'discard', deck: 'adventure' },
    } as const;
    const at = {
      words: en,
      name: (def: string) => def.split('/')[2] ?? '',
      kind: () => undefined,
      heroDef: () => undefined,
      say: () => '',
    };
    const chip = (...events: Parameters<typeof digest>[0]) => {
      const [fortune] = digest(events);
      return fortune && { ...chipOf(fortune, at), killed: fortune.killed };
    };
    const gone = ['base/adventure/wand'];
    expect(chip(discards)).toMatchObject({ gone, killed: false });
    expect(chip(discards)?.words.join()).toContain('wand');
    expect(chip({ t: 'killed', hero: 'h1' }, discards)).toEqual({ gone: [], words: [], killed: true });
    // Nor has who gave up.
    expect(chip({ t: 'killed', hero: 'h1', gaveUp: true }, discards)).toEqual({ gone: [], words: [], killed: false });
  });
});
