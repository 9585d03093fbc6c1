import { describe, expect, it } from '@jest/globals'
import { interaction, message, moderatorTurn, sequence } from '@parley/ui-kit/testing/phase-records.ts'
import { entriesOf, matchesSearch } from './conversation-entries.ts'

const idsOf = (entries: ReturnType<typeof entriesOf>): string[] => entries.map(({ id }) => id)

describe('the entries of a conversation', () => {
  it('stand in the one order of turns and messages; a turn at work is the newest', () => {
    const opening = moderatorTurn({ seq: 1 })
    const answer = interaction({ seq: 5 })
    const said = message({ seq: 3 })
    const working = interaction({ seq: null, status: 'RUNNING', agentResponse: null, order: 4 })
    const toCome = interaction({ seq: null, status: 'PENDING', agentResponse: null, order: 6 })
    expect(idsOf(entriesOf([working, answer, toCome, opening], [said]))).toEqual([
      opening.id,
      said.id,
      answer.id,
      working.id,
    ])
  })

  it('show a redone turn once, with the version that it replaced, as soon as the new one has begun', () => {
    const old = interaction({ seq: 1 })
    const redo = interaction({ seq: null, supersedesId: old.id, status: 'PENDING', agentResponse: null })
    const replacedOld = { ...old, supersededById: redo.id }
    expect(idsOf(entriesOf([replacedOld, redo], []))).toEqual([old.id])
    const [shown, ...others] = entriesOf([replacedOld, { ...redo, status: 'RUNNING' }], [])
    expect(others).toEqual([])
    expect(shown).toMatchObject({ id: redo.id, replaced: [{ id: old.id }] })
  })

  it('keep every version of a turn that was redone more than once, newest first', () => {
    const ids = [interaction().id, interaction().id, interaction().id] as const
    const first = interaction({ id: ids[0], seq: 1, supersededById: ids[1] })
    const second = interaction({ id: ids[1], seq: 2, supersedesId: ids[0], supersededById: ids[2] })
    const third = interaction({ id: ids[2], seq: 5, supersedesId: ids[1] })
    expect(entriesOf([first, second, third], [])).toMatchObject([
      { id: ids[2], seq: 5, replaced: [{ id: ids[1] }, { id: ids[0] }] },
    ])
  })

  it('show a summary where it was made, and former runs where they ended', () => {
    const [turn, said, redo] = [interaction({ seq: 4 }), message({ seq: 7 }), interaction({ seq: 8 })]
    const run = sequence({ summary: 'All agree.', summarySeq: 6 })
    const former = { id: sequence().id, status: 'COMPLETED' as const, turns: 2, lastSeq: 3 }
    const formerRuns = [{ ...former, createdAt: run.createdAt, finishedAt: null }]
    const summaryId = `summary-${run.id}`
    const all = entriesOf([turn, redo], [said], { sequence: run, formerRuns })
    expect(idsOf(all)).toEqual([former.id, turn.id, summaryId, said.id, redo.id])
    const old = { ...run, summarySeq: null }
    const working = interaction({ seq: null, status: 'RUNNING', agentResponse: null })
    expect(idsOf(entriesOf([turn, working], [said], { sequence: old }))).toEqual([
      turn.id,
      summaryId,
      said.id,
      working.id,
    ])
  })

  it('leave out what a gate asks still, and no other question', () => {
    const gateAt = (kind: 'question' | 'budget') => ({
      kind,
      reason: 'Which plant?',
      askedAt: '2026-03-02T09:30:00.000Z',
    })
    const waiting = interaction({ seq: 1, status: 'AWAITING_HUMAN', hitl: gateAt('question') })
    const question = (seq: number, interactionId: string) =>
      message({
        seq,
        role: 'MODERATOR',
        messageType: 'GATE_QUESTION',
        metadata: { interactionId, gateKind: 'question' },
      })
    const [before, open] = [question(2, waiting.id), question(4, waiting.id)]
    const elsewhere = question(3, interaction().id)
    const said = [before, elsewhere, open]
    expect(idsOf(entriesOf([waiting], said))).toEqual([waiting.id, before.id, elsewhere.id])
    const atBudget = { ...waiting, hitl: gateAt('budget') }
    expect(idsOf(entriesOf([atBudget], said))).toEqual([waiting.id, ...idsOf(entriesOf([], said))])
    expect(idsOf(entriesOf([{ ...waiting, hitl: null }], said))).toContain(open.id)
  })

  it('lead from a request to the turn that met it, or to its newest version', () => {
    const old = interaction({ seq: 1 })
    const redo = interaction({ seq: 5, supersedesId: old.id })
    const request = { kind: 'request' as const, metById: old.id, metAt: old.completedAt }
    const metBy = (...turns: Parameters<typeof entriesOf>[0]) =>
      entriesOf(turns, [message({ request })]).find(({ kind }) => kind === 'message')
    expect(metBy(old)).toMatchObject({ metBy: { turn: { id: old.id }, entryId: old.id } })
    expect(metBy({ ...old, supersededById: redo.id }, redo)).toMatchObject({
      metBy: { turn: { id: old.id }, entryId: redo.id },
    })
    expect(metBy()).toMatchObject({ metBy: undefined })
  })

  it('are found by speaker, chapter and words', () => {
    const [turn, said] = entriesOf(
      [interaction({ seq: 1, chapterTitle: 'Why now', agentResponse: 'Costs rise.' })],
      [message({ content: 'Mind Katowice' })],
    )
    if (turn === undefined || said === undefined) throw new Error('Two entries were expected.')
    for (const words of ['', '  ', 'ANALYST', 'why NOW', 'costs'])
      expect(matchesSearch(turn, words)).toBe(true)
    expect(matchesSearch(turn, 'Katowice')).toBe(false)
    expect(matchesSearch(said, 'anita')).toBe(true)
    const run = sequence({ summary: 'All agree on Gliwice.', summarySeq: 6 })
    const judged = interaction({
      seq: 1,
      verdict: { kind: 'revise', reasons: ['No figures for Opole'], revise: [], overruledBy: null },
    })
    const [verdict, summary] = entriesOf([judged], [], { sequence: run })
    if (verdict === undefined || summary === undefined) throw new Error('Two entries were expected.')
    expect(matchesSearch(verdict, 'opole')).toBe(true)
    expect(matchesSearch(summary, 'gliwice')).toBe(true)
  })
})
