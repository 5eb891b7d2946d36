// What is counted: the counters of a character, and what lies on cards and spaces.
import type { Resource } from '../clauses/words';
import type { Lookup } from '../../kernel/json';
import { declared } from '../../content/declared';
import { humanise } from '../names';
import { hyphened, inWord, n, type Noun } from '../speech/german-nouns';

export const life = n('das Leben(s), Leben');
export const resources: { readonly [K in Resource]: Noun } = {
  strength: n('die Stärke, Stärke!'),
  craft: n('das Talent(s), Talent!'),
  life,
  fate: n('das Schicksal(s), Schicksal!'),
  gold: n('das Gold(es), Gold!'),
};
export const isResource = (key: string): key is Resource => key in resources;

const tokenWords: Lookup<string> = {
  good: 'Gut-',
  neutral: 'Neutral-',
  evil: 'Böse-',
  reward: 'Belohnungs',
  zeal: 'Eifer',
  still: 'Stillstands',
  contract: 'Vertrags',
  armour: 'Rüstungs',
  psychicArmour: 'Geistrüstungs',
  fire: 'Feuer',
  fireland: 'Feuerland',
  sleep: 'Schlaf',
  woken: 'Weck',
  scale: 'Schuppen',
  crown: 'Kronen',
  starlight: 'Sternenlicht',
  souls: 'Seelen',
  wounds: 'Wund',
  dominated: 'Unterwerfungs',
  opened: 'Flaschen',
  spent: 'Verbrauchs',
  passed: 'Markt',
  raised: 'Erweckungs',
  sprung: 'Fallen',
  trained: 'Übungs',
  slimed: 'Schleim',
  enraged: 'Wut',
  dance: 'Tanz',
  task: 'Auftrags',
  quest: 'Auftrags',
  stowed: 'Beutel',
  hunt: 'Jagd',
  unripe: 'Reife',
  sceptre: 'Zepter',
  ley_portal: 'Portal',
  hidden_path: 'Schleichweg',
  web: 'Netz',
  crawler: 'Krabbler',
  totem_spirit: 'Totemgeist',
};
/** Tokens that are no tokens to a player: the lives of an ending's enemy, fate of one side. */
const tokenNouns: Lookup<Noun> = {
  ...resources,
  lives: life,
  light: n('das hell~ Schicksal(s), hell~ Schicksal!'),
  dark: n('das dunkl~ Schicksal(s), dunkl~ Schicksal!'),
};
/** Whether it is told by how much of it there is, without "die Zahl der". */
export const isMass = (key: string): boolean => tokenNouns[key] !== undefined;
/** Whether there is a German word for it. */
export const hasToken = (key: string): boolean =>
  (tokenNouns[key] ?? tokenWords[key] ?? declared.token(key)?.word) !== undefined;
/** What lies on a card or a space: gold, or a token of some kind. */
export const token = (key: string): Noun => {
  const own = tokenNouns[key];
  if (own) return own;
  const word = tokenWords[key] ?? declared.token(key)?.word?.de ?? hyphened(humanise(key));
  return n(`die ${inWord(word, 'Marke')}, ${inWord(word, 'Marken')}`);
};
