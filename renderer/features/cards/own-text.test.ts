import { describe, expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import faces from '../../fixtures/faces.json';
import { ownText } from './own-text';

const face = (id: string): Face | undefined => (faces as readonly Face[]).find((one) => one.id === `base/${id}`);

describe('the text beside a question', () => {
  it('says only what it asks of the alignment of whoever is asked', () => {
    const chapel = face('space/chapel');
    expect(ownText(chapel, 'evil')).toEqual(['If you are evil, lose 1 life.']);
    expect(ownText(chapel, 'good').join()).toMatch(/^If you are good, choose one: .* gain 1 Spell\.$/);
  });
  it('says all where nobody is asked, or something is for everybody', () => {
    for (const [id, mine] of [
      ['space/chapel', undefined],
      ['space/tavern', 'good'],
    ] as const) {
      expect(ownText(face(id), mine)).toEqual(face(id)?.text);
      expect(ownText(face(id), mine).length).toBeGreaterThan(0);
    }
    expect(ownText(undefined, 'good')).toEqual([]);
  });
});
