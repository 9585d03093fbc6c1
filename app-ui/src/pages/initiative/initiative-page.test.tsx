import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { deleteArtifact, listInitiativeArtifacts, restoreArtifact } from '@parley/contracts/http/artifacts.ts'
import { createPhases, getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { listInterviews } from '@parley/contracts/http/interviews.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { artifactCompletion, updatePhase } from '@parley/contracts/http/phases.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, consultant } from '@parley/ui-kit/testing/people.ts'
import {
  artifact,
  inputsOf,
  interaction,
  message,
  nextStep,
  observation,
  phase,
} from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FakeSocket, useFakeSockets } from '../../testing/fake-socket.ts'
import { renderRoute } from '../../testing/render-route.tsx'
import { widenWindow } from '../../testing/wide-window.ts'

const person = (role: string) => ({
  id: newId(),
  firstName: 'Otto',
  lastName: role,
  role,
  email: null,
  phone: null,
  notes: null,
  departmentId: null,
  department: null,
})

const initiation = phase({ name: 'Initiation', order: 1, status: 'COMPLETED' })
const discovery = phase({
  name: 'Discovery',
  order: 2,
  requiredInputs: inputsOf({ name: 'Goal' }),
  recommendedArtifacts: [
    { name: 'RFP Requirements', importance: 'Very High' },
    { name: 'Cost Model', importance: 'Normal' },
  ],
  observations: [observation()],
  nextStep: nextStep({ kind: 'fillInputs' }),
})
const analysis = phase({ name: 'Analysis', order: 3, status: 'PENDING' })
const whole = initiative({ isConfidential: true, phases: [initiation, discovery, analysis] })

function serve(of: Initiative = whole): void {
  server.use(
    answer(getInitiative, of),
    answer(listInterviews, []),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(listInteractions, { interactions: [interaction()], formerRuns: [], sequence: null }),
    answer(listMessages, { messages: [message()] }),
    answer(listInitiativeArtifacts, [artifact()]),
    answer(artifactCompletion, {
      score: 63,
      label: 'Good',
      items: [
        { name: 'RFP Requirements', importance: 'Very High', uploaded: true },
        { name: 'Cost Model', importance: 'Normal', uploaded: false },
      ],
    }),
    answer(createLiveTicket, ({ body }) => ({ ticket: (body as { phaseId?: string }).phaseId ?? 'own' })),
  )
}

const show = (user = clientAdmin, pane = '') =>
  renderRoute(`/initiatives/${whole.id}${pane === '' ? '' : `?pane=${pane}`}`, { user })
const socketOf = async (ticket: string): Promise<FakeSocket> =>
  waitFor(() => {
    const socket = FakeSocket.made.find(({ address }) => address.searchParams.get('ticket') === ticket)
    if (socket === undefined) throw new Error('There is no such socket yet.')
    return socket
  })

const undo: (() => void)[] = []
beforeEach(() => void undo.push(useFakeSockets()))
afterEach(() => undo.splice(0).forEach((back) => back()))

describe('the initiative’s page', () => {
  it('names the initiative, its people and its phases, and begins with the current one', async () => {
    undo.push(widenWindow())
    const keyStakeholders = ['Sponsor', 'Buyer', 'Planner', 'Auditor', 'Clerk'].map(person)
    serve({ ...whole, metadata: { ...whole.metadata, humanHoursSpent: 33, keyStakeholders } })
    const { actor } = show()
    expect(await screen.findByRole('heading', { level: 2, name: 'Discovery' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: whole.name })).toBeTruthy()
    expect(screen.getByText('Vendor Selection')).toBeTruthy()
    expect(screen.getByText('Confidential')).toBeTruthy()
    expect(screen.getByText('Current Phase')).toBeTruthy()
    const steps = within(screen.getByRole('navigation', { name: 'Phases' }))
    expect(steps.getByText('1 of 3 completed')).toBeTruthy()
    expect(steps.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      true,
    ])
    // The conversation stands beside the work: no tab for it.
    await screen.findByRole('tab', { name: 'Documents 1/2' })
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['Inputs 0/1', 'Documents 1/2', 'Findings 1', 'Activation'])
    expect(await screen.findByText('The plants need one system.')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('link', { name: 'About' }))
    const about = within(await screen.findByRole('dialog', { name: 'About this initiative' }))
    expect(about.getByText('33 h')).toBeTruthy()
    expect(await about.findByText('+2 more')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('looks back at a completed phase', async () => {
    serve()
    const { actor } = show()
    await actor.click(await screen.findByRole('button', { name: /Initiation/ }))
    expect(await screen.findByText('Phase Review')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Initiation/ }).getAttribute('aria-current')).toBe('step')
  })

  it('has the conversation behind a tab where there is no room beside', async () => {
    serve()
    const { actor } = show()
    const tab = await screen.findByRole('tab', { name: 'Conversation' })
    expect(screen.queryByRole('log')).toBeNull()
    await actor.click(tab)
    expect(screen.getByRole('log')).toBeTruthy()
    expect(screen.queryByText('Required Inputs')?.closest('[hidden]')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('goes on to the next phase, keyboard and all, when one is completed', async () => {
    const ready = { ...discovery, observations: [], hasConversation: true }
    serve({ ...whole, phases: [initiation, ready, analysis] })
    const { actor } = show()
    const complete = await screen.findByRole('button', { name: 'Complete Phase' })
    server.use(
      answer(updatePhase, () => {
        // What comes next in the phase that is left is not led to.
        const activate = nextStep({ kind: 'activate', phase: { id: ready.id, name: ready.name } })
        const done = { ...ready, status: 'COMPLETED' as const, nextStep: activate }
        server.use(answer(getInitiative, { ...whole, phases: [initiation, done, analysis] }))
        return done
      }),
    )
    await actor.click(complete)
    const title = await screen.findByRole('heading', { level: 2, name: 'Analysis' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText('2 of 3 completed')).toBeTruthy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Analysis' }))
  })

  it('can only be read, and written to, by a viewer', async () => {
    undo.push(widenWindow())
    const phases = whole.phases.map((one) => ({ ...one, nextStep: nextStep({ by: 'others' }) }))
    serve({ ...whole, phases, canManage: false })
    show(clientViewer, 'findings')
    await screen.findByText('The plants need one system.')
    expect(screen.getByText('You can read this initiative and write messages.')).toBeTruthy()
    const names = screen
      .getAllByRole('button')
      .filter((one) => one.closest('nav') === null)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    const forbidden =
      /save|upload|delete|manage|add |complete|start|reopen|validation|sequence|mitigations|ask|clear|feedback|choose files/i
    expect(names.filter((name) => forbidden.test(name))).toEqual([])
    const boxes = screen
      .getAllByRole('textbox')
      .map((one) => (one as HTMLTextAreaElement).labels[0]?.textContent)
    expect(boxes).toEqual(['Write to the moderator'])
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('leads a consultant who stands outside of the client into it (D12, Switching)', async () => {
    serve({ ...whole, canManage: false })
    const { actor } = show(consultant)
    await actor.click(await screen.findByRole('button', { name: `Work in ${whole.client.name}` }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('You can read this initiative and write messages.')).toBeNull()
  })

  it('says so when it cannot be loaded', async () => {
    server.use(answer(getInitiative, () => refuse('INTERNAL', 'It broke.')))
    show()
    expect(await screen.findByText('Failed to load initiative')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('an initiative without phases', () => {
  it('shows those of its template as pending, and takes them over', async () => {
    const made = whole.template && { ...whole.template, phases: [{ name: 'Discovery', order: 1 }] }
    serve({ ...whole, template: made, phases: [] })
    const { actor } = show()
    expect(await screen.findByText('No phases defined for this initiative.')).toBeTruthy()
    expect(screen.getByText('No phase selected')).toBeTruthy()
    const step = await screen.findByRole<HTMLButtonElement>('button', { name: /Discovery\s*Not started/ })
    expect(step.disabled).toBe(true)
    server.use(
      answer(createPhases, () => {
        server.use(answer(getInitiative, whole))
        return whole
      }),
    )
    await actor.click(screen.getByRole('button', { name: 'Create Phases from Template' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Discovery' })).toBeTruthy()
  })

  it('offers nothing where the template has none, or the person may not', async () => {
    serve({ ...whole, phases: [], templateHasPhases: false })
    const { unmount } = show()
    await screen.findByText('No phases defined for this initiative.')
    expect(screen.queryByRole('button', { name: 'Create Phases from Template' })).toBeNull()
    unmount()
    serve({ ...whole, phases: [], canManage: false })
    show(clientViewer)
    await screen.findByText('No phases defined for this initiative.')
    expect(screen.queryByRole('button', { name: 'Create Phases from Template' })).toBeNull()
  })
})

describe('the live channel', () => {
  it('streams what an agent writes, and reads anew what an event names', async () => {
    undo.push(widenWindow())
    serve()
    show()
    const socket = await socketOf(discovery.id)
    expect(await screen.findByText('Slow connection')).toBeTruthy()
    act(() => socket.open())
    expect(await screen.findByText('Connected')).toBeTruthy()
    await screen.findByText('The plants need one system.')
    const working = interaction({ status: 'RUNNING', agentResponse: null, seq: null })
    server.use(
      answer(listInteractions, { interactions: [interaction(), working], formerRuns: [], sequence: null }),
    )
    act(() => socket.receive('AGENT_INTERACTION_UPDATE', { interactionId: working.id, status: 'RUNNING' }, 1))
    act(() => socket.receive('AGENT_TOKEN', { interactionId: working.id, delta: 'Costs are ris', offset: 0 }))
    expect(await screen.findByText('Costs are ris')).toBeTruthy()
    act(() => socket.receive('AGENT_TOKEN', { interactionId: working.id, delta: 'ing.', offset: 13 }))
    expect(await screen.findByText('Costs are rising.')).toBeTruthy()
  })
})

describe('the documents', () => {
  const waiting = artifact({
    name: 'Minutes',
    indexing: { status: 'EXTRACTING', pages: 0, chunks: 0, progress: 0.2, error: null },
  })
  const ready = { ...waiting, indexing: { ...waiting.indexing, status: 'INDEXED' as const } }

  it('stand under what the phase recommends, with the completion', async () => {
    serve()
    show(clientAdmin, 'documents')
    expect(await screen.findByText('63%')).toBeTruthy()
    expect(screen.getByText('Good')).toBeTruthy()
    expect(screen.getByText('Very High')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upload Cost Model' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload RFP Requirements' })).toBeNull()
  })

  it('change their state when the own stream says so', async () => {
    serve()
    server.use(answer(listInitiativeArtifacts, [waiting]))
    show(clientAdmin, 'documents')
    expect(await screen.findByText('Reading')).toBeTruthy()
    // It comes with the phase's socket.
    const own = await socketOf(discovery.id)
    expect(own.address.searchParams.get('own')).toBe('1')
    act(() => own.open())
    server.use(answer(listInitiativeArtifacts, [ready]))
    act(() => own.receive('ARTIFACT_UPDATED', { artifactId: waiting.id, status: 'INDEXED' }))
    expect(await screen.findByText('Searchable')).toBeTruthy()
  })

  it('are looked at every two seconds where the own stream is away', async () => {
    serve()
    let looks = 0
    server.use(
      answer(listInitiativeArtifacts, () => {
        looks += 1
        return [looks < 3 ? waiting : ready]
      }),
    )
    show(clientAdmin, 'documents')
    expect(await screen.findByText('Reading')).toBeTruthy()
    expect(await screen.findByText('Searchable')).toBeTruthy()
    expect(looks).toBeGreaterThanOrEqual(3)
  })

  it('are deleted after a question that names them, and brought back', async () => {
    serve()
    const { actor } = show(clientAdmin, 'documents')
    await actor.click(await screen.findByRole('button', { name: 'Delete RFP Requirements' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this document?' }))
    expect(dialog.getByText('RFP Requirements')).toBeTruthy()
    const [deleted, restored]: [unknown[], unknown[]] = [[], []]
    server.use(
      answer(deleteArtifact, ({ params }) => {
        deleted.push(params.id)
        return { id: params.id ?? '' }
      }),
    )
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toHaveLength(1))
    server.use(
      answer(restoreArtifact, ({ params }) => {
        restored.push(params.id)
        return artifact()
      }),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('“RFP Requirements” is back and is being read again')).toBeTruthy()
    expect(restored).toEqual(deleted)
  })
})
