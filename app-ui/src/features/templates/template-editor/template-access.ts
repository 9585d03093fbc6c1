import type { SessionUser } from '@parley/contracts/http/session.ts'
import { can, kindOf } from '../../account/session/index.ts'

/** Super admins, and firm users who manage initiatives (decisions D1); which ones of a template, it says itself. */
export function mayWriteTemplates(user: SessionUser): boolean {
  const kind = kindOf(user)
  return kind === 'super-admin' || (kind === 'firm' && can(user, 'manage_initiatives'))
}
