import { expect, it } from 'vitest';
import type { Option } from '../../../shared/contract/prompt';
import type { Face, SpaceView } from '../../../shared/contract/view';
import type { CardId, DefId } from '../../../shared/kernel/ids';
import { msg } from '../../../shared/kernel/ids';
import faces from '../../fixtures/faces.json';
import { en } from '../../words/en';
import { aboutCard as told } from './about-card';

const known = new Map((faces as readonly Face[]).map((face) => [face.id, face]));
const at = {
  words: en,
  face: (def: DefId): Face | undefined => known.get(def),
  place: (space: DefId): string => `at ${space}`,
};
const spaces: readonly SpaceView[] = [{ id: 'ruins', gold: 0, cards: [{ id: 'c7', def: 'base/adventure/ogre' }] }];
const option = (label: string, def: DefId, card?: CardId): Option => ({
  key: 'x',
  label: msg(label),
  target: { def, ...(card === undefined ? {} : { card }) },
});

const aboutCard = (one: Option): string => told(one, one.target?.def, spaces, at);

it('says of what one has, takes or casts what it does', () => {
  expect(aboutCard(option('option.takeCard', 'base/purchase/sword'))).toBe('+1 Strength in battle');
  expect(aboutCard(option('option.cast', 'base/spell/psionic_blast'))).toBe(
    'Add your Craft value to your Strength in this fight',
  );
});

it('says of an Enemy that is chosen from afar where it lies and how strong it is', () => {
  expect(aboutCard(option('name', 'base/adventure/ogre', 'c7'))).toBe('at ruins \u00b7 Strength 5');
  // Whoever meets it stands there.
  expect(aboutCard(option('option.encounterCard', 'base/adventure/ogre', 'c7'))).toBe('');
  expect(aboutCard(option('name', 'base/adventure/ogre', 'c8'))).toBe('');
});

it('says nothing of a character or a space', () => {
  expect(aboutCard(option('option.attack', 'base/character/elf'))).toBe('');
  expect(aboutCard({ key: 'pass', label: msg('option.pass') })).toBe('');
});
