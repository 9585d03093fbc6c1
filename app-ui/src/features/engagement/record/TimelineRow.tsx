import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TimelineEntry } from '@parley/contracts/http/timeline.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { dayOf, formatDateTime, formatDay } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'

interface TimelineRowProps {
  entry: TimelineEntry
  canManage: boolean
  onEdit: () => void
  onDelete: () => void
}

const tones: Record<TimelineEntry['kind'], Tone> = {
  ENTRY: 'outline',
  PHASE_STARTED: 'primary',
  PHASE_COMPLETED: 'success',
  PHASE_START_PLANNED: 'outline',
  PHASE_END_PLANNED: 'outline',
}

export function TimelineRow({ entry, canManage, onEdit, onDelete }: TimelineRowProps) {
  const { t } = useTranslation()
  const { title, description, at, planned, kind, createdBy } = entry
  // A planned day has no hour.
  const isToCome = kind === 'PHASE_START_PLANNED' || kind === 'PHASE_END_PLANNED'
  const isOffPlan = !isToCome && planned !== null && planned !== dayOf(at)
  return (
    <Box component="li" sx={row}>
      <Typography variant="body2" color="textSecondary" sx={{ width: { sm: 160 }, flexShrink: 0 }}>
        {isToCome ? (
          <time dateTime={planned ?? at}>{formatDay(planned ?? at)}</time>
        ) : (
          <time dateTime={at}>{formatDateTime(at)}</time>
        )}
      </Typography>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {kind !== 'ENTRY' && <StatusBadge tone={tones[kind]}>{t(`record.kinds.${kind}`)}</StatusBadge>}
        </Box>
        {isOffPlan && (
          <Typography variant="body2" color="textSecondary">
            {t('record.plannedFor', { day: formatDay(planned) })}
          </Typography>
        )}
        {description !== null && (
          <Typography color="textSecondary" sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        {createdBy !== null && (
          <Typography variant="caption" color="textSecondary">
            {createdBy.name}
          </Typography>
        )}
      </Box>
      {canManage && (
        <Box sx={{ display: 'flex' }}>
          <EditAction label={t('record.editNamed', { title })} onClick={onEdit} />
          <DeleteAction label={t('record.deleteNamed', { title })} onClick={onDelete} />
        </Box>
      )}
    </Box>
  )
}

/** A line down the side, with a knot for each entry. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  position: 'relative',
  pl: 5,
  py: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 0,
    bottom: 0,
    width: '1px',
    bgcolor: 'divider',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 14,
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const
