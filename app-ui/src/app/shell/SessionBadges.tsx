import OrganisationIcon from '@mui/icons-material/ApartmentRounded'
import Box from '@mui/material/Box'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useUser } from '../../features/account/session/session-context.ts'
import { organisationOf } from '../../features/account/session/session-user.ts'
import { ImpersonatingBadge } from './ImpersonatingBadge.tsx'

/** For whom one works, and, in red, that one does so in another's place and for how long yet (decisions D2). */
export function SessionBadges({ isNarrow = false }: { isNarrow?: boolean }) {
  const user = useUser()
  const organisation = organisationOf(user)
  return (
    <>
      {organisation !== undefined && (
        <Box sx={{ display: isNarrow ? { xs: 'none', md: 'contents' } : 'contents' }}>
          <StatusBadge tone="outline" icon={<OrganisationIcon aria-hidden />}>
            {organisation}
          </StatusBadge>
        </Box>
      )}
      {user.isImpersonating && (
        <ImpersonatingBadge expiresAt={user.impersonation?.expiresAt} isNarrow={isNarrow} />
      )}
    </>
  )
}
