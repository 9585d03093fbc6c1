import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const synthesis: PhaseTexts = {
  name: 'Wellenplanung',
  description:
    'Migrationspfade, Abhängigkeiten und Sperren zu Wellen verbinden, die sich ausführen und notfalls zurücknehmen lassen.',
  groups: { default: 'Wellen', data: 'Daten', operation: 'Betrieb danach' },
  fields: {
    waves: 'Anzahl der Wellen',
    firstWave: 'Anwendungen der ersten Welle',
    lastWaveEnd: 'Ende der letzten Welle',
    cutOverHours: 'Längste Umstellung, in Stunden',
    wavePlan: 'Wellenplan',
    transfer: [
      'Wie Daten übertragen werden',
      {
        options: ['Replikation im laufenden Betrieb', 'Kopie über das Netz', 'Transportgerät', 'Nur Archiv'],
      },
    ],
    reconciliation: 'Wie Quelle und Ziel verglichen werden',
    operatedBy: [
      'Betrieben von',
      { options: ['Eigenes Team', 'Dienstleister', 'Eigenes Team mit Dienstleister in Bereitschaft'] },
    ],
    operationLead: 'Leitung des Betriebs',
    skillsMissing: 'Fehlende Fähigkeiten',
    runbookCoverage: 'Geschriebene und erprobte Abläufe, in Prozent',
    trainingBudget: 'Schulungsbudget',
  },
  artifacts: [
    'Wellenplan der Migration',
    'Umstellungsdrehbuch',
    'Plan des Datenabgleichs',
    'Betriebshandbuch',
    'Schulungsplan',
  ],
  before: [
    'Anwendungen, die im Sekundentakt Daten austauschen, ziehen in derselben Welle um, oder ihre Schnittstelle wurde über beide Landschaften getestet',
    'Keine Welle berührt ein Werk während einer Änderungssperre',
    'Jede Umstellung hat einen geübten Rückweg und einen spätesten Zeitpunkt, sich dafür zu entscheiden',
    'Nach jeder Übertragung werden Quelle und Ziel nach Anzahl und Summe verglichen',
  ],
  after: [
    'Die Menschen, die jede Welle braucht, haben bestätigt, dass sie frei sind',
    'Überwachung, Datensicherung und Wiederherstellung arbeiten im Ziel vor der ersten produktiven Umstellung',
    'Der Parallelbetrieb hat für jede Anwendung ein Enddatum',
  ],
  places: [
    {
      title: 'Wellenplan',
      asks: 'Wellen müssen machbar und umkehrbar sein. Ordnen Sie nach Abhängigkeit, Risiko, Sperren und Menschen. Beginnen Sie mit einer Welle, die den Weg beweist und niemandem schadet, wenn sie scheitert. Benennen Sie, was jede Welle anhält. Füllen Sie keine Welle bis zum Rand; zeigen Sie den Puffer in Tagen.',
      parts: {
        Wellen:
          'Tabelle mit Welle, Anwendungen, Anzahl, Werken, Beginn, Ende, Stunden der Umstellung und verantwortlicher Person; Anzahl summiert zum Plan der Migrationspfade.',
        Reihenfolge:
          'Grund für jeden Platz, zusammengehaltene Abhängigkeiten und Schnittstellen über beide Landschaften.',
        'Prüfung der Sperren':
          'jede Welle gegenüber Änderungssperren und Fenstern der Werke; Abstand in Tagen; Kollisionen.',
        Abbruchbedingungen:
          'zu jeder Welle Zahl oder Ereignis, spätester Zeitpunkt, wer entscheidet und was die nächste Welle tut.',
        Kapazität:
          'benötigte und bestätigte Menschen je Welle; Tage zwischen der Eingabe Ende der letzten Welle und dem unverrückbaren Termin.',
      },
    },
    {
      title: 'Schnittstellen und Daten unterwegs',
      asks: 'Solange zwei Landschaften laufen, können Daten zweifach falsch werden. Beschreiben Sie zu jeder Welle, welche Schnittstellen wie lange über beide gehen und wie sie gesichert sind, und wie Daten übertragen, verglichen und abgenommen werden. Zeigen Sie, wo sich zwei Systeme beide für führend hielten.',
      parts: {
        'Übergreifende Schnittstellen':
          'Tabelle mit Welle, Schnittstelle, Technik, vertretbarer Verzögerung, Tagen der Nutzung, Schutz und Test.',
        Datenübertragung:
          'Tabelle mit Welle, Daten in Terabyte, Weg, Stunden aus Menge und Rate berechnet, gegenüber dem Fenster der Umstellung.',
        Datenabgleich:
          'verglichene Anzahlen und Summen, Toleranz, wer abnimmt; aus der Eingabe Wie Quelle und Ziel verglichen werden.',
        'Führendes System':
          'Datensätze mit zwei Herren in einer Welle, welches System führt und wie das andere gesperrt ist.',
      },
    },
    {
      title: 'Betrieb danach',
      asks: 'Die neue Landschaft muss vom ersten Tag an betrieben werden. Zeigen Sie, wer überwacht, wer gerufen wird, wer aktualisiert, wer auf die Kosten sieht und wer wiederherstellt. Vergleichen Sie benötigte mit belegten Fähigkeiten. Sagen Sie, was innerhalb eines Quartals folgen kann. Ein nicht erprobter Ablauf ist ein Entwurf.',
      parts: {
        'Aufgaben im Betrieb':
          'Tabelle mit Aufgabe, verantwortlicher Rolle, abgedeckten Stunden, Werkzeug und Person oder Dienstleister; Aufgaben ohne.',
        Fähigkeiten:
          'benötigt gegenüber verfügbar in Zahlen, Lücke, wie sie bis wann geschlossen wird; Kosten gegenüber der Eingabe Schulungsbudget.',
        'Bereit am ersten Tag':
          'geschriebene und erprobte Abläufe, Anteil berechnet gegenüber der Eingabe Geschriebene und erprobte Abläufe; was arbeiten muss und was folgen kann.',
        'Beweis der Wiederherstellung':
          'im Ziel wiederhergestellte Systeme, Datum, Stunden; was noch aussteht.',
        Kostenkontrolle: 'wer täglich die Ausgaben sieht, Alarm ab welcher Zahl, wer abschaltet.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Anwendung aus dem Plan der Migrationspfade in genau einer Welle steht, ob keine Welle in eine Sperre fällt und jede einen Rückweg hat. Rechnen Sie Übertragungsstunden und Summen nach. Verlangen Sie eine Überarbeitung, wo eine Umstellung länger dauert als der Ausfall, den die Produktion verträgt.',
      {
        'Umstellung und vertretbarer Ausfall':
          'Stunden jeder Welle, Grenze des Werks, Differenz und der geübte Rückweg mit Datum.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die erste Welle mit diesem Plan beginnen könnte. Lehnen Sie ab, wenn niemand die Kapazität bestätigt hat oder der Rückweg nur beschrieben ist. Spätere Wellen dürfen grob bleiben.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Wellen ergeben das Ganze, keine Sperre berührt, Rückweg geübt, Kapazität bestätigt, Wiederherstellung im Ziel bewiesen.',
    ),
  ],
}
