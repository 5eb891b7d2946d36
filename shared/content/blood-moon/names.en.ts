// Names of The Blood Moon that their ids do not say.
export const names: Readonly<Record<string, string>> = {
  'blood-moon/adventure/all_hallows_eve': 'All Hallow’s Eve',
  'blood-moon/adventure/pharaohs_crown': 'Pharaoh’s Crown',
  'blood-moon/adventure/witchs_broom': 'Witch’s Broom',
  'blood-moon/adventure/self_portrait': 'Self-Portrait',
};
