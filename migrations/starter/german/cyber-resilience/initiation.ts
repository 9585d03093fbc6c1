import { deciding, owners, type PhaseTexts, reviewing } from '../template-texts.ts'

export const initiation: PhaseTexts = {
  name: 'Auftragsklärung',
  description:
    'Vereinbaren, welche Dienste weiterlaufen müssen, was untersucht wird, welchen Schaden der Vorstand hinnimmt und wie mit Befunden umgegangen wird.',
  groups: { default: 'Auftrag', appetite: 'Risikobereitschaft', stakeholders: 'Stakeholder' },
  fields: {
    ...owners(
      'Das Mitglied des Vorstands, das das Cyberrisiko verantwortet, und die Leitung der Sicherheit.',
    ),
    trigger: [
      'Anlass der Untersuchung',
      {
        options: [
          'Auftrag des Vorstands',
          'Vorfall oder Beinahevorfall',
          'Feststellung einer Prüfung oder der Aufsicht',
          'Vorgabe des Versicherers',
          'Zukauf oder Verkauf',
          'Turnusmäßige Überprüfung',
        ],
      },
    ],
    boardQuestion: [
      'Frage, die der Vorstand beantwortet haben will',
      { placeholder: 'Was soll der Vorstand am Ende entscheiden können?' },
    ],
    servicesInScope: [
      'Untersuchte Dienste',
      { placeholder: 'Zum Beispiel: Auftragsannahme, Zahlungsverkehr, Fertigungssteuerung' },
    ],
    outOfScope: 'Nicht untersucht',
    reportDate: 'Bericht an den Vorstand am',
    toleratedOutageHours: [
      'Längster vertretbarer Ausfall (Std.)',
      { description: 'Beim kritischsten der untersuchten Dienste.' },
    ],
    toleratedLoss: 'Höchster vertretbarer Einzelschaden',
    appetiteStatement: 'Verabschiedete Erklärung zur Risikobereitschaft',
    interviewees: 'Zu befragende Personen',
    assessmentTeam: 'Untersuchungsteam',
  },
  artifacts: [
    'Erklärung zur Risikobereitschaft',
    'Leitlinie zur Informationssicherheit',
    'Bericht der letzten Sicherheitsprüfung',
    'Organigramm',
    'Police der Cyberversicherung',
  ],
  before: [
    'Ein Mitglied des Vorstands ist als verantwortlich für das Cyberrisiko benannt',
    'Der vertretbare Ausfall des kritischsten Dienstes ist in Stunden angegeben',
    'Der Auftrag nennt die Systeme, Standorte und Lieferanten, die nicht untersucht werden',
    'Interviews und technische Tests sind von den Verantwortlichen der betroffenen Systeme schriftlich genehmigt',
  ],
  after: [
    'Jeder untersuchte Dienst hat eine verantwortliche Person im Fachbereich, die seinem vertretbaren Ausfall zugestimmt hat',
    'Kritische Befunde werden dem Sponsor innerhalb eines Arbeitstags gemeldet',
    'Der Tag, an dem der Vorstand den Bericht erhält, ist vereinbart',
  ],
  places: [
    {
      title: 'Dienste, die nicht stillstehen dürfen',
      asks: 'Der Vorstand muss sich einig sein, welche Dienste nie lange stillstehen dürfen, denn daran wird alles Weitere gemessen. Nehmen Sie Verantwortliche und vertretbare Ausfälle aus Dokumenten und Interviews; Sicherheit von Menschen und Liquidität zählen mehr als Bequemlichkeit. Hat niemand einen vertretbaren Ausfall genannt, sagen Sie es und wer es könnte, statt ihn zu schätzen.',
      parts: {
        'Kritische Dienste':
          'Tabelle mit Dienst, verantwortlicher Person, vertretbarem Ausfall in Stunden, wer zugestimmt hat und Quelle; verglichen mit den Eingaben Untersuchte Dienste und Längster vertretbarer Ausfall.',
        'Folgen eines Ausfalls':
          'je Dienst, was nach der vertretbaren Zeit mit Kunden, Sicherheit und Liquidität geschieht, als Zahl, wo es eine gibt; verglichen mit der Eingabe Höchster vertretbarer Einzelschaden.',
        Abhängigkeiten:
          'Systeme, Standorte und Lieferanten, die jeder Dienst braucht, und solche, die sich mehrere Dienste teilen.',
        'Offene Punkte':
          'Dienste ohne verantwortliche Person oder vertretbaren Ausfall, Widersprüche zwischen Quellen, wer jeden Punkt bis wann klären kann.',
      },
    },
    {
      title: 'Bedrohungen, die hier zählen',
      asks: 'Die Zeit reicht nur für wenige Szenarien; wählen Sie daher die Bedrohungen, die einen untersuchten Dienst anhalten könnten. Eigene Vorfälle gehen vor Vorfällen vergleichbarer Unternehmen, beide vor allgemeinen Lageberichten. Lassen Sie weg, was nur lästig wäre. Sagen Sie, welche Bedrohung hier noch niemand untersucht hat.',
      parts: {
        'Maßgebliche Bedrohungen':
          'geordnete Tabelle mit Bedrohung, Einfallsweg, angehaltenem Dienst, Beleg aus der eigenen Organisation und Beleg von vergleichbaren Unternehmen.',
        'Eigene Vorfälle':
          'Datum, Ursache, Stunden des Stillstands und was danach geändert wurde; Beinahevorfälle gesondert.',
        'Exponierte Lieferanten':
          'Lieferanten mit Zugriff oder solche, an denen ein Dienst hängt, was sie erreichen können und wie das begrenzt ist.',
        'Nicht Untersuchtes':
          'Bedrohungen, Standorte oder Lieferanten ohne Belege und wer sie liefern könnte.',
      },
    },
    {
      title: 'Umfang und Regeln der Untersuchung',
      asks: 'Tests an laufenden Systemen brauchen einen Auftrag, der auch um drei Uhr nachts trägt. Legen Sie Umfang, Termine, Zugänge und Testregeln anhand dokumentierter Entscheidungen dar. Zählen Sie die Tage bis zum Bericht an den Vorstand. Kennzeichnen Sie jeden Termin, der an jemandem hängt, der noch nicht zugesagt hat.',
      parts: {
        'Umfang der Untersuchung':
          'Tabelle mit Enthaltenem, Ausgeschlossenem und Grund, nach System, Standort und Lieferant; verglichen mit der Eingabe Nicht untersucht.',
        Zeitplan:
          'nach Datum bis zur Eingabe Bericht an den Vorstand am, mit verantwortlicher Person, Tagen zwischen den Schritten und Puffer.',
        Testregeln:
          'was wann von wem getestet werden darf, wer es schriftlich genehmigt hat und wer nachts anzurufen ist.',
        'Meldung kritischer Befunde':
          'wer in welcher Zeit auf welchem Weg unterrichtet wird und wer über den Abbruch eines Tests entscheidet.',
        'Fehlende Zusagen':
          'Personen, Zugänge oder Termine ohne Zusage, mit verantwortlicher Person und Datum.',
      },
    },
    reviewing(
      'Prüfen Sie, ob verantwortliche Person und vertretbarer Ausfall jedes kritischen Dienstes aus einem Dokument oder Interview stammen und ob der Umfang nennt, was ausgeschlossen ist. Rechnen Sie die Tage bis zum Bericht nach. Verlangen Sie eine Überarbeitung, wo eine Bedrohung aufgeführt ist, ohne dass der Dienst genannt wird, den sie anhielte.',
      {
        Genehmigungen:
          'zu jedem Test, Interview oder Zugang die schriftliche Genehmigung mit Verfasser und Datum, oder dass es keine gibt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Auftrag klar genug ist, um Nachweise zu sammeln: Umfang, Risikobereitschaft, Genehmigung und Berichtsweg. Lehnen Sie ihn ab, wenn im Vorstand niemand das Risiko verantwortet. Ein fehlender vertretbarer Ausfall kann eine Auflage sein, wenn verantwortliche Person und Datum feststehen.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Vorstandsmitglied benannt, vertretbarer Ausfall des ersten Dienstes in Stunden, Ausschlüsse benannt, Tests genehmigt, Bericht terminiert.',
    ),
  ],
}
