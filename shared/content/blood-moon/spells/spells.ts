// Spells of The Blood Moon.
import {
  after,
  anyMoment,
  before,
  capped,
  cannot,
  cast,
  castWhen,
  choose,
  discard,
  gain,
  grant,
  heal,
  may,
  reacts,
  spell,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';
import type { Duration } from '../../../rules/vocab/words';
import { metOutside, spellsReach } from '../../common/spells';
import { revived } from '../../common/wares';
import { praysByTheHour } from '../prayers';
import { isDay, isNight, turnsTime } from '../time';
import { becomesLycanthrope, rollsOnHisChart } from '../werewolf';
import { isLycanthrope } from '../lycanthrope';

const known = { origin: 'known' } as const;
const id = (name: string) => `blood-moon/spell/${name}`;
/** At the start of the turn of whomever it strikes. */
const atHisTurn = [cast(['turnStart']), cast(['turnStart'], { turn: 'others' })];

const spirits: Selector = { cards: { kind: 'enemy', subtype: 'spirit', at: 'anySpace', faceUp: true } };
export const exorcise = spell(id('exorcise'), {
  ...known,
  timing: [cast(['afterMove'], { when: { exists: spirits } })],
  aim: [choose(spirits, 'target', { ask: 'enemy' })],
  effect: [
    when(
      isDay,
      may('keepTrophy', { op: 'trophy', card: v('target') }, { else: discard(v('target')) }),
      discard(v('target')),
    ),
  ],
});

/** It goes with the Enemy before its caster until both are used. */
export const reanimate = spell(id('reanimate'), {
  ...known,
  stays: true,
  carries: {},
  timing: [{ ...castWhen('before', 'killed', { event: { card: { kind: 'enemy', at: 'anySpace' } } }), whose: 'mine' }],
  effect: [
    { op: 'put', card: 'eventCard', to: { on: 'this' } },
    { op: 'lend', card: 'this' },
  ],
  abilities: [revived],
});

const met: Selector = { cards: { inFight: true, kind: 'enemy' } };
export const drainLife = spell(id('drain_life'), {
  ...known,
  timing: [cast(['creatureMet'], { when: metOutside })],
  aim: [choose(met, 'target', { ask: 'enemy' })],
  effect: [heal({ sum: 'higher', over: v('target') }), { op: 'removeFoe', card: v('target'), how: 'destroyed' }],
});

export const benediction = spell(id('benediction'), {
  ...known,
  timing: [cast(['turnStart'])],
  aim: [choose({ heroes: {} }, 'target')],
  effect: [when(isDay, gain('life', 4, v('target')), gain('life', 2, v('target')))],
});

export const burialRites = spell(id('burial_rites'), {
  ...known,
  timing: [cast(['turnStart'])],
  effect: [praysByTheHour],
});

const famished = (until: Duration): Effect =>
  grant(
    reacts(
      'famished',
      before(
        'rolling',
        'anyone',
        when({ not: { at: { region: 'inner' }, who: 'eventHero' } }, { op: 'showDice', all: 6 }),
        { event: { for: 'creature' }, when: { fight: { of: 'eventHero', foe: 'creature' } }, forced: true },
      ),
    ),
    until,
  );
export const feralHunger = spell(id('feral_hunger'), {
  ...known,
  timing: [cast(['beforeRolls'], { turn: 'any', when: spellsReach({ of: 'active', foe: 'creature' }) })],
  effect: [when(isNight, famished('myNextTurn'), famished('fight'))],
});

export const solsticeRitual = spell(id('solstice_ritual'), {
  ...known,
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: turnsTime,
});

/** It slows like a Poltergeist, and is left behind in the same way. */
export const hauntingPoltergeist = spell(id('haunting_poltergeist'), {
  ...known,
  stays: true,
  keywords: ['cannotDitch'],
  timing: atHisTurn,
  aim: [choose({ heroes: { where: { turnOf: 'it' } } }, 'target')],
  effect: [{ op: 'lend', card: 'this', who: v('target') }],
  abilities: [
    { id: 'slow', static: [capped('movement', 1), cannot('rollForMovement')] },
    reacts('left_behind', after('crossedRiver', 'mine', discard(), { forced: true })),
  ],
});

export const curseOfTheWerewolf = spell(id('curse_of_the_werewolf'), {
  ...known,
  copies: 2,
  timing: atHisTurn,
  aim: [choose({ heroes: { where: { turnOf: 'it' } } }, 'target')],
  effect: [when({ ...isLycanthrope, who: v('target') }, rollsOnHisChart(v('target')), becomesLycanthrope(v('target')))],
});
