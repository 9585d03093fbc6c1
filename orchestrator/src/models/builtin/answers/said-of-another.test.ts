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
