// The figures beside the options of a question: all of them show the same kind, or none does; one that says the same of
// each of them, or that somebody comes to nothing, is left out.
import type { OptionOdds, QuestionOdds } from '../../../shared/contract/foresight';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { Msg } from '../../../shared/kernel/ids';
import { againOf, comesToNothing, type Again } from '../battle/roll';
import type { Words } from '../../words/en';
import { headlineOf, loseOf, percentOf, type Figure } from './odds';

/** Where the turn ends, or the game, nothing more can come: what was not seen does not happen. */
const isWhole = ({ outcomes }: OptionOdds): boolean =>
  outcomes.length > 0 && outcomes.every(({ ends }) => ends.t === 'turn' || ends.t === 'over');

/** As it would be read: equal is what looks equal. */
const figureOf = (odds: OptionOdds | undefined, figure: Figure): string | undefined => {
  if (odds === undefined) return undefined;
  const chance = figure === 'crown' ? odds.crown?.chance : figure === 'lose' ? loseOf(odds) : odds[figure];
  if (chance !== undefined) return percentOf(chance);
  return (figure === 'hurt' || figure === 'dies') && isWhole(odds) ? '0' : undefined;
};

/** Whether a figure helps to choose between these. */
const differs = (options: readonly (OptionOdds | undefined)[], figure: Figure): boolean => {
  const figures = options.map((odds) => figureOf(odds, figure));
  if (figures.length === 1) return figures[0] !== undefined && figures[0] !== '0';
  return new Set(figures).size > 1 && figures.every((one) => one !== undefined);
};

/** As the headline of an option that rolls a die again. */
export const againSaid = (again: Again, words: Words['odds'], over?: string): string => {
  const said = (chance: number): string => words.percent(percentOf(chance));
  if (again.t === 'win') {
    const [from, to] = [said(again.from), said(again.to)];
    const wins =
      again.to === 0 ? words.noWin : over === undefined ? words.fromTo(from, to) : words.fromToOver(from, to, over);
    return [wins, ...(again.standOff === undefined ? [] : [words.standOff(said(again.standOff))])].join(' · ');
  }
  const [better, worse] = [again.t === 'none' ? 0 : again.better, again.worse];
  return [
    ...(again.t === 'none' ? [words.noGain] : []),
    ...(better === 0 ? [] : [words.better(said(better))]),
    ...(worse === 0 ? [] : [words.worse(said(worse))]),
  ].join(' · ');
};

const FIGHT = ['win', 'standOff', 'lose', 'hurt', 'dies'] as const;

/** Whom he may fight, each once. */
const foesOf = ({ outcomes }: OptionOdds): readonly Msg[] => [
  ...new Map(outcomes.flatMap(({ fights }) => fights.map(({ foe }) => [JSON.stringify(foe), foe] as const))).values(),
];
/** Outside a fight, what goes on as it is or is rolled again names nobody itself. */
const namesNobody = ({ pass, label }: Option, { lose }: OptionOdds): boolean =>
  lose === undefined && (pass === true || label.id === 'option.reroll');

/**
 * By key of the option; nothing for those beside which no figure stands.
 * @param ways how it may go, in words: told where no figure is
 * @param say names whom one fights, where nothing else does, and who could still have it thrown again
 */
export const headlinesOf = (
  { options, shape, ask }: Pick<Prompt, 'options' | 'shape'> & Partial<Pick<Prompt, 'ask'>>,
  odds: QuestionOdds,
  words: Words['odds'],
  ways: (option: Option, odds: OptionOdds) => string = () => '',
  say: (foe: Msg) => string = ({ id }) => id,
): ReadonlyMap<string, string> => {
  const idle = ask !== undefined && comesToNothing(ask);
  const open = options.filter(({ off }) => off === undefined);
  const plain = open.filter(({ costs }) => costs === undefined);
  const over = (option: Option): readonly Msg[] => {
    const known = odds[option.key];
    return known !== undefined && namesNobody(option, known) ? foesOf(known) : [];
  };
  // Where it may be won against one or another, the rows say it.
  const fights = (option: Option): boolean => odds[option.key]?.win !== undefined && over(option).length < 2;
  const compared = plain.filter((option) => !fights(option)).map(({ key }) => odds[key]);
  const fought = plain.map(({ key }) => odds[key]);
  const saysOf = (all: typeof compared, figure: Figure): boolean => differs(all, figure);
  // On the board a way says what is known of it: its end is nearly always a card or a choice; and so does what burns
  // whoever stays.
  const byItself = (figure: Figure): boolean => shape === 'space' || figure === 'staying' || figure === 'free';
  const harm = (['free', 'hurt', 'dies', 'staying'] as const).filter((figure) =>
    byItself(figure) ? compared.some((one) => one?.[figure] !== undefined) : saysOf(compared, figure),
  );
  const crown = saysOf(fought, 'crown') ? (['crown'] as const) : [];
  // Several fights that nothing tells apart need no figure each.
  const same =
    fought.length > 1 && FIGHT.every((figure) => new Set(fought.map((one) => figureOf(one, figure))).size === 1);
  const figures = new Map(
    open.flatMap((option) => {
      const known = odds[option.key];
      const [foe] = over(option);
      const whom = foe === undefined ? undefined : say(foe);
      const rolls = option.label.id === 'option.reroll' ? againOf(option.key, odds, idle) : undefined;
      const again = rolls?.t === 'win' && !fights(option) ? undefined : rolls;
      const fight: readonly Figure[] = same ? [] : FIGHT;
      // On the board only what may happen is told; a Spell takes nobody to the Crown.
      const hurts = harm.filter((figure) => !byItself(figure) || known?.[figure] !== undefined);
      const comes = option.use !== undefined && figureOf(known, 'crown') === '0' ? [] : crown;
      const shown = [...(fights(option) ? fight : hurts), ...comes];
      const said =
        again !== undefined
          ? againSaid(again, words, whom)
          : known === undefined || option.costs !== undefined
            ? ''
            : headlineOf(known, words, shown, {
                over: whom,
                unless: known.unless === undefined ? undefined : say(known.unless),
              });
      return said === '' ? [] : [[option.key, said] as const];
    }),
  );
  if (figures.size > 0 || shape === 'space') return figures;
  // No number tells them apart: each says itself how it may go, as at the Portal.
  return new Map(
    open.flatMap((option) => {
      const known = odds[option.key];
      const said = known === undefined ? '' : ways(option, known);
      return said === '' ? [] : [[option.key, said] as const];
    }),
  );
};
