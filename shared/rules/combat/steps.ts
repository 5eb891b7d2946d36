// The steps of battles and psychic combat; their order is the combat chart's.
import { msg, type CardId, type HeroId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import type { Option } from '../../contract/prompt';
import { cardsOn, defOfCard } from '../query/cards';
import { currentFight, heroAt } from '../query/env';
import { mayPayFate, ownSide } from '../query/fate';
import { reckon, scoreOf, throwerOf } from '../query/fight';
import { isCardless } from '../query/joined';
import { isEvadable } from '../query/plain';
import { takeOut } from '../engine/tx/joined';
import { counted } from '../query/odds';
import { keptOf } from '../query/rolls';
import { permits, statOf } from '../query/stats';
import { weaponsOf } from '../query/weapons';
import type { Fight } from '../state/state';
import { choicesOf, option } from '../engine/options';
import { byOf, seatOfHero } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { askAtMoment } from '../moments/choice';
import { foeLabel } from './foe-label';
import { allPassed, type Darkened, askDark, darkAnswer, darkPayer, fateOptions, rerolled } from '../fate/asking';
import { fatedOf, throwAgain } from '../fate/paying';
import { isHeard } from '../engine/heard';
import { mayChooseDice, type choosingSteps } from './choosing';
import type { endSteps } from './ends';
import { fightOf, fightScope, inOrder, isRollHeard, rollDecides, rollIn } from './scores';
import { endFightMods } from '../turn/lasting';
import { optionOf } from '../options/option-of';
import { follow, stepOf } from '../engine/follow';
import { answer, into } from '../engine/into';
import { vars } from './vars';
import { announce } from '../engine/windows';

/** Whether the creature would attack at all: some leave some characters alone (Minstrel). */
function leavesAlone(run: Run, fight: Fight): boolean {
  const { cards } = fight.theirs;
  const hasNoCard = cards.length === 0 || isCardless(fight.theirs);
  if (hasNoCard && permits(run.env, fight.hero, 'beAttackedBy').ok) return false;
  return cards.every((id) => !permits(run.env, fight.hero, 'beAttackedBy', { card: id }).ok);
}

/** The creatures that he may evade: all that he would fight, or some, where a card lets itself be evaded. */
function mayBeEvaded(run: Run): readonly CardId[] {
  const { theirs, hero } = fightOf(run);
  return theirs.cards.filter((id) => {
    const card = must(run.env.s.cards[id], 'a card of the fight');
    return permits(run.env, hero, 'evade', { card: id }).ok && isEvadable({ ...run.env, me: hero }, card);
  });
}

/** Whether evading leaves nothing to fight: a creature that is on no card is all that there is. */
const evadesAll = (run: Run): boolean =>
  mayBeEvaded(run).length === fightOf(run).theirs.cards.length && !isStillThere(run);
/** A creature on no card that others have joined, and that he may not evade. */
const isStillThere = (run: Run): boolean => {
  const { theirs, hero } = fightOf(run);
  return isCardless(theirs) && !permits(run.env, hero, 'evade').ok;
};

/** Those that he evades: the ones that he would fight, or every creature on his space (2 18:1). */
function evadedNow(run: Run): readonly CardId[] {
  const { theirs, hero } = fightOf(run);
  if (!optionOf(run.env.s.options, 'evadeAll') || theirs.cards.length === 0) return mayBeEvaded(run);
  return cardsOn(run.env, heroAt(run.env.s, hero).space).filter((id) => defOfCard(run.env, id).kind === 'enemy');
}

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

const setDice = (run: Run, side: Side, dice: readonly number[]): void => {
  run.tx.setFight(fightScope(run), (f) => {
    f[side].dice = [...dice];
    f[side].roll = counted(dice, keptOf(f[side]));
  });
};

/** Dice that show what a card says. */
function show(run: Run, side: Side, dice: readonly number[]): void {
  setDice(run, side, dice);
  run.tx.setFight(fightScope(run), (f) => {
    f[side].shown = true;
  });
}

/** The attack roll of one side. */
function throwFor(run: Run, side: Side, shown: readonly number[] = []): readonly number[] {
  const own = fightOf(run)[side];
  const { dice: count } = reckon(run.env, fightOf(run))[side];
  if (count <= shown.length) return shown;
  const purpose = own.hero === undefined ? 'creature' : 'attack';
  const thrower = throwerOf(run.env, own, run.frame.source);
  return [
    ...shown,
    ...run.tx.roll(run.frame.source, count - shown.length, purpose, { ...thrower, one: own.keep !== 'all' }),
  ];
}

/** Somebody pays for another throw of one of a side's dice. */
function again(run: Run, side: Side, payer: HeroId, index: number): void {
  const { dice, hero, keep } = fightOf(run)[side];
  follow(run, 'combat/again', side);
  const one = keep !== 'all';
  throwAgain(run, payer, { hero: must(hero, 'a character'), for: 'attack', dice: [...dice], index, as: '$again', one });
}

/** Rolls like all others: the attacker's first. */
function tellRolls(run: Run): void {
  for (const side of inOrder(fightOf(run)).toReversed())
    if (isRollHeard(run, side)) run.tx.propose(byOf(run), rollIn(run, side));
}

declare module '../vocab/steps' {
  interface Steps {
    readonly 'combat/meet': undefined;
    readonly 'combat/evade': undefined;
    readonly 'combat/evadeAgain': undefined;
    readonly 'combat/evaded': undefined;
    readonly 'combat/weapons': undefined;
    readonly 'combat/arm': undefined;
    readonly 'combat/shown': Side;
    readonly 'combat/castSpells': undefined;
    readonly 'combat/aboutToRoll': undefined;
    readonly 'combat/stillThere': undefined;
    readonly 'combat/rolled': undefined;
    readonly 'combat/tellRolls': undefined;
    readonly 'combat/close': undefined;
    readonly 'combat/askWeapon': Side;
    readonly 'combat/takeWeapon': Side;
    readonly 'combat/roll': Side;
    readonly 'combat/fate': Side;
    readonly 'combat/reroll': Side;
    readonly 'combat/again': Side;
    readonly 'combat/dark': Side;
    readonly 'combat/darkened': Darkened<Side>;
  }
}

export const combatSteps: Omit<StepsOf<'combat'>, keyof typeof endSteps | keyof typeof choosingSteps> = {
  'combat/meet': (run) => {
    // Before the declaration of evading: what lets one evade (Invisibility) is used now.
    if (fightOf(run).theirs.hero !== undefined) into(run, 'moment', { $at: { moment: 'beforeFight' } });
    announce(run, byOf(run), { kind: 'fightBegan', hero: fightOf(run).hero, fight: fightOf(run).kind });
  },

  // 1. Evade: against a creature the character declares, against a character the one who is attacked.
  'combat/evade': (run) => {
    const fight = fightOf(run);
    const foe = fight.theirs.hero;
    if (foe !== undefined) {
      if (!permits(run.env, foe, 'evade').ok) return;
      follow(run, 'combat/evaded');
      run.tx.ask({
        seat: seatOfHero(run, foe),
        hero: foe,
        ask: msg('ask.evadeAttack', { hero: heroAt(run.env.s, fight.hero).def }),
        source: run.frame.source,
        rule: 'combat.evade',
        options: [option('evade'), option('fight', 'option.defend')],
        into: vars.at(run, '$evade'),
      });
      return;
    }
    const label = foeLabel(run, fight);
    const options: Option[] = [option('fight', 'option.fight', { foe: label })];
    const inner = run.book.defs.get(heroAt(run.env.s, fight.hero).space);
    if (fight.evadable && !(inner?.kind === 'space' && inner.region === 'inner')) {
      const [some] = mayBeEvaded(run);
      if (fight.theirs.cards.length === 0 ? permits(run.env, fight.hero, 'evade').ok : some !== undefined)
        options.push(
          some === undefined || evadesAll(run)
            ? option('evade')
            : option('evade', 'option.evadeOne', { def: run.env.s.cards[some]?.def ?? '' }),
        );
    }
    if (leavesAlone(run, fight)) options.push(option('leave', 'option.leaveAlone'));
    follow(run, 'combat/evaded');
    askAtMoment(run, {
      hero: fight.hero,
      moment: 'creatureMet',
      ask: msg('ask.creature', { foe: label }),
      rule: 'combat.evade',
      options,
      as: '$evade',
      again: 'combat/evadeAgain',
    });
  },
  'combat/evadeAgain': (run) => {
    const { outcome } = fightOf(run);
    if (outcome === undefined) follow(run, 'combat/evade');
    else if (outcome === 'evaded') run.tx.settle('evade');
  },
  'combat/evaded': (run) => {
    const answer = vars.get(run.env, '$evade');
    vars.drop(run, '$evade');
    if (answer !== 'evade' && answer !== 'leave') return;
    const evaded = answer === 'evade' ? evadedNow(run) : [];
    const all =
      answer === 'leave' || (fightOf(run).theirs.cards.every((id) => evaded.includes(id)) && !isStillThere(run));
    for (const id of evaded) run.tx.markEvaded(id);
    run.tx.setFight(fightScope(run), (f) => {
      if (all) f.outcome = 'evaded';
      else takeOut(f.theirs, evaded);
    });
  },

  // R4 "WEAPON" AND "ARMOUR" KEYWORDS: only one at a time, of the player's choice.
  'combat/weapons': (run) => {
    const fight = fightOf(run);
    follow(run, 'combat/arm');
    // Whoever was not evaded has encountered him.
    if (fight.theirs.hero !== undefined && isHeard(run, 'encountered'))
      run.tx.propose(byOf(run), { kind: 'encountered', hero: fight.theirs.hero, by: fight.hero });
  },
  'combat/arm': (run) => {
    const fight = fightOf(run);
    for (const side of [...sides].reverse()) {
      const hero = fight[side].hero;
      if (hero === undefined) continue;
      const weapons = weaponsOf(run.env, hero, fight.kind);
      const limit = statOf(run.env, hero, 'weaponLimit');
      if (weapons.length <= limit)
        run.tx.setFight(fightScope(run), (f) => {
          f[side].weapons = [...weapons];
        });
      else
        run.tx.pushProgram(byOf(run), run.frame.scope, [
          stepOf('combat/askWeapon', side),
          stepOf('combat/takeWeapon', side),
        ]);
    }
  },
  'combat/askWeapon': (run, side) => {
    const hero = must(fightOf(run)[side].hero, 'a character');
    const { options, values } = choicesOf(run.env.s, weaponsOf(run.env, hero, fightOf(run).kind));
    const limit = statOf(run.env, hero, 'weaponLimit');
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.weapon', { n: limit, foe: foeLabel(run, fightOf(run), side) }),
      source: run.frame.source,
      rule: 'weapons',
      options,
      values,
      min: 0,
      max: limit,
      into: vars.at(run, '$weapon'),
    });
  },
  'combat/takeWeapon': (run, side) => {
    const chosen = vars.get(run.env, '$weapon');
    const ids = Array.isArray(chosen) ? (chosen as CardId[]) : typeof chosen === 'string' ? [chosen] : [];
    run.tx.setFight(fightScope(run), (f) => {
      f[side].weapons = [...ids];
    });
  },

  // 2. Cast Spells, and all that must be used before the attack roll.
  'combat/castSpells': (run) => {
    into(run, 'moment', { $at: { moment: 'beforeRolls' } });
  },

  'combat/aboutToRoll': (run) => {
    follow(run, 'combat/stillThere');
    run.tx.propose(byOf(run), { kind: 'diceBegin', hero: fightOf(run).hero, fight: fightOf(run).kind });
  },
  // What was discarded before the dice attacks no more; those beside it do.
  'combat/stillThere': (run) => {
    const { cards } = fightOf(run).theirs;
    const gone = cards.filter((id) => run.env.s.cards[id] === undefined);
    if (gone.length > 0 && gone.length < cards.length)
      run.tx.setFight(fightScope(run), (f) => {
        takeOut(f.theirs, gone);
      });
  },
  'combat/roll': (run, side) => {
    const fight = fightOf(run);
    const { hero, shows } = fight[side];
    if (shows !== undefined) {
      show(run, side, [shows]);
      return;
    }
    const { dice } = reckon(run.env, fight)[side];
    if (dice <= 0 || !isHeard(run, 'rolling')) {
      setDice(run, side, throwFor(run, side));
      return;
    }
    vars.drop(run, '$shows');
    follow(run, 'combat/shown', side);
    run.tx.propose(byOf(run), {
      kind: 'rolling',
      hero: hero ?? fight.hero,
      for: hero === undefined ? 'creature' : 'attack',
      n: dice,
      into: vars.at(run, '$shows'),
    });
  },
  'combat/shown': (run, side) => {
    const shows = vars.get(run.env, '$shows');
    vars.drop(run, '$shows');
    if (shows === undefined) setDice(run, side, throwFor(run, side));
    else show(run, side, throwFor(run, side, shows));
  },

  // Fate comes after both have rolled: first the attacker's, then the defender's, who has the last word.
  'combat/fate': (run, asked) => {
    const fight = fightOf(run);
    const side = (fight.attacker === fight.hero) === (asked === 'mine') ? 'mine' : 'theirs';
    vars.drop(run, `$again.${side}`);
    vars.drop(run, `$fated.${side}`);
    const own = fight[side];
    if (own.hero === undefined || own.dice.length === 0 || own.shown) return;
    if (!mayPayFate(run.env, own.hero, 'attack')) return;
    if (!rollDecides(run, side, 'light')) return;
    const { mine, theirs } = reckon(run.env, fight);
    const [first, second] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    const keep = keptOf(own);
    const paid = ownSide(run.env, own.hero);
    const totals = { mine: scoreOf(first), theirs: scoreOf(second), ...(keep === undefined ? {} : { keep }) };
    follow(run, 'combat/reroll', side);
    run.tx.ask({
      seat: seatOfHero(run, own.hero),
      hero: own.hero,
      ask: msg('ask.fateFight', { ...totals, dice: [...own.dice], ...(paid === undefined ? {} : { side: paid }) }),
      source: run.frame.source,
      rule: 'fate',
      options: fateOptions(own.dice, paid),
      into: vars.at(run, '$fate'),
    });
  },
  'combat/reroll': (run, side) => {
    const own = fightOf(run)[side];
    const index = rerolled(vars.get(run.env, '$fate'));
    vars.drop(run, '$fate');
    if (index === undefined || own.hero === undefined) return;
    vars.set(run, `$again.${side}`, true);
    again(run, side, own.hero, index);
  },
  'combat/again': (run, side) => {
    const dice = vars.get(run.env, '$again');
    vars.drop(run, '$again');
    if (dice === undefined) return;
    const { fated } = fatedOf(run, dice);
    if (fated !== undefined) vars.set(run, `$fated.${side}`, fated);
    setDice(run, side, [...dice]);
  },

  // Dark fate of the others, when the roller has let his chance go by; dice that were rolled again stay as they are.
  'combat/dark': (run, side) => {
    const own = fightOf(run)[side];
    if (own.hero === undefined || own.dice.length === 0 || own.shown) return;
    if (vars.get(run.env, `$again.${side}`) !== undefined) return;
    if (darkPayer(run, own.hero, 'attack') !== undefined && rollDecides(run, side, 'dark'))
      askDark(run, own.hero, own.dice, 'attack', (payer) => stepOf('combat/darkened', { payer, args: side }));
    else allPassed(run);
  },
  'combat/darkened': (run, { payer, args: side }) => {
    const own = fightOf(run)[side];
    const index = darkAnswer(run, payer);
    if (index === undefined || own.hero === undefined) {
      follow(run, 'combat/dark', side);
      return;
    }
    vars.set(run, `$again.${side}`, 'dark');
    again(run, side, payer, index);
  },

  // Whoever keeps either of his dice says which, once fate is paid or not: the attacker first.
  'combat/rolled': (run) => {
    if (!mayChooseDice(run)) {
      tellRolls(run);
      return;
    }
    follow(run, 'combat/tellRolls');
    for (const side of inOrder(fightOf(run)).toReversed()) follow(run, 'combat/chooseDie', side);
  },
  'combat/tellRolls': tellRolls,

  'combat/close': (run) => {
    const fight = fightOf(run);
    // By how much he was better; below nothing counts as nothing, and so does a fight that was not fought.
    answer(run, 'combat', fight.outcome ?? 'evaded', { margin: Math.max(0, vars.get(run.env, '$margin') ?? 0) });
    run.tx.clearUsed('fight:');
    endFightMods(run, must(currentFight(run.env.s), 'a fight').frame);
  },
};
