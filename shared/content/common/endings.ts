// What endings have in common: a foe on the Crown whose lives are the way to victory, and who stands there.
import { before, can, cannot, endTurn, fight, is, not, pick, reacts, when } from '../../rules/dsl';
import type { DeckId, DefId } from '../../kernel/ids';
import type { Ability } from '../../rules/vocab/ability';
import type { StateDef } from '../../rules/vocab/definition';
import type { Effect, Foe, Program } from '../../rules/vocab/effect';
import type { Amount, Cond, HeroFilter } from '../../rules/vocab/select';

const crown = { named: 'crown_of_command' } as const;
export const thereNow: HeroFilter = { at: crown };
/** Nobody else stands on the Crown: only then is an ending followed (D The Crown of Command). */
export const aloneThere: Cond = not({ exists: { heroes: { who: 'others', at: crown } } });
/** His turn has come; one that he must miss has not. */
export const notMissed: Cond = not({ eventIs: { on: 'turnBegan', missed: true } });

const lives: Amount = { tokens: 'lives', on: 'this' };
type Boss = {
  readonly strength?: Amount;
  readonly craft?: Amount;
  readonly name: string;
  readonly subtype?: string;
  /** Whoever wins attacks him again at once, until he does not win. */
  readonly again?: true;
  /** Besides the life that the fight costs. */
  readonly lost?: Program;
};

/** A foe with several lives: each victory takes one, whoever takes the last has won the game. */
export function foeWithLives({ strength, craft, name, subtype, again, lost = [] }: Boss): Program {
  const foe: Foe = { name, cannotBeEvaded: true, ...(subtype === undefined ? {} : { subtype }) };
  const battle = strength === undefined ? undefined : fight({ ...foe, strength }, 'fought');
  const psychic = craft === undefined ? undefined : fight({ ...foe, craft }, 'fought');
  const attack: Effect[] = [
    ...(battle && psychic ? [pick({ battle, psychic })] : [battle, psychic].filter((x) => x !== undefined)),
    when(
      { known: 'fought', equals: 'won' },
      [{ op: 'tokens', on: 'this', kind: 'lives', n: -1 }, when(is(lives, '<=', 0), { op: 'win', who: 'me' })],
      endTurn,
    ),
    ...(lost.length > 0 ? [when({ known: 'fought', equals: 'lost' }, lost)] : []),
  ];
  return again ? [{ op: 'repeat', times: lives, do: [when(not({ turnIsOver: true }), attack)] }] : attack;
}

/** Where two stand on the Crown one must attack the other, in battle or in psychic combat as he likes. */
export const mustAttack: Ability = { id: 'must_attack', static: [can('psychicAttack'), cannot('useMeetings')] };

/** Whoever has enough has won; one who has not is dealt with otherwise. */
export const wins = (enough: Cond, otherwise: Program): Effect => when(enough, { op: 'win', who: 'me' }, otherwise);

type Tally = {
  readonly id: DefId;
  readonly deck: DeckId;
  /** What its tokens are called. */
  readonly kind: string;
  /** The deck whose cards are counted as they leave him for their discard pile. */
  readonly from: DeckId;
  readonly when?: Cond;
};
/** A card beside a character that counts those of a deck that he has used up; it passes to his next character. */
export const tally = ({ id, deck, kind, from, when: cond }: Tally): StateDef => ({
  id,
  kind: 'state',
  deck,
  copies: 6,
  origin: 'ours',
  keywords: ['inherited'],
  abilities: [
    reacts(
      'counts',
      before(
        'left',
        'mine',
        { op: 'tokens', on: 'this', kind, n: 1 },
        {
          event: { leaving: 'discard', card: { from } },
          ...(cond === undefined ? {} : { when: cond }),
          forced: true,
        },
      ),
    ),
  ],
});
