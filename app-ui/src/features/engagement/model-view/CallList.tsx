import Box from '@mui/material/Box'
import type { ModelCall } from '@parley/contracts/http/model-views.ts'
import { PartTabs } from '@parley/ui-kit/components/PartTabs.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockList } from './BlockList.tsx'
import { CallFacts } from './CallFacts.tsx'
import { PassageTable } from './PassageTable.tsx'
import './en.ts'

/** The calls, one at a time; the last is shown first, since what came of it is what is read. */
export function CallList({ calls }: { calls: readonly ModelCall[] }) {
  const { t } = useTranslation()
  const id = useId()
  const [shown, setShown] = useState(calls.length - 1)
  const call = calls[shown]
  if (call === undefined) return null
  if (calls.length === 1) return <Call call={call} />
  const labelOf = (place: string): string => {
    const { settings, finish } = calls[Number(place)] ?? call
    const hasAnswer = finish === 'complete' || finish === 'length'
    return t(hasAnswer ? 'modelView.call' : 'modelView.failedCall', {
      number: Number(place) + 1,
      purpose: t(`modelView.purposes.${settings.purpose}`),
    })
  }
  return (
    <>
      <PartTabs
        id={id}
        label={t('modelView.calls')}
        parts={calls.map((_call, place) => String(place))}
        shown={String(shown)}
        labelOf={labelOf}
        onShow={(place) => setShown(Number(place))}
      />
      <Box role="tabpanel" id={`${id}-panel-${shown}`} aria-labelledby={`${id}-tab-${shown}`} sx={{ pt: 4 }}>
        <Call key={shown} call={call} />
      </Box>
    </>
  )
}

const Call = ({ call }: { call: ModelCall }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
    <CallFacts call={call} />
    <BlockList blocks={call.blocks} />
    <PassageTable passages={call.passages} />
  </Box>
)
