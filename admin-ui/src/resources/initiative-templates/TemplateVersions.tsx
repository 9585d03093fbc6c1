import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { listTemplateVersions } from '@parley/contracts/http/template-versions.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { useGuarded } from '../../session/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'

/** How many of a template's versions are told; the editor has them all. */
const most = 10

/** What was written when, by whom, and how many initiatives came of it; newest first. */
export function TemplateVersions({ id }: { id: string }) {
  const say = useLazyTexts(recordTexts)
  const translate = useTranslate()
  const guarded = useGuarded()
  const title = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['initiative-templates', 'versions', id],
    queryFn: () =>
      guarded(() =>
        callRoute(listTemplateVersions, { params: { id }, query: { range: JSON.stringify([0, most - 1]) } }),
      ),
  })
  return (
    <Card component="section" variant="outlined" aria-labelledby={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, p: '12px 16px' }}>
        <Typography variant="subtitle1" component="h2" id={title} sx={{ fontWeight: 600 }}>
          {say('records.versions')}
        </Typography>
        <Typography component="span" color="textSecondary">
          {data?.total ?? ''}
        </Typography>
      </Box>
      {data === undefined && error === null && <Skeleton height={60} sx={{ mx: '16px' }} />}
      {error !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('lists.retry')}
            </Button>
          }
        >
          {translate('lists.failed')} {error.message}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: '0 16px 12px' }}>
        {data?.versions.map(({ version, note, createdAt, createdBy, initiativeCount: made }) => (
          <Box component="li" key={version} sx={{ py: '6px', borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2">
              <strong>{say('records.version', { version })}</strong>
              {' · '}
              {say('records.made', { smart_count: made })}
              {note !== '' && ` · ${note}`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <TimeText at={createdAt} />
              {' · '}
              <RecordTo resource="users" to={createdBy} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
