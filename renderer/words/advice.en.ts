// What a good player would do and why, in English.
import type { WhyWhat } from '../../shared/contract/hint';

const gains: { readonly [what in WhyWhat]: string } = {
  race: 'sooner at the Crown',
  place: 'a better place',
  rivals: 'the others fall behind',
  strength: 'more Strength',
  craft: 'more Craft',
  weapon: 'a better weapon',
  armour: 'armour',
  life: 'more lives left',
  fate: 'more fate left',
  gold: 'more gold left',
  things: 'more to carry',
  abilities: 'useful things',
  spells: 'more Spells',
  trophies: 'more trophies',
  talisman: 'a Talisman',
  quest: 'a quest on its way',
  lost: 'no turn lost',
};
const costs: { readonly [what in WhyWhat]: string } = {
  race: 'later at the Crown',
  place: 'a worse place',
  rivals: 'the others get on',
  strength: 'less Strength',
  craft: 'less Craft',
  weapon: 'a worse weapon',
  armour: 'no armour',
  life: 'fewer lives left',
  fate: 'less fate left',
  gold: 'less gold left',
  things: 'less to carry',
  abilities: 'fewer useful things',
  spells: 'fewer Spells',
  trophies: 'fewer trophies',
  talisman: 'one Talisman less',
  quest: 'a quest left undone',
  lost: 'a turn lost',
};

export const adviceEn = {
  title: 'Advice',
  ask: 'What would a good player do?',
  thinking: 'A good player is thinking ...',
  none: 'There is no advice here.',
  would: (what: string) => `A good player would choose “${what}”.`,
  wouldRather: (what: string, over: string) => `A good player would choose “${what}” rather than “${over}”.`,
  wouldAs: (what: string, as: string) => `A good player would choose “${what}”; “${as}” comes to about the same.`,
  nothing: 'nothing',
  ditch: (what: string) => `A good player would first ditch: ${what}.`,
  pros: (parts: readonly string[]) => `For it: ${parts.join(', ')}.`,
  cons: (parts: readonly string[]) => `Against it: ${parts.join(', ')}.`,
  /** Within a sentence. */
  against: (parts: readonly string[]) => `against it: ${parts.join(', ')}`,
  gains,
  costs,
};
