// The rules text of a definition, made from its data alone: what German says of each of its parts.
import { definitionsIn, typeLineIn, type DefinitionPhrases } from '../definitions';
import { sentinelStrength } from '../../rules/vocab/words';
import { goesOnAtPortal } from '../rules-of-game';
import { and, sentence } from './grammar';
import { np, some } from './nouns';
import { board } from './definitions-board';
import { parts } from './describer';
import { endings } from './endings';
import { visitLead } from './program';
import { nameOf } from '../../kernel/ids';
import { walkOf } from '../clauses/walk';
import { Speak } from './speak';
import { rulesOfTree } from './tree';
import { notes } from './steps';
import { castTimes, senseOf, aboutWhom } from './abilities';
import * as w from './words';

const gates = {
  sentinel: (to: string) =>
    `Um ${to} zu gelangen, musst du erst den Wächter (Stärke ${sentinelStrength}) im Kampf besiegen oder ihm ausweichen.`,
  portal: (to: string, goesOn: boolean) =>
    `Um ${to} zu gelangen, musst du erst das Portal mit Talent oder Stärke öffnen: Wirf 2 Würfel; ist das Ergebnis nicht höher als dein Wert, kommst du hindurch${goesOn ? ', und dein Zug endet; sonst verlierst du 1 davon und begegnest diesem Feld.' : ', sonst verlierst du 1 davon. Danach endet dein Zug.'}`,
} as const;

const behind = (lead: string, after: string): string => (after === '' ? '' : sentence(`${lead} ${after}`));
const forbidden = { good: 'Gute', neutral: 'Neutrale', evil: 'Böse' } as const;

const phrases: DefinitionPhrases<Speak> = {
  ...board,
  endings,
  rule: (ability, say) => rulesOfTree(walkOf(say.def, say.rules).rules(ability), nameOf(say.def.id), say.names),
  about: (names, def, rules) => Speak.about(parts, names, def, rules),
  isVisit: (list) => list.includes(visitLead),
  drawn: (code, say) => behind('wenn diese Karte gezogen wird,', say.clause(code).after),
  metIf: (cond, code, say) => {
    const { after } = say.clause(code);
    return after === '' ? '' : sentence(`wenn ${say.cond(cond)}, ${after}`);
  },
  delivered: (when, code, say) => {
    const { after } = say.clause(code);
    return sentence(`sobald ${when === undefined ? 'du kannst' : say.cond(when)}, ${after}`);
  },
  approach: (code, say) => behind('vor dem Kampf', say.clause(code).after),
  killed: (code, say) => behind('wenn du ihn tötest,', say.clause(code).after),
  taken: (code, say) => behind('sobald du diese Karte nimmst,', say.clause(code).after),
  again: (code, say) => behind('wenn du in deinem nächsten Zug noch hier bist,', say.clause(code).after),
  leaving: (code, say) =>
    ['Wenn du deinen Zug hier beginnst, entfällt die normale Bewegung.', ...say.sentences(code)].join(' '),
  pool: ({ what, n }) =>
    `Diese Karte hat einen Vorrat von ${some(n, w.resources[what]).dat}. Bei jedem Besuch darfst du 1 davon nehmen; ist der Vorrat aufgebraucht, wird sie abgelegt.`,
  stays: {
    always: 'Bleibt für den Rest des Spiels hier.',
    untilUsed: 'Bleibt hier, bis jemand davon Gebrauch gemacht hat.',
    used: 'Wird nach Gebrauch abgelegt.',
  },
  keyword: w.keywordNote,
  reckoned: (power, of, say) =>
    typeof of === 'object' && 'stat' in of && of.of === undefined
      ? `${power === 'strength' ? 'Seine Stärke' : 'Sein Talent'} ist so hoch wie ${power === 'strength' ? 'deine' : 'deines'}.`
      : power === 'strength'
        ? `Seine Stärke ist ${say.amount(of).nom}.`
        : `Sein Talent ist ${say.amount(of).nom}.`,
  eitherFight: 'Du wählst, ob du im Kampf oder im psychischen Kampf gegen ihn antrittst.',
  fightBy: (battles, say) => sentence(`wenn ${say.cond(battles)}, kommt es zum Kampf, sonst zum psychischen Kampf`),
  noTrophy: 'Kann nicht als Trophäe genommen werden.',
  mustTake: 'Du musst diese Karte nehmen.',
  price: (n, what) =>
    `Folgt dir, wenn du ${n} ${what === 'gold' ? 'Gold zahlst' : 'Leben hergibst'}; bleibt sonst hier.`,
  forbidden: (to) => `${forbidden[to]} Charaktere können diese Karte nicht haben.`,
  castTimes,
  answering: (list, say) => say.with({ event: senseOf(list, aboutWhom(list[0], say)) }),
  spellStays: 'Der Zauber bleibt solange im Spiel.',
  begins: (def, say) => {
    const start = [
      def.spells ? some(def.spells, w.spell).dat : '',
      ...(def.objects ?? []).map((o) => w.theCard(o.named, say.names, 'ein').dat),
    ].filter((x) => x !== '');
    return start.length > 0 ? `Du beginnst das Spiel mit ${and(start)}.` : '';
  },
  notes,
  needsTalisman: 'Du darfst dieses Feld nur mit einem Talisman betreten; ohne ihn musst du umkehren.',
  gate: (link, say) =>
    gates[link.gate](
      link.way === 'bridge' ? 'in die Mittlere Region' : w.toPlace(link.to, say.names),
      goesOnAtPortal(say.rules),
    ),
  last: 'Deine Bewegung endet hier, auf dem letzten Feld dieses Plans; eine Figur, die hierherkommt, wird sofort anderswohin gestellt.',
  stops:
    'Deine Bewegung endet hier, gleich wie viel davon übrig ist; in einem Zug, den du hier beginnst, kannst du nicht zurückkommen.',
  meetsHere: {
    yes: 'Du darfst hier anderen Charakteren begegnen.',
    no: 'Charaktere können einander hier nicht begegnen.',
  },
};

export const { describe, abilityText } = definitionsIn(phrases);
export const typeLine = typeLineIn({
  kind: (kind) => np(w.kinds[kind], '').nom,
  subtype: (key) => np(w.subtype(key), '').nom,
  region: (key) => np(w.region(key), '').nom,
  ofDeck: w.typeWord,
  terrain: 'Gelände',
  weapon: 'Waffe',
  armour: 'Rüstung',
  talisman: 'Talisman',
});
