import { type Tutorial, tutorials } from '@parley/contracts/http/progress.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { opensDirectly } from '../../engagement/initiatives/index.ts'
import { can, kindOf } from '../../account/session/index.ts'

export interface OfferedTutorial {
  name: Tutorial
  /** What has to be done before. */
  hindrance?: 'connect' | 'disconnect'
}

const ofManagers: readonly Tutorial[] = [
  'fill-phase',
  'run-conversation',
  'mitigate-findings',
  'complete-and-activate',
]
const ofInitiatives: readonly Tutorial[] = [...ofManagers, 'export-deck']

function offer(name: Tutorial, user: SessionUser): OfferedTutorial | undefined {
  const kind = kindOf(user)
  if (name === 'secure-account') return user.isImpersonating ? { name, hindrance: 'disconnect' } : { name }
  // Super admins invite people in the console, and enter tenants' work by impersonation alone.
  if (kind !== 'firm' && kind !== 'client') return undefined
  if (name === 'invite-people') return can(user, 'manage_users') ? { name } : undefined
  if (ofManagers.includes(name) && !can(user, 'manage_initiatives')) return undefined
  return ofInitiatives.includes(name) && !opensDirectly(user) ? { name, hindrance: 'connect' } : { name }
}

/** The guides that mean something to a person where they stand. */
export const tutorialsFor = (user: SessionUser): OfferedTutorial[] =>
  tutorials.flatMap((name) => offer(name, user) ?? [])
