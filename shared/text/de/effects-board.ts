// Phrases beyond the rings: decks of any kind, figures, what lies over a space or on a card, what all choose at once.
import type { EffectOf } from '../../rules/vocab/effect';
import type { CardRef, HeroRef, Target } from '../../rules/vocab/refs';
import type { Amount } from '../../rules/vocab/select';
import { allowed, also, fact, factOf, type Clause } from './grammar';
import { behind, n, np, some, withDat, type Np } from './nouns';
import { person, vp, type Person, type Vp } from './verbs-in-place';
import { optionText } from './effects-flow';
import { lasting } from './effects-lasting';
import { asMany, numberOf, type Speak } from './speak';
import type { Phrases } from './effects-counters';
import * as w from './words';

/** Puts something somewhere: "lege sie auf dieses Feld", "mische sie in den Omenstapel". */
function placing(what: string, to: Target, p: Person, faceDown: boolean, say: Speak): Vp {
  const put = (...where: readonly string[]): Vp => vp('legen', what, faceDown && 'verdeckt', ...where);
  if (typeof to === 'object') {
    if ('at' in to) return put(say.onto(to.at));
    if ('over' in to) return put(`über ${say.space(to.over).akk}`);
    if ('stands' in to) return vp('stellen', what, say.onto(to.stands));
    if ('on' in to) return put(`${faceDown ? 'unter' : 'auf'} ${say.card(to.on).akk}`);
    return to.where === 'shuffled'
      ? vp('mischen', what, `in ${say.deck(to.deck).akk}`)
      : put(`${to.where === 'top' ? 'auf' : 'unter'} ${say.deck(to.deck).akk}`);
  }
  const simple: { readonly [K in Extract<Target, string>]: Vp } = {
    table: put('neben den Spielplan'),
    held: vp('nehmen', what),
    hand: vp('nehmen', what, `zu ${np(w.spell, p.his, { many: true }).dat}`),
    trophy: vp('nehmen', what, 'als Trophäe'),
    discard: vp('ab|legen', what),
    out: vp('entfernen', what, 'aus dem Spiel'),
    aside: vp('beiseite|legen', what),
  };
  return simple[to];
}

/** Who does it: whoever gets the card, else whoever carries the text out. */
const doerOf = (to: Target, who: HeroRef | undefined, say: Speak): Person =>
  to === 'held' || to === 'hand' || to === 'trophy' ? say.who(who) : say.me;

/** The subject first: his things are named after he was. */
function does(p: Person, say: Speak, of: () => Vp): Clause {
  const by = say.by(p);
  const what = of();
  return p.you ? say.does(p, what) : factOf(by, what);
}

const tops = (count: Amount, of: Np, say: Speak): string =>
  count === 1
    ? `die oberste Karte ${of.gen}`
    : typeof count === 'number'
      ? `die obersten ${count} Karten ${of.gen}`
      : `${asMany(count, w.card, say)} von oben aus ${of.dat}`;

/** What is drawn into somebody's own: "ziehe 1 Bestimmungskarte", "erhalte 2 Zauber". */
function drawn(e: EffectOf<'deal'>, count: Amount, say: Speak): Vp | undefined {
  if (e.named !== undefined || typeof e.from !== 'string' || (e.to !== 'held' && e.to !== 'hand')) return undefined;
  return vp(
    e.from === 'spell' ? 'erhalten' : 'ziehen',
    numberOf(count, e.from === 'spell' ? w.spell : w.cardOf(e.from), say),
  );
}

function deal(e: EffectOf<'deal'>, say: Speak): Clause {
  const count = e.n ?? 1;
  const p = doerOf(e.to, e.who, say);
  const named = e.named === undefined ? undefined : w.theCard(e.named, say.names);
  const c = does(
    p,
    say,
    () =>
      drawn(e, count, say) ??
      placing(
        named === undefined ? tops(count, say.deck(e.from), say) : `${named.akk} aus ${say.deck(e.from).dat}`,
        e.to,
        p,
        e.faceDown === true,
        say,
      ),
  );
  if (e.as !== undefined) {
    say.means(e.as, {
      is: 'card',
      the: named ?? (count === 1 ? np(w.card, 'dies') : np(w.card, 'dies', { many: true })),
      given: 'dealt',
      again: true,
    });
    say.mentionCard(e.as);
  }
  return c;
}

/** An amount that is taken away is written as a negative one. */
function spaceTokens(e: EffectOf<'spaceTokens'>, say: Speak): Clause {
  const noun = w.token(e.kind);
  const counted = (count: Amount): string =>
    typeof count === 'number'
      ? some(count, noun).akk
      : w.isResource(e.kind)
        ? say.quantity(e.kind, count, say.me)
        : asMany(count, noun, say);
  const less =
    typeof e.n === 'number'
      ? e.n < 0
        ? -e.n
        : undefined
      : typeof e.n === 'object' && 'minus' in e.n && e.n.minus[0] === 0
        ? e.n.minus[1]
        : undefined;
  if (less === undefined) return say.does(say.me, vp('legen', counted(e.n), say.onto(e.at)));
  const all = typeof less === 'object' && 'spaceTokens' in less && less.spaceTokens === e.kind;
  return say.does(
    say.me,
    vp(
      'entfernen',
      all
        ? w.isResource(e.kind)
          ? `alles ${np(noun, '').nom}`
          : `alle ${np(noun, '', { many: true }).akk}`
        : counted(less),
      `von ${say.space(e.at).dat}`,
    ),
  );
}

/** A card with a text of its own that is held is followed, all else is met. */
function meets(ref: CardRef, say: Speak): Vp {
  const from = typeof ref === 'object' ? say.meaning(ref.var) : undefined;
  const own = from && 'from' in from ? from.from : undefined;
  const kind = ref === 'this' ? say.def.kind : own?.kind;
  const card = say.card(ref);
  return kind === 'state' || own?.heldBy !== undefined
    ? vp('befolgen', `den Text auf ${card.dat}`)
    : vp('begegnen', card.dat);
}

function meet(e: EffectOf<'meet'>, say: Speak): Clause {
  const p = say.who(e.who);
  const of = meets(e.card, say);
  if (p.you || e.who === undefined) return say.does(p, of);
  // Who moves a figure and whom it visits are both "er": the second one is always named.
  const c = factOf({ nom: p.np.nom, many: p.np.g === 'pl' }, of);
  say.mention(p);
  return c;
}

/** "mit Stärke 6 oder Talent 3". */
function champion(e: EffectOf<'fightInPlace'>, say: Speak): string {
  const value = (noun: string, count: Amount | undefined): string =>
    count === undefined
      ? ''
      : typeof count === 'number'
        ? `${noun} ${count}`
        : `so viel ${noun} wie ${say.amount(count).nom}`;
  const powers = [value('Stärke', e.strength), value('Talent', e.craft)].filter((text) => text !== '');
  const help = e.aided ? ` und dem, was ${say.me.his}e Gegenstände, Gefährten und Zauber bringen,` : '';
  return powers.length === 0 ? '' : `mit ${powers.join(' oder ')}${help}`;
}

function together(e: EffectOf<'together'>, say: Speak): Clause {
  const every = person(say.heroes(e.of ?? {}, 'every'), 'together');
  const each = e.options.map((o) => {
    say.mention(every);
    const text = optionText(o, say.with({ me: every }));
    return text === 'tue nichts' && o.do.length > 0 ? w.side(o.key) : text === 'tue nichts' ? 'nichts' : text;
  });
  say.mention(every);
  return {
    ...fact(
      `geheim und gleichzeitig wählt ${every.np.nom} eines: ${each.slice(0, -1).join('; ')}${each.length > 1 ? '; oder ' : ''}${each.at(-1) ?? ''}`,
    ),
    long: true,
  };
}

const fateOf = { light: n('das hell~ Schicksal(s)'), dark: n('das dunkl~ Schicksal(s)') } as const;

export const boardPhrases: Phrases<
  | 'put'
  | 'deal'
  | 'turnOver'
  | 'walk'
  | 'meet'
  | 'spaceTokens'
  | 'merge'
  | 'burn'
  | 'encounterCards'
  | 'encounterSpace'
  | 'offerMove'
  | 'rollMove'
  | 'stay'
  | 'form'
  | 'mark'
  | 'fightInPlace'
  | 'borrow'
  | 'imbue'
  | 'turnFate'
  | 'allLose'
  | 'together'
> = {
  put: (e, say) => {
    const p = doerOf(e.to, e.who, say);
    return does(p, say, () => placing(say.card(e.card).akk, e.to, p, e.faceDown === true, say));
  },
  deal,
  turnOver: (e, say) => {
    const card = say.card(e.card).akk;
    return say.does(
      say.me,
      e.to === undefined ? vp('um|drehen', card) : vp('drehen', card, `auf die Seite „${w.side(e.to)}“`),
    );
  },
  walk: (e, say) => {
    const stops =
      e.stopsAt === undefined
        ? ''
        : `, aber nur bis ${withDat('zu', behind(np(w.square, 'der', { adj: 'erst~' }), say.spaces(e.stopsAt, 'a').dat.replace(/^eine?m? (?:ander\S+ |beliebig\S+ )?Feld ?/, '')))}`;
    const way = e.way === undefined ? `${say.spacesOn(e.n)} in eine beliebige Richtung` : say.along(e.n, e.way);
    return say.does(say.who(e.who), { ...vp('bewegen', say.card(e.figure).akk, way), post: stops });
  },
  meet,
  spaceTokens,
  merge: (e, say) => say.does(say.me, vp('mischen', `den Rest ${say.deck(e.from).gen} in ${say.deck(e.into).akk}`)),
  burn: (e, say) =>
    say.does(
      say.me,
      vp('verbrennen', e.top === undefined ? say.card(e.card ?? 'this').akk : tops(e.n ?? 1, say.deck(e.top), say)),
    ),
  encounterCards: (e, say) =>
    say.does(
      say.me,
      e.only === undefined
        ? { ...vp('begegnen', `den Karten ${say.on('here')}`), post: ', aber nicht dem Feld selbst' }
        : vp('begegnen', say.card(e.only).dat),
    ),
  encounterSpace: (_, say) => say.does(say.me, vp('begegnen', 'dem Feld selbst')),
  offerMove: (e, say) =>
    allowed(
      say.by(say.me),
      `jetzt alles tun, was statt der Bewegung${e.roll ? ' oder statt des Bewegungswurfs' : ''} getan werden darf`,
    ),
  rollMove: (e, say) => {
    say.means(e.as, { is: 'number', the: np(n('das Ergebnis(ses)'), 'der') });
    return say.does(say.me, vp('würfeln', `für ${say.me.his}e Bewegung`));
  },
  stay: (_, say) => also(say.does(say.me, vp('bleiben', say.on('here'))), vp('begegnen', 'ihm')),
  form: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      e.from === undefined
        ? vp('werden', `wieder ${p.his} eigener Charakter`)
        : vp('weiter|leben', `als ${np(w.formOf(e.from), '', { adj: 'zufällig gezogen~' }).nom}`),
    );
  },
  mark: (e, say) => {
    const p = say.who(e.who);
    return say.does(
      p,
      e.at === undefined
        ? vp('entfernen', `${p.his}e Markierung vom Spielplan`)
        : vp('markieren', say.space(e.at).akk, `als ${np(w.square, p.his, { adj: 'eigen~' }).akk}`),
    );
  },
  fightInPlace: (e, say) =>
    say.does(say.me, vp('lassen', say.card(e.card).akk, champion(e, say), `an ${say.me.his}er Stelle kämpfen`)),
  borrow: (e, say) => {
    const ability = say.whose(say.who(e.of), n('die Fähigkeit, Fähigkeiten'), { many: true, adj: 'besonder~' });
    return say.does(
      say.me,
      lasting(e.until, { ...vp('erhalten', `eine ${ability.gen}`), post: ', die nach Belieben benutzt werden kann' }),
    );
  },
  imbue: (e, say) =>
    say.does(say.me, vp('geben', say.card(e.card).dat, `die Eigenschaften ${withGenitive(say.card(e.with))}`)),
  turnFate: (e, say) => {
    const from = e.to === 'light' ? 'dark' : 'light';
    const p = say.who(e.who);
    const fate = fateOf[from];
    const what =
      typeof e.n === 'number'
        ? e.n >= 20
          ? np(fate, p.his, { adj: 'ganz~' }).akk
          : `${e.n} ${np(fate, '').akk}`
        : `so viel ${np(fate, '').akk} wie ${say.amount(e.n).nom}`;
    return say.does(p, vp('drehen', what, `auf die ${e.to === 'light' ? 'helle' : 'dunkle'} Seite`));
  },
  allLose: () => factOf({ nom: 'alle Spieler', many: true }, vp('verlieren', 'das Spiel')),
  together,
};

/** "dieser Karte"; what has no genitive of its own takes "von". */
const withGenitive = (of: Np): string => (/^\d|^(?:bis zu|beliebig|so viele) /.test(of.gen) ? `von ${of.dat}` : of.gen);
