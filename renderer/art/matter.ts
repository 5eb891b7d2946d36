// What a silhouette is made of, by the words of its icon's name: its colours from its lit to its dark side. What no
// word tells has the colours of its kind.
import type { KindStyle } from './kinds';
import { mix } from './terrain';

export type Body = KindStyle['body'];

const MATTERS: readonly (readonly [body: Body, words: string])[] = [
  [
    ['#f2c79c', '#b57d50', '#5e3821'],
    'ogre|giant|cyclops|person|barbarian|farmer|monk|teacher|miner|juggler|bandit|robber|face|hand|hands|palm|friends|weight-lifting-up|sing|talk|speaker|prayer|meditation|half-dead|severed-hand|snatch|grab|shaking-hands|gift-of-knowledge|three-friends|healing|viking|king|spy',
  ],
  [
    ['#fff0c4', '#f59a34', '#a8340f'],
    'fire|flame|flames|burning|fireball|volcano|lava|eruption|embers|torch|campfire|meteor|wildfires|lantern|sun|sunrise|sunbeams|sundial',
  ],
  [
    ['#fbfaff', '#bdb2e2', '#5b4d8a'],
    'ghost|spectre|soul|haunting|spirit|terror|invisible|angel|feathered|heaven|ally|fog',
  ],
  [
    ['#8d8899', '#4a4557', '#1d1a26'],
    'reaper|shadow|raven|bat|black|evil|assassin|rogue|hooded|cowled|cultist|spider|vulture|crow|evil-moon|night|eclipse|tarot|harpy',
  ],
  [
    ['#fdf6e2', '#d3c29a', '#7f6d48'],
    'skull|skeleton|bones|bone|death|mummy|fangs|tusks|egg|nest|sheep|goat|mammoth|dinosaur|daemon',
  ],
  [
    ['#f0785a', '#b3301f', '#5a110c'],
    'dragon|devil|devil-mask|imp|minion|diablo|salamander|wyvern|horned|hydra|beast|claws|overlord|blood|bleeding|heart|hearts|brain|fist|biceps|punch|wound',
  ],
  [
    ['#ffffff', '#c9ccd8', '#6b7186'],
    'unicorn|pegasus|polar|snowing|moon|lunar|swan|rabbit|mouse|owl|feather|wing|wings|quill|statue|bust',
  ],
  [
    ['#fbc97a', '#bf7c2c', '#68400f'],
    'lion|sun-priest|griffin|eagle|hawk|camel|saber|toothed|tooth|fox|hyena|pharoah|nefertiti|sphinx|cat|rooster|djinn',
  ],
  [
    ['#d0986a', '#8a5733', '#43260f'],
    'bear|boar|gorilla|donkey|horse|bull|deer|stag|hound|dog|badger|beaver|minotaur|werewolf|centaur|gargoyle|knight|stable|sparrow|paw|footsteps|cavalry|mounted',
  ],
  [
    ['#c4c9d0', '#7f8791', '#3c434c'],
    'wolf|rat|elephant|golem|rock|stone|boulder|menhir|dolmen|tombstone|castle|tower|ruins|fort|wall|gate|column|church|graveyard|crypt|cave|mountain|mountains|peaks|mountaintop|cliff|rocks|temple|obelisk|well|cliff-crossing|sarcophagus|falling',
  ],
  [
    ['#c3dd72', '#6c9a3c', '#2f521c'],
    'goblin|orc|troll|snake|serpent|croc|lizardman|frog|gecko|turtle|zombie|tree|trees|oak|leaf|forest|plant|vine|vines|fern|grass|clover|cactus|swamp|lotus|willow|pine|birch|reed|herbs|seedling|thorn|thorns|roots|dorsal-scales|fish-scales|stegosaurus-scales|horned-reptile|reptile|raptor|velociraptor|rex|diplodocus|gooey|dinosaur-rex|poison|frankenstein|half|worm|beetle|scarab|seed|berry',
  ],
  [
    ['#d8f4ff', '#6ab0d6', '#235a82'],
    'water|fountain|ice|iceberg|frozen|frost|frostfire|drop|splash|stream|wave|waterfall|raining|sea|fish|mermaid|drowning|crystal|diamond|glass|cold|lightning|storm|electric|wind|tornado|whirlwind|orb|ball|bottle|potion|flask|round|vial|waterskin',
  ],
  [
    ['#ecd4ff', '#9a6cd8', '#44226e'],
    'magic|portal|vortex|swirl|psychic|pentacle|star|stars|sparkles|eye|eyes|hex|teleport|spell|astrolabe|rune|warlock|witch|wizard|fairy|spiral|aura|infinity|cursed',
  ],
  [
    ['#fff0b0', '#e0a730', '#80500e'],
    'gold|coin|coins|crown|crowned|ring|goblet|grail|chalice|trophy|jewel|gem|necklace|pendant|amulet|talisman|money|ankh|medal|bell|lamp|lyre|tiara|laurel|scepter|holy|symbol|cross|crucifix|wheat|grain|sunflower|key|stack|purse|receive|horn|bugle|scale|scales|weight-scale|emblem|compass|hourglass|cog|gears|clockwork|rupee|beer|honey|star-medal',
  ],
  [
    ['#eef4f8', '#9daab5', '#4a5660'],
    'sword|swords|broadsword|blade|axe|axes|dagger|daggers|knife|knives|stiletto|gladius|sabres|slash|mace|hammer|spear|trident|helm|barbute|breastplate|armour|armor|mail|lamellar|shield|gauntlet|bracer|anvil|scythe|scissors|chains|chain|manacles|needle|flail|padlock|lock|swordman|swordwoman|guards|visored|sharp|mine|pick|spade|pitchfork|silver|mirror|gavel|magnet|spyglass|horseshoe',
  ],
  [
    ['#e0ac6a', '#96602e', '#4c2b10'],
    'wood|bow|crossbow|staff|club|raft|canoe|ship|boat|wagon|cart|barn|hut|house|village|shop|chest|barrel|broom|stick|bridge|door|doors|basket|table|chariot|wheel|spinning|flute|pan|puppet|doll|cage|arrow|sling|slingshot|totem|tribal|mask|trap|coffin|plank|windmill|scarecrow|road|path|sign|signs|direction|camp|desert|dunes|medieval|pavilion|old|dead|boots|boot|shoe|belt|backpack|knapsack|bag|bindle|leather|bottles|rope|whip|bagpipes|acorn|dust|mushroom|mushrooms',
  ],
  [
    ['#fff8e0', '#dfc793', '#876a38'],
    'book|scroll|map|papers|letter|envelope|card|cards|rule|atlas|bookmarklet|ticket|dice|dices|quill-ink|musical|notes|meal|bread|candle|candles',
  ],
];

const WORDS: ReadonlyMap<string, Body> = new Map(
  [...MATTERS].reverse().flatMap(([body, words]) => words.split('|').map((word) => [word, body] as const)),
);

/** The last word of a name says what it is: a wolf trap is a trap. */
export const bodyOf = (icon: string, look: KindStyle): Body =>
  WORDS.get(icon) ??
  icon
    .split('-')
    .reverse()
    .map((word) => WORDS.get(word))
    .find((body) => body !== undefined) ?? [
    mix(look.body[0], look.edge, 0.5),
    mix(look.body[0], look.edge, 0.08),
    look.body[1],
  ];
