import { inLanguages } from '@parley/contracts/in-languages.ts'
import { german } from './deck-words-de.ts'
import { english } from './deck-words-en.ts'

export const wordsOf = inLanguages({ en: english, de: german })
