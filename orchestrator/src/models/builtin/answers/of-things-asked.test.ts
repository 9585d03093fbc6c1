import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

describe('the things that a question asks for', () => {
  const minutes = passageOf({
    name: 'Minutes',
    label: '2. Budget',
    relevance: 0.85,
    text: '2. Budget\n\nThe council approves a range of £2 million to £3 million for the ferry. It takes note that the bidder Birkdale exceeds the approved range by £90,000.',
  })
  const plan = passageOf({
    name: 'Plan',
    text: 'Phase | Result | Due\nMandate | Approved mandate, budget range | 3 May 2027\nTender | Approved papers | 9 June 2027',
  })

  it('have to be spoken of where it is answered, or one of them named', () => {
    const answer = ask('Which bidders are within the approved range?', plan, minutes)
    expect(answer).toContain('Birkdale exceeds the approved range')
    expect(answer).not.toContain('Mandate')
  })

  it('are what is compared', () => {
    const effort = passageOf({
      name: 'Effort',
      context: 'Norvane Supplies\nEffort',
      text: 'Table 3. Effort\n\nWork | Staff days | Partner days\nTrial loads | 70 | 60\nArchive | 20 | 20',
    })
    expect(isRefused(ask('Which supplier needs the least effort from staff?', effort))).toBe(true)
  })

  it('are named by a name, and by no month', () => {
    const due = passageOf({
      name: 'Minutes',
      text: 'The recommendation of a vendor is due on 29 January 2027.',
    })
    expect(isRefused(ask('Which vendor is recommended?', due))).toBe(true)
    const advice = passageOf({
      name: 'Summary of Berth review, Recommendations',
      context: 'Norvane\nRecommendations',
      label: 'Summary of Berth review, Recommendations',
      trust: 'person',
      text: 'Try the cranes before prices are discussed.',
    })
    expect(isRefused(ask('Which vendor is recommended?', advice))).toBe(true)
  })
})

describe('each of several things', () => {
  it('is told across the row that is called what is asked, and not by one that has it among other words', () => {
    const model = passageOf({
      name: 'Model',
      label: 'Sheet Summary rows 2-4',
      text: 'Cost, £ thousand | Birkdale One | Ostrand Cloud\nContingency, 10% of one-off cost | 30 | 40\nOne-off cost | 300 | 400\nTotal | 330 | 440',
    })
    const years = passageOf({
      name: 'Model',
      label: 'Sheet Years rows 2-3',
      text: 'Vendor | Cost | Year 1 | Total\nBirkdale One | One-off cost | 300 | 300\nOstrand Cloud | One-off cost | 400 | 400',
    })
    expect(ask('What is the one-off cost of each vendor?', years, model)).toContain(
      'One-off cost – Birkdale One: **300** (£ thousand); Ostrand Cloud: **400** (£ thousand)',
    )
  })
})

describe('a budget of which the question does not say what it is of', () => {
  const budget = passageOf({
    name: 'Minutes',
    label: '2. Budget',
    text: '2. Budget\n\nThe council approves a range of £2 million to £3 million for the ferry. The tender itself has a budget of £90,000.',
  })
  const spent = passageOf({ name: 'Report', text: 'The quay cost £412,000, £9,000 above its budget.' })

  it.each(['What is our budget?', 'Wie hoch ist unser Budget?'])(
    'is told by each sentence that grants one: %s',
    (question) => {
      const answer = ask(question, spent, budget)
      expect(answer).toContain('£2 million to £3 million for the ferry')
      expect(answer).toContain('The tender itself has a budget of £90,000')
      expect(answer).not.toContain('above its budget')
    },
  )

  it('is one where the question says so', () => {
    const answer = ask('What is the budget of the tender?', budget)
    expect(answer).toContain('£90,000')
    expect(answer).not.toContain('£3 million')
  })
})

describe('what is no answer', () => {
  it('is a row to a question why', () => {
    const log = passageOf({
      name: 'Log',
      text: 'No. | Decision | By\nD-1 | Order of berths: Lurgen, Norvane | Council\nD-2 | Two crews | Council',
    })
    expect(isRefused(ask('Why was the order of the berths chosen?', log))).toBe(true)
  })

  it('is what a document tells of itself, nor who was there', () => {
    const guide = passageOf({
      name: 'Guide',
      text: 'Owner: Ada Brandt, Director Date: 12 March 2026 Use: May be used with clients',
    })
    expect(ask('What happens when a client has no owner of the berths?', guide)).not.toContain('Ada Brandt')
    const roll = passageOf({
      name: 'Minutes',
      text: 'Present: Ada Brandt (chair), Leo Marsh, Kim Stone.\n\nLeo Marsh is asked to order the crane by 20 May 2027.',
    })
    const answer = ask('What has Leo Marsh to do?', roll)
    expect(answer).toContain('order the crane')
    expect(answer).not.toContain('Present:')
  })

  it('is a time of something else', () => {
    const notes = passageOf({
      name: 'Notes',
      text: 'Two of the four stokers retire before the end of 2028. They know the boiler well.',
    })
    expect(isRefused(ask('When does the demonstration phase end?', notes))).toBe(true)
  })

  it('is a count to a question for money, nor what is of five more years to one of each year', () => {
    const host = passageOf({
      name: 'Annex',
      text: 'Birkdale keeps its data in Turku and names seven subprocessors.',
    })
    expect(isRefused(ask('How much more does Birkdale cost than keeping what we have?', host))).toBe(true)
    const costs = passageOf({
      name: 'Profile',
      text: 'Keeping the present systems for five more years would cost £6 million.',
    })
    expect(isRefused(ask('How much do we spend on the present systems each year?', costs))).toBe(true)
  })
})

it('when somebody may do something is also at any time', () => {
  const charter = passageOf({
    name: 'Charter',
    text: 'The trial begins on 11 January 2027 and ends on 30 April 2027. The harbour master may stop the trial at any time.',
  })
  expect(ask('When may the trial be stopped?', charter)).toContain('may stop the trial at any time')
})

it('a small word of English is part of a name in a German question', () => {
  const model = passageOf({
    name: 'Model',
    label: 'Sheet Summary rows 2-4',
    text: 'Cost, £ thousand | Birkdale One | Ostrand Cloud\nOne-off cost | 300 | 400\nSubscription, five years | 500 | 600\nTotal cost of ownership, five years | 830 | 1040',
  })
  expect(ask('Was kostet Birkdale One in fünf Jahren?', model)).toContain('Birkdale One: **830**')
})
