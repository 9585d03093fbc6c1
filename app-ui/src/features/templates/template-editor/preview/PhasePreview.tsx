import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AgentRole } from '@parley/contracts/enums.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { AgentPlaceDraft, ArtifactDraft, MitigationDraft, PhaseDraft } from '../model/template-draft.ts'
import { AgentMarks } from '../parts/AgentMarks.tsx'
import { instanceOf } from '../phases/agent-changes.ts'
import { SampleForm } from './SampleForm.tsx'

/** What the preview tells of an agent. */
export interface PreviewAgent {
  name: string
  role: AgentRole
  isSME: boolean
}

interface PhasePreviewProps {
  phase: PhaseDraft
  /** From 1. */
  number: number
  count: number
  agents: ReadonlyMap<string, PreviewAgent>
}

/** A phase as people will meet it (Document 2, 2.4, Preview). */
export function PhasePreview({ phase, number, count, agents }: PhasePreviewProps) {
  const { t } = useTranslation()
  const { name, description, durationDays } = phase
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('builders.preview.phaseNumber', { number, count })}
          {durationDays !== null && ` · ${t('builders.preview.days', { count: durationDays })}`}
        </Typography>
        <Typography variant="h2" component="h3">
          {name.trim() === '' ? t('builders.preview.unnamedPhase') : name}
        </Typography>
        <Typography color={description === '' ? 'textSecondary' : 'textPrimary'} sx={proseLook}>
          {description === '' ? t('builders.preview.noDescription') : description}
        </Typography>
      </Box>
      <Part title={t('builders.preview.requiredInputs')}>
        <SampleForm inputs={phase.requiredInputs} emptyText={t('builders.preview.noInputs')} />
      </Part>
      <Part title={t('builders.preview.artifacts')}>
        <Artifacts artifacts={phase.recommendedArtifacts} />
      </Part>
      <Part title={t('builders.preview.initialRiskMitigations')}>
        <Mitigations mitigations={phase.initialRiskMitigations} />
      </Part>
      <Part title={t('builders.preview.agents')}>
        <Agents places={phase.aiAgents} agents={agents} />
      </Part>
      <Part title={t('builders.preview.riskMitigations')}>
        <Mitigations mitigations={phase.riskMitigations} />
      </Part>
    </Box>
  )
}

export const proseLook = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' } as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h4" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Artifacts({ artifacts }: { artifacts: readonly ArtifactDraft[] }) {
  const { t } = useTranslation()
  if (artifacts.length === 0)
    return <Typography color="textSecondary">{t('builders.preview.noArtifacts')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {artifacts.map(({ id, name, importance }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 34 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <StatusBadge tone="outline">{t(`builders.importance.${importance}`)}</StatusBadge>
        </Box>
      ))}
    </Box>
  )
}

function Mitigations({ mitigations }: { mitigations: readonly MitigationDraft[] }) {
  const { t } = useTranslation()
  if (mitigations.length === 0)
    return <Typography color="textSecondary">{t('builders.preview.noMitigations')}</Typography>
  return (
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {mitigations.map(({ id, description }) => (
        <Typography component="li" key={id} sx={{ ...proseLook, py: 0.75 }}>
          {description}
        </Typography>
      ))}
    </Box>
  )
}

interface AgentsProps {
  places: readonly AgentPlaceDraft[]
  agents: PhasePreviewProps['agents']
}

function Agents({ places, agents }: AgentsProps) {
  const { t } = useTranslation()
  if (places.length === 0)
    return <Typography color="textSecondary">{t('builders.preview.noAgents')}</Typography>
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {places.map((place, index) => (
        <AgentPlace
          key={place.id}
          place={place}
          number={index + 1}
          instance={instanceOf(places, place.id)}
          agent={agents.get(place.aiAgentId)}
        />
      ))}
    </Box>
  )
}

interface AgentPlaceProps {
  place: AgentPlaceDraft
  number: number
  instance: number | undefined
  agent: PreviewAgent | undefined
}

function AgentPlace({ place, number, instance, agent }: AgentPlaceProps) {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 1 }}>
        <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {number}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {place.chapterTitle === '' ? t('builders.preview.noChapter') : place.chapterTitle}
        </Typography>
        <Typography component="span" color="textSecondary">
          {agent?.name ?? t('builders.agents.unknown')}
        </Typography>
        {agent && <AgentMarks role={agent.role} isSME={agent.isSME} />}
        {instance !== undefined && (
          <StatusBadge tone="outline">{t('builders.agents.instance', { number: instance })}</StatusBadge>
        )}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        <Told term={t('builders.agents.moderatorPrompt')} text={place.moderatorPrompt} />
        <Told term={t('builders.agents.expectedOutput')} text={place.expectedOutput} />
      </Box>
    </Box>
  )
}

function Told({ term, text }: { term: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ ...proseLook, m: 0 }}>
        {text}
      </Typography>
    </div>
  )
}
