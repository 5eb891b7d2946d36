import { reads } from '../../state/stamp';
import type { Fight } from '../../state/state';
import type { EventFilter, FightFilter } from '../../vocab/select';
import type { Env } from '../env';
import { listed, subtypeOf } from '../plain';
import { made, type Made, type Makers, type Test } from './made';

type FightTest = Made<(env: Env, fight: Fight) => boolean>;

/** About the fight that is going on, from the side of who asks. */
export function fightTest(m: Makers, f: FightFilter): FightTest {
  const { subtype, onlySubtype } = f;
  const foeCards = f.foeCards === undefined ? undefined : m.card(f.foeCards);
  return made(
    (env, fight) => {
      const side = fight.hero === env.me ? fight.theirs : fight.theirs.hero === env.me ? fight.mine : undefined;
      if (!side) return false;
      if (f.kind && fight.kind !== f.kind) return false;
      if (f.role && (fight.attacker === env.me ? 'attacker' : 'defender') !== f.role) return false;
      if (f.foe && (side.hero ? 'character' : 'creature') !== f.foe) return false;
      if (f.foes && (side.cards.length > 1 ? 'several' : 'one') !== f.foes) return false;
      if (subtype !== undefined || onlySubtype !== undefined) {
        const all = side.cards.length > 0 ? side.cards.map((id) => subtypeOf(env, id)) : [side.subtype ?? ''];
        if (subtype !== undefined && !all.some((x) => listed(subtype, x))) return false;
        if (onlySubtype !== undefined && !(side.hero === undefined && all.every((x) => listed(onlySubtype, x))))
          return false;
      }
      return foeCards === undefined || side.cards.some((id) => foeCards.ask(env, id));
    },
    reads('fight', 'cards'),
    foeCards?.hangsOn ?? 0,
  );
}

/** About the event that is answered. */
export function eventTest(m: Makers, f: EventFilter): Test {
  const card = f.card === undefined ? undefined : m.card(f.card);
  const to = f.to === undefined ? undefined : m.space(f.to);
  return made(
    (env) => {
      const e = env.event;
      if (!e) return false;
      if (f.what !== undefined && !(e.what !== undefined && listed(f.what, e.what))) return false;
      if (f.how !== undefined && !(e.how !== undefined && listed(f.how, e.how))) return false;
      if (f.cause !== undefined && !(e.cause !== undefined && listed(f.cause, e.cause))) return false;
      if (f.natural !== undefined && !f.natural.includes(e.dice?.length === 1 ? (e.dice[0] ?? 0) : 0)) return false;
      if (card !== undefined && !(e.card !== undefined && card.ask(env, e.card))) return false;
      return to === undefined || (e.space !== undefined && to.ask(env, e.space));
    },
    card?.hangsOn ?? 0,
    to?.hangsOn ?? 0,
  );
}
