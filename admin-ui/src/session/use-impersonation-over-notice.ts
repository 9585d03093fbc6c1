import { useEffect } from 'react'
import { useNotify } from 'react-admin'

/** Kept by the app while one acts for an organisation there: until when. */
const actingUntilKey = 'parley.acting-until'

/** One sentence for a super admin who has come back because the time inside an organisation was over (decisions D2). */
export function useImpersonationOverNotice(): void {
  const notify = useNotify()
  useEffect(() => {
    const until = sessionStorage.getItem(actingUntilKey)
    sessionStorage.removeItem(actingUntilKey)
    if (until !== null && new Date(until).getTime() <= Date.now())
      notify('console.impersonationOver', { type: 'info', autoHideDuration: 12_000 })
  }, [notify])
}
