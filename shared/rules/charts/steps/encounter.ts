// The encounter: with whom or what, and the rulebook's order on a space.
import { msg, nameOf, type CardId, type DefId, type HeroId } from '../../../kernel/ids';
import type { Json } from '../../../kernel/json';
import type { Option } from '../../../contract/prompt';
import { defOf, spaceOf, textAt, textOf } from '../../query/catalogue';
import { cardsOn, defOfCard, goldFor, mayHave } from '../../query/cards';
import { endingCard, endingDef, isCrown } from '../../query/endings';
import { heroAt, variable, word, type Env } from '../../query/env';
import { holds, fitsCard } from '../../query/eval';
import { inPlay } from '../../query/index-in-play';
import { deckFor, envFor, permits, statOf } from '../../query/stats';
import type { Def } from '../../vocab/definition';
import type { Effect } from '../../vocab/effect';
import { choicesOf } from '../../engine/options';
import { byOf, seatOfHero } from '../../engine/ops/types';
import type { Run, Step } from '../../engine/rulebook';
import { askAtMoment } from './choices';
import { endEncounterMods, endMeetingMods } from './turn';

const here = (run: Run): DefId => heroAt(run.env.s, run.frame.me).space;

/** The card that he encounters in place of the space, when it is one (a dragon scale, a figure). */
function chosenCard(run: Run): CardId | undefined {
  const meet = variable(run.env, '$meet');
  return typeof meet === 'string' && meet.startsWith('c') && run.env.s.cards[meet as CardId]
    ? (meet as CardId)
    : undefined;
}

/** The text that is followed: that of the card he has chosen, else what speaks on the space. */
export function textHere(run: Run): ReturnType<typeof textAt> {
  const card = chosenCard(run);
  const chosen = card === undefined ? undefined : textOf(run.book, run.env.s, card, spaceOf(run.book, here(run)));
  return chosen && card !== undefined ? { text: chosen, card } : textAt(run.book, run.env.s, here(run));
}

/** Cards and figures on the space that may be encountered in its place; `must` when nothing else may be. */
function insteadOfSpace(run: Run): { readonly id: CardId; readonly must: boolean }[] {
  const { s } = run.env;
  return (Object.keys(s.cards) as CardId[]).flatMap((id) => {
    const card = s.cards[id];
    if (card?.zone !== 'stands' || card.space !== here(run)) return [];
    const def = defOfCard(run.env, id);
    const choice = def.kind === 'figure' || def.kind === 'terrain' ? def.choice : undefined;
    const env: Env = { ...run.env, source: def.id, card: id };
    if (!choice || s.turn.met.includes(id) || (choice.if && !holds(env, choice.if))) return [];
    return [{ id, must: choice.must !== undefined && holds(env, choice.must) }];
  });
}

/** Other characters on the space whom he may encounter there (R4 ENCOUNTERING A CHARACTER IN THE INNER REGION). */
function othersHere(run: Run): HeroId[] {
  const { me } = run.frame;
  const space = spaceOf(run.book, here(run));
  const open =
    (space.characters !== false && space.region !== 'inner') ||
    space.characters === true ||
    (nameOf(space.id) === 'valley_of_fire' && run.env.s.options['meetOnValley'] === true);
  if (!open || !permits(run.env, me, 'meetCharacters').ok) return [];
  return Object.values(run.env.s.heroes)
    .filter((h) => !h.dead && h.id !== me && h.space === space.id)
    .map((h) => h.id);
}

/** The forms of encounter with one other character: attack, psychic combat, abilities. */
function formsWith(run: Run, other: HeroId): Option[] {
  const { me } = run.frame;
  const def = heroAt(run.env.s, other).def;
  const name = nameOf(def);
  const may = permits(run.env, me, 'attack', { target: other });
  const attack: Option = {
    key: `attack:${name}`,
    label: msg('option.attack', { hero: def }),
    target: { hero: other },
    ...(may.ok ? {} : { off: msg('off.because', { def: may.because }) }),
  };
  const psychic: Option[] =
    may.ok && permits(run.env, me, 'psychicAttack').ok
      ? [{ key: `psychic:${name}`, label: msg('option.psychic', { hero: def }), target: { hero: other } }]
      : [];
  const free = permits(run.env, me, 'useMeetings').ok;
  const meetings = inPlay(run.book, run.env.s)
    .meetings.filter((e) => free && e.source.holder === me)
    .flatMap((e): Option[] => {
      const env: Env = { ...envFor(run.env, e.source, me), it: { hero: other } };
      if (e.it.when && !holds(env, e.it.when)) return [];
      return [
        {
          key: `${e.it.id}:${name}`,
          label: msg('option.meeting', { def: e.source.def, ability: e.it.id, hero: def }),
          target: { hero: other },
        },
      ];
    });
  return [attack, ...psychic, ...meetings];
}

/** R4: in the Inner Region only the instructions of the space are followed; D: cards there are met as anywhere. */
export function cardsAreMet(run: Run): boolean {
  return (
    spaceOf(run.book, here(run)).region !== 'inner' ||
    run.env.s.options['cardsInInnerRegion'] !== false ||
    isCrown(here(run))
  );
}

/** Cards on the space that he meets at all: those of a Ghost are others, and a text may name some only. */
export function toMeet(run: Run): readonly CardId[] {
  const only = variable(run.env, '$only');
  return cardsOn(run.env, here(run)).filter(
    (id) => (!Array.isArray(only) || only.includes(id)) && permits(run.env, run.frame.me, 'meetCard', { card: id }).ok,
  );
}

/** Cards of a class that wait on the space and were not met yet in this encounter, in the order in which they came. */
export function waiting(run: Run, fits: (def: Def) => boolean): CardId[] {
  if (!cardsAreMet(run)) return [];
  return toMeet(run).filter(
    (id) =>
      !run.env.s.turn.met.includes(id) &&
      run.env.s.cards[id]?.ditched !== run.env.s.turn.n &&
      fits(defOfCard(run.env, id)),
  );
}

export const isCursed = (def: Def): boolean => def.keywords?.includes('cursed') ?? false;
const mustTake = (def: Def): boolean => def.kind === 'follower' && def.mustTake === true;
const classes: Readonly<Record<string, (def: Def) => boolean>> = {
  noNumber: (def) => def.kind === 'spell',
  events: (def) => def.kind === 'event' || mustTake(def),
  strangers: (def) => def.kind === 'stranger',
  places: (def) => def.kind === 'place',
};

/** Whether cards are still to be drawn here, so that one ditched on the space would count. */
function stillDraws(run: Run): boolean {
  const space = here(run);
  return cardsOn(run.env, space).length < (textHere(run).text.draw ?? 0);
}

/** What meeting a card carries out; then it stays or goes. */
export function meet(id: CardId, def: Def): readonly Effect[] {
  if (def.kind === 'spell') return [{ op: 'step', step: 'encounter/lying', args: id }];
  if (mustTake(def)) return [{ op: 'take', card: 'this' }];
  if (!('met' in def) || def.kind === 'figure' || def.kind === 'state') return [];
  const goes: Effect[] = def.stays === undefined ? [{ op: 'step', step: 'encounter/gone', args: id }] : [];
  const body: Effect[] = [...def.met, ...goes];
  return def.metIf === undefined ? body : [{ op: 'if', cond: def.metIf, then: body }];
}

/** R4 EVADING UNFRIENDLY INDIVIDUALS: whom he does not wish to encounter he may pass by, but not in the Inner Region. */
export function mayEvade(
  run: Run,
  where: 'card' | 'space',
  keywords: readonly string[] | undefined,
  code: readonly Effect[],
): readonly Effect[] {
  const how = run.env.s.options['evadeUnfriendly'];
  if (keywords?.includes('unfriendly') !== true || spaceOf(run.book, here(run)).region === 'inner') return code;
  if (how === true) return [{ op: 'may', ask: 'evadeUnfriendly', then: [], else: code }];
  // 2 18:2: only those on cards, and only by what lets one evade: an ability, or a Spell that is cast now.
  return how === 'cards' && where === 'card'
    ? [
        { op: 'step', step: 'encounter/unfriendly' },
        { op: 'step', step: 'encounter/answered' },
        { op: 'if', cond: { known: '$passesBy', equals: 'yes' }, then: [], else: code },
      ]
    : code;
}

/**
 * 2 12:1: what lies on a space without an instruction to draw, and without an Enemy, is no part of the encounter: it may be
 * claimed freely by whoever's move ends there.
 */
export function claimsFreely(run: Run): boolean {
  return (
    run.env.s.options['looseCards'] === 'free' &&
    cardsAreMet(run) &&
    textHere(run).text.draw === undefined &&
    !cardsOn(run.env, here(run)).some((id) => defOfCard(run.env, id).kind === 'enemy')
  );
}

export const encounterSteps: Readonly<Record<string, Step>> = {
  'encounter/begin': (run) => {
    endEncounterMods(run);
    run.tx.setTurn({ moved: false });
    run.tx.forgetMet();
    run.tx.clearUsed('encounter:');
    for (const v of ['$meet', '$with']) run.tx.unbind(run.frame.scope, v);
    if (isCrown(here(run)) && heroAt(run.env.s, run.frame.me).status['onCrown'] === undefined)
      run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'step', step: 'crown/reach' }]);
    // The others may act before he says what he encounters (D FAQ Knight).
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      { op: 'step', step: 'moment', args: { moment: 'afterMove', only: 'others' } },
    ]);
    run.tx.propose(byOf(run), { kind: 'landed', hero: run.frame.me, space: here(run) });
    // D The Crown of Command: whoever enters reveals the ending at once, before anything else.
    const ending = isCrown(here(run)) ? endingCard(run.book, run.env.s) : undefined;
    if (ending?.faceDown) run.tx.propose(byOf(run), { kind: 'turnedOver', hero: run.frame.me, card: ending.id });
  },
  'crown/reach': (run) => {
    const { me } = run.frame;
    // The ending that he revealed was his death.
    if (heroAt(run.env.s, me).dead) return;
    run.tx.setStatus('rules', me, 'onCrown', run.env.s.turn.n);
    run.tx.reachCrown();
    const alone = run.env.s.order.filter((s) => !run.env.s.seats[s]?.out).length === 1;
    const ending = endingDef(run.book, endingCard(run.book, run.env.s)?.def ?? '');
    // One who is alone is the last alive already; whatever else an ending asks he has still to do. R4 SUDDEN DEATH: the first one wins.
    if (
      (alone && (ending === undefined || ending.goal === 'lastAlive')) ||
      (run.env.s.options['suddenDeath'] === true && run.env.s.options['kingOfTheHill'] !== true)
    )
      run.tx.end([heroAt(run.env.s, me).seat], 'crown');
  },

  'encounter/choose': (run) => {
    const { me } = run.frame;
    if (heroAt(run.env.s, me).status['turningBack'] !== undefined) return;
    const forms = othersHere(run).flatMap((other) => formsWith(run, other));
    const forced = isCrown(here(run)) && forms.some((o) => !o.off);
    const instead = insteadOfSpace(run);
    const must = instead.filter((x) => x.must);
    const cards = choicesOf(
      run.env.s,
      (must.length > 0 ? must : instead).map((x) => x.id),
    );
    const may = permits(run.env, me, 'meetSpace');
    const off =
      may.ok || (forms.length === 0 && instead.length === 0) ? {} : { off: msg('off.because', { def: may.because }) };
    const space: Option[] =
      forced || must.length > 0
        ? []
        : [
            {
              key: 'space',
              label: msg('option.encounterSpace', { space: here(run) }),
              target: { space: here(run) },
              ...off,
            },
          ];
    askAtMoment(run, {
      hero: me,
      moment: 'afterMove',
      ask: msg('ask.encounter', { space: here(run) }),
      rule: 'encounter.choice',
      options: [...space, ...(forced ? [] : cards.options), ...(must.length > 0 ? [] : forms)],
      values: cards.values,
      as: '$meet',
      again: 'encounter/choose',
      ditchingMatters: stillDraws(run),
    });
  },

  'encounter/character': (run) => {
    const { me } = run.frame;
    run.tx.setTurn({ meeting: 'character' });
    const figure = chosenCard(run);
    if (figure !== undefined) {
      const def = defOfCard(run.env, figure);
      run.tx.setTurn({ meeting: 'space' });
      run.tx.markMet(figure);
      run.tx.log({ t: 'met', source: def.id, hero: me, def: def.id, card: figure });
      if (def.kind === 'figure' && def.met)
        run.tx.pushProgram({ me, source: def.id, card: figure }, run.tx.openScope(), def.met);
      return;
    }
    const [form = '', name = ''] = word(run.env, '$meet').split(':');
    const other = othersHere(run).find((id) => nameOf(heroAt(run.env.s, id).def) === name);
    if (other === undefined) return;
    run.tx.bind(run.frame.scope, 'other', other);
    const fight = form === 'attack' || form === 'psychic';
    const code: Effect[] = fight
      ? [{ op: 'attack', target: { var: 'other' }, kind: form === 'psychic' ? 'psychic' : 'battle' }, { op: 'endTurn' }]
      : [{ op: 'step', step: 'encounter/meeting', args: form }];
    run.tx.pushProgram({ me, source: 'rules' }, run.frame.scope, code);
  },
  // An ability used on another: he may evade that too (R4 EVADING 2).
  'encounter/meeting': (run, args) => {
    const { me } = run.frame;
    const other = variable(run.env, 'other') as HeroId;
    const entry = inPlay(run.book, run.env.s).meetings.find((e) => e.source.holder === me && e.it.id === args);
    if (!entry) return;
    const scope = run.tx.openScope({ other });
    run.tx.pushProgram({ me, source: entry.source.def, card: entry.source.card }, scope, [
      { op: 'step', step: 'encounter/evadable' },
      ...entry.it.do,
    ]);
    run.tx.log({ t: 'used', source: entry.source.def, hero: me, def: entry.source.def, ability: entry.it.id });
  },
  'encounter/evadable': (run) => {
    const other = variable(run.env, 'other') as HeroId;
    if (!permits(run.env, other, 'evade', {}).ok) return;
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      { op: 'if', cond: { known: '$evade', equals: 'yes' }, then: [{ op: 'step', step: 'encounter/evaded' }] },
    ]);
    run.tx.ask({
      seat: seatOfHero(run, other),
      hero: other,
      ask: msg('ask.evadeAbility', { hero: heroAt(run.env.s, run.frame.me).def }),
      source: run.frame.source,
      rule: 'combat.evade',
      options: [
        { key: 'yes', label: msg('option.evade') },
        { key: 'pass', label: msg('option.letIt'), pass: true },
      ],
      into: { scope: run.frame.scope, as: '$evade' },
    });
  },
  'encounter/evaded': (run) => {
    const frame = run.env.s.stack.findLast(
      (f) => f.t === 'program' && f.scope === run.frame.scope && f.id !== run.frame.id && f.pc < f.code.length,
    );
    if (frame?.t === 'program') run.tx.advancePc(frame.id, frame.code.length);
  },

  'encounter/enter': (run) => {
    run.tx.setTurn({ meeting: chosenCard(run) === undefined ? 'space' : 'card' });
    run.tx.propose(byOf(run), { kind: 'encounterBegan', hero: run.frame.me, space: here(run) });
  },

  'encounter/drawCards': (run) => {
    if (variable(run.env, '$meet') === 'cards') return;
    const { text, card } = textHere(run);
    const draw: Effect[] =
      text.draw === undefined
        ? []
        : [{ op: 'step', step: 'encounter/draw', args: { upTo: text.draw, deck: 'adventure' } }];
    run.tx.pushProgram({ me: run.frame.me, source: text.id, card }, run.tx.openScope(), [
      ...(text.arrive ?? []),
      ...draw,
    ]);
  },
  // One at a time, so that a card ditched between two draws counts (D Q&A Ruins).
  'encounter/draw': (run, args) => {
    const { upTo, deck, exactly } = args as { upTo: number; deck: string; exactly?: boolean };
    const { me } = run.frame;
    if (run.env.s.turn.over || run.env.s.turn.moved) return;
    const lying = cardsOn(run.env, here(run)).length;
    const total = upTo + (exactly ? 0 : statOf(run.env, me, 'drawMore'));
    const drawn =
      lying >= total
        ? undefined
        : run.tx.draw(
            deckFor(run.env, me, deck, run.frame.source),
            { to: 'space', space: here(run) },
            run.frame.source,
          );
    run.tx.pushProgram(
      byOf(run),
      run.frame.scope,
      drawn === undefined
        ? [{ op: 'step', step: 'encounter/drawn' }]
        : [
            { op: 'step', step: 'moment', args: { moment: 'betweenDraws', ditching: lying + 1 < total } },
            { op: 'step', step: 'encounter/draw', args: { upTo, deck, ...(exactly ? { exactly } : {}) } },
          ],
    );
    // Each card as it comes: one that is drawn may change from which deck the next one is (D Harbinger Cards).
    if (drawn !== undefined) run.tx.propose(byOf(run), { kind: 'cardDrawn', hero: me, card: drawn });
  },
  'encounter/drawn': (run) => {
    const fresh = cardsOn(run.env, here(run)).filter((id) => run.env.s.cards[id]?.drawn === run.env.s.turn.n);
    if (fresh.length === 0) return;
    run.tx.pushProgram(byOf(run), run.frame.scope, [
      { op: 'step', step: 'encounter/placed' },
      { op: 'step', step: 'moment', args: { moment: 'cardsDrawn' } },
    ]);
    run.tx.propose(byOf(run), { kind: 'drawn', hero: run.frame.me, n: fresh.length });
  },
  // R4 ADVENTURE CARDS: those that are placed elsewhere are dealt with first.
  'encounter/placed': (run) => {
    const fresh = cardsOn(run.env, here(run)).filter(
      (id) => run.env.s.cards[id]?.drawn === run.env.s.turn.n && !run.env.s.turn.met.includes(id),
    );
    for (const id of [...fresh].reverse()) {
      const def = defOfCard(run.env, id);
      if ('drawn' in def)
        run.tx.pushProgram({ me: run.frame.me, source: def.id, card: id }, run.tx.openScope(), def.drawn);
    }
  },

  'encounter/cards': (run, args) => {
    if (run.env.s.turn.over || run.env.s.turn.moved || (args === 'strangers' && claimsFreely(run))) return;
    const fits = classes[typeof args === 'string' ? args : ''] ?? (() => false);
    const [id] = waiting(run, fits);
    if (id === undefined) return;
    const def = defOfCard(run.env, id);
    run.tx.markMet(id);
    run.tx.log({ t: 'met', source: def.id, hero: run.frame.me, def: def.id, card: id });
    run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'step', step: 'encounter/cards', args: args ?? '' }]);
    run.tx.pushProgram(
      { me: run.frame.me, source: def.id, card: id },
      run.tx.openScope(),
      mayEvade(run, 'card', def.keywords, meet(id, def)),
    );
  },
  'encounter/unfriendly': (run) => {
    const { me, source } = run.frame;
    const yes: Option[] = permits(run.env, me, 'evade').ok
      ? [{ key: 'yes', label: msg('yes.evadeUnfriendly', { def: source }) }]
      : [];
    askAtMoment(run, {
      hero: me,
      moment: 'creatureMet',
      ask: msg('ask.evadeUnfriendly', { def: source }),
      rule: 'combat.evade',
      options: [...yes, { key: 'no', label: msg('no.evadeUnfriendly', { def: source }), pass: true }],
      as: '$passesBy',
      again: 'encounter/unfriendly',
    });
  },
  // 2 18:1: by Immobility one alone is passed by.
  'encounter/answered': (run) => {
    endMeetingMods(run);
  },
  // A met card that does not stay goes to the discard pile, unless it has gone elsewhere.
  'encounter/gone': (run, args) => {
    const id = args as CardId;
    if (run.env.s.cards[id]?.zone === 'laid' && !run.env.s.mods.some((m) => m.card === id))
      run.tx.moveCard(id, { to: 'discard' }, run.frame.source);
  },
  // A Spell that lies on a space acts on who lands there: what it does is in the effect that laid it.
  'encounter/lying': (run, args) => {
    const id = args as CardId;
    run.tx.propose(byOf(run), { kind: 'encounteredBy', hero: run.frame.me, card: id });
  },

  'encounter/take': (run) => {
    const { me } = run.frame;
    if (claimsFreely(run)) {
      run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'step', step: 'encounter/loose' }]);
      return;
    }
    const space = here(run);
    const gold = goldFor(run.env, me, space);
    const free = enemiesLeft(run).length === 0 && cardsAreMet(run);
    const takeable = waiting(run, (def) => ['object', 'magicObject', 'follower'].includes(def.kind) && !mustTake(def));
    const cursed = takeable.filter(
      (id) => isCursed(defOfCard(run.env, id)) && mayHave(run.env, me, defOfCard(run.env, id), id).ok,
    );
    if (free && cursed.length > 0) {
      // D Cursed Keyword: what is cursed must be taken; what else lies there may be, afterwards.
      run.tx.advancePc(run.frame.id, 0);
      for (const id of [...cursed].reverse()) {
        run.tx.markMet(id);
        run.tx.propose({ me, source: 'rules' }, { kind: 'taken', hero: me, card: id, how: 'take' });
      }
      return;
    }
    // Their step is over now, whether they are taken or not: none of them waits any more (R4 LOSING A TURN).
    for (const id of takeable) run.tx.markMet(id);
    if (!free || (gold === 0 && takeable.length === 0)) return;
    const { options, values } = choicesOf(run.env.s, takeable);
    const judged = options.map((o) => judge(run, me, o, values));
    const all: Option[] = [
      ...(gold > 0 ? [{ key: 'gold', label: msg('option.takeGold', { n: gold }) }] : []),
      ...judged,
    ];
    const open = all.filter((o) => !o.off);
    if (open.length === 0) return;
    run.tx.pushProgram(byOf(run), run.frame.scope, [{ op: 'step', step: 'encounter/taken' }]);
    run.tx.ask({
      seat: seatOfHero(run, me),
      hero: me,
      ask: msg('ask.take', { space }),
      source: space,
      rule: 'taking',
      options: all,
      values,
      min: 0,
      max: open.length,
      into: { scope: run.frame.scope, as: '$take' },
    });
  },
  'encounter/taken': (run) => {
    const chosen = variable(run.env, '$take');
    const list: readonly Json[] = Array.isArray(chosen) ? chosen : [];
    for (const what of [...list].reverse()) pickUp(run, what);
  },

  'encounter/instructions': (run) => {
    if (variable(run.env, '$meet') === 'cards') return;
    const { text, card } = textHere(run);
    const by = { me: run.frame.me, source: text.id, card };
    run.tx.propose(by, { kind: 'visited', hero: run.frame.me, space: here(run) });
    if (text.visit)
      run.tx.pushProgram(
        by,
        run.tx.openScope(),
        mayEvade(run, 'space', spaceOf(run.book, here(run)).keywords, text.visit),
      );
  },
};

/** Enemies on the space that are neither killed nor evaded: nothing there may be taken (R4 OBJECTS, MAGIC OBJECTS, AND FOLLOWERS). */
export function enemiesLeft(run: Run): CardId[] {
  return toMeet(run).filter((id) => fitsCard(run.env, id, { kind: 'enemy' }) && !run.env.s.turn.evaded.includes(id));
}

/** Takes the gold that lies there, or a card for its price. */
export function pickUp(run: Run, what: Json): void {
  const { me } = run.frame;
  if (what === 'gold') {
    const n = goldFor(run.env, me, here(run));
    run.tx.layGold('rules', here(run), -n);
    run.tx.propose(byOf(run), { kind: 'gain', hero: me, what: 'gold', n, cause: 'found' });
  } else if (typeof what === 'string' && run.env.s.cards[what as CardId]) {
    const def = defOfCard(run.env, what as CardId);
    const price: Effect[] =
      def.kind === 'follower' && def.price !== undefined
        ? [{ op: 'lose', what: 'gold', n: def.price, cost: true }]
        : [];
    run.tx.pushProgram({ me, source: def.id, card: what as CardId }, run.tx.openScope(), [
      ...price,
      { op: 'take', card: 'this' },
    ]);
  }
}

/** Whether a card on the space can be taken, and if not, why. */
export function judge(run: Run, me: HeroId, o: Option, values: Readonly<Record<string, Json>>): Option {
  const id = values[o.key] as CardId;
  const def = defOf(run.book, run.env.s.cards[id]?.def ?? '');
  const may = mayHave(run.env, me, def, id);
  if (!may.ok) return { ...o, off: msg('off.because', { def: may.because }) };
  if (def.kind === 'follower' && def.price !== undefined) {
    if (heroAt(run.env.s, me).gold < def.price) return { ...o, off: msg('off.gold', { n: def.price }) };
    return { ...o, label: msg('option.hire', { def: def.id, n: def.price }) };
  }
  return o;
}
