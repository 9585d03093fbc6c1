import { describe, expect, it } from '@jest/globals'
import type { Actor } from '../authorization/actor.ts'
import { checkGuards } from './route-guards.ts'

const now = new Date('2026-03-02T09:00:00Z')
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

const actor = (changed: Partial<Actor>): Actor => ({
  userId: 'u',
  sessionId: 's',
  kind: 'firm',
  firmId: 'f',
  clientId: null,
  clientIds: 'all',
  consultantId: null,
  permissions: ['*'],
  isFirmAdmin: true,
  impersonation: null,
  provedAt: now,
  twoFactorDeadline: null,
  email: '',
  firstName: '',
  lastName: '',
  ...changed,
})

describe('the guards of a route', () => {
  it('let pass whom nothing concerns', () => {
    expect(() => {
      checkGuards({ ownSessionOnly: true, recentProof: true }, actor({}), now)
    }).not.toThrow()
  })

  it('refuse what is a person’s own matter while they impersonate (D2)', () => {
    const inside = actor({ impersonation: { actorUserId: 'u', expiresAt: now, isSuperAdmin: false } })
    expect(() => {
      checkGuards({ ownSessionOnly: true }, inside, now)
    }).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
    expect(() => {
      checkGuards({}, inside, now)
    }).not.toThrow()
  })

  it('leave a session that is past its deadline nothing but the setup of two-factor (D10)', () => {
    const late = actor({ twoFactorDeadline: now })
    expect(() => {
      checkGuards({}, late, now)
    }).toThrow(expect.objectContaining({ code: 'TWO_FACTOR_SETUP_REQUIRED' }))
    expect(() => {
      checkGuards({ openWhileTwoFactorIsOwed: true }, late, now)
    }).not.toThrow()
    expect(() => {
      checkGuards({}, late, minutesAgo(1))
    }).not.toThrow()
  })

  it('ask for a proof that is younger than 15 minutes before a sensitive action', () => {
    const provedAgo = (minutes: number) => (): void => {
      checkGuards({ recentProof: true }, actor({ provedAt: minutesAgo(minutes) }), now)
    }
    expect(provedAgo(15)).not.toThrow()
    expect(provedAgo(15.1)).toThrow(expect.objectContaining({ code: 'STEP_UP_REQUIRED' }))
  })
})
