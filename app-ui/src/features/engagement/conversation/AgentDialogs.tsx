import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { askAgent, giveFeedback, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agentsOf } from './agents-of.ts'
import './en.ts'

/** Has an agent do its work again with a person's words. */
export function FeedbackDialog({ interaction, onClose }: { interaction: Interaction; onClose: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const give = useRouteMutation(giveFeedback, [listInteractions])
  return (
    <FormDialog
      open
      title={t('conversation.feedbackTitle', { name: interaction.aiAgent.name })}
      submitLabel={t('conversation.send')}
      submitDisabled={text.trim() === ''}
      dirty={text.trim() !== ''}
      call={give}
      onClose={onClose}
      onSubmit={() =>
        give.mutate(
          { params: { id: interaction.id }, body: { feedback: text.trim() } },
          { onSuccess: onClose },
        )
      }
    >
      <Typography color="textSecondary">{t('conversation.feedbackHelp')}</Typography>
      <LimitedField
        limit={[giveFeedback, 'feedback']}
        autoFocus
        multiline
        minRows={3}
        label={t('conversation.feedback')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}

/** Asks one of the phase's agents directly (decisions D5). */
export function AskDialog({
  phase,
  agentId,
  onClose,
}: {
  phase: Phase
  agentId: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const agents = agentsOf(phase)
  const [chosen, setChosen] = useState(agentId)
  const [text, setText] = useState('')
  const ask = useRouteMutation(askAgent, [listInteractions])
  return (
    <FormDialog
      open
      title={t('conversation.askTitle')}
      submitLabel={t('conversation.send')}
      submitDisabled={text.trim() === '' || chosen === ''}
      dirty={text.trim() !== ''}
      call={ask}
      onClose={onClose}
      onSubmit={() =>
        ask.mutate(
          { params: { phaseId: phase.id }, body: { agentId: chosen, userMessage: text.trim() } },
          { onSuccess: onClose },
        )
      }
    >
      <TextField
        select
        label={t('conversation.agent')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {agents.map((agent) => (
          <MenuItem key={agent.id} value={agent.id}>
            {agent.name}
          </MenuItem>
        ))}
      </TextField>
      <LimitedField
        limit={[askAgent, 'userMessage']}
        autoFocus
        multiline
        minRows={3}
        label={t('conversation.question')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
