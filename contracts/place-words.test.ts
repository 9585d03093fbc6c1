import { describe, expect, it } from '@jest/globals'
import { placeText } from './place-words.ts'

describe('where something stands in a document', () => {
  it.each([
    ['Page 3', 'Seite 3'],
    ['Slide 12', 'Folie 12'],
    ['Part 2', 'Teil 2'],
    ['Rows 2-40', 'Zeilen 2–40'],
    ['Sheet By year rows 2-13', 'Blatt By year, Zeilen 2–13'],
    ['Risks of the first wave', 'Risks of the first wave'],
  ])('%s is %s in German', (label, german) => {
    expect(placeText(label, 'de-DE')).toBe(german)
    expect(placeText(label, 'en')).toBe(label)
  })
})
