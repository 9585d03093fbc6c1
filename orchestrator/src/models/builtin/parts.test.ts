import { describe, expect, it } from '@jest/globals'
import { contradicts, isPlaceholder } from '../language/polarity.ts'
import { sentencesOf } from '../language/sentences.ts'
import { stem } from '../language/words.ts'
import { expectedParts } from '../language/expected-parts.ts'
import { coversPart } from './parts.ts'
import { severityOf } from './statement-check.ts'

describe('parts of an expected output', () => {
  it.each([
    [
      'A list of risks, a mitigation plan and an owner for each',
      ['risks', 'mitigation plan', 'owner for each'],
    ],
    [
      '- Scope\n- Timeline\n2. Licence and implementation costs',
      ['Scope', 'Timeline', 'Licence and implementation costs'],
    ],
    ['Deliver: scope; timeline.', ['scope', 'timeline']],
    ['Scope, scope', ['Scope']],
    ['', []],
  ])('%j', (text, parts) => expect(expectedParts(text).map(({ name }) => name)).toEqual(parts))

  it('are covered by a heading or paragraph of their own', () => {
    expect(coversPart('### Mitigation plan\nTo follow.', 'mitigation plan')).toBe(true)
    expect(coversPart('Mitigation is needed.\n\nThe plan is old.', 'mitigation budget')).toBe(false)
  })
})

describe('language', () => {
  it.each([
    ['approved', 'approval'],
    ['licences', 'licence'],
    ['integrating', 'integration'],
    ['policies', 'policy'],
    ['testing', 'tested'],
  ])('%s and %s share a stem', (left, right) => expect(stem(left)).toBe(stem(right)))

  it('splits sentences at their ends, not at figures and abbreviations', () => {
    expect(sentencesOf('Costs are EUR 1.2 million, e.g. Licences. “Is it so?” Yes.\nNext line')).toEqual([
      'Costs are EUR 1.2 million, e.g. Licences.',
      '“Is it so?”',
      'Yes.',
      'Next line',
    ])
  })

  it.each([
    ['The plan has not been tested.', 'The plan is tested', true],
    ['The plan was tested in May.', 'The plan is tested', false],
    ['No open points remain.', 'There are no open points', false],
    ['The budget is approved, but training is not included.', 'The budget is approved', false],
    ["The plan isn't approved.", 'The plan is approved', true],
    ['Approval is pending.', 'Approval is given', true],
  ])('%j against %j', (sentence, statement, expected) =>
    expect(contradicts(sentence, statement)).toBe(expected),
  )

  it.each([
    // A denial binds within its own clause.
    ['The weights were approved on 12 May and will not be changed.', 'The weights are approved', false],
    ['The weights were approved and no change is planned.', 'The weights are approved', false],
    ['The weights were approved without any objection.', 'The weights are approved', false],
    ['The weights have not been changed since they were approved.', 'The weights are approved', false],
    ['The weights, which nobody disputes, are approved.', 'The weights are approved', false],
    ['Although the method is not agreed, the weights are approved.', 'The weights are approved', false],
    ['The weights are not only proposed, they are approved.', 'The weights are approved', false],
    ['The weights were approved no later than May.', 'The weights are approved', false],
    ['The weights will not be changed and are approved.', 'The weights are approved', false],
    ['The weights were approved and will not be changed.', 'The weights will not be changed', false],
    ['The board approved the weights and the vendors were not told.', 'The weights are approved', false],
    ['The weights were discussed and will not be approved.', 'The weights are approved', true],
    ['The method is agreed, but the weights are not approved.', 'The weights are approved', true],
    ['The weights are not approved and will be discussed again.', 'The weights are approved', true],
    ['Neither the weights nor the method are approved.', 'The weights are approved', true],
    ['Nobody has approved the weights.', 'The weights are approved', true],
    ['It is not clear that the weights are approved.', 'The weights are approved', true],
    ['The weights and the method are not approved.', 'The weights are approved', true],
    ['No, the weights are not approved.', 'The weights are approved', true],
    ['The rollout goes ahead without a sponsor.', 'The rollout has a sponsor', true],
    ['The weights were approved and will be changed in June.', 'The weights will not be changed', true],
    ['The budget is agreed and two vendors were excluded.', 'No vendor is excluded', true],
  ])('%j against %j', (sentence, statement, expected) =>
    expect(contradicts(sentence, statement)).toBe(expected),
  )

  it.each(['TBD', ' n/a ', '-', '', 'unknown', 'To be defined'])('%j states nothing', (value) =>
    expect(isPlaceholder(value)).toBe(true),
  )
  it.each(['0', 'No', 'EUR 5', 'None of the vendors'])('%j states something', (value) =>
    expect(isPlaceholder(value)).toBe(false),
  )
})

describe('severity', () => {
  it.each([
    ['A disaster recovery plan exists', false, 'CRITICAL'],
    ['GDPR obligations are met', false, 'HIGH'],
    ['GDPR obligations are met', true, 'MEDIUM'],
    ['Owners are named', false, 'MEDIUM'],
    ['Naming rules are documented', true, 'LOW'],
  ])('%s (near: %s)', (statement, isNear, severity) => expect(severityOf(statement, isNear)).toBe(severity))
})
