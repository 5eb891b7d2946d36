// Chapters of the rulebook that a definition may name; what is not here says nothing.
import { capital } from '../speech/words';
import type { Lookup } from '../../kernel/json';
import type { ChapterKey, NoteKey } from '../en/chapters';
import { followed, vp, type Vp } from '../speech/german-verbs';

const command = (effect: string): Vp =>
  followed(
    vp('müssen', 'hier den Befehlszauber wirken'),
    `, wenn du allein bist: ${capital(effect)}. Sind andere hier, musst du stattdessen einem von ihnen begegnen`,
  );
const phrases: { readonly [K in ChapterKey]: Vp | undefined } = {
  command: command('wirf 1 Würfel; ab 4 verliert jeder andere Charakter 1 Leben'),
  'command.byPlayers': command(
    'wirf 1 Würfel; ab 4 (zu fünft ab 3, zu sechst ab 2) verliert jeder andere Charakter 1 Leben',
  ),
  'command.always': command('jeder andere Charakter verliert 1 Leben'),
  'command.first': followed(vp('gewinnen', 'das Spiel'), ', wenn du als Erster hierherkommst'),
};

/** The same, as short as a label. */
export const inShort: Lookup<Vp> = {
  command: followed(vp('müssen', 'hier den Befehlszauber wirken'), ', wenn du allein bist'),
};
export const chapters: Lookup<Vp | undefined> = phrases;

/** What follows from a state that a space puts one into, said at the end of its text. */
const told: { readonly [K in NoteKey]: string } = {
  pitFiends: 'Du darfst weiterziehen, sobald alle besiegt sind; bis dahin kämpfst du Zug um Zug gegen die übrigen.',
  werewolf:
    'Bis du ihn besiegst, kämpfst du in jedem Zug wieder gegen denselben Werwolf; danach darfst du weiterziehen.',
  deathsDice: 'Bis du gewinnst, würfelst du in jedem Zug wieder; danach darfst du weiterziehen.',
  enslaved:
    'Wer versklavt ist, bleibt hier: Zu Beginn jedes Zugs wirft er 1 Würfel für seine Bewegung, und nur ab 4 ist er frei und bewegt sich.',
};
export const notes: Lookup<string> = told;
