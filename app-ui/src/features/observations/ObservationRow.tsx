import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Observation, updateObservation } from '@parley/contracts/http/phases.ts'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../lib/use-route.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showError } from '../../ui/toasts.tsx'
import '../phase/texts.ts'
import { SeverityMark } from './SeverityMark.tsx'
import { statusTones } from './observation-tones.ts'

interface ObservationRowProps {
  observation: Observation
  canEdit: boolean
  onOpen: () => void
}

/** A finding: how grave, the sentence, and where it stands; its evidence is one click away (Document 2, 4.1). */
export function ObservationRow({ observation, canEdit, onOpen }: ObservationRowProps) {
  const { t } = useTranslation()
  const update = useRouteMutation(updateObservation, [getInitiative])
  const isDone = observation.status === 'REMEDIATED'
  const remediate = (): void =>
    update.mutate(
      { params: { id: observation.id }, body: { status: 'REMEDIATED', updatedAt: observation.updatedAt } },
      { onError: showError },
    )
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1.5, ml: -2 }}>
      <Tooltip title={t('phase.markRemediated')} describeChild>
        <span>
          <Checkbox
            checked={isDone}
            disabled={isDone || !canEdit || update.isPending}
            onChange={remediate}
            slotProps={{
              input: { 'aria-label': `${t('phase.markRemediated')}: ${observation.description}` },
            }}
          />
        </span>
      </Tooltip>
      <ButtonBase
        onClick={onOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          textAlign: 'left',
          borderRadius: 2,
          px: 2,
          py: 1.5,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            color={isDone ? 'textSecondary' : 'textPrimary'}
            sx={{ display: 'block', overflowWrap: 'anywhere', maxWidth: '72ch' }}
          >
            {observation.description}
          </Typography>
          <Box
            sx={{ display: 'flex', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1, flexWrap: 'wrap' }}
          >
            <SeverityMark severity={observation.severity} />
            <StatusBadge dot tone={statusTones[observation.status]}>
              {t(`phase.observationStatus.${observation.status}`)}
            </StatusBadge>
            <Typography component="span" variant="caption" color="textSecondary">
              {t(`phase.${observation.observationType}`)}
              {observation.evidence.length > 0 &&
                ` · ${t('phase.sources', { count: observation.evidence.length })}`}
            </Typography>
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  )
}
