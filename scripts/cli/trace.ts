// `npm run trace`: what the rules make of many decisions, as fingerprints: two builds that print the same play the
// same.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { definitionsOf } from '../../shared/content/definitions';
import { isProfile, optionsOf } from '../../shared/rules/options/resolve';
import { rulebookOf } from '../../shared/rules/charts';
import { advance } from '../../shared/rules/engine/machine';
import { newGame } from '../../shared/rules/setup/new-game';
import { randomKeys } from '../../shared/rules/testing/random-game';
import { seedRng } from '../../shared/kernel/rng';
import type { SeatId } from '../../shared/kernel/ids';
import type { State } from '../../shared/rules/state/state';
import { promptFor, viewFor } from '../../shared/rules/view/view-for';
import { typed } from './sim/table';

const help = `Usage: npm run trace -- [--decisions N] [--seed S] [--seats N] [--sets LIST] [--profile P] [--every N] [--outside]

Plays games by chance and prints a fingerprint of every state, event, prompt and view, every so many decisions. A change of
the engine that is to change nothing prints the same lines before and after. Ids of frames and scopes do not count.

  --decisions N  decisions in all (20000)
  --seed S       any text (trace)
  --seats N      players (4)
  --sets LIST    sets beside base, such as probe (none)
  --profile P    digital, revised, second, original (digital)
  --every N      decisions to a line (1000)
  --outside      without what only the engine knows: frames, scopes, where answers land in them, the hash of definitions
`;

/** A state without its frames and scopes, and questions without the variables that their answers land in. */
const outsideOf = ({ stack: _, scopes: __, content, pending, ...rest }: State): object => ({
  ...rest,
  sets: content.sets,
  pending: Object.values(pending).map(({ into: ___, ...asked }) => asked),
});

/** Frames and scopes by the order in which they are first named, and no count of how many there were. */
const plain = (state: State, outside: boolean): string => {
  const seen = new Map<string, string>();
  const ids = { ...state.ids, frame: 0, scope: 0 };
  const text = JSON.stringify({ ...(outside ? outsideOf(state) : state), ids });
  return text.replaceAll(/"([fs])\d+"/g, (id, kind: string) => {
    const known = seen.get(id) ?? `"${kind}:${seen.size}"`;
    seen.set(id, known);
    return known;
  });
};

const main = (): number => {
  const { values } = parseArgs({
    args: typed(),
    options: {
      decisions: { type: 'string', default: '20000' },
      seed: { type: 'string', default: 'trace' },
      seats: { type: 'string', default: '4' },
      sets: { type: 'string', default: '' },
      profile: { type: 'string', default: 'digital' },
      every: { type: 'string', default: '1000' },
      outside: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const [decisions, seats, every] = [values.decisions, values.seats, values.every].map(Number) as [
    number,
    number,
    number,
  ];
  if (![decisions, seats, every].every((n) => Number.isInteger(n) && n > 0))
    throw new Error('Numbers are whole and above 0.');
  if (!isProfile(values.profile)) throw new Error(`There is no profile ${values.profile}.`);
  const setup = { profile: values.profile, rules: {} };
  const sets = ['base', ...values.sets.split(',').filter((id) => id !== '' && id !== 'base')];
  const book = rulebookOf(definitionsOf(sets, optionsOf(setup)));
  const hash = createHash('sha256');
  const choices = Array.from({ length: seats }, (_, i) => ({
    name: `Seat ${i + 1}`,
    control: 'computer' as const,
    character: 'lot' as const,
  }));
  let done = 0;
  for (let game = 1; done < decisions; game++) {
    const seed = `${values.seed} ${game}`;
    const made = newGame(book, { ...setup, sets, seats: choices, seed }, seed);
    if (!made.ok) throw new Error(made.refusal.msg.id);
    let { state } = made;
    let rng = seedRng(seed);
    while (state.over === undefined && done < decisions) {
      const seat = state.order.find(
        (id: SeatId) => state.pending[id] !== undefined && state.answered[id] === undefined,
      );
      const decision = seat === undefined ? undefined : state.pending[seat];
      if (seat === undefined || decision === undefined) throw new Error(`${seed}: nobody is asked`);
      const [keys, next] = randomKeys(decision, rng);
      rng = next;
      const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
      if (!result.ok) throw new Error(`${seed}: ${result.refusal.msg.id}`);
      ({ state } = result);
      hash.update(plain(state, values.outside)).update(JSON.stringify([result.events, result.settled]));
      hash.update(JSON.stringify([promptFor(decision), viewFor(book, state, seat)]));
      if (++done % every === 0) process.stdout.write(`${done} ${hash.copy().digest('hex').slice(0, 16)}\n`);
    }
  }
  process.stdout.write(`${done} ${hash.digest('hex')}\n`);
  return 0;
};

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = 2;
}
