// What a screen reader says of a space: its name, how to get there, and all that lies and stands on it.
import type { Option } from '../../../shared/contract/prompt';
import type { SpaceView } from '../../../shared/contract/view';
import { declared } from '../../../shared/content/declared';
import { msg, nameOf, type DefId, type Msg } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import type { Words } from '../../words/en';
import { stepsOf } from '../prompts/options';
import { isCrown, type ShownEnding } from './ending';
import type { Lying, Mark, Stander } from './pieces';
import type { Which } from './which';

/** What a counter is called. */
type OfPieces = Pick<Words, 'pieces'>;
export const tokenName = (words: OfPieces, kind: string): string =>
  words.pieces.token[kind] ?? nameOf(kind).replaceAll(/[_-]/g, ' ');

/** Where a space is: a Region of the main board, or the board of an expansion. */
export const regionName = (words: Words, region: string | undefined): string =>
  region === undefined ? '' : (words.region[region] ?? titleOf(words, region) ?? region.replaceAll('_', ' '));

/** What stands over a board beside the main one. */
export const titleOf = (words: Words, region: string): string | undefined => {
  const declaredTitle = declared.regionTitle(region);
  return words.pieces.region[region] ?? (declaredTitle && words.ofSet(declaredTitle));
};

export const tokensSaid = (words: Words, tokens: SpaceView['tokens']): readonly string[] =>
  Object.entries(tokens ?? {}).flatMap(([kind, n]) => (n > 0 ? [words.pieces.tokens(n, tokenName(words, kind))] : []));

/** Puts a message into words. */
type Say = (message: Msg) => string;

/**
 * Where one of several spaces of a name is: "by the Chapel", else "north-east", and the Region where that does not tell
 * it.
 */
export const whichSaid = (words: Words, which: Which | undefined, say: Say): string =>
  which === undefined
    ? ''
    : which.near !== undefined
      ? say(msg('near', { near: which.near }))
      : [words.space.sides[which.side], regionName(words, which.region), which.nth ?? '']
          .filter((part) => part !== '')
          .join(', ');

/** The same message with what tells its space from others of that name. */
export const withNear = (message: Msg, which: ReadonlyMap<DefId, Which>): Msg => {
  const space = message.args?.['space'];
  const near = typeof space === 'string' ? which.get(space)?.near : undefined;
  return near === undefined ? message : { ...message, args: { ...message.args, near } };
};

/** "Fields, north-east"; a space that is the only one of its name is called by that alone. */
export const spaceNamed = (shell: Shell, which: ReadonlyMap<DefId, Which>, id: DefId): string =>
  [shell.name(id), whichSaid(shell.words, which.get(id), (message) => shell.speech.say(message))]
    .filter((part) => part !== '')
    .join(', ');

/** "Crater lies over the Fields"; where both are called the same, what kind of card it is. */
export const overSaid = (shell: Shell, over: DefId, space: DefId): string => {
  const [name, below] = [shell.name(over), shell.name(space)];
  return shell.words.pieces.over(
    name === below ? (shell.words.kind[shell.face(over)?.kind ?? ''] ?? name) : name,
    below,
  );
};

type Board = {
  readonly lying: Lying;
  readonly crowds: ReadonlyMap<DefId, readonly Stander[]>;
  readonly marks: ReadonlyMap<DefId, readonly Mark[]>;
  readonly reach: ReadonlyMap<DefId, Option>;
  readonly from: DefId | undefined;
  readonly ending: ShownEnding;
  readonly which: ReadonlyMap<DefId, Which>;
};

const endingSaid = (shell: Shell, ending: ShownEnding): readonly string[] => {
  const { words } = shell;
  if (ending.how === 'printed') return [];
  if (ending.how === 'sealed') return [words.ending.hidden];
  return [
    `${words.ending.title}: ${shell.name(ending.def)}`,
    ...(ending.lives === undefined ? [] : [words.ending.lives(ending.lives)]),
  ];
};

export const sayer =
  (shell: Shell, { lying, crowds, marks, reach, from, ending, which }: Board) =>
  (id: DefId): string => {
    const { words } = shell;
    const here = lying.get(id);
    const option = reach.get(id);
    const steps = option === undefined ? undefined : stepsOf(option, from);
    const over = here?.over?.at(-1);
    const crowd = crowds.get(id) ?? [];
    return [
      spaceNamed(shell, which, id),
      which.get(id)?.region === undefined ? regionName(words, shell.face(id)?.space?.region) : '',
      ...(option === undefined ? [] : [steps === undefined ? words.space.canChoose : words.space.reach(steps)]),
      ...(isCrown(id) ? endingSaid(shell, ending) : over === undefined ? [] : [overSaid(shell, over.def, id)]),
      ...(here === undefined || here.cards.length === 0
        ? []
        : [`${words.space.cards(here.cards.length)}: ${words.list(here.cards.map(({ def }) => shell.name(def)))}`]),
      ...(here?.faceDown === undefined ? [] : [words.pieces.faceDown(here.faceDown)]),
      ...(here === undefined || here.gold === 0 ? [] : [words.space.gold(here.gold)]),
      ...tokensSaid(words, here?.tokens),
      ...(crowd.length === 0 ? [] : [`${words.space.here}: ${words.list(crowd.map(({ def }) => shell.name(def)))}`]),
      ...(marks.get(id) ?? []).map(({ hero }) => words.pieces.mark(shell.name(hero.def))),
    ]
      .filter((part) => part !== '')
      .join('. ');
  };
