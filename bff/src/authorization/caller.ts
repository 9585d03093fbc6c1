import type { Request } from 'express'
import type { Actor } from './actor.ts'

/** Who makes a call and where it comes from, for changes that are kept in the audit log. */
export interface Caller extends Actor {
  requestId: string
  ipAddress: string | null
}

export const callerOf = ({
  actor,
  requestId,
  request,
}: {
  actor: Actor
  requestId: string
  request: Request
}): Caller => ({ ...actor, requestId, ipAddress: request.ip ?? null })
