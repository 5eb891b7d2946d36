// How a fight ends, as it is asked after.
export const outcomes = {
  won: ['you win', 'you do not win'],
  lost: ['you lose', 'you do not lose'],
  standOff: ['it is a stand-off', 'it is no stand-off'],
  evaded: ['you evade', 'you do not evade'],
  destroyed: ['it is destroyed', 'it is not destroyed'],
} as const;
