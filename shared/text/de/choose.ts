// What a choice offers, and what the variable that keeps it stands for afterwards.
import type { EffectOf } from '../../rules/vocab/effect';
import { isFree } from '../choices';
import { np, person, pronoun, thatOne, type Np } from './grammar';
import type { Form, Speak } from './speak';
import { nounOf } from './filters';
import { square, theCard } from './words';

export function formOf(e: EffectOf<'choose'>, say: Speak): Form {
  const { min, max } = e;
  if (max === undefined || max === 1) return min === 0 ? { upTo: '1' } : 'choice';
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max)) return { exactly: say.amount(max).nom };
  if (isFree(max)) return 'anyNumber';
  return { upTo: say.amount(max).nom };
}

/** The noun phrase behind "wähle"; keeps in mind what was chosen. Undefined for what is no choice: a space named by its name. */
export function chosen(e: EffectOf<'choose'>, say: Speak): Np | undefined {
  const form = formOf(e, say);
  const what = say.select(e.from, form);
  const many = form === 'anyNumber' || (typeof form === 'object' && !('upTo' in form && form.upTo === '1') && !('exactly' in form && form.exactly === '1'));
  if ('heroes' in e.from) {
    const who = person(thatOne, `var:${e.as}`);
    say.means(e.as, { is: 'hero', who });
    say.mention(who);
    return what;
  }
  if ('cards' in e.from) {
    // The one card of its name is no choice.
    const { named, heldBy } = e.from.cards;
    if (typeof named === 'string' && heldBy === undefined && e.max === undefined && e.min === undefined) {
      say.means(e.as, { is: 'card', the: theCard(named, say.names), given: 'named', from: e.from.cards });
      return undefined;
    }
    const one = nounOf(e.from.cards);
    say.means(e.as, { is: 'card', the: many ? pronoun('pl') : np(one, 'dies'), again: true, many, from: e.from.cards });
    say.mentionCard(e.as);
    return what;
  }
  if (e.from.spaces.is !== undefined || (e.from.spaces.here && e.from.spaces.named === undefined)) {
    const ref = e.from.spaces.is ?? 'here';
    say.means(e.as, { is: 'space', the: what, given: 'named', at: say.on(ref), to: say.towards(ref) });
    return undefined;
  }
  if (e.from.spaces.named !== undefined && !what.nom.startsWith('ein ')) {
    say.means(e.as, { is: 'space', the: what });
    return undefined;
  }
  say.means(e.as, { is: 'space', the: np(square, 'dies') });
  return what;
}
