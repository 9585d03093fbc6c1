import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { quantitiesOf, readPassage, readSentence } from './index.ts'

describe('a sentence read against a statement', () => {
  // A denial binds within its own clause.
  it.each([
    ['The plan has not been tested.', 'The plan is tested'],
    ["The plan isn't approved.", 'The plan is approved'],
    ['Approval is pending.', 'Approval is given'],
    ['The weights were discussed and will not be approved.', 'The weights are approved'],
    ['The method is agreed, but the weights are not approved.', 'The weights are approved'],
    ['The weights are not approved and will be discussed again.', 'The weights are approved'],
    ['Neither the weights nor the method are approved.', 'The weights are approved'],
    ['Nobody has approved the weights.', 'The weights are approved'],
    ['The weights and the method are not approved.', 'The weights are approved'],
    ['No, the weights are not approved.', 'The weights are approved'],
    ['The rollout goes ahead without a sponsor.', 'The rollout has a sponsor'],
    ['The weights were approved and will be changed in June.', 'The weights will not be changed'],
    ['The budget is agreed and two vendors were excluded.', 'No vendor is excluded'],
  ])('%s contradicts %s', (sentence, statement) => {
    expect(readSentence(statement, sentence).says).toBe('contradicts')
  })

  it.each([
    ['The plan was tested in May.', 'The plan is tested'],
    ['No open points remain.', 'There are no open points'],
    ['The budget is approved, but training is not included.', 'The budget is approved'],
    ['The weights were approved on 12 May and will not be changed.', 'The weights are approved'],
    ['The weights were approved and no change is planned.', 'The weights are approved'],
    ['The weights were approved without any objection.', 'The weights are approved'],
    ['The weights have not been changed since they were approved.', 'The weights are approved'],
    ['The weights, which nobody disputes, are approved.', 'The weights are approved'],
    ['Although the method is not agreed, the weights are approved.', 'The weights are approved'],
    ['The weights are not only proposed, they are approved.', 'The weights are approved'],
    ['The weights were approved no later than May.', 'The weights are approved'],
    ['The weights will not be changed and are approved.', 'The weights are approved'],
    ['The weights were approved and will not be changed.', 'The weights will not be changed'],
    ['The board approved the weights and the vendors were not told.', 'The weights are approved'],
    ['It is not clear that the weights are approved.', 'The weights are approved'],
    ['The pilot in Lisbon was stopped.', 'The pilot in Porto was stopped.'],
    ['The planners in Seville tested the tool.', 'The tool has been tested by the planners in Toledo.'],
    ['Sixteen operators will retire before 2030.', 'Sixteen operators retire before 2030.'],
    ['The council was informed; it neither agreed nor objected.', 'The council has agreed.'],
    ['Leavers must return their badge.', 'Leavers can keep their badge for six weeks.'],
  ])('%s does not contradict %s', (sentence, statement) => {
    expect(readSentence(statement, sentence).says).not.toBe('contradicts')
  })

  it.each([
    ['number', 'The rate is EUR 1,720 a day.', 'The rate is EUR 1.270 a day.'],
    ['unit', 'Scanning takes four weeks.', 'Scanning takes four months.'],
    ['date', 'The offer ends on 3 May 2026.', 'The offer ends on 8 May 2026.'],
    ['name', 'The software is hosted in Porto.', 'The software is hosted in Lisbon.'],
    ['negation', 'Training is part of the offer.', 'Training is not part of the offer.'],
    ['tense', 'The contract is signed.', 'The contract will be signed in May.'],
    ['scope', 'All interfaces are tested.', 'Three of seven interfaces are tested.'],
  ])('says that it differs in %s', (because, statement, sentence) => {
    expect(readSentence(statement, sentence)).toEqual({ says: 'contradicts', because, quote: sentence })
  })

  it.each([
    ['Staff retire before 2030.', 'Staff retire before 2030.'],
    ['Staff will retire before 2030.', 'Staff retire before 2030.'],
    ['Every depot has received the scanners.', 'All depots have received the scanners.'],
  ])('%s supports %s', (sentence, statement) => {
    expect(readSentence(statement, sentence).says).toBe('supports')
  })

  it.each([
    ['The depots in Hull and Leeds have received the scanners.', 'All depots have received the scanners.'],
    ['Guards may see recordings of the gates.', 'Guards may see all recordings.'],
    ['EUR 3.4 million was spent against a plan of EUR 3.1 million.', 'Spending is within the plan.'],
  ])('%s leaves open whether %s', (sentence, statement) => {
    expect(['partly', 'unrelated']).toContain(readSentence(statement, sentence).says)
  })

  it('is over where its row says until when it was valid, and the document is later', () => {
    const text =
      'Licences, printed on 9 September 2026\n\n| Licence | Valid until |\n| --- | --- |\n| Map data | 30 June 2026 |'
    expect(readPassage('The licence for the map data is valid.', { text }).says).toBe('contradicts')
  })

  it('that rates what may come to be says nothing of what is', () => {
    const text = 'Teams give no time for tests – likelihood: medium, damage: high.'
    expect(readPassage('Teams give time for tests.', { text }).says).toBe('unrelated')
  })

  it('is read with its neighbours', () => {
    const before = 'The vendor contract was drafted in April.'
    expect(readSentence('The vendor contract is signed.', 'It was signed on 3 May.', { before }).says).toBe(
      'supports',
    )
    expect(readSentence('The vendor contract is signed.', 'It was signed on 3 May.').says).not.toBe(
      'supports',
    )
    const after = 'However, the signature was withdrawn on 5 May.'
    const sentence = 'The vendor contract was signed on 3 May.'
    expect(readSentence('The vendor contract is signed.', sentence, { after }).says).toBe('contradicts')
  })
})

describe('a passage read against a statement', () => {
  const table = '| Role | Day rate |\n| --- | ---: |\n| Principal | GBP 1,720 |\n| Analyst | GBP 690 |'

  it('finds the row, with the header above its cells', () => {
    expect(readPassage('The day rate of a principal is GBP 1,720.', { text: table })).toEqual({
      says: 'supports',
      quote: 'Principal | GBP 1,720',
    })
    expect(readPassage('The day rate of a principal is GBP 690.', { text: table })).toMatchObject({
      says: 'contradicts',
      because: 'number',
    })
  })

  it('never takes a heading for what stands under it', () => {
    const statement = 'The exit plan is agreed with the provider.'
    expect(
      readPassage(statement, { text: '# Exit plan agreed with the provider\n\nTo be written.' }).says,
    ).toBe('contradicts')
    expect(
      readPassage(statement, { text: '# Exit plan agreed with the provider\n\nParking is scarce.' }).says,
    ).toBe('unrelated')
  })

  it('takes what might be for nothing', () => {
    const statement = 'The hall is heated.'
    expect(readPassage(statement, { text: 'Ideas of the workshop:\n\n- The hall is heated.' }).says).toBe(
      'unrelated',
    )
    expect(
      readPassage(statement, { text: '| Risk | Rating |\n| --- | --- |\n| The hall is not heated | high |' })
        .says,
    ).toBe('unrelated')
  })
})

describe('quantities', () => {
  it.each([
    ['EUR 1,720', '1.720 Euro'],
    ['EUR 1.2 million', '1,2 Mio. €'],
    ['twelve weeks', '12 Wochen'],
    ['twenty-four hours', 'ein Tag'],
    ['99.9 percent', '99,9 %'],
    ['31 March 2026', '31.03.2026'],
    ['the third quarter of 2026', 'Q3 2026'],
    ['every two weeks', 'alle zwei Wochen'],
    ['at least 5 percent', 'mindestens 5 Prozent'],
    ['by 30 June', 'bis zum 30. Juni'],
    ['a year', '12 months'],
  ])('%s is %s', (one, other) => {
    const read = (text: string) =>
      quantitiesOf(text).map(({ kind, low, high, bound }) => ({
        kind,
        low: Math.round(low),
        high: Math.round(high),
        bound,
      }))
    expect(read(one)).toEqual(read(other))
    expect(read(one)).toHaveLength(1)
  })

  const amount = fc.integer({ min: 2, max: 9_000 })
  const english = (value: number): string => value.toLocaleString('en-US')
  const german = (value: number): string => value.toLocaleString('de-DE')

  it('that are the same support, however they are written', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const statement = `The licence costs are EUR ${english(value)}.`
        expect(readSentence(statement, `Licence costs amount to EUR ${english(value)} in total.`).says).toBe(
          'supports',
        )
        expect(readSentence(statement, `Die Lizenzkosten betragen ${german(value)} Euro.`).says).toBe(
          'supports',
        )
      }),
      { numRuns: 50 },
    )
  })

  it('that are swapped never support', () => {
    const sentences = [
      (value: number) => `The project has ${english(value)} users.`,
      (value: number) => `The licence costs are EUR ${english(value)}.`,
      (value: number) => `Records are deleted after ${value} days.`,
      (value: number) => `Die Anlage hat ${german(value)} Sensoren.`,
    ]
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...sentences), (one, other, sentence) => {
        fc.pre(one !== other)
        expect(readSentence(sentence(one), sentence(other))).toMatchObject({
          says: 'contradicts',
          because: 'number',
        })
      }),
      { numRuns: 100 },
    )
  })
})
