import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const analysis: PhaseTexts = {
  name: 'Migrationspfade',
  description:
    'Für jede Anwendung wählen, ob sie abgeschaltet, behalten, verlagert, angepasst, neu gebaut oder ersetzt wird, und die schwierigsten Fälle mit einer Probe beweisen.',
  groups: {
    default: 'Migrationspfade der Anwendungen',
    trial: 'Probemigration',
    cost: 'Kosten',
    environment: 'Landing Zone',
  },
  fields: {
    retired: ['Abgeschaltet', { description: 'Daten archiviert, wo sie aufzubewahren sind.' }],
    kept: ['Am Ort behalten', { description: 'Mit Grund und Enddatum.' }],
    moved: ['Unverändert verlagert', { description: 'Dieselbe Software auf gemieteten Servern.' }],
    adapted: ['Angepasst', { description: 'Auf verwaltete Datenbanken oder Container umgestellt.' }],
    rebuilt: ['Neu gebaut', { description: 'Für die Cloud neu geschrieben.' }],
    replaced: ['Ersetzt', { description: 'Durch ein Produkt, das andere betreiben.' }],
    treatmentRules: 'Regeln, nach denen entschieden wurde',
    trialApplications: 'Anwendungen in der Probe',
    trialEnd: 'Ende der Probe',
    measuredDelay: 'Gemessene Verzögerung (ms)',
    trialReport: 'Bericht der Probe',
    migrationCost: 'Einmalige Kosten der Migration',
    runningCost: 'Laufende Kosten pro Jahr danach',
    costUncertainty: 'Unsicherheit der Schätzung, in Prozent',
    environmentState: [
      'Stand der Landing Zone',
      {
        options: ['Nicht begonnen', 'Entworfen', 'Aufgebaut', 'Von der Informationssicherheit abgenommen'],
      },
    ],
    acceptedBy: 'Abgenommen von',
  },
  artifacts: [
    'Plan der Migrationspfade',
    'Bericht der Probemigration',
    'Kostenmodell der Cloud',
    'Sicherheitskonzept der Cloud',
    'Lizenzprüfung',
  ],
  before: [
    'Jede Anwendung hat genau einen Migrationspfad und einen Grund dafür',
    'Die Probe enthält eine Anwendung mit Anbindung an ein Werk und eine mit großer Datenbank',
    'Laufende Kosten sind aus gemessener Last geschätzt, nicht aus der Größe der heutigen Server',
    'Die Informationssicherheit hat die Landing Zone schriftlich abgenommen',
  ],
  after: [
    'Für jede Anwendung der Probe wurde der Rückweg erprobt',
    'Anwendungen, die am Ort bleiben, haben Grund, Enddatum und Supportvertrag',
    'Die drei Annahmen, die die Kosten am stärksten bewegen, sind mit ihrer Wirkung benannt',
  ],
  places: [
    {
      title: 'Migrationspfad je Anwendung',
      asks: 'Jede Anwendung bekommt genau einen Migrationspfad und einen Grund. Abschalten geht vor Verlagern, Verlagern vor Neubauen, wenn die Unterlagen nichts anderes sagen. Verwenden Sie beobachtete Last und Nutzer. Kennzeichnen Sie, was an einem Lieferanten, einer Lizenz oder einer einzelnen Person hängt. Verlagern Sie nichts, was niemand nutzt.',
      parts: {
        'Migrationspfad je Anwendung':
          'Tabelle mit Anwendung oder Gruppe, Pfad (abgeschaltet, behalten, verlagert, angepasst, neu gebaut, ersetzt), angewandter Regel, verantwortlicher Person und Abhängigkeit.',
        'Anzahl je Pfad':
          'Anzahl nach Pfad, Summe gegenüber dem Inventar und den Eingaben Abgeschaltet bis Ersetzt; Differenzen.',
        Ausnahmen: 'Pfade gegen die Regeln, Grund, Kosten über die Lebenszeit und wer sie angenommen hat.',
        'Am Ort behalten': 'zu jeder Anwendung Grund, Enddatum und Supportvertrag.',
        'Ergebnis der Probe':
          'was die Probe bewiesen hat und was nicht, gemessene gegenüber vertretbarer Verzögerung zum Werk, Rückweg erprobt oder nicht.',
      },
    },
    {
      title: 'Zugriff und Schutz',
      asks: 'Nichts Produktives zieht um, bevor die Landing Zone abgenommen ist. Beurteilen Sie Identitäten, Netz zu den Werken, Schlüssel, Protokolle, Datensicherung und wer alles abschalten könnte, gemessen an der Datenklassifizierung. Getestetes geht vor Konfiguriertem, Konfiguriertes vor Entworfenem. Benennen Sie, was zuerst nachzuweisen ist.',
      parts: {
        'Stand der Landing Zone':
          'Identitäten, Netz zu den Werken, Schlüssel, Protokolle, Datensicherung; jeweils entworfen, aufgebaut oder getestet, mit Nachweis und Datum.',
        'Passung zu den Datenklassen': 'Klasse, zulässiger Speicherort, vorgesehener Speicherort, Konflikt.',
        'Macht zum Abschalten':
          'Personen und Konten, die alles löschen oder anhalten könnten, und was sie hindert.',
        'Bedingungen vor dem ersten Umzug':
          'nummeriert; Nachweis, verantwortliche Person und Datum; Stand der Abnahme gegenüber der Eingabe Stand der Landing Zone.',
      },
    },
    {
      title: 'Kosten nach dem Umzug',
      asks: 'Der Ausschuss muss Umziehen und Bleiben über dieselben Jahre sehen. Schätzen Sie aus gemessener Last und der Probe, Parallelbetrieb eingeschlossen. Trennen Sie Einmaliges von Laufendem. Zeigen Sie, was den Vergleich kippt. Buchen Sie keine Einsparung für Server, die weiterlaufen.',
      parts: {
        'Einmalige Kosten':
          'Tabelle nach Position mit Parallelbetrieb, Datenübertragung, Lizenzen, Schulung und Abschalten; Summe gegenüber der Eingabe Einmalige Kosten der Migration.',
        'Laufende Kosten':
          'Tabelle nach Position aus gemessener Last, Summe pro Jahr gegenüber der Eingabe Laufende Kosten pro Jahr danach; was ohne Messung geschätzt ist.',
        'Vergleich mit dem Bleiben':
          'beides über dieselben Jahre, nach Jahr und gesamt, Barwert mit Zinssatz, Differenz gezeigt.',
        Sensitivität:
          'Differenz, wenn die Last um ein Drittel wächst, wenn der Umzug ein Jahr länger dauert und am oberen Ende der Eingabe Unsicherheit der Schätzung.',
        'Bestimmende Annahmen':
          'drei, die die Kosten am stärksten bewegen, mit Wert, Quelle und Wirkung in Geld.',
      },
    },
    reviewing(
      'Prüfen Sie, ob die Migrationspfade das Inventar ergeben, ob die Probe die schwierigsten Fälle beweist und die Kosten auf gemessener Last beruhen. Rechnen Sie Anzahlen und Summen nach. Verlangen Sie eine Überarbeitung, wo eine Anwendung verlagert wird, obwohl sie keine Nutzer hat.',
      {
        'Schwierigste Fälle':
          'ob die Probe eine Anbindung an ein Werk, eine große Datenbank und den Rückweg enthielt, mit Nachweis.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob sich die Migrationspfade in Wellen planen lassen. Lehnen Sie ab, wenn die Probe die Anbindung an ein Werk mied oder kein Rückweg erprobt wurde. Ein Pfad, der an einer Lizenz hängt, ist eine Auflage mit Datum.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: ein Pfad je Anwendung, Probe mit Werksanbindung, Rückweg erprobt, Kosten aus gemessener Last, Landing Zone abgenommen.',
    ),
  ],
}
