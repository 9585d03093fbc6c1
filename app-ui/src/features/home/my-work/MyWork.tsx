import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { listMyWork } from '@parley/contracts/http/my-work.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListQuery } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ConnectDialog } from '../../account/session/components/ConnectDialog.tsx'
import './texts.ts'
import { useWorkIn } from './use-work-in.ts'
import { WorkRow } from './WorkRow.tsx'

/** So many rows stand above all else; the rest is asked for. */
const [few, many] = [5, 100]
/** Milliseconds after which what others did is looked for. */
const freshFor = 30_000

/** What waits for a person, across clients; nothing where nothing does (decisions D12, Home). */
export function MyWork() {
  const { t } = useTranslation()
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const range = JSON.stringify([0, (isWhole ? many : few) - 1])
  const work = useListQuery(
    listMyWork,
    { query: { range } },
    { staleTime: freshFor, refetchInterval: freshFor, refetchOnWindowFocus: 'always', keepPrevious: true },
  )
  const { workIn, asked, close } = useWorkIn()
  if (work.isError && work.data === undefined)
    return (
      <Card sx={frame}>
        <ErrorState
          compact
          error={work.error}
          title={t('myWork.failed')}
          onRetry={() => void work.refetch()}
        />
      </Card>
    )
  const { rows = [], total = 0 } = work.data ?? {}
  if (rows.length === 0) return null
  return (
    <Card component="section" aria-labelledby={id} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, pt: 3 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t('myWork.title')}
        </Typography>
        {total > few && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('myWork.fewer') : t('myWork.all', { count: total })}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {rows.map((item) => (
          <WorkRow
            key={item.phase.id}
            item={item}
            onWorkIn={workIn && ((observationId) => workIn(item, observationId))}
          />
        ))}
      </Box>
      <ConnectDialog target={asked} onClose={close} />
    </Card>
  )
}

const frame = {
  maxWidth: 1232,
  mx: { xs: 4, sm: 6, xl: 'auto' },
  mt: { xs: 4, sm: 6 },
  width: { xl: '100%' },
  '@media print': { display: 'none' },
} as const
