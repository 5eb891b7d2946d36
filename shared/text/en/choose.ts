// What a choice offers, and what the variable that keeps it stands for afterwards.
import type { EffectOf } from '../../rules/vocab/effect';
import type { CardFilter } from '../../rules/vocab/select';
import { isFree } from '../choices';
import { person } from './grammar';
import type { Form, Speak } from './speak';
import { theCard } from './words';

export function formOf(e: EffectOf<'choose'>, say: Speak): Form {
  const { min, max } = e;
  if (max === undefined || max === 1) return min === 0 ? { upTo: '1' } : 'choice';
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max)) return { exactly: say.amount(max) };
  if (isFree(max)) return 'anyNumber';
  return { upTo: say.amount(max) };
}

/** The noun phrase behind "choose"; keeps in mind what was chosen. '' for what is no choice: a space named by its name. */
export function chosen(e: EffectOf<'choose'>, say: Speak): string {
  const form = formOf(e, say);
  const what = say.select(e.from, form);
  const many = form === 'anyNumber' || (typeof form === 'object' && !('upTo' in form && form.upTo === '1') && !('exactly' in form && form.exactly === '1'));
  if ('heroes' in e.from) {
    const who = person('that character', `var:${e.as}`);
    say.means(e.as, { is: 'hero', who });
    say.mention(who);
    return what;
  }
  if ('cards' in e.from) {
    // The one card of its name is no choice.
    const { named, heldBy } = e.from.cards;
    if (typeof named === 'string' && heldBy === undefined && e.max === undefined && e.min === undefined) {
      say.means(e.as, { is: 'card', the: theCard(named, say.names), given: 'named', from: e.from.cards });
      return '';
    }
    say.means(e.as, { is: 'card', the: many ? 'them' : `that ${shortNoun(e.from.cards, say)}`, from: e.from.cards });
    say.mentionCard(e.as);
    return what;
  }
  if ('spaces' in e.from && (e.from.spaces.is !== undefined || (e.from.spaces.here && e.from.spaces.named === undefined))) {
    say.means(e.as, { is: 'space', the: what, given: 'named' });
    return '';
  }
  if ('spaces' in e.from && e.from.spaces.named !== undefined && !what.startsWith('any')) {
    say.means(e.as, { is: 'space', the: what });
    return '';
  }
  say.means(e.as, { is: 'space', the: 'that space' });
  return what;
}

function shortNoun(f: CardFilter, say: Speak): string {
  const bare: CardFilter = {
    ...(f.kind === undefined ? {} : { kind: f.kind }), ...(f.object === undefined ? {} : { object: f.object }), ...(f.subtype === undefined ? {} : { subtype: f.subtype }),
    ...(f.lent === undefined ? {} : { lent: f.lent }),
    ...(f.keyword === undefined ? {} : { keyword: f.keyword }), ...(f.zone === 'hand' || f.zone === 'trophy' ? { zone: f.zone } : {}),
  };
  const noun = say.cards(bare, 'a').replace(/^an? /, '');
  return noun.includes(' or ') ? 'card' : noun.replace(' that follows you', '');
}
