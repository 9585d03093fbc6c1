import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { listColleagues } from '@parley/contracts/http/people.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

export type Colleague = CallOutput<typeof listColleagues>[number]

interface PersonOptionProps {
  person: Colleague
  /** Why the person cannot be chosen. */
  note?: string | undefined
}

/** Somebody to choose: name, address, and whose they are. */
export function PersonOption({ person: { name, email, kind }, note }: PersonOptionProps) {
  const { t } = useTranslation()
  const place = t(kind === 'firm' ? 'colleagues.fromFirm' : 'colleagues.fromClient')
  return (
    <Box>
      <span>{name}</span>
      <Typography variant="body2" color="textSecondary">
        {[email, place, note].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
