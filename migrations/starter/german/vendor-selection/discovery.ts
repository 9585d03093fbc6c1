import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const discovery: PhaseTexts = {
  name: 'Anforderungen',
  description:
    'Aus Bedarf prüfbare Anforderungen machen und die Anbieter finden, bei denen sich eine Anfrage lohnt.',
  groups: { default: 'Anforderungen', market: 'Markt', stakeholders: 'Stakeholder' },
  fields: {
    requirementCount: 'Anzahl der Anforderungen',
    mustHaveCount: 'Davon Muss-Anforderungen',
    requirementAreas: [
      'Anforderungsbereiche',
      {
        options: [
          'Finanzen',
          'Fertigung und Planung',
          'Lieferkette und Bestände',
          'Vertrieb und Service',
          'Qualität und Rückverfolgung',
          'Integration und Daten',
          'Sicherheit und Technik',
        ],
      },
    ],
    criticalRequirements: [
      'Anforderungen von besonderem Gewicht',
      { placeholder: 'Höchstens zehn: Nummer, Anforderung, Abnahmekriterium, verantwortliche Person' },
    ],
    invitedVendors: 'Eingeladene Anbieter',
    rfpDocument: 'Ausschreibung',
    answersDue: 'Angebote fällig am',
    procedure: [
      'Verfahren',
      { options: ['Offene Ausschreibung', 'Eingeladene Anbieter', 'Direkte Verhandlung'] },
    ],
    processOwners: 'Prozessverantwortliche',
  },
  artifacts: [
    'Anforderungskatalog der Ausschreibung',
    'Bewertung der Datenmigration',
    'Bewertung der Anforderungen',
    'Notizen aus Stakeholder-Interviews',
  ],
  before: [
    'Jede Muss-Anforderung hat eine namentlich benannte verantwortliche Person und ein Abnahmekriterium',
    'Der Lenkungsausschuss hat die Gewichte der Zuschlagskriterien vor der Öffnung der Angebote genehmigt',
    'Menge und Qualität der zu migrierenden Daten wurden für jedes Altsystem bewertet',
    'Es gibt eine Liste der Schnittstellen zwischen den heutigen Systemen und ihrem Umfeld',
  ],
  after: [
    'Mindestens drei Anbieter haben ein Angebot abgegeben',
    'Für Anforderungen, die kein Anbieter erfüllt, gibt es einen Weg',
    'Workshops und Vorführungen liegen außerhalb der Wochen des Quartalsabschlusses',
  ],
  places: [
    {
      title: 'Entscheidende Anforderungen',
      asks: 'Die Anfrage an die Anbieter muss die wenigen entscheidenden Anforderungen von den vielen anderen trennen. Verantwortliche Person und Abnahmekriterium zählen mehr als schöne Worte: Ein Muss ohne beides ist ein Wunsch. Vergleichen Sie die Anzahlen in den Eingaben mit der Ausschreibung und sagen Sie, wo sie abweichen. Beurteilen Sie hier keine Anbieter.',
      parts: {
        'Entscheidende Anforderungen':
          'Tabelle mit höchstens zehn Zeilen: Nummer, Anforderung, Abnahmekriterium, verantwortliche Person und warum sie entscheidet; aus der Eingabe Anforderungen von besonderem Gewicht und den Muss-Anforderungen der Ausschreibung.',
        'Anforderungen nach Bereich':
          'Tabelle mit Muss, Soll, Kann, Summe und verantwortlicher Person; Summen nachgerechnet und verglichen mit den Eingaben Anzahl der Anforderungen und Davon Muss-Anforderungen.',
        Zuschlagskriterien:
          'Tabelle mit Kriterium, Gewicht und Nachweis; Summe der Gewichte, wer sie wann genehmigt hat und die Regel für den Ausschluss eines Anbieters.',
        'Lücken in den Anforderungen':
          'was Befragte verlangen oder bezweifeln und keine Anforderung abdeckt, und Anforderungen ohne verantwortliche Person oder messbares Abnahmekriterium; wer jede Lücke schließen kann.',
      },
    },
    {
      title: 'Daten und Migration',
      asks: 'Der Ausschuss muss wissen, was die Migration verlangt, bevor er dem Plan eines Anbieters glaubt. Nehmen Sie gemessene Fehlerquoten und Personentage; eine Schätzung ohne Datenverantwortlichen ist eine Untergrenze. Lassen Sie Funktionen weg. Kennzeichnen Sie, was Sie aus Erfahrung ergänzen, und sagen Sie, was die Schätzung am stärksten ändern würde.',
      parts: {
        'Zu migrierende Mengen':
          'Tabelle nach Objekt und Altsystem mit vorhandenen Datensätzen, zu migrierenden Datensätzen und berechnetem Anteil; was im Archiv bleibt.',
        Datenqualität:
          'Tabelle mit Regel, Wert je Standort und Zielwert für die Übernahme; die drei Regeln, die am weitesten vom Ziel entfernt sind, und was sie in der Planung stören würden.',
        Migrationsaufwand:
          'Personentage nach Art der Arbeit, eigene Tage und Tage des Partners, mit Summen und Verhältnis; eigene Tage zum belegten Tagessatz in Geld.',
        Datenverantwortliche:
          'je Standort der Name oder dass er offen ist, wer bis wann benennen muss und was eine Verzögerung kostet.',
        Migrationsrisiken:
          'Tabelle mit Risiko, Auswirkung, Maßnahme, verantwortlicher Person und Datum; ob die Umstellung in den längsten Produktionsstillstand passt.',
      },
    },
    {
      title: 'Integration',
      asks: 'Anbieter sollen die Integration in den Vorführungen beweisen und nicht nur versprechen. Beginnen Sie mit Schnittstellen, die die Produktion berühren, und mit denen, die direkt auf die Datenbank zugreifen. Geben Sie jedem Beweis eine Messlatte, die Prozessverantwortliche sehen können. Benennen Sie, was noch niemand beschrieben hat und wer es beschreiben kann.',
      parts: {
        'Zu bedienende Schnittstellen':
          'Tabelle nach bleibendem System, mit heutiger Technik, Anzahl und verlangter Technik (dokumentierte API); Summen nachgerechnet.',
        Datenbankschnittstellen:
          'welche direkt aus der Datenbank lesen oder in sie schreiben, wer sie bis wann beschreibt und wie jeder Anbieter sie bepreisen und auf API-Aufrufe abbilden soll.',
        'Nachweise für die Vorführungen':
          'Tabelle mit Muss-Anforderung, was nach Drehbuch gezeigt wird, verwendeten Mengen und Abnahmekriterium in Sekunden oder Minuten; zuerst die Anbindung der Fertigungssteuerung.',
        Integrationsrisiken:
          'die drei, die am meisten schaden würden, jeweils mit dem frühesten Anzeichen, Maßnahme und verantwortlicher Person.',
      },
    },
    {
      title: 'Verfahren',
      asks: 'Der Zeitplan muss mit den Menschen halten, die es gibt. Vergleichen Sie die Tage für Vorführungen, Referenzgespräche und Bereinigung mit den Tagen, an denen Schlüsselanwender frei sind. Verlangen Sie nicht allgemein mehr Personal: Nennen Sie Rolle, Woche und Fehlbetrag und schlagen Sie die kleinste Änderung vor.',
      parts: {
        Zeitplan:
          'nach Datum, von der Veröffentlichung der Ausschreibung über Angebotsfrist, Vorführungen und Referenzgespräche bis zur Vertragsunterschrift, mit den Tagen dazwischen; Abweichungen zwischen Dokumenten.',
        Kapazität:
          'Tabelle mit Rolle, benötigten Tagen, verfügbaren Tagen und Quelle; Wochentage, an denen die Disposition freigestellt werden kann, und Wochen, in denen niemand verfügbar ist.',
        Terminkonflikte:
          'Quartalsabschlüsse, Workshoptage, geplante Stillstände, Fristen und nicht verfügbare Schlüsselanwender; jeweils mit den Terminen oder Rollen, dem Abstand in Tagen und wer klären muss.',
        'Regeln des Verfahrens':
          'Kontakt zu Anbietern außerhalb des Verfahrens, Frist und Vollständigkeit der Angebote, Antwortcodes und Ausschluss, Rückfragen mit Frist, Öffnung der Angebote; was davon bisher eingehalten ist.',
        Vorschläge: 'die kleinste Änderung je Konflikt, was sie kostet, wer bis wann entscheidet.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Anforderungen, Migration, Schnittstellen und Zeitplan dieselben Anzahlen und Termine verwenden. Rechnen Sie die Anforderungen nach Bereich, die Gewichte, die Personentage und die Migrationsanteile nach. Verlangen Sie eine Überarbeitung, wo einer Anforderung das Abnahmekriterium fehlt, einem Nachweis die Messlatte oder ein Plan Menschen einsetzt, die laut einem anderen Dokument nicht frei sind.',
      {
        'Abweichende Zahlen':
          'jede Zahl, die Eingaben und Dokumente verschieden angeben (Anforderungen, eingeladene Anbieter, Schnittstellen, Termine), mit beiden Fundstellen zitiert.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Angebote auf Grundlage dieser Anforderungen und dieses Verfahrens geöffnet und bewertet werden können. Achten Sie auf entscheidende Anforderungen ohne verantwortliche Person, auf Gewichte, die sich noch verschieben ließen, und auf Migrationsschätzungen, die an einer nicht benannten Person hängen. Die Wahl des Anbieters bleibt offen.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: entscheidende Anforderungen zugeordnet und prüfbar, Gewichte vor der Öffnung genehmigt, Migration je Quelle bewertet, Nachweise festgelegt, Zeitplan machbar.',
    ),
  ],
}
