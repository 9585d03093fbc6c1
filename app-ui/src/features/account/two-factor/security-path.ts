import type { SessionUser } from '@parley/contracts/http/session.ts'
import { kindOf } from '../session/index.ts'

/** The page where a person changes how they sign in. */
export const securityPathOf = (user: SessionUser): string =>
  kindOf(user) === 'firm' ? '/consulting-firm/security' : '/settings/security'
