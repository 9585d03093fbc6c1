import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const analysis: PhaseTexts = {
  name: 'Lückenanalyse',
  description: 'Vergleichen, was zu berichten ist, mit den Zahlen, Systemen und Kontrollen, die es gibt.',
  groups: { default: 'Daten' },
  fields: {
    datapoints: 'Verlangte Datenpunkte',
    available: 'Davon mit Kontrolle verfügbar',
    estimated: 'Anteil der Schätzungen, in Prozent',
    dataGaps: 'Lücken von besonderem Gewicht',
  },
  artifacts: ['Lückenanalyse', 'Liste der Datenpunkte', 'Treibhausgasbilanz'],
  before: [
    'Jeder Datenpunkt hat eine verantwortliche Person, eine Quelle und eine Einheit',
    'Schätzungen nennen Methode und Fehler',
    'Zahlen, die auch in der Rechnungslegung stehen, stimmen mit ihr überein',
  ],
  after: [
    'Die fünf gewichtigsten Lücken haben eine verantwortliche Person und ein Datum',
    'Eine Stichprobe von Zahlen wurde bis zur Quelle zurückverfolgt',
  ],
  places: [
    {
      title: 'Quellen und Systeme',
      asks: 'Eine Zahl ist nur so gut wie ihr Weg in den Bericht. Beschreiben Sie zu jedem Datenpunkt, wo er gemessen wird, welchen Weg er nimmt und wer ihn anfasst. Zählen Sie die Schritte von Hand. Benennen Sie, was nur ein einziger Mensch kann. Entwerfen Sie kein neues System.',
      parts: {
        'Herkunft der Zahlen':
          'Tabelle mit Datenpunkt, Einheit, Quellsystem oder Dokument, verantwortlicher Person und Schritten bis zum Bericht; verglichen mit der Eingabe Verlangte Datenpunkte.',
        'Schritte von Hand':
          'Anzahl nach Thema und Gesellschaft, Anteil an allen Schritten, die riskantesten.',
        'Abhängigkeit von Einzelnen':
          'Schritte, die nur eine Person beherrscht, Vertretung und gefährdete Zahl.',
        Datenlücken:
          'Datenpunkte ohne Quelle, nach Thema, mit Aufwand oder der Person, die ihn schätzen kann.',
      },
    },
    {
      title: 'Kontrollen',
      asks: 'Der Vorstand unterschreibt Zahlen. Beurteilen Sie anhand der Kontrollen der Rechnungslegung, welche heute eine Prüfung bestünden und welche nicht. Eine erklärte Schätzung kann bestehen, eine unerklärte nicht. Nennen Sie Fehlerspannen. Bewerten Sie keine Themen.',
      parts: {
        'Zahlen mit Kontrolle':
          'Tabelle mit Datenpunkt, Kontrolle, Nachweis der Kontrolle und letztem Test; Anteil gegenüber der Eingabe Davon mit Kontrolle verfügbar.',
        'Zahlen ohne Kontrolle': 'Datenpunkt, fehlende Kontrolle, Aufwand dafür, verantwortliche Person.',
        Schätzungen:
          'Methode, Fehler in Prozent und Quelle; Anteil gegenüber der Eingabe Anteil der Schätzungen.',
        'Abgleich mit der Rechnungslegung':
          'Zahlen, die auch in der Rechnungslegung stehen, Differenz und Ursache.',
        'Zuerst zu schließende Lücken':
          'fünf, nach Wirkung auf den Bericht geordnet, mit verantwortlicher Person und Datum.',
      },
    },
    reviewing(
      'Prüfen Sie, ob Lücken an der Liste der Datenpunkte gemessen sind und nicht am Gedächtnis, und rechnen Sie Anteile nach. Verlangen Sie eine Überarbeitung, wo einer Schätzung Methode oder Fehler fehlt.',
      {
        'Verfolgte Stichprobe':
          'Zahlen, die in den Unterlagen bis zur Quelle verfolgt wurden, Ergebnis und Brüche auf dem Weg.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Lücken gut genug bekannt sind, um ihr Schließen zu planen. Die fünf größten zählen mehr als Vollständigkeit. Lassen Sie keine Schätzung ohne Methode gelten.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: verantwortliche Person, Quelle und Einheit je Datenpunkt, Schätzungen mit Fehler, Abgleich mit der Rechnungslegung, fünf Lücken zugeordnet.',
    ),
  ],
}
