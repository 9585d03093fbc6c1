import { describe, expect, it } from '@jest/globals'
import type { Verdict } from '@parley/contracts/stored/run.ts'
import { pureRun } from '../testing/pure-run.ts'
import { verdictText } from './step-changes.ts'
import { nextStep } from './next-step.ts'
import type { RunView, Turn } from './turns.ts'

const rejected: Verdict = { kind: 'reject', reasons: ['Das Budget fehlt.'], revise: [], overruledBy: null }

/** A run whose approver has rejected. */
function runWithRejection(): RunView {
  const run = pureRun(['APPROVER'])
  const turns = run.turns.map((turn): Turn => {
    const done = { ...turn, status: 'COMPLETED' as const, response: 'So.', summary: 'So.' }
    return turn.agent.role === 'APPROVER' ? { ...done, verdict: rejected } : done
  })
  return { ...run, memory: { ...run.memory, opened: true }, turns }
}

describe('what a gate says', () => {
  it.each([
    ['en', /rejects the work: Das Budget fehlt\.$/],
    ['de', /lehnt die Arbeit ab: Das Budget fehlt\.$/],
  ] as const)('is in the language of the agents: %s', (language, words) => {
    expect(nextStep(runWithRejection(), language)).toMatchObject({
      kind: 'gate',
      reason: expect.stringMatching(words),
    })
  })
})

it('a verdict is called by its German name in a German phase', () => {
  expect(verdictText(rejected, 'de')).toBe('**Abgelehnt**\n\n- Das Budget fehlt.')
  expect(verdictText(rejected, 'en')).toBe('**Reject**\n\n- Das Budget fehlt.')
})

it('a reviewer who asks for nothing again does not approve what is open', () => {
  const reviewed: Verdict = { ...rejected, kind: 'approve' }
  expect(verdictText(reviewed, 'en', { isReview: true })).toContain('**No revision asked for**')
  expect(verdictText(reviewed, 'de', { isReview: true })).toContain('**Keine Überarbeitung verlangt**')
  expect(verdictText(reviewed, 'en')).toContain('**Approve**')
})
