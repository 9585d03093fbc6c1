import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { templateFollowTexts as english } from './en.ts'

export const templateFollowTexts: Translation<typeof english> = {
  newer: 'Die Vorlage hat eine neuere Version',
  seeChanges: 'Änderungen ansehen',
  title: 'Was sich in {{template}} geändert hat',
  intro:
    'Diese Initiative wurde aus Version {{version}} angelegt; die Vorlage steht inzwischen bei Version {{newest}}.',
  failed: 'Die Änderungen konnten nicht geladen werden',
  gone: 'Die Vorlage dieser Initiative ist gelöscht oder für Sie nicht sichtbar.',
  takePhase: 'Übernehmen: {{name}}',
  addPhase: 'Neue Phase: {{name}}',
  addPhases_one: '{{count}} neue Phase hinzufügen',
  addPhases_other: '{{count}} neue Phasen hinzufügen',
  addPhasesHelp: 'Neue Phasen stehen dort, wo die Vorlage sie hat, nach den bereits begonnenen.',
  whole: 'Für die ganze Vorlage',
  takeGlobalInputs: 'Globale Eingaben übernehmen',
  unchanged: 'Nichts geändert in: {{names}}',
  kept: 'Ausgefüllte Eingaben bleiben, wo ein Feld seinen Namen behält. Geplante Tage bleiben, wie sie sind.',
  nothingToTake: 'Davon kann nichts mehr übernommen werden.',
  submit: 'Übernehmen',
  taken: 'Neueste Version übernommen',
  cleared:
    'Übernommen. Diese Felder haben ihren Wert verloren, weil er nicht mehr zu ihnen passt: {{fields}}',
  reasons: {
    closed: 'Die Initiative ist abgeschlossen oder abgebrochen; ihre Phasen bleiben, wie sie sind.',
    started: 'Diese Phase hat begonnen; sie bleibt, wie sie ist.',
    completed: 'Diese Phase ist abgeschlossen; sie bleibt, wie sie ist.',
    gone: 'Die Vorlage hat diese Phase nicht mehr; hier bleibt sie, wie sie ist.',
    same: 'In dieser Phase hat sich nichts geändert.',
  },
}
