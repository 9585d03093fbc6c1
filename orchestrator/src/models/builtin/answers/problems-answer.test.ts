import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const profile = passageOf({
  name: 'Company profile',
  label: '2. The present landscape',
  text: '2. The present landscape\n\nService level was 81% in March against a target of 92%. The yard was founded in 1948.\n\n- Hull and York plan their cranes separately.\n\n- Bookings are entered twice, once by each office.\n\n- A new system must have no downtime at night.',
})
const interview = passageOf({
  name: 'Interviews',
  label: 'Ada Brandt',
  text: 'Ada Brandt\n\nClerks spend a day a week repairing orders. Prices in the list are wrong for a third of the parts.',
})
const offer = passageOf({
  name: 'Offer',
  text: 'Alder One has no module for tides.\n\nThe price is £310,000 a year.',
})

describe('what goes badly', () => {
  const questions = [
    'What are the pain points?',
    'What are the biggest problems of the present system?',
    'Was sind die größten Probleme?',
    'Wo hakt es heute?',
  ]
  it.each(questions)('is told by what is missed, wrong, lacking or done by people: %s', (question) => {
    const answer = ask(question, offer, interview, profile)
    for (const told of ['against a target of 92%', 'separately', 'entered twice', 'repairing', 'are wrong'])
      expect(answer).toContain(told)
    for (const other of ['1948', 'downtime', 'Alder One']) expect(answer).not.toContain(other)
  })

  it('is not told where the question names something that it is about', () => {
    expect(ask('What are the problems of the cranes in Leeds?', interview)).not.toContain('repairing')
  })

  it('is not told by agents, nor by one sentence alone', () => {
    expect(isRefused(ask('What are the pain points?', offer, { ...interview, trust: 'agent' }))).toBe(true)
  })
})
