// What somebody does in a fight.
import type { ActOf, Outcome, Stopped } from '../clauses/acts';
import type { Num } from '../clauses/tree';
import { akk, dat, n, np, pronoun, some, whole, withDat, type Np } from '../speech/german-nouns';
import { adverbially, followed, vp, type Vp } from '../speech/german-verbs';
import { fight } from './placing';
import type { German, Person, Said } from './speaker';
import * as w from './words';

const outcomes: { readonly [K in Outcome]: Vp } = {
  won: vp('gewinnen', 'den Kampf'),
  lost: vp('verlieren', 'den Kampf'),
  standOff: vp('beenden', 'den Kampf mit einem Patt'),
  evaded: vp('vermeiden', 'den Kampf'),
  destroyed: vp('vernichten', 'den Gegner ohne Kampf'),
};
const stopped: { readonly [K in Stopped]: Vp } = {
  loss: vp('verhindern', 'den Verlust'),
  last: vp('behalten', 'es'),
  life: vp('verhindern', 'den Verlust des Lebens'),
  death: vp('verhindern', 'den Tod'),
  spell: vp('auf|heben', 'den gewirkten Zauber'),
  move: vp('verhindern', 'die Bewegung'),
  turning: vp('lassen', 'sie, wie sie ist'),
  result: vp('lassen', 'das Ergebnis', 'entfallen'),
  it: vp('verhindern', 'es'),
};
const score = n('der Angriffswert(s)');
const scoreOf = (side: 'mine' | 'theirs' | 'its', p: Person, s: German): Np =>
  side === 'its'
    ? s.itsOf({ card: 'this' }, score)
    : side === 'mine'
      ? np(score, p.his)
      : np(score, 'der', { post: np(w.rival, p.his).gen });

type Own =
  | 'fight'
  | 'attack'
  | 'score'
  | 'attackDice'
  | 'settle'
  | 'takeOnlyALife'
  | 'takeOnly'
  | 'removeFoe'
  | 'standIn'
  | 'joinFight'
  | 'prevent';
type Powers = { readonly strength?: Num | undefined; readonly craft?: Num | undefined };
const powersOf = ({ strength, craft }: Powers, s: German): readonly string[] => {
  const value = (noun: string, count: Num | undefined): string =>
    count === undefined
      ? ''
      : typeof count === 'number'
        ? `${noun} ${count}`
        : `so viel ${noun} wie ${whole(s.number(count))}`;
  return [value('Stärke', strength), value('Talent', craft)].filter((text) => text !== '');
};
export const inFights: { readonly [V in Own]: (x: ActOf<V>, p: Person, s: German) => Said } = {
  fight: (x, _, s) => {
    const whom = fight(x.foe, s);
    // "ihn" would be the opponent from here on.
    s.lastCard = '';
    return whom;
  },
  attack: (x, _, s) =>
    followed(
      vp('an|greifen', akk(s.one(x.target)), x.psychic && 'im psychischen Kampf'),
      x.either ? ' (auch im psychischen Kampf, wenn du das darfst)' : '',
    ),
  score: (x, p, s) =>
    typeof x.add === 'number' && x.add < 0
      ? vp('ab|ziehen', `${-x.add}`, withDat('von', scoreOf(x.side, p, s)))
      : x.less
        ? vp('ab|ziehen', akk(s.number(x.add)), withDat('von', scoreOf(x.side, p, s)))
        : vp('addieren', akk(s.number(x.add)), withDat('zu', scoreOf(x.side, p, s))),
  attackDice: (x, p) => {
    const attack = np(n('der Angriff(s)'), p.his).akk;
    const [low, high] = x.dice === 2 ? ['niedrigere', 'höhere'] : ['niedrigste', 'höchste'];
    const counts = {
      lowest: `von denen der ${low} zählt`,
      highest: `von denen der ${high} zählt`,
      all: 'die zusammengezählt werden',
      choice: `von denen einer nach ${p.his}er Wahl zählt`,
    }[x.keep];
    if (x.dice === 1) return vp('werfen', `für ${attack}`, 'nur 1 Würfel');
    return x.dice === 0
      ? vp('werfen', `für ${attack} keinen Würfel`)
      : followed(vp('werfen', `für ${attack} ${some(x.dice, w.die).akk}`), `, ${counts}`);
  },
  settle: (x) => (x.instead ? adverbially('stattdessen', outcomes[x.outcome]) : outcomes[x.outcome]),
  takeOnly: (x, _, s) => vp('nehmen', 'als Lohn nur', akk(s.card(x.card))),
  takeOnlyALife: (x, p) =>
    followed(
      vp('nehmen', 'als Lohn nur ein Leben'),
      x.soon ? `, wenn ${p.you ? 'du gewinnst' : `${pronoun(p.np.g).nom} gewinnt`}` : '',
    ),
  removeFoe: (x, _, s) => {
    const card = s.card(x.card);
    if (x.how === 'evaded') return vp('aus|weichen', dat(card));
    if (x.how === 'left') return vp('nehmen', akk(card), 'aus dem Kampf');
    if (x.how === 'killed') return vp('töten', akk(card), 'ohne Kampf');
    const does = x.how === 'slain' ? 'töten' : 'vernichten';
    return followed(vp(does, akk(card)), `, ohne ${pronoun(card.g).akk} als Trophäe zu nehmen,`);
  },
  standIn: (x, p, s) => {
    const powers = powersOf(x, s);
    const help = x.aided
      ? ` und dem, was ${np(w.object, p.his, { many: true }).nom}, Gefährten und Zauber bringen,`
      : '';
    const by = powers.length > 0 && `mit ${powers.join(' oder ')}${help}`;
    return vp('lassen', akk(s.card(x.card)), by, `an ${p.his}er Stelle kämpfen`);
  },
  joinFight: (x, p, s) => {
    const powers = powersOf(x, s);
    const side = x.side === 'mine' ? `an ${p.his}er Seite` : `gegen ${p.np.akk}`;
    return vp('lassen', akk(s.card(x.card)), powers.length > 0 && `mit ${powers.join(' oder ')}`, `${side} mitkämpfen`);
  },
  prevent: (x, _, s) => {
    if (x.what === 'spell') s.mentionCard('eventCard', 'm');
    const what = stopped[x.what];
    return x.most === undefined
      ? what
      : followed(what, ` (von mehreren zugleich nur ${whole(s.number(x.most), 'akk')})`);
  },
};
