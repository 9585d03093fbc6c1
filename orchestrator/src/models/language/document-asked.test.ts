import { describe, expect, it } from '@jest/globals'
import { documentAsked, documentAskedAbout, documentMeant, isCalled } from './document-asked.ts'

describe('a question for the whole of a document', () => {
  it.each([
    ['What does “Harbour Audit” say?', 'Harbour Audit', 'en'],
    ['What’s in the Harbour Audit?', 'Harbour Audit', 'en'],
    ['What is our Harbour Audit about?', 'Harbour Audit', 'en'],
    ['Please summarise the document Harbour Audit.', 'Harbour Audit', 'en'],
    ['Give me an overview of the Harbour Audit', 'Harbour Audit', 'en'],
    ['Was sagt „Harbour Audit“?', 'Harbour Audit', 'de'],
    ['Was steht in dem Hafenbericht?', 'Hafenbericht', 'de'],
    ['Was steht im Hafenbericht?', 'Hafenbericht', 'de'],
    ['Worum geht es im Hafenbericht?', undefined, undefined],
    ['Worum geht es in der Datei Hafenbericht?', 'Hafenbericht', 'de'],
    ['Fassen Sie den Hafenbericht zusammen', 'Hafenbericht', 'de'],
    ['Was sagt „Kosten zur Wahl“?', 'Kosten zur Wahl', 'de'],
  ])('is heard in %s', (question, name, language) => {
    expect(documentAsked(question)).toEqual(
      name === undefined ? undefined : expect.objectContaining({ name, language }),
    )
  })

  it.each([
    'What does the offer say about delivery?',
    'What does the crane cost?',
    'Was sagt das Angebot über Lieferzeiten?',
    'Who wrote the Harbour Audit?',
  ])('is not heard in %s', (question) => {
    expect(documentAsked(question)).toBeUndefined()
  })
})

describe('a document', () => {
  it.each([
    ['Harbour Audit', 'Harbour Audit (confidential)', 1],
    ['harbour audit', 'Acme: Harbour Audit.pdf', 1],
    ['harbour audit', 'Harbour Audit Report', 2 / 3],
    ['audit', 'Harbour Audit Report', 1 / 3],
    ['survey', 'Harbour Audit Report', 0],
    ['Harbour Audit of 2027', 'Harbour Audit', 0],
    ['Kostenmodell', 'Cost Model', 1],
    ['Kostenvergleich', 'Cost Model', 0],
    ['das Protokoll', 'Minutes of the Quay Committee', 1 / 3],
  ])('is called %s where it is %s by %d', (asked, name, share) => {
    expect(isCalled(asked, name)).toBeCloseTo(share)
  })

  const documents = [
    'Harbour Audit Report',
    'Minutes of the Quay Committee',
    'Tide Survey',
    'Berth Survey',
    'Ten-Year Cost Model of the Quays',
  ]
  const meant = (question: string): string | undefined => {
    const asked = documentAsked(question)
    return asked && documentMeant(asked, documents)
  }
  it.each([
    ['What does the harbour audit say?', 'Harbour Audit Report'],
    ['What do the minutes say?', 'Minutes of the Quay Committee'],
    ['What does the survey say?', undefined],
    ['What is in the minutes?', undefined],
    ['Was sagt das Kostenmodell?', 'Ten-Year Cost Model of the Quays'],
    ['What is in the cost model?', 'Ten-Year Cost Model of the Quays'],
    ['Was steht im Kostenmodell?', 'Ten-Year Cost Model of the Quays'],
  ])('is meant by %s: %s', (question, document) => {
    expect(meant(question)).toBe(document)
  })
})

describe('a question to a document about something', () => {
  it.each([
    ['What does our method say about references?', 'method', 'references'],
    ['What do the minutes say on the budget?', 'minutes', 'budget'],
    ['Was sagt unsere Methode über Referenzen?', 'Methode', 'Referenzen'],
  ])('%s', (question, name, about) => {
    expect(documentAskedAbout(question)).toMatchObject({ name, about })
  })
  it.each(['What do we say about prices?', 'What does the method say?'])('is not %s', (question) => {
    expect(documentAskedAbout(question)).toBeUndefined()
  })
})
