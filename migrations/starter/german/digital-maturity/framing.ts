import { deciding, owners, type PhaseTexts, reviewing } from '../template-texts.ts'

export const framing: PhaseTexts = {
  name: 'Rahmen',
  description: 'Dimensionen und Skala vereinbaren, was als Beleg zählt und wer gefragt wird.',
  groups: { default: 'Rahmen' },
  fields: {
    ...owners('Wer für den Anspruch einsteht und wer den Fahrplan umsetzt.'),
    dimensions: ['Dimensionen', { options: ['Kunden', 'Abläufe', 'Menschen', 'Technik', 'Daten'] }],
    scale: ['Skala', { options: ['1 bis 5', '1 bis 7', '0 bis 100'] }],
    evidenceRules: [
      'Was als Beleg zählt',
      { placeholder: 'Zum Beispiel: Berichte, Systemzahlen, Protokolle; nicht älter als neun Monate' },
    ],
    participants: 'Teilnehmende',
    assessmentEnd: 'Erhebung abgeschlossen bis',
  },
  artifacts: ['Erhebungsplan', 'Digitalstrategie', 'Organigramm'],
  before: [
    'Jede Einheit ist unter den Teilnehmenden vertreten',
    'Jede Stufe der Skala ist durch etwas Beobachtbares beschrieben',
    'Das Höchstalter eines Belegs ist in Monaten angegeben',
  ],
  after: [
    'Zwei Einheiten haben eine Dimension probeweise mit höchstens einer Stufe Abstand bewertet',
    'Die Teilnehmenden wissen, wer ihre Antworten sieht',
    'Jede Frage kann den Fahrplan ändern',
  ],
  places: [
    {
      title: 'Rahmen',
      asks: 'Zwei Personen, die diesem Rahmen folgen, müssen zur selben Bewertung kommen. Beschreiben Sie Stufen durch das, was im Alltag zu sehen ist, nicht durch Adjektive. Vorhandene Zahlen gehen vor neuen Umfragen. Lassen Sie jede Frage weg, deren Antwort den Fahrplan nicht ändern würde, und sagen Sie, welche Einheiten oder Quellen der Rahmen nicht erreicht.',
      parts: {
        Dimensionen:
          'Tabelle mit Dimension, Gegenstand, Leitzahl und typischem Beleg; verglichen mit der Eingabe Dimensionen.',
        'Stufen der Skala':
          'je Dimension, was auf der untersten, mittleren und obersten Stufe der Eingabe Skala zu beobachten ist, mit einem Schwellenwert, wo es ihn gibt.',
        'Fragen der Erhebung':
          'je Dimension drei bis fünf, jeweils mit dem verlangten Beleg und der Entscheidung, die sie ändern könnte.',
        'Regeln für Belege':
          'was zählt, wie alt es in Monaten sein darf, wer es bestätigt und wie eine unbelegte Antwort behandelt wird; aus der Eingabe Was als Beleg zählt.',
        'Grenzen des Rahmens': 'was die Erhebung nicht zeigen wird und für welche Einheiten oder Kunden.',
      },
    },
    {
      title: 'Ablauf der Erhebung',
      asks: 'Jede Einheit muss gehört und niemand zweimal gefragt werden. Planen Sie mit den belegten Einheiten, Menschen und Terminen; zählen Sie Teilnehmende je Einheit. Benennen Sie Einheiten, die in dieser Zeit eine Spitze, einen Zusammenschluss oder einen Umbau haben. Schlagen Sie eher eine kleinere Stichprobe als einen späteren Termin vor.',
      parts: {
        Teilnehmende:
          'Tabelle je Einheit mit Befragten, Rollen und Anteil an der Einheit; Summe verglichen mit der Eingabe Teilnehmende; Einheiten ohne Beteiligung.',
        Zeitplan:
          'nach Datum von der Einladung bis zur Bewertung mit verantwortlicher Person und den Tagen bis zur Eingabe Erhebung abgeschlossen bis.',
        'Regeln der Vertraulichkeit':
          'wer einzelne Antworten sieht, wer Ergebnisse je Einheit sieht und wann die Teilnehmenden davon erfahren.',
        Terminkonflikte:
          'Einheiten oder Personen in Spitzen oder Umbauten, mit Terminen und der kleinsten Änderung, die helfen würde.',
      },
    },
    reviewing(
      'Prüfen Sie, ob sich jede Stufe durch Belege unterscheiden lässt, keine Einheit fehlt und die Teilnehmenden sich aufaddieren. Verlangen Sie eine Überarbeitung, wo eine Stufe mit Wörtern wie fortgeschritten oder reif beschrieben ist oder eine Frage keine Folge hat.',
      {
        'Stabilität der Probebewertung':
          'die schwierigste Dimension für zwei Einheiten aus den vorliegenden Dokumenten bewertet und wo zwei Lesende des Rahmens voneinander abweichen würden.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob zwei Personen, die diesem Rahmen folgen, zur selben Bewertung kämen und ob jede Einheit gehört wird. Entscheiden Sie nicht, welche Dimension wichtig ist: Das folgt nach den Belegen.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Stufen beobachtbar, Alter der Belege begrenzt, Einheiten vertreten, Zeitplan machbar, Regeln der Vertraulichkeit mitgeteilt.',
    ),
  ],
}
