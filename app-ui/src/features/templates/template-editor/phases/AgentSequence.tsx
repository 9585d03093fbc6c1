import AddIcon from '@mui/icons-material/AddRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { maxAgentsPerPhase } from '@parley/contracts/template-input.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { RetryNotice } from '@parley/ui-kit/components/RetryNotice.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { SortableList } from '@parley/ui-kit/components/sortable/SortableList.tsx'
import { useSorting } from '@parley/ui-kit/components/sortable/use-sorting.ts'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { AgentPlaceDraft, TemplateDraft } from '../model/template-draft.ts'
import { findPhase, useEditor, useEditorList } from '../model/use-editor.ts'
import { Count } from '../parts/Count.tsx'
import { rowGap } from '../parts/row-look.ts'
import { addAgent, sequenceWarnings } from './agent-changes.ts'
import { AgentPicker } from './AgentPicker.tsx'
import { AgentRow } from './AgentRow.tsx'
import { moveItem } from './list-changes.ts'
import { useAgents } from './use-agents.ts'

const placesIn = (draft: TemplateDraft, phaseId: string): AgentPlaceDraft[] =>
  findPhase(draft, phaseId)?.aiAgents ?? []

/** The agents of a phase in the order in which they speak (Document 2, 2.4, 4.6 and section 9). */
export const AgentSequence = memo(function AgentSequence({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const editor = useEditor()
  const agents = useAgents()
  const [isPicking, setPicking] = useState(false)
  const ids = useEditorList((draft) => placesIn(draft, phaseId).map((place) => place.id))
  const agentIds = useEditorList((draft) => placesIn(draft, phaseId).map(({ aiAgentId }) => aiAgentId))
  const byId = new Map(agents.data?.map((agent) => [agent.id, agent]))
  const sorting = useSorting({
    onMove: (placeId, { index }) => {
      editor.edit((draft) => moveItem(placesIn(draft, phaseId), placeId, index))
      return true
    },
    nameOf: (placeId) => {
      const place = placesIn(editor.getDraft(), phaseId).find((one) => one.id === placeId)
      return byId.get(place?.aiAgentId ?? '')?.name ?? t('builders.agents.unknown')
    },
    countOf: () => placesIn(editor.getDraft(), phaseId).length,
  })
  const add = (agent: Agent): void =>
    editor.edit((draft) => void addAgent(placesIn(draft, phaseId), agent.id))
  const isFull = ids.length >= maxAgentsPerPhase
  const title = t('builders.agents.title')
  return (
    <Section collapsible level={3} title={title} meta={<Count count={ids.length} />}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <SequenceWarnings agentIds={agentIds} byId={byId} />
        {agents.isError && ids.length > 0 && (
          <RetryNotice query={agents}>{t('builders.agents.loadFailed')}</RetryNotice>
        )}
        {ids.length === 0 ? (
          <EmptyState compact title={t('builders.agents.none')} text={t('builders.agents.noneText')} />
        ) : (
          <SortableList sorting={sorting} list="agents" component="ol" aria-label={title} gap={rowGap}>
            {ids.map((placeId, index) => (
              <AgentRow
                key={placeId}
                phaseId={phaseId}
                id={placeId}
                index={index}
                agent={byId.get(agentIds[index] ?? '')}
                isLoading={agents.isPending}
                sorting={sorting}
              />
            ))}
          </SortableList>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            startIcon={<AddIcon aria-hidden />}
            disabled={isFull}
            {...(isFull && { 'aria-describedby': `${id}-full` })}
            onClick={() => setPicking(true)}
          >
            {t('builders.agents.add')}
          </Button>
          <Typography variant="body2" color="textSecondary" id={`${id}-full`}>
            {isFull
              ? t('builders.agents.full', { count: maxAgentsPerPhase })
              : t('builders.agents.count', { count: ids.length, most: maxAgentsPerPhase })}
          </Typography>
        </Box>
      </Box>
      {isPicking && <AgentPicker placed={agentIds} onAdd={add} onClose={() => setPicking(false)} />}
    </Section>
  )
})

function SequenceWarnings({
  agentIds,
  byId,
}: {
  agentIds: readonly string[]
  byId: ReadonlyMap<string, Agent>
}) {
  const { t } = useTranslation()
  return sequenceWarnings(agentIds.map((id) => byId.get(id)?.role)).map((warning) => (
    <Alert key={warning} severity="warning" role="status">
      {t(`builders.agents.warnings.${warning}`)}
    </Alert>
  ))
}
