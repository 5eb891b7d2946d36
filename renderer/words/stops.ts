// When a card asks its holder, in each language.
export const en = {
  title: 'When cards ask',
  help: 'Each of your cards and abilities that may be used asks you when you have set it so. Whatever it asks, you may always pass.',
  question: 'When does it ask?',
  label: (name: string) => `When does ${name} ask?`,
  byDefault: (when: string) => `At first: ${when}`,
  when: { always: 'always', matters: 'when it matters', notThisTurn: 'not this turn' },
  asks: { always: 'asks always', matters: 'asks when it matters', notThisTurn: 'asks not this turn' },
  none: 'Nothing of yours asks anything now.',
};

export const de: typeof en = {
  title: 'Wann Karten fragen',
  help: 'Jede deiner Karten und Fähigkeiten, die genutzt werden kann, fragt dich, wann du es so einstellst. Was sie auch fragt: passen geht immer.',
  question: 'Wann fragt sie?',
  label: (name) => `Wann fragt ${name}?`,
  byDefault: (when) => `Zu Beginn: ${when}`,
  when: { always: 'immer', matters: 'wenn es darauf ankommt', notThisTurn: 'in diesem Zug nicht' },
  asks: { always: 'fragt immer', matters: 'fragt, wenn es zählt', notThisTurn: 'fragt diesen Zug nicht' },
  none: 'Zurzeit fragt nichts von dir.',
};
