import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const findings = passageOf({
  name: 'Tide review',
  label: '4. Points to be closed before the opening',
  text: '4. Points to be closed before the opening\n\n- T-1 The gate is tested under full load.\n- T-2 The harbour master signs the rules.',
})
const log = passageOf({
  name: 'Log',
  label: 'Open questions',
  text: 'Open questions\n\n- Who lights the beacon at the opening?\n- Does the crane need a second crew?',
})

describe('what is open before something', () => {
  it.each(['What is still open before the opening?', 'Was ist vor der Eröffnung noch offen?'])(
    'is all that stands under headings that say so, and open questions that speak of it: %s',
    (question) => {
      const answer = ask(question, log, findings)
      for (const told of ['T-1', 'T-2', 'beacon']) expect(answer).toContain(told)
      expect(answer).not.toContain('second crew')
      expect(answer).not.toContain('“Points to be closed')
    },
  )

  it('is not told of another event', () => {
    expect(ask('What is still open before the dredging?', findings)).not.toContain('T-1')
  })
})

describe('whether something is so', () => {
  const berths = passageOf({
    name: 'Harbour profile',
    text: 'Norvane can close in the first week of May and in August only. Lurgen closes in February.',
  })
  const offers = passageOf({
    name: 'Offers',
    text: 'Ostrand withdrew because it cannot support tidal billing.\n\nBirkdale is from Lurgen, and it does not meet R-2 (tidal billing, offered through a partner).',
  })

  it('is told of whom the question names, with the times that hold', () => {
    const answer = ask('Can Norvane close in February?', berths)
    expect(answer).toContain('first week of May')
    expect(answer).not.toContain('Lurgen')
  })

  it('is not told by what another one does', () => {
    const answer = ask('Does Birkdale support tidal billing?', offers)
    expect(answer).toContain('does not meet R-2')
    expect(answer).not.toContain('Ostrand')
  })

  it('is told by an item of a list that need not say that it belongs to it', () => {
    const charter = passageOf({
      name: 'Charter',
      label: '2. Scope of the trial',
      relevance: 0.8,
      text: '2. Scope of the trial\n\n- Crews that arrive on their own; not children under 16, not guests of the port.\n- English and Spanish.',
    })
    expect(ask('Are children included in the trial?', charter)).toContain('not children under 16')
  })

  it('is told by the sentence that says it, before rows with its words and before how a firm works', () => {
    const notes = passageOf({ name: 'Notes', text: 'No reference port has been visited yet.' })
    const plan = passageOf({
      name: 'Plan',
      text: 'Step | Date\nReference ports visited | 3 May 2027\nOffers read | 9 June 2027',
    })
    const method = passageOf({
      name: 'Method',
      sourceKind: 'firm',
      text: 'At least two reference ports have to be visited for each bidder.',
    })
    const answer = ask('Has any reference port been visited?', plan, method, notes)
    expect(answer).toContain('No reference port has been visited yet')
    expect(answer).not.toMatch(/3 May|At least two/)
  })
})

describe('who did not take part', () => {
  const receipt = passageOf({
    name: 'Receipt',
    text: 'Four bidders were asked. Alderly declined in May, and Ostrand withdrew because of its fleet. The others submitted a bid in time.',
  })
  const halls = passageOf({
    name: 'Halls',
    text: 'Birkdale did submit a bid for the hall.\n\nThe old lock competes only if a bid is made; its vendor declined.',
  })

  it.each(['Who did not submit a bid?', 'Who did not submit?', 'Wer hat kein Angebot abgegeben?'])(
    'is told by who declined: %s',
    (question) => {
      const answer = ask(question, halls, receipt)
      expect(answer).toContain('Alderly declined in May, and Ostrand withdrew')
      expect(answer).not.toMatch(/Birkdale|old lock/)
    },
  )

  it('is not told by who did', () => {
    expect(isRefused(ask('Who did not submit a bid?', halls))).toBe(true)
  })
})

describe('a question', () => {
  it('is no answer to another one', () => {
    const asks = passageOf({
      name: 'Log',
      text: 'Does Alderly commit to two tides in the harbour contract that the committee awards, with a right to leave?',
    })
    expect(isRefused(ask('Who awards the harbour contract?', asks))).toBe(true)
  })

  it('who awards the contract is told by the rule for every decision', () => {
    const rules = passageOf({
      name: 'Minutes',
      label: 'Rules',
      text: 'Rules\n\n- Decisions need the chair and two members.',
    })
    const award = passageOf({
      name: 'Minutes',
      label: 'Award of the contract',
      text: 'Award of the contract\n\nThe weights of the offers are agreed.',
    })
    expect(ask('Who awards the contract?', rules, award)).toContain(
      'Decisions need the chair and two members',
    )
    expect(isRefused(ask('Who awards the contract?', rules))).toBe(true)
  })
})

describe('how many are so', () => {
  const halls = passageOf({
    name: 'Survey',
    text: 'The port has 40 sheds in its book (quays, yards, halls and docks).\n\nIt hires 12 crews. No more than 9 sheds are considered unsafe by their owners.',
  })

  it('is told where it is said that they are', () => {
    expect(ask('How many sheds are unsafe?', halls)).toContain('No more than 9')
    const survey = passageOf({
      name: 'Survey',
      text: 'Stock is the weakest mark in 49 of 58 branches: papers are kept in three boxes, and 12% of them differ.',
    })
    expect(isRefused(ask('Wie viele Filialen werden geschlossen?', survey))).toBe(true)
  })

  it('is not told by adding up what is not said to be so', () => {
    const table = passageOf({
      name: 'Profile',
      text: 'Table 1. Sheds by kind\n\nQuay | Sheds | Cranes\nNorth | 4 | 2\nSouth | 3 | 1',
    })
    expect(isRefused(ask('How many sheds must be rebuilt?', table))).toBe(true)
    expect(ask('How many sheds are there?', table)).toContain('7')
  })

  it('is not told by a rule of how many there may be, nor by none at one place', () => {
    const rule = passageOf({ name: 'Guide', text: 'No more than 70 mandatory criteria.' })
    expect(isRefused(ask('How many criteria are mandatory?', rule))).toBe(true)
    const none = passageOf({ name: 'Offer', text: 'Alderly has a small crew and no customers in Lurgenby.' })
    expect(isRefused(ask('How many customers does Alderly have?', none))).toBe(true)
  })
})

it('what something must contain is told by what stands under its contents', () => {
  const rules = passageOf({
    name: 'Rules of the procedure',
    label: '6. Contents of the offer',
    text: '6. Contents of the offer\n\nPrice sheet for five years. Plan with three waves. Names of key people.',
  })
  const costs = passageOf({
    name: 'Profile',
    text: 'This figure contains no extension and is the baseline for the comparison of offers.',
  })
  const answer = ask('What must an offer contain?', costs, rules)
  for (const told of ['Price sheet', 'three waves', 'key people']) expect(answer).toContain(told)
  expect(answer).not.toContain('baseline')
})
