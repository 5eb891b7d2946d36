// The text of a definition: what English says of each of its parts.
import { isOfBoard, type Lead, type Note, type OfBoard, type Para } from '../clauses/rules';
import { armourWay } from '../armour';
import { sentinelStrength, type DeckUse } from '../clauses/words';
import { inline, type Tongue } from '../speech/compose';
import { writtenRows } from '../speech/marks';
import { isVisit, led, sentences } from '../speech/sentences';
import { a, some } from '../speech/english';
import { joined, sentence, words } from '../speech/words';
import { castTime, castTimes, onlyOne, rule } from './abilities';
import { happens } from './events';
import type { English } from './speaker';
import { notes } from './chapters';
import * as w from './words';

const leads: { readonly [K in Lead]: string } = {
  drawn: 'when this card is drawn',
  approach: 'before you fight it',
  killed: 'when you kill it',
  taken: 'as soon as you take this card',
  takenFirst: 'as soon as somebody first takes this card',
  again: 'if you are still here on your next turn',
  leaving: 'if you begin your turn here, instead of a normal move',
  leavingIf: 'at the start of your turn here',
  enters: 'when this figure comes onto the board',
  metFigure: 'when you meet it',
  metWorld: 'when you suffer its Rage',
  metState: 'when you carry out this card',
  held: 'as soon as you have this card',
  begins: 'at the start of the game',
  turnedUp: 'when this card is turned up',
};
const said: { readonly [K in Note]: string } = {
  noTrophy: 'It cannot be taken as a trophy.',
  mustBeTrophy: 'It must be taken as a trophy, and cannot be taken in any other way.',
  mustTake: 'You must take this card.',
  spellStays: 'This card stays in play meanwhile.',
  needsTalisman: 'You may enter only with a Talisman; without one you must turn back.',
  last: 'Your move ends here, the last space of its board; a figure that comes here is put down elsewhere at once.',
  beside: 'Nobody is put here: whoever would be comes to the entrance of this board instead.',
  closed: 'Nobody comes here unless a card or space sends him here by name.',
  stops: 'Your move ends here, whatever is left of it; in a turn that you begin here you cannot come back.',
  meetsHere: 'You may encounter other characters here.',
  meetsNot: 'Characters cannot encounter each other here.',
  worldStart: 'It lies beside the board from the beginning.',
  fightsOn: 'As long as you win, you fight again at once.',
  carriesWorking: 'What lies on it works for its owner, who may also cast Spells that lie on it.',
  carries: 'Other cards may lie on it.',
  metAlike: 'When you carry out this card, do the same.',
};
const stays = {
  always: 'Stays here for the rest of the game.',
  moves: 'It is never discarded.',
  untilDiscarded: 'Stays here until it is discarded.',
  untilUsed: 'Stays here until somebody has used it.',
  used: 'Discarded once it has been used.',
} as const;
const uses: { readonly [K in DeckUse]: string } = {
  stock: 'These cards lie open to all; one that leaves play is available again at once.',
  bottom: 'Cards that are discarded go under this deck.',
  shuffled: 'Cards that are discarded are shuffled into this deck at once.',
  once: 'When this deck is used up, it is not made anew of its discards.',
  pile: 'When this deck is used up, its discards are shuffled into a new one.',
};
const passages: Readonly<Record<string, string>> = { bridge: 'A bridge', portal: 'A portal', ferry: 'A ferry' };

function armour(x: Extract<Para, { p: 'armour' }>): string {
  const where = x.psychic ? 'psychic combat' : x.everyFight ? 'battle or psychic combat' : 'battle';
  const saves = armourWay(x, (list) => joined(list.map(String), 'or'));
  return `When you would lose a life after a defeat in ${where}, you may roll 1 die: ${saves} saves the life.`;
}
function gate(x: Extract<Para, { p: 'gate' }>, s: English): string {
  const to = x.bridge ? 'the Middle Region' : w.place(x.to, s.names);
  if (x.gate === 'sentinel')
    return `To cross to ${to}, you must first beat the Sentinel of Strength ${sentinelStrength} in battle, or evade it.`;
  const ends = x.goesOn
    ? ' and your turn ends; otherwise, lose 1 point of it and encounter this space.'
    : '; otherwise, lose 1 point of it. Your turn then ends.';
  return `To go on to ${to}, you must first open the Portal by Craft or Strength: roll 2 dice, and if the result is no more than yours, you pass${ends}`;
}
function choice(x: Extract<Para, { p: 'choice' }>, s: English): string {
  const what = `encounter ${s.itself} instead of the space or a character there`;
  if (x.may === 'always' && x.must && x.must !== 'always')
    return sentence(`you may ${what}; if ${s.test(x.must)}, you must`);
  const may = x.may && sentence(`you may ${what}${x.may === 'always' ? '' : `, if ${s.test(x.may)}`}`);
  const must = x.must && sentence(`${x.must === 'always' ? '' : `if ${s.test(x.must)}, `}you must ${what}`);
  return words(may, must);
}
/** "As soon as you can, pay 2 gold; then ..." */
function quest(x: Extract<Para, { p: 'quest' }>, s: English, t: Tongue): string {
  if (x.when) return led(`as soon as ${happens(x.when, s)},`, x.goods, undefined, t);
  const pay = led('as soon as you can,', x.pay, undefined, t);
  return words(pay, sentence(`then ${inline(x.goods, 'main', t)}`));
}
function tasks(x: Extract<Para, { p: 'tasks' }>, s: English, t: Tongue): string {
  const list = x.tasks.map((task) => {
    s.forget();
    const what = 'do' in task ? inline(task.do, 'main', t) : happens(task.happens, s, true);
    return [task.n, task.n, what] as const;
  });
  const roll = s.act({ key: 'you', is: 'you' }, x.roll, 'main');
  const by = sentence(`as soon as you take this card, ${roll} for your task: ${writtenRows(list, w.range)}`);
  return words(by, led('as soon as it is done,', x.goods, undefined, t));
}
const rules = (x: Extract<Para, { p: 'side' | 'trophy' | 'part' }>, s: English, t: Tongue): string =>
  words(...x.rules.map((y) => rule(y, s, t)));

/** A paragraph, or several where persons are visited. */
export function para(x: Para, s: English, t: Tongue): readonly string[] {
  s.forget();
  const text = one(x, s, t);
  return typeof text === 'string' ? [text] : text;
}
function one(x: Para, s: English, t: Tongue): string | readonly string[] {
  if (isOfBoard(x)) return board(x, s, t);
  switch (x.p) {
    case 'rules':
      return words(...x.rules.map((y) => rule(y, s, t)));
    case 'do': {
      const list = sentences(x.do, t);
      return isVisit(x.do) ? list : words(...list);
    }
    case 'led':
      if (x.by === 'drawn' || x.by === 'taken' || x.by === 'takenFirst' || x.by === 'held' || x.by === 'turnedUp')
        s.mentionCard('this');
      return led(`${leads[x.by]},`, x.do, undefined, t);
    case 'carriedOut': {
      const where = w.atPlace(x.at, s.names);
      return x.alike
        ? sentence(`${where}, you may do the same without having this card`)
        : led(`${where},`, x.do, undefined, t);
    }
    case 'metIf':
      return led(`if ${s.test(x.if)},`, x.do, undefined, t);
    case 'quest':
      return quest(x, s, t);
    case 'tasks':
      return tasks(x, s, t);
    case 'pool': {
      const noun = w.resources[x.what];
      return `This card comes with ${some(x.n, noun)}. Each time you visit it, you may gain 1 ${noun} from it; when none is left, it is discarded.`;
    }
    case 'stays':
      return stays[x.how];
    case 'keyword':
      return w.keywordNote(x.key);
    case 'power':
      return `Its ${w.resources[x.power]} ${x.yours ? 'equals yours' : `is ${s.number(x.n)}`}.`;
    case 'fights':
      return x.battlesIf
        ? sentence(`if ${s.test(x.battlesIf)}, you fight it in battle; otherwise, in psychic combat`)
        : 'You choose whether to fight it in battle or in psychic combat.';
    case 'note':
      return said[x.note];
    case 'state':
      return notes[x.status] ?? '';
    case 'price': {
      const price = x.of === 'gold' ? `pay ${x.n} gold` : `give up ${x.n === 1 ? '1 life' : `${x.n} lives`}`;
      return `Joins you if you ${price}; otherwise ${x.goes ? 'discard this card' : 'stays here'}.`;
    }
    case 'armour':
      return armour(x);
    case 'forbidden':
      return sentence(
        `${a(
          joined(
            x.to.map((one) => w.alignments[one]),
            'or',
          ),
        )} character cannot have this card`,
      );
    case 'cast':
      return castTimes(x.times, s);
    case 'onlyOne':
      return sentence(onlyOne(x.limit));
    case 'either':
      return words(
        ...x.ways.map(({ time, do: list }, i) => {
          const when = castTime(time, s);
          s.last = 'active';
          return sentence(`${i > 0 ? 'or ' : ''}${when}: ${inline(list, 'main', t)}`);
        }),
      );
  }
}

function drawing({ n, deck, anyway, discards }: Extract<OfBoard, { p: 'draws' }>, which: string): string {
  const pile = deck === undefined ? 'the discard pile' : `the discard pile of the ${w.deck(deck)} deck`;
  const from = discards ? ' from it' : '';
  const draws = anyway
    ? `draw ${some(n, discards ? 'card' : which)}${from}, even if cards already lie here`
    : n === 1
      ? `draw 1 card${from}, unless a card already lies here`
      : `draw cards${from} until ${n} cards lie here`;
  return sentence(discards ? `shuffle ${pile} and ${draws}` : draws);
}

function board(x: OfBoard, s: English, t: Tongue): string {
  switch (x.p) {
    case 'begins': {
      const start = [x.spells > 0 ? some(x.spells, 'Spell') : '', ...x.objects.map((slug) => a(s.names(slug)))];
      return `You begin the game with ${joined(
        start.filter((text) => text !== ''),
        'and',
      )}.`;
    }
    case 'draws': {
      const which = x.deck === undefined ? 'card' : `${w.deck(x.deck)} card`;
      if (x.discards ?? x.anyway) return drawing(x, which);
      return x.n === 1
        ? `Draw 1 ${which}, unless a card already lies here.`
        : `Draw ${which}s until ${x.n} cards lie here.`;
    }
    case 'gate':
      return gate(x, s);
    case 'start':
      return sentence(`it begins the game ${w.atPlace(x.at, s.names)}`);
    case 'choice':
      return choice(x, s);
    case 'lives':
      return `It has ${some(x.n, 'life')}; those that it has lost stay lost, whoever took them.`;
    case 'form':
      return `Strength ${x.strength}, Craft ${x.craft}, ${some(x.life, 'life')}, ${x.fate} fate.`;
    case 'deck':
      return uses[x.use];
    case 'shows':
      return `Beside it ${x.n === 1 ? 'lies' : 'lie'} ${some(x.n, 'card')} of it faceup.`;
    case 'into':
      return `Its cards are discarded to the discard pile of ${s.deck({ deck: x.deck })}.`;
    case 'standsFor':
      return sentence(
        `in ${joined(
          x.regions.map((region) => `the ${w.region(region)}`),
          'and',
        )} it is the Adventure deck, and its cards are Adventure cards`,
      );
    case 'link':
      return `${passages[x.way] ?? 'A way'} leads from ${w.place(x.from, s.names)} to ${w.place(x.to, s.names)}.`;
    case 'side':
      return `${w.side(x.side)}: ${rules(x, s, t) || 'no effect.'}`;
    case 'trophy':
      return `As a trophy: ${rules(x, s, t) || 'no effect.'}`;
    case 'part': {
      const saves =
        x.armour === undefined
          ? ''
          : armour({
              p: 'armour',
              from: x.armour,
              saves: [],
              everyFight: x.against === 'both',
              psychic: x.against === 'psychic',
            });
      const made = joined(
        (x.is ?? []).map((key) => a(w.keyword(key))),
        'and',
      );
      s.asPart = true;
      const gives =
        words(
          x.follower && 'That card is a Follower and no Object.',
          made && `That card is ${made}.`,
          rules(x, s, t),
          saves,
          x.harmonises && 'The other parts use their harmonies, whatever they are put together with.',
        ) || 'no effect.';
      s.asPart = false;
      const others = joined(
        (x.with ?? []).map((slug) => s.names(slug)),
        'or',
      );
      return x.with
        ? `With ${others} as another part, ${x.besides ? 'also' : 'instead'}: ${gives}`
        : `As a part of another card: ${gives}`;
    }
    case 'said':
      return x.text;
  }
}
