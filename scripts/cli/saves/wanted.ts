// The campaigns that are kept of each version: one for each kind of moment in which somebody may have left a game.
import type { SetupChoices } from '../../../shared/contract/setup';
import type { GameUpdate, HeroView } from '../../../shared/contract/view';

type Moment = (now: GameUpdate) => boolean;
export type Wanted = {
  readonly name: string;
  /** Seats, `P` for a person and `C` for the computer. */
  readonly letters: string;
  readonly choices?: Partial<SetupChoices>;
  /** The first moment that fits is kept. */
  readonly moment: Moment;
};

const heroesIn = ({ view }: GameUpdate): readonly HeroView[] =>
  view.seats.flatMap(({ hero }) => (hero === undefined ? [] : [hero]));
const asks =
  (...questions: readonly string[]): Moment =>
  ({ prompt }) =>
    prompt !== undefined && questions.some((id) => prompt.ask.id === id || prompt.ask.id.startsWith(`${id}.`));
const someHero =
  (fits: (hero: HeroView) => boolean): Moment =>
  (now) =>
    now.prompt !== undefined && heroesIn(now).some(fits);
const round =
  (n: number): Moment =>
  ({ view, prompt }) =>
    prompt !== undefined && view.round >= n;
const reacting: Moment = ({ prompt, view }) =>
  prompt !== undefined && prompt.seat !== view.active && prompt.options.some(({ use }) => use !== undefined);
const fighting: Moment = ({ view, prompt }) =>
  prompt !== undefined && view.fight !== undefined && view.fight.mine.dice.length > 0;
const psychic: Moment = ({ view, prompt }) => prompt !== undefined && view.fight?.kind === 'psychic';
const between: Moment = ({ view, prompt }) => prompt !== undefined && view.fight?.theirs.hero !== undefined;
const rewarded = asks('ask.reward', 'ask.spoils', 'ask.take');
const killed: Moment = ({ prompt, events }) =>
  prompt !== undefined && events.some((e) => e.t === 'killed' && 'hero' in e);
const inner = [
  'base/space/mines',
  'base/space/crypt',
  'base/space/dice_with_death',
  'base/space/vampires_tower',
  'base/space/werewolf_den',
  'base/space/pits',
  'base/space/valley_of_fire',
  'base/space/plain_of_peril',
];
const inValley: Moment = (now) => someHero(({ space }) => space === 'base/space/valley_of_fire')(now);
const onCrown: Moment = (now) => now.prompt !== undefined && now.view.crownReached;
const edition = (profile: string, more: Partial<SetupChoices> = {}): Partial<SetupChoices> => ({ profile, ...more });
const rules = (chosen: SetupChoices['rules']): Partial<SetupChoices> => ({ profile: 'digital', rules: chosen });
const ending = (name: string): Partial<SetupChoices> => ({ profile: 'digital', endings: [name] });

const editions = ['digital', 'revised', 'second', 'original'].flatMap((profile): readonly Wanted[] => [
  { name: `${profile}-fight`, letters: 'PPPP', choices: edition(profile), moment: fighting },
  { name: `${profile}-reward`, letters: 'PPPP', choices: edition(profile), moment: rewarded },
  { name: `${profile}-reaction`, letters: 'PPPP', choices: edition(profile), moment: reacting },
  // In the Original whoever reaches the Crown has won: the moment before.
  {
    name: `${profile}-crown`,
    letters: 'PPP',
    choices: edition(profile),
    moment: profile === 'original' ? inValley : onCrown,
  },
]);

export const wanted: readonly Wanted[] = [
  ...editions,
  { name: 'first-question', letters: 'PP', moment: round(1) },
  { name: 'psychic', letters: 'PPP', moment: psychic },
  { name: 'between-characters', letters: 'PPPP', moment: between },
  { name: 'toad', letters: 'PPPP', moment: someHero(({ toad }) => toad !== undefined) },
  { name: 'death', letters: 'PPPP', moment: killed },
  { name: 'inner-region', letters: 'PPP', moment: someHero(({ space }) => inner.includes(space)) },
  { name: 'missing-a-turn', letters: 'PPP', moment: someHero(({ missTurns }) => missTurns > 0) },
  { name: 'quest', letters: 'PPPP', moment: someHero(({ held }) => held.some(({ def }) => def.includes('/quest/'))) },
  { name: 'six-seats', letters: 'PPPPPP', choices: edition('digital'), moment: round(12) },
  { name: 'two-seats', letters: 'PP', choices: edition('revised'), moment: round(25) },
  { name: 'one-seat', letters: 'P', choices: edition('digital'), moment: round(10) },
  { name: 'against-computers', letters: 'PCCC', choices: edition('digital'), moment: round(8) },
  { name: 'long', letters: 'PPPP', choices: edition('digital'), moment: round(60) },
  { name: 'tutorial-fights', letters: 'PC', choices: { profile: 'revised', tutorial: 'fights' }, moment: asks('ask') },
  { name: 'tutorial-crown', letters: 'PC', choices: { profile: 'revised', tutorial: 'crown' }, moment: asks('ask') },
  {
    name: 'oneOfThree',
    letters: 'PPP',
    choices: rules({ characterChoice: 'oneOfThree', startingBonus: true }),
    moment: round(1),
  },
  {
    name: 'house-rules',
    letters: 'PPPP',
    choices: rules({ rollTwoChoose: true, statCap: 4, noAttacks: true, henchmen: 2 }),
    moment: round(6),
  },
  { name: 'sudden-death', letters: 'PPP', choices: rules({ suddenDeath: true, timeLimit: 20 }), moment: round(18) },
  { name: 'bloodbath', letters: 'PPPP', choices: rules({ bloodbath: 'chaos' }), moment: round(5) },
  {
    name: 'king-of-the-hill',
    letters: 'PPPP',
    choices: rules({ kingOfTheHill: true, transformations: true }),
    moment: round(9),
  },
  {
    name: 'ending-hidden',
    letters: 'PPP',
    choices: { profile: 'digital', endings: ['*'], endingsMode: 'hidden' },
    moment: round(10),
  },
  { name: 'ending-eagle-king', letters: 'PPP', choices: ending('eagle_king'), moment: onCrown },
  { name: 'ending-eternal-crown', letters: 'PPP', choices: ending('the_eternal_crown'), moment: round(15) },
  { name: 'ending-crown-and-sceptre', letters: 'PPP', choices: ending('crown_and_sceptre'), moment: onCrown },
];
