import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const assessment: PhaseTexts = {
  name: 'Erhebung',
  description: 'Antworten und ihre Belege sammeln und erklären, worin sich die Einheiten unterscheiden.',
  groups: { default: 'Antworten' },
  fields: {
    answers: 'Eingegangene Antworten',
    selfAssessment: 'Selbsteinschätzung',
    overallScore: 'Gesamtwert',
    strongest: 'Stärkste Dimension',
    weakest: 'Schwächste Dimension',
    interviewees: 'Befragte im Interview',
  },
  artifacts: ['Selbsteinschätzung', 'Systemlandschaft', 'Prozesskennzahlen', 'Interviewnotizen'],
  before: [
    'Antworten sind belegt',
    'Für jede Einheit und Dimension haben mindestens zwei Personen geantwortet',
    'Belege, die älter sind als der Rahmen erlaubt, zählen nicht',
  ],
  after: [
    'Unterschiede zwischen Einheiten sind erklärt',
    'Werte ohne Beleg sind gekennzeichnet und zählen weniger',
    'Einheiten, die nicht geantwortet haben, sind mit Grund benannt',
  ],
  places: [
    {
      title: 'Feststellungen',
      asks: 'Der Sponsor muss sehen, was die Organisation gut und schlecht kann und was das Kunden oder Personal kostet. Beginnen Sie mit gemessenen Zahlen, dann Werten, dann Interviews. Jede Feststellung hat Beleg und Einheit. Empfehlen Sie noch keine Maßnahmen und stützen Sie keine Feststellung auf ein einziges Interview.',
      parts: {
        'Werte je Dimension':
          'Tabelle mit Dimension, Mittelwert, niedrigster Einheit, höchster Einheit und berechneter Spanne; die Eingaben Stärkste Dimension und Schwächste Dimension damit verglichen.',
        Stärken: 'nach Gewicht; Feststellung, Zahl, Einheit, Beleg und was sie im Alltag wert ist.',
        Schwächen:
          'nach Gewicht; Feststellung, Zahl, Einheit, Beleg und was sie Kunden oder Personal in Minuten, Fehlern oder Geld kostet.',
        Ursachen: 'zu den drei schwächsten Feststellungen die belegte Ursache, getrennt von nur vermuteten.',
        'Offene Feststellungen':
          'was Menschen gesagt haben und noch keine Zahl und kein Dokument stützt, und wer es belegen könnte.',
      },
    },
    {
      title: 'Tragfähigkeit der Werte',
      asks: 'Werte sind Meinungen, bis sie mit Belegen verglichen sind. Vergleichen Sie die Selbsteinschätzung je Einheit mit Zahlen, Interviews und Sichten von außen. Rechnen Sie den Gesamtwert ohne unbelegte Antworten nach. Eine gemessene Zahl geht vor einer Einstufung; sagen Sie, wo die Beteiligung für ein Urteil zu gering war.',
      parts: {
        Beteiligung:
          'befragte, antwortende und fehlende Einheiten und Personen, Quote berechnet, Gründe für Lücken; verglichen mit der Eingabe Eingegangene Antworten.',
        'Verlässlichkeit der Werte':
          'Tabelle je Dimension mit Wert, Anteil belegter Antworten und Abstand zu Werten von außen oder aus Messungen.',
        'Berichtigter Gesamtwert':
          'Gesamtwert mit und ohne unbelegte Antworten samt Ausgangswerten; verglichen mit der Eingabe Gesamtwert.',
        'Unterschiede zwischen Einheiten':
          'Einheiten, die sich über oder unter ihren Belegen einstufen, um wie viel und der wahrscheinliche Grund.',
        'Fehlende Belege': 'was von wem bis wann zu erbitten ist, geordnet nach Wirkung auf die Werte.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Stärke und Schwäche aus mehr als einer Quelle belegt ist und ob Mittelwerte, Spannen und Quoten stimmen. Verlangen Sie eine Überarbeitung, wo eine Selbsteinstufung als Tatsache steht oder fehlende Einheiten nicht im Nenner sind.',
      {
        'Nachweise und ihr Alter':
          'ältester Beleg hinter jeder Dimension in Monaten gegenüber der Grenze des Rahmens.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Werte den Einheiten gezeigt werden können, ohne dass sie mangels Belegen bestritten werden. Nennen Sie die Dimension, deren Wert noch nicht veröffentlicht werden sollte. Stellen Sie keine öffentliche Rangliste der Einheiten auf.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Beteiligung in jeder Einheit ausreichend, Belege hinter jeder Dimension, Unterschiede erklärt, unbelegte Antworten gekennzeichnet.',
    ),
  ],
}
