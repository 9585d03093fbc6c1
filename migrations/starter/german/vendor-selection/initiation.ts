import { deciding, owners, type PhaseTexts, reviewing } from '../template-texts.ts'

export const initiation: PhaseTexts = {
  name: 'Auftragsklärung',
  description:
    'Vereinbaren, warum ein neues Produkt gebraucht wird, was dazugehört, wer entscheidet und was es kosten darf.',
  groups: { default: 'Auftrag', stakeholders: 'Stakeholder' },
  fields: {
    ...owners('Wer über Umfang und Mittel entscheidet und wer mit dem Ergebnis arbeitet.'),
    businessGoal: ['Geschäftsziel', { placeholder: 'Was wird für wen bis wann besser?' }],
    inScope: 'Im Umfang enthalten',
    outOfScope: 'Nicht im Umfang enthalten',
    budgetCeiling: 'Budgetobergrenze, fünf Jahre',
    decisionDate: 'Entscheidung nötig bis',
    endOfSupport: [
      'Ende des Supports',
      { description: 'Des heutigen Systems, wie vom Anbieter angekündigt.' },
    ],
    longestStop: [
      'Längster Stillstand (Stunden)',
      { description: 'Bei der Umstellung, den jeder Standort verkraften kann.' },
    ],
    keyStakeholders: 'Wichtigste Stakeholder',
    teamContacts: 'Auswahlteam',
    confidence: 'Vertrauen in den Auftrag',
  },
  artifacts: [
    'Unternehmensprofil',
    'Protokolle des Lenkungsausschusses',
    'Notizen aus Stakeholder-Interviews',
    'Entscheidungs- und Risikoliste',
    'Kick-off-Präsentation',
  ],
  before: [
    'Der Lenkungsausschuss hat einen Rahmen für die Gesamtkosten über fünf Jahre genehmigt',
    'Der Auftrag nennt, was im Umfang enthalten ist und was nicht',
    'Jedes Werk hat einen namentlich benannten Datenverantwortlichen',
  ],
  after: [
    'Die Entscheider und der Termin der Entscheidung sind vereinbart',
    'Für das Ende des Supports des heutigen Systems gibt es eine Rückfalllösung',
    'Kein Meilenstein des Plans verletzt eine Vorgabe, die jede Lösung einhalten muss',
  ],
  places: [
    {
      title: 'Warum jetzt',
      asks: 'Der Lenkungsausschuss muss begründen können, warum das heutige Produkt jetzt abgelöst wird und was Abwarten kosten würde. Gemessene Betriebszahlen zählen mehr als Meinungen; das Ende des Supports ist zuerst ein Datum und dann ein Argument. Lassen Sie Nutzen weg, den niemand berechnet hat: Benennen Sie ihn als Lücke, mit der Person, die sie schließen kann. Sagen Sie, wo Eingaben, Interviews und Präsentation voneinander abweichen.',
      parts: {
        Geschäftsziel:
          'ein Satz aus der Eingabe Geschäftsziel, dann eine Tabelle mit Kennzahl, heutigem Wert, Zielwert, Datum und Quelle: Monatsabschluss in Arbeitstagen, Liefertreue, verspätete Aufträge, Lagerumschlag.',
        'Gründe für das Handeln jetzt':
          'nach Gewicht geordnet: Ende des erweiterten Supports mit Datum und Weg des Umstiegs, Betriebszahlen, die mit den heutigen Systemen nicht erreichbar sind, und Wissen, das verloren geht; je eine Quelle.',
        'Kosten heute':
          'Tabelle mit Kostenposition, Kosten pro Jahr und Kosten über fünf Jahre; die Summe mit ihren Posten, Einmaliges wie ein Servertausch gesondert, dazu, was die Zahl nicht enthält. Daran werden die Angebote gemessen.',
        'Offene Punkte':
          'nummeriert; Ziele, die nur eine Person erwartet, freizusetzende Mittel oder behauptete Verluste ohne Rechnung oder zweite Quelle; wer jeden Punkt bis wann schließen kann.',
      },
    },
    {
      title: 'Umfang und Steuerung',
      asks: 'Der Auftrag muss so fest sein, dass Anbieter darauf angefragt werden können. Stellen Sie protokollierte Entscheidungen vor Wünsche aus Interviews, nennen Sie Gremium und Datum jeder Entscheidung und zählen Sie Tage. Schlagen Sie keinen neuen Plan vor: Zeigen Sie, wo der heutige eine Vorgabe verletzt und wer das klären muss.',
      parts: {
        Umfang:
          'Tabelle mit dem, was enthalten ist, was nicht enthalten ist und welche Systeme bleiben und anzubinden sind, verglichen mit den Eingaben Im Umfang enthalten und Nicht im Umfang enthalten; genehmigendes Gremium und Datum des Auftrags.',
        Entscheidungsrechte:
          'Tabelle mit Entscheidung, wer entscheidet, wer angehört wird und Quelle, auch für Ausnahmen von Standardprozessen; wie oft der Lenkungsausschuss tagt und wessen Zustimmung eine Entscheidung braucht.',
        'Genehmigtes Budget':
          'Rahmen für die Gesamtkosten über fünf Jahre, Reserve und Regel für Angebote über dem Rahmen; die Obergrenze verglichen mit der Eingabe Budgetobergrenze und den Kosten der heutigen Systemlandschaft, Differenzen mit ihren Posten.',
        Meilensteine:
          'nach Datum: vom genehmigten Auftrag und dem Tag der Empfehlung über die Reihenfolge der Werke oder Standorte mit jedem Produktivstart und die Vertragsunterschrift bis zum Ende des erweiterten Supports; Tage dazwischen und der Puffer am Ende.',
        Vorgaben:
          'nummeriert; längster Produktionsstillstand, Zeiten, in denen die Produktion stehen darf, gesetzliche Vorgaben und Vorgaben zum Datenschutz, jeweils mit Quelle und dem Meilenstein, der dagegen verstößt.',
      },
    },
    {
      title: 'Systemlandschaft',
      asks: 'Wer die Anforderungen schreibt, muss wissen, was wegfällt, was bleibt und woran jedes Produkt anzubinden ist. Zählen Sie Systeme, Schnittstellen und Eigenentwicklungen aus den Dokumenten und rechnen Sie die Summen nach. Vergleichen Sie keine Produkte. Die Rückfalllösung zum Ende des Supports bekommt einen eigenen Teil, weil der Ausschuss vor der letzten Welle darüber entscheiden muss.',
      parts: {
        Systeme:
          'Tabelle mit System, Standort, Einsatz seit, Zweck, abzulösen oder zu behalten und Ende von Vertrag oder Support; jeweils die Anzahl.',
        Schnittstellen:
          'Tabelle nach Nachbarsystem und Technik (Dateiübertragung, Datenbank, API) mit Summen in beide Richtungen; wie viele bleiben, wenn die abgelösten Systeme wegfallen, mit der Subtraktion.',
        Eigenentwicklungen:
          'Anzahl insgesamt, in den letzten zwölf Monaten genutzt und geschäftskritisch; jeder Anteil aus seinen Ausgangswerten berechnet.',
        'Rückfalllösung zum Ende des Supports':
          'Möglichkeiten mit Preis, Dauer und letztem Tag, an dem sie zu kaufen sind; Wochen zwischen letzter Welle und Ende des Supports; wer entscheidet und was noch nicht entschieden ist.',
        'Folgen für die Ablösung':
          'nummeriert; Datenbankschnittstellen, die mit jedem Produkt neu zu bauen sind, Systeme, die bleiben und anzubinden sind, Anbindung, die in den Vorführungen zu beweisen ist, Personen, die bis zur letzten Welle gebraucht werden; jeweils Quelle und Verantwortliche.',
      },
    },
    reviewing(
      'Prüfen Sie den Auftrag, wie es eine Revision täte. Rechnen Sie die Kosten der heutigen Systemlandschaft, die Summen der Schnittstellen und die Tage zwischen den Meilensteinen nach. Verlangen Sie eine Überarbeitung, wo ein Wunsch aus einem Interview als Entscheidung gilt, wo ein Meilenstein gegen eine Vorgabe verstößt, ohne dass es gesagt wird, oder wo ein offener Punkt niemanden nennt.',
      {
        'Protokollierte Entscheidungen':
          'jede Entscheidung aus Protokoll oder Entscheidungsliste mit Gremium und Datum zitiert; Aussagen aus Interviews, die für Entscheidungen gehalten wurden.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob auf diesen Auftrag hin Anforderungen geschrieben und Anbieter eingeladen werden können. Ein Konflikt, der benannt und terminiert ist und für den jemand verantwortlich ist, hält die nächste Phase nicht auf; einer ohne Verantwortliche schon. Über die Reihenfolge der Standorte und das Budget entscheiden nicht Sie, sondern der Lenkungsausschuss.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Ziel messbar, Umfang mit Ausschlüssen genehmigt, Kostenrahmen genehmigt, Entscheider und Termin vereinbart, jeder Konflikt und offene Punkt mit Verantwortlichen.',
    ),
  ],
}
