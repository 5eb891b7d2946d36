// Where the program stands with the one game that may be open. The rules have charts of their own; this one knows
// no rule: it says what may be asked now and by whom the game is kept waiting.
import { assign, createActor, setup } from 'xstate';

/** Who must do something for the game to go on. */
export type Waiting = 'person' | 'computer' | 'over';

type AppEvent =
  | { readonly type: 'open'; readonly game: string }
  | { readonly type: 'settled'; readonly waiting: Waiting }
  | { readonly type: 'failed' }
  | { readonly type: 'close' };

const settled = [
  { guard: 'forPerson', target: '#app.playing.person' },
  { guard: 'forComputer', target: '#app.playing.computer' },
  { target: '#app.over' },
] as const;

const appMachine = setup({
  types: { context: {} as { readonly game: string | undefined }, events: {} as AppEvent },
  guards: {
    forPerson: ({ event }) => event.type === 'settled' && event.waiting === 'person',
    forComputer: ({ event }) => event.type === 'settled' && event.waiting === 'computer',
  },
  actions: {
    remember: assign(({ event, context }) => (event.type === 'open' ? { game: event.game } : context)),
    forget: assign({ game: undefined }),
  },
}).createMachine({
  id: 'app',
  context: { game: undefined },
  initial: 'idle',
  on: {
    open: { target: '.opening', actions: 'remember' },
    close: { target: '.idle' },
  },
  states: {
    idle: { entry: 'forget' },
    opening: { on: { settled, failed: 'idle' } },
    playing: {
      initial: 'person',
      states: { person: {}, computer: {} },
      on: { settled, failed: 'failed' },
    },
    over: {},
    // A fault of ours that no answer gets around. The game stays on disk as it was before.
    failed: { on: { settled } },
  },
});

export type Phase = 'idle' | 'opening' | 'playing.person' | 'playing.computer' | 'over' | 'failed';

export type AppState = {
  readonly phase: () => Phase;
  /** The game that is open or being opened. */
  readonly game: () => string | undefined;
  readonly send: (event: AppEvent) => void;
};

export const createAppState = (): AppState => {
  const actor = createActor(appMachine).start();
  return {
    phase: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : `playing.${value.playing}`;
    },
    game: () => actor.getSnapshot().context.game,
    send: (event) => {
      actor.send(event);
    },
  };
};
