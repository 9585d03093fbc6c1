import { deciding, owners, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const initiation: PhaseTexts = {
  name: 'Auftragsklärung',
  description:
    'Vereinbaren, warum sich das Modell ändern muss, was nicht schlechter werden darf, welche Grenzen gelten und wer über Struktur, Rollen und Mittel entscheidet.',
  groups: { default: 'Veränderungsbedarf', scope: 'Umfang', stakeholders: 'Stakeholder' },
  fields: {
    ...owners('Wer über Struktur und Rollen entscheidet und wer die Funktion danach leitet.'),
    caseForChange: [
      'Warum sich das Modell ändern muss',
      { placeholder: 'Was funktioniert für wen nicht mehr, und welche Zahl zeigt es?' },
    ],
    designPrinciples: [
      'Gestaltungsprinzipien, das wichtigste zuerst',
      {
        placeholder:
          'Zum Beispiel: ein Ansprechpartner für den Kunden, Entscheidungen dort, wo das Wissen ist',
      },
    ],
    limits: [
      'Geltende Grenzen',
      { placeholder: 'Zum Beispiel: kein Standort schließt, keine Änderung vor der Prüfung' },
    ],
    targetSaving: 'Erwartete Einsparung pro Jahr',
    decisionDate: 'Entscheidung nötig bis',
    processesInScope: 'Einbezogene Prozesse',
    depth: [
      'Tiefe der Neugestaltung',
      {
        options: [
          'Entscheidungsrechte und Steuerung',
          'Struktur und Rollen',
          'Struktur, Prozesse und Standorte',
          'Alles, auch Fremdvergabe',
        ],
      },
    ],
    unitLeaders: 'Leitungen der Einheiten',
    designTeam: 'Gestaltungsteam',
    ambition: [
      'Anspruch',
      { description: '0 heißt, das Bestehende anzupassen; 100 heißt, auf einem leeren Blatt zu beginnen.' },
    ],
  },
  artifacts: [
    'Begründung der Veränderung',
    'Organigramm',
    'Strategiepapier',
    'Budget der Funktion',
    'Mitarbeiterbefragung',
  ],
  before: [
    'Der Veränderungsbedarf ist durch mindestens eine gemessene Zahl gestützt',
    'Die Person, die über Struktur und Stellenabbau entscheidet, ist benannt',
    'Grenzen, die der Entwurf einhalten muss, sind festgehalten',
    'Die Arbeitnehmervertretung ist informiert, oder der Termin dafür steht fest',
  ],
  after: [
    'Die Gestaltungsprinzipien sind geordnet, sodass ein Konflikt zwischen zweien entschieden werden kann',
    'Die Leitung jeder einbezogenen Einheit hat gesagt, was nicht schlechter werden darf',
    'Eine Regel sagt, wer vor der Bekanntgabe was erfahren darf',
  ],
  places: [
    {
      title: 'Veränderungsbedarf',
      asks: 'Die Verantwortlichen müssen sich einig sein, dass und warum sich das Modell ändern muss, bevor jemand ein Organigramm zeichnet. Geben Sie jedem Grund eine Zahl mit Quelle; was Kunden und Beschäftigte täglich spüren, zählt mehr als ein Branchenvergleich. Kennzeichnen Sie Gründe, die niemand gemessen hat. Sagen Sie, wo Führungskräfte und Zahlen sich widersprechen.',
      parts: {
        'Gründe mit Zahlen':
          'geordnete Tabelle mit Grund, Zahl, Zeitraum, Betroffenen und Quelle; zuerst die Eingabe Warum sich das Modell ändern muss.',
        'Gründe ohne Zahlen': 'jeweils, was sie messen würde, wer es kann und bis wann.',
        'Kosten des Abwartens':
          'was das heutige Modell in zwei Jahren kostet, verzögert oder verliert, wenn nichts geschieht, nach Position und mit den Posten.',
        'Was nicht schlechter werden darf':
          'Leistung, Qualität oder Stellen, die Leitungen genannt haben, mit heutiger Zahl und wer es gesagt hat.',
        'Erwartete Einsparung':
          'die Eingabe Erwartete Einsparung pro Jahr gegenüber den belegten Kosten in Prozent und ob Budgetverantwortliche dahinterstehen.',
      },
    },
    {
      title: 'Gestaltungsprinzipien',
      asks: 'Prinzipien sind dazu da, später Konflikte zu entscheiden. Machen Sie aus den Erwartungen der Verantwortlichen höchstens sieben, von denen jedes etwas ausschließt, und ordnen Sie sie. Übernehmen Sie Grenzen aus Dokumenten unverändert. Ein Prinzip, dem jeder zustimmen kann, sagt nichts: Lassen Sie es weg.',
      parts: {
        'Geordnete Prinzipien':
          'nummeriert; Prinzip, was es ausschließt, wer dafür steht und Quelle; verglichen mit der Eingabe Gestaltungsprinzipien.',
        'Absehbare Konflikte':
          'die zwei Prinzipien, die zuerst zusammenstoßen, bei welcher Entscheidung und was die Reihenfolge entscheidet.',
        'Geltende Grenzen':
          'Tabelle mit Grenze, Quelle, Dauer und ausgeschlossenem Entwurf; verglichen mit der Eingabe Geltende Grenzen.',
        'Tiefe der Neugestaltung':
          'was offen ist und was nicht, aus der Eingabe Tiefe der Neugestaltung, und welche Prozesse dazugehören und welche nicht.',
      },
    },
    {
      title: 'Steuerung und Zeitplan',
      asks: 'Manchen Führungskräften wird das Ergebnis nicht gefallen; deshalb muss jetzt klar sein, wer entscheidet. Legen Sie Entscheidungen, Termine, Vertraulichkeit und Beteiligung je Land aus Dokumenten dar; was sie nicht hergeben, bleibt offen. Zählen Sie die Tage. Kennzeichnen Sie Führungskräfte, die die Stellen ihrer eigenen Nachfolger entwerfen würden.',
      parts: {
        Entscheidungsrechte:
          'Tabelle mit Entscheidung über Struktur, Rollen, Mittel oder Menschen, wer entscheidet, wer angehört, wer danach informiert wird, und Quelle.',
        Zeitplan:
          'nach Datum bis zur Eingabe Entscheidung nötig bis, mit Tagen zwischen den Schritten und Puffer.',
        'Fristen der Beteiligung':
          'je Land: zu beteiligendes Gremium, Dauer, frühestes Datum und Quelle; offen, wo die Unterlagen nichts sagen.',
        Vertraulichkeit: 'wer was bis wann wissen darf und wer es wem zuerst sagt.',
        Interessenkonflikte:
          'Personen, die über die eigene Einheit oder Stelle entscheiden, und wer es an ihrer Stelle tut.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Gründe Zahlen haben, ob jedes Prinzip mindestens einen Entwurf ausschließt und ob jemand gegen eine Einheit entscheiden darf. Rechnen Sie die Kosten des Abwartens und die Tage nach. Verlangen Sie eine Überarbeitung, wo jeder einem Prinzip zustimmen könnte, weil es nichts sagt.',
      {
        'Gehörte Stimmen':
          'jede einbezogene Einheit mit der Aussage ihrer Leitung samt Quelle und Einheiten, deren Leitung nicht gefragt wurde.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Auftrag einen Entwurf zulässt, der manchen Führungskräften nicht gefallen wird. Lehnen Sie ihn ab, wenn niemand benannt ist, der gegen eine Einheit entscheiden darf. Eine fehlende Frist der Beteiligung ist eine Auflage mit verantwortlicher Person.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: gemessener Grund, Entscheider benannt, Prinzipien geordnet, Grenzen festgehalten, Arbeitnehmervertretung informiert oder terminiert.',
    ),
  ],
}
