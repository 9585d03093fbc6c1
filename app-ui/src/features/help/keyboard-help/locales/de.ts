import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { keyboardTexts as english } from './en.ts'

export const keyboardTexts: Translation<typeof english> = {
  title: 'Tastenkürzel',
  then: 'dann',
  single: 'Kürzel mit einzelnen Tasten',
  singleHelp:
    'Tasten wie C oder G und dann I. Schalten Sie sie aus, wenn Sie mit Ihrem Computer sprechen oder Tasten versehentlich drücken. Kürzel mit Strg und Esc bleiben an.',
  saveFailed: 'Ihre Wahl wurde nicht gespeichert: {{message}}',
  groups: {
    anywhere: 'Überall',
    go: 'Öffnen',
    lists: 'In Listen',
    observations: 'Auf einer Feststellung der Liste oder den ausgewählten',
    dialogs: 'In Dialogen und Menüs',
  },
  what: {
    palette: 'Suchen, eine Seite öffnen oder etwas ausführen',
    help: 'Tastenkürzel zeigen',
    search: 'Zur Suche der Seite',
    create: 'Initiative anlegen',
    home: 'Startseite',
    dashboard: 'Übersicht, beim Klienten die Abteilungen',
    initiatives: 'Initiativen',
    artifacts: 'Dokumente',
    knowledge: 'Wissen abfragen',
    clients: 'Klienten',
    consultants: 'Berater',
    templates: 'Initiativvorlagen',
    users: 'Benutzer',
    settings: 'Einstellungen oder Sicherheit',
    next: 'Nächste Zeile oder Karte',
    previous: 'Vorige Zeile oder Karte',
    open: 'Öffnen',
    select: 'Auswählen',
    accept: 'Akzeptieren',
    toRemediate: 'Als zu beheben markieren',
    remediated: 'Als behoben markieren',
    evidence: 'Erste Quelle öffnen',
    close: 'Schließen',
  },
}
