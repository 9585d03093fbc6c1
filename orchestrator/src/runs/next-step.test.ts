import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import fc from 'fast-check'
import type { Role } from '../testing/engine-world.ts'
import { pureRun, type Script, walk } from '../testing/pure-run.ts'
import { currentTurn, nextStep, type Step } from './next-step.ts'
import { followUpsAt, mostFollowUps, mostRounds, type RunView, standingTurns } from './turns.ts'

const roles = fc.array(fc.constantFrom<Role>('CONTRIBUTOR', 'REVIEWER', 'APPROVER'), { maxLength: 10 })
const scripts: fc.Arbitrary<Script> = fc.record({
  roles,
  analyses: fc.array(fc.constantFrom('next', 'follow_up', 'ask_human'), { maxLength: 40 }),
  verdicts: fc.array(fc.record({ agrees: fc.boolean(), names: fc.array(fc.nat(12), { maxLength: 3 }) }), {
    maxLength: 30,
  }),
  decisions: fc.array(fc.constantFrom('approve', 'revise', 'overrule'), { maxLength: 8 }),
})

/** Steps that any run may take at most: each choice of the script costs a bounded number of them. */
const mostSteps = ({ roles: { length } }: Script): number => 2_000 * (length + 1)

interface Seen {
  view: RunView
  step: Step
}

/** Walks a whole run; `look` is shown every state with its step. */
function walkAll(script: Script, look: (seen: Seen) => void): Seen {
  let last: Seen | undefined
  let steps = 0
  for (const seen of walk(script)) {
    steps += 1
    if (steps > mostSteps(script)) throw new Error('The run does not end.')
    look(seen)
    last = seen
  }
  if (last === undefined) throw new Error('The run took no step.')
  return last
}

const always = (check: (script: Script) => void, numRuns = 150): void =>
  fc.assert(fc.property(scripts, check), { numRuns })

describe('the next step of a run (decisions D5), whatever anybody says', () => {
  it('leads to an end: one summary, then finished, nothing left to do and no objection unanswered', () => {
    always((script) => {
      let summaries = 0
      const { view, step } = walkAll(script, (seen) => (summaries += seen.step.kind === 'summarise' ? 1 : 0))
      expect(step).toEqual({ kind: 'finish' })
      expect(summaries).toBe(1)
      expect(currentTurn(view.turns)).toBeUndefined()
      const objections = standingTurns(view.turns).filter(
        ({ verdict }) => verdict !== null && verdict.kind !== 'approve' && verdict.overruledBy === null,
      )
      expect(objections).toEqual([])
    })
  })

  it('takes the agents in template order, and never one before the moderator has turned to it', () => {
    always((script) => {
      let furthest = 0
      walkAll(script, ({ view, step }) => {
        if (step.kind !== 'prompt') return
        const turn = view.turns.find(({ id }) => id === step.turnId)
        expect(turn?.position).toBe(furthest + (furthest === 0 ? 1 : 2))
        furthest = turn?.position ?? 0
        const later = view.turns.filter(({ position }) => position > furthest)
        expect(later.every(({ response }) => response === null)).toBe(true)
      })
      expect(furthest).toBe(script.roles.length === 0 ? 0 : 2 * script.roles.length - 1)
    })
  })

  it('asks at most two follow-ups and one question to people at a place', () => {
    always((script) => {
      const questions: number[] = []
      const { view } = walkAll(script, ({ view: { memory } }) => void questions.push(memory.asked.length))
      expect(new Set(view.memory.asked).size).toBe(view.memory.asked.length)
      for (const { position } of view.turns)
        expect(followUpsAt(view.turns, position)).toBeLessThanOrEqual(mostFollowUps)
      expect(questions).toEqual(questions.toSorted((one, other) => one - other))
    })
  })

  it('sends work back at most twice by itself: more is for people to say', () => {
    always((script) => {
      walkAll(script, ({ view, step }) => {
        if (step.kind !== 'send-back') return
        const judge = view.turns.find(({ id }) => id === step.turnId)
        expect(judge?.agent.role).toBe('REVIEWER')
        expect(judge?.round).toBeLessThan(mostRounds)
        const standing = standingTurns(view.turns)
        for (const { turnId } of step.targets)
          expect(standing.find(({ id }) => id === turnId)?.agent.role).toBe('CONTRIBUTOR')
      })
    })
  })

  it('asks a model only where there are two things to choose from', () => {
    always((script) => {
      walkAll(script, ({ view, step }) => {
        if (step.kind !== 'analyse') return
        expect(step.allowed[0]).toBe('next')
        if (step.allowed.length > 1) return
        const turn = view.turns.find(({ id }) => id === step.turnId)
        expect(followUpsAt(view.turns, turn?.position ?? 0)).toBe(mostFollowUps)
        expect(view.memory.asked).toContain(turn?.position)
      })
    })
  })

  it('follows from the state alone: the same for a copy, in any order of the rows', () => {
    always((script) => {
      walkAll(script, ({ view, step }) => {
        const copy = structuredClone(view)
        copy.turns.reverse().forEach(Object.freeze)
        expect(nextStep(Object.freeze(copy))).toEqual(step)
      })
    }, 30)
  })

  it('lets people go first: a message before the next turn, then a pause; and nothing of a run that is not at work', () => {
    const messageId = newId()
    const stopped = ['QUEUED', 'PAUSED', 'AWAITING_HUMAN', 'COMPLETED', 'CANCELLED', 'FAILED'] as const
    always((script) => {
      walkAll(script, ({ view }) => {
        const asked = { ...view, pendingMessageIds: [messageId, newId()], pauseRequested: true }
        expect(nextStep(asked)).toEqual({ kind: 'answer-message', messageId })
        expect(nextStep({ ...asked, pendingMessageIds: [] })).toEqual({ kind: 'pause' })
        for (const status of stopped) expect(nextStep({ ...asked, status })).toEqual({ kind: 'stop' })
      })
    }, 30)
  })
})

describe('a run that nobody objects to', () => {
  it('goes through its places, one after the other', () => {
    const steps: string[] = []
    walkAll(
      { roles: ['CONTRIBUTOR', 'REVIEWER', 'APPROVER'], analyses: [], verdicts: [], decisions: [] },
      ({ step }) => void steps.push(step.kind),
    )
    const places = ['open prompt ask-agent analyse', 'prompt review', 'prompt approve', 'summarise finish']
    expect(steps).toEqual(places.join(' ').split(' '))
  })

  it('without agents has nothing but its summary', () => {
    expect(nextStep(pureRun([]))).toEqual({ kind: 'summarise' })
  })
})
