import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { severitySchema } from '@parley/contracts/enums.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'
import { countOf, type ObservationFilter, type Reader, type Share, shares } from './observation-filter.ts'
import './locales/en.ts'

interface ListFiltersProps {
  observations: readonly Observation[]
  reader: Reader
  filter: ObservationFilter
  onFilter: (filter: ObservationFilter) => void
}

/** What of the observations is shown, with how many each choice would show. */
export function ListFilters({ observations, reader, filter, onFilter }: ListFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '@media print': { display: 'none' } }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('observations.show')}
        value={filter.share}
        onChange={(_event, share: Share | null) => share !== null && onFilter({ ...filter, share })}
      >
        {shares.map((share) => (
          <ToggleButton key={share} value={share} sx={choice}>
            {t(`observations.shown.${share}`, { count: countOf(observations, share, reader) })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        fullWidth={false}
        value={filter.severity ?? ''}
        onChange={({ target }) =>
          onFilter({ ...filter, severity: severitySchema.safeParse(target.value).data ?? null })
        }
        slotProps={{ select: { displayEmpty: true, 'aria-label': t('phase.severityLabel') } }}
        sx={{ '& .MuiSelect-select': { py: 1, fontSize: '0.8125rem' } }}
      >
        <MenuItem value="">{t('observations.everySeverity')}</MenuItem>
        {severitySchema.options.map((severity) => (
          <MenuItem key={severity} value={severity}>
            {t(`phase.severity.${severity}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

const choice = {
  px: 2,
  py: 0.5,
  fontSize: '0.8125rem',
  textTransform: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const
