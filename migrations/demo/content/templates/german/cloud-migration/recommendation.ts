import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const recommendation: PhaseTexts = {
  name: 'Empfehlung',
  description:
    'Das Programm, seinen Vertrag und seine erste Welle empfehlen und sagen, was wann abgeschaltet wird.',
  groups: { default: 'Empfehlung', commitments: 'Zusagen', control: 'Steuerung' },
  fields: {
    recommendation: 'Empfehlung auf einer Seite',
    totalBudget: 'Budget des gesamten Programms',
    paybackMonths: 'Monate bis zur Amortisation',
    contractForm: [
      'Form des Cloud-Vertrags',
      { options: ['Nach Verbrauch', 'Zugesagtes Volumen', 'Reservierte Kapazität', 'Gemischt'] },
    ],
    contractDraft: 'Entwurf des Cloud-Vertrags',
    firstWaveOwner: 'Verantwortliche der ersten Welle',
    firstWaveStart: 'Beginn der ersten Welle',
    switchedOff: 'Am Ende abgeschaltet',
    checkpoints: 'Punkte, an denen das Programm angehalten werden kann',
    costAlarm: 'Mehrkosten, ab denen der Ausschuss entscheidet, in Prozent',
    reportedFigures: [
      'Monatlich berichtete Zahlen',
      {
        options: [
          'Umgezogene Anwendungen',
          'Abgeschaltete Server',
          'Kosten gegenüber dem Plan',
          'Ausfälle',
          'Offene Ausnahmen',
        ],
      },
    ],
  },
  artifacts: [
    'Entscheidungsvorlage',
    'Wirtschaftlichkeitsrechnung',
    'Entwurf des Cloud-Vertrags',
    'Abschaltplan',
    'Kommunikationsplan',
  ],
  before: [
    'Die Wirtschaftlichkeitsrechnung enthält Parallelbetrieb, Schulung und Abschalten',
    'Das zugesagte Volumen bleibt innerhalb der gemessenen Last zuzüglich des Wachstums, für das Budgetverantwortliche unterschrieben haben',
    'Jeder einbezogene Server hat ein Abschaltdatum oder einen Grund zu bleiben',
    'Die erste Welle hat eine verantwortliche Person, ein Datum und einen erprobten Rückweg',
  ],
  after: [
    'Der Ausstieg beim Anbieter ist mit Kosten, Dauer und Datenformaten beschrieben',
    'Der Lenkungsausschuss hat terminierte Haltepunkte, an denen er das Programm anhalten kann',
    'Die Einsparung erscheint im Budget einer benannten Kostenstelle',
  ],
  places: [
    {
      title: 'Wirtschaftlichkeit',
      asks: 'Auf dieser Seite gibt der Ausschuss das Budget frei. Fünf Jahre, Bleiben gegenüber Umziehen, nach Kostenstelle. Trennen Sie gezeichnete Einsparungen von erhofften. Jeder Server, der weiterläuft, behält seine Kosten. Zeigen Sie das Ergebnis, wenn die letzte Welle ein Jahr zu spät kommt.',
      parts: {
        'Rechnung über fünf Jahre':
          'Tabelle nach Jahr mit einmaligen Kosten, laufenden Kosten, Kosten des Bleibens und Differenz; Summen und Barwert mit Zinssatz, mit den Posten.',
        'Einsparung nach Kostenstelle':
          'Betrag, Jahr, verantwortliche Person, gezeichnet oder nicht; beide Summen.',
        Amortisation:
          'Monat, in dem die aufgelaufene Differenz kippt, gegenüber der Eingabe Monate bis zur Amortisation.',
        Sensitivität:
          'Summe und Amortisation, wenn die letzte Welle ein Jahr später endet, wenn die Last um ein Drittel wächst und wenn beides eintritt.',
        'Beantragtes Budget':
          'die Eingabe Budget des gesamten Programms gegenüber einmaligen Kosten, Reserve und dem, was nicht darin ist.',
      },
    },
    {
      title: 'Erste Welle',
      asks: 'Die erste Welle zeigt, ob man dem Programm trauen kann. Planen Sie sie rund um die Umstellung Tag für Tag: Probe, Start oder Halt, Umstellung, Datenabgleich, Rückweg. Jeder Punkt hat eine Person, die erreichbar ist. Führen Sie auf, was zwei Wochen vorher fertig sein muss.',
      parts: {
        Tagesplan:
          'Tabelle mit Tag und Stunde, Schritt, verantwortlicher Person und Ergebnis; von der Probe bis zur Abnahme, Tage ab der Eingabe Beginn der ersten Welle gezählt.',
        Entscheidungspunkte:
          'Start, Halt und Umkehr mit Zahl, spätestem Zeitpunkt, wer entscheidet und wie erreichbar.',
        Rückweg: 'Schritte, Stunden, wann er erprobt wurde und bis wann er möglich ist.',
        Vorbereitung: 'was zwei Wochen vorher fertig sein muss, verantwortliche Person, Stand.',
        'Haltepunkte des Programms':
          'Termine, an denen der Ausschuss anhalten kann, Zahlen, die er sieht, und der Verlust, wenn er dort anhält.',
      },
    },
    {
      title: 'Vertrag und Ausstieg',
      asks: 'Sagen Sie nicht mehr zu, als gemessen und unterschrieben ist. Sagen Sie, welche Vertragsform zur Last passt, was zu verhandeln ist und worauf man sich noch nicht festlegen sollte. Beschreiben Sie den Ausstieg: Formate, Aufwand, Zeit, Kosten. Benennen Sie Dienste, die ihn erschweren, und ob sie das wert sind.',
      parts: {
        Vertragsform:
          'Formen im Vergleich bei gemessener Last, Kosten pro Jahr und Bindung; gegenüber der Eingabe Form des Cloud-Vertrags.',
        Verhandlungspunkte:
          'Tabelle mit Bedingung, Ziel, Stand (offen, angeboten, vereinbart) und Quelle; Preisänderungen, Datenübertragung, Prüfrechte, Kündigung.',
        Ausstieg: 'Formate, Monate, Aufwand in Tagen, Kosten oder wer sie nennen kann; was erprobt wurde.',
        'Bindende Dienste':
          'Dienst, nutzende Anwendungen, Aufwand des Ersatzes, den Preis wert oder nicht und warum.',
        Abschaltungen:
          'Server und Verträge mit Enddatum und Einsparung; bleibende mit Grund, verglichen mit der Eingabe Am Ende abgeschaltet.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Budget, Wellen und abgeschaltete Systeme mit den Plänen der früheren Phasen übereinstimmen. Rechnen Sie Summen und Amortisation nach. Verlangen Sie eine Überarbeitung, wo eine Einsparung Server zählt, die weiterlaufen.',
      {
        'Zählung der Server':
          'einbezogene Server, mit Datum abgeschaltete, mit Grund behaltene; Summe und jeweils gebuchte Einsparung.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Ausschuss das Budget auf diese Vorlage hin freigeben kann. Lehnen Sie sie ab, wenn es keinen Haltepunkt gibt oder das zugesagte Volumen das Gemessene übersteigt. Verhandeln Sie die Wellen nicht neu.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Rechnung hält bei einem Jahr Verzug oder die Grenze ist benannt, Einsparungen in Kostenstellen, Haltepunkte terminiert, Ausstieg bepreist, erste Welle zugeordnet.',
    ),
  ],
}
