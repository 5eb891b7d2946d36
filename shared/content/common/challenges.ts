// Places that call a character from elsewhere to a fight.
import { choose, discard, may, pick, v } from '../../rules/dsl';
import type { Program } from '../../rules/vocab/effect';
import type { HeroFilter, Selector } from '../../rules/vocab/select';

/** Whom he may not attack he does not call (R4 CAN VS. CANNOT). */
export function callsToFight(whom: Omit<HeroFilter, 'who' | 'where'> = {}): Program {
  const rivals: Selector = { heroes: { ...whom, who: 'others', where: { may: 'attack' } } };
  return [
    may(
      'callToArena',
      [
        choose(rivals, 'rival', { ask: 'victim' }),
        { op: 'moveTo', to: 'here', who: v('rival'), how: 'teleport', meets: false },
        discard(),
        pick({
          battle: { op: 'attack', target: v('rival') },
          psychic: { if: { may: 'psychicAttack' }, do: { op: 'attack', target: v('rival'), kind: 'psychic' } },
        }),
      ],
      { if: { exists: rivals } },
    ),
  ];
}
