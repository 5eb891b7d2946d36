// The rules text of a definition, made from its data alone: what English says of each of its parts.
import type { Program } from '../../rules/vocab/effect';
import { sentinelStrength } from '../../rules/vocab/words';
import { definitionsIn, typeLineIn, type DefinitionPhrases } from '../definitions';
import { goesOnAtPortal } from '../rules-of-game';
import { a, and, sentence, some } from './grammar';
import { board, led } from './definitions-board';
import { parts } from './describer';
import { endings } from './endings';
import { Speak } from './speak';
import { notes } from './steps';
import { castTimes, senseOf, aboutWhom } from './abilities';
import { place } from './words';
import * as w from './words';

const gates = {
  sentinel: (to: string) =>
    `To cross to ${to}, you must first beat the Sentinel of Strength ${sentinelStrength} in battle, or evade it.`,
  portal: (to: string, goesOn: boolean) =>
    `To go on to ${to}, you must first open the Portal by Craft or Strength: roll 2 dice, and if the result is no more than yours, you pass${goesOn ? ' and your turn ends; otherwise, lose 1 of it and encounter this space.' : '; otherwise, lose 1 of it. Your turn then ends.'}`,
} as const;

const behind = (lead: string, text: string): string => (text === '' ? '' : sentence(`${lead}, ${text}`));
const powers = { strength: 'Strength', craft: 'Craft' } as const;

/** "As soon as you take this card, put 4 lives on it." */
function taken(code: Program, say: Speak): string {
  const text = 'as soon as you take this card';
  say.mentionsSelf(text);
  const body = say.clause(code).text;
  say.unnameSelf();
  return behind(text, body);
}

const phrases: DefinitionPhrases<Speak> = {
  ...board,
  endings,
  about: (names, def, rules) => Speak.about(parts, names, def, rules),
  isVisit: (list) => list.some((x) => x.startsWith('Visit one')),
  drawn: (code, say) => behind('when this card is drawn', say.clause(code).text),
  metIf: (cond, code, say) => {
    const { text } = say.clause(code);
    return text === '' ? '' : sentence(`if ${say.cond(cond)}, ${text}`);
  },
  delivered: (when, code, say) => {
    const { text } = say.clause(code);
    return sentence(`as soon as ${when === undefined ? 'you can' : say.cond(when)}, ${text}`);
  },
  approach: (code, say) => behind('before you fight it', say.clause(code).text),
  killed: (code, say) => behind('when you kill it', say.clause(code).text),
  taken,
  again: (code, say) => behind('if you are still here on your next turn', say.clause(code).text),
  leaving: led('if you begin your turn here, instead of a normal move'),
  pool: ({ what, n }) =>
    `This card comes with ${some(n, w.resources[what])}. Each time you visit it, you may gain 1 ${w.resources[what]} from it; when none is left, it is discarded.`,
  stays: {
    always: 'Stays here for the rest of the game.',
    untilUsed: 'Stays here until somebody has used it.',
    used: 'Discarded once it has been used.',
  },
  keyword: w.keywordNote,
  reckoned: (power, of, say) =>
    `Its ${powers[power]} ${typeof of === 'object' && 'stat' in of && of.of === undefined ? 'equals yours' : `is ${say.amount(of)}`}.`,
  eitherFight: 'You choose whether to fight it in battle or in psychic combat.',
  fightBy: (battles, say) => sentence(`if ${say.cond(battles)}, you fight it in battle; otherwise, in psychic combat`),
  noTrophy: 'It cannot be taken as a trophy.',
  mustTake: 'You must take this card.',
  price: (gold) => `Joins you if you pay ${gold} gold; otherwise stays here.`,
  forbidden: (to) => `${to === 'evil' ? 'An evil' : a(to).replace(/^a/, 'A')} character cannot have this card.`,
  castTimes,
  answering: (list, say) => say.with({ event: senseOf(list, aboutWhom(list[0], say)) }),
  spellStays: 'This card stays in play meanwhile.',
  begins: (def, say) => {
    const start = [
      def.spells ? some(def.spells, 'Spell') : '',
      ...(def.objects ?? []).map((o) => a(say.names(o.named))),
    ].filter((x) => x !== '');
    return start.length > 0 ? `You begin the game with ${and(start)}.` : '';
  },
  notes,
  needsTalisman: 'You may enter only with a Talisman; without one you must turn back.',
  gate: (link, say) =>
    gates[link.gate](
      link.way === 'bridge' ? 'the Middle Region' : place(link.to, say.names),
      goesOnAtPortal(say.rules),
    ),
  stops: 'Your move ends here, whatever is left of it; in a turn that you begin here you cannot come back.',
  meetsHere: { yes: 'You may encounter other characters here.', no: 'Characters cannot encounter each other here.' },
};

export const { describe, abilityText } = definitionsIn(phrases);
export const typeLine = typeLineIn({
  kind: (kind) => w.kinds[kind],
  subtype: w.subtype,
  region: w.region,
  ofDeck: w.deck,
  terrain: 'Terrain',
  weapon: 'Weapon',
  armour: 'Armour',
  talisman: w.keyword('talisman'),
});
