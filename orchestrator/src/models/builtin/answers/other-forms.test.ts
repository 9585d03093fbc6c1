// What has the words of a question and is of a form that cannot answer it: better nothing than beside the point.
import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const gates = passageOf({
  name: 'Method',
  text: 'Gates\n\nPhase | Question at the gate | Evidence\nBusiness case and negotiation | What is it worth? | Offers, business case, agreement\nAward | Can it be defended? | Paper',
})

describe('a works agreement', () => {
  it('is there where it is called so, and not where business and agreements are', () => {
    expect(isRefused(ask('Gibt es eine Betriebsvereinbarung?', gates))).toBe(true)
    const german = passageOf({ text: 'Die Betriebsvereinbarung über das neue Lager gilt seit Mai.' })
    expect(ask('Gibt es eine Betriebsvereinbarung?', gates, german)).toContain('neue Lager')
    const english = passageOf({ text: 'The works agreement on shifts was signed in Hull in May.' })
    expect(ask('Gibt es eine Betriebsvereinbarung?', gates, english)).toContain('works agreement on shifts')
  })
})

describe('why something is so', () => {
  const offer = passageOf({
    name: 'Offers',
    text: 'Alderby proposes a team from Leeds.\n\nBrennick withdrew on 3 May because it has no depot in Hull.',
  })
  it('is told by a sentence with a reason', () => {
    expect(ask('Why did Brennick withdraw?', offer)).toContain('because it has no depot')
    expect(isRefused(ask('Why is Alderby the cheapest?', offer))).toBe(true)
    expect(isRefused(ask('Warum ist Alderby am günstigsten?', offer))).toBe(true)
  })
})

describe('what happens then', () => {
  const log = passageOf({
    name: 'Log',
    label: 'Risks',
    text: 'No. | Risk | Rating | Measure\nR-1 | Lease of the Hull depot ends in May | High | Extension of six months\nR-2 | Drivers retire | Low | Retention',
  })
  const profile = passageOf({
    name: 'Profile',
    text: 'Criterion | Weight | Proof\nDepot and lease | 15% | Hull papers\nPrice | 85% | Offer',
  })
  it('is told by a measure or a sentence with the way out, and by no other row', () => {
    expect(ask('What happens if the lease of the Hull depot ends?', log, profile)).toContain('six months')
    expect(isRefused(ask('What happens to the Hull depot lease?', profile))).toBe(true)
    const other = passageOf({
      text: 'He regards the loss of drivers as worse than the lease of the Hull depot.',
    })
    expect(isRefused(ask('What happens if we miss the lease of the Hull depot?', other))).toBe(true)
  })
})

describe('what somebody says', () => {
  it('is told by no row about it', () => {
    const systems = passageOf({
      text: 'System | Used at | Vendors\nMillrace | Hull | two\nDraft | York | one',
    })
    expect(isRefused(ask('What do the vendors say about Millrace?', systems))).toBe(true)
  })
})

describe('a budget', () => {
  const costs = passageOf({
    name: 'Model',
    text: 'Vendor | Cost | Total, EUR\nAlderby ERP | One-off cost | 3,520\nBrennick ERP | One-off cost | 4,100',
  })
  const minutes = passageOf({
    name: 'Minutes',
    text: '2. Budget\n\nThe board approves a range of EUR 6 million to EUR 7 million for five years. The selection has a budget of EUR 310,000.',
  })
  it('is what is granted, and not what something costs', () => {
    expect(isRefused(ask('What is the budget for the new ERP?', costs))).toBe(true)
    for (const question of [
      'What is the budget for the new ERP?',
      'Wie hoch ist das Budget für das neue ERP?',
    ]) {
      const answer = ask(question, costs, minutes)
      expect(answer).toContain('EUR 6 million to EUR 7 million')
      expect(answer).not.toContain('3,520')
    }
  })
})

describe('what something costs', () => {
  it('is told where it is named, and not only in the name of the document', () => {
    const risks = passageOf({
      name: 'Archive transfer assessment',
      label: 'Risks',
      text: 'Three weeks of delay cost EUR 28,000 of partner time.',
    })
    expect(isRefused(ask('What does the archive transfer cost?', risks))).toBe(true)
    const work = passageOf({ name: 'Plan', text: 'The archive transfer costs EUR 41,000.' })
    expect(ask('What does the archive transfer cost?', risks, work)).toContain('41,000')
  })
})

describe('a rating', () => {
  it('of a risk says nothing of what it threatens', () => {
    const log = passageOf({
      label: 'Risks',
      text: 'No. | Risk | Rating\nR-1 | Security of the Alderby portal | Medium\nR-2 | Delay in Hull | High',
    })
    expect(isRefused(ask('How is Alderby rated on security?', log))).toBe(true)
  })
  it('that is only explained is nobody’s', () => {
    const key = passageOf({
      text: 'A vendor is amber when a gap in continuity can be closed before the launch, and red when it cannot.',
    })
    expect(isRefused(ask('Which vendors are amber on continuity?', key))).toBe(true)
  })
})

describe('a cap on prices', () => {
  it('is no limit of something else', () => {
    const model = passageOf({
      text: 'Cost, EUR thousand | Alderby One | Brennick Cloud\nApproved range, upper limit | 7600 | 7700\nTotal | 6954 | 7925',
    })
    expect(isRefused(ask('What is the price cap of Alderby?', model))).toBe(true)
  })
})
