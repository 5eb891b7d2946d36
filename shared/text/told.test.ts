// What a text is made of, read off its clauses: rows, what it says to each alignment, what it asks in a few words.
import { describe as group, expect, it } from 'vitest';
import { builtSets, definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import type { Told } from '../contract/told';
import type { Def } from '../rules/vocab/definition';
import type { Program } from '../rules/vocab/effect';
import { describe, describeAbility, english, german, namesFrom, tell, type Language } from './index';

const all = definitionsOf(builtSets);
const of = (id: string, language: Language = english): Told => {
  const def = all.find((one) => one.id === id);
  if (def === undefined) throw new Error(id);
  return tell(language, namesFrom(namesIn(language.id)), def, {}, all);
};
const met = (code: Program, language: Language = english): Told =>
  tell(language, namesFrom({}), { id: 'x/adventure/x', kind: 'event', met: code });

group('the rows of a chart', () => {
  it('are told with their numbers, and what a row says needs no brackets', () => {
    const lose = [
      { op: 'lose', what: 'life', n: 1 },
      { op: 'if', cond: { alignment: 'evil' }, then: [{ op: 'missTurn', n: 1 }] },
    ] as const;
    const code: Program = [
      { op: 'roll', dice: 1, as: 'die' },
      { op: 'table', on: { var: 'die' }, rows: { '0-': [], '1-3': lose, '4+': [{ op: 'gain', what: 'life', n: 1 }] } },
      { op: 'missTurn', n: 1 },
    ];
    const { text, charts = {} } = met(code);
    expect(text).toEqual([
      'Roll 1 die: 0 or less – no effect; 1-3 – (lose 1 life; if you are evil, miss 1 turn); 4 or more – gain 1 life. Miss 1 turn.',
    ]);
    expect(charts[text[0] ?? '']).toEqual([
      { text: 'Roll 1 die:' },
      {
        rows: [
          { dice: '0 or less', at: [{ high: 0 }], what: 'no effect' },
          { dice: '1-3', at: [{ low: 1, high: 3 }], what: 'lose 1 life; if you are evil, miss 1 turn' },
          { dice: '4 or more', at: [{ low: 4 }], what: 'gain 1 life' },
        ],
      },
      { text: 'Miss 1 turn.' },
    ]);
    const [german_ = ''] = met(code, german).text;
    expect(
      met(code, german).charts?.[german_]?.flatMap((x) => ('rows' in x ? x.rows.map(({ dice }) => dice) : [])),
    ).toEqual(['bis 0', '1-3', 'ab 4']);
  });
  it('are none in a text without, and one row needs no line', () => {
    expect(met([{ op: 'missTurn', n: 1 }])).toEqual({ text: ['Miss 1 turn.'], asks: { deeds: ['Miss 1 turn'] } });
  });
  it('are known of what lies where a chart stands by itself, of a task and of an ending in its own words', () => {
    for (const id of [
      'base/space/temple',
      'highland/ending/hand_of_doom',
      'frostmarch/warlock-quest/roll_one_die_to_accept_a_quest',
    ])
      for (const language of [english, german]) expect(Object.keys(of(id, language).charts ?? {}), id).toHaveLength(1);
  });
  it('are told of the abilities of a character, and leave no sign in any text', () => {
    const names = namesFrom(namesIn('en'));
    const cultist = all.find(({ id }) => id === 'reaper/character/dark_cultist') as Def;
    const charts = of(cultist.id).charts ?? {};
    expect(Object.keys(charts).sort()).toEqual(
      (cultist.abilities ?? [])
        .map(({ id }) => describeAbility(english, names, cultist, id))
        .filter((text) => text.includes(' – '))
        .sort(),
    );
    for (const language of [english, german])
      for (const def of all.filter(({ id }) => id.startsWith('base/')))
        expect(JSON.stringify([tell(language, names, def), describe(language, names, def)])).not.toMatch(
          /[\uE000-\uF8FF]/,
        );
  });
});

group('what a text says to one alignment', () => {
  it('is each sentence that is for him', () => {
    const { own } = of('base/space/chapel');
    expect(own?.evil).toEqual({ text: ['If you are evil, lose 1 life.'], asks: { deeds: ['Lose 1 life'] } });
    expect(own?.neutral?.asks).toEqual({
      deeds: ['You may heal lives, up to your life value, for 1 gold each'],
    });
    expect(own?.good?.asks).toEqual({ deeds: ['Heal lives up to your life value', 'Pray'] });
    expect(of('base/space/chapel', german).own?.neutral?.text).toEqual([
      'Wenn du neutral bist, darfst du Leben bis zu deinem Lebenswert für je 1 Gold heilen.',
    ]);
  });
  it('is what is otherwise so, too, to whoever was not named before', () => {
    expect(of('base/adventure/mephistopheles').own?.good?.text[0]).toBe('If you are good, become evil.');
    expect(of('base/adventure/mephistopheles', german).own?.neutral?.text[0]).toBe('Wenn du neutral bist, werde böse.');
  });
  it('is all of it where it says nothing to him, and asks nothing of him', () => {
    const { own, text } = of('dungeon/space/defiled_shrine');
    expect(own?.neutral).toEqual({ text, asks: { deeds: [] } });
  });
  it('is nothing by itself where something is for everybody, or depends on more', () => {
    const lose = [{ op: 'lose', what: 'life', n: 1 }] as const;
    const evil = { op: 'if', cond: { alignment: 'evil' }, then: lose } as const;
    expect(met([evil]).own?.evil?.text).toEqual(['If you are evil, lose 1 life.']);
    expect(met([evil, { op: 'missTurn', n: 1 }]).own).toBeUndefined();
    expect(met([{ ...evil, cond: { alignment: 'evil', of: 'opponent' } }]).own).toBeUndefined();
  });
});

group('what a text asks, in a few words', () => {
  it('is what a shop sells and who lives there, by their names', () => {
    expect(of('city/space/stables').asks).toEqual({ things: ['Riding Horse', 'Mule', 'Horse and Cart', 'Warhorse'] });
    expect(of('base/space/city').asks).toEqual({ things: ['Doctor', 'Alchemist', 'Enchantress'] });
    expect(of('base/space/village', german).asks).toEqual({ things: ['Schmied', 'Heiler', 'Mystiker'] });
  });
  it('is each of several things to choose from, else the first deed without its rows and brackets', () => {
    expect(of('highland/space/waterfall').asks).toEqual({ deeds: ['Heal 1 life', 'Replenish 1 fate', 'Gain 1 Spell'] });
    expect(of('base/space/temple').asks).toEqual({ deeds: ['Pray'] });
    expect(of('base/space/temple', german).asks).toEqual({ deeds: ['Bete'] });
    expect(of('base/space/vampires_tower', german).asks).toEqual({ deeds: ['Wirf 1 Würfel'] });
    expect(of('base/space/black_knight').asks).toEqual({ deeds: ['Pay 1 gold or lose 1 life'] });
    expect(of('highland/space/eyrie').asks).toEqual({ deeds: ['Fight the Eagle King'] });
    expect(of('base/space/fields_ne').asks).toBeUndefined();
  });
});
