import Box from '@mui/material/Box'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { NameWithState } from '../../obsolete/index.ts'
import { nameOf, type ConsultantRow } from '../../kinds/index.ts'

/** The name, with initials (Document 3, Consultants page). */
export function ConsultantName({ consultant }: { consultant: ConsultantRow }) {
  const name = nameOf(consultant)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <UserAvatar name={name} />
      <NameWithState name={name} isObsolete={consultant.isObsolete} />
    </Box>
  )
}
