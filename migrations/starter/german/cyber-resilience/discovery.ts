import { deciding, type PhaseTexts, reviewing } from '../template-texts.ts'

export const discovery: PhaseTexts = {
  name: 'Bestandsaufnahme',
  description:
    'Nachweise zu Systemen, Identitäten, Lieferanten, Datensicherungen und früheren Vorfällen sammeln, damit spätere Urteile auf Aufzeichnungen beruhen und nicht auf Meinungen.',
  groups: {
    default: 'Systeme und Identitäten',
    recovery: 'Datensicherung und Wiederherstellung',
    suppliers: 'Lieferanten',
    evidence: 'Vorfälle und Tests',
  },
  fields: {
    assetCount: 'Systeme im Inventar',
    inventoryCoverage: 'Untersuchte Systeme, die das Inventar erfasst, in Prozent',
    privilegedAccounts: 'Privilegierte Konten',
    secondFactorCoverage: 'Privilegierte Konten mit zweitem Faktor, in Prozent',
    lastRestoreTest: [
      'Letzte Wiederherstellung im Test',
      { description: 'Ein kritisches System als Ganzes mit seinen Daten, nicht einzelne Dateien.' },
    ],
    restoredSystem: 'Wiederhergestelltes System',
    restoreHours: 'Dauer dieses Tests (Stunden)',
    backupIsolation: [
      'Am besten geschützte Kopie',
      {
        options: [
          'Offline',
          'Online, weder änderbar noch löschbar',
          'Online, unter getrennten Konten',
          'Online, unter den Konten der Produktivsysteme',
        ],
      },
    ],
    criticalSuppliers: 'Lieferanten, an denen ein kritischer Dienst hängt',
    supplierAssurance: [
      'Art der Überprüfung',
      {
        options: [
          'Eigene Prüfungen',
          'Unabhängige Prüfberichte',
          'Zertifikate',
          'Selbstauskunft',
          'Gar nicht',
        ],
      },
    ],
    incidents: 'Vorfälle der letzten 12 Monate',
    incidentNotes: 'Was der schwerste davon gezeigt hat',
    penetrationTest: 'Letzter Penetrationstest',
  },
  artifacts: [
    'Systeminventar',
    'Bericht des Wiederherstellungstests',
    'Bericht des Penetrationstests',
    'Lieferantenverzeichnis',
    'Vorfallprotokoll',
    'Netzplan',
    'Ergebnisse der Sensibilisierung',
  ],
  before: [
    'Das Inventar erfasst mindestens 90 Prozent der untersuchten Systeme',
    'Ein kritisches System wurde in den letzten 12 Monaten testweise wiederhergestellt',
    'Eine Kopie der Datensicherung lässt sich mit den Konten der Produktivsysteme nicht löschen',
    'Alle privilegierten Konten melden sich mit einem zweiten Faktor an',
    'Kritische Lieferanten sind mit den Diensten verzeichnet, die an ihnen hängen',
  ],
  after: [
    'Jeder kritische Dienst ist bis zu seinen Systemen, Identitäten und Lieferanten zurückverfolgt',
    'Nachweise, die älter als 12 Monate sind, sind als solche gekennzeichnet',
    'Jede Lücke in den Nachweisen hat eine verantwortliche Person und ein Datum',
  ],
  places: [
    {
      title: 'Nachweisverzeichnis',
      asks: 'Spätere Urteile dürfen nur auf dem beruhen, was hier verzeichnet ist. Führen Sie die Nachweise zu jedem kritischen Dienst auf; Gemessenes zählt mehr als in Teilen Getestetes, Getestetes mehr als Behauptetes, Neues mehr als Altes. Zitieren Sie Zahlen genau. Deuten Sie Lücken nicht: Führen Sie sie auf, sie gehen in die Interviews.',
      parts: {
        'Nachweise je Dienst':
          'Tabelle mit Dienst, Gegenstand (Identitäten, Datensicherung, Lieferanten, Überwachung), Dokument, was es zeigt, Datum und Art (gemessen, getestet, behauptet).',
        Abdeckung:
          'Systeme im Inventar gegenüber untersuchten Systemen, privilegierte Konten mit zweitem Faktor, als Prozent mit den Ausgangswerten; verglichen mit den Eingaben.',
        'Alter der Nachweise': 'Nachweise älter als 12 Monate, je Dienst, mit Alter in Monaten.',
        Widersprüche:
          'Zahlen oder Aussagen, die sich zwischen Dokumenten, Eingaben und Interviews unterscheiden, nebeneinander zitiert.',
        Nachweislücken: 'nummeriert; Frage, Dienst, wer sie bis wann beantworten kann.',
      },
    },
    {
      title: 'Vorgefundene Schutzmaßnahmen',
      asks: 'Die Szenarien müssen wissen, welche Schutzmaßnahmen wirklich halten würden. Trennen Sie, was nachweislich wirkt, von dem, was nur auf dem Papier steht. Suchen Sie vor allem jeden Weg, auf dem ein einziges gestohlenes Konto Produktivsysteme und Datensicherung erreicht. Ein Zertifikat ist kein Test. Empfehlen Sie noch nichts.',
      parts: {
        'Getestete Maßnahmen': 'Tabelle mit Maßnahme, Art des Tests, Datum, Ergebnis und Nachweis.',
        'Maßnahmen auf dem Papier':
          'Richtlinie, Zertifikat oder Behauptung ohne Test und was ein Test zeigen müsste.',
        'Wege eines einzelnen Kontos':
          'nummeriert; Konto, Schritte, was erreicht wird, und die Maßnahme, die es aufhalten sollte.',
        Lieferantenzugriffe:
          'Tabelle mit Lieferant, Zugriff, zweitem Faktor, Art und Datum der letzten Überprüfung; verglichen mit der Eingabe Art der Überprüfung.',
        Schutzlücken: 'Konten, Systeme oder Netze ohne die Maßnahme, als Anzahl mit Gesamtzahl.',
      },
    },
    {
      title: 'Fähigkeit zum Wiederanlauf',
      asks: 'Der Vorstand wird fragen, wie lange es dauert. Beurteilen Sie, ob kritische Dienste wieder aufgebaut werden könnten, wenn Produktivsysteme und Verzeichnisdienst zugleich verloren sind. Vergleichen Sie gemessene Wiederherstellungszeiten mit vertretbaren Ausfällen, in Stunden. Was nie wiederhergestellt wurde, hat keine Wiederherstellungszeit. Nennen Sie die Menschen, an denen es hängt.',
      parts: {
        'Schutz der Datensicherung':
          'Tabelle mit Kopie, Ort, Konten mit Löschrecht, Abschottung und letzter Überprüfung; verglichen mit der Eingabe Am besten geschützte Kopie.',
        'Gemessene Wiederherstellungszeiten':
          'Tabelle mit System, Datum, benötigten Stunden, vertretbaren Stunden und Differenz; zuerst die Eingabe Letzte Wiederherstellung im Test.',
        'Ungetestete Wiederherstellungen':
          'kritische Systeme, die nie als Ganzes wiederhergestellt wurden, mit dem Aufwand eines Tests.',
        'Abhängigkeiten beim Wiederanlauf':
          'Verzeichnisdienst, Netz, Lizenzen, Lieferanten und Personen, die zuerst gebraucht werden, und der Schritt, auf den andere warten.',
      },
    },
    reviewing(
      'Prüfen Sie, ob jede Aussage zu einer Schutzmaßnahme Nachweis und Datum nennt. Rechnen Sie Abdeckung und Differenzen in Stunden nach. Verlangen Sie eine Überarbeitung, wo ein Zertifikat als Beweis gilt, dass eine Maßnahme wirkt, oder wo eine Wiederherstellungszeit ohne Test angegeben ist.',
      {
        'Nachweise nach Art':
          'Anteil der Aussagen, die auf Messungen, Tests und Behauptungen beruhen, und die Aussagen, die allein auf Behauptungen beruhen.',
      },
    ),
    deciding(
      'Entscheiden Sie, ob die Nachweise vollständig genug sind, um Szenarien daran durchzuspielen. Lehnen Sie ab, wenn Datensicherung, privilegierte Konten oder kritische Lieferanten nicht untersucht wurden. Ein alter Nachweis darf stehen, wenn er gekennzeichnet und seine Erneuerung terminiert ist.',
      'Tabelle mit Kriterium, erfüllt oder nicht, und Beleg: Abdeckung des Inventars, Wiederherstellung innerhalb von 12 Monaten getestet, abgeschottete Kopie, zweiter Faktor für privilegierte Konten, Lieferanten untersucht, Lücken zugeordnet.',
    ),
  ],
}
