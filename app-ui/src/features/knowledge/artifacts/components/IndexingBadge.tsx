import Tooltip from '@mui/material/Tooltip'
import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatPercent } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

const tones: Record<Artifact['indexing']['status'], Tone> = {
  PENDING: 'neutral',
  EXTRACTING: 'info',
  EMBEDDING: 'info',
  INDEXED: 'success',
  FAILED: 'danger',
  NOT_SEARCHABLE: 'outline',
}

/** How far a document is on its way into the search, and why it got no further. */
export function IndexingBadge({ indexing: { status, error, progress } }: Pick<Artifact, 'indexing'>) {
  const { t } = useTranslation()
  const isUnderWay = status === 'EXTRACTING' || status === 'EMBEDDING'
  const badge = (
    <StatusBadge dot tone={tones[status]}>
      {t(`artifacts.indexing.${status}`)}
      {isUnderWay && ` ${formatPercent(progress)}`}
    </StatusBadge>
  )
  if (error === null) return badge
  return (
    <Tooltip title={error} describeChild>
      <span tabIndex={0}>{badge}</span>
    </Tooltip>
  )
}
