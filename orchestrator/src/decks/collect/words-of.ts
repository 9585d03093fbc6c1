import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { german } from './deck-words-de.ts'
import { english } from './deck-words-en.ts'
import type { DeckWords } from './deck-words.ts'

const words: Record<DeckLanguage, DeckWords> = { en: english, de: german }

export const wordsOf = (language: DeckLanguage): DeckWords => words[language]
