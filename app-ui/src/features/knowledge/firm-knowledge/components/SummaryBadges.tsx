import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { InitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** Whether searches find it, and whose they are. */
export function SummaryBadges({ summary }: { summary: InitiativeSummary }) {
  const { t } = useTranslation()
  return (
    <>
      <StatusBadge dot tone={summary.isIndexed ? 'success' : 'neutral'}>
        {t(summary.isIndexed ? 'firmKnowledge.searchable' : 'firmKnowledge.notYetSearchable')}
      </StatusBadge>
      {summary.initiative.isConfidential && (
        <Tooltip title={t('firmKnowledge.confidentialHelp')} describeChild>
          <span tabIndex={0}>
            <StatusBadge tone="warning">{t('firmKnowledge.confidential')}</StatusBadge>
          </span>
        </Tooltip>
      )}
    </>
  )
}

interface VendorChoicesProps {
  vendors: readonly string[]
  /** Shows the first few, and how many more there are. */
  most?: number
}

export function VendorChoices({ vendors, most = vendors.length }: VendorChoicesProps) {
  const { t } = useTranslation()
  if (vendors.length === 0) return '–'
  const rest = vendors.slice(most)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {vendors.slice(0, most).map((vendor) => (
        <StatusBadge key={vendor} tone="outline">
          {vendor}
        </StatusBadge>
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.join(', ')} describeChild>
          <span tabIndex={0}>
            <StatusBadge tone="outline">{t('firmKnowledge.moreVendors', { count: rest.length })}</StatusBadge>
          </span>
        </Tooltip>
      )}
    </Box>
  )
}
