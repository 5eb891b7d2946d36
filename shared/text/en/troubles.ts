// What the program itself cannot do, in English: these sentences are also those of the log and the command line.
import type { Phrase } from '../language';
import { fixed, type TroubleId } from '../troubles';

const broken =
  (what: string): Phrase =>
  (a) =>
    `${what}, so nothing was changed; ${a.has('file') ? `what happened is in ${a.text('file')}; please send us that file.` : 'the log file has the details.'}`;

export const troubles: { readonly [K in TroubleId]: Phrase } = {
  'trouble.program': fixed('Something went wrong in the program; the log file has the details.'),
  'trouble.crash': fixed(
    'Crownward had to stop because of a fault of its own; the game is saved, the log file has the details.',
  ),
  'trouble.bugFile': fixed('The bug file could not be written; make room in the data folder and try again.'),

  'trouble.game.none': fixed('There is no such game: it may have been deleted.'),
  'trouble.game.notOpen': fixed(
    'This game is not open any more: it was left, or deleted, in another window. Leave the table, and continue it from the first screen.',
  ),
  'trouble.game.closed': fixed('This game was closed.'),
  'trouble.game.newer': fixed(
    'This game was saved by a newer Crownward, so it was left untouched: open it with that version.',
  ),
  'trouble.game.damaged': fixed(
    'This save is damaged and cannot be opened; it was left untouched, and the log file says what is wrong with it.',
  ),
  'trouble.game.damagedSince': (a) =>
    `This game is damaged after round ${a.n('round')}. It was left as it is; it goes on from there as "${a.text('name')}" in the list.`,
  'trouble.game.beginning': fixed(
    'The beginning of this campaign cannot be read, so it cannot be watched; it can still be played.',
  ),
  'trouble.game.noAnswer': fixed('The campaign has no such answer.'),
  'trouble.game.setup': fixed('How this game was set up cannot be read; set it up anew.'),
  'trouble.game.unwatched': fixed('How this campaign was set up cannot be read; it can still be played.'),
  'trouble.seat.computer': fixed('The computer plays that seat.'),
  'trouble.stop.none': fixed('This card never asks that player, so there is nothing to set.'),
  'trouble.rules.circle': broken('The rules ran in a circle'),
  'trouble.rules.broke': broken('The rules broke off'),
  'trouble.branch.rules': fixed(
    'The rules have changed since, so the game cannot be taken up there; choose a later turn.',
  ),
  'trouble.branch.over': fixed('The game is over there; choose an earlier turn.'),
  'trouble.undo.nothing': fixed('Nothing was decided yet that could be taken back.'),
  'trouble.undo.revealed': fixed('A die was rolled or something hidden was shown since, so the last decision stays.'),
  'trouble.undo.seats': fixed('Who plays was changed since, so the last decision stays.'),
  'trouble.undo.rules': fixed('This was played by another version of the rules, so it cannot be taken back.'),
  'trouble.undo.agree': fixed('The others at the table have to agree first.'),
  'trouble.redo.nothing': fixed('Nothing was taken back that could be done again.'),

  'trouble.file.foreign': fixed(
    'This is not a Crownward file, so nothing was added; choose one that ends in .crownward.',
  ),
  'trouble.file.newer': fixed(
    'This file was written by a newer Crownward, so nothing was added; open it with that version.',
  ),
  'trouble.file.damaged': fixed('This file is damaged, so nothing was added; take another copy of it.'),
  'trouble.file.too-large': fixed('This file is far larger than any campaign, so nothing was added.'),
  'trouble.file.too-slow': fixed('It would take too long to look through this file, so nothing was added.'),
  'trouble.file.too-long': fixed('This campaign is too long for a file; it can still be played here.'),
  'trouble.file.broken': (a) =>
    `Something in the past of "${a.text('name')}" is damaged, so a file of it could not be opened again and none was written; it can still be played here.`,
  'trouble.file.set': fixed(
    'This campaign needs a set that this Crownward does not have, so nothing was added; open it with the version that wrote it.',
  ),
  'trouble.file.unreadable': fixed('This file cannot be read, so nothing was added.'),
  'trouble.backup': fixed('That backup cannot be read; choose an older one.'),
  'trouble.preset.name': (a) => `There is a set-up called "${a.text('name')}" already; choose another name.`,
  'trouble.preset.many': (a) => `There are ${a.n('n')} set-ups already; delete one first.`,

  'trouble.disk.full': fixed(
    'The disk is full, so nothing was saved and nothing has changed; make room and try again.',
  ),
  'trouble.disk.rights': fixed(
    'The save file cannot be written to, so nothing has changed; check the rights of the data folder and try again.',
  ),
  'trouble.disk.busy': fixed(
    'Another program is holding the save file, so nothing has changed; try again in a moment.',
  ),
  'trouble.disk.fault': fixed(
    'The disk reported a fault while saving, so nothing has changed; try again, and check the disk.',
  ),
  'trouble.disk.other': fixed('The game could not be saved, so nothing has changed; the log file has the details.'),
  'trouble.start.full': (a) =>
    `The disk with the data folder ${a.text('folder')} is full; make room and start Crownward again. Nothing was lost.`,
  'trouble.start.rights': (a) =>
    `Crownward cannot write to its data folder ${a.text('folder')}; allow it to, or choose another with --data-dir. Nothing was lost.`,
  'trouble.start.busy': (a) =>
    `Another program is holding the saves in ${a.text('folder')}; close it and start Crownward again. Nothing was lost.`,
  'trouble.start.fault': (a) =>
    `The disk with the data folder ${a.text('folder')} reported a fault; check it and start Crownward again.`,
  'trouble.start.open': (a) =>
    `Crownward is already open with the data folder ${a.text('folder')}; close it, or choose another with --data-dir.`,
  'trouble.start.lock': (a) =>
    `The file ${a.text('file')}, which keeps two Crownwards apart, is damaged; delete it and start Crownward again. It holds no saves.`,
  'trouble.start.noFolder': (a) =>
    `The data folder ${a.text('folder')} cannot be made, since a file is in its place; choose another with --data-dir.`,
  'trouble.start.port': (a) =>
    `The port "${a.text('port')}" is none; choose one from 1 to 65535 with --port, or leave it out.`,
  'trouble.start.portTaken': fixed('That port is taken by another program; choose another with --port.'),
  'trouble.start.switch': (a) =>
    `Crownward does not start with ${a.text('name')}, which would let others into it; start it without.`,
  'trouble.start.newer': (a) =>
    `The saves in this data folder are from a newer Crownward (schema ${a.text('found')}; this one knows ${a.text('known')}). Start the newer version, or choose another folder with --data-dir.`,
};
