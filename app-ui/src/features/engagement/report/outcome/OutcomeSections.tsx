import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { Report } from '@parley/contracts/http/report.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { usePrinted } from '@parley/ui-kit/lib/use-printed.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { stepSentence } from '../../next-step/index.ts'
import '../../next-step/locales/en.ts'
import type { Place } from '../../phase/index.ts'
import '../../phase/locales/en.ts'
import { offPaper } from '../components/print-styles.ts'
import { phaseAddress } from '../parts/progress-parts.ts'
import '../locales/en.ts'
import { FindingItem } from './FindingItem.tsx'
import { countsOf, type Finding, outcomeOf } from './outcome-of.ts'

const PassageDialog = lazy(async () => ({
  default: (await import('../../phase/artifacts/PassageDialog.tsx')).PassageDialog,
}))

/** What a report is read for: what was found, what was decided, and what is open, each with its sources. */
export function OutcomeSections({
  initiative,
  period,
}: {
  initiative: Initiative
  period: Report['period']
}) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<Place | null>(null)
  const { found, decided, open, atWork } = outcomeOf(initiative, period)
  const list = { initiativeId: initiative.id, onOpenPlace: setPlace }
  return (
    <>
      <Section title={t('report.outcome.found')}>
        {found.length === 0 ? (
          <Nothing>{t('report.outcome.nothingFound')}</Nothing>
        ) : (
          <Typography sx={{ maxWidth: '72ch' }}>
            {t('report.outcome.foundCount', {
              count: found.length,
              states: countsOf(found)
                .map(({ status, count }) => t(`report.outcome.states.${status}`, { count }))
                .join(', '),
            })}
          </Typography>
        )}
        <Findings {...list} findings={found} isBrief />
      </Section>
      <Section title={t('report.outcome.decided')}>
        {decided.length === 0 && <Nothing>{t('report.outcome.nothingDecided')}</Nothing>}
        <Findings {...list} findings={decided} />
      </Section>
      <Section title={t('report.outcome.open')}>
        {atWork.map((phase) => (
          <Next key={phase.id} initiativeId={initiative.id} phase={phase} />
        ))}
        {open.length === 0 && <Nothing>{t('report.outcome.nothingOpen')}</Nothing>}
        <Findings {...list} findings={open} />
      </Section>
      {place !== null && (
        <Suspense>
          <PassageDialog place={place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
    </>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary">{children}</Typography>
)

/** What has to be done next in a phase at work, and what a person is asked there. */
function Next({ initiativeId, phase }: { initiativeId: string; phase: Phase }) {
  const { t } = useTranslation()
  const { nextStep } = phase
  return (
    <Box sx={{ mb: 2, maxWidth: '72ch' }}>
      <MuiLink component={Link} to={phaseAddress(initiativeId, phase.id)} sx={{ fontWeight: 500 }}>
        {phase.name}
      </MuiLink>
      {': '}
      {stepSentence(t, nextStep)}
      {nextStep.gate !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {t('common.quoted', { text: nextStep.gate.question })}
        </Typography>
      )}
    </Box>
  )
}

/** As many as are read at a glance; paper shows them all. */
const fewest = 5

interface FindingsProps {
  initiativeId: string
  findings: readonly Finding[]
  /** Without what it rests on and what was decided. */
  isBrief?: boolean
  onOpenPlace: (place: Place) => void
}

function Findings({ findings, ...rest }: FindingsProps) {
  const { t } = useTranslation()
  const isPrinted = usePrinted()
  const [isWhole, setIsWhole] = useState(false)
  if (findings.length === 0) return null
  const shown = isWhole || isPrinted ? findings : findings.slice(0, fewest)
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((finding) => (
          <FindingItem key={finding.observation.id} finding={finding} {...rest} />
        ))}
      </Box>
      {findings.length > fewest && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} sx={offPaper}>
          {isWhole ? t('report.outcome.fewer') : t('report.outcome.all', { count: findings.length })}
        </Button>
      )}
    </>
  )
}
