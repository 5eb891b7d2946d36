// What is done by single cards, each in words of its own.
import type { ActOf } from '../clauses/acts';
import { akk, np, whole } from '../speech/german-nouns';
import { followed, vp } from '../speech/german-verbs';
import { joined } from '../speech/words';
import type { German, Person, Said } from './speaker';
import * as w from './words';

type Own =
  | 'fightAgain'
  | 'nameDice'
  | 'spared'
  | 'slide'
  | 'visit'
  | 'sift'
  | 'acceptQuest'
  | 'sufferRage'
  | 'drawTokens'
  | 'climb'
  | 'sharedDice'
  | 'placeNear'
  | 'carryOut'
  | 'goMeet'
  | 'loseFrom'
  | 'giveUpForLives'
  | 'drawInPlace'
  | 'weaken'
  | 'shrinkOne'
  | 'renewSpells'
  | 'missNext'
  | 'takeAll'
  | 'moveOn';

export const ofCards: { readonly [V in Own]: (x: ActOf<V>, p: Person, s: German) => Said } = {
  fightAgain: () =>
    followed(
      vp('kämpfen', 'noch einmal ab den Angriffswürfen'),
      '; was eingesetzt wurde, wirkt weiter, und das zweite Ergebnis zählt',
    ),
  nameDice: (x) =>
    x.thrown
      ? vp('drehen', x.one ? 'einen Würfel auf eine beliebige Zahl' : 'die Würfel auf ein beliebiges Ergebnis')
      : vp('bestimmen', x.one ? 'das Ergebnis eines Würfels' : 'das Ergebnis', 'ohne Wurf'),
  renewSpells: (_, p) => ({
    vp: vp('ab|legen', `beliebig viele ${p.his}er Zauber`),
    and: vp('erhalten', 'ebenso viele andere'),
  }),
  missNext: (_, p) => vp('aus|setzen', `${p.his}en nächsten Zug`),
  takeAll: (x) => vp('nehmen', 'stattdessen', x.what === 'gold' ? 'dessen ganzes Gold' : 'dessen ganzes Schicksal'),
  moveOn: () => vp('ziehen', 'wie gewohnt'),
  spared: (x, _, s) => vp('bleiben', `von ${s.card(x.by).dat} unberührt`),
  slide: (x, _, s) => vp('weiter|rutschen', s.spacesOn(x.n), 'in derselben Richtung'),
  visit: (x, p, s) => followed(vp('besuchen', akk(s.place(x.at))), `, als ${p.you ? 'wärst du' : 'wäre er'} dort`),
  sift: (x, _, s) => {
    const deck = np(w.deck(x.deck), 'der');
    const kept = np(s.parts.noun(x.kept), 'der', { many: true });
    const look = vp('an|sehen', `die obersten ${whole(s.number(x.n))} Karten ${deck.gen}`);
    const rest = `, lege ${kept.akk} davon in beliebiger Reihenfolge wieder oben auf den Stapel und die anderen ab`;
    return followed(
      look,
      `${rest}; wenn ${np(s.parts.noun(x.kept), 'kein', { many: true }).nom} dabei sind, lege ${s.card({ card: 'this' }).akk} ab`,
    );
  },
  acceptQuest: () => vp('an|nehmen', 'einen wie in der Hexenmeisterhöhle'),
  sufferRage: (x, _, s) => vp('erleiden', `den Zorn ${s.parts.cards(x.of, 'a', s).gen}`),
  drawTokens: (x, _, s) => {
    const drawn = s.counted(x.n, w.tokenOf(x.deck));
    // "Ziehe 2 Marken und lege sie ab" would be about those.
    if (x.n !== 1) s.mentionCard('drawn', 'pl');
    return vp('ziehen', drawn);
  },
  sharedDice: (x, p) =>
    followed(
      vp('werfen', '2 Würfel'),
      `: Der niedrigere ist ${p.his} Angriffswurf, der höhere ${x.itself ? 'ihrer' : `der ${p.his}es Gegners`}`,
    ),
  placeNear: (x, p, s) => {
    const free = `das erste ${x.way === 'cw' ? 'im' : 'gegen den'} Uhrzeigersinn ohne ${s.parts.cards(x.without, 'plural', s).akk}`;
    const rage = s.parts.cards(x.rage, 'a', s).gen;
    const not = joined(
      x.not.map((region) => np(w.region(region), 'der').dat),
      'oder',
    );
    return followed(
      vp('legen', akk(s.card(x.card)), `auf ${p.his} Feld oder ${free}`),
      ` (gibt es in der Region keins, wird sie abgelegt und der Zorn ${rage} erlitten; in ${not} wird sie abgelegt)`,
    );
  },
  carryOut: (x, _, s) => vp('aus|führen', akk(s.card(x.card))),
  climb: (x, _, s) => {
    const more = x.perKill ? ' und für jede getötete Kreatur 1 weiteres' : '';
    const toad = x.toad === undefined ? '' : ` (eine Kröte nur ${s.spacesOn(x.toad)})`;
    return followed(
      vp('sich bewegen', `${s.along(x.n, x.way)}${more}${toad}`),
      ', sofern nicht etwas anderes statt der Bewegung getan wird',
    );
  },
  goMeet: (x, p, s) =>
    followed(
      vp('sich teleportieren', s.towards(x.to)),
      `, wo ${p.you ? 'du' : 'er'} einem Charakter und nicht dem Feld begegnen ${p.you ? 'musst' : 'muss'}`,
    ),
  drawInPlace: (x, _, s) =>
    followed(
      vp('begegnen', 'stattdessen nur den Karten dort'),
      `; zuvor ziehe Karten, bis dort ${s.counted(x.n, w.card)} ${x.n === 1 ? 'liegt' : 'liegen'}`,
    ),
  giveUpForLives: (x, _, s) =>
    followed(
      vp('ab|legen', `beliebig viele ${s.cards(x.cards, 'plural').akk}`),
      '; jede davon verhindert den Verlust von 1 Leben',
    ),
  loseFrom: (x, _, s) =>
    vp('verlieren', 'stattdessen beliebig viele der zugleich verlorenen Leben', `von ${s.card(x.card).dat}`),
  shrinkOne: (x) =>
    vp('geben', `einer Kreatur in diesem Kampf bis zum Ende des Zugs ${np(w.resources[x.stat], '').nom} ${x.to}`),
  weaken: (x) => {
    const noun = np(w.resources[x.stat], 'sein').nom;
    return followed(
      vp(
        'wählen',
        'einen beliebigen Charakter oder die Kreatur in einem psychischen Kampf außerhalb der Inneren Region',
      ),
      `: Bis zum Ende des Zugs ist ${noun} um ${x.n} niedriger, bei einem Charakter aber nicht unter dem aufgedruckten Wert`,
    );
  },
};
