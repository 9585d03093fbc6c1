import type { TemplateSummary } from '@parley/contracts/http/templates.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { mayCreateInitiatives } from '../../engagement/initiatives/index.ts'
import { can, kindOf } from '../../account/session/index.ts'

/** Why somebody cannot make an initiative from a template where they stand; undefined where they can. */
export function whyNotUsed(
  user: SessionUser,
  { status }: Pick<TemplateSummary, 'status'>,
): 'future' | 'superAdmin' | 'consultant' | 'role' | undefined {
  if (status === 'FUTURE') return 'future'
  if (mayCreateInitiatives(user)) return undefined
  if (kindOf(user) === 'super-admin') return 'superAdmin'
  return can(user, 'manage_initiatives') ? 'consultant' : 'role'
}
