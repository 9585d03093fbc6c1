import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const recommendation: PhaseTexts = {
  name: 'Empfehlung',
  description: 'Den Weg zum ersten Bericht empfehlen, mit Kosten, Menschen und den Risiken, die bleiben.',
  groups: { default: 'Empfehlung' },
  fields: {
    recommendation: 'Empfehlung',
    yearlyCost: 'Kosten pro Jahr',
    reportLead: 'Leitung der Berichterstattung',
    reportDraft: 'Gliederung des Berichts',
  },
  artifacts: ['Vorstandsvorlage', 'Fahrplan zum ersten Bericht', 'Berichtsentwurf'],
  before: [
    'Die Leitung der Berichterstattung ist benannt und hat die Zeit dafür',
    'Die Kosten pro Jahr stehen im Budget einer benannten Einheit',
    'Lücken, die im ersten Bericht bleiben, sind aufgeführt',
  ],
  after: [
    'Der Vorstand weiß, welche Aussagen auf Schätzungen beruhen',
    'Der Prüfer hat dem Fahrplan zugestimmt',
  ],
  places: [
    {
      title: 'Weg zum ersten Bericht',
      asks: 'Der Vorstand legt sich auf ein Datum fest. Zeigen Sie den Weg nach Monaten mit verantwortlichen Personen und benennen Sie die zwei Termine, die nicht rutschen dürfen. Verwenden Sie die Ergebnisse des Probelaufs. Was im ersten Bericht fehlen wird, wird jetzt gesagt. Bauen Sie nicht auf Antworten, die die Rechtsabteilung noch nicht gegeben hat.',
      parts: {
        Fahrplan:
          'Tabelle nach Monat mit Ergebnis, verantwortlicher Person und Abhängigkeit bis zum ersten Bericht; Tage Puffer.',
        'Unverrückbare Termine': 'zwei, warum, frühes Anzeichen und was dann geschieht.',
        'Lücken im ersten Bericht': 'was fehlen oder geschätzt sein wird, Grund, bis wann.',
        'Befunde des Probelaufs': 'jeder mit verantwortlicher Person, Datum und Stand.',
        'Risiken des Fahrplans': 'Tabelle mit Risiko, Auswirkung, Maßnahme und verantwortlicher Person.',
      },
    },
    {
      title: 'Kosten und Menschen',
      asks: 'Der Vorstand muss sehen, was die Berichterstattung jedes Jahr kostet und auf welche Zahlen verzichtet werden könnte. Zeigen Sie Kosten und Tage Position für Position; nennen Sie die Kostenstelle. Vergleichen Sie mit weniger, dafür gut gelieferten Zahlen. Buchen Sie keine Einsparung, der niemand zugestimmt hat.',
      parts: {
        'Kosten nach Jahr':
          'Tabelle mit Position, einmaligen und jährlichen Kosten; Summe gegenüber der Eingabe Kosten pro Jahr; Kostenstelle zu jeder.',
        Arbeitszeit: 'Tage pro Jahr nach Gesellschaft und Rolle, Summe und wer zugestimmt hat.',
        'Weniger Zahlen': 'Datenpunkte über die Pflicht hinaus, ihre Kosten und was verloren ginge.',
        Sensitivität:
          'Kosten, wenn eine Gesellschaft dazukommt, wenn hinreichende Prüfungssicherheit verlangt wird und wenn Schätzungen zu ersetzen sind.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Fahrplan, Budget und bekannte Lücken zueinander passen und Summen übereinstimmen. Verlangen Sie eine Überarbeitung, wo eine Lücke in der Analyse steht und in der Vorlage fehlt.',
      {
        'Übernommene Lücken':
          'jede Lücke der Analyse mit ihrer Stelle im Fahrplan oder in der Liste dessen, was fehlen wird.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Vorstand sich auf dieser Grundlage auf einen ersten Bericht festlegen kann. Achten Sie auf Aussagen, die auf Schätzungen beruhen. Lehnen Sie ab, wenn die Zeit der Leitung nicht belegt ist.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Leitung mit Zeit, Kostenstelle, Lücken aufgeführt, Prüfer einverstanden, kritische Termine zugeordnet.',
    ),
  ],
}
