// What was told just before is not told again: the same for another time, another count for the same, one of several.
import { expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import { describe, english, german, namesFrom } from './index';

const all = definitionsOf(builtSets);
const texts = (id: string): readonly string[] => {
  const def = all.find((one) => one.id === id);
  if (def === undefined) throw new Error(id);
  return [english, german].map((x) => describe(x, namesFrom(namesIn(x.id)), def, {}, all).join(' / '));
};

it('what holds in either case is pointed to where only its time is another', () => {
  const [en, de] = texts('blood-moon/spell/feral_hunger');
  expect(en).toMatch(
    /make every die show 6 \(it cannot be rolled again\)\. Otherwise, the same holds in this fight\.$/,
  );
  expect(de).toMatch(/\. Sonst gilt dasselbe in diesem Kampf\.$/);
});

it('one of several decks is one thing to a reader', () => {
  const [en, de] = texts('dragon/varthrax/firelands_envoy');
  expect(en).toContain(
    'you may draw all Varthrax, Cadorus and Grilipus cards from any one of these decks, during this encounter.',
  );
  expect(de).toContain(
    'darfst du während dieser Begegnung alle Varthrax-, Cadorus- und Grilipuskarten von einem beliebigen dieser Stapel ziehen.',
  );
});

it('another number for each of the same is told by itself', () => {
  const [en, de] = texts('dragon/varthrax/dragon_talon');
  expect(en).toMatch(
    /^For each scale .* against a creature\. The number of Varthrax, Cadorus or Grilipus creatures in the fight counts instead if you have the Dragon Amulet\.$/,
  );
  expect(de).toMatch(/Angriffswert\. Die Zahl der Varthrax-, .* zählt stattdessen, wenn du das Drachenamulett hast\.$/);
});

it('what each of two ways asks for is said with it, and not once more before both', () => {
  const [en, de] = texts('woodland/spell/forge_destiny');
  expect(en).not.toContain('light fate is 2 or more');
  expect(de).not.toContain('mindestens 2');
  expect(en).toMatch(
    /If you are lightbound, choose any character; pay 2 light fate; he draws 1 Destiny card\. If you are darkbound, /,
  );
  expect(de).toMatch(
    /Wenn du lichtgebunden bist, wähle einen beliebigen Charakter; zahle 2 helles Schicksal; er zieht /,
  );
});
