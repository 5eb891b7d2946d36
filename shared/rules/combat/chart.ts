// R4 RESOLVING BATTLES VS. CREATURES (1-5), BATTLES BETWEEN TWO CHARACTERS (1-5), PSYCHIC COMBAT.
import type { FightOutcome } from '../../contract/fight';
import type { Fight } from '../state/state';
import type { Chapter } from '../vocab/chapters';
import { chapter, run } from '../charts/chart';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    readonly combat: Chapter<{ readonly $fight: Fight }, FightOutcome>;
  }
}

const fallen = { guard: 'fallen', target: 'close' } as const;
const settled = { guard: 'settled', target: 'outcome' } as const;

export const combatChart = chapter('combat', guards).chart({
  id: 'combat',
  initial: 'meet',
  states: {
    meet: { entry: run('combat/meet'), on: { next: [settled, { target: 'evade' }] } },
    // 1. Evade
    evade: { entry: run('combat/evade'), on: { next: [settled, { target: 'weapons' }] } },
    weapons: { entry: run('combat/weapons'), on: { next: [fallen, settled, { target: 'castSpells' }] } },
    // 2. Cast Spells
    castSpells: { entry: run('combat/castSpells'), on: { next: [fallen, settled, { target: 'aboutToRoll' }] } },
    // D Breath Attacks: after all that is done before the dice, and not by one who was evaded
    aboutToRoll: {
      entry: run('combat/aboutToRoll'),
      on: { next: [fallen, settled, { target: 'attackRoll' }] },
    },
    // 3. Character Attack Roll / Determine Attack Rolls
    attackRoll: { entry: run('combat/roll', 'mine'), on: { next: [fallen, settled, { target: 'foeRoll' }] } },
    // 4. Creature Attack Roll, or the defender's
    foeRoll: { entry: run('combat/roll', 'theirs'), on: { next: [fallen, settled, { target: 'attackerFate' }] } },
    attackerFate: {
      entry: run('combat/fate', 'mine'),
      on: { next: [fallen, settled, { guard: 'foeIsCharacter', target: 'defenderFate' }, { target: 'attackerDark' }] },
    },
    defenderFate: { entry: run('combat/fate', 'theirs'), on: { next: [fallen, settled, { target: 'attackerDark' }] } },
    // D Fate Tokens: dark fate of the others, on dice that were not rolled again.
    attackerDark: {
      entry: run('combat/dark', 'mine'),
      on: { next: [fallen, settled, { guard: 'foeIsCharacter', target: 'defenderDark' }, { target: 'rolled' }] },
    },
    defenderDark: { entry: run('combat/dark', 'theirs'), on: { next: [fallen, settled, { target: 'rolled' }] } },
    // What others make of the dice: they are rolls like all others.
    rolled: { entry: run('combat/rolled'), on: { next: [fallen, settled, { target: 'compare' }] } },
    // 5. Compare Attack Scores
    compare: {
      entry: run('combat/compare'),
      // What is fought once more is rolled anew.
      on: { next: [{ guard: 'settled', target: 'outcome' }, { target: 'attackRoll' }] },
    },
    outcome: {
      entry: run('combat/outcome'),
      on: { next: [{ guard: 'won', target: 'victory' }, { guard: 'lost', target: 'defeat' }, { target: 'over' }] },
    },
    // Claim Reward, or the killed creature
    victory: { entry: run('combat/victory'), on: { next: 'over' } },
    defeat: { entry: run('combat/defeat'), on: { next: 'over' } },
    over: { entry: run('combat/over'), on: { next: 'close' } },
    close: { entry: run('combat/close'), on: { next: 'done' } },
    done: { type: 'final' },
  },
});
