import { describe, expect, it } from '@jest/globals'
import { type LanguageSources, languageOfInitiative, type WrittenLanguage } from './initiative-language.ts'

/** Texts that name their language; others tell none. */
const told = (text: string): WrittenLanguage | undefined =>
  text.startsWith('de') ? 'de' : text.startsWith('en') ? 'en' : undefined
const none: LanguageSources = { initiative: null, client: null, inputs: [] }

describe('the language of an initiative', () => {
  it.each<[string, Partial<LanguageSources>, WrittenLanguage]>([
    ['its own setting', { initiative: 'en', client: 'de', inputs: ['de 1'] }, 'en'],
    ['the client’s', { client: 'de', inputs: ['en 1', 'en 2'] }, 'de'],
    ['that of most inputs', { inputs: ['de 1', 'de 2', 'en 1', '1720', 'SAP'] }, 'de'],
    ['English where inputs are even', { inputs: ['de 1', 'en 1'] }, 'en'],
    ['English where inputs tell none', { inputs: ['1720'] }, 'en'],
    ['English where nothing is filled', {}, 'en'],
  ])('is %s', (_, given, language) => {
    expect(languageOfInitiative({ ...none, ...given }, told)).toBe(language)
  })
})
