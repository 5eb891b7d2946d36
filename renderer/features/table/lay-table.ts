// Lays the table of one game: makes its parts, and gives each to the components that lie on it.
import type { Shell } from '../../app/shell.svelte';
import { Hand, provideHand } from '../hand/hand.svelte';
import { Journal, provideJournal } from '../journal/journal.svelte';
import { Feed, provideFeed } from './feed.svelte';
import { Look, provideLook } from './look.svelte';
import { provideQuestion, Question } from './question.svelte';
import { provideSeats, Seats } from './seats.svelte';
import { provideWishes, Wishes } from './wishes.svelte';

export type TableParts = {
  readonly shell: Shell;
  readonly feed: Feed;
  readonly question: Question;
  readonly seats: Seats;
  readonly look: Look;
  readonly hand: Hand;
  readonly journal: Journal;
  readonly wishes: Wishes;
};

export const partsOf = (id: string, shell: Shell): TableParts => {
  const feed = new Feed(id, shell);
  const question = new Question(feed, shell);
  const seats = new Seats(feed, question, shell);
  return {
    shell,
    feed,
    question,
    seats,
    look: new Look(feed, shell),
    hand: new Hand(feed, question, seats, shell),
    journal: new Journal(feed, question),
    wishes: new Wishes(feed, question, shell),
  };
};

/** While a component is made: whatever lies in it takes the part that it needs. */
export const layTable = (id: string, shell: Shell): TableParts => {
  const parts = partsOf(id, shell);
  provideFeed(parts.feed);
  provideQuestion(parts.question);
  provideSeats(parts.seats);
  provideLook(parts.look);
  provideHand(parts.hand);
  provideJournal(parts.journal);
  provideWishes(parts.wishes);
  return parts;
};
