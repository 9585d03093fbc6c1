import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { listMyWork } from '@parley/contracts/http/my-work.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DrawnAfter } from '@parley/ui-kit/components/DrawnAfter.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../account/session/index.ts'
import { ConnectDialog } from '../../account/session/parts.ts'
import './locales/en.ts'
import { useWorkIn } from './use-work-in.ts'
import { WorkRow } from './WorkRow.tsx'
import { few, frame, useKeptRows, WorkSkeleton } from './WorkSkeleton.tsx'

/** Most rows that are asked for. */
const many = 100
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
  const { id: userId } = useUser()
  useKeptRows(userId, work.data?.rows.length)
  if (work.isError && work.data === undefined)
    return (
      <Card sx={frame}>
        <QueryView query={work} skeleton={null} compact failed={t('myWork.failed')} />
      </Card>
    )
  if (work.data === undefined) return <WorkSkeleton userId={userId} />
  const { rows, total } = work.data
  if (rows.length === 0) return null
  return (
    <DrawnAfter skeleton={<WorkSkeleton userId={userId} />}>
      <Card component="section" aria-labelledby={id} sx={frame}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, pt: 3, pb: 1 }}>
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
    </DrawnAfter>
  )
}
