import type { DeckLanguage, DeckSectionId } from '../http/exports.ts'

/** What was chosen when the export was asked for. */
export interface ExportOptions {
  sections: DeckSectionId[] | null
  confidential: boolean
  language: DeckLanguage
}
