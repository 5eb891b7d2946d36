// R4 ENCOUNTERS; D Encounter Sequence: its ten steps are the states inside `space`.
import type { CardId } from '../../kernel/ids';
import type { Chapter } from '../vocab/chapters';
import { chapter, into, run } from '../charts/chart';
import { guards } from './guards';

declare module '../vocab/chapters' {
  interface Chapters {
    /** `cards`: those on the space alone, `$only` these of them; `space`: its instructions, and nobody there. */
    readonly encounter: Chapter<{ readonly $meet: 'cards' | 'space'; readonly $only?: readonly CardId[] } | undefined>;
  }
}

const away = [
  { guard: 'dead', target: '#encounter.done' },
  { guard: 'moved', target: '#encounter.begin' },
  { guard: 'turnOver', target: '#encounter.done' },
] as const;

export const encounterChart = chapter('encounter', guards).chart({
  id: 'encounter',
  initial: 'called',
  states: {
    // A text may send him to the cards of a space, or to its instructions, alone.
    called: {
      on: {
        next: [
          { guard: 'meetsCardsAlone', target: '#encounter.space.drawCards' },
          { guard: 'meetsSpaceAlone', target: 'spaceAlone' },
          { target: 'begin' },
        ],
      },
    },
    spaceAlone: { on: { next: [...away, { guard: 'meetsNothing', target: 'done' }, { target: 'space' }] } },
    begin: {
      entry: run('encounter/begin'),
      on: { next: [{ guard: 'comesToCrown', target: 'crown' }, { target: 'here' }] },
    },
    // R4 THE CROWN OF COMMAND
    crown: { entry: into('crown'), on: { next: 'here' } },
    here: {
      on: {
        next: [
          ...away.filter((a) => a.guard !== 'moved'),
          { guard: 'looseCards', target: 'claim' },
          { target: 'choose' },
        ],
      },
    },
    // 2 12:1: what lies there beside the space's own instructions may be claimed at any time, before all else too.
    claim: { entry: into('claim'), on: { next: [...away, { target: 'choose' }] } },
    choose: {
      entry: run('encounter/choose'),
      on: {
        next: [
          ...away,
          { guard: 'meetsCharacter', target: 'cardsBeforeCharacter' },
          { guard: 'meetsNothing', target: 'done' },
          { target: 'space' },
        ],
      },
    },
    // R4 RESOLVING CARDS WITHOUT AN ENCOUNTER NUMBER: before any other character, too
    cardsBeforeCharacter: {
      entry: run('encounter/cards', 'noNumber'),
      on: { next: [...away, { target: 'character' }] },
    },
    // R4 ENCOUNTERING ANOTHER CHARACTER
    character: { entry: run('encounter/character'), on: { next: [...away, { target: 'done' }] } },
    // R4 ENCOUNTERING A SPACE
    space: {
      initial: 'enter',
      states: {
        enter: {
          entry: run('encounter/enter'),
          on: {
            next: [...away, { guard: 'noNumberFirst', target: 'cardsWithoutNumberFirst' }, { target: 'drawCards' }],
          },
        },
        // R4 RESOLVING CARDS WITHOUT AN ENCOUNTER NUMBER: before all else (Revised only)
        cardsWithoutNumberFirst: {
          entry: run('encounter/cards', 'noNumber'),
          on: { next: [...away, { target: 'drawCards' }] },
        },
        drawCards: { entry: run('encounter/drawCards'), on: { next: [...away, { target: 'cardsWithoutNumber' }] } },
        cardsWithoutNumber: {
          entry: run('encounter/cards', 'noNumber'),
          on: { next: [...away, { target: 'events' }] },
        },
        events: { entry: run('encounter/cards', 'events'), on: { next: [...away, { target: 'enemies1' }] } },
        enemies1: { entry: run('encounter/enemies', 1), on: { next: [...away, { target: 'enemies2' }] } },
        enemies2: { entry: run('encounter/enemies', 2), on: { next: [...away, { target: 'enemies3' }] } },
        enemies3: { entry: run('encounter/enemies', 3), on: { next: [...away, { target: 'strangers' }] } },
        strangers: { entry: run('encounter/cards', 'strangers'), on: { next: [...away, { target: 'take' }] } },
        take: { entry: run('encounter/take'), on: { next: [...away, { target: 'places' }] } },
        places: { entry: run('encounter/cards', 'places'), on: { next: [...away, { target: 'instructions' }] } },
        instructions: { entry: run('encounter/instructions'), on: { next: [...away, { target: '#encounter.done' }] } },
      },
    },
    done: { type: 'final' },
  },
});
