import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const discovery: PhaseTexts = {
  name: 'Ist-Aufnahme',
  description:
    'Beschreiben, wie heute gearbeitet wird: Tätigkeiten, Aufwand, Übergaben, Entscheidungen, Standorte und Kosten, auf einer Ausgangsbasis, die das Controlling bestätigt.',
  groups: {
    default: 'Ausgangsbasis',
    work: 'Arbeit und Entscheidungen',
    places: 'Standorte und Fremdvergabe',
    stakeholders: 'Stimmen',
  },
  fields: {
    fullTimeEquivalents: 'Vollzeitäquivalente',
    yearlyCost: 'Kosten pro Jahr',
    layers: 'Führungsebenen',
    averageSpan: 'Mittlere Führungsspanne',
    baselineDate: 'Stichtag der Ausgangsbasis',
    largestActivities: 'Die zehn größten Tätigkeiten',
    handovers: 'Übergaben im Hauptprozess',
    slowDecisions: 'Entscheidungen, die zu lange dauern, und warum',
    activityAnalysis: 'Tätigkeitsanalyse',
    locations: 'Standorte',
    outsourced: [
      'Fremdvergeben',
      {
        options: [
          'IT-Betrieb',
          'Lohn- und Gehaltsabrechnung',
          'Kreditorenbuchhaltung',
          'Kundenservice',
          'Personalgewinnung',
          'Logistik',
          'Nichts',
        ],
      },
    ],
    interviewed: 'Befragte Personen',
    surveyParticipation: 'Beteiligung an der Befragung, in Prozent',
    complaints: 'Worüber am meisten geklagt wird',
  },
  artifacts: [
    'Tätigkeitsanalyse',
    'Kostenbasis',
    'Prozesslandkarte',
    'Interviewnotizen',
    'Stellenbeschreibungen',
    'Verträge mit Dienstleistern',
  ],
  before: [
    'Stellen und Kosten der Ausgangsbasis stimmen auf zwei Prozent mit der Buchhaltung überein',
    'Die Tätigkeitsanalyse erfasst jede einbezogene Einheit',
    'Verträge mit Dienstleistern sind mit ihren Kündigungsfristen verzeichnet',
    'Für jede Einheit und jeden Standort liegt mindestens ein Interview vor',
  ],
  after: [
    'Die zehn größten Tätigkeiten sind nach Aufwand und nach Wert für den Kunden geordnet',
    'Zu jeder wiederkehrenden Entscheidung ist bekannt, wer sie heute trifft',
    'Widersprüche zwischen Interviews und Zahlen sind benannt',
  ],
  places: [
    {
      title: 'Ausgangsbasis in Zahlen',
      asks: 'An dieser Ausgangsbasis werden Optionen verglichen; sie braucht einen Stichtag, einen Umfang und die Bestätigung des Controllings. Zeigen Sie Stellen, Kosten, Führungsebenen und Führungsspannen nach Einheit und Standort. Stimmen Sie mit der Buchhaltung ab und nennen Sie die Differenz. Gemessenes geht vor Selbstauskunft. Deuten Sie nicht.',
      parts: {
        'Stellen nach Einheit':
          'Tabelle mit Einheit, Standort, Vollzeitäquivalenten und Köpfen, Summen; verglichen mit der Eingabe Vollzeitäquivalente und dem Stichtag.',
        'Kosten nach Einheit':
          'Tabelle mit Personalkosten, übrigen Kosten und Fremdleistungen, Summen; verglichen mit der Eingabe Kosten pro Jahr.',
        Führungsspannen:
          'Führungsebenen und Führungsspanne je Einheit, berechnet; die kleinste und die größte.',
        'Abstimmung mit der Buchhaltung':
          'Differenz bei Stellen und Kosten als Zahl und in Prozent, jeweils die Ursache; ob sie unter zwei Prozent bleibt.',
        Selbstauskünfte:
          'welche Zahlen auf Selbstauskunft beruhen, ihr Anteil am Ganzen und wie sie sich prüfen ließen.',
      },
    },
    {
      title: 'Wie die Arbeit fließt',
      asks: 'Der Entwurf muss wissen, wo Arbeit stecken bleibt. Folgen Sie den drei wichtigsten Prozessen anhand von Dokumenten, Zahlen und Interviews von der Anfrage bis zum Ergebnis. Zählen Sie, statt Stimmungen zu beschreiben. Benennen Sie Arbeit, die es nur gibt, weil andere Arbeit misslingt. Zeigen Sie, wo Interviews und Zahlen auseinandergehen.',
      parts: {
        Prozesstabelle:
          'zu drei Prozessen Übergaben, Wartetage, Korrekturen und beteiligte Personen von der Anfrage bis zum Ergebnis; verglichen mit der Eingabe Übergaben im Hauptprozess.',
        'Größte Tätigkeiten':
          'zehn nach Aufwand mit Vollzeitäquivalenten, Anteil am Ganzen und Wert für den Kunden; verglichen mit der Eingabe Die zehn größten Tätigkeiten.',
        Nacharbeit:
          'Tätigkeiten, die es gibt, weil eine andere misslingt, Aufwand und der fehlerhafte Schritt.',
        Widersprüche:
          'Aussagen aus Interviews und Zahlen, die voneinander abweichen, zitiert mit der gewichtigeren.',
      },
    },
    {
      title: 'Struktur und Entscheidungen',
      asks: 'Beschreiben Sie, wie wirklich entschieden wird, denn Organigramme zeigen es nicht. Verwenden Sie Interviews aus jeder Einheit, Protokolle und Dokumente; ein einzelnes Interview ist ein Hinweis. Vergleichen Sie mit der offiziellen Struktur. Schlagen Sie keinen Entwurf vor.',
      parts: {
        'Gelebte Entscheidungen':
          'Tabelle mit wiederkehrender Entscheidung, wer vorschlägt, wer entscheidet, wer blockieren kann, Dauer in Tagen und Quelle; zuerst die Eingabe Entscheidungen.',
        'Entscheidungen ohne Verantwortliche':
          'Entscheidungen, die zwei Rollen oder niemand innehat, mit der beobachteten Folge.',
        'Doppelte Rollen': 'doppelt besetzte Rollen nach Einheit und Standort, mit Vollzeitäquivalenten.',
        'Auffällige Führungsspannen':
          'Führungskräfte mit weniger als vier oder mehr als zwölf unterstellten Personen, mit dem genannten Grund.',
        'Fremdvergebene Arbeit':
          'eingekaufte Tätigkeiten, Vertrag, Kündigungsfrist und Kosten; Verträge, deren Frist den Entwurf begrenzt.',
      },
    },
    reviewing(
      'Prüfen Sie, ob alle Zahlen denselben Stichtag und Umfang haben, ob jede Einheit erfasst ist und Summen zwischen den Beiträgen übereinstimmen. Verlangen Sie eine Überarbeitung, wo ein Befund aus einem einzelnen Interview als Tatsache dargestellt ist.',
      {
        Abdeckung:
          'Einheiten und Standorte mit Tätigkeitsanalyse, Interview und Kosten und solche, denen eines davon fehlt.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob sich Optionen an dieser Ausgangsbasis vergleichen lassen. Lehnen Sie sie ab, wenn das Controlling Stellen und Kosten nicht bestätigt hat. Widersprüche dürfen bleiben, wenn sie benannt sind und die Reihenfolge der Optionen nicht ändern würden.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Ausgangsbasis vom Controlling bestätigt, jede Einheit erfasst, zehn Tätigkeiten geordnet, Entscheidungen mit heutigen Verantwortlichen, Kündigungsfristen bekannt.',
    ),
  ],
}
