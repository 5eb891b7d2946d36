// When a card asks its holder, in each language.
export const en = {
  title: 'When cards ask',
  help: 'Each of your cards and abilities that may be used asks you when you have set it so. At first it asks when something of yours is at stake. Whatever it asks, you may always pass.',
  question: 'When does it ask?',
  label: (name: string) => `When does ${name} ask?`,
  when: { always: 'always', matters: 'when it matters', notThisTurn: 'not this turn' },
  asks: { always: 'asks always', matters: 'asks when it matters', notThisTurn: 'asks not this turn' },
  silence: (names: readonly string[]) =>
    names.length === 1
      ? `Do not ask about ${names[0] ?? ''} again this turn`
      : 'Do not ask about any of these again this turn',
  none: 'Nothing of yours asks anything now.',
};

export const de: typeof en = {
  title: 'Wann Karten fragen',
  help: 'Jede deiner Karten und Fähigkeiten, die genutzt werden kann, fragt dich, wann du es so einstellst. Zu Beginn fragt sie, wenn für dich etwas auf dem Spiel steht. Was sie auch fragt: passen geht immer.',
  question: 'Wann wird gefragt?',
  label: (name) => `Wann fragt ${name}?`,
  when: { always: 'immer', matters: 'wenn es darauf ankommt', notThisTurn: 'in diesem Zug nicht' },
  asks: { always: 'fragt immer', matters: 'fragt, wenn es zählt', notThisTurn: 'fragt diesen Zug nicht' },
  silence: (names) =>
    names.length === 1
      ? `In diesem Zug nicht mehr nach ${names[0] ?? ''} fragen`
      : 'In diesem Zug nach keinem davon mehr fragen',
  none: 'Zurzeit fragt nichts von dir.',
};
