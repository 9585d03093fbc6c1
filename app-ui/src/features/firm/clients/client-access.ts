import type { SessionUser } from '@parley/contracts/http/session.ts'
import { can, isFirmAdmin, kindOf } from '../../account/session/index.ts'

/**
 * Whether a person adds, edits and deletes the firm's clients: who manages its people and sees all of its clients, a
 * super admin inside it too. Super admins outside of a firm have the console for it (decisions D8).
 */
export const mayManageClients = (user: SessionUser): boolean =>
  kindOf(user) === 'firm' && isFirmAdmin(user) && can(user, 'manage_users')
