import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BundledOutput } from '@parley/contracts/http/activation.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedText, RoleBadge } from '../conversation/index.ts'
import '../conversation/en.ts'
import { SeverityMark } from '../observations/index.ts'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import './locales/en.ts'

interface BundledOutputViewProps {
  bundle: BundledOutput
  onOpenPlace: (place: Place) => void
}

/** What a phase has brought about, to be read: conclusions first. */
export function BundledOutputView({ bundle, onOpenPlace }: BundledOutputViewProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {bundle.summary !== null && (
        <Group title={t('activation.summary')} count={1}>
          <CitedText
            text={lowered(bundle.summary.text)}
            citations={bundle.summary.citations}
            onOpenPlace={onOpenPlace}
          />
        </Group>
      )}
      <Group title={t('activation.answers')} count={bundle.answers.length}>
        {bundle.answers.map((answer) => (
          <AnswerView key={answer.interactionId} answer={answer} onOpenPlace={onOpenPlace} />
        ))}
      </Group>
      <Group title={t('activation.decisions')} count={bundle.decisions.length}>
        {bundle.decisions.map((decision, index) => (
          <Entry key={index} head={t(`activation.${headOf(decision)}`, decision)}>
            {decision.text}
          </Entry>
        ))}
      </Group>
      <Group title={t('activation.observations')} count={bundle.observations.length}>
        {bundle.observations.map((observation, index) => (
          <ObservationView key={index} observation={observation} />
        ))}
      </Group>
      <Group title={t('activation.artifacts')} count={bundle.artifacts.length}>
        {bundle.artifacts.map(({ name, importance, uploaded }, index) => (
          <Box key={index} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', py: 0.5 }}>
            <Typography variant="body2">{name}</Typography>
            {importance !== null && (
              <StatusBadge tone="outline">{t(`phase.importance.${importance}`)}</StatusBadge>
            )}
            <StatusBadge tone={uploaded ? 'success' : 'warning'}>
              {t(uploaded ? 'phase.uploaded' : 'phase.missing')}
            </StatusBadge>
          </Box>
        ))}
      </Group>
      <Group title={t('activation.inputs')} count={bundle.inputs.length}>
        {bundle.inputs.map(({ label, value }, index) => (
          <Entry key={index} head={label}>
            {value}
          </Entry>
        ))}
      </Group>
    </Box>
  )
}

/** What is said of a decision; what was asked where that is known. */
const headOf = ({ kind, about }: BundledOutput['decisions'][number]) =>
  kind === 'overruled' ? 'overruled' : about === '' ? 'answered' : 'answeredAbout'

/** Headings of agents’ texts stand below those of the bundle. */
const lowered = (markdown: string): string => markdown.replace(/^#{1,5} /gm, '###### ')

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="subtitle2" component="h5" color="textSecondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {count === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('activation.nothing')}
        </Typography>
      ) : (
        children
      )}
    </Box>
  )
}

function Entry({ head, children }: { head: string; children: string }) {
  return (
    <Box sx={{ py: 1, maxWidth: '72ch' }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {head}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </Box>
  )
}

function ObservationView({ observation }: { observation: BundledOutput['observations'][number] }) {
  const { t } = useTranslation()
  const { severity, status, description, consultantNotes, remediationPlan } = observation
  const notes = [
    [t('phase.consultantNotes'), consultantNotes],
    [t('phase.remediationPlan'), remediationPlan],
  ] as const
  return (
    <Box sx={{ py: 1, maxWidth: '72ch' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <SeverityMark severity={severity} />
        <StatusBadge>{t(`phase.observationStatus.${status}`)}</StatusBadge>
      </Box>
      <Typography variant="body2">{description}</Typography>
      {notes.map(([label, text]) =>
        text === null || text === '' ? null : (
          <Typography key={label} variant="body2" color="textSecondary">
            {label}: {text}
          </Typography>
        ),
      )}
    </Box>
  )
}

interface AnswerViewProps {
  answer: BundledOutput['answers'][number]
  onOpenPlace: (place: Place) => void
}

/** The moderator's summary of an answer; the whole of it, with its sources, one click away. */
function AnswerView({ answer, onOpenPlace }: AnswerViewProps) {
  const { t } = useTranslation()
  const { agent, chapterTitle, verdict, summary, text, citations } = answer
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {agent.name}
        </Typography>
        <RoleBadge role={agent.role} />
        {verdict !== null && <StatusBadge tone="outline">{t(`conversation.verdict.${verdict}`)}</StatusBadge>}
        {chapterTitle !== null && (
          <Typography variant="body2" color="textSecondary">
            {chapterTitle}
          </Typography>
        )}
      </Box>
      {summary !== null && (
        <Typography variant="body2" sx={{ maxWidth: '72ch' }}>
          {summary.replace(/\s*\[\d{1,3}\]/g, '')}
        </Typography>
      )}
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="body2" color="primary" sx={{ cursor: 'pointer' }}>
          {t('activation.fullAnswer')}
        </Typography>
        <CitedText text={lowered(text)} citations={citations} onOpenPlace={onOpenPlace} />
      </Box>
    </Box>
  )
}
