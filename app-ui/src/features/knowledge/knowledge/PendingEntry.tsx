import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnowledgePlace } from './knowledge-place.ts'
import type { Asked } from './question-store.ts'
import { EntryItem, Spoken } from './Spoken.tsx'
import './locales/en.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

const Markdown = lazy(async () => ({
  default: (await import('@parley/ui-kit/components/Markdown.tsx')).Markdown,
}))

interface PendingEntryProps {
  asked: Asked
  place: KnowledgePlace
  onAgain: () => void
}

/** The question that is being answered, or whose answer did not come; the question itself is never lost. */
export function PendingEntry({ asked, place, onAgain }: PendingEntryProps) {
  return (
    <EntryItem>
      <Spoken by="person" at={asked.at} text={asked.request.query} />
      {asked.status === 'asking' && <Writing asked={asked} />}
      {asked.status === 'stopped' && <Stopped asked={asked} />}
      {asked.status === 'failed' && <Failed asked={asked} place={place} onAgain={onAgain} />}
    </EntryItem>
  )
}

function Writing({ asked: { at, streamed } }: { asked: Asked }) {
  const { t } = useTranslation()
  return (
    <Spoken by="knowledge" at={at}>
      <Typography component="p" variant="body2" color="textSecondary" role="status">
        {t(streamed === '' ? 'knowledge.searching' : 'knowledge.writing')}
      </Typography>
      <LinearProgress aria-hidden sx={{ maxWidth: 240, height: 2, my: 2 }} />
      {streamed !== '' && (
        // Read out once it is whole, not piece by piece.
        <Box aria-live="off">
          <Suspense>
            <Markdown>{streamed}</Markdown>
          </Suspense>
        </Box>
      )}
    </Spoken>
  )
}

/** The question is back in its box, to be asked in other words. */
function Stopped({ asked }: { asked: Asked }) {
  const { t } = useTranslation()
  return (
    <Spoken by="knowledge" at={asked.at}>
      <Typography color="textSecondary" role="status">
        {t('knowledge.stopped')}
      </Typography>
    </Spoken>
  )
}

/** The firm's search tells an error, the client's chat says it (Document 3, section 8); why stands beside it. */
function Failed({ asked, place, onAgain }: PendingEntryProps) {
  const { t } = useTranslation()
  const seconds = useSecondsUntil(asked.waitUntil)
  const retry = (
    <Button size="small" color="inherit" disabled={seconds > 0} onClick={onAgain}>
      {t('common.retry')}
    </Button>
  )
  const why = (
    <Typography variant="body2" color="textSecondary">
      {messageOf(asked.error)}
    </Typography>
  )
  if (place.kind === 'firm')
    return (
      <Alert severity="error" action={retry}>
        {t('knowledge.firmFailed')}
        {why}
      </Alert>
    )
  return (
    <Spoken by="knowledge" at={asked.at}>
      <Box role="alert">
        <Typography>{t('knowledge.clientFailed')}</Typography>
        {why}
      </Box>
      <Box sx={{ mt: 1, ml: -2 }}>{retry}</Box>
    </Spoken>
  )
}
