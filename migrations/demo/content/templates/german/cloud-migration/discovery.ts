import { deciding, type PhaseTexts, reviewing } from '../../../../../starter/german/template-texts.ts'

export const discovery: PhaseTexts = {
  name: 'Bestandsaufnahme',
  description:
    'Jede Anwendung, jede Schnittstelle, jede Stapelverarbeitung und jeden Datenbestand finden, dazu die Menschen, die wissen, wie sie funktionieren. Beobachten, statt sich allein auf Listen zu verlassen.',
  groups: {
    default: 'Systemlandschaft',
    interfaces: 'Schnittstellen',
    plants: 'Werkssysteme',
    stakeholders: 'Wissen',
  },
  fields: {
    applications: 'Gefundene Anwendungen',
    servers: 'Gefundene Server',
    dataVolume: 'Daten, in Terabyte',
    method: [
      'Art der Erhebung',
      {
        options: [
          'Auf Servern und im Netz beobachtet',
          'Im Netz beobachtet',
          'Listen und Interviews',
          'Listen, durch Beobachtung bestätigt',
        ],
      },
    ],
    observedFrom: [
      'Beobachtet ab',
      { description: 'Mindestens vier Wochen, damit ein Monatsabschluss darin liegt.' },
    ],
    inventory: 'Anwendungsinventar',
    interfaces: 'Gefundene Schnittstellen',
    undescribed: 'Davon ohne Beschreibung',
    protocols: [
      'Technik der Schnittstellen',
      {
        options: [
          'Webservice',
          'Dateiübertragung',
          'Datenbankverbindung',
          'Nachrichtenwarteschlange',
          'EDI',
          'OPC UA',
          'Auslesen von Bildschirmen',
        ],
      },
    ],
    plantSystems: 'Systeme, an denen die Produktion hängt',
    toleratedDelay: [
      'Längste Verzögerung (ms)',
      { description: 'Die Nachrichten zwischen Werken und zentralen Systemen vertragen.' },
    ],
    keyPeople: 'Kenner der ältesten Systeme',
    confidence: 'Vollständigkeit des Bildes, in Prozent',
    unknowns: 'Was noch niemand weiß',
  },
  artifacts: [
    'Anwendungsinventar',
    'Schnittstellenverzeichnis',
    'Datenklassifizierung',
    'Abhängigkeitskarte',
    'Lizenzinventar',
    'Supportverträge',
  ],
  before: [
    'Jede Anwendung des Inventars hat eine namentlich verantwortliche Person',
    'Der Verkehr wurde über mindestens einen Monatsabschluss beobachtet',
    'Schnittstellen zwischen Werken und zentralen Systemen sind mit ihrer vertretbaren Verzögerung verzeichnet',
    'Daten sind nach Vertraulichkeit und zulässigem Speicherort klassifiziert',
    'Lizenzen, die in einer Public Cloud nicht genutzt werden dürfen, sind bekannt',
  ],
  after: [
    'Anwendungen ohne Nutzer in den beobachteten Wochen stehen auf einer Abschaltliste',
    'Für jedes System, das nur eine Person kennt, ist eine Übergabe geplant',
    'Für jede unbeschriebene Schnittstelle gibt es jemanden, der sie bis zu einem Datum beschreibt',
  ],
  places: [
    {
      title: 'Landschaft und Abhängigkeiten',
      asks: 'Die Systeme müssen bekannt sein, wie sie laufen, nicht, wie sie verzeichnet sind. Gruppieren Sie Anwendungen, die durch Schnittstellen, Daten und Stapelverarbeitung zusammengehören. Beobachtung zählt mehr als Listen. Benennen Sie Abhängigkeiten, die keine Liste enthält. Schlagen Sie noch keinen Migrationspfad vor.',
      parts: {
        Anwendungsgruppen:
          'Tabelle mit Gruppe, Anwendungen, Servern, Daten in Terabyte und verantwortlicher Person; Summen gegenüber den Eingaben Gefundene Anwendungen und Gefundene Server.',
        Schnittstellen:
          'Tabelle nach Technik mit Anzahl, beschrieben und unbeschrieben; Summen gegenüber den Eingaben Gefundene Schnittstellen und Davon ohne Beschreibung.',
        'Verborgene Abhängigkeiten':
          'was die Beobachtung zeigte und keine Liste enthält, mit Beleg und Wirkung.',
        'Zentrale Anwendungen':
          'fünf, auf die die meisten anderen warten, mit Anzahl der abhängigen und verantwortlicher Person.',
        Datenklassen: 'Daten nach Vertraulichkeit und zulässigem Speicherort; Anwendungen ohne Klasse.',
      },
    },
    {
      title: 'Werkssysteme',
      asks: 'Die Produktion entscheidet, was umziehen darf. Sagen Sie zu jedem Werk, welche Systeme eine Linie jede Minute braucht, welche Verzögerung sie vertragen und wie lange von Hand gearbeitet werden kann. An der Linie Gemessenes geht vor Behauptetem. Benennen Sie, was bleiben muss und warum. Versprechen Sie kein Fenster, das das Werk nicht gegeben hat.',
      parts: {
        'Systeme je Werk':
          'Tabelle mit Werk, System, Linie, vertretbarer Verzögerung in Millisekunden, gemessener Verzögerung, Stunden im Handbetrieb und verantwortlicher Person.',
        Handbetrieb:
          'was von Hand getan wird, wie viele Stunden, mit welchem Verlust; wann es zuletzt erprobt wurde.',
        'Bleibende Systeme':
          'System, Grund, Schutz ringsum und Enddatum; Steuerungen, die sich nicht mehr aktualisieren lassen.',
        'Fenster der Werke':
          'Tage, an denen jedes Werk stillstehen kann, für wie viele Stunden und wer zugestimmt hat.',
      },
    },
    {
      title: 'Was nicht bekannt ist',
      asks: 'Der Plan ist nur so gut wie das, was er nicht weiß. Vergleichen Sie Inventar, Beobachtung, Verträge und Interviews und führen Sie auf, wo sie voneinander abweichen. Berechnen Sie, wie vollständig das Bild ist. Schließen Sie mit den Fragen, deren Antworten den Plan am stärksten ändern würden, jeweils mit einer Person.',
      parts: {
        'Abweichungen der Quellen':
          'Tabelle mit Gegenstand, Wert in jeder Quelle, Datum und der gewichtigeren mit Grund.',
        Vollständigkeit:
          'bekannte Anwendungen, Schnittstellen und Verantwortliche gegenüber beobachteten, in Prozent mit den Ausgangswerten; verglichen mit der Eingabe Vollständigkeit des Bildes.',
        Beobachtungszeitraum:
          'von wann bis wann, ob ein Monatsabschluss darin liegt, nicht beobachtete Systeme.',
        'Wissen Einzelner':
          'Systeme, die nur eine Person kennt, wer, wie lange sie bleibt und geplante Übergabe.',
        'Entscheidende Fragen':
          'höchstens zehn, nach Wirkung auf den Plan geordnet, mit der Person, die sie bis wann beantworten kann.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Anwendung eine verantwortliche Person hat und Schnittstellen der Werke mit ihrer Verzögerung verzeichnet sind. Rechnen Sie Summen und Vollständigkeit nach. Verlangen Sie eine Überarbeitung, wo eine Liste als vollständig gilt, obwohl die Beobachtung mehr gefunden hat.',
      {
        'Zählung des Bestands':
          'Anwendungen, Server und Schnittstellen, wie jeder Beitrag sie zählt, gegenüber den Eingaben, mit Differenzen.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob genug bekannt ist, um für jede Anwendung einen Migrationspfad zu wählen. Lehnen Sie ab, wenn kein Monatsabschluss beobachtet wurde oder Produktionssysteme fehlen. Unbekanntes darf bleiben, wenn es Person und Datum hat.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Verantwortliche namentlich, Monatsabschluss beobachtet, Verzögerungen der Werke bekannt, Daten klassifiziert, Lizenzen geprüft, Unbekanntes zugeordnet.',
    ),
  ],
}
