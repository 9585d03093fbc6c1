import { describe, expect, it } from '@jest/globals'
import { interaction, message, moderatorTurn } from '../../testing/phase-records.ts'
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
    expect(shown).toMatchObject({ id: redo.id, replaced: { id: old.id } })
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
  })
})
