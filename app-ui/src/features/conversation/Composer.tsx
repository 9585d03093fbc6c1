import SendIcon from '@mui/icons-material/SendRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/use-draft.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { showError } from '../../ui/toasts.tsx'
import './texts.ts'

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
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
      <TextField
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
        slotProps={{ htmlInput: { maxLength: 8000 } }}
      />
      <IconButton color="primary" aria-label={t('conversation.send')} disabled={!canSend} onClick={submit}>
        <SendIcon />
      </IconButton>
    </Box>
  )
}
