import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getClientStorage } from '@parley/contracts/http/artifacts.ts'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../../lib/format.ts'
import { useRouteQuery } from '../../../../lib/use-route.ts'
import { QueryView } from '../../../../ui/QueryView.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { LoadingRegion, TextSkeleton } from '../../../../ui/Skeletons.tsx'
import '../texts.ts'

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
