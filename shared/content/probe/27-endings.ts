// An ending with lives and a rage of its own, and cards of its set that it needs.
import {
  before,
  cannot,
  choose,
  count,
  discard,
  endTurn,
  ending,
  fight,
  is,
  lose,
  not,
  pick,
  plus,
  reacts,
  v,
  when,
} from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond } from '../../rules/vocab/select';

const lives = 5;
const kingsLives: Amount = { tokens: 'lives', on: 'this' };
const whole: Effect = { op: 'tokens', on: 'this', kind: 'lives', n: { minus: [lives, kingsLives] } };
const lords = ['varthrax', 'cadorus', 'grilipus'] as const;
type Lord = (typeof lords)[number];
const isKing = (lord: Lord): Cond => ({
  exists: { cards: { named: lord, from: 'lord', zone: 'table', where: is({ tokens: 'crown', on: 'it' }, '>=', 1) } },
});

const prey: Readonly<Record<Lord, CardFilter>> = {
  varthrax: { kind: 'follower', zone: 'held', heldBy: 'me' },
  cadorus: { object: true, zone: 'held', heldBy: 'me' },
  grilipus: { kind: 'spell', zone: 'hand', heldBy: 'me' },
};
const scalesOf = (lord: Lord): CardFilter => ({ named: `scale_of_${lord}`, zone: 'held', heldBy: 'me' });
/** D Dragon Rage: what that lord takes, or a life; a scale of his may be given instead. Armour is no help. */
const rage = (lord: Lord): Effect =>
  pick({
    scale: {
      if: { exists: { cards: scalesOf(lord) } },
      do: [choose({ cards: scalesOf(lord) }, 'scale'), discard(v('scale'))],
    },
    suffer: [
      choose({ cards: prey[lord] }, 'taken', { ask: 'rage' }),
      when({ known: 'taken' }, discard(v('taken')), lose('life')),
    ],
  });
const king = { name: 'dragon_king', subtype: 'dragon', cannotBeEvaded: true } as const;
const won: Cond = { known: 'fought', equals: 'won' };
const attack: Program = [
  pick({ battle: fight({ ...king, strength: 12 }, 'fought'), psychic: fight({ ...king, craft: 12 }, 'fought') }),
  when(
    won,
    [{ op: 'tokens', on: 'this', kind: 'lives', n: -1 }, when(is(kingsLives, '<=', 0), { op: 'win', who: 'me' })],
    endTurn,
  ),
  when(
    { known: 'fought', equals: 'lost' },
    lords.map((lord) => when(isKing(lord), rage(lord))),
  ),
];
const nobodyThere: Cond = not({ exists: { heroes: { at: { named: 'crown_of_command' } } } });

export const dragonKing: EndingDef = ending('probe/ending/dragon_king', {
  origin: 'known',
  reveal: 'both',
  goal: 'foe',
  lives,
  // As long as he wins, again and again; it is the last life that ends the game.
  visit: [{ op: 'repeat', times: kingsLives, do: [when(not({ turnIsOver: true }), attack)] }],
  abilities: [
    // Wounds stay for the next one there, as long as somebody is there.
    reacts(
      'heals',
      before('turnBegan', 'anyone', whole, { when: { all: [nobodyThere, is(kingsLives, '<', lives)] }, forced: true }),
    ),
    { id: 'alone', static: [cannot('standIn')] },
    {
      id: 'slayer',
      static: lords.map((lord) =>
        plus('attackRoll', count({ cards: scalesOf(lord) }), {
          when: { all: [isKing(lord), { fight: { foe: 'creature', subtype: 'dragon' } }] },
        }),
      ),
    },
  ],
});
