// Was das Programm selbst nicht kann, auf Deutsch.
import type { Phrase } from '../language';
import { fixed, type TroubleId } from '../troubles';

const broken =
  (what: string): Phrase =>
  (a) =>
    `${what}, darum wurde nichts geändert; ${a.has('file') ? `was geschehen ist, steht in ${a.text('file')}: Bitte schick uns diese Datei.` : 'die Einzelheiten stehen in der Protokolldatei.'}`;

export const troubles: { readonly [K in TroubleId]: Phrase } = {
  'trouble.program': fixed('Im Programm ist etwas schiefgegangen; die Einzelheiten stehen in der Protokolldatei.'),
  'trouble.crash': fixed(
    'Crownward musste wegen eines eigenen Fehlers anhalten; das Spiel ist gespeichert, die Einzelheiten stehen in der Protokolldatei.',
  ),
  'trouble.bugFile': fixed(
    'Die Fehlerdatei ließ sich nicht schreiben; schaffe Platz im Datenordner und versuche es noch einmal.',
  ),

  'trouble.game.none': fixed('Dieses Spiel gibt es nicht; vielleicht wurde es gelöscht.'),
  'trouble.game.notOpen': fixed(
    'Dieses Spiel ist nicht mehr geöffnet: Es wurde in einem anderen Fenster verlassen oder gelöscht. Verlasse den Tisch, und setze es auf dem ersten Bildschirm fort.',
  ),
  'trouble.game.closed': fixed('Dieses Spiel wurde geschlossen.'),
  'trouble.game.newer': fixed(
    'Dieses Spiel wurde von einem neueren Crownward gespeichert und blieb darum unberührt; öffne es mit jener Version.',
  ),
  'trouble.game.damaged': fixed(
    'Dieser Spielstand ist beschädigt und lässt sich nicht öffnen; er blieb unberührt, und in der Protokolldatei steht, was ihm fehlt.',
  ),
  'trouble.game.damagedSince': (a) =>
    `Dieses Spiel ist nach Runde ${a.n('round')} beschädigt. Es blieb, wie es ist; von dort aus geht es als „${a.text('name')}“ in der Liste weiter.`,
  'trouble.game.beginning': fixed(
    'Der Anfang dieses Spiels ist nicht lesbar, darum lässt es sich nicht ansehen; spielen kannst du es weiterhin.',
  ),
  'trouble.game.noAnswer': fixed('Diese Antwort gibt es in dem Spiel nicht.'),
  'trouble.game.setup': fixed('Wie dieses Spiel aufgebaut war, ist nicht lesbar; baue es neu auf.'),
  'trouble.game.unwatched': fixed('Wie dieses Spiel aufgebaut war, ist nicht lesbar; spielen kannst du es weiterhin.'),
  'trouble.seat.computer': fixed('Auf diesem Platz spielt der Computer.'),
  'trouble.stop.none': fixed('Diese Karte fragt hier nie, also gibt es nichts einzustellen.'),
  'trouble.rules.circle': broken('Die Regeln drehten sich im Kreis'),
  'trouble.rules.broke': broken('Die Regeln brachen ab'),
  'trouble.branch.rules': fixed(
    'Die Regeln haben sich seither geändert, darum geht es von dort nicht weiter; wähle einen späteren Zug.',
  ),
  'trouble.branch.over': fixed('Dort ist das Spiel schon vorbei; wähle einen früheren Zug.'),
  'trouble.undo.nothing': fixed('Noch wurde nichts entschieden, was zurückgenommen werden könnte.'),
  'trouble.undo.revealed': fixed(
    'Seither wurde gewürfelt oder etwas Verborgenes gezeigt, darum bleibt die letzte Entscheidung.',
  ),
  'trouble.undo.seats': fixed('Seither wurde geändert, wer spielt, darum bleibt die letzte Entscheidung.'),
  'trouble.undo.rules': fixed(
    'Das wurde mit einer anderen Version der Regeln gespielt und kann nicht zurückgenommen werden.',
  ),
  'trouble.undo.agree': fixed('Erst müssen die anderen am Tisch einverstanden sein.'),
  'trouble.redo.nothing': fixed('Es wurde nichts zurückgenommen, was wiederholt werden könnte.'),

  'trouble.file.foreign': fixed(
    'Das ist keine Datei von Crownward, darum wurde nichts hinzugefügt; wähle eine, die auf .crownward endet.',
  ),
  'trouble.file.newer': fixed(
    'Diese Datei stammt von einem neueren Crownward, darum wurde nichts hinzugefügt; öffne sie mit jener Version.',
  ),
  'trouble.file.damaged': fixed(
    'Diese Datei ist beschädigt, darum wurde nichts hinzugefügt; nimm eine andere Kopie davon.',
  ),
  'trouble.file.too-large': fixed('Diese Datei ist viel größer als jedes Spiel, darum wurde nichts hinzugefügt.'),
  'trouble.file.too-slow': fixed('Diese Datei zu prüfen würde zu lange dauern; es wurde nichts hinzugefügt.'),
  'trouble.file.too-long': fixed('Dieses Spiel ist zu lang für eine Datei; hier kannst du es weiterspielen.'),
  'trouble.file.broken': (a) =>
    `Etwas im Verlauf von „${a.text('name')}“ ist beschädigt. Eine Datei davon ließe sich nicht mehr öffnen, darum wurde keine geschrieben; hier kannst du es weiterspielen.`,
  'trouble.file.set': fixed(
    'Dieses Spiel braucht ein Set, das dieses Crownward nicht hat, darum wurde nichts hinzugefügt; öffne es mit der Version, aus der es stammt.',
  ),
  'trouble.file.unreadable': fixed('Diese Datei ist nicht lesbar, darum wurde nichts hinzugefügt.'),
  'trouble.backup': fixed('Diese Sicherung ist nicht lesbar; wähle eine ältere.'),
  'trouble.preset.name': (a) => `Es gibt schon einen Aufbau namens „${a.text('name')}“; wähle einen anderen Namen.`,
  'trouble.preset.many': (a) => `Es gibt schon ${a.n('n')} Aufbauten; lösche zuerst einen.`,

  'trouble.disk.full': fixed(
    'Der Datenträger ist voll, darum wurde nichts gespeichert und nichts geändert; schaffe Platz und versuche es noch einmal.',
  ),
  'trouble.disk.rights': fixed(
    'In die Spielstände lässt sich nicht schreiben, darum hat sich nichts geändert; prüfe die Rechte des Datenordners und versuche es noch einmal.',
  ),
  'trouble.disk.busy': fixed(
    'Ein anderes Programm hält die Spielstände fest, darum hat sich nichts geändert; versuche es gleich noch einmal.',
  ),
  'trouble.disk.fault': fixed(
    'Der Datenträger meldete beim Speichern einen Fehler, darum hat sich nichts geändert; versuche es noch einmal und prüfe den Datenträger.',
  ),
  'trouble.disk.other': fixed(
    'Das Spiel ließ sich nicht speichern, darum hat sich nichts geändert; die Einzelheiten stehen in der Protokolldatei.',
  ),
  'trouble.start.full': (a) =>
    `Der Datenträger mit dem Datenordner ${a.text('folder')} ist voll; schaffe Platz und starte Crownward neu. Es ging nichts verloren.`,
  'trouble.start.rights': (a) =>
    `Crownward darf nicht in seinen Datenordner ${a.text('folder')} schreiben; erlaube es, oder wähle mit --data-dir einen anderen. Es ging nichts verloren.`,
  'trouble.start.busy': (a) =>
    `Ein anderes Programm hält die Spielstände in ${a.text('folder')} fest; beende es und starte Crownward neu. Es ging nichts verloren.`,
  'trouble.start.fault': (a) =>
    `Der Datenträger mit dem Datenordner ${a.text('folder')} meldete einen Fehler; prüfe ihn und starte Crownward neu.`,
  'trouble.start.open': (a) =>
    `Crownward ist mit dem Datenordner ${a.text('folder')} schon geöffnet; schließe es, oder wähle mit --data-dir einen anderen.`,
  'trouble.start.lock': (a) =>
    `Die Datei ${a.text('file')}, die zwei Crownwards auseinanderhält, ist beschädigt; lösche sie und starte Crownward neu. Spielstände sind keine darin.`,
  'trouble.start.noFolder': (a) =>
    `Der Datenordner ${a.text('folder')} lässt sich nicht anlegen, weil an seiner Stelle eine Datei liegt; wähle mit --data-dir einen anderen.`,
  'trouble.start.port': (a) =>
    `Der Port „${a.text('port')}“ ist keiner; wähle mit --port einen von 1 bis 65535, oder lass ihn weg.`,
  'trouble.start.portTaken': fixed('Diesen Port benutzt schon ein anderes Programm; wähle mit --port einen anderen.'),
  'trouble.start.switch': (a) =>
    `Crownward startet nicht mit ${a.text('name')}, denn das ließe andere hinein; starte es ohne.`,
  'trouble.start.newer': (a) =>
    `Die Spielstände in diesem Datenordner stammen von einem neueren Crownward (Schema ${a.text('found')}, dieses kennt ${a.text('known')}). Starte die neuere Version, oder wähle mit --data-dir einen anderen Ordner.`,
};
