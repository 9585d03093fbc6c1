import { describe, expect, it } from '@jest/globals'
import { conversationProgress } from './conversation-progress.ts'

const interactions = (completed: number, waiting: number) => [
  ...Array.from({ length: completed }, () => ({ status: 'COMPLETED', isSide: false })),
  ...Array.from({ length: waiting }, () => ({ status: 'PENDING', isSide: false })),
]

describe('the progress of a conversation (Document 2, 4.3)', () => {
  it('counts two interactions an agent before there are any', () => {
    expect(conversationProgress([], 5)).toEqual({
      completed: 0,
      total: 10,
      percent: 0,
      label: 'Ready to start (10 interactions)',
    })
  })

  it('counts the interactions themselves once there are some, whatever the number of agents', () => {
    expect(conversationProgress(interactions(3, 1), 5)).toEqual({
      completed: 3,
      total: 4,
      percent: 75,
      label: '3/4 interactions completed',
    })
  })

  it('does not count what people asked for beside the run', () => {
    const asked = { status: 'COMPLETED', isSide: true }
    expect(conversationProgress([asked], 2).label).toBe('Ready to start (4 interactions)')
    expect(conversationProgress([...interactions(3, 1), asked], 2).label).toBe('3/4 interactions completed')
  })

  it('is never more than 100 per cent, nor a number of nothing', () => {
    expect(conversationProgress(interactions(7, 0), 1).percent).toBe(100)
    expect(conversationProgress([], 0).percent).toBe(0)
  })
})
