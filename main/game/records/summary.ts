// All records together. A game counts once, however many copies, branches and files of it there are.
import type {
  CharacterRecord,
  Moment,
  MomentKind,
  Overview,
  PlayerRecord,
  RecordsView,
  Scope,
  Share,
  Win,
} from '../../../shared/contract/records';
import type { GameRecord, KeptRecord, Peak, SeatRecord, TallyName } from '../../persistence/stored-record';
import { achievementsOf } from './achievements';

const isFair = ({ casual, imported }: GameRecord): boolean => !casual && !imported;
const isOver = ({ endedBy }: GameRecord): boolean => endedBy !== undefined;

/**
 * Which of two lines of one game counts: the finished one, the fair one, the one that was played and not copied, the
 * one that is still there, the older.
 */
const before = (a: KeptRecord, b: KeptRecord): number =>
  Number(isOver(b)) - Number(isOver(a)) ||
  Number(a.casual) - Number(b.casual) ||
  Number(a.imported) - Number(b.imported) ||
  Number(a.copied) - Number(b.copied) ||
  Number(b.there) - Number(a.there) ||
  a.endedAt - b.endedAt ||
  (a.game < b.game ? -1 : 1);

/** One line of each game, the oldest first. */
export const counted = (records: readonly KeptRecord[], scope: Scope): readonly KeptRecord[] =>
  [
    ...Map.groupBy(
      records.filter((record) => scope === 'all' || isFair(record)),
      ({ root }) => root,
    ).values(),
  ]
    .flatMap((lines) => lines.toSorted(before).slice(0, 1))
    .toSorted((a, b) => a.endedAt - b.endedAt || (a.game < b.game ? -1 : 1));

export const stateOf = ({ endedBy, there }: KeptRecord): 'finished' | 'running' | 'abandoned' =>
  endedBy !== undefined ? 'finished' : there ? 'running' : 'abandoned';

type Played = { readonly seat: SeatRecord; readonly game: KeptRecord };
const seatsOf = (games: readonly KeptRecord[]): readonly Played[] =>
  games.flatMap((game) => game.seats.map((seat) => ({ seat, game })));
const isPerson = ({ seat }: Played): boolean => seat.player === 'person';
const total = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + of(one), 0);

const overviewOf = (lines: readonly KeptRecord[], over: readonly KeptRecord[]): Overview => {
  const people = seatsOf(over).filter(isPerson);
  const all = (name: TallyName): number => total(people, ({ seat }) => seat.tally[name]);
  const wonBy = (player: SeatRecord['player']): number =>
    over.filter(({ seats }) => seats.some((seat) => seat.won && seat.player === player)).length;
  const rounds = over.map((game) => game.rounds);
  const endings = Map.groupBy(over, ({ endedBy = 'nobody', ending = '' }) => `${endedBy} ${ending}`);
  return {
    finished: over.length,
    running: lines.filter((line) => stateOf(line) === 'running').length,
    abandoned: lines.filter((line) => stateOf(line) === 'abandoned').length,
    playedMs: total(lines, ({ playedMs }) => playedMs),
    rounds: {
      shortest: Math.min(...rounds, Infinity) === Infinity ? 0 : Math.min(...rounds),
      longest: Math.max(0, ...rounds),
      mean: over.length === 0 ? 0 : total(rounds, (n) => n) / over.length,
    },
    won: {
      person: wonBy('person'),
      computer: wonBy('computer'),
      nobody: over.filter(({ seats }) => !seats.some(({ won }) => won)).length,
    },
    endings: [...endings.values()]
      .flatMap(([first, ...more]) =>
        first?.endedBy === undefined
          ? []
          : [
              {
                by: first.endedBy,
                n: more.length + 1,
                ...(first.ending === undefined ? {} : { ending: first.ending }),
              },
            ],
      )
      .toSorted((a, b) => b.n - a.n),
    fights: { won: all('won'), lost: all('lost'), drawn: all('drawn') },
    creatures: all('creatures'),
    spells: all('spells'),
    deaths: all('deaths'),
    dice: { n: all('dice'), pips: all('pips') },
  };
};

const momentsOf = (people: readonly Played[]): RecordsView['moments'] => {
  const peaks: { readonly [K in MomentKind]: (seat: SeatRecord) => Peak | number | undefined } = {
    strongest: ({ strongest }) => strongest,
    margin: ({ margin }) => margin,
    gold: ({ tally }) => tally.mostGold,
    creatures: ({ tally }) => tally.creatures,
    spells: ({ tally }) => tally.spells,
    spaces: ({ tally }) => tally.spaces,
  };
  const found = Object.entries(peaks).flatMap(([kind, of]) => {
    let best: Moment | undefined;
    for (const { seat, game } of people) {
      const peak = of(seat);
      const { n, ...more } = typeof peak === 'object' ? peak : { n: peak ?? 0 };
      if (n > (best?.n ?? 0))
        best = {
          n,
          ...more,
          player: seat.name,
          character: seat.characters.at(-1) ?? '',
          name: game.name,
          at: game.endedAt,
        };
    }
    return best === undefined ? [] : [[kind, best] as const];
  });
  return Object.fromEntries(found);
};

const playersOf = (people: readonly Played[]): readonly PlayerRecord[] =>
  [...Map.groupBy(people, ({ seat }) => seat.name.trim())].map(([name, own]) => ({
    name,
    played: own.length,
    won: own.filter(({ seat }) => seat.won).length,
    playedMs: total(own, ({ game }) => game.playedMs),
    deaths: total(own, ({ seat }) => seat.tally.deaths),
    creatures: total(own, ({ seat }) => seat.tally.creatures),
  }));

const charactersOf = (seats: readonly Played[]): readonly CharacterRecord[] => {
  const each = seats.flatMap(({ seat }) => {
    const last = seat.characters.length - 1;
    return seat.characters.map((character, i) => ({
      character,
      player: seat.player,
      won: seat.won && i === last,
      died: i < last || seat.tally.deaths > last,
    }));
  });
  const share = (own: typeof each, player: SeatRecord['player']): Share => {
    const his = own.filter((one) => one.player === player);
    return { played: his.length, won: his.filter(({ won }) => won).length };
  };
  return [...Map.groupBy(each, ({ character }) => character)].map(([character, own]) => ({
    character,
    person: share(own, 'person'),
    computer: share(own, 'computer'),
    deaths: own.filter(({ died }) => died).length,
  }));
};

/** So many of each order are shown. */
const BEST = 25;
const ORDERS: readonly ((a: Win, b: Win) => number)[] = [
  (a, b) => a.rounds - b.rounds,
  (a, b) => a.playedMs - b.playedMs,
  (a, b) => b.at - a.at,
  ...(['strength', 'craft', 'gold', 'creatures', 'seats'] as const).map((key) => (a: Win, b: Win) => b[key] - a[key]),
];

/** Wins of people; where the others gave up nobody was beaten. */
const winsOf = (people: readonly Played[]): readonly Win[] => {
  const wins = people.flatMap(({ seat, game }): readonly Win[] => {
    if (!seat.won || game.endedBy === undefined || game.endedBy === 'conceded') return [];
    const { strength, craft, gold, creatures } = seat.tally;
    return [
      {
        game: game.game,
        name: game.name,
        player: seat.name,
        character: seat.characters.at(-1) ?? '',
        by: game.endedBy,
        seats: game.seats.length,
        rounds: game.rounds,
        strength,
        craft,
        gold,
        creatures,
        playedMs: game.playedMs,
        at: game.endedAt,
        casual: game.casual,
        imported: game.imported,
        ...(game.ending === undefined ? {} : { ending: game.ending }),
      },
    ];
  });
  const best = new Set(ORDERS.flatMap((order) => wins.toSorted(order).slice(0, BEST)));
  return wins.filter((win) => best.has(win));
};

export const summaryOf = (records: readonly KeptRecord[], scope: Scope): RecordsView => {
  const lines = counted(records, scope);
  const over = lines.filter(isOver);
  const seats = seatsOf(over);
  const people = seats.filter(isPerson);
  return {
    overview: overviewOf(lines, over),
    moments: momentsOf(people),
    players: playersOf(people),
    characters: charactersOf(seats),
    wins: winsOf(people),
    achievements: achievementsOf(counted(records, 'fair')),
    leftOut: counted(records, 'all').length - lines.length,
  };
};
