import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const operation: PhaseTexts = {
  name: 'Regelbetrieb',
  description: 'An jemanden übergeben, der beobachtet, korrigiert und abschalten kann.',
  groups: { default: 'Regelbetrieb' },
  fields: {
    operationOwner: 'Verantwortliche im Betrieb',
    monitoring: 'Was beobachtet wird',
    yearlyCost: 'Kosten im Jahr',
    goLive: 'Beginn des Regelbetriebs',
    nextReview: 'Nächste Überprüfung',
  },
  artifacts: ['Betriebskonzept', 'Überwachungsplan', 'Liefervertrag', 'Nachweis des Abschalttests'],
  before: [
    'Eine verantwortliche Person für den Betrieb ist benannt',
    'Jede beobachtete Zahl hat eine Grenze und jemanden, der darauf reagiert',
    'Die Arbeit kann mindestens einen Tag ohne das Werkzeug weitergehen',
  ],
  after: [
    'Das Werkzeug lässt sich innerhalb einer Stunde abschalten',
    'Eine neue Fassung des Modells wird geprüft, bevor Menschen damit arbeiten',
    'Die Kosten des Betriebs stehen im Budget einer benannten Einheit',
  ],
  places: [
    {
      title: 'Betrieb',
      asks: 'Die Verantwortlichen müssen das Werkzeug vom ersten Tag an betreiben, beobachten und abschalten können. Sagen Sie, was erprobt und was nur beschrieben ist. Zählen Sie Stunden und Grenzen. Fügen Sie keine Funktionen hinzu; benennen Sie, was der Betrieb braucht und der Pilotbetrieb von Hand getan hat.',
      parts: {
        'Aufgaben im Betrieb':
          'Tabelle mit Aufgabe, wer, wie oft, Stunden im Monat und Hilfsmittel; was das Pilotteam von Hand tat, gekennzeichnet; Stunden summiert.',
        Beobachtung:
          'Tabelle zu jedem Punkt der Eingabe Was beobachtet wird mit Zahl, Grenze, Häufigkeit, wer in welcher Zeit reagiert.',
        Abschalten:
          'wer entscheiden darf, Schritte, im Versuch gemessene Minuten und Datum des Versuchs; wie die Arbeit ohne das Werkzeug weitergeht.',
        'Neue Modellfassungen':
          'wie eine neue Fassung bemerkt, an welchen Fällen geprüft, von wem abgenommen und wie sie zurückgenommen wird.',
      },
    },
    {
      title: 'Übergabe',
      asks: 'Nichts, was Menschen schützt, darf mit dem Pilotbetrieb enden. Planen Sie Aufgaben, Wissen, Verträge und Mittel vom Pilotteam zu den Verantwortlichen, mit Terminen. Benennen Sie, was mit dem Pilotbetrieb endet und nicht enden darf. Wer keine Stunden hat, kann nicht verantwortlich sein.',
      parts: {
        'Zeitplan der Übergabe':
          'nach Datum mit Aufgabe, von wem, an wen und Nachweis der Übernahme; Tage bis zur Eingabe Beginn des Regelbetriebs.',
        'Offene Auflagen':
          'jede Auflage und Lehre der früheren Phasen mit Stand, verantwortlicher Person und Datum; welche vor dem Beginn erledigt sein müssen.',
        Budget:
          'Positionen der Eingabe Kosten im Jahr mit Summe, Kostenstelle und dem, was nicht gedeckt ist.',
        Kapazität:
          'Stunden im Monat, die Verantwortliche, Anwender und Support geben müssen, gegenüber denen, die sie haben; der Fehlbetrag.',
        'Nächste Überprüfung':
          'Datum, Zahlen, wer teilnimmt und welches Ergebnis zum Abschalten führen würde.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede beobachtete Zahl Grenze, verantwortliche Person und Reaktion hat, ob das Abschalten erprobt ist und ob Stunden und Mittel gedeckt sind. Verlangen Sie eine Überarbeitung, wo eine Lehre der Auswertung im Betrieb keinen Platz hat.',
      {
        'Übernommene Lehren':
          'jede Lehre und Auflage der früheren Phasen mit der Stelle, an der der Betrieb sie aufnimmt, oder dass er es nicht tut.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Verantwortlichen am geplanten Tag übernehmen können. Lehnen Sie ab, wenn niemand Stunden zum Beobachten hat oder das Abschalten nur beschrieben ist. Setzen Sie Auflagen mit Terminen vor dem Beginn, nicht danach.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Verantwortliche mit Stunden, Grenzen mit Reaktionen, Abschalten erprobt, Ersatzbetrieb für einen Tag, Budget in einer Kostenstelle.',
    ),
  ],
}
