import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Template } from '@parley/contracts/http/templates.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { StaleNotice } from '../../../records/editing/index.ts'
import type { SavedState } from '../model/kept-draft.ts'

interface EditorNoticesProps {
  saved: SavedState
  /** Of the draft that was found from an earlier visit. */
  draft: 'none' | 'restored' | 'older'
  isDraftKept: boolean
  error: unknown
  theirs: Template | null
  onKeepDraft: () => void
  onDiscardDraft: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** What a person should know before going on: a draft that is back, somebody else's save, a save that failed. */
export function EditorNotices(props: EditorNoticesProps) {
  const { t } = useTranslation()
  const { saved, draft, error, theirs } = props
  return (
    <>
      {draft === 'restored' && (
        <ActionNotice severity="info" label={t('templateEditor.discard')} onAct={props.onDiscardDraft}>
          {t('templateEditor.draftRestored')}
        </ActionNotice>
      )}
      {draft === 'older' && <OlderDraft {...props} saved={saved} />}
      {theirs !== null && (
        <StaleNotice
          theirs={t('templateEditor.theirs', {
            name: theirs.name,
            version: theirs.version,
            time: formatDateTime(theirs.updatedAt),
          })}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
      )}
      {error !== null && (
        <Alert severity="error" role="alert">
          {t('templateEditor.saveFailed')}
          <Box sx={{ mt: 1 }}>{messageOf(error)}</Box>
        </Alert>
      )}
      {!props.isDraftKept && <Alert severity="warning">{t('templateEditor.draftNotKept')}</Alert>}
    </>
  )
}

function OlderDraft({ saved, onKeepDraft, onDiscardDraft }: EditorNoticesProps) {
  const { t } = useTranslation()
  return (
    <Alert severity="warning">
      {t('templateEditor.draftIsOlder', {
        version: saved.madeFrom?.version,
        newest: saved.template?.version,
      })}
      <Box sx={{ mt: 2, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepDraft}>
          {t('templateEditor.keepDraft')}
        </Button>
        <Button size="small" color="inherit" onClick={onDiscardDraft}>
          {t('templateEditor.takeNewest')}
        </Button>
      </Box>
    </Alert>
  )
}
