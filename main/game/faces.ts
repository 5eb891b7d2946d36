// The public face of every definition: what a card, a space or a character shows to everybody.
import type { Face } from '../../shared/contract/view';
import type { Told } from '../../shared/contract/told';
import { nameOf } from '../../shared/kernel/ids';
import type { Amount } from '../../shared/rules/vocab/select';
import type { CharacterDef, Def, SpaceDef } from '../../shared/rules/vocab/definition';
import {
  beginsAnywhere,
  describeAbility,
  describeBrief,
  describeDeed,
  entryIn,
  nameIn,
  tell,
  typeLine,
} from '../../shared/text/index';
import type { RuleOptions } from './load';
import type { Speech } from './names';

/** A printed number; a number that depends on the game is explained by the text. */
const printed = (amount: Amount | undefined): string | undefined =>
  amount === undefined ? undefined : typeof amount === 'number' ? String(amount) : '*';

const characterFace = (
  def: CharacterDef,
  { language, names }: Speech,
  rules: RuleOptions,
): NonNullable<Face['character']> => ({
  strength: def.strength,
  craft: def.craft,
  life: def.life,
  fate: def.fate,
  alignment: def.alignment,
  ...(beginsAnywhere(def) ? {} : { start: def.start }),
  spells: def.spells ?? 0,
  abilities: (def.abilities ?? [])
    .map(({ id }) => ({ id, text: describeAbility(language, names, def, id, rules) }))
    .filter(({ text }) => text !== ''),
});

/** How many cards are drawn there, up to a number or whatever lies there. */
function drawnAt({ draw, arrive = [] }: SpaceDef): number {
  const [another] = arrive.flatMap((e) => (e.op === 'drawCards' && typeof e.exactly === 'number' ? [e.exactly] : []));
  return draw ?? another ?? 0;
}

const spaceFace = (def: SpaceDef): NonNullable<Face['space']> => ({
  region: def.region,
  terrain: def.terrain,
  grid: def.grid,
  draw: drawnAt(def),
  ...(def.drawing?.anyway ? { anyway: true } : {}),
  links: def.links.map(({ to, way }) => ({ to, way })),
});

const numbersOf = (def: Def): Pick<Face, 'strength' | 'craft' | 'subtype'> => {
  if (def.kind === 'form') return { strength: String(def.strength), craft: String(def.craft) };
  if (def.kind !== 'enemy') return {};
  const strength = printed(def.strength);
  const craft = printed(def.craft);
  return {
    subtype: def.subtype,
    ...(strength === undefined ? {} : { strength }),
    ...(craft === undefined ? {} : { craft }),
  };
};

/** What comes of its abilities, where the button does not say it. */
const deedsOf = (def: Def, { language, names }: Speech, rules: RuleOptions): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(def.abilities ?? []), ...(def.kind === 'enemy' ? (def.trophy ?? []) : [])]
      .map(({ id }) => [id, describeDeed(language, names, def, id, rules)] as const)
      .filter(([, text]) => text !== ''),
  );

/** The same to whoever has it: no more that he must take it, and what came of taking it. */
const asHeld = (def: Def): Def =>
  Object.fromEntries(Object.entries(def).filter(([field]) => field !== 'mustTake' && field !== 'taken')) as Def;
const heldBy = (def: Def): Def | undefined => ('mustTake' in def || 'taken' in def ? asHeld(def) : undefined);

/** What it says, and what that is made of. */
const saidBy = (def: Def, say: (def: Def) => Told): Pick<Face, 'text' | 'held' | 'charts' | 'own' | 'asks'> => {
  const { text, charts, own, asks } = say(def);
  const whenHeld = heldBy(def);
  const held = whenHeld && say(whenHeld);
  const isThere = def.kind === 'space' || def.kind === 'terrain';
  return {
    text,
    ...(held === undefined || held.text.length === 0 ? {} : { held: held.text }),
    ...(charts === undefined && held?.charts === undefined ? {} : { charts: { ...charts, ...held?.charts } }),
    ...(own === undefined ? {} : { own }),
    ...(isThere && asks !== undefined ? { asks } : {}),
  };
};

/** `rules`, `others`: of the game that it lies in, what it plays by and what there is besides. */
export const faceOf = (def: Def, speech: Speech, rules: RuleOptions = {}, others: readonly Def[] = []): Face => {
  const { language, names } = speech;
  const entry = entryIn(language, names, def.id);
  const flavour = speech.flavour[def.id] ?? speech.flavour[nameOf(def.id)];
  const deeds = deedsOf(def, speech, rules);
  const said = saidBy(def, (one) => tell(language, names, one, rules, others));
  const [first] = said.text;
  const brief = describeBrief(language, names, def, rules, others);
  return {
    id: def.id,
    kind: def.kind,
    name: nameIn(language, names, def.id),
    ...(entry === undefined ? {} : { entry }),
    type: typeLine(language, def),
    ...said,
    ...(first === undefined || first === `${brief}.` ? {} : { brief }),
    ...(Object.keys(deeds).length === 0 ? {} : { deeds }),
    ...(flavour === undefined ? {} : { flavour }),
    keywords: def.keywords ?? [],
    ...('encounter' in def ? { encounter: def.encounter } : {}),
    ...numbersOf(def),
    ...('weapon' in def ? { weapon: true as const } : {}),
    ...('armour' in def ? { armour: true as const } : {}),
    ...('armour' in def && Array.isArray(def.armour) ? { saves: def.armour } : {}),
    ...(def.kind === 'character' ? { character: characterFace(def, speech, rules) } : {}),
    ...(def.kind === 'space' ? { space: spaceFace(def) } : {}),
    ...(def.kind === 'terrain'
      ? {
          ground: {
            terrain: def.terrain,
            draw: def.draw ?? 0,
            ...(def.drawing?.anyway ? { anyway: true as const } : {}),
          },
        }
      : {}),
  };
};

/**
 * The faces of a game's cards, as far as they are in its decks; of every definition of this program without a game.
 * What an older program said in words that this one does not have is shown as it is now.
 */
export const facesIn = (
  speech: Speech,
  now: readonly Def[],
  then: readonly Def[] = now,
  rules: RuleOptions = {},
): readonly Face[] => {
  const known = new Map(now.map((def) => [def.id, def]));
  return then
    .filter(({ copies }) => copies !== 0)
    .map((def) => {
      try {
        return faceOf(def, speech, rules, then);
      } catch {
        return faceOf(known.get(def.id) ?? { id: def.id, kind: 'rule' }, speech, rules);
      }
    });
};
