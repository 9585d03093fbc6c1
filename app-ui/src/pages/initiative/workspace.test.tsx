import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { getInitiative, type Initiative, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { listInterviews } from '@parley/contracts/http/interviews.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { listFlags } from '@parley/contracts/http/flags.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { inputsOf, nextStep, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { FakeSocket, useFakeSockets } from '../../testing/fake-socket.ts'
import { renderRoute } from '../../testing/render-route.tsx'
import { widenWindow } from '../../testing/wide-window.ts'

const discovery = phase({
  requiredInputs: inputsOf({ name: 'Goal' }),
  nextStep: nextStep({ kind: 'fillInputs' }),
  eventSeq: 7,
})
const whole = initiative({ phases: [discovery] })
const page = `/initiatives/${whole.id}`

/** Serves the page; returns how often each route was called. */
function serve(of: Initiative = whole): Record<string, number> {
  const calls: Record<string, number> = {}
  const counted =
    <Answer,>(name: string, given: Answer) =>
    (): Answer => {
      calls[name] = (calls[name] ?? 0) + 1
      return given
    }
  server.use(
    answer(getInitiative, counted('initiative', of)),
    answer(listInteractions, counted('interactions', { interactions: [], formerRuns: [], sequence: null })),
    answer(listMessages, counted('messages', { messages: [] })),
    answer(listInitiativeArtifacts, counted('artifacts', [])),
    answer(createLiveTicket, counted('ticket', { ticket: 'one' })),
    answer(listFlags, []),
    answer(listInterviews, []),
  )
  return calls
}
const show = (path = page) => renderRoute(path, { user: clientAdmin })

const undo: (() => void)[] = []
beforeEach(async () => {
  // The stream of a page that was left closes a moment after it.
  await new Promise((resolve) => setTimeout(resolve, 10))
  undo.push(useFakeSockets(), widenWindow())
})
afterEach(() => {
  undo.splice(0).forEach((back) => back())
  localStorage.clear()
})

describe('the workspace of a phase', () => {
  it('is read once, and followed from the place at which it was read', async () => {
    const calls = serve()
    show()
    // The first one waits for all that the page is made of.
    await screen.findByText('Required Inputs', {}, { timeout: 30_000 })
    const socket = await waitFor(() => {
      expect(FakeSocket.made).toHaveLength(1)
      return FakeSocket.made[0] as FakeSocket
    })
    expect(Object.fromEntries(socket.address.searchParams)).toEqual({
      phaseId: discovery.id,
      own: '1',
      ticket: 'one',
      after: '7',
    })
    act(() => socket.open())
    await screen.findByText('Connected')
    expect(calls).toEqual({ initiative: 1, interactions: 1, messages: 1, artifacts: 1, ticket: 1 })
  })

  it('keeps the chosen pane in the address, and for the person', async () => {
    serve()
    const { actor, path, unmount } = show()
    await actor.click(await screen.findByRole('tab', { name: /^Findings/ }))
    expect(await screen.findByText('Observations')).toBeTruthy()
    expect(path()).toBe(`${page}?pane=findings`)
    unmount()
    show()
    const tab = await screen.findByRole('tab', { name: /^Findings/ })
    expect(tab.getAttribute('aria-selected')).toBe('true')
  })

  it('is split by keyboard, either side can be made full, and it stays so', async () => {
    serve()
    const { actor, unmount } = show()
    const splitter = await screen.findByRole('separator')
    const share = (): number => Number(splitter.getAttribute('aria-valuenow'))
    const before = share()
    splitter.focus()
    await actor.keyboard('{ArrowRight}')
    expect(share()).toBe(before + 4)
    await actor.keyboard('{End}{ArrowRight}')
    expect(share()).toBe(Number(splitter.getAttribute('aria-valuemax')))
    await actor.click(screen.getByRole('button', { name: 'Show the conversation alone' }))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('log')).toBeTruthy()
    unmount()
    show()
    await actor.click(await screen.findByRole('button', { name: 'Show both beside each other' }))
    expect(screen.getByRole('tab', { name: /^Inputs/ })).toBeTruthy()
  })
})

describe('in its place', () => {
  const bodies: unknown[] = []
  beforeEach(() => void bodies.splice(0))
  const save = (given: (body: Partial<Initiative>) => unknown = (body) => ({ ...whole, ...body })): void =>
    server.use(
      answer(updateInitiative, ({ body }) => {
        bodies.push(body)
        return given(body as Partial<Initiative>) as Initiative
      }),
    )

  it('the name is edited by Enter and left by Escape, and can be taken back', async () => {
    serve()
    save((body) => ({ ...whole, ...body, updatedAt: '2026-03-03T09:30:00.000Z' }))
    const { actor } = show()
    const open = () => screen.findByRole('button', { name: whole.name })
    await actor.click(await open())
    await actor.keyboard(' at last{Escape}')
    expect(await open()).toBe(document.activeElement)
    await actor.click(await open())
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(field.value).toBe(whole.name)
    await actor.type(field, ' 2{Enter}')
    await waitFor(() => expect(bodies).toEqual([{ name: `${whole.name} 2`, updatedAt: whole.updatedAt }]))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(bodies[1]).toEqual({ name: whole.name, updatedAt: '2026-03-03T09:30:00.000Z' }),
    )
  })

  it('a refused name stays typed, and somebody else’s change is not overwritten unasked', async () => {
    serve()
    const theirs = { ...whole, name: 'Theirs', updatedAt: '2026-03-03T09:30:00.000Z' }
    const refusals = [
      refuse('VALIDATION_FAILED', 'Too bold.'),
      HttpResponse.json(
        { code: 'STALE_UPDATE', message: 'Look.', requestId: 'r', current: theirs },
        { status: 409 },
      ),
    ]
    save(() => refusals.shift() ?? theirs)
    const { actor } = show()
    await actor.click(await screen.findByRole('button', { name: whole.name }))
    await actor.keyboard('!{Enter}')
    expect(await screen.findByText('Too bold.')).toBeTruthy()
    await actor.keyboard('{Enter}')
    expect(await screen.findByText('Theirs')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(bodies[2]).toEqual({ name: `${whole.name}!`, updatedAt: theirs.updatedAt }))
  })

  it('the status is chosen', async () => {
    serve()
    save()
    const { actor } = show()
    await actor.click(await screen.findByRole('button', { name: 'Change status' }))
    await actor.click(screen.getByRole('menuitem', { name: 'On hold' }))
    await waitFor(() => expect(bodies).toEqual([{ status: 'ON_HOLD', updatedAt: whole.updatedAt }]))
  })

  it('the description and the days of a phase are edited in the drawer, which has an address', async () => {
    serve()
    save()
    const days: unknown[] = []
    server.use(
      answer(updatePhase, ({ body }) => {
        days.push(body)
        return { ...discovery, ...(body as Partial<Phase>) }
      }),
    )
    const { actor, path } = show(`${page}/about?pane=findings`)
    const about = within(await screen.findByRole('dialog', { name: 'About this initiative' }))
    await actor.click(await about.findByTitle('Edit Description'))
    await actor.keyboard(' More.{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(bodies).toEqual([{ description: `${whole.description} More.`, updatedAt: whole.updatedAt }]),
    )
    const start = about.getByLabelText('Planned start')
    fireEvent.change(start, { target: { value: '2028-02-28' } })
    fireEvent.blur(start)
    await waitFor(() =>
      expect(days).toEqual([
        { plannedStart: '2028-02-28', plannedEnd: null, updatedAt: discovery.updatedAt },
      ]),
    )
    await actor.click(about.getByRole('button', { name: 'Close' }))
    expect(path()).toBe(`${page}?pane=findings`)
  })

  it('the drawer stands beside the page where there is room, which goes on meanwhile', async () => {
    serve()
    server.use(answer(getValidation, { run: null, confirmed: [] }))
    const { actor, path } = show()
    const opener = await screen.findByRole('link', { name: 'About' })
    await actor.click(opener)
    const about = await screen.findByRole('dialog', { name: 'About this initiative' })
    expect(about.getAttribute('aria-modal')).toBeNull()
    expect(about.contains(document.activeElement)).toBe(true)
    // The page is not hidden behind it.
    await actor.click(screen.getByRole('tab', { name: /^Findings/ }))
    expect(screen.getByRole('tab', { name: /^Findings/ }).getAttribute('aria-selected')).toBe('true')
    expect(await accessibilityProblems()).toEqual([])
    about.focus()
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(path()).toContain(`${page}?`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })
})
