export const maturityTexts = {
  untilThen:
    'Bis dahin können Sie sich hier selbst einschätzen: 21 Aussagen zu sechs Dimensionen, etwa zehn Minuten. Das Ergebnis zeigt, wo {{client}} steht und wie sich das verändert.',
  connectTitle: 'Verbinden Sie sich zuerst mit einem Klienten',
  connectText:
    'Der Reifegrad wird für jeden Klienten bewertet. Verbinden Sie sich mit dem Klienten, den Sie bewerten möchten.',
  emptyTitle: 'Noch keine Bewertung',
  emptyText:
    'Beantworten Sie 21 Aussagen, am besten gemeinsam im Team. Sie können jederzeit unterbrechen und später weitermachen.',
  emptyReadOnly:
    'Der Reifegrad wurde noch nicht bewertet. Das können Personen, die Initiativen oder Einstellungen verwalten.',
  readOnly:
    'Sie können die Bewertungen ansehen. Hinzufügen und löschen können sie nur Personen, die Initiativen oder Einstellungen verwalten.',
  loadFailed: 'Die Bewertungen konnten nicht geladen werden',
  start: 'Bewertung beginnen',
  goOn: 'Bewertung fortsetzen',
  again: 'Erneut bewerten',
  formTitle: 'Selbsteinschätzung',
  formIntro: 'Wie weit trifft jede Aussage heute zu? Antworten Sie für die Organisation als Ganzes.',
  progress: '{{done}} von {{count}} beantwortet',
  draftKept:
    'Ihre bisherigen Antworten bleiben auf diesem Gerät erhalten, bis Sie sie speichern oder verwerfen.',
  missing: 'Bitte beantworten Sie jede Aussage. Noch offen: {{count}}.',
  missingOne: 'Bitte beantworten Sie diese Aussage.',
  discard: 'Verwerfen',
  discardTitle: 'Antworten verwerfen?',
  discardText: 'Was Sie bisher beantwortet haben, geht verloren. Gespeicherte Bewertungen bleiben.',
  save: 'Bewertung speichern',
  saved: 'Bewertung gespeichert',
  saveFailed: 'Die Bewertung konnte nicht gespeichert werden',
  steps: { step1: 'Gar nicht', step2: 'Kaum', step3: 'Teils', step4: 'Weitgehend', step5: 'Voll' },
  resultTitle: 'Wo Sie stehen',
  resultOf: 'Bewertet von {{name}} am {{date}}',
  resultOn: 'Bewertet am {{date}}',
  outOf: '{{score}} von 5',
  level: 'Stufe {{level}}: {{name}}',
  better: '{{by}} mehr als zuvor',
  worse: '{{by}} weniger als zuvor',
  same: 'Wie zuvor',
  nextLevel: 'Am schwächsten: {{dimension}}. Hier lohnt sich der nächste Schritt am meisten.',
  dimension: 'Dimension',
  score: 'Wert',
  change: 'Veränderung',
  now: 'Jetzt',
  before: 'Zuvor',
  developmentTitle: 'Entwicklung',
  developmentText: 'Von {{first}} am {{from}} auf {{last}} am {{to}}, über {{count}} Bewertungen.',
  pastTitle: 'Bisherige Bewertungen',
  date: 'Datum',
  by: 'Von',
  levelHead: 'Stufe',
  actions: 'Aktionen',
  deleteOf: 'Bewertung vom {{date}} löschen',
  deleteTitle: 'Diese Bewertung löschen?',
  deleteText: 'Sie verschwindet für alle auch aus der Entwicklung. Das lässt sich nicht rückgängig machen.',
  deleteFailed: 'Die Bewertung konnte nicht gelöscht werden',
  levels: {
    level1: {
      name: 'Anfang',
      text: 'Die Arbeit hängt an einzelnen Personen; Ergebnisse sind schwer vorherzusehen.',
    },
    level2: { name: 'Aufbau', text: 'Erste Teile sind vorhanden, unterscheiden sich aber von Team zu Team.' },
    level3: {
      name: 'Definiert',
      text: 'Es gibt eine vereinbarte Arbeitsweise, der die meisten Teams folgen.',
    },
    level4: { name: 'Gesteuert', text: 'Ergebnisse werden gemessen, und auf Messwerte folgen Taten.' },
    level5: {
      name: 'Führend',
      text: 'Die Organisation verbessert sich aus sich heraus und gibt das Tempo vor.',
    },
  },
  dimensions: {
    strategy: 'Strategie',
    data: 'Daten',
    process: 'Prozesse',
    people: 'Menschen',
    technology: 'Technik',
    governance: 'Steuerung',
  },
  statements: {
    strategy: {
      vision: 'Alle, die entscheiden, können in einem Satz sagen, was unsere digitale Arbeit erreichen soll.',
      priorities:
        'Initiativen werden danach ausgewählt, was sie zu den Zielen beitragen; manche werden abgelehnt.',
      funding:
        'Geld und Personal für die nächsten zwölf Monate sind eingeplant und nicht von Fall zu Fall zu erbitten.',
      value: 'Ein Jahr nach einer Initiative prüfen wir, ob sie gebracht hat, was versprochen war.',
    },
    data: {
      ownership: 'Für jede wichtige Art von Daten ist jemand benannt, der sie verantwortet.',
      quality:
        'Wir wissen, wie gut unsere wichtigsten Daten sind, und beheben Fehler dort, wo sie entstehen.',
      access: 'Wer Daten für die Arbeit braucht, bekommt sie binnen Tagen, ohne Kopien per E-Mail.',
      protection: 'Personenbezogene und vertrauliche Daten sind gekennzeichnet und entsprechend geschützt.',
    },
    process: {
      described: 'Unsere Hauptprozesse sind so beschrieben, wie sie wirklich laufen.',
      measured:
        'Für jeden Hauptprozess messen wir Zeit, Qualität und Kosten und sehen sie uns regelmäßig an.',
      automated: 'Routineschritte laufen von selbst; Menschen kümmern sich um Ausnahmen.',
    },
    people: {
      skills: 'Wir wissen, welche Fähigkeiten wir in zwei Jahren brauchen, und bauen sie gezielt auf.',
      roles: 'Fachbereiche und IT arbeiten in gemeinsamen Teams mit klaren Rollen.',
      change: 'Wer von einer Veränderung betroffen ist, wird früh beteiligt und rechtzeitig geschult.',
      sponsor: 'Die Leitung steht sichtbar hinter der digitalen Arbeit, auch wenn es unbequem wird.',
    },
    technology: {
      landscape: 'Wir haben ein aktuelles Bild unserer Systeme und davon, welche wann abgelöst werden.',
      interfaces:
        'Systeme tauschen Daten über dokumentierte Schnittstellen aus statt über Dateien und von Hand.',
      operations:
        'Störungen werden bemerkt, bevor Anwender sie melden, und die Wiederherstellung wird geübt.',
    },
    governance: {
      decisions:
        'Es ist klar, wer über digitale Initiativen entscheidet, und Entscheidungen werden festgehalten.',
      risks: 'Risiken haben einen Verantwortlichen und eine Maßnahme und kommen in den Lenkungsausschuss.',
      responsibleUse:
        'Für den Einsatz von KI gibt es Regeln, die bekannt sind und deren Einhaltung geprüft wird.',
    },
  },
}
