// Answers that have to be told whole: all of several, what is lacking, what a document says of something, how it is done.
import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const model = passageOf({
  name: 'Cost model',
  text: 'Cost, EUR thousand | Halvorsen One | Quillon Cloud\nSubscription, five years | 3060 | 3690\nData transfer | 340 | 380\nReserve, 10% of one-off cost | 354 | 385\nTotal cost of ownership, five years | 6954 | 7925',
})

describe('what several offers cost', () => {
  it.each([
    'What do the two offers cost over five years?',
    'Was kosten die beiden Angebote über fünf Jahre?',
    'What do the offers cost?',
  ])('is told by their totals: %s', (question) => {
    const answer = ask(question, { ...model, name: 'Cost model of the offers' })
    for (const total of ['6954', '7925']) expect(answer).toContain(total)
    expect(answer).not.toContain('3060')
  })
  it('and what is asked of none of them is told of each', () => {
    const answer = ask('What is the reserve in the cost model?', model)
    for (const figure of ['354', '385']) expect(answer).toContain(figure)
    expect(ask('What is the reserve of Quillon?', model)).not.toContain('354')
  })
  it('is told row by row where they are rows', () => {
    const paper = passageOf({
      name: 'Options paper',
      text: 'Option | Cost (EUR m)\nA. Keep | 38.5\nB. Replace | 61.5',
    })
    const answer = ask('What do the options cost?', paper)
    for (const cost of ['38.5', '61.5']) expect(answer).toContain(cost)
  })
})

describe('who was asked', () => {
  const responses = passageOf({
    name: 'Responses',
    text: 'Five suppliers were invited. Vexby declined in May, and Ostrel withdrew in June. The three others answered in time.\n\nSupplier | Invited to show\nHalby | 3 May\nQuill | 4 May\nTarn | 5 May',
  })
  it.each(['Which suppliers were invited?', 'How many suppliers were invited?'])(
    'is told with how many there were: %s',
    (question) => {
      const answer = ask(question, responses)
      for (const told of ['Five suppliers were invited', 'Vexby declined', 'Ostrel withdrew'])
        expect(answer).toContain(told)
    },
  )
})

describe('what somebody lacks', () => {
  const certificates = passageOf({
    name: 'Security',
    label: 'Certificates',
    text: 'Certificate | Halvorsen | Tarnbrook\nISO 27001 | Valid to May 2028 | Stage 1 passed, expected March 2027\nSOC 2 | Report to June, no exceptions | Not available\nCyber Plus | April 2026 | September 2025',
  })
  it.each(['Which certificates does Tarnbrook lack?', 'Welche Zertifikate fehlen Tarnbrook?'])(
    'is what is not there or still to come: %s',
    (question) => {
      const answer = ask(question, certificates)
      for (const told of ['ISO 27001', 'Not available']) expect(answer).toContain(told)
      for (const other of ['September 2025', 'April 2026']) expect(answer).not.toContain(other)
    },
  )
  it('is nothing where all is there', () => {
    expect(isRefused(ask('Which certificates does Halvorsen lack?', certificates))).toBe(true)
  })
})

describe('a document', () => {
  const method = passageOf({
    name: 'House method',
    label: '5. Reference calls',
    sourceKind: 'firm',
    text: '5. Reference calls\n\nA call takes an hour and follows ten questions.',
  })
  const table = passageOf({
    name: 'Log',
    text: 'Risk | Rating\nAnswers not verified by references before scoring of vendors closes | Medium',
  })
  it('is asked about something and tells it itself', () => {
    const answer = ask('What does our method say about references?', table, method)
    expect(answer).toContain('ten questions')
    expect(answer).not.toContain('Medium')
  })
  it('tells how something is done under the deed', () => {
    const scoring = passageOf({
      name: 'House method for vendors',
      sourceKind: 'firm',
      label: '4. Scoring',
      text: '4. Scoring\n\nMarks run from 0 to 5. Three people score each criterion alone.',
    })
    const answer = ask('How do we score vendors?', table, scoring)
    for (const told of ['from 0 to 5', 'Three people']) expect(answer).toContain(told)
    expect(answer).not.toContain('Medium')
  })
  it('tells what a contract has to have under a heading of contracts', () => {
    const points = passageOf({
      name: 'House method for vendors',
      label: '6. Contract points worth a delay',
      text: '6. Contract points worth a delay\n\n- A cap on increases.\n- Return of all data at no charge.',
    })
    const answer = ask('What should be in the contract with a vendor?', table, points)
    for (const told of ['cap on increases', 'Return of all data']) expect(answer).toContain(told)
  })
})

it('the next steps are the actions, and no timetable of what is past', () => {
  const timetable = passageOf({
    label: 'Timetable',
    text: 'Step | Date\nRFP issued | 5 May 2026\nAward | 9 May 2027',
  })
  const actions = passageOf({
    label: '8. Actions',
    text: 'No. | Action | Owner | Due\nA-1 | Room booked | Ada Brandt | 20 May 2026\nA-2 | Scripts approved | Jonas Weir | 24 May 2026',
  })
  for (const question of ['What are the next steps?', 'Was sind die nächsten Schritte?']) {
    const answer = ask(question, timetable, actions)
    for (const told of ['Room booked', 'Scripts approved']) expect(answer).toContain(told)
    expect(answer).not.toContain('RFP issued')
  }
})

it('which one goes live first is told by when each does', () => {
  const minutes = passageOf({
    name: 'Minutes',
    label: '4. Order of the plants',
    text: '4. Order of the plants\n\nThe committee decides for Hull in October 2027, York in May 2028 and Selby in June 2028.',
  })
  for (const question of ['Which plant goes live first?', 'Welches Werk geht zuerst live?'])
    expect(ask(question, minutes)).toContain('Hull in October 2027')
})

it('when something is needed is told by the case in which it is', () => {
  const rules = passageOf({
    text: 'A reserve of 10% is the least; 15% where more than a tenth needs extensions.',
  })
  expect(ask('When is a 15% reserve needed?', rules)).toContain('more than a tenth')
})

it('a target is said by what something should be', () => {
  const guidance = passageOf({ text: 'The margin of a project should be 46% or more at signature.' })
  expect(ask('What is our margin target?', guidance)).toContain('46%')
})

it('a chapter is no item of what stands under it', () => {
  const assessment = passageOf({
    name: 'Assessment',
    label: '3. Risks',
    text: '3. Risks\n\nRisks\n\n- Patients do not notice the recording.\n- Nurses trust it too much.',
  })
  const answer = ask('What are the risks?', assessment)
  expect(answer).toContain('Nurses trust it')
  expect(answer).not.toContain('“Risks”')
})
