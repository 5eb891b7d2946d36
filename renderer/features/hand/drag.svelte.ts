// A card under the pointer: taken up from the play area, let go over what it can be used for. The keyboard's way is the
// card itself (Enter shows what can be done with it) and the options of the question.
import type { CardView } from '../../../shared/contract/view';
import { keyOf, type Drop, type Zone } from './drops';

/** Less than this is a press and no drag. */
const SLACK = 6;

export type Hand = { readonly dropsOf: (card: CardView) => readonly Drop[]; readonly drop: (drop: Drop) => void };

export class Drag {
  /** What is dragged, and where it is in the window. */
  held: { readonly card: CardView; readonly x: number; readonly y: number } | undefined = $state.raw();
  drops: readonly Drop[] = $state.raw([]);
  /** The key of what it is over. */
  over: string | undefined = $state.raw();

  readonly #hand: Hand;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  at(zone: Zone): readonly Drop[] {
    return this.drops.filter((drop) => drop.zone === zone);
  }

  #end(): void {
    this.held = undefined;
    this.drops = [];
    this.over = undefined;
  }

  /** Makes a card one that can be dragged. */
  readonly from =
    (card: CardView) =>
    (source: HTMLElement): (() => void) => {
      let began: PointerEvent | undefined;
      /** The press that ends a drag is no click. */
      let dragged = false;

      const listen = (on: boolean): void => {
        const act = on ? 'addEventListener' : 'removeEventListener';
        window[act]('pointermove', move as EventListener);
        window[act]('pointerup', up as EventListener);
        window[act]('pointercancel', stop);
        window[act]('keydown', key as EventListener, { capture: true });
      };
      const stop = (): void => {
        began = undefined;
        listen(false);
        this.#end();
      };
      const down = (event: PointerEvent): void => {
        dragged = false;
        if (event.button !== 0 || !event.isPrimary || this.#hand.dropsOf(card).length === 0) return;
        began = event;
        listen(true);
      };
      const move = (event: PointerEvent): void => {
        if (began === undefined || event.pointerId !== began.pointerId) return;
        if (this.held === undefined) {
          if (Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) < SLACK) return;
          dragged = true;
          this.drops = this.#hand.dropsOf(card);
        }
        this.held = { card, x: event.clientX, y: event.clientY };
        this.over = document
          .elementFromPoint(event.clientX, event.clientY)
          ?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
      };
      const up = (event: PointerEvent): void => {
        if (began === undefined || event.pointerId !== began.pointerId) return;
        const drop = this.held === undefined ? undefined : this.drops.find((one) => keyOf(one) === this.over);
        stop();
        if (drop !== undefined) this.#hand.drop(drop);
      };
      const key = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape' || this.held === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        stop();
      };
      const click = (event: MouseEvent): void => {
        // The keyboard's click has no count of presses, and is never the end of a drag.
        if (!dragged || event.detail === 0) return;
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
      };
      const still = (event: DragEvent): void => event.preventDefault();

      source.addEventListener('pointerdown', down);
      source.addEventListener('click', click, { capture: true });
      source.addEventListener('dragstart', still);
      return () => {
        if (began !== undefined) stop();
        source.removeEventListener('pointerdown', down);
        source.removeEventListener('click', click, { capture: true });
        source.removeEventListener('dragstart', still);
      };
    };
}
