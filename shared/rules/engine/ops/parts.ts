// What becomes of a card that other cards are made part of, and of a copy of such a card.
import { nameOf, type CardId } from '../../../kernel/ids';
import { defOf } from '../../query/catalogue';
import { cardOf, cardsNamed } from '../../query/env';
import { permits } from '../../query/stats';
import type { Ability } from '../../vocab/ability';
import type { Run } from '../rulebook';
import type { OpsOf } from './types';

const marksFor = (against: 'psychic' | 'both' | undefined, battle: string, psychic: string): readonly string[] =>
  against === 'both' ? [battle, psychic] : [against === undefined ? battle : psychic];

/**
 * What a part gives beside these others: its harmony where one of the named is among them, where one of them sees to
 * that or where it needs none of them, and where nothing forbids it; else its own text.
 */
function partOf(
  run: Run,
  id: CardId,
  others: readonly CardId[],
): {
  readonly abilities: readonly Ability[];
  readonly saves: readonly string[];
  readonly reach: number;
  readonly marks: readonly string[];
  readonly isFollower: boolean;
} {
  const { part } = defOf(run.book, run.env.s.cards[id]?.def ?? '');
  const beside = others.map((other) => run.env.s.cards[other]?.def ?? '');
  const names = beside.map(nameOf);
  const byItself =
    part?.harmony?.with.some((name) => names.includes(name)) === true ||
    beside.some((other) => defOf(run.book, other).part?.harmonises === true);
  const isInHarmony = permits(run.env, run.frame.me, 'useHarmony', { card: id, byDefault: byItself }).ok;
  const {
    abilities = [],
    armour,
    against,
    weapon,
    keywords = [],
    follower = false,
  } = (isInHarmony ? part?.harmony : undefined) ?? part ?? {};
  const isWeapon = weapon ?? abilities.some((one) => one.static?.some((x) => 'stat' in x && x.only === 'weapon'));
  return {
    abilities,
    saves: marksFor(against, 'armour', 'psychic_armour'),
    reach: armour === undefined ? 0 : 7 - armour,
    marks: [...(isWeapon ? marksFor(against, 'weapon', 'psychic_weapon') : []), ...keywords],
    isFollower: follower,
  };
}

/** A Weapon that gets a part more needs no mark that it is one (Enchant Blade). */
function isPrinted(run: Run, card: CardId, mark: string): boolean {
  const def = defOf(run.book, run.env.s.cards[card]?.def ?? '');
  return mark === 'weapon' && 'weapon' in def && def.against !== 'psychic';
}

/** Whatever its parts have made of a card, another one gets without any. */
function makeLike(run: Run, card: CardId, like: CardId | undefined): void {
  const model = like === undefined ? undefined : run.env.s.cards[like];
  if (model === undefined) return;
  for (const { source, ability } of run.env.s.mods.filter((m) => m.card === like && m.until.t === 'card'))
    run.tx.addMod(source, run.frame.me, ability, { t: 'card' }, card);
  for (const [kind, n] of Object.entries(model.tokens ?? {})) run.tx.setTokens(run.frame.source, card, kind, n);
  if (model.magic) run.tx.makeMagic(card);
}

export const imbue: OpsOf<'imbue'>['imbue'] = (run, e) => {
  const card = cardOf(run.env, e.card);
  if (card === undefined) return;
  if ('like' in e) {
    makeLike(run, card, cardOf(run.env, e.like));
    return;
  }
  const parts = cardsNamed(run.env, e.with);
  const given = parts.map((id) => ({
    id,
    ...partOf(
      run,
      id,
      parts.filter((other) => other !== id),
    ),
  }));
  const isFollower = given.some((part) => part.isFollower);
  if (isFollower) run.tx.setTokens(run.frame.source, card, 'follower', 1);
  for (const { id, abilities, saves, reach, marks } of given) {
    const part = run.env.s.cards[id];
    for (const ability of abilities) run.tx.addMod(part?.def ?? '', run.frame.me, ability, { t: 'card' }, card);
    for (const kind of reach > 0 ? saves : [])
      run.tx.setTokens(run.frame.source, card, kind, (run.env.s.cards[card]?.tokens?.[kind] ?? 0) + reach);
    for (const kind of marks) if (!isPrinted(run, card, kind)) run.tx.setTokens(run.frame.source, card, kind, 1);
    // What is no Object is no Magic Object.
    const isMagic = e.magic === true || defOf(run.book, part?.def ?? '').kind === 'magicObject';
    if (isMagic && !isFollower) run.tx.makeMagic(card);
  }
};
