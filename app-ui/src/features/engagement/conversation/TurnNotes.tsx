import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { providerName } from '../../firm/ai-settings/index.ts'
import './en.ts'
import { goToTurn } from './turn-places.ts'

interface Answered {
  provider?: string | null | undefined
  model?: string | null | undefined
}

/** Which provider and model really answered; the built-in one is always named (decisions D4). */
export function useAuthor({ provider, model }: Answered): string | undefined {
  const { t } = useTranslation()
  if (provider == null) return undefined
  if (provider === 'builtin') return t('conversation.builtin')
  return t('conversation.writtenBy', { author: modelName(provider, model) })
}

const modelName = (provider: string, model: string | null | undefined): string =>
  [providerName(provider), model].filter(Boolean).join(' ')

interface TurnNotesProps {
  interaction: Interaction
  precedes: Interaction | undefined
}

/** What a reader has to know of a turn beside its words: who stood in, that it stops short, what it does not know. */
export function TurnNotes({ interaction, precedes }: TurnNotesProps) {
  const { t } = useTranslation()
  const { provider, model, standsInFor, truncated, decision } = interaction
  const standIn =
    provider === 'builtin' || provider === null ? t('conversation.builtin') : modelName(provider, model)
  return (
    <>
      {standsInFor !== null && (
        <Note>{t('conversation.stoodIn', { model: standIn, provider: providerName(standsInFor) })}</Note>
      )}
      {decision?.by === 'rule' && decision.refused !== null && <Note>{t('conversation.wentOnByRule')}</Note>}
      {truncated && <Note>{t('conversation.truncated')}</Note>}
      {precedes !== undefined && (
        <Note>
          {t('conversation.madeBefore', { name: precedes.chapterTitle ?? precedes.aiAgent.name })}{' '}
          <Button
            size="small"
            onClick={() => goToTurn(precedes)}
            sx={{ '@media print': { display: 'none' } }}
          >
            {t('conversation.showRedo')}
          </Button>
        </Note>
      )}
    </>
  )
}

/** A quiet line below somebody's words. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
    {children}
  </Typography>
)
