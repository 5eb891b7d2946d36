// Was die Lektionen sagen, auf Deutsch.
import type { LessonWords } from './lesson-words';

const outer = 'base/space/';
const found = 'base/adventure/';

export const de: LessonWords = {
  chapters: {
    steps: { title: 'Erste Schritte', about: 'Das Ziel, der Spielplan, ein Zug, eine Karte, ein Laden.' },
    fights: { title: 'Kämpfe', about: 'Aussichten, Schicksal, Trophäen, ein Zauber, ein Gefährte.' },
    river: { title: 'Über den Fluss', about: 'Der Wächter, ein Auftrag, der Talisman.' },
    inner: { title: 'Ins Feuer', about: 'Das Portal und die Wege dahinter.' },
    crown: { title: 'Die Krone', about: 'Der letzte Wächter, der Befehlszauber, das Ende.' },
  },
  steps: {
    'steps.goal': {
      title: 'Die Krone',
      text: 'Drei Länder liegen um eine Krone. Wer sie erreicht und die anderen überdauert, hat gewonnen. Dazu brauchst du einen Talisman und viel Stärke oder Talent: Dafür ist die Reise da.',
    },
    'steps.you': {
      title: 'Das bist du',
      text: (name) =>
        `Dein Charakter: ${name('base/character/warrior')}. Das Schwert ist die Stärke, für Kämpfe; die Flamme ist das Talent, für Magie und Verstand. Dann kommen Leben, Schicksal und Gold.`,
    },
    'steps.board': {
      title: 'Wo du stehst',
      text: 'Deine Figur steht in der Äußeren Region. Jenseits des Sturmflusses liegt die Mittlere Region, im Feuer die Innere. Je weiter innen, desto schwerer.',
    },
    'steps.roll': {
      title: 'Du bist dran',
      text: 'Zuerst bewegst du dich. Wirf den Würfel: Drücke die markierte Möglichkeit oder ihre Zahl auf der Tastatur.',
    },
    'steps.keep': {
      title: 'Schicksal',
      text: 'Gefällt dir ein Wurf nicht, wirfst du für 1 Schicksal noch einmal: Das ist hier die letzte Antwort, ihre Taste ist F. Du hast wenig davon, und dieser Wurf ist gut.',
    },
    'steps.go': {
      title: 'Wähle den Weg',
      text: 'Du darfst in beide Richtungen gehen, genau so weit, wie du geworfen hast. Wo du landen kannst, ist hell. Wähle auf dem Spielplan oder hier.',
    },
    'steps.take': {
      title: 'Eine Karte',
      text: (name) =>
        `Wo du landest, ziehst du eine Karte. Du hast Glück: ${name(`${found}shield`)}. Das kann dir im Kampf ein Leben retten, also nimm es mit.`,
    },
    'steps.card': {
      title: 'Was du trägst',
      text: 'Deine Karten liegen hier unten. Öffne diese: Du siehst sie groß, mit Text und Erklärung der Begriffe. So lässt sich jede Karte und jedes Feld öffnen.',
    },
    'steps.rival': {
      title: 'Die anderen',
      text: 'Nach dir spielen die anderen; hier spielt der Computer. Was geschieht, steht unter dem Spielplan. Die Leertaste überspringt es.',
    },
    'steps.village': {
      title: 'Einkaufen',
      text: (name) =>
        `Wirf wieder und gehe auf dieses Feld: ${name(`${outer}village`)}. Landest du woanders, kannst du es zurücknehmen.`,
    },
    'steps.smith': {
      title: 'Was das Dorf bietet',
      text: 'Der Heiler gibt Leben für Gold, der Mystiker ist ein Wagnis, der Schmied verkauft. Du hast 3 Gold: Besuche den Schmied. Was grau ist, geht nicht und sagt warum.',
    },
    'steps.buy': {
      title: 'Kaufe eine Waffe',
      text: (name) => `Eine Waffe macht dich in jedem Kampf stärker. Kaufe diese: ${name('base/purchase/sword')}.`,
    },
    'steps.journal': {
      title: 'Nichts geht verloren',
      text: 'Jeder Wurf, jede Karte und jeder Kampf steht in der Chronik. Öffne sie: Der Knopf ist hier oben, die Taste ist J.',
    },
    'steps.why': {
      title: 'Warum werde ich das gefragt?',
      text: 'Das Zeichen neben einer Frage öffnet das Regelbuch an der Stelle, aus der sie kommt. Probiere es, hier oder mit R.',
    },
    'steps.end': {
      title: 'Das war ein Zug',
      text: 'Bewegen, dann begegnen, was da ist: Das ist schon alles. Als Nächstes lernst du, was zu tun ist, wenn es beißt.',
    },

    'fights.enemy': {
      title: 'Ein Feind',
      text: (name) =>
        `Eine rote Karte ist ein Feind, ihre Zahl ist seine Stärke. ${name(`${found}wolf`)}: 2. Du hast 4, mit dem Schwert 1 mehr.`,
    },
    'fights.hunt': {
      title: 'Geh hin',
      text: 'Wirf und gehe zu einem Feind: In jeder Richtung wartet einer. Wer dort landet, muss kämpfen.',
    },
    'fights.odds': {
      title: 'Aug in Aug',
      text: 'Beide Seiten und woraus sie bestehen. Jede zählt einen Würfel dazu, die höhere Summe siegt; als Krieger wirfst du zwei, der bessere gilt. Deine Aussichten stehen da, bevor du entscheidest.',
    },
    'fights.begin': {
      title: 'Vor den Würfeln',
      text: 'Jetzt ist die Zeit für Zauber. Deinen brauchst du später, also einfach weiter: Es wird gewürfelt.',
    },
    'fights.fate': {
      title: 'Schicksal im Kampf',
      text: 'Ein schlechter Wurf: Du würdest den Kampf und ein Leben verlieren. Zahle 1 Schicksal und wirf einen Würfel neu.',
    },
    'fights.trophies': {
      title: 'Trophäen',
      text: 'Besiegte Feinde sind Trophäen. Je 7 Punkte geben dir 1 Stärke, die dir niemand so leicht nimmt. Markiere beide und bestätige.',
    },
    'fights.lives': {
      title: 'Leben',
      text: 'Du hast 3 von 5 Leben. Wer das letzte verliert, beginnt von vorn, mit einem neuen Charakter und ohne alles, was er hatte. Heiler und manche Felder geben Leben zurück.',
    },
    'fights.spell': {
      title: 'Ein Zauber',
      text: (name) =>
        `Zauber sind geheim: Nur du siehst deine. Wirke diesen zu Beginn deines Zugs: ${name('base/spell/healing')}. Er gibt dir alle Leben zurück.`,
    },
    'fights.on': {
      title: 'Weiter',
      text: 'Wirf nun und gehe im Uhrzeigersinn. Dir kann alles begegnen.',
    },
    'fights.follower': {
      title: 'Ein Gefährte',
      text: (name) =>
        `Gefährten ziehen mit dir und helfen; anders als Gegenstände darfst du beliebig viele haben. Nimm diesen mit: ${name(`${found}guide`)}.`,
    },
    'fights.undo': {
      title: 'Zurücknehmen',
      text: 'Vertan? Nimm die letzte Entscheidung hier oben oder mit U zurück. In der Einführung geht das immer; im Spiel nur, bis ein Würfel gefallen oder Verdecktes gezeigt ist.',
    },
    'fights.end': {
      title: 'Gut gekämpft',
      text: 'Kämpfe gegen Schwächere, wachse, und suche dann Stärkere. Als Nächstes geht es über den Fluss.',
    },

    'river.why': {
      title: 'Der Talisman',
      text: (name) =>
        `Ohne Talisman ist der Weg zur Krone verschlossen. Hier kannst du einen verdienen: ${name(`${outer}warlocks_cave`)}. Das liegt jenseits des Sturmflusses.`,
    },
    'river.bridge': {
      title: 'Über die Brücke',
      text: (name) =>
        `Die Brücke ist ein Weg hinüber, doch dort steht einer mit Stärke 9: ${name(`${outer}sentinel`)}. Du hast 8 und dein Schwert. Wirf, dann wähle den Übergang.`,
    },
    'river.sentinel': { title: 'Du liegst vorn', text: 'Dein Wurf schlägt seinen. Behalte ihn, und der Weg ist frei.' },
    'river.mule': {
      title: 'Ein Helfer',
      text: (name) =>
        `Auch in der Mittleren Region ziehst du, wo du landest, eine Karte. Nimm sie mit: ${name(`${found}mule`)}. So trägst du mehr.`,
    },
    'river.keys': {
      title: 'Alles mit Tasten',
      text: 'Für alles gibt es eine Taste. Sie stehen hinter diesem Knopf, oder drücke das Fragezeichen.',
    },
    'river.cave': {
      title: 'Zur Höhle',
      text: (name) => `Wirf und gehe im Uhrzeigersinn auf dieses Feld: ${name(`${outer}warlocks_cave`)}.`,
    },
    'river.quest': {
      title: 'Ein Auftrag',
      text: 'Der Würfel sagt, was der Hexenmeister will. Ein Auftrag lässt sich nicht aufgeben, aber sein Lohn ist der Talisman. Nimm ihn an.',
    },
    'river.price': {
      title: 'Sein Preis',
      text: 'Eine Sechs: Er will 2 Gold, und die hast du. Behalte den Wurf, und der Auftrag ist gleich erfüllt.',
    },
    'river.talisman': {
      title: 'Er ist dein',
      text: 'Da liegt er bei deinen Sachen. Mit ihm darfst du ins Tal des Feuers.',
    },
    'river.speed': {
      title: 'So schnell du willst',
      text: 'Wie lange du den anderen zusiehst, bestimmst du: von „Sofort“ bis „Wie im Film“. Der Knopf ganz rechts geht gleich zu deinem nächsten Zug.',
    },
    'river.end': {
      title: 'Der halbe Weg',
      text: 'Mit Talisman und genug Stärke oder Talent kannst du es wagen. Als Nächstes: die Innere Region.',
    },

    'inner.portal': {
      title: 'Das Portal',
      text: 'Das ist das Tor zur Inneren Region. Um es zu öffnen, wirfst du zwei Würfel: höchstens deine Stärke oder dein Talent, wie du willst. (Dein Rivale ruht in diesem Kapitel.)',
    },
    'inner.approach': {
      title: 'Durch das Portal',
      text: 'Es ist drei Felder entfernt, der vierte Schritt führt hindurch. Wirf und wähle den Durchgang.',
    },
    'inner.open': {
      title: 'Stärke oder Talent?',
      text: 'Du hast 11 Stärke und 4 Talent. Mit zwei Würfeln ist Stärke so gut wie sicher.',
    },
    'inner.opened': {
      title: 'Es öffnet sich',
      text: 'Die Würfel zeigen nicht mehr als deine Stärke. Behalte den Wurf und tritt hindurch.',
    },
    'inner.way': {
      title: 'Andere Regeln',
      text: 'Hier würfelst du nicht für den Weg: ein Feld je Zug, und jedes muss bestanden sein, bevor es weitergeht. Umkehren darfst du immer.',
    },
    'inner.crypt': {
      title: 'Zwei Wege',
      text: 'Einer führt mit Talent durch die Minen, der andere mit Stärke durch die Krypta. Du bist stark: Nimm die Krypta.',
    },
    'inner.search': {
      title: 'Im Dunkeln',
      text: 'Drei Würfel weniger deine Stärke: Es bleibt nichts, also findest du den Weg. Mit weniger Stärke kämst du weit weg heraus. Behalte den Wurf.',
    },
    'inner.death': {
      title: 'Weiter hinein',
      text: 'Nächster Zug, nächstes Feld. Dort wartet jemand mit eigenen Würfeln.',
    },
    'inner.dice': {
      title: 'Der Todeswurf',
      text: 'Je zwei Würfel, und deine sind höher: Du darfst weiter. Mit weniger verlörest du ein Leben und spieltest noch einmal. Behalte den Wurf.',
    },
    'inner.end': {
      title: 'Fast da',
      text: 'Im Spiel kämpfst du dich durch jedes Feld. Wir gehen beim letzten weiter.',
    },

    'crown.den': {
      title: 'Der letzte Wächter',
      text: 'Du stehst im Werwolfbau. Dahinter liegen nur noch das Tal des Feuers und die Krone. Dein Rivale ruht noch, mit zwei Leben.',
    },
    'crown.stay': {
      title: 'Bleib und kämpfe',
      text: 'Du kannst umkehren, aber der Werwolf hat heute Stärke 6, du hast mit dem Schwert 12. Bleib und kämpfe.',
    },
    'crown.bite': { title: 'Gut getroffen', text: 'Das reicht gerade. Behalte den Wurf.' },
    'crown.valley': {
      title: 'Das Tal des Feuers',
      text: 'Nur mit einem Talisman kommst du hinein. Du hast einen: weiter.',
    },
    'crown.last': { title: 'Noch ein Schritt', text: 'Da ist sie. Geh weiter zur Krone.' },
    'crown.command': {
      title: 'Der Befehlszauber',
      text: 'Auf der Krone wirkst du jeden Zug den Befehlszauber: Bei 4 oder mehr verlieren alle anderen ein Leben. Wer von nun an stirbt, ist aus dem Spiel.',
    },
    'crown.cast': {
      title: 'Nicht genug',
      text: 'Du hast 2 geworfen, der Zauber misslingt. Aber dafür hast du Schicksal gespart: Wirf noch einmal.',
    },
    'crown.again': {
      title: 'Noch einmal',
      text: 'Dein Rivale hat noch ein Leben. Sind die Würfel wieder gegen dich, nimm dein letztes Schicksal.',
    },
    'crown.end': {
      title: 'Du kennst den Weg',
      text: 'Das ist die ganze Reise: wachsen, einen Talisman gewinnen, die Krone erreichen, die anderen überdauern. Ein richtiges Spiel lässt dir mehr Zeit dafür, und stärkere Feinde.',
    },
  },
};
