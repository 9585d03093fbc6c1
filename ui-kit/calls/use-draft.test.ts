import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { clientAdmin, consultant } from '../testing/people.ts'
import { draftDays } from './draft-storage.ts'
import { forgetSession, keepSession, noteSession } from './session-store.ts'
import { draftText, keepDraft, readDraft } from './use-draft.ts'

const day = 24 * 60 * 60 * 1000
const begin = new Date('2026-03-02T09:00:00Z')
const kept = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('parley.draft.'))

describe('a draft', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: begin, doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'] })
    keepSession('token', clientAdmin)
  })
  afterEach(() => void jest.useRealTimers())

  it('waits for its person for so many days, is shown no longer, and then goes', () => {
    keepDraft('one', { text: 'typed' })
    jest.setSystemTime(begin.getTime() + draftDays * day - 1)
    expect(readDraft('one')).toEqual({ text: 'typed' })
    keepDraft('two', 'later')
    jest.setSystemTime(begin.getTime() + draftDays * day)
    expect([readDraft('one'), draftText('one')]).toEqual([undefined, null])
    noteSession(clientAdmin)
    expect(kept()).toEqual(['parley.draft.two'])
  })

  it('that nobody knows the age of goes', () => {
    localStorage.setItem('parley.draft.old', '"typed"')
    localStorage.setItem('parley.draft.broken', '{')
    expect([readDraft('old'), readDraft('broken')]).toEqual([undefined, undefined])
    noteSession(clientAdmin)
    expect(kept()).toEqual([])
  })

  it('stays where its person signs in again or acts for a client, and goes where somebody else signs in', () => {
    keepDraft('one', 'typed')
    forgetSession()
    keepSession('token', { ...clientAdmin, sessionId: newId() })
    expect(readDraft('one')).toBe('typed')
    const { id, email, firstName, lastName } = clientAdmin
    const actor = { id, email, firstName, lastName }
    const impersonation = { actor, expiresAt: begin.toISOString() }
    keepSession('token', { id: newId(), sessionId: newId(), impersonation })
    expect(readDraft('one')).toBe('typed')
    forgetSession()
    keepSession('token', consultant)
    expect(kept()).toEqual([])
  })
})
