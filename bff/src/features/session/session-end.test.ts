import { expect, it } from '@jest/globals'
import { endOfIdleTime } from './open-session.ts'
import { securityPolicyOf } from './security-policy.ts'

const day = 86_400_000
const signedInAt = new Date('2026-03-02T09:00:00Z')
const after = (days: number): Date => new Date(signedInAt.getTime() + days * day)

it('a session ends with the firm’s timeout, and 30 days after it was opened however busy it is', () => {
  const policy = securityPolicyOf({ security: { sessionTimeout: 1440 } })
  expect(endOfIdleTime(policy, after(1), signedInAt)).toEqual(after(2))
  expect(endOfIdleTime(policy, after(29.5), signedInAt)).toEqual(after(30))
})
