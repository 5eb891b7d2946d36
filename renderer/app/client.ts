// Everything the screen asks of the program. The real door and a fixture both serve it, so no screen knows which.
import type { Reply } from '../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import type { Answer } from '../../shared/contract/prompt';
import type { Push } from '../../shared/contract/push';
import type { SetupChoices } from '../../shared/contract/setup';
import type { SeatId } from '../../shared/kernel/ids';

/** A question of the door, as a function. */
type Ask<K extends Channel> = (request: RequestOf<K>) => Promise<Reply<ReplyOf<K>>>;
type AskNothing<K extends Channel> = () => Promise<Reply<ReplyOf<K>>>;
/** Hears what the program says by itself; returns what ends it. */
type Hear<P extends keyof Push> = (heard: (payload: Push[P]) => void) => () => void;

export type GameClient = {
  readonly info: AskNothing<'app.info'>;
  readonly settings: AskNothing<'settings.get'>;
  readonly setSettings: Ask<'settings.set'>;
  readonly offer: AskNothing<'setup.offer'>;
  readonly presets: AskNothing<'presets.list'>;
  readonly keepPreset: Ask<'presets.keep'>;
  readonly deletePreset: Ask<'presets.delete'>;
  readonly games: AskNothing<'games.list'>;
  readonly setupOf: Ask<'games.setup'>;
  readonly create: (choices: SetupChoices) => Promise<Reply<ReplyOf<'games.create'>>>;
  readonly open: Ask<'games.open'>;
  readonly close: AskNothing<'games.close'>;
  readonly remove: Ask<'games.delete'>;
  readonly rename: Ask<'games.rename'>;
  readonly restore: Ask<'games.restore'>;
  readonly duplicate: Ask<'games.duplicate'>;
  readonly branch: Ask<'games.branch'>;
  readonly exportGame: Ask<'games.export'>;
  readonly importGame: Ask<'games.import'>;
  readonly backups: AskNothing<'backups.list'>;
  readonly restoreBackup: Ask<'backups.restore'>;
  readonly replay: Ask<'replay.open'>;
  readonly frame: Ask<'replay.frame'>;
  readonly checkReplay: Ask<'replay.check'>;
  readonly records: Ask<'records.get'>;
  readonly deeds: Ask<'records.game'>;
  readonly story: Ask<'records.story'>;
  readonly exportRecords: Ask<'records.export'>;
  readonly writeBug: Ask<'bug.write'>;
  readonly answer: (request: {
    readonly game: string;
    readonly seat: SeatId;
    readonly answer: Answer;
  }) => Promise<Reply<ReplyOf<'game.answer'>>>;
  readonly stop: Ask<'game.stop'>;
  readonly undo: (request: {
    readonly game: string;
    readonly agreed: readonly SeatId[];
  }) => Promise<Reply<ReplyOf<'game.undo'>>>;
  readonly redo: Ask<'game.redo'>;
  readonly concede: Ask<'game.concede'>;
  readonly ditch: Ask<'game.ditch'>;
  readonly control: Ask<'game.control'>;
  readonly journal: Ask<'game.journal'>;
  readonly odds: Ask<'game.odds'>;
  readonly hint: Ask<'game.hint'>;
  readonly reasons: Ask<'game.reasons'>;
  readonly faces: Ask<'faces.get'>;
  readonly onUpdate: Hear<'game.update'>;
  readonly onTrouble: Hear<'game.trouble'>;
  readonly onFile: Hear<'file.opened'>;
  readonly onSettings: Hear<'settings.changed'>;
  readonly onConnection: Hear<'connection.changed'>;
};
