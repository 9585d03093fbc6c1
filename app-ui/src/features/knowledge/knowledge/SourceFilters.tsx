import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type SourceFilter, sourceFilterSchema } from '@parley/contracts/http/knowledge.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

interface SourceFiltersProps {
  value: readonly SourceFilter[]
  onChange: (value: readonly SourceFilter[]) => void
}

/** What the client's chat searches (Document 3, 7); the last one cannot be taken away. */
export function SourceFilters({ value, onChange }: SourceFiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const toggle = (filter: SourceFilter): void => {
    const next = sourceFilterSchema.options.filter((one) => (one === filter) !== value.includes(one))
    if (next.length > 0) onChange(next)
  }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, my: -1 }}
    >
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mr: 1 }}>
        {t('knowledge.searchIn')}
      </Typography>
      {sourceFilterSchema.options.map((filter) => (
        <FormControlLabel
          key={filter}
          title={t(`knowledge.filterHelp.${filter}`)}
          label={t(`knowledge.filters.${filter}`)}
          control={<Checkbox size="small" checked={value.includes(filter)} onChange={() => toggle(filter)} />}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      ))}
    </Box>
  )
}
