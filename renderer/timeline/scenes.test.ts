import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewEvent } from '../../shared/contract/event';
import type { DefId } from '../../shared/kernel/ids';
import { follows } from '../fixtures/story';
import { fightView } from '../fixtures/views';
import { fightTimes, flightTime } from './pace';
import { Playback } from './playback.svelte';
import { momentOf, passes, sceneOf, type EventOf, type House, type Moment } from './scenes';

/** As in the playback: the question gives way first. */
const FRAMES = 50;
const OUTER: DefId = 'base/space/fields';
const INNER: DefId = 'base/space/plain_of_peril';
const house: House = {
  mine: (hero) => hero === 'h0',
  own: (character) => (character === 'base/character/warrior' ? 'h0' : undefined),
  unseen: () => false,
  myTurn: () => true,
  rank: (space) => (space === INNER ? 2 : 0),
  at: () => OUTER,
  has: () => ({ left: ['base/adventure/wand'], gold: 1 }),
  kind: (def) => (def.includes('talisman') ? 'talisman' : 'object'),
  chosen: [],
  here: () => ['h0'],
  pending: () => undefined,
  fight: undefined,
  staged: false,
};
const drawn: ViewEvent = {
  t: 'card',
  card: 'c1',
  def: 'base/adventure/wand',
  from: { in: 'deck', deck: 'adventure' },
  to: { in: 'space', space: OUTER },
};
const dropped: ViewEvent = {
  t: 'card',
  card: 'c2',
  def: 'base/purchase/sword',
  from: { in: 'held', hero: 'h0' },
  to: { in: 'space', space: OUTER },
};

describe('a scene', () => {
  it('is a card that is drawn to be met; it waits for who sits here', () => {
    expect(sceneOf(drawn, [], house)).toMatchObject({ t: 'card', def: 'base/adventure/wand', waits: true });
    expect(sceneOf(drawn, [], { ...house, myTurn: () => false })).toMatchObject({ waits: false });
    expect(sceneOf({ ...dropped }, [], house)).toBeUndefined();
  });

  it('is the Command Spell, seen by the Crown; it waits for those whom it strikes', () => {
    const command: ViewEvent = { t: 'cast', hero: 'h1', def: 'rules/command', targets: [] };
    const at = { ...house, at: () => 'base/space/crown_of_command' };
    const shown = { t: 'spell', def: 'base/space/crown_of_command', event: command };
    expect(sceneOf(command, [], at)).toEqual({ ...shown, waits: true, on: 'h0' });
    expect(sceneOf({ ...command, hero: 'h0' }, [], at)).toMatchObject({ waits: false });
    expect(sceneOf(command, [], { ...at, here: () => [] })).toMatchObject({ waits: false });
  });

  it('is no card that was bought: its buyer has just chosen it', () => {
    expect(sceneOf(drawn, [], { ...house, chosen: ['base/adventure/wand'] })).toBeUndefined();
    expect(sceneOf(drawn, [], { ...house, chosen: ['base/adventure/ring'] })).toMatchObject({ waits: true });
    expect(sceneOf({ ...drawn, def: 'base/purchase/sword' }, [], house)).toBeUndefined();
  });

  it('is one’s own token that does something to somebody; any other passes by', () => {
    const token = (name: string): EventOf<'card'> => ({
      t: 'card',
      card: 'c1',
      def: `x/token/${name}`,
      from: { in: 'deck', deck: 'x/deck/token' },
      to: { in: 'table' },
    });
    const rage = token('rage');
    const hurt: ViewEvent = { t: 'changed', hero: 'h0', what: 'life', by: -1, now: 3 };
    const gone: ViewEvent = { ...rage, from: { in: 'table' }, to: { in: 'discard', deck: 'x/deck/token' } };
    const others = { ...house, myTurn: () => false };
    expect(sceneOf(rage, [hurt, gone], house)).toMatchObject({ t: 'card', def: 'x/token/rage', waits: true });
    expect(passes(rage, [hurt, gone], house)).toBeUndefined();
    for (const [rest, at] of [
      [[hurt, gone], others],
      [[gone, hurt], house],
      [[token('strike'), hurt, gone], house],
      [[], house],
    ] as const)
      expect([sceneOf(rage, rest, at), passes(rage, rest, at)]).toEqual([undefined, 'x/token/rage']);
    expect(passes(drawn, [], house)).toBeUndefined();
    expect(sceneOf({ ...drawn, to: { in: 'table' } }, [], house)).toBeUndefined();
  });

  it('is a death with what stays behind, up to the next turn', () => {
    const rest: readonly ViewEvent[] = [
      dropped,
      { t: 'layGold', space: OUTER, by: 3 },
      { t: 'turn', seat: 'p1', hero: 'h1', round: 2 },
      { ...dropped, card: 'c3' },
    ];
    expect(sceneOf({ t: 'killed', hero: 'h0', by: 'h1' }, rest, house)).toEqual({
      t: 'death',
      hero: 'h0',
      by: 'h1',
      left: ['base/purchase/sword'],
      gold: 3,
      waits: true,
    });
  });

  it('is no death but the end of one who gave up, with what stays behind', () => {
    const gone = sceneOf({ t: 'killed', hero: 'h0', gaveUp: true }, [dropped], house);
    expect(gone).toMatchObject({ gaveUp: true, left: ['base/purchase/sword'] });
  });

  it('is a death with what he still has, where his killer is asked first what he takes of it', () => {
    const killed: ViewEvent = { t: 'killed', hero: 'h1', by: 'h0' };
    expect(sceneOf(killed, [], house)).toMatchObject({ left: ['base/adventure/wand'], gold: 1 });
    const goesOn: ViewEvent = { t: 'turn', seat: 'p1', hero: 'h1', round: 2 };
    expect(sceneOf(killed, [goesOn], house)).toMatchObject({ left: [], gold: 0 });
  });
});

describe('a moment', () => {
  it('is a new king, by his own name', () => {
    const said = (id: 'said.crowned' | 'said.timeUp'): ViewEvent => ({
      t: 'said',
      hero: 'h0',
      msg: { id, args: { def: 'x/lord/y' } },
    });
    expect(momentOf(said('said.crowned'), house)).toEqual({ what: 'king', hero: 'h0', def: 'x/lord/y' });
    const again: ViewEvent = {
      t: 'said',
      hero: 'h0',
      msg: { id: 'said.crowned', args: { def: 'x/lord/y', again: 1 } },
    };
    expect(momentOf(again, house)).toEqual({ what: 'king', hero: 'h0', def: 'x/lord/y' });
    expect(momentOf(said('said.timeUp'), house)).toBeUndefined();
  });

  it('is a Region nearer to the Crown, and not the way back', () => {
    const moved = (to: DefId): ViewEvent => ({ t: 'moved', hero: 'h1', path: [to], how: 'walk' });
    expect(momentOf(moved(INNER), house)).toEqual({ what: 'inner', hero: 'h1' });
    expect(momentOf(moved(OUTER), { ...house, at: () => INNER })).toBeUndefined();
  });

  it('is what another takes from one who sits here, and not what he gives away himself', () => {
    const taken: ViewEvent = { ...dropped, from: { in: 'held', hero: 'h0' }, to: { in: 'held', hero: 'h1' } };
    expect(momentOf(taken, house)).toEqual({ what: 'robbed', hero: 'h1', event: taken });
    expect(momentOf({ ...taken, to: { in: 'held', hero: 'h0' } }, house)).toBeUndefined();
    expect(momentOf(taken, { ...house, mine: (hero) => hero === 'h1' })).toBeUndefined();
    const gold: ViewEvent = { t: 'changed', hero: 'h0', what: 'gold', by: -1, now: 0, doer: 'h1' };
    expect(momentOf(gold, house)).toEqual({ what: 'robbed', hero: 'h1', event: gold });
    const { doer: _, ...spent } = gold;
    expect(momentOf(spent, house)).toBeUndefined();
  });

  it('is what others destroy of one who sits here, and not what he uses up himself', () => {
    const destroyed: ViewEvent = {
      ...dropped,
      from: { in: 'held', hero: 'h0' },
      to: { in: 'discard', deck: 'purchase' },
      source: 'base/spell/destroy_magic',
    };
    const others = { ...house, myTurn: () => false };
    const told = { what: 'robbed', hero: 'h0', event: destroyed };
    expect(momentOf(destroyed, others)).toEqual(told);
    // In his own turn a Spell is somebody else's; what a space or his own card takes he sees coming.
    expect(momentOf(destroyed, { ...house, kind: () => 'spell' })).toEqual(told);
    expect(momentOf({ ...destroyed, source: 'base/space/chasm' }, { ...house, kind: () => 'space' })).toBeUndefined();
    expect(momentOf({ ...destroyed, source: 'base/purchase/sword' }, others)).toBeUndefined();
    expect(momentOf({ ...destroyed, to: { in: 'out', aside: true } }, others)).toBeUndefined();
    expect(momentOf(destroyed, { ...others, mine: () => false })).toBeUndefined();
  });

  it('is a Spell in hand that others make come to nothing, and not the one that he casts', () => {
    const nullified: ViewEvent = {
      ...dropped,
      def: 'base/spell/teleport',
      from: { in: 'hand', hero: 'h0' },
      to: { in: 'discard', deck: 'spell' },
      source: 'base/spell/nullify',
    };
    const spells: House = { ...house, kind: () => 'spell' };
    expect(momentOf(nullified, spells)).toEqual({ what: 'robbed', hero: 'h0', event: nullified });
    expect(momentOf({ ...nullified, source: 'base/spell/teleport' }, spells)).toBeUndefined();
    const { source: _, ...cast } = nullified;
    expect(momentOf(cast, spells)).toBeUndefined();
  });

  it('is what one who sits here has become by another, and not what he has of himself', () => {
    const bitten: ViewEvent = {
      t: 'card',
      def: 'x/state/lycanthrope',
      from: { in: 'deck', deck: 'x/deck/lycanthrope' },
      to: { in: 'held', hero: 'h0' },
      source: 'x/figure/werewolf',
    };
    const kinds: House = { ...house, kind: (def) => (def === bitten.def ? 'state' : 'figure') };
    expect(momentOf(bitten, kinds)).toEqual({ what: 'robbed', hero: 'h0', event: bitten });
    expect(momentOf({ ...bitten, to: { in: 'held', hero: 'h1' } }, kinds)).toBeUndefined();
    expect(momentOf(bitten, { ...kinds, kind: (def) => (def === bitten.def ? 'state' : 'character') })).toBeUndefined();
    expect(momentOf({ ...bitten, def: 'base/purchase/sword' }, kinds)).toBeUndefined();
  });

  it('is a fulfilled quest, also one that leaves the game, and none that is lost', () => {
    const def: DefId = 'x/warlock-quest/y';
    const quests: House = { ...house, kind: () => 'quest' };
    const event: ViewEvent = { ...dropped, def, from: { in: 'held', hero: 'h0' }, to: { in: 'out' }, source: def };
    const told = { what: 'quest', hero: 'h0' };
    expect(momentOf(event, quests)).toEqual(told);
    for (const back of ['deck', 'discard'] as const)
      expect(momentOf({ ...event, to: { in: back, deck: 'x/deck/quest' } }, quests)).toEqual(told);
    expect(momentOf({ ...event, to: { in: 'out', aside: true } }, quests)).toBeUndefined();
    const lost: ViewEvent = { ...event, from: { in: 'held', hero: 'h1' }, source: 'x/adventure/z' };
    expect(momentOf(lost, quests)).toBeUndefined();
    expect(momentOf({ ...lost, to: { in: 'deck', deck: 'x/deck/quest' } }, quests)).toBeUndefined();
    expect(momentOf({ ...event, to: { in: 'card', card: 'c1', def } }, quests)).toBeUndefined();
  });

  it('is a Talisman that somebody gets, from wherever', () => {
    const event: ViewEvent = {
      t: 'card',
      card: 'c9',
      def: 'base/talisman/talisman',
      from: { in: 'deck', deck: 'talisman' },
      to: { in: 'held', hero: 'h1' },
    };
    expect(momentOf(event, house)).toEqual({ what: 'talisman', hero: 'h1' });
    expect(momentOf({ ...event, def: 'base/purchase/sword' }, house)).toBeUndefined();
    const won: ViewEvent = { ...event, from: { in: 'held', hero: 'h2' } };
    expect(momentOf(won, house)).toEqual({ what: 'talisman', hero: 'h1' });
    expect(momentOf({ ...event, from: { in: 'held', hero: 'h1' } }, house)).toBeUndefined();
    expect(momentOf({ ...won, to: { in: 'discard', deck: 'talisman' } }, house)).toEqual({ what: 'given', hero: 'h2' });
  });
});

describe('a story', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const playing = (
    events: readonly ViewEvent[],
    more: Partial<House> = {},
    landed: () => Promise<void> = () => Promise.resolve(),
  ) => {
    const playback = new Playback();
    const told: ViewEvent[] = [];
    const begun: ViewEvent[] = [];
    const risen: Moment[] = [];
    let ended = false;
    void playback
      .play(events, {
        pace: () => ({ speed: 'normal', behind: 0, mine: true }),
        begins: (event) => begun.push(event),
        tell: (event) => told.push(event),
        rises: (moment) => risen.push(moment),
        house: { ...house, ...more },
        landed,
      })
      .then(() => (ended = true));
    return { playback, told, begun, risen, ended: () => ended };
  };
  const MINUTE = 60_000;

  it('shows on both seats what goes from one to the other', async () => {
    const taken: ViewEvent = { ...dropped, to: { in: 'held', hero: 'h1' } };
    const { playback } = playing([taken], { mine: () => false });
    await vi.advanceTimersByTimeAsync(FRAMES + 1);
    expect(playback.floats.map(({ hero, by, def }) => [hero, by, def])).toEqual([
      ['h0', -1, 'base/purchase/sword'],
      ['h1', 1, 'base/purchase/sword'],
    ]);
  });

  it('stops for one’s own card until a key, and for another’s for a while', async () => {
    const mine = playing([drawn]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([mine.playback.scene?.t, mine.ended()]).toEqual(['card', false]);
    mine.playback.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect([mine.playback.scene, mine.ended()]).toEqual([undefined, true]);

    const others = playing([drawn], { myTurn: () => false });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(others.ended()).toBe(true);
  });

  it('says what a card is when its face is seen, or when somebody goes on before', async () => {
    const flight = flightTime({ speed: 'normal', behind: 0, mine: true });
    for (const hasty of [false, true]) {
      const { playback, told } = playing([drawn]);
      await vi.advanceTimersByTimeAsync(FRAMES + flight - 1);
      expect([playback.scene?.t, playback.flight, playback.now, told]).toEqual(['card', flight, undefined, []]);
      if (hasty) playback.goOn();
      await vi.advanceTimersByTimeAsync(hasty ? 0 : 1);
      expect([playback.scene?.t, playback.flight, told]).toEqual(['card', 0, [drawn]]);
    }
  });

  it('waits for dice that the screen shows late, unless somebody goes on', async () => {
    const events: readonly ViewEvent[] = [
      { t: 'rolled', hero: 'h0', for: 'movement', dice: [6] },
      ...follows.slice(2, 4),
    ];
    for (const hasty of [false, true]) {
      const lie: (() => void)[] = [];
      const { playback, told } = playing(events, { staged: true }, () => new Promise((done) => lie.push(done)));
      for (const known of [0, 1]) {
        await vi.advanceTimersByTimeAsync(MINUTE);
        expect(told).toHaveLength(known);
        if (hasty) playback.goOn();
        else lie.pop()?.();
      }
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(told).toEqual(events);
    }
  });

  it('takes a fight off its stage when it was told, and keeps it there where more is asked about it', async () => {
    const [rolled, fight] = follows.slice(2, 4);
    const paid: ViewEvent = { t: 'changed', hero: 'h0', what: 'life', by: -1, now: 3 };
    const story = [rolled, fight, paid].flatMap((event) => event ?? []);
    const more: ViewEvent[] = [];
    for (const goesOn of [undefined, fightView('won')]) {
      const { playback, told } = playing(story, { staged: true, fight: goesOn });
      await vi.advanceTimersByTimeAsync(FRAMES + MINUTE);
      more.push(...told);
      expect([playback.fought, playback.attack]).toEqual([goesOn === undefined, goesOn]);
      playback.stand(goesOn);
      expect(playback.fought).toBe(false);
    }
    expect(more).toEqual([...story, ...story]);
  });

  it('tells no number before its dice lie', async () => {
    const { playback, told } = playing([{ t: 'rolled', hero: 'h0', for: 'movement', dice: [6] }]);
    await vi.advanceTimersByTimeAsync(300);
    expect([playback.roll?.dice, playback.now, told]).toEqual([[6], undefined, []]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(told).toHaveLength(1);
  });

  it('throws the dice of a fight on its stage, and tells them with it', async () => {
    const attack = follows.slice(2, 4);
    expect(attack.map(({ t }) => t)).toEqual(['rolled', 'fight']);
    const { playback, told, begun } = playing(attack);
    // Who sits here looks at both sides first, as long as he likes; the dice are in his hand.
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([playback.fight?.t, playback.poised, told, begun]).toEqual(['fight', true, [], []]);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(300);
    expect([playback.poised, playback.roll, told, begun]).toEqual([false, undefined, [], attack]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(told).toEqual(attack);
  });

  it('leaves no die of something else beside a fight and what comes of it', async () => {
    const moved: ViewEvent = { t: 'rolled', hero: 'h0', for: 'movement', dice: [2] };
    const { playback, told } = playing([moved, ...follows.slice(2, 4)], { staged: true });
    await vi.advanceTimersByTimeAsync(FRAMES + MINUTE);
    expect([told.length, playback.roll]).toEqual([3, undefined]);
  });

  it('tells a fight when its word stands on the stage, or when somebody goes on before', async () => {
    const attack = follows.slice(2, 4);
    const { tumble, word } = fightTimes({ speed: 'normal', behind: 0, mine: true }, { fresh: false, thrown: true });
    for (const hasty of [false, true]) {
      const { playback, told } = playing(attack, { staged: true });
      await vi.advanceTimersByTimeAsync(FRAMES + tumble + word - 1);
      expect([playback.times?.tumble, told]).toEqual([tumble, []]);
      if (hasty) playback.goOn();
      await vi.advanceTimersByTimeAsync(hasty ? 0 : 1);
      expect([told, playback.times?.tumble]).toEqual([attack, hasty ? 0 : tumble]);
    }
  });

  it('leaves a fight on its stage that somebody is asked about afterwards', async () => {
    const attack = follows.slice(2, 4);
    const fight = fightView('won');
    const { playback, ended } = playing(attack, { staged: true, fight });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([ended(), playback.attack]).toEqual([true, fight]);
    playback.stand(fight);
    expect([playback.attack, playback.times === undefined]).toEqual([undefined, false]);
    playback.stand(undefined);
    expect(playback.times).toBeUndefined();
  });

  it('waits for no throw where the fight was on its stage already, or is somebody else’s', async () => {
    const attack = follows.slice(2, 4);
    for (const more of [{ staged: true }, { mine: () => false }]) {
      const { told } = playing(attack, more);
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(told).toEqual(attack);
    }
  });

  it('tells everything once and in its order, whatever happens between the dice and the fight', async () => {
    const [rolled, fight] = follows.slice(2, 4);
    const paid: ViewEvent = { t: 'changed', hero: 'h0', what: 'fate', by: -1, now: 0 };
    const story = [rolled, paid, rolled, fight].flatMap((event) => event ?? []);
    const { told, ended } = playing(story, { staged: true });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([told, ended()]).toEqual([story, true]);
  });

  it('tells everything in its order where it is skipped', async () => {
    const { playback, told, ended } = playing([drawn, ...follows]);
    await vi.advanceTimersByTimeAsync(300);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([told, ended()]).toEqual([[drawn, ...follows], true]);
  });

  it('has a banner for what a table would shout about', async () => {
    const { playback, risen } = playing([{ t: 'moved', hero: 'h0', path: [INNER], how: 'walk' }]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(risen).toEqual([{ what: 'inner', hero: 'h0' }]);
    expect(playback.banners.now).toMatchObject({ what: 'inner', hero: 'h0' });
  });
});
