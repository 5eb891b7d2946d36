import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from 'better-sqlite3';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings';
import { aFolder } from '../testing/folder';
import { openDatabase } from './connection';
import { settingsRepository } from './settings';

const aDatabase = (dir = aFolder()): Database => {
  const { db } = openDatabase(dir);
  onTestFinished(() => {
    db.close();
  });
  return db;
};

describe('settings', () => {
  it('start with their defaults', () => {
    expect(settingsRepository(aDatabase()).all()).toEqual(DEFAULT_SETTINGS);
  });

  it('keep what was changed and nothing else, beyond a restart', () => {
    const dir = aFolder();
    const first = openDatabase(dir);
    expect(settingsRepository(first.db).change({ textScale: 120 })).toEqual({ ...DEFAULT_SETTINGS, textScale: 120 });
    first.db.close();
    expect(settingsRepository(aDatabase(dir)).all()).toEqual({ ...DEFAULT_SETTINGS, textScale: 120 });
  });

  it('fall back one by one where a stored value makes no sense', () => {
    const db = aDatabase();
    const write = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?)');
    write.run('textScale', '9000');
    write.run('language', '"de"');
    write.run('gone', '1');
    expect(settingsRepository(db).all()).toEqual({ ...DEFAULT_SETTINGS, language: 'de' });
  });

  it('remember where the window was', () => {
    const settings = settingsRepository(aDatabase());
    expect(settings.window()).toBeUndefined();
    const place = { x: 10, y: -20, width: 1200, height: 800, maximized: true };
    settings.rememberWindow(place);
    expect(settings.window()).toEqual(place);
    expect(settings.all()).toEqual(DEFAULT_SETTINGS);
  });

  it('forget a window that cannot be', () => {
    const settings = settingsRepository(aDatabase());
    settings.rememberWindow({ width: 3, height: 3, maximized: false });
    expect(settings.window()).toBeUndefined();
  });
});
