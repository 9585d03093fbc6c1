import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LinkedFilter } from '@parley/ui-kit/components/LinkedFilter.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface IndustryChipProps {
  /** '' is none. */
  code: string
  /** Rows that match; undefined while they are on their way. */
  total: number | undefined
  onRemove: () => void
}

/** The industry that a link (a dashboard's number) narrows the list down to, and how many clients are of it. */
export function IndustryChip({ code, total, onRemove }: IndustryChipProps) {
  const { t } = useTranslation()
  const nameOf = useIndustryName()
  if (code === '') return null
  const label = t('clients.inIndustry', { name: nameOf(code) })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <LinkedFilter label={label} removeLabel={t('clients.takeOff', { filter: label })} onRemove={onRemove} />
      <Typography variant="body2" color="textSecondary" role="status">
        {total !== undefined && t('clients.found', { count: total })}
      </Typography>
    </Box>
  )
}
