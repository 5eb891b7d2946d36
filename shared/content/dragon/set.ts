import { optionsOfSet, type SetDef, type ValuesOfSet } from '../../rules/vocab/set';

const options = optionsOfSet({
  innerRegion: {
    name: { en: 'The Inner Region', de: 'Die innere Region' },
    help: {
      en: 'What leads to the Crown: the usual spaces, the Dragon Realm, or the Dragon Tower, which is climbed by killing.',
      de: 'Was zur Krone führt: die gewohnten Felder, das Drachenreich oder der Drachenturm, den ersteigt, wer tötet.',
    },
    values: ['standard', 'realm', 'tower'],
    valueNames: {
      standard: { en: 'As usual', de: 'Wie gewohnt' },
      realm: { en: 'Dragon Realm', de: 'Drachenreich' },
      tower: { en: 'Dragon Tower', de: 'Drachenturm' },
    },
    standard: 'standard',
  },
  dragonWrath: {
    name: { en: 'Wrath of the Dragon King', de: 'Grimm des Drachenkönigs' },
    help: {
      en: 'A Dragon King who is crowned once more strikes every space with a scale of his.',
      de: 'Ein Drachenkönig, der abermals gekrönt wird, sucht jedes Feld mit einer seiner Schuppen heim.',
    },
    values: [false, true],
    standard: true,
  },
  dragonChallenge: {
    name: { en: 'Challenge for the Crown', de: 'Herausforderung um die Krone' },
    help: {
      en: 'The Dragon Tower stands between the Valley of Fire and the Crown. A long game, so one begins stronger, grows faster and has heirs.',
      de: 'Zwischen dem Tal des Feuers und der Krone steht der Drachenturm. Ein langes Spiel, darum beginnt man stärker, wächst schneller und hat Erben.',
    },
    values: [false, true],
    standard: false,
    // The sheet tells to use it together with rules that let characters grow faster; heirs are ours (docs/adr/0035).
    needs: ['startingBonus', 'trophyCost', 'inheritedItems'],
    excludes: ['innerRegion'],
  },
  dragonSpawn: {
    name: { en: 'Dragon Spawn', de: 'Drachenbrut' },
    help: {
      en: 'Before the first turn two scales for each character lie around the spaces where they begin.',
      de: 'Vor dem ersten Zug liegen um die Startfelder herum für jeden Charakter zwei Schuppen.',
    },
    values: [false, true],
    standard: false,
  },
});
declare module '../../rules/options/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
  interface OptionValues extends ValuesOfSet<typeof options> {}
}

export const set: SetDef = {
  set: 'dragon',
  name: { en: 'The Dragon', de: 'Der Drache' },
  line: {
    en: 'Three Draconic Lords vie for a crown, and their scales fall upon the land.',
    de: 'Drei Drachenfürsten ringen um eine Krone, und ihre Schuppen fallen auf das Land.',
  },
  order: 130,
  kind: 'large',
  released: true,
  box: {
    'dragon/deck/varthrax': 56,
    'dragon/deck/cadorus': 56,
    'dragon/deck/grilipus': 56,
    'dragon/deck/lord': 3,
    'dragon/deck/token': 140,
    ending: 3,
    character: 6,
  },
  decks: {
    'dragon/deck/varthrax': { word: { en: 'Varthrax', de: 'Varthrax' }, origin: 'known', adventure: true },
    'dragon/deck/cadorus': { word: { en: 'Cadorus', de: 'Cadorus' }, origin: 'known', adventure: true },
    'dragon/deck/grilipus': { word: { en: 'Grilipus', de: 'Grilipus' }, origin: 'known', adventure: true },
    'dragon/deck/lord': { word: { en: 'Draconic Lord', de: 'Drachenfürsten' }, origin: 'known' },
    'dragon/deck/token': { word: { en: 'Dragon token', de: 'Drachenmarker' }, origin: 'known' },
    // Empty: it stands for the deck of whoever is king.
    'dragon/deck/king': { word: { en: 'Dragon King', de: 'Drachenkönigs' }, origin: 'known' },
  },
  options,
  presets: {
    crownChallenge: {
      name: { en: 'Challenge for the Crown', de: 'Herausforderung um die Krone' },
      line: {
        en: 'With The Dragon: behind the Valley of Fire the Dragon Tower still has to be climbed; one begins stronger, grows faster and has heirs.',
        de: 'Mit dem Drachen: Hinter dem Tal des Feuers ist noch der Drachenturm zu ersteigen; man beginnt stärker, wächst schneller und hat Erben.',
      },
      rules: { dragonChallenge: true, startingBonus: true, trophyCost: 5, inheritedItems: true },
    },
  },
  endings: {
    'dragon/ending/dragon_king': {
      en: 'Five victories over the Dragon King, by Strength or by Craft.',
      de: 'Fünf Siege über den Drachenkönig, mit Stärke oder Talent.',
    },
    'dragon/ending/dragon_slayers': {
      en: 'Come to the Crown having slain five Dragons, or slay the rest of them there.',
      de: 'Komm mit fünf erlegten Drachen zur Krone, oder erlege dort die übrigen.',
    },
    'dragon/ending/domain_of_dragons': {
      en: 'Dragons everywhere; on the Crown a die strikes the others until one is left.',
      de: 'Drachen überall; auf der Krone trifft ein Würfel die anderen, bis einer übrig ist.',
    },
  },
  words: {
    unsaid: ['scale'],
    nouns: { scale: { en: 'scale', de: 'die Schuppe, Schuppen' } },
    statuses: { defeated: { en: 'defeated', de: 'besiegt', quiet: true } },
    proper: ['dragon/lord/cadorus', 'dragon/lord/grilipus', 'dragon/lord/varthrax'],
    creatures: {
      spectral_wyrm: { en: 'Spectral Wyrm', de: 'der Geisterwyrm(s)' },
      whelp: { en: 'Whelp', de: 'der Drachenwelpe(n)' },
      dragon_king: { en: 'the Dragon King', de: 'der Drachenkönig(s)', only: true },
    },
    tokens: { crown: { mark: true }, woken: { mark: true } },
    places: [
      { en: 'at', de: 'an', of: ['dragon/space/tower_foot'] },
      { en: 'at', de: 'bei', of: ['dragon/space/scale_guard'] },
      {
        en: 'at',
        de: 'in',
        of: [
          'dragon/space/bone_crypt',
          'dragon/space/brood_nest',
          'dragon/space/covetous_lair',
          'dragon/space/dragonstone_mines',
          'dragon/space/whispering_gallery',
        ],
      },
    ],
  },
};
