// The real client: every question goes through the program's one door.
import { client as door } from './bridge';
import type { GameClient } from './client';

export const doorClient: GameClient = {
  info: () => door.call('app.info', {}),
  settings: () => door.call('settings.get', {}),
  setSettings: (patch) => door.call('settings.set', patch),
  offer: () => door.call('setup.offer', {}),
  games: () => door.call('games.list', {}),
  create: (choices) => door.call('games.create', { ...choices, seats: [...choices.seats], sets: [...choices.sets] }),
  open: (ref) => door.call('games.open', ref),
  close: () => door.call('games.close', {}),
  remove: (ref) => door.call('games.delete', ref),
  rename: (ref) => door.call('games.rename', ref),
  answer: ({ game, seat, answer }) => door.call('game.answer', { game, seat, answer: { ...answer, keys: [...answer.keys] } }),
  concede: (request) => door.call('game.concede', request),
  control: (request) => door.call('game.control', request),
  journal: (ref) => door.call('game.journal', ref),
  faces: (language) => door.call('faces.get', { language }),
  onUpdate: (heard) => door.on('game.update', heard),
  onTrouble: (heard) => door.on('game.trouble', heard),
  onSettings: (heard) => door.on('settings.changed', heard),
  onConnection: (heard) => door.on('connection.changed', heard),
};
