import { describe, expect, it } from '@jest/globals'
import { englishOf, germanOf, partsOf, synonymsOf } from './lexicon.ts'
import { contentStems, germanStem, stem } from './words.ts'

const german = (word: string): string => germanStem(word.toLowerCase())
const stems = (words: string): string[] => words.split(' ').map(stem)

describe('the lexicon', () => {
  it('finds words of the other language by the stems of texts, in every form', () => {
    for (const form of ['Lieferant', 'Lieferanten', 'Lieferantin'])
      expect(englishOf(german(form))).toEqual(expect.arrayContaining(stems('supplier vendor')))
    expect(englishOf(german('Prüfungen'))).toEqual(expect.arrayContaining(stems('audit test')))
    const [found = ''] = contentStems('Die Genehmigung ist da')
    expect(englishOf(found)).toContain(stem('approved'))
    expect(germanOf(stem('vendors'))).toEqual(
      expect.arrayContaining([german('Lieferant'), german('Lieferanten'), german('Anbieter')]),
    )
    expect(englishOf('zzz')).toEqual([])
    expect(germanOf('zzz')).toEqual([])
  })

  it('takes compounds apart, as they are written and in their forms', () => {
    for (const form of ['Tagessatz', 'Tagessätze', 'Tagessatzes'])
      expect(partsOf(german(form))).toEqual(['tag', 'satz'])
    expect(englishOf(german('Tagessatz'))).toEqual(expect.arrayContaining(stems('day rate')))
    expect(englishOf(german('Abschlusstest'))).toEqual(expect.arrayContaining(stems('closing test')))
    expect(partsOf(german('Datenschutzbeauftragter'))).toHaveLength(3)
    expect(partsOf(german('Maßnahmenplan'))).toEqual([german('Maßnahme'), 'plan'])
  })

  it('leaves whole what is an entry, short, a number or unknown', () => {
    for (const word of ['Verantwortung', 'Unterlagen', 'Plan', 'A4711', 'Valopril'])
      expect(partsOf(german(word))).toEqual([])
  })

  it('knows words of one language that stand for each other', () => {
    expect(synonymsOf(stem('employees'))).toEqual(expect.arrayContaining(stems('staff workforce')))
    expect(synonymsOf(german('Beschaffung'))).toContain(german('Einkauf'))
    expect(synonymsOf(stem('staff'))).not.toContain(stem('staff'))
  })
})
