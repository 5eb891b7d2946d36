// The text of a definition: what German says of each of its parts.
import { isOfBoard, type Lead, type Note, type OfBoard, type Para } from '../clauses/rules';
import { sentinelStrength, type DeckUse } from '../clauses/words';
import { inline, type Tongue } from '../speech/compose';
import { writtenRows } from '../speech/marks';
import { isVisit, led, sentences } from '../speech/sentences';
import { andNp, np, orNp, some, whole, withDat, type Np } from '../speech/german-nouns';
import { capital, joined, sentence, words } from '../speech/words';
import { castTime, castTimes, onlyOne, rule } from './abilities';
import { happens, ordered } from './events';
import type { German } from './speaker';
import { notes } from './chapters';
import * as w from './words';

/** What goes before the rest of a sentence, with its comma where it takes one. */
const leads: { readonly [K in Lead]: string } = {
  drawn: 'wenn diese Karte gezogen wird,',
  approach: 'vor dem Kampf',
  killed: 'wenn du diese Karte tötest,',
  taken: 'sobald du diese Karte nimmst,',
  takenFirst: 'sobald jemand diese Karte als Erster nimmt,',
  again: 'wenn du in deinem nächsten Zug noch hier bist,',
  leaving: 'wenn du deinen Zug hier beginnst, gilt statt der normalen Bewegung:',
  leavingIf: 'zu Beginn deines Zugs hier gilt:',
  enters: 'wenn diese Figur auf den Spielplan kommt,',
  metFigure: 'wenn du dieser Figur begegnest,',
  metWorld: 'wenn du ihren Zorn erleidest,',
  metState: 'wenn du diese Karte ausführst,',
  held: 'sobald du diese Karte hast,',
  begins: 'zu Beginn des Spiels',
  turnedUp: 'wenn diese Karte aufgedeckt wird,',
};
const said: { readonly [K in Note]: string } = {
  noTrophy: 'Kann nicht als Trophäe genommen werden.',
  mustBeTrophy: 'Muss als Trophäe genommen werden und darf auf keine andere Weise genommen werden.',
  mustTake: 'Du musst diese Karte nehmen.',
  spellStays: 'Der Zauber bleibt so lange im Spiel.',
  needsTalisman: 'Du darfst dieses Feld nur mit einem Talisman betreten; ohne ihn musst du umkehren.',
  beside: 'Niemand wird hierhergebracht: Wen etwas hierherbringen würde, der kommt zum Eingang dieses Plans.',
  closed: 'Hierher kommt nur, wen eine Karte oder ein Feld ausdrücklich hierherschickt.',
  stops:
    'Deine Bewegung endet hier, gleich wie viel davon übrig ist; in einem Zug, den du hier beginnst, kannst du nicht zurückkommen.',
  last: 'Deine Bewegung endet hier, auf dem letzten Feld dieses Plans; eine Figur, die hierherkommt, wird sofort anderswohin gestellt.',
  meetsHere: 'Du darfst hier anderen Charakteren begegnen.',
  meetsNot: 'Charaktere können einander hier nicht begegnen.',
  worldStart: 'Diese Karte liegt von Anfang an neben dem Spielplan.',
  fightsOn: 'Solange du gewinnst, kämpfst du sofort wieder.',
  carriesWorking: 'Was darauf liegt, wirkt für den Besitzer; auch Zauber, die darauf liegen, darf er wirken.',
  carries: 'Andere Karten dürfen darauf liegen.',
  metAlike: 'Wenn du diese Karte ausführst, gilt dasselbe.',
};
const stays = {
  always: 'Bleibt für den Rest des Spiels hier.',
  moves: 'Wird nie abgelegt.',
  untilDiscarded: 'Bleibt hier, bis sie abgelegt wird.',
  untilUsed: 'Bleibt hier, bis jemand davon Gebrauch gemacht hat.',
  used: 'Wird nach Gebrauch abgelegt.',
} as const;
const uses: { readonly [K in DeckUse]: string } = {
  stock: 'Diese Karten liegen für alle offen aus; eine, die aus dem Spiel geht, ist sofort wieder zu haben.',
  bottom: 'Abgelegte Karten kommen unter diesen Stapel.',
  shuffled: 'Abgelegte Karten werden sofort in diesen Stapel gemischt.',
  once: 'Ist dieser Stapel aufgebraucht, wird er nicht aus den abgelegten Karten neu gebildet.',
  pile: 'Ist dieser Stapel aufgebraucht, werden seine abgelegten Karten zu einem neuen gemischt.',
};
const passages: Readonly<Record<string, string>> = { bridge: 'Eine Brücke', portal: 'Ein Portal', ferry: 'Eine Fähre' };
const forbidden = { good: 'Gute', neutral: 'Neutrale', evil: 'Böse' } as const;

const or = (list: readonly number[]): string => joined(list.map(String), 'oder');
function armour(x: Extract<Para, { p: 'armour' }>): string {
  const where = x.psychic ? 'im psychischen Kampf' : x.everyFight ? 'im Kampf oder im psychischen Kampf' : 'im Kampf';
  const on =
    x.from === undefined ? `bei ${or([...x.saves].sort((a, b) => a - b))}` : x.from === 6 ? 'bei 6' : `ab ${x.from}`;
  return `Wenn du nach einer Niederlage ${where} ein Leben verlieren würdest, darfst du 1 Würfel werfen: ${on} behältst du es.`;
}
function gate(x: Extract<Para, { p: 'gate' }>, s: German): string {
  const to = x.bridge ? 'in die Mittlere Region' : w.toPlace(x.to, s.names);
  if (x.gate === 'sentinel')
    return `Um ${to} zu gelangen, musst du erst den Wächter (Stärke ${sentinelStrength}) im Kampf besiegen oder ihm ausweichen.`;
  const ends = x.goesOn
    ? ', und dein Zug endet; sonst verlierst du 1 davon und begegnest diesem Feld.'
    : ', sonst verlierst du 1 davon. Danach endet dein Zug.';
  return `Um ${to} zu gelangen, musst du erst das Portal mit Talent oder Stärke öffnen: Wirf 2 Würfel; ist das Ergebnis nicht höher als dein Wert, kommst du hindurch${ends}`;
}
function choice(x: Extract<Para, { p: 'choice' }>, s: German): string {
  const what = `${s.self.kind === 'figure' ? 'dieser Figur' : 'dieser Karte'} statt des Feldes oder eines Charakters dort begegnen`;
  if (x.may === 'always' && x.must && x.must !== 'always')
    return sentence(`du darfst ${what}; wenn ${s.test(x.must)}, musst du es`);
  const may = x.may && sentence(`du darfst ${what}${x.may === 'always' ? '' : `, wenn ${s.test(x.may)}`}`);
  const must =
    x.must && sentence(x.must === 'always' ? `du musst ${what}` : `wenn ${s.test(x.must)}, musst du ${what}`);
  return words(may, must);
}
/** "Sobald du kannst, zahle 2 Gold; dann ..." */
function quest(x: Extract<Para, { p: 'quest' }>, s: German, t: Tongue): string {
  if (x.when) return led(`sobald ${happens([x.when], s)},`, x.goods, undefined, t);
  const pay = led('sobald du kannst,', x.pay, undefined, t);
  return words(pay, sentence(`dann ${inline(x.goods, 'after', t)}`));
}
function tasks(x: Extract<Para, { p: 'tasks' }>, s: German, t: Tongue): string {
  const list = x.tasks.map((task) => {
    s.forget();
    const what = 'do' in task ? inline(task.do, 'main', t) : ordered(task.happens, s);
    return [task.n, task.n, what] as const;
  });
  const roll = s.act({ key: 'you', is: 'you' }, x.roll, 'main');
  const by = sentence(`sobald du diese Karte nimmst, ${roll} für deine Aufgabe: ${writtenRows(list, w.range)}`);
  return words(by, led('sobald sie erfüllt ist,', x.goods, undefined, t));
}
const rules = (x: Extract<Para, { p: 'side' | 'trophy' | 'part' }>, s: German, t: Tongue): string =>
  words(...x.rules.map((y) => rule(y, s, t)));

/** A paragraph, or several where persons are visited. */
export function para(x: Para, s: German, t: Tongue): readonly string[] {
  s.forget();
  const text = one(x, s, t);
  return typeof text === 'string' ? [text] : text;
}
function one(x: Para, s: German, t: Tongue): string | readonly string[] {
  if (isOfBoard(x)) return board(x, s, t);
  switch (x.p) {
    case 'rules':
      return words(...x.rules.map((y) => rule(y, s, t)));
    case 'do': {
      const list = sentences(x.do, t);
      return isVisit(x.do) ? list : words(...list);
    }
    case 'led':
      if (
        x.by === 'drawn' ||
        x.by === 'killed' ||
        x.by === 'taken' ||
        x.by === 'takenFirst' ||
        x.by === 'held' ||
        x.by === 'turnedUp'
      )
        s.mentionCard('this', 'f');
      return x.by === 'leaving' || x.by === 'leavingIf'
        ? words(capital(leads[x.by]), ...sentences(x.do, t))
        : led(leads[x.by], x.do, undefined, t);
    case 'carriedOut': {
      const where = w.atPlace(x.at, s.names);
      return x.alike
        ? sentence(`${where} darfst du dasselbe tun, ohne diese Karte zu haben`)
        : led(where, x.do, undefined, t);
    }
    case 'metIf':
      return led(`wenn ${s.test(x.if)},`, x.do, undefined, t);
    case 'quest':
      return quest(x, s, t);
    case 'tasks':
      return tasks(x, s, t);
    case 'pool':
      return `Diese Karte hat einen Vorrat von ${some(x.n, w.resources[x.what]).dat}. Bei jedem Besuch darfst du 1 davon nehmen; ist der Vorrat aufgebraucht, wird sie abgelegt.`;
    case 'stays':
      return stays[x.how];
    case 'keyword':
      return w.keywordNote(x.key);
    case 'power': {
      const isStrength = x.power === 'strength';
      const its = isStrength ? 'Die Stärke dieser Karte' : 'Das Talent dieser Karte';
      s.mentionCard('this', 'f');
      return x.yours
        ? `${its} ist so hoch wie ${isStrength ? 'deine' : 'deines'}.`
        : sentence(`${its} ist ${whole(s.number(x.n))}`);
    }
    case 'fights':
      return x.battlesIf
        ? sentence(`wenn ${s.test(x.battlesIf)}, kommt es zum Kampf, sonst zum psychischen Kampf`)
        : 'Du wählst, ob du im Kampf oder im psychischen Kampf gegen diese Karte antrittst.';
    case 'note':
      return said[x.note];
    case 'state':
      return notes[x.status] ?? '';
    case 'price':
      return `Folgt dir, wenn du ${x.n} ${x.of === 'gold' ? 'Gold zahlst' : 'Leben hergibst'}; ${x.goes ? 'lege diese Karte sonst ab' : 'bleibt sonst hier'}.`;
    case 'armour':
      return armour(x);
    case 'forbidden':
      return sentence(
        `${joined(
          x.to.map((one) => forbidden[one].toLowerCase()),
          'oder',
        )} Charaktere können diese Karte nicht haben`,
      );
    case 'cast':
      return castTimes(x.times, s);
    case 'onlyOne':
      return sentence(onlyOne(x.limit));
    case 'either':
      return words(
        ...x.ways.map(({ time, do: list }, i) => {
          const when = castTime(time, s).text;
          s.last = 'active';
          return sentence(`${i > 0 ? 'oder ' : ''}${when}: ${sentence(inline(list, 'main', t))}`);
        }),
      );
  }
}

const named = (slugs: readonly string[], s: German, det: 'der' | 'ein'): readonly Np[] =>
  slugs.map((slug) => w.theCard(slug, s.names, det));
function drawing({ n, deck, anyway, discards }: Extract<OfBoard, { p: 'draws' }>): string {
  const of = deck === undefined || discards ? w.card : w.cardOf(deck);
  const whose = deck === undefined ? '' : ` der ${np(w.cardOf(deck), '', { many: true }).nom}`;
  const from = discards ? 'daraus ' : '';
  const draws = anyway
    ? `ziehe ${from}${some(n, of).akk}, auch wenn hier schon Karten liegen`
    : n === 1
      ? `ziehe ${from}${some(1, of).akk}, wenn hier noch keine Karte liegt`
      : `ziehe ${from}Karten, bis hier ${n} Karten liegen`;
  return sentence(discards ? `mische den Ablagestapel${whose} und ${draws}` : draws);
}

function board(x: OfBoard, s: German, t: Tongue): string {
  switch (x.p) {
    case 'begins': {
      const start = [
        x.spells > 0 ? some(x.spells, w.spell).dat : '',
        ...named(x.objects, s, 'ein').map((one) => one.dat),
      ];
      return `Du beginnst das Spiel mit ${joined(
        start.filter((text) => text !== ''),
        'und',
      )}.`;
    }
    case 'draws': {
      const of = x.deck === undefined ? w.card : w.cardOf(x.deck);
      if (x.discards ?? x.anyway) return drawing(x);
      return x.n === 1
        ? `Ziehe ${some(1, of).akk}, wenn hier noch keine Karte liegt.`
        : `Ziehe ${np(of, '', { many: true }).akk}, bis hier ${x.n} Karten liegen.`;
    }
    case 'gate':
      return gate(x, s);
    case 'start':
      return sentence(`diese Figur beginnt das Spiel ${w.atPlace(x.at, s.names)}`);
    case 'choice':
      return choice(x, s);
    case 'lives':
      return `Dein Gegner hat ${some(x.n, w.life).akk}; was er verloren hat, bleibt verloren, wer auch immer es ihm nahm.`;
    case 'form':
      return `Stärke ${x.strength}, Talent ${x.craft}, ${some(x.life, w.life).nom}, ${x.fate} Schicksal.`;
    case 'deck':
      return uses[x.use];
    case 'shows':
      return `Daneben ${x.n === 1 ? 'liegt 1 seiner Karten' : `liegen ${x.n} seiner Karten`} offen.`;
    case 'into':
      return `Seine Karten werden auf den Ablagestapel ${s.deck({ deck: x.deck }).gen} gelegt.`;
    case 'standsFor': {
      const where = andNp(x.regions.map((r) => np(w.region(r), 'der'))).dat;
      return `In ${where} ist er der Abenteuerstapel, und seine Karten sind Abenteuerkarten.`;
    }
    case 'link': {
      const from = withDat('von', w.place(x.from, s.names));
      return `${passages[x.way] ?? 'Ein Weg'} führt ${from} ${w.toPlace(x.to, s.names)}.`;
    }
    case 'side':
      return `${w.side(x.side)}: ${rules(x, s, t) || 'keine Wirkung.'}`;
    case 'trophy':
      return `Als Trophäe: ${rules(x, s, t) || 'keine Wirkung.'}`;
    case 'part': {
      const saves =
        x.armour === undefined
          ? ''
          : armour({
              p: 'armour',
              from: x.armour,
              saves: [],
              everyFight: x.against === 'both',
              psychic: x.against === 'psychic',
            });
      const nouns = (x.is ?? []).flatMap((key) => w.keyword(key) ?? []);
      const made = joined(
        nouns.map((noun) => np(noun, 'ein').nom),
        'und',
      );
      s.asPart = true;
      const gives =
        words(
          x.follower && 'Die Karte ist ein Gefährte und kein Gegenstand.',
          made && `Die Karte ist ${made}.`,
          rules(x, s, t),
          saves,
          x.harmonises && 'Die anderen Teile nutzen ihre Harmonien, mit welchen Teilen sie auch zusammen sind.',
        ) || 'keine Wirkung.';
      s.asPart = false;
      return x.with
        ? `Zusammen mit ${orNp(named(x.with, s, 'der')).dat} ${x.besides ? 'außerdem' : 'stattdessen'}: ${gives}`
        : `Als Teil einer anderen Karte: ${gives}`;
    }
    case 'said':
      return x.text;
  }
}
