import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const launch: PhaseTexts = {
  name: 'Start',
  description: 'Den ersten Schritt beginnen und vereinbaren, woran der Fortschritt zu sehen ist.',
  groups: { default: 'Start' },
  fields: {
    firstStep: 'Erster Schritt',
    launchDate: 'Beginn',
    firstStepLead: 'Leitung des ersten Schritts',
    figures: 'Zahlen, die den Fortschritt zeigen',
    nextAssessment: 'Nächste Erhebung',
  },
  artifacts: ['Startplan', 'Kommunikationsplan', 'Vorlage des Fortschrittsberichts'],
  before: [
    'Der erste Schritt ist finanziert',
    'Die Leitung des ersten Schritts ist schriftlich von anderer Arbeit entlastet',
    'Jede Fortschrittszahl hat einen heutigen Wert',
  ],
  after: [
    'Der Fortschritt wird jedes Quartal gemessen',
    'Es ist vereinbart, unter welcher Bedingung der erste Schritt angehalten wird',
  ],
  places: [
    {
      title: 'Die ersten neunzig Tage',
      asks: 'Der erste Schritt muss zu seinem Datum mit Menschen beginnen, die zugestimmt haben. Planen Sie einen Monat lang Woche für Woche und danach nach Meilensteinen. Nennen Sie das erste Ergebnis, das Menschen außerhalb des Projekts bemerken. Planen Sie nicht mit einer Leitung, die noch eine andere Aufgabe hat.',
      parts: {
        'Zeitplan für neunzig Tage':
          'Tabelle mit Woche, Ergebnis, verantwortlicher Person und benötigten Tagen für Woche eins bis vier, dann Meilensteine mit Datum bis Tag neunzig ab der Eingabe Beginn.',
        Beteiligte:
          'wer leitet und mitarbeitet, Tage in der Woche, wovon entlastet und der schriftliche Nachweis; Lücken.',
        'Erstes sichtbares Ergebnis': 'was, für wen, bis wann und woran sie es bemerken.',
        Abbruchbedingung: 'Zahl, Datum und wer über Anhalten oder Ändern des ersten Schritts entscheidet.',
        'Risiken des Starts':
          'Tabelle mit Risiko, frühem Anzeichen, Maßnahme, verantwortlicher Person und Datum.',
      },
    },
    {
      title: 'Messung des Fortschritts',
      asks: 'Der Vorstand muss den Fortschritt an Zahlen sehen, die er ohnehin liest. Wählen Sie höchstens fünf, jede an eine vereinbarte Lücke gebunden. Was heute gemessen wird, geht vor dem, was schön wäre. Eine Zahl ohne heutigen Wert kann keinen Fortschritt zeigen: Nennen Sie, wer ihn liefert.',
      parts: {
        Fortschrittszahlen:
          'Tabelle mit höchstens fünf Zeilen: Zahl, Lücke, heutiger Wert mit Datum, Zielwert mit Datum, Quelle und wer berichtet; verglichen mit der Eingabe Zahlen.',
        'Erwarteter Verlauf': 'nach jedem Quartal erwarteter Wert mit dem Schritt, der ihn bewegt.',
        Berichtsweg: 'an wen, wie oft, in welchem Bericht und wer eine Verfehlung erklärt.',
        'Nicht gewählte Zahlen':
          'was warum wegblieb, und Zahlen ohne heutigen Wert mit der Person, die ihn liefert.',
      },
    },
    reviewing(
      'Prüfen Sie, ob die Verantwortlichen des Plans zugestimmt haben, ob Zahlen einen heutigen Wert haben und ob erwartete Werte aus Schritten folgen. Verlangen Sie eine Überarbeitung, wo der erste Schritt eine Zahl in seiner Zeit nicht bewegen kann.',
      {
        'Nachweise der Zusagen':
          'jede verantwortliche Person mit dem Dokument oder der Aussage ihrer Zustimmung, oder dass es keine gibt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der erste Schritt mit dem Vereinbarten zu seinem Datum beginnen kann. Wägen Sie eine kurze Verzögerung gegen einen Start ohne Leitung. Setzen Sie Auflagen mit Terminen vor dem Beginn.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: finanziert, Leitung schriftlich entlastet, Zahlen mit Werten, Abbruchbedingung vereinbart, erstes Ergebnis terminiert.',
    ),
  ],
}
