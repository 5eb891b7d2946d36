// Puts messages and events into words: the catalogues of shared/text, with the names of the faces and of who plays.
import type { ViewEvent } from '../../shared/contract/event';
import type { Face, PlayerView } from '../../shared/contract/view';
import type { DefId, HeroId, Msg, SeatId } from '../../shared/kernel/ids';
import { journal, languageOf, namesFrom, partOf, rulePassage, say, type RulePassage } from '../../shared/text/index';

export type Speech = {
  readonly say: (msg: Msg) => string;
  /** One argument of a message; '' where it has none. */
  readonly part: (msg: Msg, part: string) => string;
  /**
   * A line of the journal; '' for what is not worth one. `known` tells who the dead were; `times`: so often in a row.
   */
  readonly line: (event: ViewEvent, view: PlayerView, known: ReadonlyMap<HeroId, DefId>, times?: number) => string;
  /** What the rules say about a question; with it what holds in it. */
  readonly rule: (rule: string, ask?: Msg) => RulePassage | undefined;
  /** The whole rulebook, in its order. */
  readonly rules: readonly (RulePassage & { readonly id: string })[];
};

export const createSpeech = (id: string, faces: ReadonlyMap<DefId, Face>): Speech => {
  const language = languageOf(id);
  const names = namesFrom(Object.fromEntries([...faces.values()].map((face) => [face.id, face.entry ?? face.name])));
  return {
    say: (msg) => say(language, names, msg),
    part: (msg, part) => partOf(language, names, msg, part),
    line: (event, view, known, times) => {
      const who = (hero: HeroId): string => {
        const def = view.seats.find((seat) => seat.hero?.id === hero)?.hero?.def ?? known.get(hero);
        return def === undefined ? '' : names(def);
      };
      const seat = (which: SeatId): string => view.seats.find((one) => one.id === which)?.name ?? '';
      return journal(language, names, event, who, seat, times);
    },
    rule: (rule, ask) => rulePassage(language, rule, ask),
    rules: Object.entries(language.rules).map(([rule, passage]) => ({ id: rule, ...passage })),
  };
};
