// What a choice offers, and what the variable that keeps it stands for afterwards.
import type { EffectOf } from '../../rules/vocab/effect';
import type { CardFilter } from '../../rules/vocab/select';
import { countOf, isSeveral, offered } from '../choices';
import { person } from './grammar';
import type { Speak } from './speak';
import { theCard } from './words';

/**
 * The noun phrase behind "choose"; keeps in mind what was chosen. '' for what is no choice: a space named by its name.
 */
export function chosen(e: EffectOf<'choose'>, say: Speak): string {
  const count = countOf(e, (n) => say.amount(n));
  const what = say.select(e.from, count);
  const from = offered(e);
  switch (from.of) {
    case 'heroes': {
      const who = person('that character', `var:${e.as}`);
      say.means(e.as, { is: 'hero', who });
      say.mention(who);
      return what;
    }
    case 'theCard':
      say.means(e.as, { is: 'card', the: theCard(from.named, say.names), given: 'named', from: from.cards });
      return '';
    case 'cards':
      say.means(e.as, {
        is: 'card',
        the: isSeveral(count) ? 'them' : `that ${shortNoun(from.cards, say)}`,
        from: from.cards,
      });
      say.mentionCard(e.as);
      return what;
    case 'theSpace':
      say.means(e.as, { is: 'space', the: what, given: 'named' });
      return '';
    case 'spaces': {
      const isKnown = from.named && !what.startsWith('any');
      say.means(e.as, { is: 'space', the: isKnown ? what : 'that space' });
      return isKnown ? '' : what;
    }
  }
}

function shortNoun(f: CardFilter, say: Speak): string {
  const bare: CardFilter = {
    ...(f.kind === undefined ? {} : { kind: f.kind }),
    ...(f.object === undefined ? {} : { object: f.object }),
    ...(f.subtype === undefined ? {} : { subtype: f.subtype }),
    ...(f.lent === undefined ? {} : { lent: f.lent }),
    ...(f.keyword === undefined ? {} : { keyword: f.keyword }),
    ...(f.zone === 'hand' || f.zone === 'trophy' ? { zone: f.zone } : {}),
  };
  const noun = say.cards(bare, 'a').replace(/^an? /, '');
  return noun.includes(' or ') ? 'card' : noun.replace(' that follows you', '');
}
