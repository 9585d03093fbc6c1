import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import {
  getInitiativeTemplateChanges,
  type InitiativeTemplateChanges,
  takeTemplateVersion,
} from '@parley/contracts/http/initiative-template.ts'
import { listFlags } from '@parley/contracts/http/flags.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { listInterviews } from '@parley/contracts/http/interviews.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { artifactCompletion, updatePhase } from '@parley/contracts/http/phases.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { takeReasons } from '@parley/contracts/rules/template-take.ts'
import { addDays } from '@parley/contracts/rules/initiative-plan.ts'
import { newId } from '@parley/contracts/ids.ts'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer } from '@parley/ui-kit/testing/people.ts'
import { phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useFakeSockets } from '../../testing/fake-socket.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const today = dayOf(Date.now())
const discovery = phase({
  name: 'Discovery',
  plannedStart: addDays(today, -10),
  plannedEnd: addDays(today, -1),
})
const analysis = phase({ name: 'Analysis', order: 2, status: 'PENDING' })
const closing = phase({ name: 'Closing', order: 3, status: 'PENDING' })
const whole = initiative({ phases: [discovery, analysis, closing] })

function serve(of: Initiative = whole): void {
  server.use(
    answer(getInitiative, of),
    answer(listInterviews, []),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(listFlags, []),
    answer(listInteractions, { interactions: [], formerRuns: [], sequence: null }),
    answer(listMessages, { messages: [] }),
    answer(listInitiativeArtifacts, []),
    answer(artifactCompletion, { score: 100, label: 'Excellent', items: [] }),
    answer(createLiveTicket, { ticket: 'own' }),
  )
}
const show = (user = clientAdmin) => renderRoute(`/initiatives/${whole.id}`, { user })

const undo: (() => void)[] = []
beforeEach(() => void undo.push(useFakeSockets()))
afterEach(() => undo.splice(0).forEach((back) => back()))

const plannedLine = `Planned ${formatDay(addDays(today, -10))} to ${formatDay(addDays(today, -1))}`

describe('the plan of a phase', () => {
  it('stands beside its dates, and a late phase says so', async () => {
    serve()
    const { actor } = show()
    expect(await screen.findByText(plannedLine)).toBeTruthy()
    expect(screen.getByText('Overdue')).toBeTruthy()
    const steps = within(screen.getByRole('navigation', { name: 'Phases' }))
    expect(steps.getByText('In progress · Overdue')).toBeTruthy()
    expect(screen.queryByText('The template has a newer version')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('link', { name: 'About' }))
    expect(await screen.findByText('Vendor Selection, version 1')).toBeTruthy()
  })

  it('is for readers to read alone', async () => {
    serve({ ...whole, canManage: false, newestTemplateVersion: 2 })
    show(clientViewer)
    expect(await screen.findByText(plannedLine)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull()
    expect(screen.queryByText('The template has a newer version')).toBeNull()
  })

  it('is changed in a dialog, from the row as it was, and never ends before it starts', async () => {
    const bodies: unknown[] = []
    serve()
    server.use(
      answer(updatePhase, ({ body }) => {
        bodies.push(body)
        return discovery
      }),
    )
    const { actor } = show()
    await actor.click(await screen.findByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan of Discovery' }))
    const put = (label: string, value: string): boolean =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    put('Planned start', '2028-02-28')
    put('Planned end', '2028-02-27')
    expect(dialog.getByText('The planned end is before the planned start.')).toBeTruthy()
    expect(save.disabled).toBe(true)
    put('Planned end', '2028-03-01')
    expect(dialog.getByText(/^3 days/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { updatedAt } = discovery
    expect(bodies).toEqual([{ plannedStart: '2028-02-28', plannedEnd: '2028-03-01', updatedAt }])
  })
})

describe('a newer version of the template', () => {
  const behind = { ...whole, newestTemplateVersion: 2 }
  const added = (part: 'input' | 'phase', name: string) => ({
    kind: 'added' as const,
    part,
    phase: 'P',
    name,
    details: [],
  })
  const compared = (
    name: string,
    given: Partial<InitiativeTemplateChanges['phases'][number]>,
  ): InitiativeTemplateChanges['phases'][number] => ({
    phaseId: newId(),
    name,
    version: 1,
    changes: [added('input', `Field of ${name}`)],
    canTake: true,
    reason: null,
    next: null,
    ...given,
  })
  const changes: InitiativeTemplateChanges = {
    template: { id: newId(), name: 'Vendor Selection', newestVersion: 2 },
    version: 1,
    phases: [
      compared('Discovery', { phaseId: discovery.id, canTake: false, reason: takeReasons.started }),
      compared('Analysis', { phaseId: analysis.id }),
      compared('Closing', {
        phaseId: closing.id,
        changes: [],
        canTake: false,
        reason: takeReasons.same,
      }),
      compared('Handover', { phaseId: null, version: null, changes: [added('phase', 'Handover')] }),
    ],
    changes: [],
    canTakeGlobalInputs: false,
  }

  it('is a quiet notice that leads to what changed, and phases that can take it over do', async () => {
    const bodies: unknown[] = []
    serve(behind)
    server.use(
      answer(getInitiativeTemplateChanges, changes),
      answer(takeTemplateVersion, ({ body }) => {
        bodies.push(body)
        return { taken: 1, added: 0, cleared: [] }
      }),
    )
    const { actor } = show()
    expect(await screen.findByText('The template has a newer version')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'See what changed' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed in Vendor Selection' }))
    expect(await dialog.findByText(takeReasons.started)).toBeTruthy()
    expect(dialog.getByText('Field of Analysis')).toBeTruthy()
    expect(dialog.getByText('Nothing has changed in: Closing')).toBeTruthy()
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true])
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('checkbox', { name: 'Add 1 new phase' }))
    serve({ ...behind, phases: [discovery, { ...analysis, templateVersion: 2 }] })
    await actor.click(dialog.getByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies).toEqual([{ version: 2, phaseIds: [analysis.id], addPhases: false, globalInputs: false }])
    await waitFor(() => expect(screen.queryByText('The template has a newer version')).toBeNull())
  })

  it('that is not the newest any more is read anew, with the server’s reason', async () => {
    let reads = 0
    serve(behind)
    server.use(
      answer(getInitiativeTemplateChanges, () => {
        reads += 1
        return changes
      }),
      answer(takeTemplateVersion, () => refuse('STALE_UPDATE', 'Look again.')),
    )
    const { actor } = show()
    await actor.click(await screen.findByRole('button', { name: 'See what changed' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Field of Analysis')
    await waitFor(() => expect(reads).toBe(2))
    await actor.click(dialog.getByRole('button', { name: 'Take over' }))
    expect(await dialog.findByText('Look again.')).toBeTruthy()
    await waitFor(() => expect(reads).toBe(3))
  })

  it('is no news where nothing here can follow it', async () => {
    let reads = 0
    serve(behind)
    const phases = changes.phases.map((one) => ({ ...one, canTake: false, reason: takeReasons.same }))
    server.use(
      answer(getInitiativeTemplateChanges, () => {
        reads += 1
        return { ...changes, phases }
      }),
    )
    show()
    await screen.findByText(plannedLine)
    await waitFor(() => expect(reads).toBe(1))
    expect(screen.queryByText('The template has a newer version')).toBeNull()
  })

  it('says so when what changed cannot be loaded', async () => {
    serve(behind)
    server.use(answer(getInitiativeTemplateChanges, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = show()
    await actor.click(await screen.findByRole('button', { name: 'See what changed' }))
    expect(await screen.findByText('Failed to load what changed')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take over' }).disabled).toBe(true)
  })
})
