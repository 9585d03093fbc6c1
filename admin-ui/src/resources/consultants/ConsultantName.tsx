import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { initialsOf } from '../../layout/initials.ts'
import { NameWithState } from '../../obsolete/NameWithState.tsx'
import { nameOf, type ConsultantRow } from './consultant-row.ts'

/** The name, with initials (Document 3, Consultants page). */
export function ConsultantName({ consultant }: { consultant: ConsultantRow }) {
  const name = nameOf(consultant)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 11,
          fontWeight: 600,
          color: 'text.secondary',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {initialsOf(name)}
      </Avatar>
      <NameWithState name={name} isObsolete={consultant.isObsolete} />
    </Box>
  )
}
