import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const synthesis: PhaseTexts = {
  name: 'Zielmodell',
  description:
    'Das gewählte Modell ausarbeiten: Struktur, Entscheidungsrechte, Prozesse, Rollen und die Systeme, die sie tragen.',
  groups: {
    default: 'Zielmodell',
    decisions: 'Entscheidungsrechte',
    roles: 'Rollen und Prozesse',
    systems: 'Systeme',
  },
  fields: {
    chosenOption: 'Gewählte Option',
    modelSummary: 'Das Modell in zehn Sätzen',
    targetLayers: 'Künftige Führungsebenen',
    targetSpan: 'Künftige mittlere Führungsspanne',
    organisationChart: 'Organigramm der Zielstruktur',
    decisionsMoved: 'Entscheidungen, die wandern',
    decisionRules: 'Regeln für Entscheidungen zwischen Einheiten',
    escalationDays: ['Längster Weg zur Entscheidung (Tage)', { description: 'Arbeitstage.' }],
    newRoles: 'Neue oder geänderte Rollen',
    processOwners: 'Prozessverantwortliche',
    roleCoverage: 'Geänderte Rollen mit Profil, in Prozent',
    workThatEnds: 'Arbeit, die endet',
    systemChanges: 'Änderungen an Systemen, die das Modell braucht',
    systemBudget: 'Budget für diese Änderungen',
    systemsReady: 'Systeme bereit am',
  },
  artifacts: [
    'Zielbetriebsmodell',
    'Matrix der Entscheidungsrechte',
    'Rollenprofile',
    'Künftige Prozesslandkarte',
    'Liste der Systemänderungen',
  ],
  before: [
    'Jeder einbezogene Prozess hat im Zielmodell genau eine verantwortliche Person',
    'Jede wiederkehrende Entscheidung hat genau einen Entscheider und eine Frist',
    'Zu jeder neuen oder geänderten Rolle gibt es ein Profil',
    'Jede Systemänderung, die das Modell braucht, hat Budget und Datum',
  ],
  after: [
    'Drei typische Fälle laufen ohne herrenlose Übergabe durch das Zielmodell',
    'Eine Führungskraft mit weniger als vier oder mehr als zwölf unterstellten Personen ist schriftlich begründet',
    'Zu jeder Arbeit, die endet, hat jemand zugestimmt, sie einzustellen',
  ],
  places: [
    {
      title: 'Struktur und Entscheidungsrechte',
      asks: 'In diesem Modell müssen Menschen vom ersten Tag an arbeiten können. Geben Sie jeder wiederkehrenden Entscheidung genau eine verantwortliche Rolle, eine Frist und einen Ausweg, wenn Einheiten uneins sind. Beschreiben Sie Arbeit, nicht Titel. Benennen Sie die drei wandernden Entscheidungen mit dem größten Widerstand. Keine doppelte Unterstellung ohne Konfliktregel.',
      parts: {
        Struktur:
          'Einheiten mit Zweck, Arbeit, Größe in Vollzeitäquivalenten, Führungsebenen und Führungsspannen; Summen gegenüber der Ausgangsbasis und den Eingaben Künftige Führungsebenen und Künftige mittlere Führungsspanne.',
        'Matrix der Entscheidungsrechte':
          'Tabelle mit Entscheidung, verantwortlicher Rolle, Angehörten, danach Informierten, Frist in Arbeitstagen und heutigem Ort.',
        Eskalation:
          'Weg und Tage von der Uneinigkeit zur Entscheidung, gegenüber der Eingabe Längster Weg zur Entscheidung.',
        'Umstrittene Entscheidungen':
          'drei Entscheidungen, die wandern, wer sie verliert, warum und was dafür angeboten wird.',
        'Begründete Führungsspannen':
          'Führungskräfte mit weniger als vier oder mehr als zwölf unterstellten Personen, mit der schriftlichen Begründung.',
      },
    },
    {
      title: 'Prozesse und Rollen',
      asks: 'Jede Tätigkeit der Ausgangsbasis findet einen Platz oder endet. Geben Sie jedem Prozess eine verantwortliche Person und jeder neuen Rolle ein Profil. Führen Sie die drei typischen Fälle noch einmal durch. Lassen Sie keine Arbeit heimatlos, weil sie klein ist.',
      parts: {
        Prozessverantwortung:
          'Tabelle mit Prozess, verantwortlicher Rolle, Person, soweit benannt, Messgröße und Ziel; Prozesse mit keiner oder zwei.',
        Rollenprofile:
          'neue oder geänderte Rollen mit Zweck, Entscheidungen, Fähigkeiten und Anzahl; Anteil mit Profil, berechnet und verglichen mit der Eingabe Geänderte Rollen mit Profil.',
        'Typische Fälle im Zielmodell':
          'drei Fälle mit Übergaben und Tagen gegenüber heute und der gewählten Option.',
        'Endende Arbeit':
          'Tätigkeit, Vollzeitäquivalente, wer wann zugestimmt hat, sie einzustellen; Arbeit ohne Platz im Modell.',
      },
    },
    {
      title: 'Tragende Systeme',
      asks: 'Ein Modell scheitert am ersten Tag, wenn Zugriffe und Daten nicht folgen. Benennen Sie, was sich vorher ändern muss und was sich wie lange mit welchem Aufwand von Hand überbrücken lässt. Nutzen Sie die Neugestaltung nicht, um Systeme zu erneuern, die das Modell nicht braucht.',
      parts: {
        'Nötige Änderungen':
          'Tabelle mit System, Änderung, Entscheidung oder Rolle, die sie braucht, verantwortlicher Person, Kosten und Bereitschaftsdatum; Kosten summiert gegenüber der Eingabe Budget für diese Änderungen.',
        Zugriffsrechte:
          'Rechte und Daten, die zwischen Einheiten wandern, wer sie freigibt und spätestes Datum.',
        'Überbrückung von Hand': 'was, wie lange, Stunden pro Woche, durch wen und spätestes Ende.',
        'Bereitschaft der Systeme':
          'Änderungen, die an einem Lieferanten hängen, Tage zwischen Bereitschaft und erstem Tag; was zu spät kommt.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Tätigkeit der Ausgangsbasis einen Platz hat oder als endend aufgeführt ist und ob Vollzeitäquivalente zwischen den Beiträgen übereinstimmen. Verlangen Sie eine Überarbeitung, wo zwei Rollen sich eine Entscheidung teilen oder einem Prozess die verantwortliche Person fehlt.',
      {
        'Summen gegen die Ausgangsbasis':
          'Vollzeitäquivalente und Tätigkeiten von Ausgangsbasis, Zielmodell und endender Arbeit, mit der Differenz.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob Menschen mit dem, was geschrieben steht, in diesem Modell zu arbeiten beginnen könnten. Lehnen Sie es ab, wenn Entscheidungen zwischen Einheiten dem guten Willen überlassen sind. Offene Profile können eine Auflage mit verantwortlicher Person und Datum sein.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: eine verantwortliche Person je Prozess, ein Entscheider mit Frist, Profile vollständig, Systeme bereit oder überbrückt, endende Arbeit vereinbart.',
    ),
  ],
}
