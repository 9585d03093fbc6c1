import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const comparison: PhaseTexts = {
  name: 'Vergleich',
  description:
    'Mit anderen und mit dem eigenen Anspruch vergleichen und vereinbaren, welche Lücken wichtig sind.',
  groups: { default: 'Vergleich' },
  fields: {
    peers: 'Vergleichsunternehmen',
    ambition: [
      'Anspruch',
      {
        placeholder:
          'Je Dimension: angestrebte Stufe, bis wann, welcher strategischen Entscheidung sie dient',
      },
    ],
    gaps: 'Wichtige Lücken',
    gapOwners: 'Verantwortliche der Lücken',
  },
  artifacts: ['Benchmark', 'Zielbild', 'Kosten- und Mengenzahlen', 'Kundenrückmeldungen'],
  before: [
    'Die Vergleichsunternehmen sind in Größe und Markt vergleichbar',
    'Der Anspruch ist für jede Dimension angegeben, nicht als Durchschnitt',
    'Zahlen der Vergleichsunternehmen nennen Jahr und Quelle',
  ],
  after: [
    'Die wichtigen Lücken sind vereinbart',
    'Zu jeder offen gelassenen Lücke ist der Grund festgehalten',
    'Keine Lücke ist nur deshalb gewählt, weil ein anderer voraus ist',
  ],
  places: [
    {
      title: 'Lücken',
      asks: 'Der Sponsor muss wenige Lücken wählen und sagen können, warum gerade diese. Vergleichen Sie jede Dimension mit anderen und mit dem Anspruch; eine Lücke zählt, wenn Kunden, Kosten oder Risiken sie zeigen. Sagen Sie, was der Vergleich nicht trägt: andere Größen, Märkte, Jahre. Bilden Sie keinen Durchschnitt über Dimensionen.',
      parts: {
        'Tabelle der Lücken':
          'je Dimension Wert, Anspruch, Abstand, Vergleichswert mit Jahr und Quelle und Abstand dazu.',
        'Wichtige Lücken':
          'nach Gewicht; die Zahl zu Kunden, Kosten oder Risiko, die sie zeigt, Ursache und verantwortliche Person; verglichen mit den Eingaben Wichtige Lücken und Verantwortliche der Lücken.',
        'Offen gelassene Lücken': 'jede mit dem Grund und dem, was sie zurückbrächte.',
        'Grenzen des Vergleichs':
          'Unternehmen, die sich in Größe, Markt oder Methode unterscheiden, und was das mit den Zahlen macht.',
      },
    },
    {
      title: 'Was die Lücken kosten',
      asks: 'Das Geld folgt den Lücken, die am meisten kosten, nicht denen, die am schlimmsten aussehen. Schätzen Sie die Kosten im Jahr aus belegten Mengen, Minuten und Sätzen und zeigen Sie jeden Ausgangswert. Nennen Sie Spannen; kennzeichnen Sie Annahmen. Sagen Sie, welche Zahl zu messen sich lohnt, bevor etwas ausgegeben wird.',
      parts: {
        'Kosten je Lücke':
          'Tabelle mit Lücke, Menge, Kosten je Einheit, Kosten im Jahr unten und oben, mit Ausgangswerten; Lücken ohne Zahlen als offene Positionen.',
        Annahmen: 'jede mit Wert, Quelle oder verantwortlicher Person und wie weit sie das Ergebnis bewegt.',
        'Reihenfolge nach Kosten':
          'Rangfolge der Lücken und ob sie sich am unteren oder oberen Ende der Spannen ändert.',
        'Zu messende Zahlen':
          'die drei Messungen, die die Reihenfolge am stärksten ändern würden, mit wem, wie lange und welchem Aufwand.',
      },
    },
    reviewing(
      'Prüfen Sie, ob keine Lücke auf einem Unternehmen anderer Größe oder einer Zahl ohne Jahr beruht und ob sich die Kostenpositionen ausmultiplizieren lassen. Verlangen Sie eine Überarbeitung, wo die Rangfolge der Lücken und die der Kosten ohne Erklärung voneinander abweichen.',
      {
        'Abweichungen der Rangfolgen':
          'Reihenfolge der Lücken nach Wichtigkeit und nach Kosten nebeneinander, mit dem Grund jedes Unterschieds.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die gewählten Lücken wenige genug sind, um zu handeln, und gut genug belegt, um Geld auszugeben. Wägen Sie die Kosten der Lücke gegen die Sicherheit ihrer Zahl. Geben Sie keine Lücke ohne verantwortliche Person frei.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: höchstens fünf Lücken, jede mit verantwortlicher Person, Zahl und Ursache, Vergleichsunternehmen vergleichbar, offen gelassene Lücken begründet.',
    ),
  ],
}
