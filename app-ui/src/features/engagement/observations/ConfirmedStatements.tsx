import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import ConfirmedIcon from '@mui/icons-material/TaskAltRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { type Confirmed, getValidation } from '@parley/contracts/http/validations.ts'
import { type Observation, type ObservationEvidence } from '@parley/contracts/http/observations.ts'
import { type Phase } from '@parley/contracts/http/phases.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { Evidence } from './Evidence.tsx'

interface ConfirmedProps {
  phase: Phase
  onOpenPlace: (place: Place) => void
}

/** Why nothing was found: the risk mitigations that hold, each with the words that say so (decisions D12). */
export function ConfirmedStatements({ phase, onOpenPlace }: ConfirmedProps) {
  const { validation, conversationCheck } = phase
  const of = { phase, onOpenPlace }
  return (
    <>
      {validation !== null && <ConfirmedOf type="INITIAL" check={validation} {...of} />}
      {conversationCheck !== null && <ConfirmedOf type="AI_CONVERSATION" check={conversationCheck} {...of} />}
    </>
  )
}

function ConfirmedOf({
  type,
  check,
  phase,
  onOpenPlace,
}: ConfirmedProps & {
  type: Observation['observationType']
  check: NonNullable<Phase['validation']>
}) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(phase.observations.length === 0)
  const id = useId()
  // How many there are is known with the phase; their words are read once somebody wants them.
  const shown = useRouteQuery(
    getValidation,
    { params: { id: phase.id }, query: { observationType: type } },
    { enabled: isOpen || check.confirmed === undefined },
  )
  if (shown.isError) return <QueryView query={shown} skeleton={null} compact />
  const confirmed = shown.data?.confirmed
  const run = shown.data === undefined ? check : shown.data.run
  const count = confirmed?.length ?? check.confirmed
  if (count === undefined) return <OnTheirWay />
  // Nothing is said of a check that is at work or has failed, but for what an earlier one confirmed.
  if (run === null || (run.status !== 'COMPLETED' && count === 0)) return null
  return (
    <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="h4">
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ gap: 2, borderRadius: 1, textAlign: 'left', py: 1, font: 'inherit' }}
          >
            <ExpandMoreIcon
              aria-hidden
              fontSize="small"
              sx={{ color: 'text.secondary', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
            {t(`phase.confirmed.${type}`)}
          </ButtonBase>
        </Typography>
        <StatusBadge tone={count > 0 ? 'success' : 'neutral'}>
          {t('phase.confirmedCount', { count, total: run.total })}
        </StatusBadge>
      </Box>
      <Collapse in={isOpen} id={id}>
        {confirmed === undefined && <OnTheirWay />}
        {confirmed?.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
            {t('phase.noneConfirmed')}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {confirmed?.map((statement) => (
            <Statement key={statement.mitigation} statement={statement} onOpenPlace={onOpenPlace} />
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}

const OnTheirWay = () => (
  <LoadingRegion>
    <TextSkeleton lines={2} />
  </LoadingRegion>
)

function Statement({
  statement: { mitigation, quotes },
  onOpenPlace,
}: {
  statement: Confirmed
  onOpenPlace: (place: Place) => void
}) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 2 }}>
      <ConfirmedIcon
        aria-hidden
        fontSize="small"
        sx={{ color: 'var(--parley-palette-accent-approver)', mt: 0.5 }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '72ch' }}>{mitigation}</Typography>
        <Evidence quotes={quotes.map(evidenceOf)} onOpenPlace={onOpenPlace} />
      </Box>
    </Box>
  )
}

const evidenceOf = ({ text, source, place, ...where }: Confirmed['quotes'][number]): ObservationEvidence => ({
  ...where,
  name: source,
  quote: text,
  ...(place !== null && { place }),
})
