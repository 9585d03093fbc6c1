import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Observation, updateObservation } from '@parley/contracts/http/observations.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { AssignmentFields } from './AssignmentFields.tsx'
import { Comments } from './comments/Comments.tsx'
import { Deciding } from './Deciding.tsx'
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
