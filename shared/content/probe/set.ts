// One of each hard thing of the expansions, for tests alone.
import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'probe',
  name: { en: 'The probe pack', de: 'Die Probe' },
  line: {
    en: 'One of each hard thing of the expansions.',
    de: 'Von allem, was an den Erweiterungen schwer ist, eines.',
  },
  order: 999,
  kind: 'trial',
  released: false,
  decks: {
    abyss: { word: { en: 'Abyss', de: 'Abgrund' } },
    beast: { word: { en: 'Beast', de: 'Bestien' } },
    beasts: { word: { en: 'Beasts', de: 'Bestien' } },
    bridge: { word: { en: 'Bridge', de: 'Brücken' } },
    city: { word: { en: 'City', de: 'Stadt' } },
    denizen: { word: { en: 'Denizen', de: 'Bewohner' } },
    dragon: { word: { en: 'Dragon', de: 'Drachen' } },
    figure: { word: { en: 'Figure', de: 'Figuren' } },
    ghost: { word: { en: 'Ghost', de: 'Geister' } },
    harbinger: { word: { en: 'Harbinger', de: 'Boten' } },
    invention: { word: { en: 'Invention', de: 'Erfindungs' } },
    material: { word: { en: 'Material', de: 'Material' } },
    omen: { word: { en: 'Omen', de: 'Omen' } },
    realm: { word: { en: 'Realm', de: 'Reichs' } },
    remnant: { word: { en: 'Remnant', de: 'Relikt' } },
    reward: { word: { en: 'Reward', de: 'Lohn' } },
    terrain: { word: { en: 'Terrain', de: 'Gelände' } },
    town: { word: { en: 'Town', de: 'Städte' } },
    treasure: { word: { en: 'Treasure', de: 'Schatz' } },
    tunnel: { word: { en: 'Tunnel', de: 'Tunnel' } },
    veil: { word: { en: 'Veil', de: 'Schleier' } },
    world: { word: { en: 'World', de: 'Welt' } },
  },
  regions: {
    city: { name: { en: 'City Region', de: 'die Stadtregion' }, title: { en: 'City', de: 'Stadt' } },
    cave: { name: { en: 'Cave Region', de: 'die Höhlenregion' }, title: { en: 'Cave', de: 'Höhle' } },
    rat_lair: { name: { en: 'Rat Lair Region', de: 'das Rattennest(s)' }, title: { en: 'Rat Lair', de: 'Rattennest' } },
    wraith_domain: {
      name: { en: 'Wraith Domain Region', de: 'das Reich(s) der Schemen' },
      title: { en: 'Wraith Domain', de: 'Reich der Schemen' },
    },
  },
  words: {
    unsaid: ['any', 'castle', 'city', 'graveyard', 'tavern', 'village'],
    keywords: { fallen: { en: 'Fallen', de: 'gefallen~' } },
    explained: {
      fallen: {
        name: { en: 'Of the Fallen', de: 'Der Gefallenen' },
        text: { en: 'Grows stronger with others of its kind.', de: 'Wird stärker mit anderen seiner Art.' },
      },
    },
    proper: [
      'probe/beast/amarok',
      'probe/beast/ambrades',
      'probe/beast/deimos',
      'probe/beast/moroz',
      'probe/beast/phobos',
      'probe/beast/virgil',
    ],
    creatures: {
      rat_queen: { en: 'the Rat Queen', de: 'die Rattenkönigin', only: true },
      ogre: { en: 'Ogre', de: 'der Oger(s)' },
    },
    sides: {
      standing: { en: 'Standing', de: 'Wirksam' },
      spent: { en: 'Spent', de: 'Verbraucht' },
      dark: { en: 'Dark', de: 'Dunkel' },
      light: { en: 'Light', de: 'Hell' },
    },
    tokens: { met: { only: 'count' }, frenzied: { word: { en: 'frenzied', de: 'Raserei' } } },
    statuses: { bidder: { en: 'a bidder', de: 'ein Bieter' } },
    titled: { fallen: { en: 'Fallen', de: 'Fallen' } },
  },
};
