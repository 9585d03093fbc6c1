import SendIcon from '@mui/icons-material/SendRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/use-draft.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { LimitedField } from '../../ui/LimitedField.tsx'
import { showError } from '../../ui/toasts.tsx'
import './texts.ts'

/** How long it is said that what was typed is kept, in milliseconds (Document 2, section 9). */
const noteVisible = 2_000

/** Where a person writes: Enter sends, Shift and Enter does not (Document 2, section 5). What is typed survives. */
export function Composer({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const draft = useDraft(`message.${phaseId}`, '')
  const send = useRouteMutation(sendUserMessage, [listMessages])
  const text = draft.value.trim()
  const canSend = text !== '' && !send.isPending
  const submit = (): void => {
    if (!canSend) return
    draft.setValue('')
    send.mutate(
      { params: { phaseId }, body: { message: text } },
      {
        onError: (error) => {
          draft.setValue(text)
          showError(error)
        },
      },
    )
  }
  return (
    <Box data-guide="composer" sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        <LimitedField
          limit={[sendUserMessage, 'message']}
          multiline
          fullWidth
          maxRows={6}
          label={t('conversation.write')}
          value={draft.value}
          onChange={({ target }) => draft.setValue(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        <Tooltip title={t('conversation.send')}>
          {/* A disabled button tells the pointer nothing; what stands around it does. */}
          <span>
            <IconButton
              color="primary"
              aria-label={t('conversation.send')}
              disabled={!canSend}
              onClick={submit}
            >
              <SendIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      <AutoSaved text={draft.value} />
    </Box>
  )
}

/** The auto-saved note: shown for a while after each change, since a draft is kept with every letter (Document 2, 2.2). */
function AutoSaved({ text }: { text: string }) {
  const { t } = useTranslation()
  const [noted, setNoted] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setNoted(text), noteVisible)
    return () => clearTimeout(timer)
  }, [text])
  const isShown = text !== noted && text !== ''
  return (
    <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ minHeight: 18 }}>
      {isShown ? t('conversation.autoSaved') : ''}
    </Typography>
  )
}
