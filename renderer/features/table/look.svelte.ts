// What is looked at: the board through its camera, a space, an option's place, a card, a fight of the past.
import { createContext, tick } from 'svelte';
import type { ViewEvent } from '../../../shared/contract/event';
import type { CardView } from '../../../shared/contract/view';
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import { BoardCamera } from '../board/camera.svelte';
import { whichOf, type Which } from '../board/which';
import type { Wondered } from '../journal/why';
import type { Feed } from './feed.svelte';

/** What the inspector shows: a definition, and the thing itself where it is one. */
export type Inspected = {
  readonly def: DefId;
  readonly card?: CardView;
  readonly hero?: HeroId;
  readonly space?: DefId;
};

export class Look {
  readonly camera = new BoardCamera();
  /** The space under the pointer or with the focus. */
  looking: DefId | undefined = $state.raw();
  /** The space that an option stands for while that option is under the pointer. */
  lit: DefId | undefined = $state.raw();
  /** Where it happened what a line of the journal tells that is under the pointer or has the focus. */
  told: DefId | undefined = $state.raw();
  /** What an option stands for while it is under the pointer: a card or a definition. */
  pointed: DefId | undefined = $state.raw();
  /** A card of one's own under the pointer or with the focus. */
  peeking: CardView | undefined = $state.raw();
  /** The key of the option under the pointer or with the focus. */
  foreseen: string | undefined = $state.raw();
  /** The space that a lesson points at. */
  taught: DefId | undefined = $state.raw();
  inspected: Inspected | undefined = $state.raw();
  /** A fight out of the journal, to be read again. */
  reread: Extract<ViewEvent, { t: 'fight' }> | undefined = $state.raw();
  /** Whose answers are wondered at. */
  wondered: Wondered | undefined = $state.raw();
  /** What is lit on the board by what is pointed at elsewhere. */
  readonly marked: DefId | undefined = $derived(this.lit ?? this.told);
  readonly #feed: Feed;
  readonly #shell: Shell;
  /** Which space of a name it is, for those that are not alone with it. */
  readonly which: ReadonlyMap<DefId, Which> = $derived.by(() => {
    const sets = this.#feed.view?.sets ?? [];
    return whichOf([...this.#shell.faces.values()].filter(({ id }) => sets.includes(id.slice(0, id.indexOf('/')))));
  });

  constructor(feed: Feed, shell: Shell) {
    this.#feed = feed;
    this.#shell = shell;
    feed.tell({
      stand: (_update, anew) => {
        this.lit = undefined;
        this.pointed = undefined;
        this.foreseen = undefined;
        this.peeking = undefined;
        if (!anew) return;
        // What one person was told is not for the next one to read; what was taken back has not happened.
        this.reread = undefined;
        this.inspected = undefined;
        this.wondered = undefined;
      },
    });
  }

  /** Puts the focus on a space: it is brought into sight, and what it is stands beside it. */
  async showSpace(space: DefId): Promise<void> {
    // Whatever lies over the board is closed first: nothing under it can have the focus.
    await tick();
    this.looking = space;
    document.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
  }
}

export const [useLook, provideLook] = createContext<Look>();
