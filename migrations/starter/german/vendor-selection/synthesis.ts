import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const synthesis: PhaseTexts = {
  name: 'Vergleich',
  description:
    'Eignung, Kosten und Risiko zu einem Vergleich zusammenführen, über den der Ausschuss entscheiden kann.',
  groups: { default: 'Vergleich' },
  fields: {
    shortlist: 'Engere Auswahl',
    decidingDifferences: [
      'Entscheidende Unterschiede',
      { placeholder: 'Je Zuschlagskriterium: Unterschied, Zahl, Quelle' },
    ],
    negotiationGoals: [
      'Verhandlungsziele',
      { placeholder: 'Bedingung, angestrebter Wert, Wert, unter dem wir nicht abschließen' },
    ],
  },
  artifacts: [
    'Vergleichsbericht',
    'Notizen der Referenzgespräche',
    'Antworten auf Rückfragen',
    'Entscheidungs- und Risikoliste',
  ],
  before: [
    'Zu jedem Anbieter der engeren Auswahl sind mindestens zwei Referenzgespräche dokumentiert',
    'Bekannt ist, wie sich die Reihenfolge ändert, wenn sich jedes Gewicht um fünf Punkte verschiebt',
    'Zu jedem Anbieter der engeren Auswahl liegen die Antworten auf Rückfragen vor',
  ],
  after: [
    'Für jedes Risiko der bevorzugten Lösung ist jemand verantwortlich',
    'Abweichende Meinungen sind mit ihren Gründen festgehalten',
  ],
  places: [
    {
      title: 'Was die Belege sagen',
      asks: 'Der Ausschuss braucht einen nachvollziehbaren Vergleich, der seine Unsicherheit nennt. Verbinden Sie die Ergebnisse der früheren Phasen mit den genehmigten Gewichten und verändern Sie diese nicht. Bewerten Sie jeden Befund nach seinen Quellen. Wo Dokumente einander widersprechen, zitieren Sie beide und sagen Sie, welches warum mehr wiegt.',
      parts: {
        'Gewichtete Gesamtpunkte':
          'Tabelle mit Zuschlagskriterium (fachliche Eignung, Gesamtkosten über fünf Jahre, Umsetzung, Technik, Sicherheit, Tragfähigkeit), Gewicht, Punkten je Anbieter der engeren Auswahl und gewichteten Punkten; Summen mit Posten, Kriterien ohne Punkte bleiben offen.',
        'Stabilität der Reihenfolge':
          'Reihenfolge der engeren Auswahl, wenn sich jedes Gewicht um fünf Punkte verschiebt, und welches Gewicht sie zuerst umkehrt.',
        'Befunde nach Verlässlichkeit':
          'Tabelle mit Befund, Quellen, Verlässlichkeit (hoch, mittel, gering) und Grund; zuerst die Befunde hinter der Eingabe Entscheidende Unterschiede.',
        Widersprüche:
          'Aussagen aus Angeboten, Referenzgesprächen, Vorführungen, Kostenmodell und Sicherheitsfragebogen, die nicht beide stimmen können, nebeneinander zitiert, mit der gewichtigeren.',
        'Offene Belege':
          'Rückfragen, Referenzgespräche und Nachweise ohne Ergebnis, was jedes ändern könnte, wer es bis wann liefert.',
      },
    },
    {
      title: 'Umsetzungsrisiko',
      asks: 'Die Wahl hängt daran, wem man zutraut, vor dem Ende des Supports zu liefern. Berechnen Sie Termine aus der geplanten Unterschrift und dem Plan jedes Anbieters; ordnen Sie nicht nach Ruf. Vergleichen Sie, was jeder Plan von unseren Leuten annimmt, mit den Leuten, die wir haben. Sagen Sie, was aus den Unterlagen stammt und was aus Erfahrung.',
      parts: {
        'Umsetzungsplan je Anbieter':
          'Tabelle mit Wellen, Monaten ab Vertragsunterschrift, berechnetem letztem Produktivstart, Tagen bis zum Ende des Supports und Team oder Partner; eine negative Zahl wird so gezeigt.',
        'Annahmen über eigenes Personal':
          'Vollzeitstellen oder Tage, die jeder Anbieter in Entwurf und Test erwartet, gegenüber der belegten Kapazität; der Fehlbetrag je Anbieter.',
        Umsetzungsrisiken:
          'Tabelle nach Anbieter mit Risiko, Einstufung, Wirkung in Wochen oder Geld, frühem Anzeichen, Maßnahme und verantwortlicher Person; zu langer Stillstand, neuer Partner, Modul mit wenigen Anwendern.',
        'Reihenfolge nach Umsetzung':
          'geordnete Liste mit dem einen Grund für jeden Platz und dem, was ihn ändern würde.',
        'Zu verhandelnde Absicherungen':
          'namentlich benanntes Schlüsselpersonal, Zusage im Vertrag mit Ausstiegsrecht, Zahlung nach Meilensteinen, Supportverlängerung, offene Rückfragen; jeweils verbunden mit der Eingabe Verhandlungsziele.',
      },
    },
    reviewing(
      'Prüfen Sie, ob der Vergleich die genehmigten Gewichte, die neuesten Summen und die Termine der Anbieter verwendet. Rechnen Sie gewichtete Gesamtpunkte und letzte Produktivstarts nach. Verlangen Sie eine Überarbeitung, wo ein Referenzgespräch zählt, das nicht stattfand, wo Unsicheres als Tatsache steht oder wo die beiden Beiträge verschieden ordnen, ohne es zu sagen.',
      {
        'Aussagen zur Stabilität':
          'jede Aussage über die Reihenfolge bei anderen Gewichten, nachgerechnet; welche nicht zutreffen.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Lenkungsausschuss auf Grundlage dieses Vergleichs wählen kann. Achten Sie auf eine Reihenfolge, die an einer unbewiesenen Punktzahl hängt, auf Risiken ohne verantwortliche Person und auf weggelassene Gegenmeinungen. Geben Sie mit Auflagen frei, wenn ein offener Nachweis vor dem Entscheidungstermin zu haben ist.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Gesamtpunkte nachvollzogen, Reihenfolge stabil oder Kipppunkt benannt, zwei Referenzgespräche je Anbieter, Umsetzung vor dem Ende des Supports, Gegenmeinungen festgehalten.',
    ),
  ],
}
