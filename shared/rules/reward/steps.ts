// R4 BATTLES BETWEEN TWO CHARACTERS 5. Claim Reward.
import { msg, type CardId, type HeroId, type Msg } from '../../kernel/ids';
import { must } from '../../kernel/result';
import type { Option } from '../../contract/prompt';
import { barredBy, choicesOf, option } from '../engine/options';
import { seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { kindOfCard } from '../query/catalogue';
import { defOfCard, mayHave } from '../query/cards';
import { currentFight, heroAt } from '../query/env';
import { permits } from '../query/stats';
import { vars } from './vars';

/** Objects of the loser; after psychic combat Followers too, where the edition says so (O Psychic Combat). */
function lootOf(run: Run, loser: HeroId): CardId[] {
  const followers = optionOf(run.env.s.options, 'psychicFollower') && currentFight(run.env.s)?.fight.kind === 'psychic';
  return heroAt(run.env.s, loser).held.filter((id) => {
    const card = run.env.s.cards[id];
    const kind = kindOfCard(defOfCard(run.env, id), card ?? {});
    return kind === 'object' || kind === 'magicObject' || (followers && kind === 'follower' && !card?.lent);
  });
}

/** Why the winner cannot take it: he may not have it, or nobody can take it away. */
function keptBy(run: Run, winner: HeroId, loser: HeroId, id: CardId): Msg | undefined {
  const def = defOfCard(run.env, id);
  const have = mayHave(run.env, winner, def, id);
  const lose = permits(run.env, loser, 'loseCard', { card: id });
  return have.ok ? (lose.ok ? undefined : barredBy(lose.because, def.id)) : barredBy(have.because, def.id);
}

/** What the winner must take, of those cards: what the loser still has and nothing keeps from him. */
const baitOf = (run: Run, winner: HeroId, loser: HeroId, bait: readonly CardId[] = []): CardId[] =>
  heroAt(run.env.s, loser).held.filter((id) => bait.includes(id) && keptBy(run, winner, loser, id) === undefined);

declare module '../vocab/steps' {
  interface Steps {
    readonly 'reward/claim': undefined;
    readonly 'reward/take': undefined;
  }
}

/** Who has beaten whom. */
const between = (run: Run): { readonly winner: HeroId; readonly loser: HeroId } => ({
  winner: must(vars.get(run.env, '$winner'), 'a winner'),
  loser: must(vars.get(run.env, '$loser'), 'a loser'),
});

export const rewardSteps: StepsOf<'reward'> = {
  'reward/claim': (run) => {
    const { winner, loser: robbed } = between(run);
    const { only, instead, bait } = currentFight(run.env.s)?.fight ?? {};
    if (instead?.hero === winner) {
      run.tx.pushProgram({ me: winner, source: instead.source, card: instead.card }, run.tx.openScope(), instead.do);
      return;
    }
    const loser = heroAt(run.env.s, robbed);
    const honest = permits(run.env, robbed, 'beRobbed');
    const off =
      only === 'life' ? msg('off.onlyLife') : honest.ok ? undefined : msg('off.because', { def: honest.because });
    const baited = off === undefined ? baitOf(run, winner, robbed, bait) : [];
    const [taken, ...more] = baited;
    if (taken !== undefined && more.length === 0) {
      vars.set(run, '$reward', taken);
      return;
    }
    const objects = taken === undefined ? lootOf(run, robbed) : baited;
    const { options, values } = choicesOf(run.env.s, objects);
    const lifeOrGold: readonly Option[] = [
      option('life', 'option.takeLife'),
      {
        ...option('gold', 'option.takeOneGold'),
        ...(off ? { off } : loser.gold === 0 ? { off: msg('off.noGold') } : {}),
      },
    ];
    const all: Option[] = [
      ...(taken === undefined ? lifeOrGold : []),
      ...options.map((o, i): Option => {
        const kept = off ?? keptBy(run, winner, robbed, must(objects[i], 'an object'));
        return {
          ...o,
          key: `object:${o.key}`,
          label: msg('option.takeObject', { def: o.target?.def ?? '' }),
          ...(kept === undefined ? {} : { off: kept }),
        };
      }),
    ];
    run.tx.ask({
      seat: seatOfHero(run, winner),
      hero: winner,
      ask: msg('ask.reward', { hero: loser.def }),
      source: run.frame.source,
      rule: 'combat.reward',
      options: all,
      values: Object.fromEntries(Object.entries(values).map(([k, v]) => [`object:${k}`, v])),
      into: vars.at(run, '$reward'),
    });
  },
  'reward/take': (run) => {
    const { winner, loser } = between(run);
    const chosen = vars.get(run.env, '$reward');
    const kind = currentFight(run.env.s)?.fight.kind ?? 'battle';
    if (chosen === 'life')
      run.tx.propose(
        { me: winner, source: run.frame.source },
        { kind: 'lose', hero: loser, by: winner, what: 'life', n: 1, cause: kind, reward: true },
      );
    else if (chosen === 'gold')
      run.tx.propose(
        { me: winner, source: run.frame.source },
        {
          kind: 'lose',
          hero: loser,
          by: winner,
          what: 'gold',
          n: 1,
          cause: 'reward',
          reward: true,
          goesTo: { hero: winner },
        },
      );
    else if (typeof chosen === 'string' && run.env.s.cards[chosen as CardId])
      run.tx.propose(
        { me: winner, source: run.frame.source },
        { kind: 'taken', hero: winner, by: loser, card: chosen as CardId, reward: true },
      );
  },
};
