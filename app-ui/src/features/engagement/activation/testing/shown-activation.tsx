import { activatePhase, getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { interaction, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import type { Place } from '../../phase/artifacts/PassageDialog.tsx'
import { ActivationSection } from '../ActivationSection.tsx'

type Activation = CallOutput<typeof getActivation>

const at = '2026-03-02T09:30:00.000Z'
const source = (name: string) => ({
  chunkId: newId(),
  artifactId: newId(),
  name,
  page: 3,
  quote: `The ${name} says so.`,
  relevance: 0.72,
})
export const [minutes, policy] = [source('Minutes'), source('Policy')]
const method = source('Method')
const bundle: NonNullable<Activation['bundledOutput']> = {
  phase: { id: newId(), name: 'Initiation', order: 1, description: '' },
  inputs: [{ label: 'Goal', value: 'One ERP' }],
  artifacts: [{ name: 'Plan', importance: 'High', uploaded: true }],
  observations: [
    {
      description: 'No owner.',
      severity: 'HIGH',
      status: 'ACCEPTED',
      observationType: 'INITIAL',
      consultantNotes: 'Known',
      remediationPlan: null,
    },
  ],
  answers: [
    {
      interactionId: newId(),
      agent: { name: 'Business Analyst', role: 'CONTRIBUTOR' },
      chapterTitle: 'Why now',
      verdict: null,
      summary: 'Because of the close.',
      text: 'The close takes nine days.',
      citations: [],
    },
  ],
  decisions: [{ kind: 'overruled', by: 'Ada Marsh', about: 'Judge', text: 'We go on.' }],
  summary: { text: 'All is agreed.', citations: [] },
}
const context = {
  enrichedContext: `## What the initiative’s documents say\n\n- “${minutes.quote}” (Minutes, page 3) [1]`,
  citations: [
    {
      chunkId: minutes.chunkId,
      artifactId: minutes.artifactId,
      artifactName: 'Minutes',
      page: 3,
      quote: minutes.quote,
    },
  ],
  ragSources: { initiative: [minutes], client: [policy, source('Other')], firm: [method] },
}

interface Given {
  activation?: Partial<Activation> | null
  completed?: number
  canEdit?: boolean
  status?: 'ACTIVE' | 'ON_HOLD'
  shown?: Partial<Phase>
}

/** Shows the panel; null: the phase was never activated. */
export function showActivation({
  activation = null,
  completed = 2,
  canEdit = true,
  status = 'ACTIVE',
  shown = {},
}: Given = {}) {
  const state = activation === null ? null : { status: activation.status ?? 'COMPLETED', isComplete: true }
  const one = phase({ name: 'Initiation', order: 1, activation: state, ...shown })
  const next = phase({ name: 'Discovery', order: 2 })
  const whole = initiative({ phases: [one, next], status })
  const calls = { context: 0, asked: [] as unknown[], read: 0 }
  const places: Place[] = []
  const full: Activation = {
    phaseId: one.id,
    status: 'COMPLETED',
    stage: 'done',
    bundledOutput: bundle,
    ragQuery: 'Initiation close books',
    provider: 'builtin',
    model: 'builtin-1',
    error: null,
    isOutdated: false,
    startedBy: { id: newId(), name: 'Ada Marsh' },
    requestedAt: at,
    completedAt: at,
    ...activation,
  }
  server.use(
    answer(getInitiative, whole),
    answer(listInteractions, {
      interactions: Array.from({ length: completed }, () => interaction({ status: 'COMPLETED' })),
      sequence: null,
      formerRuns: [],
    }),
    answer(getActivation, () => {
      calls.read += 1
      return activation === null ? refuse('NOT_FOUND', 'Activation not found') : full
    }),
    answer(getActivationContext, () => {
      calls.context += 1
      return context
    }),
    answer(activatePhase, ({ body }) => {
      calls.asked.push(body)
      return { status: 'PENDING' as const, bundledOutput: null }
    }),
  )
  const rendered = renderPart(
    <ActivationSection
      initiative={whole}
      phase={one}
      canEdit={canEdit}
      onOpenPlace={(place) => places.push(place)}
    />,
  )
  return { ...rendered, calls, places, one, whole }
}
