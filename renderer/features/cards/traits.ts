// What is so with this very card and not with all of its name: the side that is up, counters, what lies on it.
import type { CardView } from '../../../shared/contract/view';
import { languageOf, typeLine } from '../../../shared/text/index';
import type { Shell } from '../../app/shell.svelte';
import { tokenName } from '../board/spoken';

/** Counters by which a text remembers something; nobody has to see them. */
const MEMORIES: readonly string[] = ['opened', 'met', 'laid', 'woken', 'part', 'ready', 'stowed', 'frenzied'];

/** What it is taken for in place of what is printed on it. */
function countsIn(shell: Shell, { def, counts }: CardView): readonly string[] {
  if (counts === undefined) return [];
  const { kind, subtype, strength, encounter } = counts;
  const { pieces } = shell.words;
  const type = typeLine(languageOf(shell.language), { id: def, kind: 'enemy', subtype: subtype ?? '' });
  return [
    ...(kind === undefined && subtype === undefined ? [] : [pieces.countsAs(type)]),
    ...(strength === undefined ? [] : [pieces.countsStrength(strength)]),
    ...(encounter === undefined ? [] : [pieces.countsNumber(encounter)]),
  ];
}

/** In a few words each, for a label. */
export const traitsOf = (shell: Shell, card: CardView): readonly string[] => {
  const { pieces, hand } = shell.words;
  return [
    ...(card.side === undefined ? [] : [pieces.sideUp(pieces.side[card.side] ?? card.side.replaceAll('_', ' '))]),
    ...(card.magic ? [pieces.magic] : []),
    ...countsIn(shell, card),
    ...Object.entries(card.tokens ?? {}).flatMap(([kind, n]) =>
      n > 0 && !MEMORIES.includes(kind) ? [pieces.tokens(n, tokenName(shell.words, kind))] : [],
    ),
    ...(card.carries === undefined
      ? []
      : [pieces.carries(shell.words.list(card.carries.map(({ def }) => shell.name(def))))]),
    ...(card.carriesHidden === undefined ? [] : [hand.hidden(card.carriesHidden)]),
  ];
};
