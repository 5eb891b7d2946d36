import { describe, expect, it } from 'vitest';
import { migrateEvent, migrateState, schemaOf, stateMigrations, type StateMigration } from './index';

const chain: readonly StateMigration[] = [
  { to: 2, up: ({ lives, ...rest }) => ({ ...rest, life: lives }) },
  { to: 3, up: (state) => ({ ...state, fate: 1 }) },
];

describe('events of journals', () => {
  const telling: readonly StateMigration[] = [
    {
      to: 2,
      up: (state) => ({ ...state }),
      event: ({ lives, ...rest }) => (lives === undefined ? rest : { ...rest, life: lives }),
    },
    { to: 3, up: (state) => ({ ...state }) },
  ];

  it('are told as this program tells them, whoever wrote them', () => {
    expect(migrateEvent({ t: 'hurt', lives: 1 }, telling)).toEqual({ t: 'hurt', life: 1 });
    expect(migrateEvent({ t: 'hurt', life: 1 }, telling)).toEqual({ t: 'hurt', life: 1 });
  });

  it('stay what they are where they are none', () => {
    expect(['x', null, [1]].map((one) => migrateEvent(one, telling))).toEqual(['x', null, [1]]);
  });
});

describe('the chain of state migrations', () => {
  it('has every file of its folder, numbered from 2 without a gap', () => {
    const files = Object.keys(import.meta.glob('./*.ts')).flatMap(
      (file) => /^\.\/(\d{4})-[a-z-]+\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(files.sort().map(Number)).toEqual(stateMigrations.map(({ to }) => to));
    expect(stateMigrations.map(({ to }) => to)).toEqual(stateMigrations.map((_, i) => i + 2));
  });

  it('leads an old state to the newest schema, step by step', () => {
    expect(migrateState({ schema: 1, lives: 4 }, chain)).toEqual({ ok: true, value: { schema: 3, life: 4, fate: 1 } });
    expect(migrateState({ schema: 2, life: 4 }, chain)).toEqual({ ok: true, value: { schema: 3, life: 4, fate: 1 } });
    expect(migrateState({ schema: 3, life: 4 }, chain)).toEqual({ ok: true, value: { schema: 3, life: 4 } });
  });

  it('refuses a state of a newer program', () => {
    expect(migrateState({ schema: schemaOf(chain) + 1 }, chain)).toEqual({ ok: false, error: 'newer' });
  });

  it.each([undefined, null, 7, 'state', [], {}, { schema: '1' }, { schema: 0 }, { schema: 1.5 }])(
    'refuses %j, which is none',
    (saved) => {
      expect(migrateState(saved, chain)).toEqual({ ok: false, error: 'not-a-state' });
    },
  );
});
