// Phrases for what lasts, and for what changes or prevents something that is about to happen.
import type { Static } from '../../rules/vocab/ability';
import type { Duration, EventKind } from '../../rules/vocab/words';
import { forced, insteadOfNextMove, isCurse, lastingIn } from '../programs';
import { onlyMoveDice, onlyPoints } from '../statics';
import type { Phrases } from './effects-counters';
import { may, priced } from './effects-flow';
import { fact, long, longer, nothing, order, placed, type Clause } from './grammar';
import { n, np, some, words } from './nouns';
import type { Speak } from './speak';
import { person, vp, type Person, type Vp } from './verbs-in-place';
import { die, resources, round } from './words';

/** How long something lasts: an adverb, or a clause, which takes a comma. */
const lasts = lastingIn<{ readonly text: string; readonly clause?: true }>({
  game: { text: 'für den Rest des Spiels' },
  turn: { text: 'bis zum Ende des Zugs' },
  fight: { text: 'in diesem Kampf' },
  encounter: { text: 'während dieser Begegnung' },
  meeting: { text: 'bis zur nächsten Karte' },
  nextMove: { text: 'bei deiner nächsten Bewegung' },
  myNextTurn: { text: 'bis zu deinem nächsten Zug' },
  inPlay: { text: 'solange diese Karte im Spiel ist', clause: true },
  rounds: (count) => ({ text: `${some(count, round).akk} lang` }),
  turns: (count) => ({ text: count === 1 ? '1 weiteren Zug lang' : `${count} weitere Züge lang` }),
  status: { text: 'solange dies andauert', clause: true },
});
/** In front of a clause: "bis zum Ende des Zugs darfst du ...". */
function during(d: Duration, c: Clause): Clause {
  const { text, clause } = lasts(d);
  if (!clause && c.may && c.by)
    return { ...fact(`${text} ${c.after}`, `${c.may.verb} ${c.by.nom} ${placed(text, c.may.inf)}`), long: true };
  return {
    ...fact(`${text}${clause ? ',' : ''} ${c.after}`, clause ? `gilt, ${text}: ${c.text}` : `gilt ${text}: ${c.text}`),
    long: true,
  };
}
/** With a verb: an adverb before its objects, a clause behind it. */
export function lasting(d: Duration, of: Vp): Vp {
  const { text, clause } = lasts(d);
  return clause ? { ...of, post: `${of.post ?? ''}, ${text}` } : { ...of, mid: words(text, of.mid) };
}

export const lastingPhrases: Phrases<
  'prevent' | 'replaceAmount' | 'adjustRoll' | 'rollAgain' | 'reflect' | 'chooseDie' | 'modify' | 'grant' | 'endMods'
> = {
  prevent: (e, say) => {
    const what = preventing(say);
    return order(e.most === undefined ? what : { ...what, post: ` (von mehreren zugleich nur ${e.most})` });
  },
  replaceAmount: (e, say) => {
    if (typeof e.by === 'number')
      return order(e.by < 0 ? vp('verringern', `die Zahl um ${-e.by}`) : vp('erhöhen', `die Zahl um ${e.by}`));
    return order(vp('ändern', `die Zahl um ${say.amount(e.by).akk}`));
  },
  reflect: () => fact('der Zauber trifft statt aller, die er gewählt hat, den, der ihn wirkt'),
  rollAgain: (_, say) => say.does(say.me, { ...vp('würfeln', 'noch einmal'), post: '; das zweite Ergebnis zählt' }),
  adjustRoll: (e, say) =>
    order(
      typeof e.by === 'number' && e.by < 0
        ? vp('ab|ziehen', `${-e.by} vom Ergebnis`)
        : vp('addieren', say.amount(e.by).akk, 'zum Ergebnis'),
    ),
  chooseDie: (e) => order(vp('nehmen', e.keep === 'highest' ? 'den höchsten Würfel' : 'den niedrigsten Würfel')),
  modify: (e, say) => {
    const who = say.who(e.who);
    const points = added(e.mods, who, say);
    const dice = e.until === 'nextMove' ? onlyMoveDice(e.mods) : undefined;
    if (dice !== undefined)
      return say.does(
        who,
        vp('werfen', `für ${np(n('die Bewegung'), who.his, { adj: 'nächst~' }).akk}`, some(dice, die).akk),
      );
    if (points !== undefined) return say.does(who, lasting(e.until, points));
    const [first, ...rest] = say.with({ me: who }).statics(e.mods);
    return first === undefined ? nothing : during(e.until, longer(first, rest.map((c) => `; ${c.text}`).join('')));
  },
  grant: (e, say) => {
    const who = say.who(e.who);
    const isCursed = isCurse(say.def);
    const ability = isCursed ? forced(e.ability) : e.ability;
    const inner = say.with({ me: isCursed ? person(np(n('der Charakter(s)'), 'dies'), 'visitor') : who });
    const moves = insteadOfNextMove(e);
    if (moves !== undefined)
      return long(
        fact(
          `statt ${np(n('die Bewegung'), who.his, { adj: 'nächst~' }).gen} ${may(priced(moves.do, inner), inner, who).after}`,
        ),
      );
    if (ability.static && !ability.triggers && !ability.actions && !ability.meetings) {
      const [first, ...rest] = inner.statics(ability.static);
      return first === undefined ? nothing : during(e.until, longer(first, rest.map((c) => `; ${c.text}`).join('')));
    }
    const text = inner.ability(ability).join(' ').replace(/\.$/, '');
    return text === '' ? nothing : { ...during(e.until, { text, after: `gilt: ${text}`, you: false }), long: true };
  },
  endMods: (e, say) => order(vp('beenden', `die Wirkung ${say.card(e.of === 'this' ? 'this' : e.of).gen}`)),
};

/** "addiere im Kampf 2 zu deiner Stärke". */
function added(mods: readonly Static[], who: Person, say: Speak): Vp | undefined {
  const m = onlyPoints(mods);
  if (m === undefined) return undefined;
  const { adverb, iff } = m.when === undefined ? { adverb: '', iff: '' } : say.when(m.when);
  if (iff !== '') return undefined;
  const own = np(resources[m.stat], who.his);
  return typeof m.add === 'number' && m.add < 0
    ? vp('ab|ziehen', adverb, `${-m.add}`, `von ${own.dat}`)
    : vp('addieren', adverb, say.amount(m.add).akk, `zu ${own.dat}`);
}

const prevented: { readonly [K in EventKind]?: Vp } = {
  beaten: vp('verhindern', 'den Verlust des Lebens'),
  turnedOver: vp('lassen', 'sie, wie sie ist'),
  figureMoved: vp('verhindern', 'die Bewegung'),
  lose: vp('verhindern', 'den Verlust'),
  left: vp('verhindern', 'den Verlust'),
  cast: vp('auf|heben', 'den Zauber'),
  killed: vp('verhindern', 'den Tod'),
  heroKilled: vp('verhindern', 'den Tod'),
  moved: vp('verhindern', 'die Bewegung'),
};

function preventing(say: Speak): Vp {
  const kinds = say.event?.kinds ?? [];
  const [kind] = kinds;
  return (kinds.length === 1 && kind !== undefined ? prevented[kind] : undefined) ?? vp('verhindern', 'es');
}
