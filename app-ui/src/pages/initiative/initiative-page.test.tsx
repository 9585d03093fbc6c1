import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { createPhases, getInitiative } from '@parley/contracts/http/initiatives.ts'
import { updatePhase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, consultant } from '@parley/ui-kit/testing/people.ts'
import { interaction, nextStep } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useFakeSockets } from '../../testing/fake-socket.ts'
import { widenWindow } from '../../testing/wide-window.ts'
import { analysis, discovery, initiation, serve, show, socketOf, whole } from './testing/initiative-scene.tsx'

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
