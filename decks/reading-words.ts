import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { inLanguages } from '@parley/contracts/in-languages.ts'

/** Words that only documents for reading need, beside `DeckDocument.words`. */
export interface ReadingWords {
  of: string
  preparedFor: string
  backToText: string
  done: string
}

export const readingWords = inLanguages<ReadingWords>({
  en: {
    of: 'of',
    preparedFor: 'Prepared for',
    backToText: 'Back to the text',
    done: 'done',
  },
  de: {
    of: 'von',
    preparedFor: 'Erstellt für',
    backToText: 'Zurück zum Text',
    done: 'erledigt',
  },
})

/** A number as people of the language read it. */
export const formatNumber = (value: number, language: DeckLanguage): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)

/** @param share from 0 to 1 */
export const formatShare = (share: number, language: DeckLanguage): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.min(1, Math.max(0, share)),
  )

/** In which Office checks the spelling. */
export const proofingLanguage = inLanguages({ en: 'en-US', de: 'de-DE' })
