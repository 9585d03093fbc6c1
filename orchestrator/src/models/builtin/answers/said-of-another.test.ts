import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const minutes = passageOf({
  name: 'Council minutes',
  label: 'Rules',
  context: 'Council minutes\nVendor selection › Rules',
  text: 'Rules\n\n- Departures from the standard are decided by a panel of Ada Brandt and Jonas Weir.\n\n- Decisions need the chair and two members.',
})
const log = passageOf({
  name: 'Risk log',
  label: 'Risks',
  text: 'Risks\nNo. | Risk | Owner\nK-1 | The slip is too short | Ada Brandt\nK-2 | Winter delays the trials | Jonas Weir',
})
const prices = passageOf({
  name: 'Cost model',
  label: 'Sheet Summary rows 1-4',
  text: 'Summary\nLine (£ thousand) | Alder One | Birk ERP | Cedar Cloud\nLicences | 310 | 280 | 395\nTotal cost, five years | 900 | 760 | 1120',
})

describe('who decides', () => {
  it('is told by the rule for every decision, and not by one on something else', () => {
    expect(ask('Who decides about the vendor?', minutes)).toContain(
      'Decisions need the chair and two members',
    )
    expect(ask('Who decides about the vendor?', minutes)).not.toContain('Departures')
    expect(ask('Who decides on departures from the standard?', minutes)).toContain('Ada Brandt')
  })

  it('is told by the rule for every decision of what its document has a heading for, in German as well', () => {
    const criteria = passageOf({
      name: 'Council minutes',
      label: 'Award criteria',
      text: 'Award criteria\n\nThe weights of the offers are approved.',
    })
    const decisions = passageOf({
      name: 'Decision log',
      context: 'Decision log\nAward of the contract',
      text: 'No. | Decision | By | Date\nD-1 | Tides to be decided before dredging | Panel | 3 March\nD-2 | All bidders invited | Council | 4 March',
    })
    for (const question of ['Wer entscheidet über die Vergabe?', 'Who decides about the award?']) {
      const answer = ask(question, minutes, criteria, decisions)
      expect(answer).toContain('Decisions need the chair and two members')
      expect(answer).not.toContain('Tides')
    }
    expect(ask('Who decides about holidays?', minutes, criteria)).not.toContain('need the chair')
  })

  it('is not told by what was merely approved', () => {
    const weights = passageOf({
      name: 'Council minutes',
      label: 'Award',
      text: 'Award\n\nThe weights of the offers are approved unanimously.',
    })
    expect(isRefused(ask('Who decides about the award?', weights))).toBe(true)
  })
})

describe('a log that tells no states', () => {
  it('has what stands, so that its risks are the open ones', () => {
    const answer = ask('Which risks are open?', log)
    expect(answer).toContain('The slip is too short')
    expect(answer).toContain('Winter delays the trials')
    expect(isRefused(ask('Which risks are closed?', log))).toBe(true)
  })
})

describe('a kind of software in the name of one product', () => {
  it('asks for each product, where no product is named', () => {
    const answer = ask('What does the ERP cost over five years?', prices)
    for (const cost of ['900', '760', '1120']) expect(answer).toContain(cost)
    const one = ask('What does Birk ERP cost over five years?', prices)
    expect(one).toContain('760')
    expect(one).not.toContain('900')
  })
})

describe('a name that only capitals tell from a small word', () => {
  const notes = passageOf({
    name: 'Interview notes',
    label: 'Jonas Weir',
    text: 'Jonas Weir\n\nIT has 23 people, of whom five know the old system.\n\nThe plant has 310 people, and it hires 40 people a year.',
  })

  it('is looked for as a name', () => {
    for (const question of ['How many people work in IT?', 'Wie viele Leute arbeiten in der IT?']) {
      expect(ask(question, notes)).toContain('IT has 23 people')
      expect(ask(question, notes)).not.toContain('310')
    }
  })

  it('is not met by the small word', () => {
    const plant = passageOf({
      name: 'Notes',
      text: 'The plant has 310 people, and it hires 40 people a year.',
    })
    expect(isRefused(ask('How many people work in IT?', plant))).toBe(true)
  })
})

describe('when each of several things happens', () => {
  const plan = passageOf({
    name: 'Council minutes',
    label: '4. Order of the branches',
    context: 'Council minutes\nVendor selection › Meeting of 3 March › 4. Order of the branches',
    text: '4. Order of the branches\n\nAfter discussion the council decides for Leeds in October 2027, Hull in February 2028 and York in May 2028.',
  })
  const log = passageOf({
    name: 'Decision log',
    label: 'Decisions',
    text: 'Decisions\nNo. | Decision | By | Date\nD-1 | Order of branches: Leeds, Hull, York | Council | 3 March 2026',
  })

  it('is told by the sentence that gives each its time', () => {
    const questions = [
      'When does each branch go live?',
      'When do the branches go live?',
      'Wann gehen die einzelnen Filialen live?',
      'When is go-live?',
      'When does York go live?',
      'Wann geht York live?',
    ]
    for (const question of questions)
      expect(ask(question, plan, log)).toContain('Leeds in October 2027, Hull in February 2028')
  })

  it('is not told of another place, nor of what does not follow from an order', () => {
    for (const question of [
      'When does Whitby go live?',
      'When does each branch close?',
      'When is the kick-off?',
    ])
      expect(ask(question, plan, log)).not.toContain('Leeds in October 2027')
  })
})
