import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type Feedback, type FeedbackState, listOwnFeedback } from '@parley/contracts/http/feedback.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../../engagement/initiatives/locales/en.ts'
import { RecordList } from '../../records/lists/index.ts'
import '../../engagement/record/locales/en.ts'

const tones: Record<FeedbackState, Tone> = { NEW: 'neutral', READ: 'info', ANSWERED: 'success' }

/** What one has told before, and what became of it. */
export function OwnFeedback() {
  const { t } = useTranslation()
  const id = useId()
  const list = useAddressList({ pageSize: 10 })
  const query = useListQuery(listOwnFeedback, { query: list.query }, { keepPrevious: true, staleTime: 0 })
  const texts = {
    search: t('feedback.search'),
    failed: t('feedback.failed'),
    none: t('feedback.none'),
    noneText: t('feedback.noneText'),
    noMatch: t('feedback.noMatch'),
  }
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} gutterBottom>
        {t('feedback.ownTitle')}
      </Typography>
      <RecordList list={list} query={query} texts={texts} filters={null}>
        {(rows) => (
          <Card>
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
            >
              {rows.map((one) => (
                <Told key={one.id} feedback={one} />
              ))}
            </Box>
          </Card>
        )}
      </RecordList>
    </Box>
  )
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }

function Told({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation()
  const { kind, text, page, state, answer, answeredAt, createdAt } = feedback
  return (
    <Box component="li" sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StatusBadge tone="outline">{t(`feedback.kinds.${kind}`)}</StatusBadge>
        <StatusBadge tone={tones[state]} dot>
          {t(`feedback.states.${state}`)}
        </StatusBadge>
        <Typography variant="body2" color="textSecondary" component="span">
          <RelativeTime at={createdAt} />
        </Typography>
      </Box>
      <Typography sx={words}>{text}</Typography>
      {page !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('feedback.about', { page })}
        </Typography>
      )}
      {state === 'ANSWERED' && (
        <Box sx={{ borderLeft: 2, borderColor: 'primary.main', pl: 3, mt: 1 }}>
          <Typography variant="subtitle2" component="p">
            {t('feedback.answerOf')}{' '}
            {answeredAt !== null && (
              <Typography variant="body2" color="textSecondary" component="span">
                <RelativeTime at={answeredAt} />
              </Typography>
            )}
          </Typography>
          <Typography sx={words}>{answer ?? t('feedback.answeredElsewhere')}</Typography>
        </Box>
      )}
    </Box>
  )
}
