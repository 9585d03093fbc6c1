import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const evaluation: PhaseTexts = {
  name: 'Auswertung',
  description: 'Messen, was der Pilotbetrieb bewirkt hat, gegenüber dem Ausgangswert und für jede Gruppe.',
  groups: { default: 'Ergebnisse' },
  fields: {
    measuredResult: 'Gemessenes Ergebnis',
    cases: 'Fälle im Pilotbetrieb',
    adoption: 'Fälle mit genutztem Werkzeug, in Prozent',
    incidents: 'Vorfälle',
    findings: ['Befunde', { placeholder: 'Ergebnis, Anzahl der Fälle, Gruppe, Quelle' }],
  },
  artifacts: ['Auswertungsbericht', 'Vorfallliste', 'Anwenderbefragung'],
  before: [
    'Die Ergebnisse werden mit dem Ausgangswert verglichen',
    'Jeder Vorfall ist untersucht und abgeschlossen oder hat eine verantwortliche Person',
    'Fälle, in denen Menschen das Werkzeug überstimmt haben, sind gezählt',
  ],
  after: [
    'Unterschiede zwischen Gruppen von Menschen wurden untersucht',
    'Der Nutzen ist abzüglich der Prüfzeit angegeben',
    'Andere Veränderungen während des Pilotbetriebs wurden als Erklärung geprüft',
  ],
  places: [
    {
      title: 'Ergebnisse',
      asks: 'Die Entscheidung über den Regelbetrieb beruht darauf, was der Pilotbetrieb gezeigt hat und wie sicher das ist. Stellen Sie Ergebnisse neben Ausgangswert, Zielwert und Vergleich, mit Stichprobe und Unsicherheit. Suchen Sie andere Erklärungen. Übertragen Sie das Ergebnis nicht auf Standorte, Gruppen oder Sprachen, die nicht dabei waren.',
      parts: {
        'Ergebnis je Maß':
          'Tabelle mit Maß, Ausgangswert, Zielwert, Pilot, Vergleich und Veränderung in Prozent samt Ausgangswerten; zuerst die Eingabe Gemessenes Ergebnis.',
        Verlässlichkeit:
          'Fälle, Zeitraum, Streuung oder Intervall je Maß und ob die Veränderung Zufall sein könnte; die Eingaben Fälle im Pilotbetrieb und Fälle mit genutztem Werkzeug.',
        'Ergebnisse nach Gruppe':
          'Maß nach Standort, Alter, Sprache oder anderer Gruppe mit Anzahl der Fälle; Gruppen, die für ein Urteil zu klein sind.',
        'Andere Erklärungen':
          'was sich während des Pilotbetriebs sonst geändert hat und wie es vermutlich auf das Ergebnis wirkt.',
        Nettonutzen:
          'gesparte Zeit oder Fehler abzüglich der Zeit für Prüfen und Berichtigen, je Fall und im Jahr, mit Ausgangswerten.',
      },
    },
    {
      title: 'Fehler und ungleiche Wirkung',
      asks: 'Fehler entscheiden mehr als Durchschnitte. Nutzen Sie Vorfallliste, überstimmte Antworten und geprüfte Stichproben; nennen Sie Anzahl und Grundgesamtheit. Sagen Sie, wer jede Art von Fehler wie spät bemerkt hat. Entschuldigen Sie keinen Fehler mit dem Nutzen an anderer Stelle.',
      parts: {
        'Fehler nach Art':
          'Tabelle mit falschen, verspäteten und fehlenden Antworten, Anzahl, Anteil, Schwere und wer sie bemerkt hat; geprüfte Stichprobe und von wem.',
        Vorfälle:
          'jeder mit Datum, Schaden oder Beinahe-Schaden, Ursache, Stand und verantwortlicher Person; Anzahl verglichen mit der Eingabe Vorfälle.',
        'Überstimmte Antworten':
          'Anzahl und Anteil nach Rolle und Standort und was sie gemeinsam haben; Zeichen von zu viel Vertrauen.',
        'Wirkung nach Gruppe':
          'Unterschied zwischen Gruppen gegenüber dem hingenommenen; jede Gruppe, der es schlechter erging als zuvor.',
        Lehren:
          'was sich vor dem Regelbetrieb ändern muss, nach Gewicht, mit verantwortlicher Person und Datum.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jeder Nutzen gegen seinen Ausgangswert steht, mit Stichprobe und Unsicherheit, und ob Fehlerzahlen eine Grundgesamtheit haben. Rechnen Sie Prozente und Nettonutzen nach. Verlangen Sie eine Überarbeitung, wo eine Gruppe im Durchschnitt verschwindet oder ein Vorfall weder Ursache noch verantwortliche Person hat.',
      {
        'Nachweise zu Abbruchgrenzen':
          'jede Grenze des Plans mit dem schlechtesten erreichten Wert und Datum; Überschreitungen und was daraufhin geschah.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Belege eine Entscheidung über den Regelbetrieb tragen, ganz, teilweise oder nicht. Lehnen Sie ab, wenn Vorfälle ungeklärt bleiben oder eine Abbruchgrenze folgenlos überschritten wurde. Über Kosten entscheiden Sie nicht.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Zielwert erreicht oder um wie viel verfehlt, Unsicherheit genannt, keine Gruppe schlechter gestellt, Vorfälle abgeschlossen, Nutzen abzüglich Prüfzeit.',
    ),
  ],
}
