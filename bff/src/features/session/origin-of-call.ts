import type { Request } from 'express'

/** Where a call comes from, as sessions and audit keep it. */
export interface CallOrigin {
  requestId: string
  ipAddress: string | null
  userAgent: string | null
}

export const originOf = ({ request, requestId }: { request: Request; requestId: string }): CallOrigin => ({
  requestId,
  ipAddress: request.ip ?? null,
  userAgent: request.get('user-agent')?.slice(0, 300) ?? null,
})
