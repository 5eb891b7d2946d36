import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/contract/settings';
import { menuFor } from './menu';

const labels = (list: readonly unknown[]): readonly string[] =>
  list.flatMap((it) => {
    const { label, submenu } = it as { readonly label?: string; readonly submenu?: readonly unknown[] };
    return [...(label === undefined ? [] : [label]), ...labels(submenu ?? [])];
  });

describe('the menu', () => {
  it('says everything in the language of the game', () => {
    const [english, german] = LANGUAGES.map((language) => labels(menuFor(language, true, 'linux')));
    expect(german).toEqual(
      expect.arrayContaining(['Datei', 'Beenden', 'Bearbeiten', 'Kopieren', 'Ansicht', 'Vollbild']),
    );
    expect(german).toHaveLength(english?.length ?? 0);
    expect(german?.filter((label) => english?.includes(label))).toEqual([]);
  });
  it('has the tools of developers only where it is not packaged, and the menu of macOS there', () => {
    expect(JSON.stringify(menuFor('en', true, 'linux'))).not.toContain('toggleDevTools');
    expect(JSON.stringify(menuFor('en', false, 'linux'))).toContain('toggleDevTools');
    expect(menuFor('de', true, 'darwin')[0]).toEqual({ role: 'appMenu' });
  });
});
