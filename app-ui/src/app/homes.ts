import type { SessionUser } from '@parley/contracts/http/session.ts'
import { can, kindOf, type UserKind } from '../features/account/session/session-user.ts'
import { hasPage } from './routes.ts'

/**
 * Document 1, section 2.1, Root; where a kind's first page does not exist the next takes its place. That of a super
 * admin leads to the console (decisions D8).
 */
const homes: Record<UserKind, readonly string[]> = {
  'super-admin': ['/consulting-firms', '/clients'],
  firm: ['/consulting-firm-dashboard', '/clients'],
  client: ['/initiatives'],
  none: ['/initiatives'],
}

/** Dashboards are for those who may see analytics (decisions D1); others begin at the next. */
const mayOpen = (user: SessionUser, path: string): boolean =>
  path !== '/consulting-firm-dashboard' || can(user, 'view_analytics')

/** Where a person begins. */
export const homePathOf = (user: SessionUser): string =>
  homes[kindOf(user)].find((path) => hasPage(path) && mayOpen(user, path)) ?? '/initiatives'

/** Where a person is sent who may not open a page (Document 1, section 2.1, Guard). */
export const refugeOf = (user: SessionUser): string => (kindOf(user) === 'firm' ? '/clients' : '/initiatives')
