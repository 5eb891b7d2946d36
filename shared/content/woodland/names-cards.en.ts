// Names of the cards of The Woodland in English, where the last part of an id does not say them.
const woodland = {
  baba_yagas_hut: "Baba Yaga's Hut",
  lughs_cloak: "Lugh's Cloak",
  mabs_charm: "Mab's Charm",
  mabs_gate: "Mab's Gate",
  nuadus_torc: "Nuadu's Torc",
  oberons_bow: "Oberon's Bow",
  oberons_gate: "Oberon's Gate",
  titanias_gate: "Titania's Gate",
  titanias_wand: "Titania's Wand",
};

export const cards: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(woodland).map(([name, english]) => [`woodland/woodland/${name}`, english]),
);
