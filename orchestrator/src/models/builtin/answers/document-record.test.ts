import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const survey = passageOf({
  name: 'Quay Survey',
  context: 'Veldhoven Ferries\nQuay Survey of the berth selection',
  text: 'Quay Survey of the berth selection\n\nPrepared by: Jory Blanke Date: 6 May 2026 Status: Summary of what was seen\n\nStatus: Confirmed by each skipper asked\n\nThe quay has nine berths, of which two are dry at low tide.',
})

describe('what a document tells of itself', () => {
  it.each(['What is the status of the berth selection?', 'Give me a summary of the berths'])(
    'does not answer: %s',
    (question) => {
      const told = ask(question, survey)
      expect(told).not.toContain('Confirmed')
      expect(told).not.toContain('Prepared by')
    },
  )

  it('says who wrote it', () => {
    const told = ask('Who prepared the quay survey?', survey)
    expect(isRefused(told)).toBe(false)
    expect(told).toContain('Jory Blanke')
  })
})
