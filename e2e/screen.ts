// Where things are on the screen, by the names that the screen gives them for tests: what is written on them may
// change, and is another in every language.
import type { Locator, Page } from 'playwright/test';

type Within = Page | Locator;

/** A part of the table, or of another screen. */
export type Part =
  | 'board'
  | 'coach'
  | 'end-keys'
  | 'events'
  | 'fault'
  | 'journal'
  | 'lesson'
  | 'meanwhile'
  | 'now'
  | 'options'
  | 'replay'
  | 'road'
  | 'saves'
  | 'scene'
  | 'seats'
  | 'speed'
  | 'stage'
  | 'stage-keys'
  | 'roll-stage'
  | 'far-roll'
  | 'story'
  | 'things'
  | 'undo';
export const part = (within: Within, name: Part): Locator => within.locator(`[data-part="${name}"]`);

/** What a press of it does. */
export const does = (within: Within, what: string): Locator => within.locator(`[data-do="${what}"]`);

/** What lies over everything. */
export const sheet = (page: Page, name: string): Locator => page.locator(`dialog[data-sheet="${name}"]`);

export const screen = (page: Page, name: 'fault' | 'records' | 'setup' | 'start'): Locator =>
  page.locator(`[data-screen="${name}"]`);

export const tab = (page: Page, name: string): Locator => page.locator(`[role="tab"][data-tab="${name}"]`);

/** An option of the question by its key. */
export const option = (page: Page, key: string): Locator => part(page, 'options').locator(`[data-key="${key}"]`);

/** A card before the one who is asked, by its definition. */
export const held = (page: Page, def: string): Locator =>
  part(page, 'things').locator(`[data-card][data-def="${def}"]`);

/** A page of the set-up screen that is open. */
export const panel = (page: Page, name: 'characters' | 'sets' | 'rules' | 'start'): Locator =>
  page.locator(`[data-panel="${name}"]`);

/** What can be written or chosen in. */
export const field = (within: Within, name: string): Locator => within.locator(`[data-field="${name}"]`);

/** A house rule, whatever is set with. */
export const rule = (page: Page, id: string): Locator => page.locator(`[data-rule="${id}"]`);

/** One of a few that lie side by side, by the name of the group. */
export const choice = (page: Page, group: string, value: string): Locator =>
  page.locator(`[data-choice="${group}"] [data-value="${value}"]`);
