// German, as an editor would judge it: gender and case of names, the verb at its place, what cards do.
import { expect, describe as group, it } from 'vitest';
import { namesIn } from '../content/names';
import type { Ability, Listening, Static } from '../rules/vocab/ability';
import type { Effect, Program } from '../rules/vocab/effect';
import type { CardFilter, Cond, HeroFilter, Resource } from '../rules/vocab/select';
import { eventKinds, moments, verbs, type EventKind, type Stage } from '../rules/vocab/words';
import { n, named, np, some, withDat } from './speech/german-nouns';
import {
  imperative,
  infinitive,
  inverted,
  predicate,
  statement,
  verbLast,
  vp,
  withZu,
  wouldLast,
} from './speech/german-verbs';
import { describe, entryIn, german, nameIn, namesFrom } from './index';

const names = namesFrom(namesIn('de'));
const event = (...met: Program): string =>
  describe(german, names, { id: 'x/adventure/x', kind: 'event', met }).join(' | ');
const ability = (it: Omit<Ability, 'id'>): string =>
  describe(german, names, { id: 'x/adventure/x', kind: 'magicObject', abilities: [{ id: 'a', ...it }] }).join(' | ');
const says = (m: Static): string => ability({ static: [m] });
const gold: Effect = { op: 'gain', what: 'gold', n: 1 };
/** A reaction to an event of a kind that is not known here. */
const hearing = <K extends EventKind>(stage: Stage, on: K, whose: 'mine' | 'others' | 'anyone'): Listening<K> => ({
  stage,
  on,
  whose,
});
const lose = (what: Resource): Effect => ({ op: 'lose', what, n: 1 });
const when = (cond: Cond): string => event({ op: 'if', cond, then: [gold] }).replace(', erhalte 1 Gold.', '');
const aim = (of: HeroFilter = { who: 'others' }): Effect => ({ op: 'choose', from: { heroes: of }, as: 'foe' });
const foe = { var: 'foe' } as const;

group('nouns', () => {
  const all = ({ nom, akk, dat, gen }: ReturnType<typeof np>): string => [nom, akk, dat, gen].join(', ');
  it('by gender, case and article', () => {
    expect(all(named('der Krieger(s)'))).toBe('der Krieger, den Krieger, dem Krieger, des Kriegers');
    expect(all(named('der Drache(n)', 'ein'))).toBe('ein Drache, einen Drachen, einem Drachen, eines Drachen');
    expect(all(named('die Zauberin'))).toBe('die Zauberin, die Zauberin, der Zauberin, der Zauberin');
    expect(all(named('das Tal(s) des Feuers'))).toBe(
      'das Tal des Feuers, das Tal des Feuers, dem Tal des Feuers, des Tals des Feuers',
    );
    expect(all(named('der Schwarz~ Ritter(s)'))).toBe(
      'der Schwarze Ritter, den Schwarzen Ritter, dem Schwarzen Ritter, des Schwarzen Ritters',
    );
    expect(all(named('pl Felder(n)'))).toBe('die Felder, die Felder, den Feldern, der Felder');
    expect(all(np(n('der Magisch~ Gegenstand(s), Magisch~ Gegenstände'), '', { many: true }))).toBe(
      'Magische Gegenstände, Magische Gegenstände, Magischen Gegenständen, der Magischen Gegenstände',
    );
    expect(some(2, n('der Würfel(s), Würfel')).dat).toBe('2 Würfeln');
    expect(withDat('in', named('der Wald(es)'))).toBe('im Wald');
    expect(withDat('zu', named('die Stadt'))).toBe('zur Stadt');
    // A name that nobody has translated takes no article.
    expect(named('Frost Ring').dat).toBe('Frost Ring');
  });
  it('on their own and as entries', () => {
    expect(nameIn(german, names, 'base/space/black_knight')).toBe('Schwarzer Ritter');
    expect(entryIn(german, names, 'base/space/black_knight')).toBe('der Schwarz~ Ritter(s)');
    expect(nameIn(german, names, 'rules')).toBe('Regeln');
    expect(entryIn(german, names, 'base/adventure/mephistopheles')).toBeUndefined();
  });
});

it('verbs at every place', () => {
  const put = vp('ab|legen', 'diese Karte');
  const go = vp('sich teleportieren', 'in die Stadt');
  const du = { nom: 'du', you: true };
  const he = { nom: 'jeder Charakter' };
  expect([
    imperative(put),
    statement(du, put),
    verbLast(he, put),
    infinitive(put),
    withZu(put),
    wouldLast(du, put),
  ]).toEqual([
    'lege diese Karte ab',
    'du legst diese Karte ab',
    'jeder Charakter diese Karte ablegt',
    'diese Karte ablegen',
    'diese Karte abzulegen',
    'du diese Karte ablegen würdest',
  ]);
  expect([imperative(go), inverted(du, go), inverted(he, go), predicate({ nom: 'sie', many: true }, go)]).toEqual([
    'teleportiere dich in die Stadt',
    'teleportierst du dich in die Stadt',
    'teleportiert sich jeder Charakter in die Stadt',
    'teleportieren sich in die Stadt',
  ]);
});

group('effects', () => {
  it('prices, permissions and choices', () => {
    const pay: Effect = { op: 'lose', what: 'gold', n: 1, cost: true };
    expect(event({ op: 'may', ask: 'x', then: [pay, { op: 'drawSpell', n: 1 }] })).toBe(
      'Du darfst 1 Gold zahlen, um 1 Zauber zu erhalten.',
    );
    expect(event({ op: 'may', ask: 'x', then: [{ op: 'discard', card: 'this' }, gold] })).toBe(
      'Du darfst diese Karte gegen 1 Gold tauschen.',
    );
    expect(
      event({
        op: 'pick',
        options: [
          { key: 'a', do: [pay] },
          { key: 'b', do: [lose('life')] },
        ],
      }),
    ).toBe('Zahle 1 Gold oder verliere 1 Leben.');
    expect(
      event({
        op: 'pick',
        options: ['good', 'neutral', 'evil'].map((to) => ({ key: to, do: [{ op: 'align', to } as Effect] })),
      }),
    ).toBe('Werde gut, neutral oder böse.');
    expect(
      event(
        aim({ who: 'others', has: { kind: 'follower' } }),
        { op: 'choose', from: { cards: { kind: 'follower', heldBy: foe } }, as: 'a' },
        { op: 'take', card: { var: 'a' } },
      ),
    ).toBe('Wähle einen anderen Charakter, der einen Gefährten hat; nimm einen seiner Gefährten.');
    expect(event(aim(), { op: 'lose', what: 'gold', n: 1, who: foe }, gold)).toBe(
      'Wähle einen anderen Charakter; nimm ihm 1 Gold.',
    );
    expect(event(aim(), { op: 'kill', who: foe })).toBe('Wähle einen anderen Charakter; er wird getötet.');
  });
  it('charts and tests', () => {
    const die: Effect = { op: 'roll', as: 'd' };
    expect(
      event(die, {
        op: 'table',
        on: { var: 'd' },
        rows: { '1': [lose('life')], '2-3': [], '4+': [{ op: 'toad', turns: 3 }] },
      }),
    ).toBe('Wirf 1 Würfel: 1 – verliere 1 Leben; 2-3 – nichts; ab 4 – werde für 3 Züge zur Kröte.');
    expect(
      event({
        op: 'if',
        cond: { alignment: 'good' },
        then: [gold],
        else: [{ op: 'if', cond: { alignment: 'evil' }, then: [lose('gold')], else: [{ op: 'missTurn', n: 1 }] }],
      }),
    ).toBe('Wenn du gut bist, erhalte 1 Gold. Wenn du böse bist, verliere 1 Gold. Sonst setze 1 Zug aus.');
    expect(
      event({
        op: 'each',
        of: { heroes: { who: 'others' } },
        as: 'who',
        do: [
          { op: 'discardSpells', n: 'all', who: { var: 'who' } },
          { op: 'missTurn', n: 1, who: { var: 'who' } },
        ],
      }),
    ).toBe('Jeder andere Charakter legt alle seine Zauber ab und setzt 1 Zug aus.');
    expect(
      event({
        op: 'each',
        of: { cards: { kind: 'follower', heldBy: 'me' } },
        as: 'one',
        do: [
          die,
          { op: 'table', on: { var: 'd' }, rows: { '1-2': [{ op: 'discard', card: { var: 'one' } }], '3-6': [] } },
        ],
      }),
    ).toBe('Für jeden deiner Gefährten wirf 1 Würfel: 1-2 – lege ihn ab; 3-6 – nichts.');
  });
  it('conditions with the verb last', () => {
    expect(when({ is: [{ stat: 'strength' }, '<', 5] })).toBe('Wenn deine Stärke kleiner als 5 ist');
    expect(when({ is: [{ stat: 'craft' }, '>=', { stat: 'strength' }] })).toBe(
      'Wenn dein Talent mindestens so groß wie deine Stärke ist',
    );
    expect(when({ not: { has: { kind: 'quest' } } })).toBe('Wenn du keinen Auftrag hast');
    expect(when({ all: [{ alignment: 'good' }, { is: [{ stat: 'gold' }, '>=', 3] }] })).toBe(
      'Wenn du gut bist und mindestens 3 Gold hast',
    );
    expect(when({ not: { at: { region: ['outer', 'middle'] } } })).toBe(
      'Wenn du nicht in der Äußeren oder Mittleren Region bist',
    );
    expect(when({ exists: { heroes: { who: 'others', alignment: ['good', 'evil'] } } })).toBe(
      'Wenn es einen anderen guten oder bösen Charakter gibt',
    );
    expect(when({ is: [{ left: 'omen' }, '=', 0] })).toBe('Wenn im Omenstapel keine Karten mehr sind');
  });
  it('selectors in their case', () => {
    const cards = (f: CardFilter): string =>
      event({ op: 'choose', from: { cards: f }, as: 'a' }).replace(/^Wähle (.*)\.$/, '$1');
    expect(cards({ kind: 'enemy', where: { is: [{ tokens: 'sleep', on: 'it' }, '=', 0] } })).toBe(
      'einen beliebigen Feind ohne Schlafmarke',
    );
    expect(cards({ from: 'denizen', belongsTo: 'here' })).toBe('eine beliebige Bewohnerkarte dieses Feldes');
    expect(cards({ object: true, keyword: 'soulbound', heldBy: 'me' })).toBe(
      'einen deiner seelengebundenen Gegenstände',
    );
    expect(cards({ kind: 'follower', heldBy: 'me', not: { named: ['maiden', 'princess'] } })).toBe(
      'einen deiner Gefährten außer der Jungfrau und der Prinzessin',
    );
    expect(event(aim({ who: 'others', at: { not: { named: 'tavern' } } }))).toBe(
      'Wähle einen anderen Charakter, der nicht in der Taverne ist.',
    );
  });
});

group('standing effects and reactions', () => {
  it('standing effects', () => {
    expect(ability({ static: [{ cannot: 'useWeapon' }, { cannot: 'useArmour' }] })).toBe(
      'Du darfst weder Waffen noch Rüstungen benutzen.',
    );
    expect(says({ cannot: 'useMagicObject' })).toBe('Du darfst keine Magischen Gegenstände benutzen.');
    expect(says({ cannot: 'attack', reach: { alignment: 'good' } })).toBe(
      'Kein guter Charakter darf einen anderen Charakter angreifen.',
    );
    expect(says({ can: 'evade', when: { at: { named: 'woods' } } })).toBe(
      'Du darfst auf einem Waldfeld Kreaturen und Charakteren ausweichen.',
    );
    expect(says({ power: 'strength', of: { subtype: 'dragon' }, add: 1 })).toBe(
      'Jeder Drache, gegen den du kämpfst, hat +1 Stärke.',
    );
    expect(
      says({ stat: 'strength', times: 2, when: { fight: { kind: 'battle', subtype: ['animal', 'dragon'] } } }),
    ).toBe('Deine Stärke wird im Kampf gegen ein Tier oder einen Drachen verdoppelt.');
    expect(event({ op: 'modify', until: 'myNextTurn', mods: [{ cannot: 'castSpell', reach: 'everyone' }] })).toBe(
      'Bis zu deinem nächsten Zug darf kein Charakter Zauber wirken.',
    );
  });
  it('reactions', () => {
    const hears = (t: Listening): string =>
      ability({ triggers: [{ id: 't', do: t.stage === 'cannot' ? [] : [gold], ...t }] });
    expect(
      hears({
        stage: 'after',
        on: 'lose',
        whose: 'others',
        forced: true,
        event: { what: 'life', cause: 'psychic' },
        when: { same: ['eventBy', 'me'] },
      }),
    ).toBe('Immer wenn du im psychischen Kampf einem anderen Charakter ein Leben nimmst, erhalte 1 Gold.');
    expect(
      hears({ stage: 'would', on: 'left', whose: 'anyone', forced: true, event: { card: { kind: 'follower' } } }),
    ).toBe('Immer wenn ein Charakter einen Gefährten verlieren würde, erhalte 1 Gold.');
    expect(hears({ stage: 'after', on: 'turnEnded', whose: 'mine', once: 'turn' })).toBe(
      'Am Ende deines Zugs darfst du einmal pro Zug 1 Gold erhalten.',
    );
    expect(hears({ stage: 'cannot', on: 'missTurn', whose: 'mine', when: { source: { named: ['maze'] } } })).toBe(
      'Im Irrgarten setzt du keinen Zug aus.',
    );
    expect(hears({ stage: 'cannot', on: 'gain', whose: 'others' })).toBe('Kein anderer Charakter erhält etwas.');
    expect(
      (['lose', 'gain', 'toad', 'alignment', 'replenish'] as const).map((on) => hears(hearing('cannot', on, 'mine'))),
    ).toEqual([
      'Du verlierst nichts.',
      'Du erhältst nichts.',
      'Du wirst nicht zur Kröte.',
      'Du wechselst die Gesinnung nicht.',
      'Du füllst kein Schicksal auf.',
    ]);
  });
  it('every event, moment and verb has words', () => {
    const whole = /^[A-ZÄÖÜ].*\.$/;
    const broken = /undefined|\[object|NaN|[$_~!]| {2,}/;
    for (const on of eventKinds) {
      for (const stage of ['would', 'before', 'after', 'cannot'] as const) {
        for (const whose of ['mine', 'others', 'anyone'] as const) {
          const text = ability({ triggers: [{ ...hearing(stage, on, whose), id: 't', do: [gold] }] });
          expect(text, `${stage} ${on}`).toMatch(whole);
          expect(text, `${stage} ${on}`).not.toMatch(broken);
        }
      }
    }
    for (const at of moments)
      for (const turn of ['mine', 'others', 'any'] as const)
        expect(ability({ actions: [{ id: 'a', at: [at], turn, do: [gold] }] })).toMatch(
          /^[A-ZÄÖÜ].* darfst du 1 Gold erhalten\.$/,
        );
    for (const verb of verbs)
      for (const x of [{ can: verb }, { cannot: verb }, { cannot: verb, reach: 'everyone' as const }])
        expect(says(x), verb).toMatch(whole);
  });
});
