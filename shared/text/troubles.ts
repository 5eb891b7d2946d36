// What the program itself cannot do, as a person is told it: an id here, its words in every language. The values that a
// sentence needs stand behind its id; where a file is named, it may be left out.
import { msg, type Msg } from '../kernel/ids';
import type { Phrase } from './language';

export const troubleIds = [
  'trouble.program',
  'trouble.crash',
  'trouble.bugFile',
  // the game in front of the screen
  'trouble.game.none',
  'trouble.game.notOpen',
  'trouble.game.closed',
  'trouble.game.newer',
  'trouble.game.damaged',
  'trouble.game.damagedSince' /* round, name */,
  'trouble.game.beginning',
  'trouble.game.noAnswer',
  'trouble.game.setup',
  'trouble.game.unwatched',
  'trouble.seat.computer',
  'trouble.stop.none',
  'trouble.rules.circle' /* file */,
  'trouble.rules.broke' /* file */,
  'trouble.branch.rules',
  'trouble.branch.over',
  'trouble.undo.nothing',
  'trouble.undo.revealed',
  'trouble.undo.seats',
  'trouble.undo.rules',
  'trouble.undo.agree',
  'trouble.redo.nothing',
  // files
  'trouble.file.foreign',
  'trouble.file.newer',
  'trouble.file.damaged',
  'trouble.file.too-large',
  'trouble.file.too-long',
  'trouble.file.broken' /* name */,
  'trouble.file.too-slow',
  'trouble.file.set',
  'trouble.file.unreadable',
  'trouble.backup',
  'trouble.preset.name' /* name */,
  'trouble.preset.many' /* n */,
  // the disk, while playing and at the start
  'trouble.disk.full',
  'trouble.disk.rights',
  'trouble.disk.busy',
  'trouble.disk.fault',
  'trouble.disk.other',
  'trouble.start.full' /* folder */,
  'trouble.start.rights' /* folder */,
  'trouble.start.busy' /* folder */,
  'trouble.start.fault' /* folder */,
  'trouble.start.open' /* folder */,
  'trouble.start.lock' /* file */,
  'trouble.start.noFolder' /* folder */,
  'trouble.start.port' /* port */,
  'trouble.start.portTaken',
  'trouble.start.switch' /* name */,
  'trouble.start.newer' /* found, known */,
] as const;
export type TroubleId = (typeof troubleIds)[number];

/** A sentence that needs no values. */
export const fixed =
  (text: string): Phrase =>
  () =>
    text;

/** The message of a trouble: only one that every language has words for compiles. */
export const trouble = (id: TroubleId, args?: Msg['args']): Msg => msg(id, args);
