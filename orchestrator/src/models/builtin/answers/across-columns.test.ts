import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const levels = passageOf({
  name: 'Service levels',
  label: '5. Continuity',
  text: '5. Continuity\n\nMeasure | Required | Alderly | Birkdale | Ostrand\nAvailability a month | 99.8% | 99.9% | 99.7% | 99.5%\nRecovery time | 4 hours | 2 hours | 4 hours | 8 hours\nHarbour certificate | Yearly | Valid to 2028 | Valid to 2027 | Expected in March',
})
const bidders = passageOf({
  name: 'Bidders',
  text: 'Vendor | Received\nAlderly Ltd | 3 May\nBirkdale AG | 4 May\nOstrand Oy | 5 May',
})

describe('things that head columns', () => {
  it.each([
    'How do the vendors compare on availability?',
    'Wie schneiden die Anbieter bei der Verfügbarkeit ab?',
  ])('are set side by side in the row that is asked about, with what is beside them: %s', (question) => {
    const answer = ask(question, bidders, levels)
    for (const cell of ['99.8%', '99.9%', '99.7%', '99.5%']) expect(answer).toContain(cell)
    expect(answer).not.toContain('2 hours')
  })

  it('are told each, where each is asked for', () => {
    const answer = ask('What is the recovery time of each vendor?', bidders, levels)
    expect(answer).toContain('Alderly: **2 hours**; Birkdale: **4 hours**; Ostrand: **8 hours**')
    expect(answer).not.toContain('99')
  })

  it('are told with what they have, where it is asked which has it', () => {
    const answer = ask('Which vendor has the harbour certificate?', bidders, levels)
    expect(answer).toContain('Alderly: **Valid to 2028**')
    expect(answer).toContain('Ostrand: **Expected in March**')
  })

  it('are not told of what no row is called', () => {
    expect(isRefused(ask('How do the vendors compare on price?', bidders, levels))).toBe(true)
    expect(ask('What is the recovery time of Birkdale?', bidders, levels)).not.toContain('8 hours')
  })
})
