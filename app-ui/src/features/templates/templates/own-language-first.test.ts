import { expect, it } from '@jest/globals'
import { templateSummary } from '@parley/ui-kit/testing/records.ts'
import { ownLanguageFirst } from './own-language-first.ts'

it('puts templates of the person’s language first, then those of none, each in their former order', () => {
  const templates = [
    templateSummary({ name: 'Vendor Selection', language: 'en' }),
    templateSummary({ name: 'Merger', language: null }),
    templateSummary({ name: 'Anbieterauswahl', language: 'de' }),
    templateSummary({ name: 'Einführung von KI', language: 'de' }),
  ]
  const names = (own: string): string[] => ownLanguageFirst(templates, own).map(({ name }) => name)
  expect(names('de')).toEqual(['Anbieterauswahl', 'Einführung von KI', 'Merger', 'Vendor Selection'])
  expect(names('en')[0]).toBe('Vendor Selection')
})
