// The keyboard of the table. A dialog keeps its own keys; a field keeps what is typed into it.
import { typing } from '../../ui/keyboard';
import type { TableParts } from './lay-table';
import { mannerOf, sortOptions } from '../prompts/options';

export type Sheet = 'journal' | 'menu' | 'keys' | 'cards' | 'rules' | 'meanwhile';

/** Shift with an arrow key moves the window over the board: the picture goes the other way. */
const SIDES: { readonly [key: string]: { readonly x: number; readonly y: number } | undefined } = {
  ArrowLeft: { x: 0.2, y: 0 },
  ArrowRight: { x: -0.2, y: 0 },
  ArrowUp: { x: 0, y: 0.2 },
  ArrowDown: { x: 0, y: -0.2 },
};

/** A button takes Enter and Space itself. */
const pressing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, summary, [role="button"]') !== null;

/**
 * Whoever clicks plays on with the keys of the table: a button that has done its work by the mouse takes none of them.
 * What can be answered is left alone, for it says where it leads as long as it has the focus.
 */
export const letGo = ({ detail, target }: MouseEvent): void => {
  const { activeElement } = document;
  const byMouse = detail > 0 && target instanceof Node && activeElement?.contains(target) === true;
  if (byMouse && activeElement instanceof HTMLElement && activeElement.matches('button:not([data-key])'))
    activeElement.blur();
};

const click = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
};

const focus = (selector: string): void => document.querySelector<HTMLElement | SVGElement>(selector)?.focus();

/** Chooses the option that has this key. */
const byHotkey = ({ feed, question }: TableParts, key: string): boolean => {
  const { prompt } = question;
  if (prompt === undefined || feed.playback.running || !['one', 'many'].includes(mannerOf(prompt))) return false;
  const { main, hotkeys } = sortOptions(prompt);
  const option = main.find((one) => hotkeys.get(one.key) === key);
  if (option === undefined) return false;
  question.choose(option);
  return true;
};

/** What a key does at the table; true when it did something. */
export const pressed = (event: KeyboardEvent, table: TableParts, open: (sheet: Sheet) => void): boolean => {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null ||
    typing(event.target)
  )
    return false;
  const { feed, look, shell, wishes } = table;
  const { key } = event;
  // A key that is held moves the picture; all else is done once.
  if (event.repeat && !/^(?:Arrow|[-+=]$)/.test(key)) return false;
  if (/^[1-9fkl]$/i.test(key)) return byHotkey(table, key.toLowerCase());
  const side = SIDES[key];
  if (event.shiftKey && side !== undefined) {
    look.camera.step(side);
    return true;
  }
  switch (key.toLowerCase()) {
    case ' ':
      if (feed.playback.running) {
        // What waits for a key has it; all else is skipped.
        if (!click('[data-go-on]')) feed.playback.pass();
        return true;
      }
      return pressing(event.target) ? false : click('[data-go-on]');
    case 'enter':
      return pressing(event.target)
        ? false
        : click('[data-go-on]') || click('[data-confirm]:not(:disabled)') || click('[data-lesson="next"]');
    case 'escape':
      look.reread = undefined;
      look.looking = undefined;
      look.peeking = undefined;
      look.pointed = undefined;
      return true;
    case '+':
    case '=':
      look.camera.nearer();
      return true;
    case '-':
      look.camera.farther();
      return true;
    case '0':
      look.camera.fit();
      return true;
    case 'j':
      open('journal');
      return true;
    case 'd':
      open('meanwhile');
      return true;
    case 'c':
      open('cards');
      return true;
    case 'r':
      open('rules');
      return true;
    case 'x':
      void shell.change({ muted: !shell.settings.muted });
      return true;
    case 'h':
      shell.screen = { at: 'records', from: shell.screen };
      return true;
    case 'm':
      open('menu');
      return true;
    case '?':
      open('keys');
      return true;
    case 'u':
      if (event.shiftKey) void wishes.redo();
      else void wishes.undo();
      return true;
    case 'a':
      void table.question.advise();
      return true;
    case 't':
      feed.toMyTurn();
      return true;
    case 'b':
      focus('.board [data-space][tabindex="0"]');
      return true;
    case 'g':
      focus('[data-lesson]');
      return true;
    case 'o':
      focus('.options button');
      return true;
    case 'i':
      if (look.looking !== undefined) look.inspected = { def: look.looking, space: look.looking };
      return true;
    default:
      return false;
  }
};
