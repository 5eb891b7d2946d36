// Phrases for dice, counters, coins, states, turns and moves.
import type { EffectOf, Op } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';
import type { FateSide } from '../../rules/vocab/select';
import { isHidden } from '../keys';
import { factOf, nothing, order, type Clause } from './grammar';
import { n, np, pronoun, some } from './nouns';
import { doer, vp, type Person, type Vp } from './verbs-in-place';
import { numberOf, type Speak } from './speak';
import * as w from './words';

export type Phrases<K extends Op> = { readonly [P in K]: (e: EffectOf<P>, say: Speak) => Clause };

/** "2 helles Schicksal", where fate has two sides. */
const ofSide = (quantity: string, side: FateSide | undefined): string =>
  side === undefined ? quantity : quantity.replace(/\bSchicksal\b/, `${w.sides[side].replace('~', 'es')} Schicksal`);

/** The subject first: his things are named after he was. */
function does(say: Speak, who: HeroRef | undefined, of: (p: Person) => Vp): Clause {
  const p = say.who(who);
  const by = say.by(p);
  const what = of(p);
  return p.you ? order(what) : factOf(by, what);
}

const upTo = (count: number, of: typeof w.life): string => `bis zu ${some(count, of).akk}`;

function move(e: EffectOf<'moveTo'>, say: Speak): Vp {
  if (typeof e.to === 'object' && 'steps' in e.to) return vp('sich bewegen', say.along(e.to.steps, e.to.way));
  const to = say.towards(e.to);
  switch (e.how ?? 'teleport') {
    case 'teleport':
      return vp('sich teleportieren', to);
    case 'move':
      return vp('ziehen', to);
    case 'cross':
      return vp('gehen', 'über den Sturmfluss', to);
    case 'portal':
      return vp('gehen', 'durch das Portal der Macht', to);
    case 'emerge':
      return vp('gelangen', to);
  }
}

export const counterPhrases: Phrases<
  | 'gain'
  | 'lose'
  | 'heal'
  | 'replenish'
  | 'align'
  | 'toad'
  | 'missTurn'
  | 'extraTurns'
  | 'endTurn'
  | 'tradeTrophies'
  | 'status'
  | 'moveTo'
  | 'layGold'
  | 'tokens'
  | 'kill'
  | 'win'
  | 'outOfGame'
> = {
  gain: (e, say) => does(say, e.who, (p) => vp('erhalten', ofSide(say.quantity(e.what, e.n, p), e.side))),
  lose: (e, say) => does(say, e.who, (p) => vp(e.cost ? 'zahlen' : 'verlieren', say.quantity(e.what, e.n, p))),
  heal: (e, say) =>
    does(say, e.who, (p) =>
      e.n === 'full'
        ? vp('heilen', `Leben bis zu ${np(w.stats.lifeValue, p.his).dat}`)
        : vp('heilen', typeof e.n === 'number' && e.n > 1 ? upTo(e.n, w.life) : say.quantity('life', e.n, p)),
    ),
  replenish: (e, say) =>
    does(say, e.who, (p) =>
      e.n === 'full'
        ? vp('auf|füllen', `Schicksal bis zu ${np(w.stats.fateValue, p.his).dat}`)
        : vp(
            'auf|füllen',
            typeof e.n === 'number' && e.n > 1 ? upTo(e.n, w.resources.fate) : say.quantity('fate', e.n, p),
          ),
    ),
  align: (e, say) => say.does(say.who(e.who), vp('werden', w.alignments[e.to])),
  toad: (e, say) => say.does(say.who(e.who), vp('werden', `für ${some(e.turns, w.turn).akk} zur Kröte`)),
  missTurn: (e, say) => say.does(say.who(e.who), vp('aus|setzen', numberOf(e.n, w.turn, say))),
  extraTurns: (e, say) =>
    say.does(
      say.who(e.who),
      vp(
        'machen',
        'nach diesem Zug',
        typeof e.n === 'number' ? `noch ${some(e.n, w.turn).akk}` : `noch ${numberOf(e.n, w.turn, say)}`,
      ),
    ),
  endTurn: (_, say) => say.does(say.me, vp('beenden', np(w.turn, say.me.his).akk)),
  status: (e, say) => {
    // A state that is more than the number rolled (the Original's Werewolf) is told where its number is used.
    if (typeof e.value === 'object' && 'plus' in e.value)
      say.means(`$${e.status}`, { is: 'number', the: say.amount(e.value) });
    const word = w.status(e.status);
    if (word === undefined) return nothing;
    const p = say.who(e.who);
    // A fight has two sides, and who lost the last one is known to all.
    if (e.status === 'facing')
      return e.on && e.who !== 'opponent'
        ? factOf({ nom: 'dieser Kampf' }, vp('müssen', 'entschieden werden'))
        : nothing;
    if (e.status === 'beaten') return nothing;
    return e.on
      ? say.does(p, w.starts[e.status] ?? vp('werden', word))
      : say.states(p, vp('sein', `nicht mehr ${word}`));
  },
  moveTo: (e, say) => does(say, e.who, () => move(e, say)),
  layGold: (e, say) => does(say, e.who, (p) => vp('legen', say.quantity('gold', e.n, p), say.onto(e.at))),
  tokens: (e, say) => {
    if (isHidden(e.kind)) return nothing;
    const noun = w.token(e.kind);
    const all =
      typeof e.n === 'object' &&
      'minus' in e.n &&
      e.n.minus[0] === 0 &&
      typeof e.n.minus[1] === 'object' &&
      'tokens' in e.n.minus[1] &&
      e.n.minus[1].tokens === e.kind;
    const card = say.card(e.on);
    if (all && w.isMass(e.kind))
      return say.does(
        say.me,
        vp(
          'entfernen',
          `${e.kind === 'lives' || e.kind === 'life' ? 'alle' : 'alles'} ${np(noun, '').akk} von ${card.dat}`,
        ),
      );
    if (all) return say.does(say.me, vp('entfernen', `alle ${np(noun, '', { many: true }).akk} von ${card.dat}`));
    if (typeof e.n === 'number' && e.n < 0)
      return say.does(say.me, vp('entfernen', `${some(-e.n, noun).akk} von ${card.dat}`));
    return say.does(say.me, vp('legen', numberOf(e.n, noun, say), `auf ${card.akk}`));
  },
  tradeTrophies: (_, say) => say.does(say.me, vp('ein|tauschen', 'Trophäen')),
  kill: (e, say) => say.states(say.who(e.who), vp('werden', 'getötet')),
  win: (e, say) =>
    'all' in e
      ? factOf(doer(say.heroes(e.all, 'every')), vp('gewinnen', 'das Spiel'))
      : say.does(say.who(e.who), vp('gewinnen', 'das Spiel')),
  outOfGame: (e, say) => say.states(say.who(e.who), vp('aus|scheiden')),
};

const outcomes = {
  won: vp('gewinnen', 'den Kampf'),
  lost: vp('verlieren', 'den Kampf'),
  standOff: vp('beenden', 'den Kampf mit einem Patt'),
  evaded: vp('vermeiden', 'den Kampf'),
  destroyed: vp('vernichten', 'den Gegner ohne Kampf'),
} as const;

const score = n('der Angriffswert(s)');
const scoreOf = (say: Speak, side: 'mine' | 'theirs'): ReturnType<typeof np> =>
  side === 'mine' ? np(score, say.me.his) : np(score, 'der', { post: np(w.rival, say.me.his).gen });

export const fightPhrases: Phrases<'fight' | 'attack' | 'score' | 'attackWith' | 'settle' | 'reward' | 'removeFoe'> = {
  fight: (e, say) => {
    const { foe } = e;
    const kind = foe.strength === undefined && foe.craft !== undefined ? 'im psychischen Kampf' : '';
    const stat = foe.strength ?? foe.craft;
    const fixedly = typeof stat === 'number';
    const noun = foe.strength === undefined ? 'Talent' : 'Stärke';
    if (e.as !== undefined) say.means(e.as, { is: 'number', the: np(n('der Ausgang(s)'), 'der') });
    const last = foe.cannotBeEvaded ? ' (kein Ausweichen)' : '';
    if (foe.cards !== undefined)
      return say.does(say.me, { ...vp('kämpfen', `gegen ${say.card(foe.cards).akk}`), post: last });
    const name =
      foe.name === undefined
        ? np(foe.subtype === undefined ? w.creatureNoun : w.subtype(foe.subtype), 'ein')
        : w.creature(foe.name, say.names);
    const power =
      stat === undefined
        ? ''
        : fixedly
          ? ` (${noun} ${stat}${foe.cannotBeEvaded ? ', kein Ausweichen' : ''})`
          : `, dessen ${noun} ${say.amount(stat).nom} ist`;
    const which = name.g === 'f' ? power.replace('dessen', 'deren') : power;
    return say.does(say.me, {
      ...vp('kämpfen', kind, `gegen ${name.akk}${fixedly ? which : ''}`),
      post: fixedly ? '' : which + last,
    });
  },
  attack: (e, say) =>
    say.does(say.me, vp('an|greifen', say.one(say.who(e.target)).akk, e.kind === 'psychic' && 'im psychischen Kampf')),
  score: (e, say) => {
    if (typeof e.add === 'number' && e.add < 0)
      return say.does(say.me, vp('ab|ziehen', `${-e.add}`, `von ${scoreOf(say, e.side).dat}`));
    return say.does(say.me, vp('addieren', say.amount(e.add).akk, `zu ${scoreOf(say, e.side).dat}`));
  },
  attackWith: (e, say) => {
    const attack = np(n('der Angriff(s)'), say.me.his).akk;
    const counts = e.keep === 'lowest' ? 'niedrigste' : 'höchste';
    if (e.side === 'mine')
      return say.does(
        say.me,
        e.dice === 0
          ? vp('werfen', `für ${attack} keinen Würfel`)
          : { ...vp('werfen', `für ${attack} ${some(e.dice, w.die).akk}`), post: `, von denen der ${counts} zählt` },
      );
    return say.does(
      say.me,
      vp(
        'lassen',
        np(w.rival, say.me.his).akk,
        e.dice === 0 ? 'ohne Angriffswurf kämpfen' : `für den Angriff ${some(e.dice, w.die).akk} werfen`,
        e.keep === 'lowest' && 'und den niedrigsten nehmen',
      ),
    );
  },
  settle: (e, say) => say.does(say.me, outcomes[e.outcome]),
  reward: (_, say) => say.does(say.me, vp('nehmen', 'als Lohn nur ein Leben')),
  removeFoe: (e, say) => {
    const card = say.card(e.card);
    if (e.how === 'evaded') return say.does(say.me, vp('aus|weichen', card.dat));
    if (e.how === 'left') return say.does(say.me, vp('lassen', card.akk, 'in Ruhe'));
    return say.does(say.me, {
      ...vp('vernichten', card.akk),
      post: `, ohne ${pronoun(card.g).akk} als Trophäe zu nehmen`,
    });
  },
};
