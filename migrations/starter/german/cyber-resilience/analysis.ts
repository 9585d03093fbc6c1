import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const analysis: PhaseTexts = {
  name: 'Analyse',
  description:
    'Die Szenarien, die am meisten schaden würden, gegen die vorgefundenen Schutzmaßnahmen durchspielen und schätzen, wie lange das Geschäft stillstünde und was es kosten würde.',
  groups: {
    default: 'Szenarien',
    maturity: [
      'Reifegrad der Schutzmaßnahmen',
      'Die sechs Funktionen des NIST Cybersecurity Framework: 0 nicht vorhanden, 5 gemessen und laufend verbessert.',
    ],
    exercise: 'Krisenübung',
  },
  fields: {
    scenarios: [
      'Analysierte Szenarien',
      {
        options: [
          'Ransomware im Verzeichnisdienst',
          'Angriff über einen kritischen Lieferanten',
          'Diebstahl von Kunden- oder Patientendaten',
          'Missbrauch durch einen Administrator',
          'Verlust des Cloud-Mandanten',
          'Angriff auf die Fertigungssteuerung',
          'Zahlungsbetrug per E-Mail',
        ],
      },
    ],
    worstScenario: 'Szenario, das am meisten schaden würde, und warum',
    expectedOutageHours: ['Erwarteter Stillstand (Stunden)', { description: 'In diesem Szenario.' }],
    expectedLoss: 'Erwarteter Schaden im Szenario',
    govern: 'Steuern (Govern)',
    identify: 'Identifizieren (Identify)',
    protect: 'Schützen (Protect)',
    detect: 'Erkennen (Detect)',
    respond: 'Reagieren (Respond)',
    recover: 'Wiederherstellen (Recover)',
    exerciseDate: 'Tag der Übung',
    participants: 'Teilnehmende',
    hoursToIsolate: 'Stunden bis zur Abschottung',
    exerciseFindings: 'Was die Übung gezeigt hat',
  },
  artifacts: [
    'Szenarioanalyse',
    'Business-Impact-Analyse',
    'Notfallplan für Sicherheitsvorfälle',
    'Bericht der Krisenübung',
    'Reifegradbewertung der Maßnahmen',
  ],
  before: [
    'Mindestens drei Szenarien sind analysiert, eines davon mit einem Lieferanten als Einfallsweg',
    'Reifegrade beruhen auf gesehenen Nachweisen, nicht allein auf Interviews',
    'Der Krisenstab hat das Szenario geübt, das am meisten schaden würde',
    'Die Schadensschätzung nennt ihre Annahmen',
  ],
  after: [
    'Zu jedem Szenario ist die erste Maßnahme benannt, die versagt',
    'Die Reihenfolge des Wiederanlaufs ist mit den Prozessverantwortlichen vereinbart',
    'Der Notfallplan sagt, wer außerhalb der Bürozeiten Systeme vom Netz nehmen darf',
    'Der erwartete Stillstand ist mit dem vertretbaren Ausfall jedes Dienstes verglichen',
  ],
  places: [
    {
      title: 'Angriffswege',
      asks: 'Der Vorstand muss sehen, wie ein Angriff hier verliefe, nicht im Allgemeinen. Gehen Sie jedes Szenario vom Einfallsweg bis zur Wirkung an den Nachweisen der Bestandsaufnahme durch. Halten Sie bei der ersten versagenden Maßnahme an und erklären Sie, was folgt. Dass etwas gekauft wurde, heißt nicht, dass es wirkt.',
      parts: {
        'Schritte je Szenario':
          'Tabelle mit Schritt, Maßnahme, die ihn aufhalten oder aufdecken soll, Nachweis und Ergebnis (hält, versagt, unbekannt); je eine Tabelle zu jedem der Eingabe Analysierte Szenarien.',
        'Versagende Maßnahmen':
          'die erste versagende Maßnahme jedes Szenarios, warum, und Szenarien, denen sie gemeinsam ist.',
        'Zeit bis zur Entdeckung':
          'Stunden, bis es auffällt, wem und aufgrund welcher Belege; zuerst Übung und eigene Vorfälle.',
        'Reifegrad der Schutzmaßnahmen':
          'eingetragene Werte von 0 bis 5 für die sechs Funktionen, jeweils mit Nachweis, und Werte, denen die Szenarien widersprechen.',
        Verlässlichkeit:
          'was getestet werden müsste, um sicher zu sein, geordnet nach Wirkung auf das Ergebnis.',
      },
    },
    {
      title: 'Zeit bis zum Wiederanlauf',
      asks: 'Die Entscheidung hängt an den Stunden des Stillstands. Schätzen Sie sie Schritt für Schritt aus gemessenen Wiederherstellungszeiten und verfügbaren Menschen. Kein Mensch kann zwei Schritte zugleich tun. Vergleichen Sie mit dem vertretbaren Ausfall und mit dem, was die Krisenübung gezeigt hat.',
      parts: {
        'Stillstand je Dienst':
          'Tabelle mit Szenario, Dienst, Stunden zum Bemerken, Entscheiden, Abschotten, Wiederaufbau und Wiederherstellen, Summe mit ihren Posten; daneben die Eingabe Erwarteter Stillstand.',
        'Abstand zum vertretbaren Ausfall':
          'Stunden darüber oder darunter je Dienst, der größte Abstand zuerst.',
        'Reihenfolge des Wiederanlaufs':
          'Abfolge mit Voraussetzungen, Personen und Stunden; wer ihr zugestimmt hat.',
        Engpass: 'der Schritt, auf den alles wartet, warum, und die Stunden, die ohne ihn gewonnen wären.',
        'Lehren der Übung':
          'Entscheidungen, Stunden bis zur Entscheidung zur Abschottung und was der Plan nicht abdeckte; jeweils mit verantwortlicher Person.',
      },
    },
    {
      title: 'Schaden je Szenario',
      asks: 'Das Budget richtet sich nach dem Schaden, also muss die Spanne ehrlich sein. Bauen Sie jeden Schaden Position für Position aus Stillstandsstunden und belegten Beträgen auf. Geben Sie Unter- und Obergrenze an, nie eine einzelne Zahl. Sagen Sie, was die Versicherung unter welchen Bedingungen zahlt. Eine Position ohne Quelle bleibt offen.',
      parts: {
        'Schaden je Szenario':
          'Tabelle mit entgangenem Deckungsbeitrag, Wiederherstellung, Vertragsstrafen, Ansprüchen Dritter, Summe unten und oben; Stunden mal Deckungsbeitrag je Stunde gezeigt.',
        Annahmen:
          'jede mit Wert, Quelle oder verantwortlicher Person und wie stark sie die Summe verschiebt.',
        'Versicherter Teil':
          'Deckung, Selbstbehalt, Wartezeit, Ausschlüsse und einzuhaltende Obliegenheiten; verbleibender Schaden.',
        Sensitivität:
          'Summe bei doppeltem Stillstand und wenn die größte Position um die Hälfte falsch ist; Vergleich mit der Eingabe Höchster vertretbarer Einzelschaden.',
      },
    },
    reviewing(
      'Prüfen Sie, ob die Szenarien die Nachweise der Bestandsaufnahme verwenden und ob Stillstand und Schaden auf denselben Stunden beruhen. Rechnen Sie Summen nach. Verlangen Sie eine Überarbeitung, wo die Wirkung einer Maßnahme ohne Test unterstellt wird oder ein Schaden keine Spanne hat.',
      {
        'Gemeinsame Annahmen':
          'Stunden, Personen und Deckungsbeiträge, die mehrere Beiträge verwenden, und wo sie sich unterscheiden.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Szenarien tragfähig genug sind, um Risiken danach zu ordnen. Lehnen Sie ab, wenn der Stillstand eines kritischen Dienstes unbekannt ist oder den Wiederherstellungstests widerspricht. Verlangen Sie keine weiteren Szenarien, sondern bessere Belege in dem, das am meisten schadet.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: drei Szenarien, eines über einen Lieferanten, erste versagende Maßnahme benannt, Stillstand aus gemessenen Zeiten, Schaden als Spanne, Übung ausgewertet.',
    ),
  ],
}
