// The variables of the chapter; each dies with the scope that it is in.
import type { CardId, DeckId, HeroId } from '../../kernel/ids';
import { varsIn, type Out } from '../engine/vars';

/** What an encounter remembers. */
export const vars = varsIn<{
  /** Whom or what he encounters: `space`, `cards`, a card, or `form:character`. */
  readonly $meet: string;
  /** Of the cards there he meets these alone. */
  readonly $only: readonly CardId[];
  /** The card that he meets first, and those that he was to meet before he said so. */
  readonly $first: CardId | 'pass';
  readonly $later: readonly CardId[];
  readonly $take: readonly (CardId | 'gold')[];
  /** Cards that are drawn: until so many lie there, out of which deck, and none beyond that. */
  readonly $upTo: number;
  readonly $deck: DeckId;
  readonly $exactly: true;
  /** So many are drawn, whatever lies there; out of the discard pile. */
  readonly $anyway: true;
  readonly $discards: true;
  /** This draw has brought a card. */
  readonly $some: true;
  /** The cards that it has brought. */
  readonly $cards: readonly CardId[];
  /** A card with more to come, the last one, or none any more. */
  readonly $drew: 'one' | 'last' | 'all';
  /** Something was drawn in this turn. */
  readonly $fresh: true;
  /** A card that lies before a character, who may have it. */
  readonly $hero: HeroId;
  readonly $card: CardId;
  /** He comes to the Crown of Command. */
  readonly $toCrown: true;
  /** What lies there may be claimed at the end of the turn, too. */
  readonly $close: true;
  readonly $loose: CardId | 'gold' | 'pass';
  readonly $evade: 'yes' | 'pass';
  /** He passes by one who is unfriendly. */
  readonly $passesBy: 'yes' | 'no';
  /** How he fights those that attack by either ability. */
  readonly $way: 'battle' | 'psychic';
  /** What came of the fight. */
  readonly $fought: string;
  /** An Enemy that does not attack after all. */
  readonly [spared: `$spared:${CardId}`]: true;
  readonly $out: Out;
}>();
