import type { Id } from '@parley/contracts/ids.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'

export interface TemplateEvent {
  action:
    | 'created'
    | 'updated'
    | 'deleted'
    | 'assigned'
    | 'unassigned'
    | 'cloned'
    | 'imported'
    | 'version_restored'
    | 'downloaded'
  template: { id: Id; firm_id: Id | null }
  details?: Record<string, unknown>
}

/** Who did what to a template, by ids alone (decisions D11, Audit). */
export const auditTemplate = (tx: Tx, caller: Caller, { action, template, details }: TemplateEvent) =>
  appendAudit(tx, {
    ...auditedCaller(caller),
    action: `template.${action}`,
    firmId: caller.firmId ?? template.firm_id,
    clientId: null,
    entity: 'template',
    entityId: template.id,
    ...(details === undefined ? {} : { details }),
  })
