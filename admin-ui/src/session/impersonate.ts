import { impersonateClient, impersonateConsultingFirm } from '@parley/contracts/http/session.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { leaveFor } from './leave-console.ts'

export interface ImpersonationTarget {
  kind: 'firm' | 'client'
  id: string
  name: string
}

const ways = {
  firm: { route: impersonateConsultingFirm, address: '/clients' },
  client: { route: impersonateClient, address: '/initiatives' },
} as const

/**
 * Acts inside a firm or a client from now on, and goes where its work is: to the clients of the firm, or the
 * initiatives of the client (Document 3, section 4; decisions D8). Throws ApiError.
 */
export async function impersonate({ kind, id }: ImpersonationTarget, reason: string): Promise<void> {
  const { route, address } = ways[kind]
  const given = reason.trim()
  const { token, user } = await callRoute(route, {
    params: { id },
    body: given === '' ? {} : { reason: given },
  })
  keepSession(token, user)
  leaveFor(address)
}
