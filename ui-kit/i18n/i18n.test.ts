import { expect, it } from '@jest/globals'
import { firstLanguage } from './i18n.ts'

it.each<[string, string | null, string[], string]>([
  ['what was chosen before all', 'en', ['de-AT', 'de'], 'en'],
  ['the browser’s first that there is', null, ['fr-CH', 'de-CH', 'en'], 'de'],
  ['English where the browser speaks neither (Document 1, section 9)', null, ['fr'], 'en'],
  ['English where what is kept is none', 'tlh', [], 'en'],
])('begins in %s', (_title, ...[chosen, ofBrowser, expected]) => {
  expect(firstLanguage(chosen, ofBrowser)).toBe(expected)
})
