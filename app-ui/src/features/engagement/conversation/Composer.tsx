import SendIcon from '@mui/icons-material/SendRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { askAgent, listInteractions, sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { readDraft, useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askedOf, MentionList, useMentions } from '../mentions/index.ts'
import type { NamedAgent } from './agents-of.ts'
import { RoleBadge } from './RoleBadge.tsx'
import './en.ts'

/** How long it is said that what was typed is kept, in milliseconds (Document 2, section 9). */
const noteVisible = 2_000

interface ComposerProps {
  phaseId: string
  /** Who can be asked by an @ and their name; none for readers. */
  agents: readonly NamedAgent[]
  /** What was written is on its way. */
  onSent: () => void
}

const draftOf = (phaseId: string): string => `message.${phaseId}`

/** Sends what is typed to whom it names; what does not get there is typed again. */
function useSending({ phaseId, agents, onSent }: ComposerProps, draft: ReturnType<typeof useDraft<string>>) {
  const send = useRouteMutation(sendUserMessage, [listMessages])
  const ask = useRouteMutation(askAgent, [listInteractions])
  const text = draft.value.trim()
  const found = askedOf(text, agents)
  const canSend = text !== '' && found?.question !== '' && !send.isPending
  const submit = (): void => {
    if (!canSend) return
    draft.setValue('')
    onSent()
    const params = { phaseId }
    const sent: Promise<unknown> =
      found === undefined
        ? send.mutateAsync({ params, body: { message: text } })
        : ask.mutateAsync({ params, body: { agentId: found.asked.id, userMessage: found.question } })
    // By then one may have written on, or have left the phase.
    sent.catch((error: unknown) => {
      draft.setValue([text, readDraft(draftOf(phaseId))].filter(Boolean).join('\n'))
      showError(error)
    })
  }
  return { canSend, submit, found }
}

/**
 * Where a person writes: Enter sends, Shift and Enter does not (Document 2, section 5). What is typed survives. What
 * names an agent is asked of that agent, everything else is said to the moderator.
 */
export function Composer({ phaseId, agents, onSent }: ComposerProps) {
  const { t } = useTranslation()
  const draft = useDraft(draftOf(phaseId), '')
  const mentions = useMentions(agents, draft)
  const { canSend, submit, found } = useSending({ phaseId, agents, onSent }, draft)
  return (
    <Box data-guide="composer" sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
      <MentionList
        mentions={mentions}
        label={t('conversation.namesAgent')}
        show={(agent) => (
          <>
            {agent.name}
            <RoleBadge role={agent.role} />
          </>
        )}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        <LimitedField
          limit={[sendUserMessage, 'message']}
          multiline
          fullWidth
          maxRows={6}
          label={t('conversation.write')}
          {...(agents.length > 0 && { placeholder: t('conversation.nameAgents') })}
          value={draft.value}
          inputRef={mentions.input}
          htmlInput={mentions.htmlInput}
          onChange={({ target }) => {
            draft.setValue(target.value)
            mentions.look()
          }}
          onSelect={mentions.look}
          onBlur={mentions.close}
          onKeyDown={(event) => {
            if (mentions.onKey(event)) return
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
      <Note text={draft.value} asked={found?.asked.name} />
    </Box>
  )
}

/**
 * Whom the words go to, where that is not the moderator; else the auto-saved note: shown for a while after each change,
 * since a draft is kept with every letter (Document 2, 2.2).
 */
function Note({ text, asked }: { text: string; asked: string | undefined }) {
  const { t } = useTranslation()
  const [noted, setNoted] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setNoted(text), noteVisible)
    return () => clearTimeout(timer)
  }, [text])
  const saved = text !== noted && text !== '' ? t('conversation.autoSaved') : ''
  return (
    <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ minHeight: 18 }}>
      {asked === undefined ? saved : t('conversation.asksAgent', { name: asked })}
    </Typography>
  )
}
