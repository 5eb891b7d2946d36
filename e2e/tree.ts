// The page as a screen reader has it: roles and names, and nothing else. What is asked and what is told is read out of
// it.
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import type { Button, Seen } from './player';

export type Node = {
  readonly role: string;
  readonly name: string;
  readonly off: boolean;
  readonly text: string;
  readonly children: readonly Node[];
};

/** `button "Roll" [disabled]`, as Playwright writes it. */
const HEAD = /^(\S+?)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)$/;

const nodeOf = (item: unknown): readonly Node[] => {
  if (typeof item === 'string') return [headed(item, undefined)];
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([head, below]) => (head.startsWith('/') ? [] : [headed(head, below)]));
};
const headed = (head: string, below: unknown): Node => {
  const [, role = head, name = '', marks = ''] = HEAD.exec(head) ?? [];
  const children = Array.isArray(below) ? below.flatMap(nodeOf) : [];
  const text = typeof below === 'string' || typeof below === 'number' ? String(below) : '';
  return { role, name: name.replaceAll(/\\(.)/g, '$1'), off: marks.includes('[disabled]'), text, children };
};

/** What stands for the whole page. */
export const treeOf = async (page: Page): Promise<Node> => ({
  role: 'document',
  name: '',
  off: false,
  text: '',
  children: ((parse(await page.ariaSnapshot()) as readonly unknown[] | null) ?? []).flatMap(nodeOf),
});

const all = (node: Node, role: string): readonly Node[] =>
  node.children.flatMap((child) => [...(child.role === role ? [child] : []), ...all(child, role)]);
export const find = (node: Node | undefined, role: string, name: RegExp | string = /(?:)/): Node | undefined =>
  node === undefined
    ? undefined
    : all(node, role).find((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)));
/** Everything that is read out, in one line. */
export const said = (node: Node | undefined): string =>
  node === undefined
    ? ''
    : [node.name, node.text, ...node.children.map(said)]
        .filter((part) => part !== '')
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        // What stands in a sentence by itself, as a die does, ends before its comma.
        .replaceAll(/ (?=[,.;:?!])/g, '')
        .trim();

export type Form = 'one' | 'many' | 'number' | 'order' | 'distribute';
export type Told =
  | {
      readonly at: 'asked';
      readonly seen: Seen;
      readonly form: Form;
      /** The names of its buttons, whole. */ readonly names: readonly string[];
      /** Two sides stand face to face over the board. */ readonly fights: boolean;
    }
  | { readonly at: 'cover'; readonly button: string }
  | { readonly at: 'over'; readonly title: string }
  | { readonly at: 'stopped'; readonly why: string };

/** A name and what is said after it: `Go to the Fields. 2 spaces`. */
const buttonOf = ({ name }: Node): Button => {
  const [, label = name, detail = ''] = /^(.*?) ?\. (.*)$/.exec(name) ?? [];
  return { label: label.trim(), detail: detail.trim() };
};

const TOOLS = /^(Confirm|None of them|Leave it$|Understood$|No more explanations$)/;
const formOf = (options: Node): Form =>
  find(options, 'spinbutton') !== undefined
    ? 'number'
    : find(options, 'button', /^Move .* up$/) !== undefined
      ? 'order'
      : find(options, 'button', /: More$/) !== undefined
        ? 'distribute'
        : /^Choose /.test(said(find(options, 'paragraph')))
          ? 'many'
          : 'one';

/** What is asked of whom, out of the tree; `undefined` while nothing is. */
export const toldBy = (tree: Node, players: readonly string[]): Told | undefined => {
  const dialog = find(tree, 'dialog');
  const title = dialog?.name ?? '';
  if (title.startsWith('Pass the screen to')) return { at: 'cover', button: find(dialog, 'button')?.name ?? '' };
  if (/the Crown$|together$|^Nobody wins/.test(title)) return { at: 'over', title };
  const alert = find(tree, 'alert');
  // One that waits for something to say says nothing yet.
  const why = alert === undefined ? '' : said(alert);
  if (why !== '') return { at: 'stopped', why };
  const now = find(tree, 'region', 'Now');
  const options = find(now, 'group', 'What you can do');
  const heading = find(now, 'heading')?.name ?? '';
  const player = players.find((name) => heading === name || heading.endsWith(` ${name}`));
  if (now === undefined || options === undefined || player === undefined) return undefined;
  const open = options.children.filter(({ role, off, name }) => role === 'button' && !off && !TOOLS.test(name));
  const form = formOf(options);
  if (open.length === 0 && ['one', 'many'].includes(form)) return undefined;

  const character = heading.slice(0, -player.length).trim();
  const seat =
    all(find(tree, 'complementary', 'Players') ?? tree, 'button').find(({ name }) =>
      name.includes(`${character} ${player} `.trimStart()),
    )?.name ?? '';
  const stat = (name: string): number => Number(new RegExp(`\\b${name} (\\d+)`).exec(seat)?.[1] ?? Number.NaN);
  const [, least = '1', most] = /^Choose (?:up to )?(\d+)(?: to (\d+))?/.exec(said(find(options, 'paragraph'))) ?? [];
  const upTo = said(find(options, 'paragraph')).startsWith('Choose up to');
  const declines = find(options, 'button', /^(None of them|Leave it)$/) !== undefined;
  const stands =
    all(find(tree, 'group', 'Board') ?? tree, 'button').find(({ name }) =>
      new RegExp(`Here stands: .*\\b${character}\\b`).test(name),
    )?.name ?? '';
  const fight = all(find(tree, 'main') ?? tree, 'region')
    .map(said)
    .join(' ');
  const odds = /(\d+)\s% win.*?(\d+)\s% lose/.exec(fight);
  return {
    at: 'asked',
    form,
    names: open.map(({ name }) => name),
    fights: fight !== '',
    seen: {
      player,
      character,
      question: said(find(now, 'paragraph')),
      buttons: open.map(buttonOf),
      most: form === 'many' ? Number(most ?? least) : declines ? 1 : undefined,
      least: form === 'many' ? (upTo ? 0 : Number(least)) : declines ? 0 : 1,
      range: form === 'number' ? { low: upTo ? 0 : Number(least), high: Number(most ?? least) } : undefined,
      strength: stat('Strength'),
      craft: stat('Craft'),
      lives: stat('Lives'),
      fate: stat('Fate'),
      gold: stat('Gold'),
      region: /[.,] ((?:Outer|Middle|Inner) Region)/.exec(stands)?.[1] ?? '',
      things: all(find(tree, 'region', /: possessions$/) ?? tree, 'button').map((one) => buttonOf(one).label),
      odds: odds === null ? undefined : { win: Number(odds[1]), lose: Number(odds[2]) },
    },
  };
};

/** What the two live regions say: all that happened since the last time, and the question. */
export const aloud = (tree: Node): { readonly news: string; readonly question: string } => ({
  news: said(find(tree, 'log', 'What has happened'))
    .replace('What has happened', '')
    .trim(),
  question: said(find(tree, 'status', 'What is asked'))
    .replace('What is asked', '')
    .trim(),
});
