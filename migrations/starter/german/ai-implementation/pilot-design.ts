import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const pilotDesign: PhaseTexts = {
  name: 'Gestaltung des Pilotbetriebs',
  description: 'Einen Pilotbetrieb gestalten, der gefahrlos scheitern darf und so oder so etwas lehrt.',
  groups: { default: 'Pilotbetrieb' },
  fields: {
    pilotSites: 'Pilotstandorte',
    pilotStart: 'Beginn',
    pilotWeeks: 'Dauer in Wochen',
    comparison: [
      'Verglichen mit',
      {
        options: [
          'Dieselben Standorte vorher',
          'Standorte ohne das Werkzeug',
          'Zufällige Zuordnung',
          'Kein Vergleich',
        ],
      },
    ],
    stopCriteria: ['Abbruchkriterien', { placeholder: 'Zahl, Zeitraum, wer misst, wer anhält' }],
    pilotTeam: 'Pilotteam',
  },
  artifacts: ['Pilotplan', 'Schulungsunterlagen', 'Information für Betroffene'],
  before: [
    'Kriterien für den Abbruch sind mit Zahl und Zeitraum festgehalten',
    'Das Ergebnis wird mit Standorten oder Wochen ohne das Werkzeug verglichen',
    'Eine benannte Person kann den Pilotbetrieb jederzeit anhalten',
  ],
  after: [
    'Die Beteiligten sind geschult und wissen, wen sie fragen können',
    'Es gibt genug Fälle, um die erhoffte Verbesserung zu erkennen',
    'Spitzen, Ferien und andere Veränderungen während des Pilotbetriebs sind bekannt',
  ],
  places: [
    {
      title: 'Plan',
      asks: 'Der Pilotbetrieb muss gefahrlos scheitern dürfen und so oder so etwas lehren. Planen Sie mit den belegten Menschen und Terminen und zählen Sie Wochen und Fälle. Planen Sie weder Schulung noch Auswertung in Zeit, die niemand hat. Benennen Sie, was das Ergebnis verfälschen würde.',
      parts: {
        'Zeitplan des Pilotbetriebs':
          'nach Datum, von der Vorbereitung bis zum Bericht, mit verantwortlicher Person und Ergebnis; Wochen von der Eingabe Beginn bis zum Ende und ob sie der Eingabe Dauer in Wochen entsprechen.',
        Standorte:
          'Tabelle mit Standort, Fällen im Jahr, Rolle (Pilot, Vergleich), Wochen und erwarteten Fällen; berechnet als Fälle im Jahr mal Wochen durch 52.',
        Abbruchregeln:
          'jedes der Eingabe Abbruchkriterien mit Zahl, wer misst, wie oft, wer anhält und wie die Arbeit weitergeht.',
        'Die ersten Tage':
          'was am ersten Tag, beim ersten Fehler und am letzten Tag geschieht und wer gerufen wird.',
        Verzerrungen:
          'Spitzen, Ferien und andere Veränderungen während des Pilotbetriebs mit Datum und wie der Vergleich sie berücksichtigt.',
      },
    },
    {
      title: 'Menschen',
      asks: 'Menschen müssen lernen, das Werkzeug zu nutzen, ihm zu misstrauen und gehört zu werden. Planen Sie nach Rolle und Schicht, mit Stunden. Was Anwender gesagt haben, zählt mehr als die Hoffnung des Projekts. Ob etwas angenommen ist, zeigt sich am Tun: Nennen Sie die Zahl dafür. Planen Sie keine Botschaften anstelle von Antworten.',
      parts: {
        Gruppen:
          'Tabelle nach Rolle mit Anzahl, was sich in der Arbeit ändert, Stunden für Schulung und Doppelarbeit und wer es ihnen gesagt hat.',
        Schulung:
          'was jede Rolle am Ende kann, auch falsche Antworten erkennen und überstimmen; Termine, Schulende und Stunden mit Summe.',
        'Information für Betroffene':
          'was ihnen wann in welchen Sprachen gesagt wird und wie sie ablehnen können.',
        Rückmeldung:
          'wie Fehler gemeldet werden, wer in welcher Zeit antwortet und wer überstimmte Antworten zählt.',
      },
    },
    reviewing(
      'Prüfen Sie, ob der Pilotbetrieb den erwarteten Nutzen widerlegen kann, ob die erwarteten Fälle berechnet sind und ob an jedem Standort jemand anhalten kann. Verlangen Sie eine Überarbeitung, wo sich der Vergleich in mehr als dem Werkzeug unterscheidet oder Schulungsstunden keine Menschen haben.',
      {
        'Stabilität des Vergleichs':
          'Unterschiede zwischen Pilot und Vergleich außer dem Werkzeug und was jeder am Ergebnis ändern könnte.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob der Pilotbetrieb etwas lehrt, wie immer er endet, und ob er ohne Schaden angehalten werden kann. Wägen Sie die Größe der Stichprobe gegen die erhoffte Verbesserung. Geben Sie keinen Beginn frei, der von einer offenen Anhörung abhängt.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Abbruchregeln mit Zahlen und Verantwortlichen, Vergleich festgelegt, genug Fälle, Schulung vor dem ersten Tag, Auflagen der früheren Phasen erledigt.',
    ),
  ],
}
