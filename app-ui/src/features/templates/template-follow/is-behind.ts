import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { isClosed } from '@parley/contracts/rules/template-take.ts'

/** Whether a phase that was not started follows an older version than the template has now. */
export function isBehind({ phases, template, newestTemplateVersion: newest, status }: Initiative): boolean {
  if (newest === null || isClosed(status)) return false
  return phases.some(
    (phase) => phase.status === 'PENDING' && (phase.templateVersion ?? template?.version ?? newest) < newest,
  )
}
