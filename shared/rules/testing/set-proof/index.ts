// What every set proves of itself. Called by content/<set>/set.test.ts, so that the sets are gone through side by side.
import { describe, expect, it } from 'vitest';
import { definitionsOf, overlays, setOf } from '../../../content/definitions';
import { declared } from '../../../content/declared';
import { endingWordsBy, writtenFor } from '../../../content/ending-words';
import { namesBySet } from '../../../content/names';
import { must } from '../../../kernel/result';
import { english, german } from '../../../text';
import { profiles } from '../../options/registry';
import { optionsOf } from '../../options/resolve';
import type { Def } from '../../vocab/definition';
import type { SetDef } from '../../vocab/set';
import { lint } from '../card-lint';
import { isMissed } from '../inert';
import { lintOverlays } from '../overlay-lint';
import { lintDeclaration } from './declaration';
import { endingProblems } from './endings';
import { definitionLines, otherwiseLines, textLines } from './goldens';
import { blindness, listOf, textIn, toldByEffects } from './leaves';
import { namesWithout, nounless } from './names';
import { looksOf, looksOfNothing, picturesOf, picturesOfNothing } from './pictures';
import { fewOf, oneOf, shareOf } from './share';
import { unspoken } from './spoken';

type Excused = {
  /** Definitions that only mark a place or fill a deck: nothing that they do could be missed. It can only shrink. */
  readonly plain?: readonly string[];
};

const declarationOf = (set: string): SetDef =>
  must(declared.of(set), `content/${set}/set.ts, or \`set: '${set}'\` in it`);

/** The sets that are in play where a set is: the base game and what it needs, in their order. */
export const withNeeds = (set: string): readonly string[] => {
  const all = new Set(['base', set]);
  for (const one of all) for (const more of declared.of(one)?.needs ?? []) all.add(more);
  return declared.sets.flatMap((one) => (all.has(one.set) ? [one.set] : []));
};

const optionsIn = (profile: string): ReturnType<typeof optionsOf> => optionsOf({ profile, rules: {} });

/** What is in a game as nobody chooses anything, and after it what only a house rule of the set brings. */
function withOptions(set: string, sets: readonly string[]): readonly Def[] {
  const plain = definitionsOf(sets);
  const more = Object.entries(declarationOf(set).options ?? {}).flatMap(([option, { values }]) =>
    values.flatMap((value) => definitionsOf(sets, { [option]: value })),
  );
  const ids = new Set(plain.map(({ id }) => id));
  return [...plain, ...new Map(more.filter(({ id }) => !ids.has(id)).map((def) => [def.id, def])).values()];
}

/** What is kept of sets that say something else in an edition. */
const kept = Object.keys(import.meta.glob('../../../content/*/golden/otherwise.*.md'));

const UNPROVED =
  'no scenario fails when it does nothing: write one that shows what it does (docs/scenarios.md); one that passes only when read leniently counts as none';
const UNTOLD =
  'the text is the same without this part of the definition: leave out what does nothing, give it a phrase (docs/how-to/add-an-op.md) or, where another sentence says it already';
/** Definitions whose leaves are tried at a time: each is put into words once for each leaf. */
const LEAVES = 40;
const NO_LONGER_PLAIN = 'a scenario fails when it does nothing: take it out of `plain` in set.test.ts';

export function provesItself(set: string, { plain = [] }: Excused = {}): void {
  const sets = withNeeds(set);
  const own = (defs: readonly Def[]): readonly Def[] => defs.filter((def) => setOf(def) === set);
  const mine = own(withOptions(set, sets));
  /** What it shares with others has a name with each of them, and what needs a further set has one, too. */
  const further = Object.values(declarationOf(set).options ?? {}).flatMap((option) => option.sets ?? []);
  const named = withOptions(set, [...new Set([...sets, ...further])]).filter(
    (def) => setOf(def) === set || def.id in (declarationOf(set).decks ?? {}),
  );

  describe(`the set ${set}`, () => {
    it('declares what it is and what is in it', () => {
      expect(lintDeclaration(declarationOf(set), mine, declared)).toEqual([]);
    });
    it.each(profiles)('has no card that lint finds anything in, in the %s edition', (profile) => {
      const found = lint(definitionsOf(sets, optionsIn(profile)));
      expect(found.filter((one) => one.startsWith(`${set}/`) || set === 'base')).toEqual([]);
    });
    it('changes nothing that is not there, and nothing twice', () => {
      const changes = overlays.filter(({ from }) => from === set);
      const others = changes.flatMap((change) => change.sets ?? []);
      // As they are without any change; of further sets that a change asks for, too.
      expect(lintOverlays(changes, definitionsOf([...new Set([...sets, ...others])], {}, []))).toEqual([]);
      // Many changes ask for the same further sets: what lies in one game is looked through once.
      const games = new Map(changes.map(({ sets: more = [] }) => [[...more].sort().join(), more]));
      for (const more of games.values())
        expect(
          lint(definitionsOf([...new Set([...sets, ...more])])).filter((one) => one.startsWith(`${set}/`)),
        ).toEqual([]);
    });
    it('has pictures of its own things alone', () => {
      const changes = overlays.filter(({ from }) => from === set);
      expect(picturesOfNothing(set, picturesOf(set), mine, changes)).toEqual([]);
      expect(looksOfNothing(set, looksOf(set), mine)).toEqual([]);
    });
    it('has words of their own for its endings in every language, for just what they do', () => {
      const words = { en: endingWordsBy(set, 'en'), de: endingWordsBy(set, 'de') };
      expect(endingProblems(mine, words, writtenFor(set))).toEqual([]);
    });
    if (declarationOf(set).kind !== 'trial') {
      it('has names for all its things in every language, and none for anything else', () => {
        for (const { id } of [english, german])
          expect(
            namesWithout(
              must(
                namesBySet(id).find((one) => one.set === set),
                set,
              ).names,
              named,
              set,
              id,
            ),
          ).toEqual([]);
        expect(
          nounless(
            must(
              namesBySet('de').find((one) => one.set === set),
              set,
            ).names,
          ),
        ).toEqual([]);
      });
      it('speaks every message of its cards in every language', () => {
        expect([english, german].flatMap((language) => unspoken(language, mine))).toEqual([]);
      });
      // Of the base game's own: shared/text/leaves.test.ts.
      it.skipIf(set === 'base').each([english, german])(
        'has a text that tells every leaf of it, or has it on its list: $name',
        (language) => {
          const all = toldByEffects(mine, writtenFor(set));
          const { untold, told } = blindness(language, textIn(language), fewOf(all, LEAVES), all, listOf(set));
          const list = `shared/content/${set}/golden/blind-leaves.json`;
          expect(untold, `${UNTOLD}, put it on the list: "both", "en" or "de" in ${list}`).toEqual([]);
          expect(told, `the text tells it, or it is gone: take it out of ${list}`).toEqual([]);
        },
      );
      const bless = `if that is meant, read it as a player would and bless it: npx vitest run shared/content/${set} -u`;
      it('means what it meant: definitions', async () => {
        await expect(definitionLines(mine), `what a card does has changed; ${bless}`).toMatchFileSnapshot(
          './golden/definitions.jsonl',
        );
      });
      it.each([english, german])('means what it meant: texts in $name', async (language) => {
        await expect(textLines(language, mine), `what a card says has changed; ${bless}`).toMatchFileSnapshot(
          `./golden/texts.${language.id}.md`,
        );
        const otherwise = otherwiseLines(language, set, sets);
        const file = `golden/otherwise.${language.id}.md`;
        if (otherwise !== '')
          await expect(otherwise, `what it changes has changed; ${bless}`).toMatchFileSnapshot(`./${file}`);
        // What says nothing any more would be read as if it held.
        else expect(kept.filter((path) => path.endsWith(`/${set}/${file}`))).toEqual([]);
      });
    }
    describe('has no definition that is not missed when it does nothing', () => {
      const [awake, idle] = [false, true].map((is) => mine.filter((def) => plain.includes(def.id) === is));
      // That nobody misses one takes every scenario to say.
      const tried = [...shareOf(awake ?? []), ...oneOf(idle ?? [])];
      it.each(tried.map((def) => [def.id, def] as const))('%s', (_id, def) => {
        const idles = plain.includes(def.id);
        expect(isMissed(def), idles ? NO_LONGER_PLAIN : UNPROVED).toBe(!idles);
      });
    });
  });
}
