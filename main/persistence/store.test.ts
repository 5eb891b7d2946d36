import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder';
import { FolderInUseError, openStore } from './store';

describe('a data folder', () => {
  it('is used by one program at a time, and free again after it', () => {
    const dir = aFolder();
    const first = openStore(dir);
    expect(() => openStore(dir)).toThrow(FolderInUseError);
    first.close();
    openStore(dir).close();
  });

  it('is made when it is missing', () => {
    const store = openStore(`${aFolder()}/a/b`);
    expect(store.settings.all().language).toBe('en');
    store.close();
  });
});
