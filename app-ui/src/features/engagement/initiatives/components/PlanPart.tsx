import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import { getTemplate, type Template } from '@parley/contracts/http/templates.ts'
import { daysFrom, planEnd } from '@parley/contracts/rules/initiative-plan.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { keyOf, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { RetryNotice } from '@parley/ui-kit/components/RetryNotice.tsx'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanDraft, plannedPhases } from '../plan-draft.ts'
import { PlanBars } from './PlanBars.tsx'
import { PlanTable } from './PlanTable.tsx'

interface PlanPartProps {
  template: Template
  /** '' until a firm user has chosen one. */
  clientId: string
  plan: PlanDraft
  onChange: (plan: PlanDraft) => void
}

/** When what would be done, and by which agents; nothing of it is there before Save. */
export function PlanPart({ template, clientId, plan, onChange }: PlanPartProps) {
  const { t } = useTranslation()
  const today = dayOf(useNow(60_000))
  const phases = plannedPhases(template.phases, plan, today)
  const end = planEnd(phases)
  const start = phases[0]?.plannedStart ?? null
  return (
    <>
      <Counts key={template.version} template={template} clientId={clientId} />
      <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', alignItems: 'center' }}>
        <DayField
          label={t('initiatives.startDate')}
          value={plan.startDate ?? today}
          onDay={(startDate) => onChange({ ...plan, startDate })}
          fullWidth={false}
        />
        <Typography role="status" sx={{ fontWeight: 500 }}>
          {end === null || start === null
            ? t('initiatives.endUnknown')
            : t('initiatives.endsOn', { day: formatDay(end), count: daysFrom(start, end) + 1 })}
        </Typography>
        {Object.keys(plan.steps).length > 0 && (
          <Button size="small" onClick={() => onChange({ ...plan, steps: {} })}>
            {t('initiatives.planAsTemplate')}
          </Button>
        )}
      </Box>
      {start !== null && end !== null && <PlanBars phases={phases} start={start} end={end} />}
      <Card>
        <PlanTable phases={phases} plan={plan} onChange={onChange} />
      </Card>
    </>
  )
}

/** What saving would make, as the server says; where it knows a newer version, that one is read. */
function Counts({ template, clientId }: Pick<PlanPartProps, 'template' | 'clientId'>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const body = { templateId: template.id, clientId }
  const preview = useRouteQuery(previewInitiative, { body }, { enabled: clientId !== '', staleTime: 0 })
  const newest = preview.data?.template.version ?? template.version
  useEffect(() => {
    if (newest > template.version) void client.invalidateQueries({ queryKey: keyOf(getTemplate) })
  }, [client, newest, template.version])
  if (preview.isError)
    return (
      <RetryNotice severity="warning" query={preview}>
        {messageOf(preview.error)}
      </RetryNotice>
    )
  if (preview.data === undefined) return null
  const { phases, agentCount, inputCount, globalInputCount } = preview.data
  return (
    <Typography color="textSecondary">
      {[
        t('initiatives.phaseCount', { count: phases.length }),
        t('initiatives.agentCount', { count: agentCount }),
        t('initiatives.inputCount', { count: inputCount + globalInputCount }),
      ].join(' · ')}
    </Typography>
  )
}
