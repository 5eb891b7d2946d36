// The Gate, where Wanted Posters hang, and the streets, where City cards are drawn. What a street draws is ours.
import { choose, is, not, pay, pick, stat, v, when } from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';
import type { CardFilter } from '../../../rules/vocab/select';
import { canClaim, shown } from '../posters';
import { POSTERS, posterPrice } from '../shops/decks';
import { street, type Street } from './path';

const hanging: CardFilter = { from: POSTERS, zone: 'table' };
const canPay = is(stat('gold'), '>=', { price: posterPrice });
/** Bought or claimed: what can be neither is no choice. */
const open: CardFilter = { ...hanging, where: { any: [canPay, canClaim('it')] } };
/** One after the other: bought, or claimed from where it hangs, which needs no buying; then the Gate is full again. */
const deals: Program = [
  {
    op: 'repeat',
    times: { count: { cards: hanging } },
    do: [
      when({ all: [not({ known: 'enough' }), { exists: { cards: open } }] }, [
        choose({ cards: open }, 'poster', { ask: 'poster', min: 0 }),
        when(not({ known: 'poster' }), { op: 'set', as: 'enough', to: 1 }),
        { op: 'stop', unless: { known: 'poster' } },
        pick({
          buy: { if: canPay, do: [pay(posterPrice), { op: 'put', card: v('poster'), to: 'held' }] },
          claim: { if: canClaim(v('poster')), do: [{ op: 'meet', card: v('poster') }] },
        }),
      ]),
    ],
  },
  { op: 'deal', from: POSTERS, to: 'table', n: { minus: [shown, { count: { cards: hanging } }] } },
];
export const cityGate: SpaceDef = street('city_gate', { origin: 'known', visit: deals });

const drawn = (draw: number, ...names: readonly Street[]): readonly SpaceDef[] =>
  names.map((name) => street(name, { draw, origin: 'ours' }));
export const streets: readonly SpaceDef[] = [
  ...drawn(1, 'gate_street', 'smithy_row', 'silver_street', 'scholars_walk', 'temple_stairs'),
  ...drawn(1, 'fishmongers_lane', 'dock_street', 'drovers_lane', 'candle_row'),
  ...drawn(2, 'speakers_corner', 'market_square', 'beggars_steps'),
  ...drawn(3, 'rats_road'),
];
