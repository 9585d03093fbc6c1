import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { deleteObservation, type Observation, updateObservation } from '@parley/contracts/http/phases.ts'
import { nextObservationStatuses } from '@parley/contracts/rules/observation-transitions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LimitedField } from '../../ui/LimitedField.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import '../phase/texts.ts'
import { Evidence } from './Evidence.tsx'
import { Settlement } from './Settlement.tsx'
import { SeverityMark } from './SeverityMark.tsx'
import { statusTones } from './observation-tones.ts'

interface ObservationDialogProps {
  observation: Observation
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  onClose: () => void
}

const wordOf = { ACCEPTED: 'accept', TO_REMEDIATE: 'toRemediate', REMEDIATED: 'remediated' } as const

/** One observation: its evidence, notes and plan, and where it may go (Document 2, 4.1). */
export function ObservationDialog({ observation, canEdit, onOpenPlace, onClose }: ObservationDialogProps) {
  const { t } = useTranslation()
  const [notes, setNotes] = useState(observation.consultantNotes ?? '')
  const [plan, setPlan] = useState(observation.remediationPlan ?? '')
  const [isDeleting, setIsDeleting] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const isDirty =
    notes !== (observation.consultantNotes ?? '') || plan !== (observation.remediationPlan ?? '')
  const close = (): void => (isDirty ? setIsLeaving(true) : onClose())
  const update = useRouteMutation(updateObservation, [getInitiative])
  const remove = useRouteMutation(deleteObservation, [getInitiative])
  const save = (status?: Observation['status']): void =>
    update.mutate(
      {
        params: { id: observation.id },
        body: {
          ...(status !== undefined && { status }),
          consultantNotes: notes === '' ? null : notes,
          remediationPlan: plan === '' ? null : plan,
          updatedAt: observation.updatedAt,
        },
      },
      { onSuccess: onClose },
    )
  const next = nextObservationStatuses(observation.status).filter((status) => status !== 'OPEN')
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="observation-title">
      <DialogTitle id="observation-title">{t('phase.observation')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {update.error !== null && <Alert severity="error">{messageOf(update.error)}</Alert>}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <SeverityMark severity={observation.severity} />
          <StatusBadge dot tone={statusTones[observation.status]}>
            {t(`phase.observationStatus.${observation.status}`)}
          </StatusBadge>
          <StatusBadge tone="outline">{t(`phase.${observation.observationType}`)}</StatusBadge>
          {observation.verdict !== null && (
            <StatusBadge tone="outline">{t(`phase.verdict.${observation.verdict}`)}</StatusBadge>
          )}
          <Dates observation={observation} />
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{observation.description}</Typography>
        {observation.mitigation !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('phase.mitigation')}: {observation.mitigation}
          </Typography>
        )}
        {observation.failedAgainAt !== null && <Alert severity="warning">{t('phase.failsAgain')}</Alert>}
        {observation.evidence.length > 0 && (
          <Box>
            <Typography variant="subtitle2" component="h3" color="textSecondary">
              {t('phase.evidence')}
            </Typography>
            <Evidence quotes={observation.evidence} onOpenPlace={onOpenPlace} />
          </Box>
        )}
        <Settlement settlement={observation.settlement} onOpenPlace={onOpenPlace} />
        {canEdit ? (
          <LimitedField
            limit={[updateObservation, 'consultantNotes']}
            multiline
            minRows={2}
            label={t('phase.consultantNotes')}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
          />
        ) : (
          <Words label={t('phase.consultantNotes')} text={notes} />
        )}
        {canEdit && observation.status === 'OPEN' ? (
          <LimitedField
            limit={[updateObservation, 'remediationPlan']}
            multiline
            minRows={2}
            label={t('phase.remediationPlan')}
            value={plan}
            onChange={({ target }) => setPlan(target.value)}
          />
        ) : (
          <Words label={t('phase.remediationPlan')} text={plan} />
        )}
        {canEdit && next.length > 0 && (
          <Box role="group" aria-label={t('phase.decide')} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            {next.map((status) => (
              <Button key={status} variant="outlined" loading={update.isPending} onClick={() => save(status)}>
                {t(`phase.${wordOf[status]}`)}
              </Button>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {canEdit && (
          <Button color="error" onClick={() => setIsDeleting(true)} sx={{ mr: 'auto' }}>
            {t('common.delete')}
          </Button>
        )}
        <Button onClick={close}>{t('common.close')}</Button>
        {canEdit && (
          <Button variant="contained" loading={update.isPending} disabled={!isDirty} onClick={() => save()}>
            {t('common.save')}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        open={isDeleting}
        tone="danger"
        title={t('phase.deleteObservation')}
        text=""
        subject={observation.description}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => remove.mutate({ params: { id: observation.id } }, { onSuccess: onClose })}
      />
      <ConfirmDialog
        open={isLeaving}
        tone="danger"
        title={t('common.unsavedTitle')}
        text={t('common.unsavedText')}
        confirmLabel={t('common.leave')}
        cancelLabel={t('common.stay')}
        onCancel={() => setIsLeaving(false)}
        onConfirm={onClose}
      />
    </Dialog>
  )
}

/** When it was accepted or dealt with. */
function Dates({ observation }: { observation: Observation }) {
  const { t } = useTranslation()
  const { acceptedAt, remediatedAt } = observation
  const dates = [
    acceptedAt === null ? '' : t('phase.acceptedOn', { date: formatDate(acceptedAt) }),
    remediatedAt === null ? '' : t('phase.remediatedOn', { date: formatDate(remediatedAt) }),
  ].filter((text) => text !== '')
  if (dates.length === 0) return null
  return (
    <Typography variant="caption" color="textSecondary">
      {dates.join(' · ')}
    </Typography>
  )
}

/** What was written before, to read. */
function Words({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  )
}
