// Deeds: what somebody did in one game, or in all of them together. They change nothing in play, and everything about
// them is read off the records, so they are earned neither twice nor by chance of the order in which records were
// worked out.
import type { Achievement, AchievementId } from '../../../shared/contract/records';
import type { GameRecord, SeatRecord, TallyName } from '../../persistence/stored-record';

type Look = { readonly seat: SeatRecord; readonly game: GameRecord };
/** `best`: the most of one game; `sum`: of all games together; `distinct`: different ones among all games. */
type Deed =
  | { readonly how: 'best' | 'sum'; readonly need: number; readonly of: (look: Look) => number }
  | { readonly how: 'distinct'; readonly need: number; readonly of: (look: Look) => string | undefined };

/** Nobody was beaten where the others gave up. */
const won = ({ seat, game }: Look): boolean => seat.won && game.endedBy !== 'conceded';
const played = ({ game }: Look): string | undefined => (game.endedBy === 'conceded' ? undefined : game.game);
const most = (name: TallyName, need: number): Deed => ({ how: 'best', need, of: ({ seat }) => seat.tally[name] });
const once = (is: (look: Look) => boolean): Deed => ({ how: 'best', need: 1, of: (look) => (is(look) ? 1 : 0) });
const winning = (is: (look: Look) => boolean): Deed => once((look) => won(look) && is(look));
const games = (need: number): Deed => ({ how: 'distinct', need, of: played });
const crowns = (need: number): Deed => ({
  how: 'distinct',
  need,
  of: (look) => (won(look) ? look.game.game : undefined),
});

/** So many dice are needed before their mean says anything. */
const ENOUGH_DICE = 60;
const COLD = 3.2;

export const DEEDS: { readonly [K in AchievementId]: Deed } = {
  firstGame: games(1),
  tenGames: games(10),
  fiftyGames: games(50),
  firstCrown: crowns(1),
  fiveCrowns: crowns(5),
  fiveFaces: { how: 'distinct', need: 5, of: (look) => (won(look) ? look.seat.characters.at(-1) : undefined) },
  allSides: { how: 'distinct', need: 3, of: (look) => (won(look) ? look.seat.alignment : undefined) },
  fullTable: winning(({ game }) => game.seats.length >= 6),
  unbroken: winning(({ seat, game }) => seat.tally.deaths === 0 && game.seats.length >= 2),
  phoenix: winning(({ seat }) => seat.tally.deaths >= 2),
  lastHeart: winning(({ seat }) => seat.tally.life === 1),
  swift: winning(({ game }) => game.rounds <= 40),
  longWay: winning(({ game }) => game.rounds >= 120),
  toadKing: winning(({ seat }) => seat.tally.toads > 0),
  coldDice: winning(({ seat: { tally } }) => tally.dice >= ENOUGH_DICE && tally.pips / tally.dice < COLD),
  firstFight: most('won', 1),
  manyFoes: most('creatures', 20),
  hundredFoes: { how: 'sum', need: 100, of: ({ seat }) => seat.tally.creatures },
  bigGame: { how: 'best', need: 10, of: ({ seat }) => seat.strongest?.n ?? 0 },
  landslide: { how: 'best', need: 10, of: ({ seat }) => seat.margin?.n ?? 0 },
  duellist: most('duelsWon', 3),
  sharpMind: most('mindsWon', 5),
  spellweaver: most('spells', 10),
  goldHoard: most('mostGold', 12),
  wanderer: most('spaces', 35),
  company: most('followers', 6),
  trophyTrader: most('traded', 8),
  fateful: most('fateRerolls', 10),
  mighty: { how: 'best', need: 12, of: ({ seat }) => Math.max(seat.tally.strength, seat.tally.craft) },
};

/** How far one deed has come when all looks are taken, and at which of them it was done. */
const follow = (deed: Deed, looks: readonly Look[]): { readonly have: number; readonly at?: Look } => {
  const found = new Set<string>();
  let have = 0;
  for (const look of looks) {
    const value = deed.of(look);
    if (typeof value === 'string') have = found.add(value).size;
    else if (value !== undefined) have = deed.how === 'sum' ? have + value : Math.max(have, value);
    if (have >= deed.need) return { have: deed.need, at: look };
  }
  return { have };
};

const DEED_IDS = Object.keys(DEEDS) as readonly AchievementId[];

/** @param games those that count, the oldest first: finished, fair, each once; people's seats are looked at */
export const achievementsOf = (games: readonly GameRecord[]): readonly Achievement[] => {
  const looks = games.flatMap((game) =>
    game.endedBy === undefined
      ? []
      : game.seats.filter(({ player }) => player === 'person').map((seat) => ({ seat, game })),
  );
  return DEED_IDS.map((id) => {
    const deed = DEEDS[id];
    const { have, at } = follow(deed, looks);
    return {
      id,
      have: Math.max(0, have),
      need: deed.need,
      ...(at === undefined
        ? {}
        : { earned: { at: at.game.endedAt, game: at.game.game, name: at.game.name, player: at.seat.name } }),
    };
  });
};
