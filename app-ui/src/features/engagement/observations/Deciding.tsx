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
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'
import { openerIdOf } from './ObservationRow.tsx'
import './locales/en.ts'
import type { NotesDraft } from './use-notes-draft.ts'

interface DecidingProps {
  observation: Observation
  draft: NotesDraft
  onClose: () => void
  /** It was deleted. */
  onGone: () => void
}

const wordOf = { ACCEPTED: 'accept', TO_REMEDIATE: 'toRemediate', REMEDIATED: 'remediated' } as const

/** Where it may go, and what is done with what was typed. */
export function Deciding({ observation, draft, onClose, onGone }: DecidingProps) {
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
