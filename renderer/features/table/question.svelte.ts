// What is asked, what was picked and answered, and who has the screen: a press that began before the question could be
// seen answers nothing.
import { createContext } from 'svelte';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { QuestionOdds } from '../../../shared/contract/foresight';
import type { Hint } from '../../../shared/contract/hint';
import type { GameUpdate } from '../../../shared/contract/view';
import type { DefId, Msg, SeatId } from '../../../shared/kernel/ids';
import { troubleOf, type Said } from '../../app/said';
import type { Shell } from '../../app/shell.svelte';
import { Press, type Moment } from '../../ui/press';
import { headlinesOf } from '../prompts/headlines';
import { waysOf } from '../prompts/odds';
import { oddsNames } from '../prompts/odds-names';
import { reachOf, walkerAt } from '../prompts/options';
import type { Feed } from './feed.svelte';

export type Advice =
  | { readonly t: 'thinking' }
  | { readonly t: 'given'; readonly hint: Hint }
  /** Nobody helps here: a house rule, or nothing came of it. */
  | { readonly t: 'none' };

export class Question {
  readonly press = new Press();
  readonly #feed: Feed;
  readonly #shell: Shell;
  prompt: Prompt | undefined = $state.raw();
  /** What its options lead to, as soon as that is known. */
  odds: QuestionOdds = $state.raw({});
  /** The figures beside its options, by key. */
  readonly headlines: ReadonlyMap<string, string> = $derived.by(() =>
    this.prompt === undefined
      ? new Map()
      : headlinesOf(
          this.prompt,
          this.odds,
          this.#shell.words.odds,
          (option, odds) =>
            waysOf(odds, oddsNames(this.#shell, this.#feed.view, this.prompt?.seat), {
              to: option.target?.space,
              paid: option.costs !== undefined,
            }),
          (foe) => this.#shell.speech.say(foe),
        ),
  );
  /** What a good player would do, once somebody has asked for it. */
  advice: Advice | undefined = $state.raw();
  /** What was chosen last of the things that a text offers, as a visit: dice that come of it are thrown for that. */
  deed: { readonly source: DefId; readonly label: Msg } | undefined = $state.raw();
  picked: readonly string[] = $state.raw([]);
  sending = $state(false);
  /** Option keys that a lesson suggests for the question that stands. */
  suggested: readonly string[] = $state.raw([]);
  /** Set while the screen is handed over: nothing of this seat is shown until he says so. */
  coverFor: SeatId | undefined = $state.raw();
  /** Why the last answer or wish was not taken. */
  #refusal: Said | undefined = $state.raw();
  readonly refusal: string | undefined = $derived(this.#refusal?.());
  readonly covered: boolean = $derived(this.coverFor !== undefined);
  /** Options that stand for a space of the board, by space. */
  readonly reach: ReadonlyMap<DefId, Option> = $derived(reachOf(this.coverFor === undefined ? this.prompt : undefined));
  /** Where the figure stands whose way is asked for; nothing where it is one's own. */
  readonly walker: DefId | undefined = $derived.by(() => walkerAt(this.prompt, this.#feed.view?.spaces));
  /** The rule behind the question that was answered; it counts as told when the question has given way. */
  #answered: string | undefined;
  #lastPerson: SeatId | undefined;
  #askedLast: SeatId | undefined;
  /** The question that was shown last. */
  #decision: string | undefined;
  /** Since when the question can be seen. */
  #asked: Moment = 0;
  /** Since when the screen is to be handed over. */
  #coveredAt: Moment = 0;

  constructor(feed: Feed, shell: Shell) {
    this.#feed = feed;
    this.#shell = shell;
    feed.tell({
      leave: () => (this.prompt = undefined),
      stand: (update) => this.#stand(update),
    });
  }

  #stand({ prompt, rewound, view }: GameUpdate): void {
    // While the question stands, what others answer to theirs takes nothing back: neither what is picked nor that it
    // was sent.
    if (prompt === undefined || prompt.id !== this.#decision || rewound === true) {
      this.picked = [];
      this.#refusal = undefined;
      this.sending = false;
    }
    // A lesson says less than the rule: in the first real game it is still told.
    if (prompt?.id !== this.#decision && this.#answered !== undefined) {
      if (this.#feed.chapter === undefined) this.#shell.learn(this.#answered);
      this.#answered = undefined;
    }
    if (prompt?.id !== this.#decision) {
      this.odds = {};
      if (this.advice !== undefined) this.suggested = [];
      this.advice = undefined;
    }
    this.#decision = prompt?.id;
    if (prompt !== undefined && prompt.seat !== this.#askedLast) this.#shell.sounds.play('asked');
    this.#askedLast = prompt?.seat;
    this.prompt = prompt;
    if (prompt === undefined) return;
    const persons = view.seats.filter(({ control, out }) => control === 'person' && !out).length;
    if (persons > 1 && prompt.seat !== this.#lastPerson) this.coverFor = prompt.seat;
    else this.#lastPerson = prompt.seat;
  }

  /** Asks what the options lead to, for somebody who sees the question and has not answered it. */
  async foresee(): Promise<void> {
    const { prompt } = this;
    if (prompt === undefined || this.sending || this.covered) return;
    const reply = await this.#shell.client.odds({ game: this.#feed.id, seat: prompt.seat, decision: prompt.id });
    // Without odds a question is answered all the same.
    if (reply.ok && this.#decision === prompt.id) this.odds = reply.value;
  }

  /** Asks what a good player would do; in a lesson the lesson says so. */
  async advise(): Promise<void> {
    const { prompt } = this;
    if (prompt === undefined || this.covered || this.advice !== undefined || this.#feed.chapter !== undefined) return;
    const { id, seat } = prompt;
    this.advice = { t: 'thinking' };
    const reply = await this.#shell.client.hint({ game: this.#feed.id, seat, decision: id });
    if (this.#decision !== id) return;
    const hint = reply.ok ? reply.value.hint : undefined;
    this.advice = hint === undefined ? { t: 'none' } : { t: 'given', hint };
    this.suggested = hint?.keys ?? [];
  }

  /** The screen is to be handed over from now on: whoever pressed before did not mean to take it. */
  covers(): void {
    this.#coveredAt = performance.now();
  }

  uncover(): void {
    if (!this.press.isFor(this.#coveredAt)) return;
    this.#lastPerson = this.coverFor;
    this.coverFor = undefined;
    void this.#feed.welcome();
  }

  /** The question is on the screen now: a press that began before was for something else. */
  asks(): void {
    this.#asked = performance.now();
  }

  /** Whether what is pressed just now was meant for the question that stands. */
  isMeant(): boolean {
    return this.press.isFor(this.#asked);
  }

  /** A click on an option: the answer, or one of several. */
  choose(option: Option): void {
    const { prompt } = this;
    if (prompt === undefined || option.off !== undefined || this.sending || !this.isMeant()) return;
    if (option.pass || prompt.max <= 1) void this.answer([option.key]);
    else if (this.picked.includes(option.key)) this.picked = this.picked.filter((key) => key !== option.key);
    else if (this.picked.length < prompt.max) this.picked = [...this.picked, option.key];
  }

  async answer(keys: readonly string[]): Promise<void> {
    const { prompt } = this;
    if (prompt === undefined || this.sending || this.covered || !this.isMeant()) return;
    this.sending = true;
    this.#refusal = undefined;
    this.#answered = prompt.rule;
    this.#does(prompt, keys);
    this.#feed.chosen = prompt.options.flatMap(({ key, target }) =>
      keys.includes(key) && target?.def !== undefined ? [target.def] : [],
    );
    const reply = await this.#shell.client.answer({
      game: this.#feed.id,
      seat: prompt.seat,
      answer: { decision: prompt.id, keys },
    });
    if (reply.ok) return;
    this.#answered = undefined;
    // Why the answer was not taken is nothing to somebody else, who is asked by now.
    if (this.prompt !== undefined && this.prompt.seat !== prompt.seat) return;
    if (this.#decision === prompt.id) this.sending = false;
    this.refuse(troubleOf(this.#shell, reply));
  }

  /** Until the next one, or until somebody moves. */
  #does({ ask, source, options }: Prompt, keys: readonly string[]): void {
    const done = options.find(({ key, label }) => keys.includes(key) && label.id === 'pick');
    if (done !== undefined) this.deed = { source, label: done.label };
    else if (ask.id === 'ask.move') this.deed = undefined;
  }

  /** Says why something was not taken; nothing takes back what was said. */
  refuse(why: Said | undefined): void {
    this.#refusal = why;
  }
}

export const [useQuestion, provideQuestion] = createContext<Question>();
