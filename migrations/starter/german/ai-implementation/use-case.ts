import { deciding, owners, type PhaseTexts, reviewing } from '../template-texts.ts'

export const useCase: PhaseTexts = {
  name: 'Anwendungsfall und Nutzen',
  description: 'Klären, welche Arbeit besser wird, woran das gemessen wird und was geschieht, wenn nicht.',
  groups: { default: 'Nutzen', stakeholders: 'Menschen' },
  fields: {
    ...owners('Wer das Ergebnis will und wer im Alltag für das Werkzeug einsteht.'),
    problem: [
      'Zu lösendes Problem',
      { placeholder: 'Wer es hat, wie oft, was es in Minuten, Fehlern oder Geld kostet' },
    ],
    measure: ['Erfolgsmaß', { placeholder: 'Mit Einheit, etwa: mittlere Minuten bis zur Erstbewertung' }],
    baseline: 'Ausgangswert heute',
    target: 'Zielwert',
    pilotBudget: 'Budget des Pilotbetriebs',
    users: 'Künftige Anwender',
    affectedGroups: 'Betroffene Gruppen',
  },
  artifacts: ['Pilotauftrag', 'Prozessbeschreibung', 'Ausgangswerte', 'Kostenschätzung'],
  before: [
    'Ein Erfolgsmaß mit heutigem Wert und Zielwert ist vereinbart',
    'Eine benannte Person steht für das Ergebnis ein',
    'Eine Lösung ohne KI wurde erwogen und der Grund dagegen ist festgehalten',
  ],
  after: [
    'Der Pilotbetrieb kann jederzeit ohne Schaden beendet werden',
    'Die künftigen Anwender wurden gefragt',
    'Jeder Nutzen, den niemand gemessen hat, ist als solcher gekennzeichnet',
  ],
  places: [
    {
      title: 'Problem und Nutzen',
      asks: 'Der Sponsor muss sagen können, ob dieses Problem einen Pilotbetrieb wert ist. Gemessene Zeiten, Mengen und Fehler zählen mehr als Wünsche der Anwender, die einfachste Lösung ohne KI mehr als ein Werkzeug. Beschreiben Sie nicht die Technik. Passen Ausgangswert, Erfolgsmaß und Zielwert nicht zusammen, sagen Sie es und nennen Sie, wer es richten kann.',
      parts: {
        Problem:
          'ein Absatz mit Betroffenen, Häufigkeit und Kosten in Minuten, Fehlern oder Geld, mit Zahlen und Quelle; verglichen mit der Eingabe Zu lösendes Problem.',
        Erfolgsmaße:
          'Tabelle mit Maß, heutigem Wert, Zielwert, Abbruchgrenze und Quelle, zuerst die Eingaben Erfolgsmaß, Ausgangswert heute und Zielwert; Verbesserung in Prozent berechnet.',
        'Lösung ohne KI':
          'was die einfachste Änderung von Ablauf oder Software am selben Maß erreichen würde und warum sie nicht genügt oder nicht versucht wurde.',
        'Umfang des Pilotbetriebs':
          'wer und was dazugehört, wer und was nicht, welche Entscheidungen bei Menschen bleiben; Fälle im Jahr je Standort mit Summe.',
        'Nicht gemessener Nutzen': 'nummeriert; jeweils, wie er sich messen ließe, von wem und bis wann.',
      },
    },
    {
      title: 'Wirtschaftlichkeit',
      asks: 'Auf dieser Seite wird das Pilotbudget freigegeben. Rechnen Sie die Zeit derer, die Ergebnisse prüfen, als Kosten; Nutzen nur, wo es Maß und Menge gibt. Vergleichen Sie Pilotbetrieb und Regelbetrieb getrennt. Rechnen Sie nichts aus dem Vergleichstest eines Lieferanten hoch; lassen Sie die Position offen und nennen Sie, wer sie liefern kann.',
      parts: {
        'Kosten des Pilotbetriebs':
          'Tabelle nach Position (Lieferant, Integration, Arbeitszeit, Auswertung) mit Summe, verglichen mit der Eingabe Budget des Pilotbetriebs; die Differenz gezeigt.',
        'Kosten des Regelbetriebs':
          'Positionen für ein Jahr mit Betrag oder der Person, die ihn nennen kann; Prüfzeit als Fälle mal Minuten mal Satz.',
        Nutzen:
          'gesparte Minuten oder Fehler je Fall mal Fälle im Jahr, mit Ausgangswerten; nur für Maße mit gemessenem Ausgangswert.',
        Sensitivität:
          'Ergebnis bei halbem Nutzen, bei Nutzung in 50 % der Fälle und bei doppelter Prüfzeit; die Nutzung, bei der sich Kosten und Nutzen decken.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Erfolgsmaß, Ausgangswert, Zielwert und Abbruchgrenze dieselbe Einheit und Grundgesamtheit haben und ob der Ausgangswert gemessen und nicht geraten ist. Rechnen Sie Pilotkosten und Nutzen nach. Verlangen Sie eine Überarbeitung, wo die Lösung ohne KI ohne Grund verworfen wird.',
      {
        'Nachweise der Ausgangswerte':
          'zu jedem Maß Zeitraum, Stichprobe und Quelle des heutigen Werts, oder dass es keine gibt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob das Problem einen Pilotbetrieb wert ist und ob jemand für das Ergebnis einsteht. Wägen Sie die Größe des Problems gegen die Kosten eines Irrtums. Über Recht und Sicherheit entscheiden Sie hier nicht: Das ist die nächste Phase.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Ausgangswert gemessen, Zielwert daran gebunden, verantwortliche Person benannt, Lösung ohne KI erwogen, Budget vollständig.',
    ),
  ],
}
