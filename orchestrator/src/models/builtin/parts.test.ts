import { describe, expect, it } from '@jest/globals'
import { isPlaceholder } from '../language/polarity.ts'
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
