import { describe, expect, it, onTestFinished } from 'vitest';
import type { GameEvent } from '../../shared/rules/state/state';
import { aFolder } from '../testing/folder';
import { fight, told } from '../testing/told-game';
import { openDatabase } from './connection';
import { recordsRepository } from './records';
import type { GameRecord } from './stored-record';

const aRepository = () => {
  const { db } = openDatabase(aFolder());
  onTestFinished(() => {
    db.close();
  });
  return { db, records: recordsRepository(db) };
};
const killed: GameEvent = { t: 'killed', hero: 'h1' };
const record = (...tale: Parameters<typeof told>): GameRecord => {
  const { there: _, ...made } = told(...tale);
  return made;
};

describe('stored records', () => {
  it('come back as they were put, without their campaign', () => {
    const { records } = aRepository();
    const one = record({ events: [fight({ power: 7 }), killed], casual: true, hero: { gold: 9 } });
    const running = record({ game: 'g-2', over: undefined, letters: 'PCCC', at: 2_000_000 });
    records.put(running);
    records.put(one);
    expect(records.all()).toEqual([
      { ...one, there: false },
      { ...running, there: false },
    ]);
  });

  it('take the place of what was there, seats included', () => {
    const { records, db } = aRepository();
    records.put(record({ letters: 'PCCC' }));
    const again = record({ letters: 'PC', rounds: 70 });
    records.put(again);
    expect(records.all()).toEqual([{ ...again, there: false }]);
    expect(db.prepare('SELECT count(*) FROM record_seats').pluck().get()).toBe(2);
  });

  it('are written whole or not at all', () => {
    const { records, db } = aRepository();
    const one = record();
    records.put(one);
    db.exec("CREATE TRIGGER no_seat BEFORE INSERT ON record_seats BEGIN SELECT RAISE(ABORT, 'no'); END");
    expect(() => {
      records.put(record({ rounds: 99 }));
    }).toThrow('no');
    expect(records.all()).toEqual([{ ...one, there: false }]);
  });

  it('of another program are read as far as they are known', () => {
    const { records, db } = aRepository();
    records.put(record());
    db.exec(
      `UPDATE records SET ended_by = 'unheardOf'; UPDATE record_seats SET tally = '{"won":3,"later":1}', strongest = '{"x":1}', characters = '{}'`,
    );
    const [read] = records.all();
    expect(read).toMatchObject({ endedBy: 'nobody', seats: [{ characters: [], tally: { won: 3, lost: 0 } }, {}] });
    expect(read?.seats[0]).not.toHaveProperty('strongest');
  });
});
