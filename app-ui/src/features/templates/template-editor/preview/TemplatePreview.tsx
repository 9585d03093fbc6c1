import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Template } from '@parley/contracts/http/templates.ts'
import { TemplateIcon } from '@parley/ui-kit/components/icons.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import { fromTemplate, type TemplateDraft } from '../model/template-draft.ts'
import { useAgents } from '../phases/use-agents.ts'
import '../locales/en.ts'
import { mostTabs, PhaseChooser } from './PhaseChooser.tsx'
import { PhasePreview, proseLook, type PreviewAgent } from './PhasePreview.tsx'
import { SampleForm } from './SampleForm.tsx'

/** What people will see of a template that is being written (Document 2, 2.4, Preview). */
export function TemplatePreview({ draft }: { draft: TemplateDraft }) {
  const agents = useAgents()
  const byId = useMemo(() => new Map(agents.data?.map((agent) => [agent.id, agent])), [agents.data])
  return <Preview draft={draft} agents={byId} />
}

/** What people see of a stored template; its agents are named as they stand in it. */
export function StoredTemplatePreview({ template }: { template: Template }) {
  const draft = useMemo(() => fromTemplate(template), [template])
  const agents = useMemo(
    () =>
      new Map(
        template.phases.flatMap((phase) =>
          phase.aiAgents.map(({ aiAgentId, aiAgent }) => [aiAgentId, aiAgent]),
        ),
      ),
    [template],
  )
  const owner = template.client?.name ?? template.consultingFirm?.name
  return <Preview draft={draft} agents={agents} owner={owner} />
}

interface PreviewProps {
  draft: TemplateDraft
  agents: ReadonlyMap<string, PreviewAgent>
  /** Whom it is for, where it is not for all. */
  owner?: string | undefined
}

function Preview({ draft, agents, owner }: PreviewProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Alert severity="info">{t('builders.preview.note')}</Alert>
      <GeneralInfo draft={draft} owner={owner} />
      <Phases draft={draft} agents={agents} />
      <Section title={t('builders.preview.globalInputs')} collapsible>
        <SampleForm inputs={draft.inputs} emptyText={t('builders.preview.noGlobalInputs')} />
      </Section>
      {draft.teamRoles.length > 0 && (
        <Section title={t('builders.preview.teamRoles')} collapsible>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
            {draft.teamRoles.map(({ id, name, description }) => (
              <Fact key={id} term={name}>
                {description}
              </Fact>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  )
}

function GeneralInfo({ draft, owner }: Pick<PreviewProps, 'draft' | 'owner'>) {
  const { t } = useTranslation()
  const { name, description, icon, visibility, status } = draft
  const label = t(`templateEditor.general.visibilities.${visibility}`)
  return (
    <Section title={t('builders.preview.generalInfo')} collapsible>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        <Fact term={t('builders.preview.name')}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
            <TemplateIcon name={icon} fontSize="small" />
            {name.trim() === '' ? t('builders.preview.unnamedTemplate') : name}
          </Box>
        </Fact>
        <Fact term={t('builders.preview.description')}>
          {description === '' ? t('builders.preview.noDescription') : description}
        </Fact>
        <Fact term={t('builders.preview.visibility')}>
          {owner === undefined || visibility === 'PARLEY' ? label : `${label}: ${owner}`}
        </Fact>
        <Fact term={t('builders.preview.type')}>{t(`builders.preview.types.${status}`)}</Fact>
        <PlannedDuration draft={draft} />
      </Box>
    </Section>
  )
}

/** The sum of what the phases plan; one follows the other. */
function PlannedDuration({ draft }: Pick<PreviewProps, 'draft'>) {
  const { t } = useTranslation()
  const planned = draft.phases.flatMap(({ durationDays }) => (durationDays === null ? [] : [durationDays]))
  if (planned.length === 0) return null
  const days = t('builders.preview.days', { count: planned.reduce((sum, part) => sum + part, 0) })
  const unplanned = draft.phases.length - planned.length
  return (
    <Fact term={t('builders.preview.plannedTotal')}>
      {unplanned === 0 ? days : t('builders.preview.notAllPlanned', { days, count: unplanned })}
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ ...proseLook, m: 0 }}>
        {children}
      </Typography>
    </div>
  )
}

function Phases({ draft, agents }: Pick<PreviewProps, 'draft' | 'agents'>) {
  const { t } = useTranslation()
  const id = useId()
  const [wanted, setWanted] = useState(0)
  const { phases } = draft
  const chosen = Math.min(wanted, phases.length - 1)
  const phase = phases[chosen]
  if (phase === undefined) return null
  const tabPanel = { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${chosen}` }
  return (
    <Section title={t('builders.preview.phases')} collapsible>
      <PhaseChooser
        names={phases.map(({ name }) => name)}
        chosen={chosen}
        onChoose={setWanted}
        panelId={id}
      />
      <Box id={id} sx={{ pt: 4 }} {...(phases.length > 1 && phases.length <= mostTabs && tabPanel)}>
        <PhasePreview
          key={phase.id}
          phase={phase}
          number={chosen + 1}
          count={phases.length}
          agents={agents}
        />
      </Box>
    </Section>
  )
}
