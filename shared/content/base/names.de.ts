// Names of the base game in German, as a dictionary has them: with their article, the ending of the genitive in brackets,
// "~" where an adjective is inflected, "pl" before a plural. docs/how-to/add-a-language.md explains it.
const corners = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'm'];
const terrains = { fields: 'pl Felder(n)', woods: 'der Wald(es)', hills: 'pl Hügel(n)', plains: 'die Ebene', runes: 'pl Runen', desert: 'die Wüste' } as const;
const ringNames = Object.fromEntries(Object.entries(terrains).flatMap(([terrain, name]) => corners.map((c) => [`base/space/${terrain}_${c}`, name] as const)));

const wares = {
  armour: 'die Rüstung', axe: 'die Axt', helmet: 'der Helm(s)', mule: 'das Maultier(s)', raft: 'das Floß(es)', shield: 'der Schild(es)', sword: 'das Schwert(es)', water_bottle: 'die Wasserflasche',
} as const;

const talisman = 'der Talisman(s)';

const cards = {
  alchemist: 'der Alchemist(en)', amulet: 'das Amulett(s)', angel: 'der Engel(s)', ape: 'der Affe(n)', bag_of_gold: 'der Sack(es) Gold', bandit: 'der Bandit(en)', bear: 'der Bär(en)', blizzard: 'der Schneesturm(s)',
  book_of_spells: 'das Zauberbuch(s)', cave: 'die Höhle', cross: 'das Kreuz(es)', cursed_by_a_hag: 'der Fluch(s) der Vettel', demon: 'der Dämon(s)', devil: 'der Teufel(s)', dragon: 'der Drache(n)', enchanter: 'der Beschwörer(s)',
  doppelganger: 'der Doppelgänger(s)', instructor: 'der Lehrmeister(s)', evil_darkness: 'die Bös~ Finsternis', fairy: 'die Fee', fountain_of_wisdom: 'der Brunnen(s) der Weisheit', ghost: 'das Gespenst(s)', giant: 'der Riese(n)', gnome: 'der Gnom(s)', goblin: 'der Goblin(s)', guide: 'der Führer(s)',
  healer: 'der Heiler(s)', hermit: 'der Einsiedler(s)', hobgoblin: 'der Hobgoblin(s)', holy_grail: 'der Heilig~ Gral(s)', holy_lance: 'die Heilig~ Lanze', imp: 'der Kobold(s)', lemure: 'der Lemur(en)', lion: 'der Löwe(n)', mage: 'der Magier(s)',
  magic_belt: 'der Zaubergürtel(s)', magic_portal: 'das Zauberportal(s)', magic_stream: 'der Zauberbach(s)', magical_vortex: 'der Zauberwirbel(s)', maiden: 'die Jungfrau', market: 'der Markt(es)', market_day: 'der Markttag(s)', marsh: 'der Sumpf(es)',
  maze: 'der Irrgarten(s)', mephistopheles: 'Mephistopheles', mercenary: 'der Söldner(s)', ogre: 'der Oger(s)', orb_of_knowledge: 'die Kugel des Wissens', pestilence: 'die Seuche', phantom: 'das Phantom(s)', pixie: 'der Waldkobold(s)',
  poltergeist: 'der Poltergeist(es)', pool_of_life: 'der Teich(s) des Lebens', potion_of_strength: 'der Trank(s) der Stärke', prince: 'der Prinz(en)', princess: 'die Prinzessin', raiders: 'pl Plünderer(n)', ring: 'der Ring(s)',
  runesword: 'das Runenschwert(s)', serpent: 'die Schlange', shadow: 'der Schatten(s)', shrine: 'der Schrein(s)', siren: 'die Sirene', solomons_crown: 'die Krone Salomos', sorcerer: 'der Hexer(s)', spectre: 'der Spuk(s)', storm: 'der Sturm(s)',
  two_bags_of_gold: 'pl Zwei Säcke(n) Gold', unicorn: 'das Einhorn(s)', wand: 'der Zauberstab(s)', wild_boar: 'der Keiler(s)', witch: 'die Hexe', wolf: 'der Wolf(s)', wraith: 'das Schemen(s)',
} as const;

const characters = {
  assassin: 'der Assassine(n)', druid: 'der Druide(n)', dwarf: 'der Zwerg(s)', elf: 'der Elf(en)', ghoul: 'der Ghul(s)', minstrel: 'der Barde(n)', monk: 'der Mönch(s)', priest: 'der Priester(s)', prophetess: 'die Prophetin',
  sorceress: 'die Zauberin', thief: 'der Dieb(es)', troll: 'der Troll(s)', warrior: 'der Krieger(s)', wizard: 'der Zauberer(s)',
} as const;

const quests = {
  deliver_2_gold: 'der Auftrag(s) „Bringe zwei Gold“', deliver_3_gold: 'der Auftrag(s) „Bringe drei Gold“', deliver_follower: 'der Auftrag(s) „Bringe einen Gefährten“', deliver_magic_object: 'der Auftrag(s) „Bringe einen Magischen Gegenstand“',
  kill_enemy: 'der Auftrag(s) „Töte einen Feind“', take_life: 'der Auftrag(s) „Raube ein Leben“',
} as const;

const spaces = {
  black_knight: 'der Schwarz~ Ritter(s)', castle: 'das Schloss(es)', chapel: 'die Kapelle', chasm: 'die Schlucht', city: 'die Stadt', crags: 'pl Klippen', crown_of_command: 'die Krone der Herrschaft', crypt: 'die Krypta',
  cursed_glade: 'die Verflucht~ Lichtung', dice_with_death: 'der Todeswurf(s)', forest: 'der Forst(es)', graveyard: 'der Friedhof(s)', hidden_valley: 'das Verborgen~ Tal(s)', mines: 'pl Minen', oasis: 'die Oase',
  pits: 'pl Gruben', plain_of_peril: 'die Ebene der Gefahr', portal_of_power: 'das Portal(s) der Macht', ruins: 'pl Ruinen', sentinel: 'der Wächter(s)', tavern: 'die Taverne', temple: 'der Tempel(s)', valley_of_fire: 'das Tal(s) des Feuers',
  vampires_tower: 'der Vampirturm(s)', village: 'das Dorf(es)', warlocks_cave: 'die Hexenmeisterhöhle', werewolf_den: 'der Werwolfbau(s)',
} as const;

const spells = {
  acquisition: 'die Aneignung', alchemy: 'die Alchemie', counterspell: 'der Gegenzauber(s)', destroy_magic: 'die Magiebrechung', destruction: 'die Zerstörung', divination: 'die Weissagung', healing: 'die Heilung', hex: 'die Verhexung',
  immobility: 'die Erstarrung', invisibility: 'die Unsichtbarkeit', mesmerism: 'der Mesmerismus', nullify: 'die Nichtigkeit', preservation: 'die Bewahrung', psionic_blast: 'der Gedankenschlag(s)', random: 'der Zufall(s)',
  teleport: 'die Teleportation', temporal_warp: 'der Zeitriss(es)',
} as const;

const shapes = {
  bat: 'die Fledermaus', boar: 'der Eber(s)', goat: 'die Ziege', hare: 'der Hase(n)', mouse: 'die Maus', owl: 'die Eule', snail: 'die Schnecke',
} as const;

const under = (kind: string, list: Readonly<Record<string, string>>): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(list).map(([slug, name]) => [`base/${kind}/${slug}`, name]));

export const names: Readonly<Record<string, string>> = {
  ...ringNames,
  ...under('adventure', { ...cards, ...wares, talisman }), ...under('purchase', wares), ...under('talisman', { talisman }), ...under('character', characters), ...under('quest', quests), ...under('space', spaces), ...under('spell', spells),
  ...under('henchman', Object.fromEntries(Object.entries(characters).map(([slug, name]) => [slug, `${name} als Gefolge`]))), ...under('transformation', shapes), ...under('ending', { crown_of_command: 'die Krone der Herrschaft' }),
  ...under('rule', {
    noAttacks: 'die Hausregel „Keine Angriffe“', noTheft: 'die Hausregel „Kein Diebstahl“', transformations: 'die Hausregel „Verwandlungen“', trophiesAnytime: 'die Hausregel „Trophäen jederzeit“',
    belongings: 'die Regel „Gepäck“', lostTurn: 'die Regel „Aussetzen durch ein Ereignis“',
  }),
  ...under('deck', { transformation: 'der Verwandlungsstapel(s)', purchase: 'der Warenstapel(s)', quest: 'der Auftragsstapel(s)', talisman: 'der Talismanstapel(s)' }),
};
