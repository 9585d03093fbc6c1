import Button from '@mui/material/Button'
import {
  cancelSequences,
  listInteractions,
  pauseSequence,
  resumeSequence,
} from '@parley/contracts/http/agent-interactions.ts'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import './en.ts'

interface RunControlsProps {
  phaseId: string
  sequence: Sequence
  /** Asked for and not there yet: the step at work is let finish. */
  isPausing: boolean
  onPausing: (isPausing: boolean) => void
}

/** Pause, resume and stop of a run that is not over. */
export function RunControls({ phaseId, sequence, isPausing, onPausing }: RunControlsProps) {
  const { t } = useTranslation()
  const pause = useRouteMutation(pauseSequence, [listInteractions])
  const resume = useRouteMutation(resumeSequence, [listInteractions])
  const cancel = useRouteMutation(cancelSequences, [listInteractions, getInitiative])
  const input = { params: { phaseId } }
  const isAtWork = sequence.status === 'RUNNING' || sequence.status === 'QUEUED'
  const beginPause = (): void => {
    onPausing(true)
    pause.mutate(input, {
      onError: (error) => {
        onPausing(false)
        showError(error)
      },
    })
  }
  return (
    <>
      {isAtWork && (
        <Button size="small" variant="outlined" disabled={isPausing} onClick={beginPause}>
          {t('conversation.pause')}
        </Button>
      )}
      {sequence.status === 'PAUSED' && (
        <Button
          size="small"
          variant="contained"
          loading={resume.isPending}
          onClick={() => resume.mutate(input, { onSuccess: () => onPausing(false), onError: showError })}
        >
          {t('conversation.resume')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        color="error"
        loading={cancel.isPending}
        onClick={() => cancel.mutate(input, { onError: showError })}
      >
        {t('conversation.cancel')}
      </Button>
    </>
  )
}
