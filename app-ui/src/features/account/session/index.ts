export {
  type ImpersonationTarget,
  useLogout,
  useStartImpersonation,
  useStopImpersonation,
} from './session-changes.ts'
export { useUser } from './session-context.ts'
export {
  can,
  canSwitchToClients,
  displayName,
  isAdministrator,
  isFirmAdmin,
  kindOf,
  organisationOf,
  type UserKind,
} from './session-user.ts'
export type { SignedIn } from './take-up-session.ts'
export { isOwnPath, useGoOn } from './use-go-on.ts'
