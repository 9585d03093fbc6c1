import { deciding, owners, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const initiation: PhaseTexts = {
  name: 'Auftragsklärung',
  description:
    'Vereinbaren, warum die Systeme umziehen, bis wann und für welchen Betrag und welcher Betrieb unterwegs nicht unterbrochen werden darf.',
  groups: { default: 'Auftrag', limits: 'Grenzen', stakeholders: 'Stakeholder' },
  fields: {
    ...owners('Wer das Budget verantwortet und wer vor und nach dem Umzug für den Betrieb einsteht.'),
    drivers: [
      'Gründe für den Umzug',
      {
        options: [
          'Ende des Supports',
          'Ende eines Rechenzentrumsvertrags',
          'Kosten',
          'Ausfallsicherheit',
          'Schnellere Änderungen',
          'Abwanderndes Wissen',
          'Zukauf oder Ausgliederung',
        ],
      },
    ],
    goal: 'Was besser wird und woran das gemessen wird',
    budget: 'Bisher genehmigtes Budget',
    hardDate: 'Unverrückbarer Termin',
    hardDateReason: 'Warum er nicht rutschen kann',
    plants: 'Werke, die weiterlaufen müssen',
    toleratedOutageHours: [
      'Längster vertretbarer Ausfall (Std.)',
      { description: 'Wie lange die Produktion ohne ihre Systeme auskommt.' },
    ],
    freezes: ['Änderungssperren', { placeholder: 'Zum Beispiel: Jahresabschluss, Sommerspitze' }],
    applicationOwners: 'Verantwortliche der Hauptsysteme',
    migrationTeam: 'Migrationsteam',
  },
  artifacts: [
    'Anwendungsliste',
    'IT-Kostenbasis',
    'Rechenzentrumsvertrag',
    'Cloud-Strategie',
    'Kalender der Werksstillstände',
  ],
  before: [
    'Der Grund des Termins ist durch einen Vertrag oder eine Ankündigung des Supportendes belegt',
    'Das Budget enthält den Parallelbetrieb der alten und der neuen Landschaft',
    'Betriebe, die nicht stillstehen dürfen, sind mit ihrem längsten vertretbaren Ausfall verzeichnet',
    'Eine Person ist benannt, die entscheidet, wenn Termine, Kosten und Risiko kollidieren',
  ],
  after: [
    'Der Erfolg ist in Zahlen angegeben, die sich vor und nach dem Umzug messen lassen',
    'Die Kosten des Bleibens sind für dieselben Jahre bekannt wie die Kosten des Umzugs',
    'Die Änderungssperren aller Werke stehen im Zeitplan',
  ],
  places: [
    {
      title: 'Warum umziehen',
      asks: 'Der Ausschuss muss wissen, ob der Umzug überhaupt die Antwort ist. Prüfen Sie jeden Grund: Würde ihn auch eine Erneuerung am heutigen Ort erfüllen? Verträge und Ankündigungen des Supportendes zählen mehr als Strategiepapiere. Benennen Sie Gründe, die nur die IT hat, und solche, die das Geschäft teilt. Wählen Sie keinen Anbieter.',
      parts: {
        'Gründe für den Umzug':
          'geordnete Tabelle mit Grund, Dokument oder Zahl dahinter, wer ihn vertritt (IT, Geschäft) und Quelle; verglichen mit der Eingabe Gründe für den Umzug.',
        Erfolgsmaße:
          'Tabelle mit Maß, heutigem Wert, Zielwert, Datum und Quelle; aus der Eingabe Was besser wird und woran das gemessen wird.',
        'Alternativen zum Umzug':
          'Erneuerung am Ort, verlängerter Support, Abschalten oder ein anderes Rechenzentrum, mit den Gründen, die jede erfüllt und nicht erfüllt.',
        'Offene Punkte': 'Gründe oder Maße ohne Zahl, wer sie bis wann liefern kann.',
      },
    },
    {
      title: 'Kosten des Bleibens',
      asks: 'Der Umzug lässt sich nur an dem messen, was das Bleiben über dieselben Jahre kostet. Verwenden Sie Buchhaltung und Verträge Position für Position und benennen Sie, was sie nicht zeigen. Kein Nutzen an dieser Stelle. Ein fehlender Preis ist eine offene Position mit einer Person.',
      parts: {
        'Kosten heute':
          'Tabelle mit Position (Hardware, Lizenzen, Rechenzentrum, Support, Menschen), Kosten pro Jahr und Quelle; Summe mit ihren Posten.',
        'Kosten des Bleibens':
          'Tabelle nach Jahr mit fälligem Ersatz, verlängertem Support und Vertragsverlängerungen; Summe über dieselben Jahre wie der Umzug und das Jahr jeder Spitze.',
        'Nicht gebuchte Kosten':
          'Ausfallstunden, Handarbeit, Wissen einzelner Personen; Zahl oder wer sie liefern kann.',
        Budgetprüfung:
          'die Eingabe Bisher genehmigtes Budget, was sie enthält und ob der Parallelbetrieb dabei ist.',
      },
    },
    {
      title: 'Auftrag und Zeitplan',
      asks: 'Rechnen Sie vom unverrückbaren Termin zurück. Entscheidungen gehen vor Wünschen; zeigen Sie, wie viele Tage Puffer bleiben, wenn Sperren und Fenster der Werke abgezogen sind. Nennen Sie Menschen, die der Plan an zwei Orten braucht. Planen Sie nichts in eine Sperre.',
      parts: {
        Auftrag:
          'Entscheidung, Gremium, Datum, Budget und wer entscheidet, wenn Termine, Kosten und Risiko kollidieren; jeweils die Quelle.',
        Meilensteine:
          'nach Datum rückwärts von der Eingabe Unverrückbarer Termin, mit den Tagen zwischen Nachbarn und dem Puffer.',
        Änderungsfenster:
          'Tabelle nach Werk mit vertretbarem Ausfall, Stillständen und Sperren; verbleibende Tage im Jahr.',
        'Beleg des Termins':
          'der Vertrag oder die Ankündigung dahinter, der Wortlaut und was bei Überschreitung geschieht.',
        Kapazität:
          'benötigte Rollen nach Meilenstein gegenüber den belegten Menschen; wer an zwei Orten zugleich gebraucht wird.',
      },
    },
    reviewing(
      'Prüfen Sie, ob der Termin ein Dokument hat und die Kosten des Bleibens dieselben Jahre und denselben Umfang haben wie der Umzug. Rechnen Sie Summen und Puffer nach. Verlangen Sie eine Überarbeitung, wo einem Nutzen die messbare Zahl fehlt.',
      {
        'Wortlaut des Termins':
          'die zitierte Klausel oder Ankündigung, ihr Datum und ob sie sagt, was die Beiträge behaupten.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Auftrag ein Programm dieser Größe trägt. Lehnen Sie ihn ab, wenn der Parallelbetrieb nicht im Budget steht oder die Produktion keinen vertretbaren Ausfall genannt hat. Ein ungemessener Grund darf stehen, wenn er gekennzeichnet ist.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Termin belegt, Parallelbetrieb im Budget, vertretbarer Ausfall je Werk, eine Person für Konflikte, Erfolgsmaße mit heutigen Werten.',
    ),
  ],
}
