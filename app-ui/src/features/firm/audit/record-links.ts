import type { AuditEvent } from '@parley/contracts/http/audit.ts'

const pages: Record<string, (id: string) => string> = {
  initiative: (id) => `/initiatives/${id}`,
  client: (id) => `/clients/${id}`,
  consultant: (id) => `/consultants/${id}`,
  user: (id) => `/settings/users/${id}`,
  role: (id) => `/settings/roles/${id}`,
}

/** Pages that are the firm's alone. */
const ofFirm = new Set(['client', 'consultant'])

/** Where the record of an entry is looked at; undefined where it is gone or has no page of its own. */
export function linkOf({ entity, entityId, entityName }: AuditEvent, isFirm: boolean): string | undefined {
  if (entity === null || entityId === null || entityName === null) return undefined
  if (ofFirm.has(entity) && !isFirm) return undefined
  return pages[entity]?.(entityId)
}
