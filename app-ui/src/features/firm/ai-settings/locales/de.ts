import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { settingsTexts as english } from './en.ts'

export const settingsTexts: Translation<typeof english> = {
  title: 'Einstellungen',
  tabs: { sso: 'SSO', maturity: 'Reifegrad', ai: 'KI' },
  maturityText: 'Die Oberfläche für den Reifegrad folgt bald.',
  intro:
    'Wählen Sie, welches Sprachmodell für {{client}} arbeitet und welches die Arbeit prüft. Jede Antwort nennt das Modell, von dem sie stammt.',
  preparer: 'Ausarbeitung',
  preparerHelp: 'Schreibt die Beiträge der Agenten.',
  reviewer: 'Prüfung',
  reviewerHelp: 'Prüft und gibt frei, moderiert das Gespräch und prüft die Risikominderungen.',
  maySubstitute: 'Ein anderes Modell darf einspringen',
  maySubstituteHelp:
    'Fällt das gewählte Modell aus, antwortet ein anderes hier eingerichtetes an seiner Stelle, und die Antwort sagt es; sonst wartet die Arbeit auf Sie.',
  by: 'von {{provider}}',
  missingKey: 'Für {{provider}} ist hier kein Schlüssel hinterlegt: Stattdessen antwortet {{model}}.',
  builtinModel: 'das eingebaute Modell',
  language: 'Sprache',
  languageHelp: 'Worin Agenten schreiben, wenn die Initiative selbst keine Sprache nennt.',
  languageUndecided: 'Wie die Eingaben geschrieben sind',
  summary: 'Zusammenfassung',
  answeredBy: 'Antworten: {{model}}',
  modelsFailed: 'Welches Modell antworten wird, ließ sich nicht feststellen: {{message}}',
  readOnly:
    'Sie können diese Einstellungen ansehen. Ändern können sie nur Menschen, die Einstellungen verwalten dürfen.',
  saved: 'Einstellungen gespeichert',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden',
  loadFailed: 'Die Einstellungen des Klienten konnten nicht geladen werden',
  connectTitle: 'Verbinden Sie sich zuerst mit einem Klienten',
  connectText:
    'Die Sprachmodelle werden je Klient gewählt. Verbinden Sie sich mit dem Klienten, dessen Modelle Sie wählen wollen.',
  toClients: 'Zu den Klienten',
  theirs: 'Ausarbeitung {{preparer}}, Prüfung {{reviewer}}, {{substitution}}, Sprache: {{language}}',
  mayStandIn: 'ein anderes Modell darf einspringen',
  mayNotStandIn: 'kein anderes Modell darf einspringen',
}
