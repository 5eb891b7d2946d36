// Are the editions awake? What one has otherwise, option by option and overlay by overlay, is put back; a scenario must
// notice.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nameOf } from '../kernel/ids';
import { rulebookOf } from '../rules/charts';
import { holdsFor } from '../rules/dsl/overlaid';
import type { Rulebook } from '../rules/engine/rulebook';
import { optionDefs, profiles, type Profile } from '../rules/options/registry';
import { optionsOf, valueIn } from '../rules/options/resolve';
import { allScenarios, likeliestFirst } from '../rules/testing/all-scenarios';
import { baseBook, bookOfSets } from '../rules/testing/books';
import { newGame } from '../rules/setup/new-game';
import { runScenarios, type Books } from '../rules/testing/scenario-file';
import type { Overlay } from '../rules/vocab/overlay';
import type { OptionValue } from '../rules/vocab/words';
import { definitionsOf, overlays, standardsOf } from './definitions';

type Options = Readonly<Record<string, OptionValue>>;
type Given = { readonly sets?: readonly string[]; readonly profile?: Profile; readonly options?: Options };
type File = { readonly title: string; readonly given: Given };
type Scenario = {
  readonly text: string;
  readonly file: File;
  readonly given: Given;
  readonly profile: Profile;
  readonly options: Options;
  readonly sets: readonly string[];
};

// The others say nothing of editions or options.
const scenarios = allScenarios
  .filter((text) => /^ {2}(profile|options|sets):|^title: .*\bDigital\b/m.test(text))
  .map((text): Scenario => {
    const file = parse(text) as File;
    const { profile = 'digital', options: rules = {} } = file.given;
    return {
      text,
      file,
      given: file.given,
      profile,
      options: optionsOf({ profile, rules }),
      sets: ['base', ...(file.given.sets ?? [])],
    };
  });

const fails = (books: Books, text: string): boolean =>
  runScenarios(books, text, 'strict').some((verdict) => verdict.problem !== undefined);
/** Without the overlay a way may lead to a space that is not in the game: whoever looks along it notices. */
const leadsNowhere = (error: unknown): boolean =>
  error instanceof Error && /^missing definition [a-z-]+\/space\//.test(error.message);
const misses = (books: Books, text: string): boolean => {
  try {
    return fails(books, text);
  } catch (error) {
    if (leadsNowhere(error)) return true;
    throw error;
  }
};

/** The same position with one option otherwise. */
const withOption = ({ given, file }: Scenario, id: string, value: OptionValue): string =>
  JSON.stringify({ ...file, given: { ...given, options: { ...given.options, [id]: value } } });

/** Settled before the first turn, where no scenario looks. */
const beforeTheFirstTurn = new Set(['firstPlayerByDie']);

describe('what an edition has otherwise than the Digital one is asked for by a pair of scenarios', () => {
  const cells = profiles.flatMap((profile) =>
    optionDefs.flatMap((def) =>
      valueIn(def, profile) === def.digital || beforeTheFirstTurn.has(def.id)
        ? []
        : [[profile, def.id, def.digital, valueIn(def, profile)] as const],
    ),
  );
  // The Digital half of a pair says so in its title.
  const digital = scenarios.filter((s) => s.profile === 'digital' && /\bDigital\b/.test(s.file.title));

  // Scenarios stand in the order of the options: the next one is looked for from where the last one was found.
  const searching = (among: readonly Scenario[]) => {
    let first: Scenario | undefined;
    return (id: string, value: OptionValue): boolean => {
      const at = Math.max(0, first === undefined ? 0 : among.indexOf(first));
      const found = [...among.slice(at), ...among.slice(0, at)].find(
        (s) => s.given.options?.[id] === undefined && fails(bookOfSets, withOption(s, id, value)),
      );
      first = found ?? first;
      return found !== undefined;
    };
  };
  const here = Object.fromEntries(
    profiles.map((profile) => [profile, searching(scenarios.filter((s) => s.profile === profile))]),
  );
  const there = searching(digital);

  it.each(cells)('%s: %s is not %s', (profile, id, ofDigital, own) => {
    expect(here[profile]?.(id, ofDigital), `no ${profile} scenario fails when ${id} is as in the Digital Edition`).toBe(
      true,
    );
    expect(there(id, own), `no Digital scenario fails when ${id} is as in ${profile}`).toBe(true);
  });

  it.each(profiles)('%s: who begins', (profile) => {
    const begins = (seed: string): string => {
      const started = newGame(
        baseBook,
        {
          seats: ['a', 'b', 'c'].map((name) => ({ name, control: 'computer', character: 'lot' })),
          sets: ['base'],
          profile,
          rules: {},
        },
        seed,
      );
      return started.ok ? started.state.active : '';
    };
    const first = new Set(Array.from({ length: 20 }, (_, i) => begins(`seed ${i}`)));
    expect([...first].sort()).toEqual(profile === 'digital' || profile === 'second' ? ['p1', 'p2', 'p3'] : ['p1']);
  });
});

describe('every overlay is missed when it is taken away', () => {
  const without = (gone: Overlay): Books => {
    const made = new Map<string, Rulebook>();
    const rest = overlays.filter((overlay) => overlay !== gone);
    return (sets, options) => {
      const key = [
        ...sets,
        ...rest.flatMap((overlay, i) =>
          holdsFor(overlay, { ...standardsOf(sets, options), ...options }, ['base', ...sets]) ? [i] : [],
        ),
      ].join();
      const book = made.get(key) ?? rulebookOf(definitionsOf(['base', ...sets], options, rest));
      made.set(key, book);
      return book;
    };
  };
  // Without fate these rolls give none anyhow; the overlay is for the words on the card (golden/otherwise.en.md).
  const words = new Set(['base/space/temple', 'base/adventure/shrine', 'base/adventure/witch']);

  const names = (s: Scenario, overlay: Overlay): boolean =>
    s.text.toLowerCase().replaceAll(' ', '_').includes(nameOf(overlay.overlay));

  it.each(overlays.map((overlay) => [overlay.overlay, JSON.stringify(overlay.when), overlay] as const))(
    '%s %s',
    (_id, _when, overlay) => {
      const books = without(overlay);
      const [, kind = ''] = overlay.overlay.split('/');
      // Whoever says the option that it asks for means it, and not another card of that name.
      const asked = Object.keys(overlay.when);
      const says = (text: string): boolean => asked.some((option) => text.includes(option));
      const holding = scenarios.filter((s) =>
        holdsFor(overlay, { ...standardsOf(s.sets, s.options), ...s.options }, s.sets),
      );
      const texts = (which: (s: Scenario) => boolean): readonly string[] =>
        likeliestFirst(
          holding.filter(which).map(({ text }) => text),
          kind,
        );
      const about = texts((s) => names(s, overlay));
      const others = words.has(overlay.overlay) ? [] : texts((s) => !names(s, overlay));
      const wanted = [about, others].flatMap((some) => some.filter(says));
      // Those that name the card or space are the likely ones.
      const rest = [about, others].flatMap((some) => some.filter((text) => !says(text)));
      expect([...wanted, ...rest].some((text) => misses(books, text))).toBe(!words.has(overlay.overlay));
    },
  );
});
