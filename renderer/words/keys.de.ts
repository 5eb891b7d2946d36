// Which key does what, in German.
import type { keys as english } from './keys.en';

export const keys: typeof english = {
  title: 'Tasten',
  rows: [
    ['1 bis 9', 'eine Möglichkeit wählen'],
    ['F, K, L', 'Schicksal zahlen: den ersten, zweiten, dritten Würfel neu werfen'],
    ['Enter', 'bestätigen oder öffnen, was ausgewählt ist'],
    ['Pfeiltasten', 'über den Spielplan gehen'],
    ['Umschalt + Pfeiltasten', 'den Ausschnitt verschieben'],
    ['+ und -', 'näher, weiter weg'],
    ['0', 'der ganze Spielplan'],
    ['I', 'ein Feld näher ansehen'],
    ['B', 'zum Spielplan'],
    ['O', 'zu den Möglichkeiten'],
    ['Leertaste', 'überspringen, was gezeigt wird'],
    ['A', 'Rat: was ein guter Spieler täte, und warum'],
    ['G', 'in der Einführung: zur Lektion'],
    ['T', 'zu meinem nächsten Zug'],
    ['U', 'die letzte Entscheidung zurücknehmen'],
    ['Umschalt U', 'sie wiederholen'],
    ['J', 'Chronik'],
    ['D', 'was seit meinem letzten Zug geschah'],
    ['C', 'alle Karten'],
    ['R', 'Regelbuch, an der Stelle der Frage'],
    ['X', 'stumm, oder wieder mit Ton'],
    ['M', 'Menü'],
    ['H', 'Annalen und Ruhmeshalle'],
  ],
  replay: [
    ['Leertaste', 'abspielen oder anhalten'],
    ['← und →', 'eine Antwort zurück oder weiter'],
    ['Bild auf und ab', 'einen Zug zurück oder weiter'],
    ['Pos1 und Ende', 'zum Anfang, zum Ende'],
  ],
  setup: [['Strg Enter', 'das Spiel beginnen']],
  lists: [
    ['Tab', 'zur nächsten Schaltfläche, zum nächsten Feld; mit Umschalt zurück'],
    ['Enter oder Leertaste', 'drücken, was ausgewählt ist'],
    ['Pfeiltasten', 'von Seite zu Seite, und innerhalb einer Auswahl'],
  ],
  everywhere: [
    ['Esc', 'schließen oder zurückgehen'],
    ['?', 'diese Übersicht'],
  ],
};
