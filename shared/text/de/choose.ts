// What a choice offers, and what the variable that keeps it stands for afterwards.
import type { EffectOf } from '../../rules/vocab/effect';
import { countOf, isSeveral, offered } from '../choices';
import { np, pronoun, type Np } from './nouns';
import { person, thatOne } from './verbs-in-place';
import type { Speak } from './speak';
import { nounOf } from './filters';
import { square, theCard } from './words';

/**
 * The noun phrase behind "wähle"; keeps in mind what was chosen. Undefined for what is no choice: a space named by its
 * name.
 */
export function chosen(e: EffectOf<'choose'>, say: Speak): Np | undefined {
  const count = countOf(e, (n) => say.amount(n).nom);
  const what = say.select(e.from, count);
  const from = offered(e);
  switch (from.of) {
    case 'heroes': {
      const who = person(thatOne, `var:${e.as}`);
      say.means(e.as, { is: 'hero', who });
      say.mention(who);
      return what;
    }
    case 'theCard':
      say.means(e.as, { is: 'card', the: theCard(from.named, say.names), given: 'named', from: from.cards });
      return undefined;
    case 'cards': {
      const many = isSeveral(count);
      say.means(e.as, {
        is: 'card',
        the: many ? pronoun('pl') : np(nounOf(from.cards), 'dies'),
        again: true,
        many,
        from: from.cards,
      });
      say.mentionCard(e.as);
      return what;
    }
    case 'theSpace':
      say.means(e.as, { is: 'space', the: what, given: 'named', at: say.on(from.space), to: say.towards(from.space) });
      return undefined;
    case 'spaces': {
      const isKnown = from.named && !what.nom.startsWith('ein ');
      say.means(e.as, { is: 'space', the: isKnown ? what : np(square, 'dies') });
      return isKnown ? undefined : what;
    }
  }
}
