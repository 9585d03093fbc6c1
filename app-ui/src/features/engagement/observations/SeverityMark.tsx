import HighIcon from '@mui/icons-material/KeyboardDoubleArrowUpRounded'
import LowIcon from '@mui/icons-material/KeyboardArrowDownRounded'
import MediumIcon from '@mui/icons-material/DragHandleRounded'
import CriticalIcon from '@mui/icons-material/ReportRounded'
import Box from '@mui/material/Box'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'

const icons = { CRITICAL: CriticalIcon, HIGH: HighIcon, MEDIUM: MediumIcon, LOW: LowIcon } as const

/** How grave a finding is: by shape, word and colour. */
export function SeverityMark({ severity }: { severity: Observation['severity'] }) {
  const { t } = useTranslation()
  const Icon = icons[severity]
  const colour = `var(--parley-palette-accent-${severity.toLowerCase()})`
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: colour,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {t(`phase.severity.${severity}`)}
    </Box>
  )
}
