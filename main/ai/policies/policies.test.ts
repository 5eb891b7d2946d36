import { describe, expect, it } from 'vitest';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { HeroView, PlayerView } from '../../../shared/contract/view';
import type { SeatId } from '../../../shared/kernel/ids';
import { seedRng } from '../../../shared/kernel/rng';
import { definitionsOf } from '../../../shared/content/definitions';
import { rulebookOf } from '../../../shared/rules/charts/index';
import { advance } from '../../../shared/rules/engine/machine';
import { newGame } from '../../../shared/rules/setup/new-game';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { seats } from '../../testing/program';
import { factsOf } from '../facts';
import { levels, type Level } from '../player';
import { think } from './index';
import { novicePolicy } from './novice/index';

const definitions = definitionsOf(['base']);
const book = rulebookOf(definitions);
const facts = factsOf(definitions);

/** Plays so many decisions with one level; every answer must be taken. */
const play = (level: Level, seed: string, decisions: number) => {
  const begun = newGame(book, { seats: seats('CCCC'), sets: ['base'], profile: 'digital', rules: {} }, seed);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  let { state } = begun;
  const asked = new Set<string>();
  for (let n = 0; n < decisions && !state.over; n++) {
    const seat = state.order.find((id) => state.pending[id] && !state.answered[id]) as SeatId;
    const decision = state.pending[seat];
    if (!decision) throw new Error('nobody is asked');
    const view = viewFor(book, state, seat);
    const before = JSON.stringify([view, decision]);
    const keys = think({ view, prompt: promptFor(decision), level }, facts, seed);
    expect(JSON.stringify([view, decision])).toBe(before);
    expect(think({ view, prompt: promptFor(decision), level }, facts, seed)).toEqual(keys);
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    if (!result.ok) throw new Error(`${decision.ask.id} -> ${keys.join()}: ${result.refusal.msg.id}`);
    asked.add(decision.ask.id);
    ({ state } = result);
  }
  return { state, asked };
};

it.each(levels)('%s: every answer is legal, the same each time, and leaves view and prompt alone', (level) => {
  const { asked } = play(level, 'policies', 400);
  expect(asked.size).toBeGreaterThan(8);
});

const begun = newGame(
  book,
  {
    seats: [
      { name: 'A', control: 'computer', character: 'base/character/warrior' },
      { name: 'B', control: 'computer', character: 'base/character/wizard' },
    ],
    sets: ['base'],
    profile: 'revised',
    rules: {},
  },
  '1',
);
if (!begun.ok) throw new Error(begun.refusal.msg.id);
const start = viewFor(book, begun.state, 'p1');

/** The warrior's view with something changed about him, or about the rest. */
const view = (hero: Partial<HeroView> = {}, more: Partial<PlayerView> = {}): PlayerView => ({
  ...start,
  ...more,
  seats: start.seats.map((seat) =>
    seat.id === 'p1' && seat.hero ? { ...seat, hero: { ...seat.hero, ...hero } } : seat,
  ),
});
const stat = (total: number): HeroView['strength'] => ({ total, value: total, counters: 0, lines: [] });
const option = (key: string, more: Partial<Option> = {}): Option => ({ key, label: { id: `option.${key}` }, ...more });
const prompt = (ask: Prompt['ask'], options: readonly Option[], more: Partial<Prompt> = {}): Prompt => ({
  id: 'dp1.1',
  seat: 'p1',
  hero: 'h1',
  ask,
  source: 'rules',
  rule: 'x',
  options,
  min: 1,
  max: 1,
  shape: 'pick',
  ...more,
});
const novice = (v: PlayerView, p: Prompt): readonly string[] => novicePolicy(v, p, facts, seedRng('n'));
const space = (name: string, more: Partial<Option> = {}): Option =>
  option(name, { label: { id: 'option.goTo' }, target: { space: `base/space/${name}` }, ...more });
const talisman = { id: 'c900', def: 'base/talisman/talisman' } as const;

describe('the novice', () => {
  const fight = (odds: { win: number; standOff: number; lose: number }): Partial<PlayerView> => {
    const side = { cards: [], defs: [], shares: [], dice: [], roll: 0, power: 1 };
    return { fight: { kind: 'battle', attacker: 'h1', mine: { ...side, hero: 'h1' }, theirs: side, odds } };
  };
  const meets = prompt({ id: 'ask.creature' }, [option('fight'), option('evade')]);

  it('fights what he is likely to beat and evades what he is likely to lose to', () => {
    expect(novice(view({}, fight({ win: 0.8, standOff: 0.1, lose: 0.1 })), meets)).toEqual(['fight']);
    expect(novice(view({}, fight({ win: 0.1, standOff: 0.1, lose: 0.8 })), meets)).toEqual(['evade']);
  });

  it('uses the Weapon that adds most in such a fight against such a foe', () => {
    const sword = facts.cards['base/purchase/sword'];
    if (sword === undefined) throw new Error('no Sword');
    const aimed = [{ stat: 'craft', n: 2, subtypes: ['spirit'] }] as const;
    const armed = {
      ...facts,
      cards: {
        ...facts.cards,
        mind: { ...sword, adds: { strength: 0, craft: 1 } },
        bane: { ...sword, adds: { strength: 0, craft: 2 }, aimed },
      },
    };
    const held = [
      { id: 'c901', def: 'base/purchase/sword' },
      { id: 'c902', def: 'mind' },
      { id: 'c903', def: 'bane' },
    ] as const;
    const options = held.map(({ id, def }) => option(def, { target: { card: id } }));
    const used = (kind: 'battle' | 'psychic', foe: string): readonly string[] => {
      const { fight: plain } = fight({ win: 0.5, standOff: 0, lose: 0.5 });
      if (plain === undefined) throw new Error('no fight');
      const theirs = { ...plain.theirs, cards: ['c910' as const], defs: [foe] };
      const asked = prompt({ id: 'ask.weapon' }, options, { min: 0 });
      return novicePolicy(view({ held }, { fight: { ...plain, kind, theirs } }), asked, armed, seedRng('n'));
    };
    expect(used('battle', 'base/adventure/dragon')).toEqual(['base/purchase/sword']);
    expect(used('psychic', 'base/adventure/demon')).toEqual(['bane']);
    expect(used('psychic', 'base/adventure/mephistopheles')).toEqual(['mind']);
    expect(facts.cards['base/adventure/holy_lance']?.aimed).toEqual([{ stat: 'strength', n: 2, subtypes: ['dragon'] }]);
  });

  it('spends fate when that may well turn a loss, and not when nothing can', () => {
    const reroll = (mine: number, theirs: number, die: number) =>
      prompt({ id: 'ask.fateFight', args: { mine, theirs, dice: [die] } }, [
        option('reroll.1'),
        option('keep', { pass: true }),
      ]);
    expect(novice(view(), reroll(5, 7, 1))).toEqual(['reroll.1']);
    expect(novice(view(), reroll(5, 12, 1))).toEqual(['keep']);
    expect(novice(view(), reroll(9, 7, 5))).toEqual(['keep']);
  });

  it('pays dark fate for the dice of others only where they decide something of his own', () => {
    const { def: rival = '', id: h2 } = start.seats.find(({ id }) => id === 'p2')?.hero ?? {};
    const dark = (n: number) =>
      prompt({ id: 'ask.darkFate', args: { hero: rival, dice: [n], n } }, [
        option('reroll.1'),
        option('keep', { pass: true }),
      ]);
    const side = { cards: [], defs: [], shares: [], dice: [3], roll: 3, power: 4 };
    const against = (hero: 'h1' | 'h9', power: number, roll: number): Partial<PlayerView> => ({
      fight: {
        kind: 'battle',
        attacker: 'h9',
        mine: { ...side, ...(h2 === undefined ? {} : { hero: h2 }), dice: [roll], roll, power },
        theirs: { ...side, hero },
      },
    });
    // His move, whatever it shows, and a fight with somebody else.
    for (const n of [1, 2, 3, 4, 5, 6]) expect(novice(view(), dark(n))).toEqual(['keep']);
    expect(novice(view({}, against('h9', 4, 6)), dark(6))).toEqual(['keep']);
    // An attack on himself: what beats him, where another throw may well be lower.
    expect(novice(view({}, against('h1', 4, 6)), dark(6))).toEqual(['reroll.1']);
    expect(novice(view({}, against('h1', 9, 1)), dark(1))).toEqual(['keep']);
    expect(novice(view({}, against('h1', 2, 4)), dark(4))).toEqual(['keep']);
    // The Command Spell strikes him, too.
    const onCrown: Partial<PlayerView> = {
      seats: start.seats.map((seat) =>
        seat.id === 'p2' && seat.hero ? { ...seat, hero: { ...seat.hero, status: ['onCrown'] } } : seat,
      ),
    };
    expect(novice({ ...start, ...onCrown }, dark(5))).toEqual(['reroll.1']);
    expect(novice({ ...start, ...onCrown }, dark(2))).toEqual(['keep']);
  });

  it('carries himself what does most for him, and exchanges nothing back', () => {
    const [belt, bottle] = [
      { id: 'c901', def: 'base/adventure/magic_belt' },
      { id: 'c902', def: 'base/purchase/water_bottle' },
    ] as const;
    const move = prompt({ id: 'ask.move' }, [option('roll'), option('do:belongings#repack')]);
    const packed = (away: 'c901' | 'c902') =>
      view({ held: [belt, bottle].map((one) => (one.id === away ? { ...one, belonging: true as const } : one)) });
    expect(novice(packed('c901'), move)).toEqual(['do:belongings#repack']);
    expect(novice(packed('c902'), move)).toEqual(['roll']);
    // A Trinket does not count, so it cannot make room for anything.
    const trinket = { id: 'c903', def: 'reaper/adventure/concealed_pouch' } as const;
    const beside = view({ held: [{ ...belt, belonging: true as const }, { ...belt, id: 'c904' }, trinket] });
    const withReaper = factsOf(definitionsOf(['base', 'reaper']));
    expect(novicePolicy(beside, move, withReaper, seedRng('n'))).toEqual(['roll']);
    const put = prompt({ id: 'ask.putAway' }, [
      option('magic_belt', { target: { card: 'c901' } }),
      option('water_bottle', { target: { card: 'c902' } }),
    ]);
    expect(novice(packed('c901'), put)).toEqual(['water_bottle']);
  });

  it('goes where he is healed when he is hurt', () => {
    const where = prompt({ id: 'ask.direction' }, [space('woods_s'), space('village')], { shape: 'space' });
    expect(novice(view({ life: 1, gold: 4 }), where)).toEqual(['village']);
  });

  it('pays fate for another way only where every way leads to his death', () => {
    const again = option('reroll.1', { costs: 'fate' });
    const where = (...options: readonly Option[]) => prompt({ id: 'ask.direction' }, options, { shape: 'space' });
    expect(novice(view({ fate: 3 }), where(space('woods_s'), again))).toEqual(['woods_s']);
    expect(novice(view({ fate: 3, life: 1 }), where(space('plains_s'), again))).toEqual(['plains_s']);
    expect(novice(view({ fate: 0 }), where(again, space('desert_se')))).toEqual(['desert_se']);
  });

  it('keeps one way for a while with a Poltergeist, past what is good and not into death', () => {
    const ghost = { id: 'c903', def: 'base/adventure/poltergeist' } as const;
    const to = (way: string, name: string): Option => ({ ...space(name), key: `${way}:${name}` });
    const where = prompt({ id: 'ask.direction' }, [to('cw', 'woods_s'), to('ccw', 'village')], { shape: 'space' });
    const rich = { gold: 4 };
    expect(novice(view(rich, { round: 3 }), where)).toEqual(['ccw:village']);
    for (const [round, way] of [
      [3, 'cw:woods_s'],
      [20, 'cw:woods_s'],
      [40, 'ccw:village'],
      [50, 'cw:woods_s'],
    ] as const) {
      expect(novice(view({ ...rich, held: [ghost] }, { round }), where)).toEqual([way]);
    }
    const desert = prompt({ id: 'ask.direction' }, [to('cw', 'desert_se'), to('ccw', 'hidden_valley')], {
      shape: 'space',
    });
    expect(novice(view({ life: 1, held: [ghost] }, { round: 3 }), desert)).toEqual(['ccw:hidden_valley']);
  });

  it('keeps away from a dragon, and goes to a weak enemy', () => {
    const lying = (def: string): Partial<PlayerView> => ({
      spaces: [{ id: 'base/space/woods_s', gold: 0, cards: [{ id: 'c1', def }] }],
    });
    const where = prompt({ id: 'ask.direction' }, [space('woods_s'), space('plains_s')], { shape: 'space' });
    expect(novice(view({}, lying('base/adventure/dragon')), where)).toEqual(['plains_s']);
    expect(novice(view({ strength: stat(8) }, lying('base/adventure/ogre')), where)).toEqual(['woods_s']);
  });

  it('opens the Portal by his better ability, once he is strong and has a Talisman, and not before', () => {
    const gate = option('portal', { label: { id: 'option.gate' }, target: { space: 'base/space/plain_of_peril' } });
    const where = prompt({ id: 'ask.direction' }, [gate, space('hidden_valley')], { shape: 'space' });
    const at = { space: 'base/space/black_knight', life: 5 };
    expect(novice(view({ ...at, strength: stat(11), held: [talisman] }), where)).toEqual(['portal']);
    expect(novice(view({ ...at, strength: stat(11) }), where)).toEqual(['hidden_valley']);
    expect(novice(view({ ...at, strength: stat(4), held: [talisman] }), where)).toEqual(['hidden_valley']);
    const by = prompt({ id: 'ask.portal' }, [option('craft'), option('strength')]);
    expect(novice(view({ strength: stat(11) }), by)).toEqual(['strength']);
    expect(novice(view({ craft: stat(11) }), by)).toEqual(['craft']);
  });

  it('does not charge the Sentinel with one chance in 36, but in a game that grows very long', () => {
    const bridge = option('bridge', { label: { id: 'option.gate' }, target: { space: 'base/space/hills_m' } });
    const where = prompt({ id: 'ask.direction' }, [bridge, space('fields_n')], { shape: 'space' });
    const at = { space: 'base/space/woods_n', life: 4, craft: stat(6) };
    expect(novice(view({ ...at, strength: stat(5) }), where)).toEqual(['fields_n']);
    expect(novice(view({ ...at, strength: stat(7) }), where)).toEqual(['bridge']);
    expect(novice(view({ ...at, strength: stat(5) }, { round: 200 }), where)).toEqual(['bridge']);
  });

  it('goes on where cards lead on as long as he can stand a defeat and has a Talisman, else away from there', () => {
    const stair = 'base/space/pits';
    const land = facts.spaces[stair];
    if (land === undefined) throw new Error(stair);
    const tower = { ...facts, spaces: { ...facts.spaces, [stair]: { ...land, climb: 2 } } };
    const answers = (hero: Partial<HeroView>, p: Prompt) => novicePolicy(view(hero), p, tower, seedRng('n'));
    const here = prompt({ id: 'ask.pick' }, [option('climb'), option('turn_back')], { source: stair });
    expect(answers({ life: 2, held: [talisman] }, here)).toEqual(['climb']);
    expect(answers({ life: 1, held: [talisman] }, here)).toEqual(['turn_back']);
    expect(answers({ life: 5 }, here)).toEqual(['turn_back']);
    const before = prompt({ id: 'ask.move' }, [option('on', { target: { space: stair } }), option('back')]);
    expect(answers({ life: 2, held: [talisman] }, before)).toEqual(['on']);
    expect(answers({ life: 1, held: [talisman] }, before)).toEqual(['back']);
    expect(answers({ life: 5 }, before)).toEqual(['back']);
  });

  describe('with another ending', () => {
    const gate = prompt(
      { id: 'ask.direction' },
      [
        option('portal', { label: { id: 'option.gate' }, target: { space: 'base/space/plain_of_peril' } }),
        space('hidden_valley'),
      ],
      { shape: 'space' },
    );
    const at = { space: 'base/space/black_knight', life: 5, held: [talisman] };
    const ending = (def: string): Partial<PlayerView> => ({ ending: { def, card: 'c901' } });

    it('waits until he can beat the foe on the Crown by Strength or by Craft', () => {
      const king = ending('highland/ending/eagle_king');
      expect(novice(view({ ...at, strength: stat(10) }, king), gate)).toEqual(['hidden_valley']);
      expect(novice(view({ ...at, strength: stat(12) }, king), gate)).toEqual(['portal']);
      expect(novice(view({ ...at, craft: stat(12) }, king), gate)).toEqual(['portal']);
      expect(novice(view({ ...at, strength: stat(12) }, ending('sacred-pool/ending/demon_lord')), gate)).toEqual([
        'hidden_valley',
      ]);
    });

    it('waits until he has what the ending asks for, and goes all the same when the game grows long', () => {
      const race = ending('firelands/ending/a_hero_rises');
      expect(novice(view({ ...at, strength: stat(12), fate: 12 }, race), gate)).toEqual(['hidden_valley']);
      expect(novice(view({ ...at, strength: stat(12), fate: 13 }, race), gate)).toEqual(['portal']);
      expect(novice(view({ ...at, strength: stat(12), fate: 5 }, { ...race, round: 330 }), gate)).toEqual(['portal']);
    });

    it('goes to a hidden one as to the Crown of Command: he knows no more than anybody', () => {
      expect(
        novice(view({ ...at, strength: stat(10) }, { ending: { among: ['highland/ending/eagle_king'] } }), gate),
      ).toEqual(['portal']);
    });

    it('fights a foe the way that suits him, and keeps the fate that he collects', () => {
      const how = prompt({ id: 'ask.pick' }, [option('battle'), option('psychic')], {
        source: 'highland/ending/eagle_king',
      });
      expect(novice(view({ strength: stat(12), craft: stat(6) }, ending('highland/ending/eagle_king')), how)).toEqual([
        'battle',
      ]);
      expect(novice(view({ strength: stat(6), craft: stat(12) }, ending('highland/ending/eagle_king')), how)).toEqual([
        'psychic',
      ]);
      const reroll = prompt({ id: 'ask.fateFight', args: { mine: 7, theirs: 9, dice: [2] } }, [
        option('reroll.1'),
        option('keep', { pass: true }),
      ]);
      expect(novice(view(), reroll)).toEqual(['reroll.1']);
      expect(novice(view({}, ending('firelands/ending/a_hero_rises')), reroll)).toEqual(['keep']);
    });

    it('judges for those of his alignment, and against all others', () => {
      const side = prompt({ id: 'ask.judge' }, [option('light'), option('dark')], {
        source: 'sacred-pool/ending/judgement_day',
      });
      expect(novice(view({}, { active: 'p1' }), side)).toEqual(['light']);
      expect(novice(view({}, { active: 'p2' }), side)).toEqual(['dark']);
    });
  });

  it('goes on in the Inner Region', () => {
    expect(
      novice(view({ space: 'base/space/pits' }), prompt({ id: 'ask.move' }, [option('on'), option('back')])),
    ).toEqual(['on']);
  });

  it('accepts a quest while he has no Talisman', () => {
    const quest = prompt({ id: 'ask.quest' }, [option('yes'), option('no', { pass: true })]);
    expect(novice(view(), quest)).toEqual(['yes']);
    expect(novice(view({ held: [talisman] }), quest)).toEqual(['no']);
  });

  it('takes what is of use, and leaves a Talisman for nothing else', () => {
    const take = prompt(
      { id: 'ask.take' },
      [option('talisman', { target: { card: 'c900', def: talisman.def } }), option('gold')],
      { min: 0, max: 2 },
    );
    expect([...novice(view(), take)].sort()).toEqual(['gold', 'talisman']);
  });

  it('trades trophies for points and gives none away for nothing', () => {
    const trophies = [
      ['c1', 'base/adventure/ogre', 5],
      ['c2', 'base/adventure/wolf', 2],
      ['c3', 'base/adventure/bear', 3],
    ] as const;
    const trade = prompt(
      { id: 'ask.trophies', args: { n: 10, cost: 7, what: 'strength' } },
      trophies.map(([card, def]) => option(card, { target: { card, def } })),
      { min: 0, max: 3 },
    );
    expect([...novice(view({ trophies: trophies.map(([id, def]) => ({ id, def })) }), trade)].sort()).toEqual([
      'c1',
      'c2',
    ]);
  });

  it('turns a helpful Spell to himself and a harmful one to another', () => {
    const who = (source: string) =>
      prompt(
        { id: 'ask.choose.hero' },
        [option('warrior', { target: { hero: 'h1' } }), option('wizard', { target: { hero: 'h2' } })],
        { source },
      );
    expect(novice(view(), who('base/spell/healing'))).toEqual(['warrior']);
    expect(novice(view(), who('base/spell/random'))).toEqual(['wizard']);
  });

  it('heals himself when he is hurt, and spares nothing in a fight that he would lose', () => {
    const uses = (def: string, hero: Partial<HeroView>, more: Partial<PlayerView> = {}): boolean => {
      const asked = prompt({ id: 'ask.moment.turnStart' }, [
        option('do:it', { target: { def } }),
        option('pass', { pass: true }),
      ]);
      return novice(view(hero, more), asked).join() !== 'pass';
    };
    expect(uses('base/spell/healing', { life: 2 })).toBe(true);
    expect(uses('base/spell/healing', { life: 5 })).toBe(false);
    expect(uses('base/adventure/potion_of_strength', {}, fight({ win: 0.3, standOff: 0, lose: 0.7 }))).toBe(true);
  });

  it('uses what does him good, and nothing that he could use for ever without gain', () => {
    const uses = (def: string, ability: string): number =>
      Array.from({ length: 40 }, (_, n) => {
        const asked = prompt({ id: 'ask.moment.turnStart' }, [
          option(`do:it#${ability}`, { target: { def } }),
          option('pass', { pass: true }),
        ]);
        return novicePolicy(view(), asked, facts, seedRng(`${n}`)).join() === 'pass' ? 0 : 1;
      }).reduce<number>((a, b) => a + b, 0);
    expect(uses('base/spell/acquisition', 'cast')).toBe(40);
    // His Objects for one gold each; another alignment every turn.
    expect(uses('base/adventure/alchemist', 'transmute')).toBe(0);
    expect(uses('base/character/druid', 'change_alignment')).toBeLessThan(6);
  });

  it('lets pass what he need not answer, and chooses as many as must be of what he does not know', () => {
    const many = prompt(
      { id: 'ask.unheard' },
      ['a', 'b', 'c', 'd'].map((key) => option(key)),
      { min: 2, max: 2 },
    );
    expect(novice(view(), many)).toHaveLength(2);
    expect(
      novice(view(), prompt({ id: 'ask.unheard' }, [option('a', { off: { id: 'off.gold' } }), option('b')])),
    ).toEqual(['b']);
  });
});
