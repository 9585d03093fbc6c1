import { beforeEach, describe, expect, it } from '@jest/globals'
import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { z } from 'zod'
import { refusalSentence, refusalWords } from './refusal-words.ts'

const said = (schema: z.ZodType, value: unknown): string =>
  refusalWords(schema.safeParse(value, inPlainWords).error?.issues[0]?.message ?? '')

describe('what is said of refused values', () => {
  beforeEach(() => changeLanguage('de'))

  it.each([
    [z.string(), undefined, 'Dieses Feld ist erforderlich'],
    [z.string().max(1), 'ab', 'Höchstens 1 Zeichen'],
    [z.string().max(1_500), 'a'.repeat(1_501), 'Höchstens 1.500 Zeichen'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Höchstens 1 Eintrag'],
    [z.array(z.string()).min(2), ['a'], 'Mindestens 2 Einträge'],
    [z.number().min(-5), -6, 'Muss mindestens -5 sein'],
    [z.number().lt(2.5), 3, 'Muss kleiner als 2,5 sein'],
    [z.number(), 'a', 'Muss eine Zahl sein'],
    [z.email(), 'a', 'Ungültiges E-Mail-Format'],
    [z.iso.date(), 'a', 'Kein gültiges Datum'],
    [z.string().max(1, 'Own words'), 'ab', 'Own words'],
  ])('is German for %#', (schema, value, words) => {
    expect(said(schema, value)).toBe(words)
  })
})

describe('the sentence above a form', () => {
  const errors = { name: 'Must be text', budget: undefined }

  it.each([
    ['none', undefined, {}, undefined],
    ['of a field, where to look', 'name: Must be text', errors, 'Bitte prüfen Sie die markierten Felder.'],
    ['of no field, in German', 'Not a valid date', errors, 'Kein gültiges Datum'],
    ['of a field that is not marked, as it is', 'title: Must be text', {}, 'title: Must be text'],
    ['not known, as it is', 'The initiative is archived', {}, 'The initiative is archived'],
  ])('is, %s', async (...[, message, marked, sentence]) => {
    await changeLanguage('de')
    expect(refusalSentence(message, marked)).toBe(sentence)
  })

  it('is as the server says it, in English', async () => {
    await changeLanguage('en')
    expect(refusalSentence('name: Must be text', errors)).toBe('name: Must be text')
  })
})
