// Was die Wörter auf einer Karte bedeuten, auf Deutsch.
export const terms: { readonly [term: string]: { readonly name: string; readonly text: string } | undefined } = {
  enemy: {
    name: 'Feind',
    text: 'Greift jeden an, der ihm begegnet. Ist er besiegt, kann er als Trophäe behalten werden.',
  },
  event: { name: 'Ereignis', text: 'Geschieht, sobald es gezogen wird.' },
  stranger: {
    name: 'Fremder',
    text: 'Jeder, der dem Feld begegnet, trifft ihn an; er bleibt, wenn er nichts anderes sagt.',
  },
  place: { name: 'Ort', text: 'Bleibt auf seinem Feld und wird dort besucht.' },
  object: { name: 'Gegenstand', text: 'Zählt zu dem, was man tragen kann.' },
  magicObject: { name: 'Magischer Gegenstand', text: 'Ein Gegenstand; manche Wirkungen treffen nur magische.' },
  follower: { name: 'Gefährte', text: 'Geht mit dir. Gefährten zählen nicht als Gegenstände.' },
  spell: {
    name: 'Zauber',
    text: 'Liegt verdeckt. Das Talent bestimmt, wie viele du haben darfst. Ist er gewirkt, wird er abgelegt.',
  },
  quest: { name: 'Auftrag', text: 'Vom Hexenmeister erteilt. Ist er erfüllt, bringt er einen Talisman.' },
  weapon: { name: 'Waffe', text: 'In einem Angriff darf eine Waffe benutzt werden.' },
  armour: { name: 'Rüstung', text: 'Eine Rüstung darf benutzt werden, wenn im Kampf ein Leben verloren ginge.' },
  both: { name: 'Stärke und Talent', text: 'Greift mit einem davon an, wie der Text sagt.' },
  talisman: { name: 'Talisman', text: 'Öffnet den Weg ins Tal des Feuers.' },
  needsTalisman: { name: 'Verschlossen', text: 'Nur mit einem Talisman zu betreten.' },
  shape: { name: 'Gestalt', text: 'Wozu jemand verwandelt ist, solange die Verwandlung dauert.' },
  raft: { name: 'Floß', text: 'Überquert den Sturmfluss einmal.' },
  cannotDitch: { name: 'Gebunden', text: 'Kann nicht zurückgelassen werden.' },
  cannotBeEvaded: { name: 'Unentrinnbar', text: 'Man kann ihm nicht ausweichen.' },
  terrain: {
    name: 'Gelände',
    text: 'Liegt über einem Feld: Dort gelten sein Name und sein Text, Region und Wege bleiben.',
  },
  figure: { name: 'Figur', text: 'Steht auf dem Spielplan und gehört niemandem.' },
  state: {
    name: 'Zustand',
    text: 'Was du geworden bist, was dir versprochen ist oder was du schuldest. Weder Gegenstand noch Gefährte, darum kann ihn dir niemand nehmen.',
  },
  world: { name: 'Neben dem Spielplan', text: 'Gilt für alle, solange die Karte dort liegt.' },
  form: {
    name: 'Gestalt',
    text: 'Ein anderer Körper: Seine Werte und Fähigkeiten treten an die Stelle deiner eigenen.',
  },
  ending: { name: 'Ende', text: 'Liegt über der Krone der Herrschaft und sagt, wie das Spiel gewonnen wird.' },
  character: { name: 'Charakter', text: 'Einer für jeden Spieler, mit eigenen Fähigkeiten.' },
  creature: {
    name: 'Kreatur',
    text: 'Hier ist jemand abgebildet: Nach den älteren Editionen kann ihm ausweichen, wer gerade ausweichen darf.',
  },
  unfriendly: {
    name: 'Unfreundlich',
    text: 'Will jedem schaden, der ihm begegnet; mit der Hausregel dafür kann man ihm ausweichen.',
  },
  trinket: { name: 'Schmuckstück', text: 'Zählt nicht zu dem, was man tragen kann.' },
  cursed: { name: 'Verflucht', text: 'Du kannst es nicht zurücklassen.' },
  trap: { name: 'Falle', text: 'Was andere Karten von dir fernhält, hält eine Falle nicht fern.' },
  fireproof: { name: 'Feuerfest', text: 'Kann nicht verbrannt werden.' },
  soulbound: {
    name: 'Seelengebunden',
    text: 'Bleibt bei dir, wenn du stirbst und wiederkehrst, und dient auch einem Geist.',
  },
  inherited: { name: 'Für deinen nächsten Charakter', text: 'Stirbt dein Charakter, beginnt dein nächster damit.' },
  paysFate: { name: 'Zahlt Schicksal', text: 'Schicksal, das darauf liegt, zahlst du wie dein eigenes.' },
  leavesGame: { name: 'Einmalig', text: 'Verlässt das Spiel, statt auf den Ablagestapel zu kommen.' },
  lunar: {
    name: 'Mond',
    text: 'Dreht selbst die Zeitkarte und liegt neben dem Spielplan, bis diese wieder gedreht wird.',
  },
  fallen: { name: 'Der Gefallenen', text: 'Wird stärker mit anderen seiner Art.' },
  encounter: {
    name: 'Begegnungszahl',
    text: 'Karten auf einem Feld kommen von der niedrigsten zur höchsten Zahl an die Reihe.',
  },
};
