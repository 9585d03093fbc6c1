import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getClientStorage } from '@parley/contracts/http/artifacts.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { formatBytes } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** From here on it is worth tidying up. */
const nearlyFull = 0.9

/** What the documents of a client take up, of what they may. */
export function StorageUse({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const storage = useRouteQuery(getClientStorage, { params: { id: clientId } })
  return (
    <Section title={t('artifacts.storage.title')}>
      <QueryView
        quiet
        query={storage}
        failed={t('artifacts.storage.loadFailed')}
        skeleton={
          <LoadingRegion>
            <TextSkeleton lines={2} />
          </LoadingRegion>
        }
      >
        {(data) => <Measure {...data} />}
      </QueryView>
    </Section>
  )
}

function Measure({
  documents,
  usedBytes,
  quotaBytes,
}: {
  documents: number
  usedBytes: number
  quotaBytes: number
}) {
  const { t } = useTranslation()
  const share = Math.min(1, usedBytes / quotaBytes)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '72ch' }}>
      <Typography>
        {t('artifacts.storage.used', {
          count: documents,
          used: formatBytes(usedBytes),
          quota: formatBytes(quotaBytes),
        })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={100 * share}
        aria-label={t('artifacts.storage.share')}
        color={share < nearlyFull ? 'primary' : 'warning'}
      />
      <Typography color="textSecondary">
        {t(share < nearlyFull ? 'artifacts.storage.help' : 'artifacts.storage.nearlyFull')}
      </Typography>
    </Box>
  )
}
