import { describe, expect, it } from '@jest/globals'
import type { LiveEvent, LiveEventType } from '@parley/contracts/events/live.ts'
import { type LivePresence, nobody, presenceAfter } from './live-presence.ts'

const after = (...events: [LiveEventType, LiveEvent['data']][]): LivePresence =>
  events.reduce(
    (presence, [type, data]) => presenceAfter(presence, { type, data, phaseId: null, seq: 0, at: '' }),
    nobody,
  )
const piece = (delta: string, offset: number): [LiveEventType, LiveEvent['data']] => [
  'AGENT_TOKEN',
  { interactionId: 'i', delta, offset },
]
const typing: [LiveEventType, LiveEvent['data']] = [
  'AGENT_TYPING',
  { isTyping: true, agentName: 'Judge', agentRole: 'APPROVER', interactionId: 'i' },
]

describe('who is at it', () => {
  it('puts streamed pieces together by their places', () => {
    expect(after(piece('One ', 0), piece('two', 4)).streamed).toEqual({ i: 'One two' })
  })

  it('begins anew when an answer does', () => {
    expect(after(piece('One ', 0), piece('two', 4), piece('Again', 0)).streamed).toEqual({ i: 'Again' })
  })

  it('knows who writes until they stop', () => {
    expect(after(typing).typing?.agentName).toBe('Judge')
    expect(after(typing, ['AGENT_TYPING', { isTyping: false }]).typing).toBeNull()
  })

  it('knows that the moderator thinks until somebody speaks', () => {
    expect(after(['MODERATOR_ANALYZING', {}]).isModeratorThinking).toBe(true)
    expect(after(['MODERATOR_ANALYZING', {}], ['HITL_MESSAGE_CREATED', {}]).isModeratorThinking).toBe(false)
    expect(after(['MODERATOR_ANALYZING', {}], piece('A', 0)).isModeratorThinking).toBe(false)
  })

  it('sees nobody think while the run waits for people', () => {
    for (const status of ['PAUSED', 'AWAITING_HUMAN'])
      expect(after(['MODERATOR_ANALYZING', {}], ['SEQUENCE_UPDATED', { status }]).isModeratorThinking).toBe(
        false,
      )
    expect(
      after(['MODERATOR_ANALYZING', {}], ['SEQUENCE_UPDATED', { status: 'RUNNING' }]).isModeratorThinking,
    ).toBe(true)
  })

  it('takes nothing for thinking that is told after the end of a run, until the next one', () => {
    const end: [LiveEventType, LiveEvent['data']] = ['SEQUENCE_COMPLETED', { status: 'COMPLETED' }]
    expect(after(end, ['MODERATOR_ANALYZING', {}]).isModeratorThinking).toBe(false)
    const begin: [LiveEventType, LiveEvent['data']] = ['SEQUENCE_STARTED', { status: 'QUEUED' }]
    expect(after(end, begin, ['MODERATOR_ANALYZING', {}]).isModeratorThinking).toBe(true)
    const again: [LiveEventType, LiveEvent['data']] = ['SEQUENCE_UPDATED', { status: 'QUEUED' }]
    expect(after(end, again, ['MODERATOR_ANALYZING', {}]).isModeratorThinking).toBe(true)
    expect(after(typing, ['SEQUENCE_UPDATED', { status: 'COMPLETED' }]).typing).toBeNull()
  })

  it('lets go of a turn that is over, and of everything when the run is', () => {
    const update = (status: string): [LiveEventType, LiveEvent['data']] => [
      'AGENT_INTERACTION_UPDATE',
      { interactionId: 'i', status },
    ]
    expect(after(piece('One', 0), update('RUNNING')).streamed).toEqual({ i: 'One' })
    expect(after(typing, piece('One', 0), update('COMPLETED'))).toEqual(nobody)
    expect(after(typing, piece('One', 0), ['SEQUENCE_CANCELLED', {}])).toEqual({
      ...nobody,
      isOver: true,
    })
  })
})
