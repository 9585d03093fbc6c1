import { describe, expect, it } from '@jest/globals'
import { failureSentence, failureText } from './failure-words.ts'

describe('what is stored beside work that failed', () => {
  it('is read in English as it is stored', () => {
    expect(failureText(failureSentence('runOurFault'), 'en-GB')).toBe(failureSentence('runOurFault'))
  })

  it('is read in German by readers of German, with its values', () => {
    const stored = failureSentence('filePagesLeftOut', { read: 200, all: 1_200 })
    expect(failureText(stored, 'de')).toBe('Nur die ersten 200 von 1200 Seiten wurden gelesen.')
    expect(failureText('The content of this file is not what its name says (.docx).', 'de-AT')).toBe(
      'Der Inhalt dieser Datei ist nicht, was ihr Name verspricht (.docx).',
    )
  })

  it('is read sentence by sentence where several stand together', () => {
    const stored = `${failureSentence('filePartsLeftOut', { read: 3, all: 9 })} ${failureSentence('foundByWords')}`
    expect(failureText(stored, 'de')).toBe(
      'Nur die ersten 3 von 9 Teilen wurden gelesen. Vorerst über seine Wörter auffindbar, weil der Einbettungsserver nicht antwortet. Die Suche nach Bedeutung folgt von selbst.',
    )
  })

  it('says itself where nobody knows it', () => {
    expect(failureText('Out of paper.', 'de')).toBe('Out of paper.')
  })
})
