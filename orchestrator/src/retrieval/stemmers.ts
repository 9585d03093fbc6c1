import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { createLexicon, rememberingWords, type Stemmer } from '../models/language/index.ts'

/**
 * Stemmers (Porter's for English, Snowball's for the others) of the languages whose words are searched by their stems,
 * by ISO 639-1. Words of other languages stand as they are.
 */
export const stemmers = {
  en: rememberingWords(english),
  de: rememberingWords(german),
  fr: rememberingWords(french),
  es: rememberingWords(spanish),
  it: rememberingWords(italian),
  nl: rememberingWords(dutch),
} as const satisfies Record<string, Stemmer>

export type StemmedLanguage = keyof typeof stemmers

export const isStemmed = (language: string): language is StemmedLanguage => language in stemmers

/** Business words of English and German by the stems that are searched. */
export const searchLexicon = createLexicon({ english: stemmers.en, german: stemmers.de })
