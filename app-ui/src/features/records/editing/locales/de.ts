import type { Translation } from '../../../../lib/i18n/i18n.ts'
import type { editingTexts as english } from './en.ts'

export const editingTexts: Translation<typeof english> = {
  stale: 'Jemand anderes hat dies inzwischen geändert. Was Sie getippt haben, ist noch da.',
  keepMine: 'Meines speichern',
  takeTheirs: 'Das andere übernehmen',
}
