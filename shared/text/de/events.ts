// What a reaction waits for, as what somebody does: "ein Leben verlieren", "eine 6 für die Bewegung würfeln".
import type { AnyFilter } from '../../rules/vocab/event';
import type { RollFor } from '../../rules/vocab/effect';
import type { EventKind, FightOutcome, FoeKind } from '../../rules/vocab/words';
import { kindOfFight, withoutPlace } from '../events';
import { listOf } from '../joined';
import { or } from './grammar';
import { n, np, pronoun, type Np } from './nouns';
import { vp, type Person, type Vp } from './verbs-in-place';
import type { Speak } from './speak';
import { spot } from './filters-spaces';
import * as w from './words';

type EventPhrase = {
  /** `p` is whom the event is about. */
  readonly does: (f: AnyFilter, p: Person, say: Speak) => Vp;
  /** A whole adverb instead of "immer wenn ...": "zu Beginn deines Zugs". */
  readonly at?: (whose: Np) => string;
  /** What `eventCard` is. */
  readonly card?: Np;
};

const things = (f: AnyFilter, none: string): string => {
  const what = listOf(f.what);
  return what.length === 0 ? none : or(what.map((x) => (x === 'life' ? 'ein Leben' : np(w.resources[x], '').akk)));
};

const cardOf = (f: AnyFilter, none: Np, say: Speak): Np =>
  f.card === undefined ? none : f.card.self ? say.card('this') : say.cards(f.card, 'a');
const aCard = np(w.card, 'ein');
const it = pronoun('f');
const thatSpell = np(w.spell, 'der');

const causes: Readonly<Record<string, string>> = {
  battle: 'im Kampf',
  psychic: 'im psychischen Kampf',
  cost: 'als Preis',
};
const because = (f: AnyFilter): string => {
  const known = listOf(f.cause).map(
    (x) =>
      causes[x] ??
      (x in w.rollFor
        ? w.rollFor[x as RollFor]
        : x in w.kinds
          ? `durch ${np(w.kinds[x as keyof typeof w.kinds], 'ein').akk}`
          : ''),
  );
  return or(known.filter((x) => x !== ''));
};
const purpose = (f: AnyFilter): string =>
  or(
    listOf(f.for)
      .map((x) => w.rollFor[x])
      .filter((x) => x !== ''),
  );
const inFight = (f: AnyFilter): string => causes[kindOfFight(f) ?? ''] ?? '';
const plain = (verb: string, mid = ''): EventPhrase => ({ does: () => vp(verb, mid) });
const at = (f: AnyFilter, say: Speak): string => (f.to === undefined ? '' : spot(f.to, say));

const foes: { readonly [K in FoeKind]: string } = {
  creature: 'von einer Kreatur',
  character: 'von einem anderen Charakter',
};
const ends: { readonly [K in FightOutcome]?: string } = {
  won: 'gewinnt',
  lost: 'verliert',
  standOff: 'ein Patt erreicht',
};
function stoodIn(f: AnyFilter, p: Person, say: Speak): Vp {
  const card = cardOf(f, aCard, say);
  const how = or(
    listOf(f.outcome)
      .map((x) => ends[x] ?? '')
      .filter((x) => x !== ''),
  );
  return how === ''
    ? vp('lassen', card.akk, `an ${p.his}er Stelle kämpfen`)
    : { ...vp('lassen', card.akk, `an ${p.his}er Stelle kämpfen`), post: ` und ${pronoun(card.g).nom} ${how}` };
}

export const events: { readonly [K in EventKind]: EventPhrase } = {
  gain: { does: (f) => vp('erhalten', because(f), things(f, 'etwas')) },
  lose: { does: (f) => vp('verlieren', because(f), things(f, 'etwas')) },
  heal: plain('heilen', 'ein Leben'),
  replenish: plain('auf|füllen', 'Schicksal'),
  alignment: plain('wechseln', 'die Gesinnung'),
  toad: plain('werden', 'zur Kröte'),
  missTurn: plain('aus|setzen', 'einen Zug'),
  moved: {
    does: (f, _, say) => (f.to === undefined ? vp('sich bewegen') : { ...vp('beenden', 'eine Bewegung', at(f, say)) }),
  },
  rolled: {
    does: (f) =>
      f.for === 'pray' && f.natural === undefined
        ? vp('beten')
        : f.natural === undefined
          ? vp('würfeln', because(f), purpose(f))
          : vp('würfeln', because(f), purpose(f), `eine ${or(f.natural.map(String))}`),
  },
  cast: { does: (f, _, say) => vp('wirken', cardOf(f, np(w.spell, 'ein'), say).akk), card: thatSpell },
  spellGained: plain('erhalten', 'einen Zauber'),
  taken: { does: (f, _, say) => vp('nehmen', cardOf(f, aCard, say).akk), card: it },
  left: {
    does: (f, _, say) =>
      f.killed
        ? vp('verlieren', cardOf(f, aCard, say).akk, 'durch den Tod')
        : vp(f.card?.self && f.leaving === 'discard' ? 'ab|legen' : 'verlieren', cardOf(f, aCard, say).akk),
    card: it,
  },
  spellSpent: {
    does: (f, p, say) =>
      f.spell === 'lent'
        ? vp('verlieren', cardOf(f, aCard, say).akk)
        : f.spell === 'last'
          ? vp('wirken', np(w.spell, p.his, { adj: 'letzt~' }).akk)
          : vp('wirken', 'einen Zauber'),
    card: it,
  },
  laid: {
    does: (f, _, say) =>
      vp('legen', cardOf(f, aCard, say).akk, f.to === undefined ? 'auf ein Feld' : `auf ${say.spaces(f.to, 'a').akk}`),
    card: it,
  },
  drawn: {
    does: () => vp('ziehen', 'Abenteuerkarten'),
    card: it,
  },
  fightBegan: plain('beginnen', 'einen Kampf'),
  diceBegin: { does: (f) => vp('würfeln', inFight(f) || 'in einem Kampf') },
  defeated: {
    does: (f, _, say) =>
      f.foe === 'creature'
        ? vp('töten', 'einen Feind')
        : vp('besiegen', because(f), cardOf(f, np(w.rival, 'ein'), say).akk),
    card: it,
  },
  killed: {
    does: (f, _, say) =>
      vp('töten', inFight(f), f.card === undefined ? 'einen Feind' : say.cards(withoutPlace(f.card), 'a').akk),
    card: pronoun('m'),
  },
  heroKilled: plain('werden', 'getötet'),
  turnBegan: { ...plain('beginnen', 'einen Zug'), at: (whose) => `zu Beginn ${whose.gen}` },
  turnEnded: { ...plain('beenden', 'einen Zug'), at: (whose) => `am Ende ${whose.gen}` },
  roundEnded: { ...plain('beenden', 'eine Runde'), at: () => 'am Ende jeder Runde' },
  landed: { does: (f, _, say) => vp('an|kommen', at(f, say) || 'auf einem Feld') },
  encounterBegan: { does: (f, _, say) => vp('beginnen', at(f, say), 'eine Begegnung') },
  visited: {
    does: (f, _, say) =>
      vp('besuchen', f.to === undefined ? cardOf(f, say.card('this'), say).akk : say.spaces(f.to, 'a').akk),
    card: it,
  },
  crossedRiver: plain('überqueren', 'den Sturmfluss'),
  statusGained: { does: (f) => vp('werden', or(listOf(f.status).map((x) => w.status(x) ?? 'davon betroffen'))) },
  statusEnded: {
    does: (f) => vp('sein', `nicht mehr ${or(listOf(f.status).map((x) => w.status(x) ?? 'davon betroffen'))}`),
  },
  targeted: {
    does: (f, _, say) => vp('werden', `das Ziel ${cardOf(f, np(w.spell, 'ein'), say).gen}`),
    card: thatSpell,
  },
  beaten: {
    does: (f) => vp('werden', inFight(f), f.foe === undefined ? '' : foes[f.foe], 'besiegt'),
  },
  stoodIn: { does: stoodIn, card: np(w.card, 'dies') },
  rose: plain('weiter|leben', 'in einer anderen Gestalt'),
  cardDrawn: { does: (f, _, say) => vp('ziehen', cardOf(f, aCard, say).akk), card: it },
  turnedOver: {
    does: (f, _, say) =>
      f.side === undefined
        ? vp('um|drehen', cardOf(f, aCard, say).akk)
        : vp('drehen', cardOf(f, aCard, say).akk, `auf die Seite „${or(listOf(f.side).map(w.side))}“`),
    card: it,
  },
  figureMoved: {
    does: (f, _, say) => ({
      ...vp('bewegen', cardOf(f, np(n('die Figur'), 'ein'), say).akk),
      ...(f.to === undefined ? {} : { post: `, sodass sie ${spot(f.to, say)} stehen bleibt` }),
    }),
    card: it,
  },
  encounteredBy: {
    does: (f) =>
      f.card?.self ? vp('begegnen', 'dieser Karte') : vp('werden', 'von einem anderen Charakter aufgesucht'),
    card: it,
  },
};

/** What the event says loosely and its condition exactly is said once. */
export const fluent = (text: string): string =>
  text
    .replace(/^(.* gegen .*) von (?:einer Kreatur|einem anderen Charakter)(?= besiegt)/, '$1')
    .replace(/((?:auf|in|im|an|am|bei|beim) [^,]*?) auf einem Feld (?=ankomm)/, '$1 ');
