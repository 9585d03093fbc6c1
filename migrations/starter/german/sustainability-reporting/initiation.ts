import { deciding, owners, type PhaseTexts, reviewing } from '../template-texts.ts'

export const initiation: PhaseTexts = {
  name: 'Auftragsklärung',
  description:
    'Klären, welche Pflichten gelten, wer unterzeichnet, wer Zahlen liefert und wann der Prüfer hinsieht.',
  groups: { default: 'Auftrag' },
  fields: {
    ...owners('Wer den Bericht unterzeichnet und wer für seine Zahlen einsteht.'),
    duties: 'Geltende Pflichten, mit ihren Terminen',
    assurance: ['Prüfungssicherheit', { options: ['Keine', 'Begrenzte', 'Hinreichende'] }],
    auditor: 'Prüfer',
    budget: 'Budget des ersten Jahres',
  },
  artifacts: ['Rechtliche Einschätzung', 'Konzernstruktur'],
  before: [
    'Die Rechtsabteilung hat bestätigt, welche Gesellschaften ab welchem Jahr berichten müssen',
    'Das Mitglied des Vorstands, das den Bericht unterzeichnet, ist benannt',
    'Der Prüfer hat dem Kalender zugestimmt',
  ],
  after: [
    'Jede Gesellschaft hat eine Ansprechperson, die weiß, was zu liefern ist',
    'Der Kalender lässt vier Wochen zwischen der letzten Zahl und der Unterschrift',
  ],
  places: [
    {
      title: 'Pflichten',
      asks: 'Der Vorstand muss wissen, wer was ab welchem Jahr berichtet, bevor über Themen gesprochen wird. Führen Sie die Pflichten aus der rechtlichen Einschätzung auf und zitieren Sie sie; eine Zeitung ist keine Quelle. Trennen Sie Gesetz, frei gewählte Standards und Zusagen an Kreditgeber oder Kunden. Offenes formulieren Sie so, dass die Rechtsabteilung mit Ja oder Nein antworten kann.',
      parts: {
        'Pflichten je Gesellschaft':
          'Tabelle mit Gesellschaft, Vorschrift, Schwellenwert, Wert der Gesellschaft, erstem Berichtsjahr und Quelle; verglichen mit den Eingaben Geltende Pflichten und Gesellschaften im Bericht.',
        Prüfungssicherheit:
          'Grad, durch wen, ab welchem Jahr und was mit dem Prüfer vereinbart ist; verglichen mit der Eingabe Prüfungssicherheit.',
        'Freiwillige Zusagen': 'Kreditgeber, Kunden oder Ratings, was zugesagt ist und bis wann.',
        'Fragen an die Rechtsabteilung':
          'nummeriert, mit Ja oder Nein zu beantworten, und was an der Antwort hängt.',
      },
    },
    {
      title: 'Kalender',
      asks: 'Der Tag der Unterschrift steht fest; alles andere folgt rückwärts daraus. Planen Sie Prüfung, Entwurf, Zahlen und Kontrollen nach Datum und verantwortlicher Person, zählen Sie die Tage dazwischen und halten Sie die Wochen des Jahresabschlusses frei. Rechnen Sie nicht mit Menschen, die niemand zugesagt hat.',
      parts: {
        Kalender:
          'nach Datum rückwärts von der Unterschrift, mit verantwortlicher Person und Tagen zwischen den Schritten; Wochen zwischen letzter Zahl und Unterschrift.',
        Zuständigkeiten: 'Tabelle nach Thema oder Gesellschaft: wer liefert, wer freigibt und wer vertritt.',
        Terminkonflikte:
          'Wochen, in denen Finanzen oder Standorte keine Zeit geben können, Auswirkung und kleinste Änderung.',
        Budget:
          'Positionen gegenüber der Eingabe Budget des ersten Jahres, mit Summe und dem, was nicht gedeckt ist.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Pflicht Vorschrift und erstes Jahr nennt und ob der Kalender bei der Unterschrift beginnt und aufgeht. Verlangen Sie eine Überarbeitung, wo die Rechtsabteilung ohne Dokument zitiert wird.',
      { Rechtsquellen: 'zu jeder Pflicht das Dokument, das sie nennt, mit Verfasser und Datum.' },
    ),
    deciding(
      'Entscheiden Sie, ob Umfang und Kalender fest genug sind, um Themen zu bewerten. Eine offene Rechtsfrage ist eine Auflage, wenn die Rechtsabteilung ein Datum genannt hat. Über Themen entscheiden Sie nicht.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Gesellschaften rechtlich bestätigt, Unterzeichnender benannt, Prüfer einverstanden, vier Wochen vor der Unterschrift, Budget gedeckt.',
    ),
  ],
}
