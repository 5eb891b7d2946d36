// The encounter: with whom or what, and the rulebook's order on a space.
import { msg, type CardId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { spaceOf } from '../query/catalogue';
import { defOfCard } from '../query/cards';
import { endingCard, isCrown } from '../query/endings';
import { heroAt } from '../query/env';
import { wasSpared } from '../query/spared';
import { avoidsSpace, permits } from '../query/stats';
import type { Def } from '../vocab/definition';
import type { Effect } from '../vocab/effect';
import { discardedBy } from '../engine/commit-cards';
import { byOf } from '../engine/ops/types';
import type { StepsOf } from '../engine/rulebook';
import { askAtMoment } from '../moments/choice';
import { chosenCard, claimsFreely, here, mayEvade, mustTake, textHere, waiting } from './on-space';
import { endEncounterMods, endMeetingMods } from '../turn/lasting';
import { cardAsk } from '../engine/options';
import { chapterOf, follow, stepOf } from '../engine/follow';
import { isHeard } from '../engine/heard';
import { into } from '../engine/into';
import { move, putOf } from '../engine/moves';
import { vars } from './vars';
import { announce } from '../engine/windows';

const isEarly = (def: Def): boolean => def.kind === 'place' && def.encounter === 1;
const classes = {
  noNumber: (def) => def.kind === 'spell',
  // R4 ADVENTURE CARDS: with the Events what has their number.
  events: (def) => def.kind === 'event' || mustTake(def) || isEarly(def),
  strangers: (def) => def.kind === 'stranger',
  places: (def) => def.kind === 'place' && !isEarly(def),
} as const satisfies Readonly<Record<string, (def: Def) => boolean>>;
type CardClass = keyof typeof classes;

/** What meeting a card carries out; then it stays or goes. */
export function meet(id: CardId, def: Def): readonly Effect[] {
  if (def.kind === 'spell') return [stepOf('encounter/lying', id)];
  if (mustTake(def)) return [{ op: 'take', card: 'this' }];
  if (!('met' in def) || def.kind === 'figure' || def.kind === 'state' || def.kind === 'world') return [];
  const goes: Effect[] = def.stays === undefined ? [stepOf('encounter/gone', id)] : [];
  const body: Effect[] = [...def.met, ...goes];
  return def.metIf === undefined ? body : [{ op: 'if', cond: def.metIf, then: body }];
}

type Own = Pick<
  StepsOf<'encounter'>,
  | 'encounter/begin'
  | 'encounter/enter'
  | 'encounter/drawCards'
  | 'encounter/cards'
  | 'encounter/gone'
  | 'encounter/lying'
  | 'encounter/passesOver'
  | 'encounter/instructions'
  | 'encounter/unfriendly'
  | 'encounter/answered'
>;
declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/begin': undefined;
    readonly 'encounter/enter': undefined;
    readonly 'encounter/drawCards': undefined;
    readonly 'encounter/cards': CardClass;
    readonly 'encounter/gone': CardId;
    readonly 'encounter/lying': CardId;
    readonly 'encounter/passesOver': CardId;
    readonly 'encounter/instructions': undefined;
    readonly 'encounter/unfriendly': undefined;
    readonly 'encounter/answered': undefined;
  }
}

export const encounterSteps: Own = {
  'encounter/begin': (run) => {
    endEncounterMods(run);
    run.tx.setTurn({ moved: false });
    run.tx.forgetMet();
    run.tx.clearUsed('encounter:');
    vars.drop(run, '$meet');
    vars.drop(run, '$toCrown');
    if (isCrown(here(run)) && heroAt(run.env.s, run.frame.me).status.onCrown === undefined)
      vars.set(run, '$toCrown', true);
    // The others may act before he says what he encounters (D FAQ Knight).
    into(run, 'moment', { $at: { moment: 'afterMove', only: 'others' } });
    const landed = { kind: 'landed', hero: run.frame.me, space: here(run) } as const;
    const ending = isCrown(here(run)) ? endingCard(run.book, run.env.s) : undefined;
    if (!ending?.faceDown) {
      announce(run, byOf(run), landed);
      return;
    }
    run.tx.propose(byOf(run), landed);
    // D The Crown of Command: whoever enters reveals the ending at once, before anything else.
    run.tx.propose(byOf(run), { kind: 'turnedOver', hero: run.frame.me, card: ending.id });
  },
  'encounter/enter': (run) => {
    run.tx.setTurn({ meeting: chosenCard(run) === undefined ? 'space' : 'card' });
    announce(run, byOf(run), { kind: 'encounterBegan', hero: run.frame.me, space: here(run) });
  },

  'encounter/drawCards': (run) => {
    // Before the Events, but after what is drawn.
    if (permits(run.env, run.frame.me, 'anyOrder').ok) follow(run, 'encounter/anyOrder');
    if (run.book.recounts || permits(run.env, run.frame.me, 'takeFirst').ok) follow(run, 'encounter/takeFirst');
    if (vars.get(run.env, '$meet') === 'cards') return;
    const { text, card } = textHere(run);
    const { deck = 'adventure', anyway, discards } = text.drawing ?? {};
    const own = { ...(anyway ? { $anyway: anyway } : {}), ...(discards ? { $discards: discards } : {}) };
    const draw: Effect[] =
      text.draw === undefined ? [] : [chapterOf('draw', { $upTo: text.draw, $deck: deck, ...own })];
    run.tx.pushProgram({ me: run.frame.me, source: text.id, card }, run.tx.openScope(), [
      ...(text.arrive ?? []),
      ...draw,
    ]);
  },
  'encounter/cards': (run, args) => {
    if (run.env.s.turn.over || run.env.s.turn.moved || (args === 'strangers' && claimsFreely(run))) return;
    const [id] = waiting(run, classes[args]);
    if (id === undefined) return;
    const def = defOfCard(run.env, id);
    run.tx.markMet(id);
    run.tx.log({ t: 'met', source: def.id, hero: run.frame.me, def: def.id, card: id });
    follow(run, 'encounter/cards', args);
    run.tx.pushProgram({ me: run.frame.me, source: def.id, card: id }, run.tx.openScope(), [
      ...(def.kind === 'stranger' && isHeard(run, 'encounteredBy') ? [stepOf('encounter/passesOver', id)] : []),
      ...mayEvade(run, def, meet(id, def)),
    ]);
    // Whoever listens is asked before it has done anything, for then it may be gone.
    if (def.kind !== 'spell') announce(run, byOf(run), { kind: 'encounteredBy', hero: run.frame.me, card: id });
  },
  'encounter/unfriendly': (run) => {
    const { me, source } = run.frame;
    const yes: Option[] = permits(run.env, me, 'evade').ok
      ? [{ key: 'yes', label: msg('yes.evadeUnfriendly', { def: source }) }]
      : [];
    askAtMoment(run, {
      hero: me,
      moment: 'creatureMet',
      ask: cardAsk('ask.evadeUnfriendly', { def: source }),
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
  'encounter/gone': (run, id) => {
    if (run.env.s.cards[id]?.zone === 'laid' && !run.env.s.mods.some((m) => m.card === id))
      move(run, byOf(run), putOf(run.frame.me, id, discardedBy(run, id, run.frame.me)));
  },
  // A Stranger who was to pass him over does nothing, this time.
  'encounter/passesOver': (run, id) => {
    if (!wasSpared(run.env.s, id, run.frame.me)) return;
    run.tx.spareNoMore(run.frame.source, id, run.frame.me);
    run.tx.advancePc(run.frame.id, run.frame.code.length);
  },
  // A Spell that lies on a space acts on who lands there: what it does is in the effect that laid it.
  'encounter/lying': (run, id) => {
    announce(run, byOf(run), { kind: 'encounteredBy', hero: run.frame.me, card: id });
  },

  'encounter/instructions': (run) => {
    if (vars.get(run.env, '$meet') === 'cards') return;
    const { text, card } = textHere(run);
    const by = { me: run.frame.me, source: text.id, card };
    const visited = { kind: 'visited', hero: run.frame.me, space: here(run) } as const;
    if (!text.visit || avoidsSpace(run.env, run.frame.me, here(run))) {
      announce(run, by, visited);
      return;
    }
    run.tx.propose(by, { ...visited, instructions: mayEvade(run, spaceOf(run.book, here(run)), text.visit) });
  },
};
