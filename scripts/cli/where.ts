// npm run where -- WORD: finds a rule, a card, a step, a prompt or an option in the sources.
import { main } from './where/main';

process.exitCode = main(process.argv.slice(2));
