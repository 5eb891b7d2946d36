import { after, always, discard, follower, inBattle, plus, reacts, take } from '../../../rules/dsl';

const known = { origin: 'known' } as const;

/** Goes with whoever encounters the one whom he follows, also in the middle of that encounter. */
export const defenderOfJustice = follower('sacred-pool/adventure/defender_of_justice', {
  ...known,
  abilities: [
    always(plus('strength', 1, { when: inBattle })),
    reacts('changes_sides', after('encountered', 'mine', take('this', 'eventBy'), { forced: true })),
  ],
});

export const guardianAngel = follower('sacred-pool/adventure/guardian_angel', {
  ...known,
  forbidden: 'evil',
  abilities: [
    reacts(
      'shields',
      after('compared', 'mine', [{ op: 'settle', outcome: 'standOff' }, discard()], { event: { outcome: 'lost' } }),
    ),
  ],
});
