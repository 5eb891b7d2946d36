// Games in play: new ones, and the one that is open.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Reply } from '../../shared/contract/failure';
import type { SetupChoices } from '../../shared/contract/setup';
import type { Face, GameUpdate } from '../../shared/contract/view';
import { definitionsOf, offeredDefinitions, sets } from '../../shared/content/definitions';
import { msg, type SeatId } from '../../shared/kernel/ids';
import { ok } from '../../shared/kernel/result';
import { rulebookOf } from '../../shared/rules/charts/index';
import { optionsOf } from '../../shared/rules/options/resolve';
import { isLevel, type PlayersOf } from '../ai/player';
import type { Logger } from '../app/log';
import type { Handlers } from '../ipc/handle';
import type { Publisher } from '../ipc/publisher';
import { refused } from '../ipc/trouble';
import { NOWHERE } from '../persistence/games';
import type { Store } from '../persistence/store';
import type { SavedGame } from '../persistence/stored';
import { createAppState, type AppState } from './app-machine';
import type { Breakage } from './bug-file';
import { freeName, nameFor } from './campaign-names';
import { NO_SUCH_GAME, NOT_OPEN, refusalFailure } from './failures';
import { facesIn } from './faces';
import type { KeptFaces } from './kept-faces';
import { definitionsOfSave, gameOf, rulesOfSave, type OpenGame } from './load';
import { mend, standsThere } from './mend';
import { speechOf, type Speech } from './names';
import { BASE_SET } from './offer';
import { peekingFrom } from './peek';
import { createSession, type Session } from './session';
import { beginGame, TUTORIAL_SEED } from './tutorial/begin';
import { stepOf } from './step';
import { createStops } from './stops';
import { storingTo } from './storing';

export type GameHandlers = Pick<
  Handlers,
  | 'games.create'
  | 'games.open'
  | 'games.close'
  | 'game.answer'
  | 'game.stop'
  | 'game.undo'
  | 'game.redo'
  | 'game.concede'
  | 'game.ditch'
  | 'game.control'
  | 'game.journal'
  | 'game.odds'
  | 'game.hint'
  | 'game.reasons'
  | 'faces.get'
>;

export type GamesParts = {
  readonly store: Pick<Store, 'games' | 'campaigns' | 'history' | 'stops' | 'clock' | 'backups' | 'presets'>;
  readonly publisher: Publisher;
  readonly players: PlayersOf;
  readonly log: Logger;
  /** Writes a bug file about a game; @returns where it is. */
  readonly bug: (game: string, broke: Breakage) => string | undefined;
  /** What every definition shows, where that was kept. */
  readonly faces?: KeptFaces;
  /** Version of the program. */
  readonly version: string;
  readonly now?: () => number;
  readonly askAlways?: () => boolean;
  readonly rollUnasked?: () => boolean;
};

export type Games = {
  readonly handlers: GameHandlers;
  readonly app: AppState;
  /** Closes a game if it is the one that is open. */
  readonly leave: (game: string) => void;
  readonly close: () => void;
};

const DAMAGED = 'trouble.game.damaged';

/** Short enough to be read out and typed again. */
const newSeed = (): string => randomBytes(6).toString('base64url');

export const createGames = ({
  store,
  publisher,
  players,
  log,
  bug,
  faces = () => undefined,
  version,
  now = Date.now,
  askAlways = () => false,
  rollUnasked = () => false,
}: GamesParts): Games => {
  const { games, history } = store;
  const app = createAppState();
  let session: Session | undefined;

  const close = (): void => {
    session?.close();
    session = undefined;
    app.send({ type: 'close' });
  };

  const stored = storingTo(log);

  const create = (choices: SetupChoices): Reply<{ readonly game: string }> => {
    const unknown = choices.sets.findIndex((set) => !sets.includes(set));
    if (unknown >= 0 || !choices.sets.includes(BASE_SET)) {
      return {
        ok: false,
        error: refusalFailure({
          code: 'setup',
          msg: msg('refuse.set'),
          field: unknown < 0 ? 'sets' : `sets.${unknown}`,
        }),
      };
    }
    const strange = choices.seats.findIndex(({ level }) => level !== undefined && !isLevel(level));
    if (strange >= 0)
      return {
        ok: false,
        error: refusalFailure({ code: 'setup', msg: msg('refuse.level'), field: `seats.${strange}.level` }),
      };
    // In the order of the program, so that the same choice always makes the same game.
    const chosen = sets.filter((set) => choices.sets.includes(set));
    const definitions = definitionsOf(chosen, optionsOf(choices));
    const book = rulebookOf(definitions, 'play');
    const seed = choices.seed ?? (choices.tutorial === undefined ? newSeed() : TUTORIAL_SEED);
    const made = beginGame(book, { ...choices, sets: chosen }, seed);
    if (!made.ok) return { ok: false, error: refusalFailure(made.refusal) };
    const game = `g-${randomUUID()}`;
    return stored(() => {
      // A chapter of the tutorial is no set-up that anybody chose.
      if (choices.tutorial === undefined) store.presets.rememberLast(choices);
      games.create(
        {
          name: nameFor(
            choices,
            store.campaigns.list().map(({ name }) => name),
          ),
          setup: JSON.stringify(choices),
          seed,
          seats: choices.seats.map(({ name }) => name),
          content: book.hash,
          definitions: () => JSON.stringify(definitions),
          program: version,
          casual: choices.showSeed === true || choices.rules['undoAnything'] === true || choices.tutorial !== undefined,
        },
        stepOf({ game, seq: 0, by: 'setup', at: now() }, undefined, made),
      );
      return ok({ game });
    });
  };

  /** Once for each day of play. A disk that has no room for a copy is no reason not to play. */
  const backUp = (): void => {
    try {
      store.backups.daily(new Date(now()));
    } catch (error) {
      log.error('no backup could be made today', error);
    }
  };

  /** Where it stood, as far as that can be found out; else a game of its own goes on from where that ends. */
  const mended = (game: string, saved: SavedGame): Reply<OpenGame> => {
    const found = mend(history, game, saved);
    if (found === undefined) return refused(DAMAGED);
    const { book, state, seq, whole } = found;
    const step = stepOf({ game, seq, by: 'person', at: now() }, state, { state, events: [] });
    if (whole) {
      games.moveTo(step);
      log.warn(`the state of ${game} was damaged, and made anew from its answers`);
      return ok({ game, name: saved.name, book, state, seq });
    }
    const list = store.campaigns.list();
    const { round } = state;
    const there = list.find(({ origin }) => origin?.name === saved.name && origin.round === round);
    const name =
      there?.name ??
      freeName(
        saved.name,
        list.map((one) => one.name),
      );
    if (there === undefined) {
      const as = `g-${randomUUID()}`;
      store.campaigns.branch(game, as, name, { name: saved.name, round, seq }, { ...step, game: as });
    }
    log.error(`${game} is damaged; ${name} goes on from answer ${seq}`);
    return refused('trouble.game.damagedSince', { round, name });
  };

  const open = (game: string): Reply<GameUpdate> => {
    if (session?.game === game) {
      // A page that was loaded again: the game itself went on.
      if (app.phase() === 'failed') session.start();
      return ok(session.update());
    }
    const saved = games.load(game);
    if (saved === undefined) return NO_SUCH_GAME;
    close();
    backUp();
    app.send({ type: 'open', game });
    const found = gameOf(game, saved, definitionsOf, (detail) => {
      log.error(`a save was refused: ${detail}`);
    });
    const isAstray = found.ok && saved.program === version && !standsThere(history, game, saved, found.value.state);
    const opened = isAstray
      ? stored(() => mended(game, { ...saved, seq: NOWHERE }))
      : found.ok || found.error.msg?.id !== DAMAGED
        ? found
        : stored(() => mended(game, saved));
    if (!opened.ok) {
      app.send({ type: 'failed' });
      return opened;
    }
    const begun = createSession(opened.value, {
      games,
      history,
      players,
      app,
      log,
      now,
      bug,
      stops: createStops(game, store.stops, askAlways, rollUnasked),
      clock: store.clock,
      peeking: peekingFrom(game, store),
      publish: (update) => {
        publisher.publish('game.update', update);
      },
      trouble: (id, failure) => {
        publisher.publish('game.trouble', { game: id, failure });
      },
    });
    session = begun;
    // After the answer to this request: nothing is pushed about a game whose first view is not there yet.
    setImmediate(() => {
      if (session === begun) begun.start();
    });
    return ok(begun.update());
  };

  /** The open game, when it is this one and not over or broken. */
  const inPlay = (game: string): Session | undefined => (session?.game === game ? session : undefined);
  /** People answer, concede and ditch for people only. */
  const forPerson = (
    game: string,
    seat: SeatId,
    act: (session: Session) => Reply<Record<string, never>>,
  ): Reply<Record<string, never>> => {
    const playing = inPlay(game);
    if (playing === undefined) return NOT_OPEN;
    if (playing.control(seat) === 'computer') return refused('trouble.seat.computer', {}, 'seat');
    return act(playing);
  };

  /** The cards of a game as it was begun with them; those of this program when there is no such game. */
  const facesOfGame = (speech: Speech, game: string): readonly Face[] => {
    if (session?.game === game) return facesIn(speech, offeredDefinitions, session.definitions, session.rules);
    const saved = games.load(game);
    return facesIn(speech, offeredDefinitions, saved && definitionsOfSave(saved), saved && rulesOfSave(saved));
  };

  const handlers: GameHandlers = {
    'games.create': create,
    'games.open': ({ game }) => open(game),
    'games.close': () => {
      close();
      return ok({});
    },
    'game.answer': ({ game, seat, answer }) =>
      forPerson(game, seat, (playing) => playing.input({ t: 'answer', seat, answer })),
    'game.stop': ({ game, seat, def, stop }) => forPerson(game, seat, (playing) => playing.stop(seat, def, stop)),
    'game.undo': ({ game, agreed }) => inPlay(game)?.undo(agreed) ?? NOT_OPEN,
    'game.redo': ({ game }) => inPlay(game)?.redo() ?? NOT_OPEN,
    'game.concede': ({ game, seat }) => forPerson(game, seat, (playing) => playing.input({ t: 'concede', seat })),
    'game.ditch': ({ game, seat, card }) =>
      forPerson(game, seat, (playing) => playing.input({ t: 'ditch', seat, card })),
    'game.control': ({ game, seat, control }) => inPlay(game)?.input({ t: 'control', seat, control }) ?? NOT_OPEN,
    'game.journal': ({ game }) => {
      const playing = inPlay(game);
      return playing === undefined ? NOT_OPEN : ok(playing.journal());
    },
    'game.odds': async ({ game, seat, decision }) => {
      const playing = inPlay(game);
      return playing === undefined ? NOT_OPEN : ok(await playing.odds(seat, decision));
    },
    'game.hint': async ({ game, seat, decision }) => {
      try {
        const found = await inPlay(game)?.hint(seat, decision);
        return ok(found === undefined ? {} : { hint: found });
      } catch (error) {
        log.error('no hint could be found', error);
        return ok({});
      }
    },
    'game.reasons': ({ game }) => ok(inPlay(game)?.reasons() ?? []),
    'faces.get': ({ language, game }) =>
      ok(
        game === undefined
          ? (faces(language) ?? facesIn(speechOf(language), offeredDefinitions))
          : facesOfGame(speechOf(language), game),
      ),
  };

  return {
    handlers,
    app,
    leave: (game) => {
      if (session?.game === game) close();
    },
    close,
  };
};
