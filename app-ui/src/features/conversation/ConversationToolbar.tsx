import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import {
  cancelSequences,
  clearConversation,
  executeSequence,
  listInteractions,
  pauseSequence,
  resumeSequence,
  type Sequence,
} from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { downloadConversation } from '@parley/contracts/http/phases.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callRoute } from '../../lib/call-route.ts'
import { downloadRoute } from '../../lib/download-route.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showError } from '../../ui/toasts.tsx'
import type { LiveState } from '../live/live-connection.ts'
import './texts.ts'

/** Connected, Slow connection, Disconnected (Document 2, 2.2). */
export function ConnectionBadge({ state }: { state: LiveState }) {
  const { t } = useTranslation()
  if (state === 'connected')
    return (
      <StatusBadge dot tone="success">
        {t('conversation.connected')}
      </StatusBadge>
    )
  if (state === 'polling')
    return (
      <span title={t('conversation.pollingText')}>
        <StatusBadge dot tone="danger">
          {t('conversation.disconnected')}
        </StatusBadge>
      </span>
    )
  return (
    <StatusBadge dot tone="warning">
      {t('conversation.slow')}
    </StatusBadge>
  )
}

const formats = ['text', 'json', 'markdown', 'html'] as const

export function ExportMenu({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const download = (format: (typeof formats)[number]): void => {
    setAnchor(null)
    downloadRoute(downloadConversation, { params: { phaseId }, query: { format } }).catch(showError)
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('conversation.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => download(format)}>
            {t(`conversation.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** Cancels what runs, clears, and begins anew; that nothing could be cancelled does not matter (Document 2, 4.3). */
export function ClearAndRestart({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const refreshes = [listInteractions, listMessages, getInitiative]
  const clear = useRouteMutation(clearConversation, refreshes)
  const execute = useRouteMutation(executeSequence, refreshes)
  const restart = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await callRoute(cancelSequences, { params: { phaseId } }).catch(() => undefined)
      await clear.mutateAsync({ params: { phaseId } })
      await execute.mutateAsync({ params: { phaseId }, body: {} })
    } catch (error) {
      showError(error)
    } finally {
      setIsBusy(false)
      setIsAsking(false)
    }
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {t('conversation.clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('conversation.clear')}
        text={t('conversation.clearText')}
        confirmLabel={t('conversation.clear')}
        busy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void restart()}
      />
    </>
  )
}

/** Pause, resume and cancel of a run at work. */
export function RunControls({ phaseId, sequence }: { phaseId: string; sequence: Sequence }) {
  const { t } = useTranslation()
  const [isPausing, setIsPausing] = useState(false)
  const pause = useRouteMutation(pauseSequence, [listInteractions])
  const resume = useRouteMutation(resumeSequence, [listInteractions])
  const cancel = useRouteMutation(cancelSequences, [listInteractions, getInitiative])
  const input = { params: { phaseId } }
  const isAtWork = sequence.status === 'RUNNING' || sequence.status === 'QUEUED'
  if (!['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'].includes(sequence.status)) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {isPausing && isAtWork && (
        <Typography variant="caption" color="textSecondary" role="status">
          {t('conversation.pausing')}
        </Typography>
      )}
      {isAtWork && (
        <Button
          size="small"
          disabled={isPausing}
          onClick={() => {
            setIsPausing(true)
            pause.mutate(input, {
              onError: (error) => {
                setIsPausing(false)
                showError(error)
              },
            })
          }}
        >
          {t('conversation.pause')}
        </Button>
      )}
      {sequence.status === 'PAUSED' && (
        <Button
          size="small"
          variant="contained"
          loading={resume.isPending}
          onClick={() => resume.mutate(input, { onSuccess: () => setIsPausing(false), onError: showError })}
        >
          {t('conversation.resume')}
        </Button>
      )}
      <Button
        size="small"
        loading={cancel.isPending}
        onClick={() => cancel.mutate(input, { onError: showError })}
      >
        {t('conversation.cancel')}
      </Button>
    </Box>
  )
}
