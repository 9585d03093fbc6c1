import { isOfConsole, leaveFor } from '@parley/ui-kit/lib/leave-app.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type SignedIn, takeUpSession } from './take-up-session.ts'

/** Only addresses of this product; `//elsewhere` would leave it. */
export const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path)

/** Takes a session up and leads where the person wanted, or to their own beginning (Document 1, section 2.3). */
export function useGoOn(): (answer: SignedIn, wanted: string | null) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (answer, wanted) => {
    takeUpSession(client, answer)
    const address = isOwnPath(wanted) ? wanted : '/'
    if (isOfConsole(address)) leaveFor(address)
    else void navigate(address, { replace: true })
  }
}
