// An event that is going on has one field for each meaning, and no field that its kind has not.
type Plain = Readonly<Record<string, unknown>>;
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What each kind makes of the fields that several shared; those that it does not name are as they were. */
const fields: Readonly<Record<string, (e: Plain) => Plain>> = {
  gain: ({ how, ...e }) => ({ ...e, ...(how === undefined ? {} : { fateSide: how }) }),
  lose: ({ how, ...e }) => ({
    ...e,
    ...(how === 'reward' ? { reward: true } : how === undefined ? {} : { fateSide: how }),
  }),
  alignment: ({ to, ...e }) => ({ ...e, alignment: to }),
  moved: ({ what, ...e }) => ({ ...e, ...(what === 'meets' ? { meets: true } : {}) }),
  rolled: ({ how, to, what: _, ...e }) => ({ ...e, into: { scope: to, as: how } }),
  cast: ({ to, what: _, ...e }) => ({ ...e, scope: to }),
  taken: ({ how, ...e }) => ({ ...e, ...(how === 'reward' ? { reward: true } : {}) }),
  left: leftNow,
  fightBegan: ({ what, ...e }) => ({ ...e, fight: what }),
  diceBegin: ({ what, ...e }) => ({ ...e, fight: what }),
  defeated: ({ what, how, ...e }) => ({ ...e, fight: what, foe: how }),
  beaten: ({ what, how, ...e }) => ({ ...e, fight: what, foe: how }),
  killed: ({ what, how, ...e }) => ({
    ...e,
    ...(what === undefined ? {} : { fight: what }),
    ...(how === 'destroyed' ? { destroyed: true } : {}),
  }),
  turnBegan: ({ how, ...e }) => ({ ...e, ...(how === 'missed' ? { missed: true } : {}) }),
  turnEnded: ({ how, ...e }) => ({ ...e, ...(how === 'missed' ? { missed: true } : {}) }),
  stoodIn: ({ what, ...e }) => ({ ...e, outcome: what }),
  turnedOver: ({ what, ...e }) => ({ ...e, ...(what === undefined ? {} : { side: what }) }),
};

/** A Spell that was cast was called a card that leaves. */
function leftNow({ how, what, cause, ...e }: Plain): Plain {
  if (how !== 'castSpell') return { ...e, leaving: how, ...(cause === 'killed' ? { killed: true } : {}) };
  const spell = what === 'lastSpell' ? 'last' : what === 'lentSpell' ? 'lent' : 'own';
  return { ...e, kind: 'spellSpent', spell };
}

/** A frame whose event, if it has one, is as this program knows it. */
export const withEvent = (frame: Plain): Plain => {
  const { event } = frame;
  return frame['t'] === 'event' && isPlain(event)
    ? { ...frame, event: fields[word(event['kind'])]?.(event) ?? event }
    : frame;
};
