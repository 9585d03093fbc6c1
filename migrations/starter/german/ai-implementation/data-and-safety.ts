import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const dataAndSafety: PhaseTexts = {
  name: 'Daten und Sicherheit',
  description:
    'Herausfinden, ob die Daten taugen, rechtmäßig und fair sind und was für Menschen schiefgehen kann.',
  groups: { default: 'Daten', safety: 'Sicherheit' },
  fields: {
    dataSources: 'Datenquellen',
    personalData: [
      'Personenbezogene Daten',
      { options: ['Keine', 'Pseudonymisiert', 'Mit Personenbezug', 'Besondere Kategorien'] },
    ],
    legalBasis: 'Rechtsgrundlage',
    impactAssessment: 'Folgenabschätzung',
    harms: [
      'Wege, auf denen Menschen zu Schaden kommen könnten',
      { placeholder: 'Gefährdung, betroffene Gruppe, wer es bemerken würde, in welcher Zeit' },
    ],
    riskClass: [
      'Risikoklasse nach geltendem Recht',
      { options: ['Verboten', 'Hoch', 'Transparenzpflichten', 'Minimal', 'Noch nicht entschieden'] },
    ],
    humanDecides: 'Entscheidungen, die bei Menschen bleiben',
  },
  artifacts: ['Datenschutz-Folgenabschätzung', 'Gefährdungsliste', 'Datenverzeichnis', 'Lieferantenvertrag'],
  before: [
    'Eine Datenschutz-Folgenabschätzung liegt vor',
    'Menschen können der automatischen Verarbeitung widersprechen und werden dann ohne Verzögerung behandelt',
    'Der Lieferant darf mit den Daten keine Modelle trainieren',
  ],
  after: [
    'Wo ein Mensch betroffen ist, entscheidet ein Mensch',
    'Gruppen, zu denen es wenig Daten gibt, sind benannt',
    'Für jede Gefährdung gibt es einen Weg, sie zu bemerken',
    'Die in der Folgenabschätzung geplanten Anhörungen haben stattgefunden',
  ],
  places: [
    {
      title: 'Daten',
      asks: 'Wer entscheidet, muss wissen, ob die Daten für diese Menschen und diesen Zweck taugen. Eine gemessene Fehlerquote zählt mehr als eine Beschreibung, neue Daten mehr als alte. Trennen Sie, was die Dokumente messen, von dem, was sie vorhaben. Benennen Sie die Lücke, die das Werkzeug am stärksten in die Irre führen würde, und wer sie schließen kann.',
      parts: {
        Datenquellen:
          'Tabelle mit Quelle, Inhalt, Zeitraum, Menge, verantwortlicher Person und Empfänger; verglichen mit der Eingabe Datenquellen.',
        Datenqualität:
          'gemessene Vollständigkeit, Fehler und Verzögerungen mit Einheit und Stichprobe; wo nicht gemessen wurde, dass es keine Messung gibt.',
        Aufbewahrung:
          'je Art der Daten Zweck, Dauer der Aufbewahrung, Empfänger und ob sie Menschen erkennen lässt; Konflikte mit den Eingaben Personenbezogene Daten und Rechtsgrundlage.',
        'Gruppen mit wenig Daten':
          'nach Alter, Sprache, Geschlecht oder anderer Gruppe Anzahl oder Anteil der Fälle und was daraus für das Werkzeug folgt.',
      },
    },
    {
      title: 'Schutz',
      asks: 'Die Datenverantwortlichen müssen sehen, wer die Daten bei jedem Schritt lesen, behalten oder ändern kann, Lieferanten eingeschlossen. Verfolgen Sie einen Datensatz von der Quelle zum Lieferanten und zurück. Nachweise gehen vor Zertifikaten, Zertifikate vor Behauptungen. Klinischen oder anderen Schaden beurteilen Sie nicht: Das ist ein anderes Kapitel.',
      parts: {
        'Weg eines Datensatzes':
          'Tabelle nach Schritt mit System, Ort, wer ihn lesen kann, Schutz und Verweildauer; Lieferant und Unterauftragsverarbeiter eingeschlossen.',
        Schutzmaßnahmen:
          'Zugriff, Verschlüsselung, Protokollierung und Löschung, jeweils als geprüft, nachgewiesen oder nur behauptet, mit Quelle und Datum.',
        'Bedingungen des Lieferanten':
          'Rolle als Auftragsverarbeiter, Training mit den Daten, Unterauftragsverarbeiter, Meldung von Vorfällen in Stunden, Rückgabe und Löschung; jeweils der Stand (vereinbart, angeboten, offen).',
        'Offene Befunde':
          'nach Gewicht; Lücke, Abhilfe durch Vertrag oder Konfiguration, verantwortliche Person und Datum.',
      },
    },
    {
      title: 'Schaden und Aufsicht',
      asks: 'Ein Pilotbetrieb ist nur rechtmäßig und anständig, wenn Schaden rechtzeitig von jemandem bemerkt wird, der handeln kann. Gehen Sie von der Eingabe Wege, auf denen Menschen zu Schaden kommen könnten, und von der Gefährdungsliste aus. Sehen Sie auf falsche, verspätete und fehlende Antworten, Ungleichbehandlung und zu viel Vertrauen. Wägen Sie Schaden nicht gegen Nutzen auf.',
      parts: {
        Gefährdungen:
          'Tabelle mit Gefährdung, betroffener Gruppe, Schwere, Maßnahme, wie und in welcher Zeit sie bemerkt wird und wer eingreift; Anzahl der als hoch eingestuften.',
        Abbruchgrenzen:
          'jede Grenze mit Zahl, Zeitraum, wer misst und wer anhält; Gefährdungen ohne Grenze benannt.',
        'Menschliche Aufsicht':
          'welche Entscheidungen bei Menschen bleiben, wie sie widersprechen können, welche Zeit sie dafür haben und was vor zu viel Vertrauen schützt.',
        Ungleichbehandlung:
          'Vergleich nach Gruppe mit Maß, hingenommenem Unterschied und Häufigkeit; Gruppen, die nicht verglichen werden.',
        Anhörungen:
          'wer angehört wurde oder wird, Datum, Stand (erfolgt, geplant, fehlt) und was offen ist; geplant ist nicht erfolgt.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Gefährdung einen Weg hat, bemerkt zu werden, eine Person, die eingreifen kann, und eine Zeit, und ob Datenlücken nach Gruppe benannt sind. Vergleichen Sie Aufbewahrung und Empfänger zwischen den Beiträgen. Verlangen Sie eine Überarbeitung, wo eine geplante Anhörung oder ein Entwurf als abgeschlossen gilt.',
      {
        'Nachweise und ihr Stand':
          'Fassung, Datum und Status (Entwurf, genehmigt) jeder Abschätzung, jedes Auftrags und Vertrags, auf dem eine Aussage beruht.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob ein Pilotbetrieb mit diesen Daten rechtmäßig und sicher genug ist, um ihn zu gestalten. Lehnen Sie ab, wenn eine Entscheidung über einen Menschen allein dem Werkzeug überlassen bleibt oder eine hohe Gefährdung keine Maßnahme hat. Ist die Rechtslage unklar, machen Sie die Antwort der Rechtsabteilung zur Auflage.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Folgenabschätzung abgeschlossen, Rechtsgrundlage genannt, hohe Gefährdungen beherrscht, Abbruchgrenzen mit Zahlen, Anhörungen erfolgt.',
    ),
  ],
}
