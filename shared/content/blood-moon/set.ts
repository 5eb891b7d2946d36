import { optionsOfSet, type SetDef, type ValuesOfSet } from '../../rules/vocab/set';

const options = optionsOfSet({
  prowlingWerewolf: {
    name: { en: 'The Werewolf', de: 'Der Werwolf geht um' },
    help: {
      en: 'Every 1 that is rolled for a move sets him prowling; whoever he finds may become what he is.',
      de: 'Jede 1 auf dem Würfel für den Zug schickt ihn auf die Jagd; wen er findet, der kann werden wie er.',
    },
    values: [true, false],
    standard: true,
  },
});
declare module '../../rules/options/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type cannot be added to
  interface OptionValues extends ValuesOfSet<typeof options> {}
}

export const set: SetDef = {
  set: 'blood-moon',
  name: { en: 'The Blood Moon', de: 'Der Blutmond' },
  line: {
    en: 'Day and night take turns, and a werewolf goes about.',
    de: 'Tag und Nacht wechseln sich ab, und ein Werwolf geht um.',
  },
  order: 80,
  kind: 'small',
  released: true,
  box: { adventure: 111, spell: 10, 'blood-moon/deck/lycanthrope': 6, 'blood-moon/deck/sight': 12, character: 3 },
  decks: {
    'blood-moon/deck/time': { word: { en: 'Time', de: 'Zeit' } },
    'blood-moon/deck/figure': { word: { en: 'Figure', de: 'Figuren' } },
    'blood-moon/deck/lycanthrope': { word: { en: 'Lycanthrope', de: 'Lykanthropen' }, use: 'stock', origin: 'known' },
    'blood-moon/deck/sight': { word: { en: 'Sight', de: 'Erleuchtungs' }, use: 'stock', origin: 'ours' },
  },
  options,
  endings: {
    'blood-moon/ending/lightbearers': {
      en: 'All are good, and all win or lose together: one must reach the Crown before the light goes out.',
      de: 'Alle sind gut und gewinnen oder verlieren gemeinsam: Einer muss die Krone erreichen, ehe das Licht erlischt.',
    },
    'blood-moon/ending/blood_moon_werewolf': {
      en: 'A Werewolf of Strength 11 with three lives; whoever takes the last has won.',
      de: 'Ein Werwolf der Stärke 11 mit drei Leben; wer ihm das letzte nimmt, hat gewonnen.',
    },
    'blood-moon/ending/horrible_black_void': {
      en: 'Whoever turns it over is swallowed with all he has, and the race goes on.',
      de: 'Wer es aufdeckt, wird mit allem verschlungen, und das Rennen geht weiter.',
    },
  },
  words: {
    keywords: { lunar: { en: 'Lunar', de: 'Mond' } },
    explained: {
      lunar: {
        name: { en: 'Lunar', de: 'Mond' },
        text: {
          en: 'Turns the Time Card itself and lies beside the board until that turns again.',
          de: 'Dreht selbst die Zeitkarte und liegt neben dem Spielplan, bis diese wieder gedreht wird.',
        },
      },
    },
    places: [{ en: 'for', de: 'bei', of: ['blood-moon/figure/werewolf'] }],
    sides: { day: { en: 'Day', de: 'Tag' }, night: { en: 'Night', de: 'Nacht' } },
    tokens: { opened: { only: 'count', mark: true } },
  },
};
