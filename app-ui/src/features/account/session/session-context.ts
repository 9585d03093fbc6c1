import type { SessionUser } from '@parley/contracts/http/session.ts'
import { createContext, useContext } from 'react'

export const SessionContext = createContext<SessionUser | null>(null)

/** Who is signed in. Only for what stands inside the shell. */
export function useUser(): SessionUser {
  const user = useContext(SessionContext)
  if (user === null) throw new Error('useUser is used outside of the signed-in part')
  return user
}
