// Sentences of cards that once read wrong, each for a fault of the generator and not of the card.
import { expect, it } from 'vitest';
import { definitionsOf } from '../content/definitions';
import { declared } from '../content/declared';
import { namesIn } from '../content/names';
import { describe as tell, english, german, namesFrom } from '.';

const all = definitionsOf(declared.sets.filter(({ kind }) => kind !== 'trial').map(({ set }) => set));
const texts = (id: string): readonly string[] =>
  [english, german].map((language) =>
    all
      .filter((def) => def.id === id)
      .flatMap((def) => tell(language, namesFrom(namesIn(language.id)), def))
      .join(' / '),
  );

it('what each of several chooses and then does is said of each once', () => {
  const [en, de] = texts('city/city/charity');
  expect(en).toContain('chooses another character who is one of those with the least gold and gives 1 gold to him');
  expect(de).toContain(
    'einen anderen Charakter, der einer derer mit dem wenigsten Gold ist, und gibt diesem Charakter 1 Gold',
  );
});
it('what must not be both is "unless", not "if not this or not that"', () => {
  const [en, de] = texts('dungeon/spell/finger_of_death');
  expect(en).toContain('unless you fight a creature and you are in the Inner Region');
  expect(de).toContain('außer wenn du gegen eine Kreatur kämpfst und in der Inneren Region bist');
});
it('a move that would end has a space that "that space" is', () => {
  const [en, de] = texts('city/pet/hopper');
  expect(en).toContain('when you would end your move on a space, if there is a card on that space or');
  expect(de).toContain('Wenn du deine Bewegung auf einem Feld beenden würdest und es eine Karte auf diesem Feld');
});
it('what is granted for the end of a fight is told of its end', () => {
  const [en, de] = texts('dragon/varthrax/dragon_toad');
  expect(en).toMatch(/^Whenever you end a fight against this card, if your attack roll/);
  expect(de).toMatch(/^Immer wenn du gegen diese Karte einen Kampf beendest und dein Angriffswurf/);
});
it('an Object is taken as a Follower that is none yet, and follows as one', () => {
  const [en, de] = texts('city/character/tinkerer');
  expect(en).toContain('your Objects that are no Followers yet as Followers');
  expect(de).toContain('deiner Gegenstände, die noch keine Gefährten sind, als Gefährten nehmen');
  expect(de).toContain('eine Karte ablegen, die du als Gefährten genommen hast');
});
it('a figure that is put somewhere stands there', () => {
  expect(texts('reaper/ending/danse_macabre')[1]).toContain('stelle den Sensenmann auf die Krone der Herrschaft');
});
it('another thing happens instead, rather than "prevent it"', () => {
  const [en, de] = texts('firelands/character/warlord');
  expect(en).toContain('you may put it on the Conscripts instead');
  expect(de).toContain('darfst du ihn stattdessen auf die Zwangsrekrutierten legen');
});
