// R4 ENCOUNTERS; D Encounter Sequence: its ten steps are the states inside `space`.
import { chapter, run } from '../charts/chart';

const away = [
  { guard: 'dead', target: '#encounter.done' },
  { guard: 'moved', target: '#encounter.begin' },
  { guard: 'turnOver', target: '#encounter.done' },
] as const;

export const encounterChart = chapter([
  'dead',
  'moved',
  'turnOver',
  'meetsCharacter',
  'noNumberFirst',
  'meetsNothing',
  'looseCards',
]).createMachine({
  id: 'encounter',
  initial: 'begin',
  states: {
    begin: {
      entry: run('encounter/begin'),
      on: {
        next: [
          ...away.filter((a) => a.guard !== 'moved'),
          { guard: 'looseCards', target: 'loose' },
          { target: 'choose' },
        ],
      },
    },
    // 2 12:1: what lies there beside the space's own instructions may be claimed at any time, before all else too.
    loose: { entry: run('encounter/loose'), on: { next: [...away, { target: 'choose' }] } },
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
