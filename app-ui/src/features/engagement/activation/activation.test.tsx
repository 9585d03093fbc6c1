import { describe, expect, it, jest } from '@jest/globals'
import { failureSentence } from '@parley/contracts/failure-words.ts'
import { activatePhase, getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { interaction, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { ActivationSection } from './ActivationSection.tsx'
import { BuildsOn } from './BuildsOn.tsx'

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
const [minutes, policy, method] = [source('Minutes'), source('Policy'), source('Method')]
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
function show({
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

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('the activation panel (Document 2, 4.5)', () => {
  it('asks for a phase that is not activated, with all that the call needs', async () => {
    const { actor, calls, one, whole } = show()
    expect(screen.getByText('Not Activated')).toBeTruthy()
    await actor.click(await button('Activate'))
    await waitFor(() =>
      expect(calls.asked).toEqual([
        {
          phaseId: one.id,
          initiativeId: whole.id,
          clientId: whole.clientId,
          consultingFirmId: clientAdmin.client?.consultingFirm.id,
        },
      ]),
    )
    expect(calls.context).toBe(0)
  })

  it('says why it cannot be asked for without a completed interaction', async () => {
    const { actor, calls } = show({ completed: 0 })
    const blocked = await button('Activate')
    const reason = 'No completed interactions found. Complete some agent interactions first.'
    expect(screen.getAllByText(reason)).toHaveLength(1)
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(blocked.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
    await actor.click(blocked)
    expect(calls.asked).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('cannot be asked for while the initiative is on hold', async () => {
    show({ status: 'ON_HOLD' })
    expect((await button('Activate')).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('The initiative is on hold.')).toBeTruthy()
  })

  it.each([
    ['PENDING', 'Pending'],
    ['IN_PROGRESS', 'Activating...'],
  ] as const)('shows how far it is while %s, and reads no context', async (status, label) => {
    const { calls } = show({
      activation: { status, stage: 'context', completedAt: null, bundledOutput: null },
    })
    const steps = within(await screen.findByRole('list', { name: 'Progress of the activation' }))
    expect(screen.getByText(label)).toBeTruthy()
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ])
    expect(steps.getByText('Find what the documents say').closest('li')?.textContent).toContain('at work')
    expect(calls.context).toBe(0)
    await waitFor(() => expect(calls.read).toBeGreaterThan(1), { timeout: 4_000 })
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says that it failed, why, and tries again', async () => {
    const { actor, calls } = show({
      activation: { status: 'FAILED', error: 'No model answered.', completedAt: null },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Activation failed. Please try again or contact support.')
    expect(alert.textContent).toContain('No model answered.')
    await actor.click(await button('Retry'))
    await waitFor(() => expect(calls.asked).toHaveLength(1))
    expect(calls.context).toBe(0)
  })

  it('says why it failed in the reader’s language', async () => {
    const error = failureSentence('activationOurFault')
    show({ activation: { status: 'FAILED', error, completedAt: null } })
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost.')
    await act(() => changeLanguage('de'))
    expect((await screen.findByRole('alert')).textContent).toContain('Es ist nichts verloren gegangen.')
    await act(() => changeLanguage('en'))
  })

  it('says so when the call itself is refused', async () => {
    const { actor } = show()
    server.use(answer(activatePhase, () => refuse('UNAVAILABLE', 'The agents are not available just now.')))
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await actor.click(await button('Activate'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Activation failed. Please try again or contact support.The agents are not available just now.',
    )
    expect(log.mock.calls).toEqual([
      ['Failed to activate Initiation: The agents are not available just now.'],
    ])
    log.mockRestore()
  })

  it('shows what it brought: context, sources by kind, query and bundle', async () => {
    const { actor, places } = show({ activation: {} })
    expect(await screen.findByText('Activated')).toBeTruthy()
    expect(await screen.findByText(/by Ada Marsh · The agents of Discovery receive it\./)).toBeTruthy()
    const blocked = await button('Activate')
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('This phase is already activated.')).toBeTruthy()
    await actor.click(await screen.findByRole('button', { name: 'Source 1: Minutes' }))
    const { chunkId, artifactId, name, quote } = minutes
    expect(places).toEqual([{ chunkId, artifactId, name, quote }])
    for (const title of ['Sources', 'Retrieval query', 'Bundled output'])
      await actor.click(screen.getByRole('heading', { name: title, level: 4 }))
    const client = within(screen.getByRole('group', { name: 'Client' }))
    expect(client.getByText('2')).toBeTruthy()
    expect(client.getAllByText('72% relevant')).toHaveLength(2)
    await actor.click(client.getByRole('button', { name: /Policy, Page 3/ }))
    expect(places.at(-1)).toMatchObject({ chunkId: policy.chunkId })
    expect(screen.getByText('Initiation close books')).toBeTruthy()
    expect(screen.getByText('Built-in model')).toBeTruthy()
    for (const text of [
      'One ERP',
      'No owner.',
      'Because of the close.',
      'Ada Marsh overruled Judge',
      'All is agreed.',
    ])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('offers to activate again once what it was made from has changed', async () => {
    const { actor, calls } = show({ activation: { isOutdated: true } })
    expect(await screen.findByText(/has changed since/)).toBeTruthy()
    await actor.click(await button('Activate again'))
    await waitFor(() => expect(calls.asked).toHaveLength(1))
  })

  it('keeps the rest when the context cannot be read, and reads it again', async () => {
    const { actor } = show({ activation: {} })
    server.use(answer(getActivationContext, () => refuse('INTERNAL', 'Something went wrong on our side.')))
    await actor.click(await screen.findByRole('button', { name: /retry|try again/i }))
    expect(await screen.findByText('Retrieval query')).toBeTruthy()
  })

  it('is there to read for those who may not ask', async () => {
    show({ activation: {}, canEdit: false })
    expect(await screen.findByRole('button', { name: 'Source 1: Minutes' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Activate/ })).toBeNull()
  })

  it('is not there for a phase without agents', () => {
    const { one } = show()
    const none = phase({}, { aiAgents: [] })
    const { container } = renderPart(
      <ActivationSection initiative={initiative()} phase={none} canEdit onOpenPlace={() => undefined} />,
    )
    expect(one.templatePhase.aiAgents).not.toHaveLength(0)
    expect(container.textContent).toBe('')
  })
})

describe('a phase after an activated one', () => {
  const complete = { status: 'COMPLETED' as const, isComplete: true }
  const before = phase({ name: 'Initiation', order: 1, activation: complete })
  const nearer = phase({ name: 'Discovery', order: 2, activation: { status: 'FAILED', isComplete: true } })
  const never = phase({ name: 'Analysis', order: 3, activation: { status: 'FAILED', isComplete: false } })
  const own = phase({ name: 'Synthesis', order: 4, activation: complete })
  const phases = [own, before, nearer, never]

  it('names the nearest that it builds on, and leads there', async () => {
    const gone: string[] = []
    const { actor } = renderPart(<BuildsOn phase={own} phases={phases} onGoTo={(id) => gone.push(id)} />)
    await actor.click(screen.getByRole('button', { name: 'Builds on the activation of Discovery' }))
    expect(gone).toEqual([nearer.id])
  })

  it('says nothing where there is none', () => {
    const { container } = renderPart(<BuildsOn phase={before} phases={phases} onGoTo={() => undefined} />)
    expect(container.textContent).toBe('')
  })
})
