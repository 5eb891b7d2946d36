// Endings: one with lives and a rage of its own, and one for which all choose in secret at the same time.
import { after, before, cannot, choose, count, discard, each, endStatus, endTurn, fight, is, lose, not, pick, plus, reacts, status, v, when } from '../../rules/dsl';
import type { EndingDef, RuleDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Amount, CardFilter, Cond, HeroFilter } from '../../rules/vocab/select';

const hidden: CardFilter = { kind: 'ending', zone: 'over', faceDown: true, in: { here: true } };
/** D The Crown of Command: a hidden ending is revealed by the first who comes there, before anything else. */
export const revealRule: RuleDef = {
  id: 'probe/rule/hidden_ending', kind: 'rule', always: true,
  abilities: [reacts('reveal', after('landed', 'anyone', each({ cards: hidden }, 'one', { op: 'turnOver', card: v('one') }), { when: { exists: { cards: hidden } }, forced: true }))],
};

const lives = 5;
const kingsLives: Amount = { tokens: 'lives', on: 'this' };
const whole: Effect = { op: 'tokens', on: 'this', kind: 'lives', n: { minus: [lives, kingsLives] } };
const lords = ['varthrax', 'cadorus', 'grilipus'] as const;
type Lord = (typeof lords)[number];
const isKing = (lord: Lord): Cond => ({ exists: { cards: { named: lord, from: 'lord', zone: 'table', where: is({ tokens: 'crown', on: 'it' }, '>=', 1) } } });

const prey: Readonly<Record<Lord, CardFilter>> = {
  varthrax: { kind: 'follower', zone: 'held', heldBy: 'me' }, cadorus: { object: true, zone: 'held', heldBy: 'me' }, grilipus: { kind: 'spell', zone: 'hand', heldBy: 'me' },
};
const scalesOf = (lord: Lord): CardFilter => ({ named: `scale_of_${lord}`, zone: 'held', heldBy: 'me' });
/** D Dragon Rage: what that lord takes, or a life; a scale of his may be given instead. Armour is no help. */
const rage = (lord: Lord): Effect => pick({
  scale: { if: { exists: { cards: scalesOf(lord) } }, do: [choose({ cards: scalesOf(lord) }, 'scale'), discard(v('scale'))] },
  suffer: [choose({ cards: prey[lord] }, 'taken', { ask: 'rage' }), when({ known: 'taken' }, discard(v('taken')), lose('life'))],
});
const king = { name: 'dragon_king', subtype: 'dragon', cannotBeEvaded: true } as const;
const won: Cond = { known: 'fought', equals: 'won' };
const attack: Program = [
  pick({ battle: fight({ ...king, strength: 12 }, 'fought'), psychic: fight({ ...king, craft: 12 }, 'fought') }),
  when(won, [
    { op: 'tokens', on: 'this', kind: 'lives', n: -1 },
    when(is(kingsLives, '<=', 0), { op: 'win', who: 'me' }),
  ], endTurn),
  when({ known: 'fought', equals: 'lost' }, lords.map((lord) => when(isKing(lord), rage(lord)))),
];
const nobodyThere: Cond = not({ exists: { heroes: { at: { named: 'crown_of_command' } } } });

export const dragonKing: EndingDef = {
  id: 'probe/ending/dragon_king', kind: 'ending', deck: 'ending', origin: 'known',
  // As long as he wins, again and again; it is the last life that ends the game.
  visit: [{ op: 'repeat', times: kingsLives, do: [when(not({ turnIsOver: true }), attack)] }],
  abilities: [
    reacts('lives', after('turnedOver', 'anyone', whole, { event: { card: { self: true } }, forced: true })),
    // Wounds stay for the next one there, as long as somebody is there.
    reacts('heals', before('turnBegan', 'anyone', whole, { when: { all: [nobodyThere, is(kingsLives, '<', lives)] }, forced: true })),
    { id: 'alone', static: [cannot('standIn')] },
    { id: 'slayer', static: lords.map((lord) => plus('attackRoll', count({ cards: scalesOf(lord) }), { when: { all: [isKing(lord), { fight: { foe: 'creature', subtype: 'dragon' } }] } })) },
  ],
};

const sides = ['light', 'dark'] as const;
const shows = (side: 'light' | 'dark'): Program => [...sides.map((one) => endStatus(`shows_${one}`)), status(`shows_${side}`)];
const alike: HeroFilter = { who: 'others', where: { any: sides.map((one) => ({ all: [{ status: `shows_${one}` }, { status: `shows_${one}`, who: 'it' as const }] })) } };

/** Ours: all lay a side face down at the same time; who lays the same as he on the Crown pays for it, else he does. */
export const judgedByFate: EndingDef = {
  id: 'probe/ending/judged_by_fate', kind: 'ending', deck: 'ending', origin: 'ours',
  visit: [
    { op: 'together', ask: 'side', options: sides.map((side) => ({ key: side, do: shows(side) })), of: { where: not({ form: true, of: 'it' }) } },
    when({ exists: { heroes: alike } }, each({ heroes: alike }, 'one', lose('life', 1, v('one'))), lose('life')),
    endTurn,
  ],
};
