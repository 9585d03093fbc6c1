import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const analysis: PhaseTexts = {
  name: 'Optionen',
  description:
    'Mindestens drei Modelle entwickeln, die sich im Grundsatz unterscheiden, und jedes an Gestaltungsprinzipien, Grenzen und Ausgangsbasis prüfen.',
  groups: {
    default: 'Optionen',
    criteria: 'Kriterien',
    effects: 'Wirkung der bevorzugten Option',
    stakeholders: 'Bewertung',
  },
  fields: {
    options: ['Optionen', { placeholder: 'Zum Beispiel: nach Region, nach Produkt, Shared Services' }],
    differences: 'Worin sie sich im Grundsatz unterscheiden',
    optionPapers: 'Papiere zu den Optionen',
    criteria: [
      'Kriterien',
      {
        options: [
          'Kundennähe',
          'Schnelle Entscheidungen',
          'Kosten',
          'Steuerbarkeit',
          'Widerstandsfähigkeit',
          'Laufbahnen',
          'Leichter Übergang',
        ],
      },
    ],
    method: [
      'Methode',
      { options: ['Gewichtete Punkte', 'Paarweiser Vergleich', 'Durchspielen typischer Fälle'] },
    ],
    weightOfCost: 'Gewicht der Kosten, in Prozent',
    criteriaFixedOn: 'Kriterien festgelegt am',
    preferredOption: 'Bisher bevorzugte Option',
    fullTimeEquivalentChange: [
      'Veränderung in Vollzeitäquivalenten',
      { description: 'Negativ, wo es weniger werden.' },
    ],
    yearlySaving: 'Einsparung pro Jahr danach',
    oneOffCost: 'Einmalige Kosten',
    assessors: 'Bewertende Personen',
  },
  artifacts: [
    'Optionspapiere',
    'Bewertungsmatrix',
    'Wirtschaftlichkeitsrechnung',
    'Rechtsgutachten je Land',
    'Branchenvergleich',
  ],
  before: [
    'Mindestens drei Optionen sind beschrieben, von denen eine die heutige Struktur behält',
    'Kriterien und Gewichte standen fest, bevor die Optionen bewertet wurden',
    'Jede Option nennt Stellen, Kosten und Standorte auf derselben Ausgangsbasis',
    'Die Rechtsabteilung hat die rechtlichen Grenzen in jedem Land bestätigt',
  ],
  after: [
    'Zu jeder Option ist die Leistung benannt, die schlechter wird',
    'Die bevorzugte Option bleibt vorn, wenn ihre Einsparungen um ein Drittel geringer ausfallen',
    'Jede Option führt die Rollen auf, die sie streicht, schafft und ändert',
  ],
  places: [
    {
      title: 'Optionen',
      asks: 'Der Sponsor braucht eine echte Wahl, also müssen sich Optionen im Grundsatz unterscheiden: wie Einheiten geschnitten sind, wer entscheidet, wo gearbeitet wird. Prüfen Sie jede an allen Prinzipien und Grenzen. Fehlt die Möglichkeit, die Struktur zu behalten und nur Entscheidungsrechte zu ändern, fügen Sie sie hinzu. Sagen Sie zu jeder, was für wen schlechter wird.',
      parts: {
        Optionen:
          'Tabelle mit Option, tragendem Grundsatz, Schnitt der Einheiten, Entscheidungsrechten, Standorten und wer gewinnt oder verliert.',
        'Passung zu den Prinzipien':
          'Tabelle der Optionen nach geordnetem Prinzip: erfüllt, teilweise oder verletzt, mit Grund.',
        'Verletzte Grenzen':
          'jede Option gegenüber Grenzen und Rechtslage je Land; was die Rechtsabteilung bestätigen muss.',
        'Betroffene Rollen':
          'gestrichene, geschaffene und geänderte Rollen je Option, mit Anzahl auf der Ausgangsbasis und Summe.',
        'Was schlechter wird':
          'zu jeder Option die betroffene Leistung, die betroffenen Kunden oder Beschäftigten und um wie viel.',
      },
    },
    {
      title: 'Typische Fälle',
      asks: 'Ein Modell ist gut, wenn die Arbeit hindurchläuft. Führen Sie drei wirkliche Fälle aus den Interviews durch jede Option: eine Routineanfrage, eine Ausnahme, eine dringende Beschwerde. Zählen Sie Übergaben und Entscheidungen. Wählen Sie keine Fälle, die eine Option begünstigen.',
      parts: {
        'Gewählte Fälle': 'die drei Fälle, woher sie stammen und wie oft sie vorkommen.',
        'Weg durch die Optionen':
          'Tabelle mit Fall, Option, Schritten, Übergaben, Entscheidungen und erwarteten Tagen; das heutige Modell als eigene Zeile.',
        'Übergaben im Vergleich': 'Summe je Option und Differenz zu heute, mit den Posten.',
        Schwachstellen:
          'in welcher Option ein Fall stehen bleibt, zurückgeht oder jemanden zweimal fragt und welche Regel das behöbe.',
      },
    },
    {
      title: 'Wirtschaftlichkeit je Option',
      asks: 'Vergleichen Sie die Optionen auf der bestätigten Ausgangsbasis, über dieselben Jahre und zu denselben Sätzen. Trennen Sie Einsparungen, für die Budgetverantwortliche unterschreiben würden, von Hoffnungen. Einmalige Kosten umfassen Doppelbetrieb und ausscheidende Menschen. Zeigen Sie, ob die Reihenfolge hält, wenn Einsparungen später und geringer kommen.',
      parts: {
        Wirtschaftlichkeit:
          'Tabelle je Option mit Vollzeitäquivalenten, einmaligen Kosten, Einsparung pro Jahr, Amortisation in Monaten und Barwert mit Zinssatz; mit den Posten.',
        'Gezeichnete Einsparungen': 'Teil der Einsparung mit und Teil ohne Budgetverantwortliche, je Option.',
        'Bevorzugte Option':
          'ihre Zahlen gegenüber den Eingaben Veränderung in Vollzeitäquivalenten, Einsparung pro Jahr danach und Einmalige Kosten; Abweichungen erklärt.',
        Sensitivität:
          'Reihenfolge und Amortisation, wenn Einsparungen ein Jahr später und um ein Drittel geringer kommen und wenn sich die einmaligen Kosten verdoppeln.',
        'Fehlende Zahlen': 'offene Positionen, wer jede bis wann liefern kann.',
      },
    },
    reviewing(
      'Prüfen Sie, ob sich die Optionen im Grundsatz unterscheiden, ob alle auf derselben Ausgangsbasis gerechnet sind und ob Kriterien und Gewichte vor der Bewertung feststanden. Rechnen Sie Amortisation und Übergaben nach. Verlangen Sie eine Überarbeitung, wo eine Option nur durch ihre Vorteile beschrieben ist.',
      {
        'Gewichte vor Bewertung':
          'der Tag, an dem die Kriterien feststanden, gegenüber der ersten Bewertung, und später hinzugefügte Kriterien.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob sich die Bewertung vor Führungskräften vertreten lässt, die durch sie verlieren. Lehnen Sie sie ab, wenn Gewichte nach der Bewertung gesetzt wurden oder eine Option stillschweigend eine Grenze verletzt. Die Option wählen Sie nicht: Das ist Sache des Sponsors.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: drei Optionen einschließlich der heutigen Struktur, Gewichte zuerst festgelegt, gleiche Ausgangsbasis, Reihenfolge stabil, Verluste benannt.',
    ),
  ],
}
