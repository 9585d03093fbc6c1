import type { SessionUser } from '@parley/contracts/http/session.ts'
import { can, isFirmAdmin, kindOf } from '../../account/session/index.ts'

/** In a client's context, or as an administrator of the firm (decisions D1 and D11, Menus). */
export function opensDirectly(user: SessionUser): boolean {
  return kindOf(user) === 'client' || isFirmAdmin(user)
}

/** Whether the person may create an initiative where they stand (decisions D1). */
export const mayCreateInitiatives = (user: SessionUser): boolean =>
  can(user, 'manage_initiatives') && opensDirectly(user)
