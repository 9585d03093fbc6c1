import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import {
  deleteObservation,
  type Observation,
  updateObservation,
} from '@parley/contracts/http/observations.ts'
import { nextObservationStatuses } from '@parley/contracts/rules/observation-transitions.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { AssignmentFields } from './AssignmentFields.tsx'
import { Comments } from './comments/Comments.tsx'
import { Evidence } from './Evidence.tsx'
import { openerIdOf, panelIdOf } from './ObservationRow.tsx'
import { Settlement } from './Settlement.tsx'
import './locales/en.ts'
import { type NotesDraft, useNotesDraft } from './use-notes-draft.ts'

interface OpenObservationProps {
  observation: Observation
  initiativeId: string
  canEdit: boolean
  onOpenPlace: (place: Place) => void
  /** Whether something typed is not saved. */
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  /** It was deleted. */
  onGone: () => void
}

const wordOf = { ACCEPTED: 'accept', TO_REMEDIATE: 'toRemediate', REMEDIATED: 'remediated' } as const

/** One observation, unfolded in its list: evidence, notes and plan, whose it is, where it may go, and what is said. */
export function OpenObservation(props: OpenObservationProps) {
  const { observation, initiativeId, canEdit, onOpenPlace, onDirty } = props
  const { t } = useTranslation()
  const draft = useNotesDraft(observation)
  // What was found shows with the click, what can be done about it with the next frame.
  const areFieldsDrawn = useDeferredValue(true, false)
  useEffect(() => {
    onDirty(draft.isDirty)
    return () => onDirty(false)
  }, [onDirty, draft.isDirty])
  return (
    <Box
      component="section"
      id={panelIdOf(observation.id)}
      aria-labelledby={openerIdOf(observation.id)}
      // Below the sentence, which stands further left where there is nothing to select.
      sx={{ ...panel, pl: { xs: 4, sm: canEdit ? 16 : 11 } }}
    >
      <Standing observation={observation} />
      {observation.mitigation !== null && (
        <Typography variant="body2" color="textSecondary" sx={prose}>
          {t('phase.mitigation')}: {observation.mitigation}
        </Typography>
      )}
      {observation.failedAgainAt !== null && <Alert severity="warning">{t('phase.failsAgain')}</Alert>}
      {observation.evidence.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h4" color="textSecondary">
            {t('phase.evidence')}
          </Typography>
          <Evidence quotes={observation.evidence} onOpenPlace={onOpenPlace} />
        </Box>
      )}
      <Settlement settlement={observation.settlement} onOpenPlace={onOpenPlace} />
      {areFieldsDrawn && (
        <>
          {canEdit && (
            <AssignmentFields observation={observation} initiativeId={initiativeId} onSaved={draft.follow} />
          )}
          <Notes observation={observation} canEdit={canEdit} draft={draft} />
          {canEdit && <Deciding {...props} draft={draft} />}
          <Comments observation={observation} initiativeId={initiativeId} canManage={canEdit} />
        </>
      )}
    </Box>
  )
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  pr: 3,
  pt: 1,
  pb: 4,
} as const
const prose = { overflowWrap: 'anywhere', maxWidth: '72ch' } as const

interface DraftProps {
  observation: Observation
  draft: NotesDraft
}

/** Notes, and of an open one the plan (Document 2, 4.1); to read for who may not change them. */
function Notes({ observation, canEdit, draft }: DraftProps & { canEdit: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {canEdit ? (
        <LimitedField
          limit={[updateObservation, 'consultantNotes']}
          multiline
          minRows={2}
          label={t('phase.consultantNotes')}
          value={draft.notes}
          onChange={({ target }) => draft.write({ notes: target.value })}
        />
      ) : (
        <Words label={t('phase.consultantNotes')} text={draft.notes} />
      )}
      {canEdit && observation.status === 'OPEN' ? (
        <LimitedField
          limit={[updateObservation, 'remediationPlan']}
          multiline
          minRows={2}
          label={t('phase.remediationPlan')}
          value={draft.plan}
          onChange={({ target }) => draft.write({ plan: target.value })}
        />
      ) : (
        <Words label={t('phase.remediationPlan')} text={draft.plan} />
      )}
    </>
  )
}

/** Where it may go, and what is done with what was typed. */
function Deciding({ observation, draft, onClose, onGone }: OpenObservationProps & { draft: NotesDraft }) {
  const { t } = useTranslation()
  const update = useRouteMutation(updateObservation, [getInitiative])
  const save = (status?: Observation['status']): void =>
    update.mutate(
      {
        params: { id: observation.id },
        body: { ...(status !== undefined && { status }), ...draft.changes, updatedAt: draft.madeFrom },
      },
      {
        onSuccess: () => {
          draft.clear()
          // The button that was pressed may be gone; the row is where one goes on from.
          document.getElementById(openerIdOf(observation.id))?.focus()
        },
        onError: draft.note,
      },
    )
  const next = nextObservationStatuses(observation.status).filter((status) => status !== 'OPEN')
  return (
    <>
      {update.error !== null && (
        <Alert severity="error">
          <div>{messageOf(update.error)}</div>
          {draft.isStale && <div>{t('observations.staleHint')}</div>}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {next.length > 0 && (
          <Box role="group" aria-label={t('phase.decide')} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            {next.map((status) => (
              <Button
                key={status}
                size="small"
                variant="outlined"
                loading={update.isPending}
                onClick={() => save(status)}
              >
                {t(`phase.${wordOf[status]}`)}
              </Button>
            ))}
          </Box>
        )}
        <Button
          size="small"
          variant="contained"
          loading={update.isPending}
          disabled={!draft.isDirty}
          onClick={() => save()}
        >
          {t('common.save')}
        </Button>
        <Typography variant="caption" color="textSecondary" role="status">
          {draft.isDirty ? t('observations.notSaved') : ''}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <Removal observation={observation} onGone={onGone} />
          <Button size="small" color="inherit" aria-label={t('observations.fold')} onClick={onClose}>
            {t('common.close')}
          </Button>
        </Box>
      </Box>
    </>
  )
}

function Removal({ observation, onGone }: { observation: Observation; onGone: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsking(true)}>
        {t('common.delete')}
      </Button>
      {isAsking && (
        <DeleteDialog
          route={deleteObservation}
          input={{ params: { id: observation.id } }}
          refreshes={[getInitiative]}
          title={t('phase.deleteObservation')}
          subject={observation.description}
          said={false}
          onDeleted={onGone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** Where it comes from, what the check made of it, and when it was accepted or dealt with. */
function Standing({ observation }: { observation: Observation }) {
  const { t } = useTranslation()
  const { acceptedAt, remediatedAt, verdict, observationType, createdBy } = observation
  const facts = [
    createdBy === null ? '' : t('observations.writtenBy', { name: createdBy.name }),
    acceptedAt === null ? '' : t('phase.acceptedOn', { date: formatDate(acceptedAt) }),
    remediatedAt === null ? '' : t('phase.remediatedOn', { date: formatDate(remediatedAt) }),
  ].filter((text) => text !== '')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <StatusBadge tone="outline">{t(`phase.${observationType}`)}</StatusBadge>
      {verdict !== null && <StatusBadge tone="outline">{t(`phase.verdict.${verdict}`)}</StatusBadge>}
      {facts.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}

/** What was written before, to read. */
function Words({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h4" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', ...prose }}>{text}</Typography>
    </Box>
  )
}
