import Button from '@mui/material/Button'
import type { HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { useTranslation } from 'react-i18next'
import type { MetBy } from './conversation-entries.ts'
import './en.ts'
import { goToTurn } from './turn-places.ts'
import { Note } from './TurnNotes.tsx'

interface RequestNoteProps {
  request: HitlMessage['request']
  metBy: MetBy | undefined
}

/** What a person's words do to the agents; with the way to the turn that met them, where one did and is shown. */
export function RequestNote({ request, metBy }: RequestNoteProps) {
  const { t } = useTranslation()
  if (request === null) return null
  if (request.kind === 'decision') return <Note>{t('conversation.binds.decision')}</Note>
  if (request.metAt === null) return <Note>{t('conversation.binds.request')}</Note>
  if (metBy === undefined) return <Note>{t('conversation.binds.met')}</Note>
  const text = t('conversation.binds.metBy', { name: metBy.turn.aiAgent.name })
  const { entryId } = metBy
  return (
    <Note>
      {text}
      {entryId !== undefined && (
        <>
          {' '}
          <Button
            size="small"
            onClick={() => goToTurn({ id: entryId })}
            sx={{ '@media print': { display: 'none' } }}
          >
            {t('conversation.showTurn')}
          </Button>
        </>
      )}
    </Note>
  )
}
