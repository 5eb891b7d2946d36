// What a question offers about the fight that stands on the stage: to fight, to roll again, to keep the dice.
import type { QuestionOdds } from '../../../shared/contract/foresight';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import { sortOptions } from '../prompts/options';

const FIGHTS: readonly string[] = ['option.fight', 'option.fightOn', 'option.defend'];
const ON_STAGE: readonly string[] = [
  ...FIGHTS,
  ...['option.evade', 'option.evadeOne', 'option.leaveAlone', 'option.reroll', 'option.keep'],
];
/** What is less likely than this is told as 0 %. */
const HARDLY = 0.005;
const isFight = ({ label }: Option): boolean => FIGHTS.includes(label.id);
/**
 * What is usually done, and stands out for it: the fight as it is, beside which every ability is plain, unless nobody
 * could win it; where it is not fought, what costs nothing and goes on with it.
 */
export const leads = (option: Option, all: readonly StageOption[], odds: QuestionOdds = {}): boolean =>
  all.some((one) => isFight(one.option))
    ? isFight(option) && (odds[option.key]?.win ?? 1) >= HARDLY
    : option.pass !== true && option.costs === undefined;
/** What is asked about a roll that lies there: whoever is named dies for its lives. */
const GIVES: readonly string[] = ['ask.giveFollowers'];
export const gives = ({ ask }: Pick<Prompt, 'ask'>): boolean => GIVES.includes(ask.id);
/** So many keys have room on the stage; the others stand in the panel alone. */
const MOST = 4;

export type StageOption = { readonly option: Option; readonly hotkey?: string };

/**
 * In the order of the panel, so that the same keys choose them; nothing where it is not about the fight alone. Beside
 * the fight as it is stands what else may decide it: an ability, a Spell.
 */
export const stageOptions = (prompt: Prompt, odds: QuestionOdds = {}): readonly StageOption[] => {
  if ((prompt.max > 1 && !gives(prompt)) || (prompt.shape !== 'pick' && prompt.shape !== 'confirm')) return [];
  const { main, hotkeys } = sortOptions(prompt);
  const open = main.filter(({ off }) => off === undefined);
  const isFought = open.some(isFight);
  const own = gives(prompt) ? open : open.filter(({ label }) => ON_STAGE.includes(label.id));
  const deeds = open.filter((option) => isFought && option.use === 'live' && !own.includes(option));
  const win = ({ key }: Option): number => odds[key]?.win ?? 0;
  const likeliest = [...deeds].sort((a, b) => win(b) - win(a)).slice(0, Math.max(0, MOST - own.length));
  if (own.length > MOST) return [];
  return open
    .filter((option) => own.includes(option) || likeliest.includes(option))
    .map((option) => {
      const hotkey = hotkeys.get(option.key);
      return { option, ...(hotkey === undefined ? {} : { hotkey }) };
    });
};

/** Whether it is asked to roll this die of the asked side again. @param i from 0 */
export const dieMeant = ({ options }: Prompt, i: number): boolean =>
  options.some(({ key, off }) => key === `reroll.${i + 1}` && off === undefined);
