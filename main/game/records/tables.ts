// The tables that can be saved: names of columns stay as they are, whatever language the screen speaks.
import type { RecordTable, Scope } from '../../../shared/contract/records';
import { TALLIES, type KeptRecord } from '../../persistence/stored-record';
import { csv, type Cell } from './csv';
import { counted, stateOf, summaryOf } from './summary';

type Column<T> = readonly [name: string, of: (row: T) => Cell];
const table = <T>(columns: readonly Column<T>[], rows: readonly T[]): string =>
  csv(
    columns.map(([name]) => name),
    rows.map((row) => columns.map(([, of]) => of(row))),
  );
const time = (at: number | undefined): Cell => (at === undefined ? undefined : new Date(at).toISOString());
const seconds = (ms: number): number => Math.round(ms / 1000);

/** Every line of every game; `counts` says which are in the sums. */
const gamesTable = (records: readonly KeptRecord[]): string => {
  const counts = new Map(
    (['fair', 'all'] as const).map((scope) => [scope, new Set(counted(records, scope).map(({ game }) => game))]),
  );
  return table<KeptRecord>(
    [
      ['game', ({ game }) => game],
      ['name', ({ name }) => name],
      ['state', stateOf],
      ['begun', ({ begunAt }) => time(begunAt)],
      ['last_answer', ({ endedAt }) => time(endedAt)],
      ['played_seconds', ({ playedMs }) => seconds(playedMs)],
      ['rounds', ({ rounds }) => rounds],
      ['turns', ({ turns }) => turns],
      ['profile', ({ profile }) => profile],
      ['sets', ({ sets }) => sets.join(' ')],
      ['ended_by', ({ endedBy }) => endedBy],
      ['ending', ({ ending }) => ending],
      [
        'winners',
        ({ seats }) =>
          seats
            .filter(({ won }) => won)
            .map(({ name }) => name)
            .join(', '),
      ],
      ['casual', ({ casual }) => casual],
      ['imported', ({ imported }) => imported],
      ['counts_fair', ({ game }) => counts.get('fair')?.has(game)],
      ['counts_all', ({ game }) => counts.get('all')?.has(game)],
      // Of a game that is going on it is a secret.
      ['seed', ({ endedBy, seed }) => (endedBy === undefined ? undefined : seed)],
    ],
    records,
  );
};

const seatsTable = (records: readonly KeptRecord[]): string =>
  table(
    [
      ['game', ({ game }) => game.game],
      ['seat', ({ seat }) => seat.seat],
      ['name', ({ seat }) => seat.name],
      ['player', ({ seat }) => seat.player],
      ['won', ({ seat }) => seat.won],
      ['characters', ({ seat }) => seat.characters.join(' ')],
      ['alignment', ({ seat }) => seat.alignment],
      ...TALLIES.map((name): Column<Row> => [name, ({ seat }) => seat.tally[name]]),
      ['strongest', ({ seat }) => seat.strongest?.n],
      ['strongest_foe', ({ seat }) => seat.strongest?.foe],
      ['margin', ({ seat }) => seat.margin?.n],
      ['margin_foe', ({ seat }) => seat.margin?.foe],
    ] satisfies readonly Column<Row>[],
    records.flatMap((game) => (game.endedBy === undefined ? [] : game.seats.map((seat) => ({ game, seat })))),
  );
type Row = { readonly game: KeptRecord; readonly seat: KeptRecord['seats'][number] };

export const tableOf = (wanted: RecordTable, records: readonly KeptRecord[], scope: Scope): string => {
  switch (wanted) {
    case 'games':
      return gamesTable(records);
    case 'seats':
      return seatsTable(records);
    case 'characters':
      return table(
        [
          ['character', ({ character }) => character],
          ['played_by_people', ({ person }) => person.played],
          ['won_by_people', ({ person }) => person.won],
          ['played_by_computer', ({ computer }) => computer.played],
          ['won_by_computer', ({ computer }) => computer.won],
          ['deaths', ({ deaths }) => deaths],
        ],
        summaryOf(records, scope).characters,
      );
    case 'achievements':
      return table(
        [
          ['achievement', ({ id }) => id],
          ['have', ({ have }) => have],
          ['need', ({ need }) => need],
          ['earned', ({ earned }) => time(earned?.at)],
          ['game', ({ earned }) => earned?.name],
          ['player', ({ earned }) => earned?.player],
        ],
        summaryOf(records, scope).achievements,
      );
  }
};
