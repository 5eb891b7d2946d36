// With whom or what the encounter is: the space, a card in its place, or another character (R4 ENCOUNTERS).
import { msg, keyOf, nameOf, type CardId, type HeroId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { drawsBeside, spaceOf } from '../query/catalogue';
import { cardsOn, defOfCard } from '../query/cards';
import { isCrown } from '../query/endings';
import { heroAt, heroesInPlay, variable, type Env } from '../query/env';
import { holds } from '../query/eval';
import { cardsAt } from '../query/card-index';
import { inPlay } from '../query/index-in-play';
import { metInstead } from '../query/instead';
import type { Source } from '../query/source';
import { envFor, permits } from '../query/stats';
import type { Effect } from '../vocab/effect';
import { choicesOf } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { askAtMoment } from '../moments/choice';
import { chosenCard, here, textHere } from './on-space';
import { optionOf } from '../options/option-of';
import { isHeard } from '../engine/heard';
import { stepOf } from '../engine/follow';
import { vars } from './vars';

/** His own ability, or one that a card beside the board or the ending gives to all. */
const isOf = (run: Run, { holder, card }: Source, me: HeroId): boolean => {
  const zone = card === undefined ? undefined : run.env.s.cards[card]?.zone;
  return holder === me || (holder === undefined && (zone === 'table' || zone === 'over'));
};

/** Cards and figures on the space that may be encountered in its place; `must` when nothing else may be. */
function insteadOfSpace(run: Run): { readonly id: CardId; readonly must: boolean }[] {
  const { s } = run.env;
  return cardsAt(s, here(run)).flatMap((id) => {
    const instead = s.turn.met.includes(id) ? undefined : metInstead(run.env, id);
    return instead === undefined ? [] : [{ id, must: instead === 'must' }];
  });
}

/** What is done with a card that is met in place of the space. */
const encountered = (option: Option): Option =>
  option.target?.def === undefined
    ? option
    : { ...option, label: msg('option.encounterCard', { def: option.target.def }) };

/** Other characters on the space whom he may encounter there (R4 ENCOUNTERING A CHARACTER IN THE INNER REGION). */
function othersHere(run: Run): HeroId[] {
  const { me } = run.frame;
  const space = spaceOf(run.book, here(run));
  const open =
    (space.characters !== false && space.region !== 'inner') ||
    space.characters === true ||
    (nameOf(space.id) === 'valley_of_fire' && optionOf(run.env.s.options, 'meetOnValley'));
  if (!open) return [];
  return heroesInPlay(run.env.s).flatMap((h) =>
    h.id !== me && h.space === space.id && permits(run.env, me, 'meetCharacters', { target: h.id }).ok ? [h.id] : [],
  );
}

/** The forms of encounter with one other character: attack, psychic combat, abilities. */
function formsWith(run: Run, other: HeroId): Option[] {
  const { me } = run.frame;
  const def = heroAt(run.env.s, other).def;
  const name = keyOf(def);
  const may = permits(run.env, me, 'attack', { target: other });
  const attack: Option = {
    key: `attack:${name}`,
    label: msg('option.attack', { hero: def }),
    target: { hero: other },
    ...(may.ok ? {} : { off: msg('off.because', { def: may.because }) }),
  };
  const psychic: Option[] =
    may.ok && permits(run.env, me, 'psychicAttack', { target: other }).ok
      ? [{ key: `psychic:${name}`, label: msg('option.psychic', { hero: def }), target: { hero: other } }]
      : [];
  const free = permits(run.env, me, 'useMeetings').ok;
  const meetings = inPlay(run.book, run.env.s)
    .meetings.filter((e) => free && isOf(run, e.source, me))
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

/** Whether cards are still to be drawn here, so that one ditched on the space would count. */
function stillDraws(run: Run): boolean {
  const space = here(run);
  const { text } = textHere(run);
  return text.drawing?.anyway !== true && drawsBeside(text, cardsOn(run.env, space).length) > 0;
}

type Own = Pick<
  StepsOf<'encounter'>,
  'encounter/choose' | 'encounter/character' | 'encounter/meeting' | 'encounter/evadable' | 'encounter/met'
>;
declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/choose': undefined;
    readonly 'encounter/character': undefined;
    readonly 'encounter/meeting': string;
    readonly 'encounter/evadable': undefined;
    readonly 'encounter/met': undefined;
  }
}

export const whomSteps: Own = {
  'encounter/choose': (run) => {
    const { me } = run.frame;
    if (heroAt(run.env.s, me).status.turningBack !== undefined) return;
    const forms = othersHere(run).flatMap((other) => formsWith(run, other));
    const forced = isCrown(here(run)) && forms.some((o) => !o.off);
    const instead = insteadOfSpace(run);
    const must = instead.filter((x) => x.must);
    const cards = choicesOf(
      run.env.s,
      (must.length > 0 ? must : instead).map((x) => x.id),
    );
    const may = permits(run.env, me, 'meetSpace');
    const meets = forms.some((o) => !o.off);
    const off =
      may.ok || (instead.length === 0 && !meets)
        ? {}
        : { off: msg(meets ? 'off.mustMeet' : 'off.because', { def: may.because }) };
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
      options: [...space, ...(forced ? [] : cards.options.map(encountered)), ...(must.length > 0 ? [] : forms)],
      values: cards.values,
      as: '$meet',
      again: 'encounter/choose',
      press: stillDraws(run),
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
    const [form = '', name = ''] = (vars.get(run.env, '$meet') ?? '').split(':');
    const other = othersHere(run).find((id) => keyOf(heroAt(run.env.s, id).def) === name);
    if (other === undefined) return;
    run.tx.bind(run.frame.scope, 'other', other);
    const fight = form === 'attack' || form === 'psychic';
    const code: Effect[] = fight
      ? [{ op: 'attack', target: { var: 'other' }, kind: form === 'psychic' ? 'psychic' : 'battle' }, { op: 'endTurn' }]
      : [stepOf('encounter/meeting', form)];
    run.tx.pushProgram({ me, source: 'rules' }, run.frame.scope, code);
  },
  // An ability used on another: he may evade that too (R4 EVADING 2).
  'encounter/meeting': (run, args) => {
    const { me } = run.frame;
    const other = variable(run.env, 'other') as HeroId;
    const entry = inPlay(run.book, run.env.s).meetings.find((e) => isOf(run, e.source, me) && e.it.id === args);
    if (!entry) return;
    const scope = run.tx.openScope({ other });
    run.tx.pushProgram({ me, source: entry.source.def, card: entry.source.card }, scope, [
      stepOf('encounter/evadable'),
      { op: 'stop', unless: { not: { known: '$evade', equals: 'yes' } } },
      stepOf('encounter/met'),
      ...entry.it.do,
    ]);
    run.tx.log({
      t: 'used',
      source: entry.source.def,
      hero: me,
      def: entry.source.def,
      ability: entry.it.id,
      on: other,
    });
  },
  'encounter/evadable': (run) => {
    const other = variable(run.env, 'other') as HeroId;
    if (!permits(run.env, other, 'evade', {}).ok) return;
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
      into: vars.at(run, '$evade'),
    });
  },
  'encounter/met': (run) => {
    const other = variable(run.env, 'other') as HeroId;
    if (isHeard(run, 'encountered')) run.tx.propose(byOf(run), { kind: 'encountered', hero: other, by: run.frame.me });
  },
};
