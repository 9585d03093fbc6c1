import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const recommendation: PhaseTexts = {
  name: 'Empfehlung',
  description:
    'Das Modell und einen Übergang empfehlen, der das Geschäft am Laufen hält, Menschen fair behandelt und den Nutzen sichtbar macht.',
  groups: { default: 'Empfehlung', transition: 'Übergang', people: 'Menschen' },
  fields: {
    recommendation: 'Empfehlung auf einer Seite',
    oneOffBudget: 'Einmaliges Budget',
    committedSaving: [
      'Zugesagte Einsparung pro Jahr',
      { description: 'Wofür Budgetverantwortliche unterschrieben haben.' },
    ],
    approvalDate: 'Genehmigung geplant für',
    waves: 'Wellen',
    firstDay: 'Erster Tag der ersten Welle',
    transitionLead: 'Leitung des Übergangs',
    watchedFigures: 'Während des Übergangs beobachtete Zahlen',
    toleratedDip: 'Vertretbarer Leistungsrückgang, in Prozent',
    peopleAffected: 'Menschen mit geänderter Arbeit',
    consultation: [
      'Beteiligung',
      {
        options: [
          'Nicht erforderlich',
          'Arbeitnehmervertretung informiert',
          'Läuft',
          'Vereinbarung unterschrieben',
        ],
      },
    ],
    support: [
      'Angebotene Unterstützung',
      {
        options: [
          'Umschulung',
          'Wechsel im Unternehmen',
          'Coaching für Führungskräfte',
          'Bleibevereinbarung',
          'Hilfe bei der Suche nach einem anderen Arbeitgeber',
        ],
      },
    ],
    communicationPlan: 'Kommunikationsplan',
  },
  artifacts: [
    'Entscheidungsvorlage',
    'Übergangsplan',
    'Nutzenplan',
    'Nachweis der Beteiligung',
    'Kommunikationsplan',
  ],
  before: [
    'In jeder Einheit haben Budgetverantwortliche für die Einsparung unterschrieben',
    'Die Beteiligung der Arbeitnehmervertretung ist abgeschlossen, oder ihr Ende ist ein Meilenstein des Plans',
    'Jede Welle hat Kriterien für das Weitergehen und für das Anhalten',
    'Betroffene erfahren es von der eigenen Führungskraft, bevor es allgemein bekannt gegeben wird',
  ],
  after: [
    'Die Leistung wird vor, während und nach jeder Welle gemessen',
    'Schlüsselpersonen haben persönlich bestätigt, dass sie den Übergang über bleiben',
    'Der Nutzen wird sechs und zwölf Monate nach der letzten Welle geprüft',
  ],
  places: [
    {
      title: 'Übergangsplan',
      asks: 'Das Geschäft muss weiterlaufen, während Menschen die Aufgabe wechseln. Planen Sie Wellen mit Kriterien für Weitergehen und Anhalten und mit Menschen, die sie neben der täglichen Arbeit tragen. Meiden Sie Jahresabschluss, Prüfungen und Spitzen. Sagen Sie zu jeder Welle, wie es zurückgeht. Eine offene Beteiligung ist ein Meilenstein, keine Fußnote.',
      parts: {
        Wellen:
          'Tabelle mit Welle, Einheiten, betroffenen Menschen, Beginn, Ende und verantwortlicher Person; Anzahl gegenüber der Eingabe Wellen und Tage von der Genehmigung bis zum ersten Tag.',
        Kriterien:
          'zu jeder Welle die Zahl zum Weitergehen, die Zahl zum Anhalten und wer entscheidet; der vertretbare Leistungsrückgang als Grenze.',
        Kapazität:
          'benötigte Tage von Führungskräften, Personal und IT nach Monat gegenüber den verfügbaren; Monate, in denen es nicht reicht.',
        Rückweg: 'wie es nach jeder Welle zum Alten zurückgeht, bis wann und zu welchen Kosten.',
        'Risiken des Übergangs':
          'Tabelle mit Risiko, Einstufung, Maßnahme, verantwortlicher Person und Datum; die Beteiligung zuerst.',
      },
    },
    {
      title: 'Menschen',
      asks: 'Alle Betroffenen sollen von der eigenen Führungskraft hören, was sich wann ändert und welche Hilfe es gibt. Planen Sie nach Gruppen mit Zahlen. Benennen Sie die, ohne die die Funktion stillstünde, und ob sie gesagt haben, dass sie bleiben. Messen Sie Verständnis und Anwendung, nicht Anwesenheit.',
      parts: {
        'Betroffene Gruppen':
          'Tabelle mit Gruppe, Anzahl, was sich ändert, wann sie es von wem erfährt und Unterstützung; Summe gegenüber der Eingabe Menschen mit geänderter Arbeit.',
        'Reihenfolge der Information':
          'Termine und Absender für Führungskräfte, Betroffene, Arbeitnehmervertretung und alle anderen.',
        Schlüsselpersonen:
          'wer, was an ihnen hängt, Verbleib persönlich bestätigt oder nicht und was sie hält.',
        Unterstützung:
          'Angebote je Gruppe mit Anzahl, Kosten oder der Person, die sie nennen kann, und Beginn.',
        Anwendung: 'Zahlen, die Verständnis und Anwendung 30, 60 und 90 Tage nach jeder Welle zeigen.',
      },
    },
    {
      title: 'Nutzen',
      asks: 'Ein Nutzen zählt, wenn er in einer Budgetzeile erscheint. Zeigen Sie jeden mit verantwortlicher Person, Betrag, Datum und Zeile. Vergleichen Sie mit den einmaligen Kosten, Doppelbetrieb eingeschlossen. Zählen Sie nichts mit, wofür niemand unterschrieben hat. Sagen Sie, welcher Nutzen zuerst wegfällt, wenn die erste Welle rutscht.',
      parts: {
        'Nutzen nach Verantwortlichen':
          'Tabelle mit Nutzen, Betrag pro Jahr, Datum, Budgetzeile, verantwortlicher Person und Unterschrift; gezeichnete Summe gegenüber der Eingabe Zugesagte Einsparung pro Jahr.',
        'Einmalige Kosten':
          'Positionen für ausscheidende Menschen, Doppelbetrieb, Systeme und Schulung; Summe gegenüber der Eingabe Einmaliges Budget.',
        Amortisation:
          'aufgelaufene Kosten und Nutzen nach Quartal, das Quartal, in dem sie gleich sind, mit den Posten.',
        'Folgen eines Verzugs':
          'entgangener Nutzen nach Position, wenn die erste Welle um ein Quartal rutscht.',
        Nutzenprüfung:
          'was sechs und zwölf Monate nach der letzten Welle von wem gegen welche Ausgangsbasis geprüft wird.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Modell, Übergang und Nutzen dieselben Rollen, Zahlen und Termine beschreiben. Rechnen Sie Summen von Menschen, Einsparungen und Kosten nach. Verlangen Sie eine Überarbeitung, wo einer Einsparung die verantwortliche Person fehlt oder eine betroffene Gruppe nicht erwähnt ist.',
      {
        'Stand der Beteiligung':
          'die Beteiligung in jedem Land mit Stand und Quelle und jeder Teil des Plans, der sie als erledigt behandelt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Sponsor dies bekannt geben und jedes Versprechen darin halten kann. Lehnen Sie ab, wenn die Beteiligung noch läuft und der Plan sie als erledigt behandelt. Beschönigen Sie keinen Verlust: Verlangen Sie, dass er ausgesprochen wird.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Einsparungen gezeichnet, Beteiligung abgeschlossen oder terminiert, Abbruchkriterien je Welle, Schlüsselpersonen bestätigt, Führungskräfte zuerst informiert.',
    ),
  ],
}
