// What a question offers about the fight that stands on the stage: to fight, to roll again, to keep the dice.
import type { Option, Prompt } from '../../../shared/contract/prompt';
import { sortOptions } from '../prompts/options';

const FIGHTS: readonly string[] = ['option.fight', 'option.fightOn'];
const ON_STAGE: readonly string[] = [...FIGHTS, 'option.evade', 'option.evadeOne', 'option.reroll', 'option.keep'];
/** What goes on with the fight, where it costs nothing. */
export const leads = ({ label, pass, costs }: Option): boolean =>
  FIGHTS.includes(label.id) || (pass !== true && costs === undefined);
/** More than these stand in the panel alone. */
const MOST = 4;

export type StageOption = { readonly option: Option; readonly hotkey?: string };

/** In the order of the panel, so that the same keys choose them; nothing where it is not about the fight alone. */
export const stageOptions = (prompt: Prompt): readonly StageOption[] => {
  if (prompt.max > 1 || (prompt.shape !== 'pick' && prompt.shape !== 'confirm')) return [];
  const { main, hotkeys } = sortOptions(prompt);
  const shown = main.filter(({ label, off }) => off === undefined && ON_STAGE.includes(label.id));
  if (shown.length > MOST) return [];
  return shown.map((option) => {
    const hotkey = hotkeys.get(option.key);
    return { option, ...(hotkey === undefined ? {} : { hotkey }) };
  });
};

/** Whether it is asked to roll this die of the asked side again. @param i from 0 */
export const dieMeant = ({ options }: Prompt, i: number): boolean =>
  options.some(({ key, off }) => key === `reroll.${i + 1}` && off === undefined);
