import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useTranslation } from 'react-i18next'

/** What the initiative would have from the start: phases, agents, inputs, and when it would end. */
export function TemplateBrings({ templateId, clientId }: { templateId: string; clientId: string }) {
  const { t } = useTranslation()
  const startDate = dayOf(useNow(60_000))
  const preview = useRouteQuery(
    previewInitiative,
    { body: { templateId, clientId, startDate } },
    { enabled: templateId !== '', keepPrevious: true },
  )
  if (preview.isError)
    return <Typography color="textSecondary">{t('initiatives.quick.previewFailed')}</Typography>
  const { data } = preview
  if (data === undefined) return <Skeleton variant="rounded" height={48} />
  const facts = [
    t('initiatives.phaseCount', { count: data.phases.length }),
    t('initiatives.agentCount', { count: data.agentCount }),
    t('initiatives.inputCount', { count: data.inputCount }),
    ...(data.endDate === null ? [] : [t('initiatives.quick.ends', { day: formatDay(data.endDate) })]),
  ]
  return (
    <Box aria-live="polite">
      <Typography variant="caption" color="textSecondary">
        {t('initiatives.quick.brings')}
      </Typography>
      <Typography sx={{ fontWeight: 500 }}>{facts.join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {data.phases.map(({ name }) => name).join(' → ')}
      </Typography>
    </Box>
  )
}
