import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivationPanelFrame } from '../../../engagement/activation/parts.ts'
import { DraftTextField } from '../frame/DraftTextField.tsx'
import { InputsBuilder } from '../inputs/InputsBuilder.tsx'
import type { InputsPlace, PhaseDraft, TemplateDraft } from '../model/template-draft.ts'
import { findPhase, useEditorValue } from '../model/use-editor.ts'
import { AgentSequence } from './AgentSequence.tsx'
import { ArtifactsEditor } from './ArtifactsEditor.tsx'
import { DurationField } from './DurationField.tsx'
import { MitigationsEditor } from './MitigationsEditor.tsx'
import { PhasePlace } from './PhasePlace.tsx'
import { RemovePhase } from './RemovePhase.tsx'

interface PhaseEditorProps {
  phaseId: string
  onOpen: (phaseIndex: number) => void
}

/** A phase of the template, from its name to what is done after the conversation (Document 2, 2.4). */
export const PhaseEditor = memo(function PhaseEditor({ phaseId, onOpen }: PhaseEditorProps) {
  const { t } = useTranslation()
  const place = useMemo<InputsPlace>(() => ({ kind: 'phase', phaseId }), [phaseId])
  const isFirst = useEditorValue((draft) => draft.phases[0]?.id === phaseId)
  return (
    <Box data-item={phaseId} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <PhaseHead phaseId={phaseId} onOpen={onOpen} />
      <div data-property="requiredInputs">
        <Section title={t('templateEditor.phases.requiredInputs')} level={3} collapsible>
          <InputsBuilder place={place} />
        </Section>
      </div>
      <div data-property="recommendedArtifacts">
        <ArtifactsEditor phaseId={phaseId} />
      </div>
      <div data-property="initialRiskMitigations">
        <MitigationsEditor phaseId={phaseId} list="initialRiskMitigations" />
      </div>
      <div data-property="aiAgents">
        <AgentSequence phaseId={phaseId} />
      </div>
      {!isFirst && (
        <ActivationPanelFrame
          status="NONE"
          action={{ label: t('activation.activate'), reason: t('templateEditor.phases.activationLater') }}
        />
      )}
      <div data-property="riskMitigations">
        <MitigationsEditor phaseId={phaseId} list="riskMitigations" />
      </div>
      <RemovePhase phaseId={phaseId} onRemoved={() => onOpen(0)} />
    </Box>
  )
})

function PhaseHead({ phaseId, onOpen }: PhaseEditorProps) {
  const { t } = useTranslation()
  const [name, description] = useMemo(
    () => [textOf(phaseId, 'name'), textOf(phaseId, 'description')] as const,
    [phaseId],
  )
  return (
    <Card sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <DraftTextField
          {...name}
          label={t('templateEditor.phases.name')}
          itemId={phaseId}
          property="name"
          maxLength={200}
          sx={{ flex: '1 1 280px' }}
        />
        <DurationField phaseId={phaseId} />
        <PhasePlace phaseId={phaseId} onOpen={onOpen} />
      </Box>
      <DraftTextField
        {...description}
        label={t('templateEditor.phases.description')}
        itemId={phaseId}
        property="description"
        multiline
        minRows={2}
        maxRows={10}
        maxLength={4000}
      />
    </Card>
  )
}

/** How a text of the phase is read and written. */
const textOf = (phaseId: string, property: 'name' | 'description') => ({
  select: (draft: TemplateDraft): string | undefined => findPhase(draft, phaseId)?.[property],
  change: (draft: TemplateDraft, text: string): void => {
    const phase: PhaseDraft | undefined = findPhase(draft, phaseId)
    if (phase !== undefined) phase[property] = text
  },
})
