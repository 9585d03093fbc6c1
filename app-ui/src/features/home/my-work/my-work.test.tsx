import { describe, expect, it } from '@jest/globals'
import { listMyWork, type WorkItem } from '@parley/contracts/http/my-work.ts'
import { consultantImpersonateClient } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, consultant } from '@parley/ui-kit/testing/people.ts'
import { nextStep } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { quickActor } from '../../../testing/quick-actor.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { MyWork } from './index.ts'

const actor = quickActor()
const item = (given: Partial<WorkItem> = {}): WorkItem => ({
  client: { id: acme.id, name: acme.name },
  initiative: { id: newId(), name: 'ERP' },
  phase: { id: newId(), name: 'Discovery' },
  isMine: true,
  reasons: ['findings'],
  since: '2026-03-02T09:30:00.000Z',
  plannedEnd: null,
  assigned: { count: 0, first: [] },
  nextStep: nextStep({ kind: 'resolveFindings', count: 2 }),
  ...given,
})

describe('my work', () => {
  it('says why, what and where, and leads there', async () => {
    const gate = { interactionId: newId(), kind: 'question', question: 'Which plant goes first?' }
    const waiting = item({
      reasons: ['gate', 'due'],
      plannedEnd: '2020-01-01',
      nextStep: nextStep({ kind: 'answerGate', gate }),
    })
    server.use(answer(listMyWork, [waiting, item()]))
    renderPart(<MyWork />)
    const part = await screen.findByRole('region', { name: 'My work' })
    const [first, second] = within(part).getAllByRole('listitem')
    if (first === undefined || second === undefined) throw new Error('Two rows were expected.')
    expect(within(first).getByText('The moderator asks you.')).toBeTruthy()
    expect(within(first).getByText('Which plant goes first?')).toBeTruthy()
    expect(within(first).getByText(/^Overdue since/)).toBeTruthy()
    expect(within(second).getByText('Resolve 2 open findings.')).toBeTruthy()
    expect(within(second).getByText(`${acme.name} ▸ ERP ▸ Discovery`)).toBeTruthy()
    const links = within(first).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/initiatives/${waiting.initiative.id}?phase=${waiting.phase.id}`,
    ])
    expect(links[0]?.getAttribute('aria-describedby')).toBe(
      within(first).getByText(`${acme.name} ▸ ERP ▸ Discovery`).id,
    )
    expect(await accessibilityProblems(part)).toEqual([])
  })

  it('holds the room open that it took the last time', async () => {
    const rows = [item(), item()]
    server.use(answer(listMyWork, rows))
    const first = renderPart(<MyWork />)
    expect(first.container.querySelectorAll('.MuiSkeleton-rounded')).toHaveLength(3)
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    first.unmount()
    const second = renderPart(<MyWork />)
    expect(second.container.querySelectorAll('.MuiSkeleton-rounded')).toHaveLength(2)
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  })

  it('is not there where nothing waits', async () => {
    let asked = 0
    server.use(
      answer(listMyWork, () => {
        asked += 1
        return []
      }),
    )
    renderPart(<MyWork />)
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByRole('region', { name: 'My work' })).toBeNull()
  })

  it('asks a consultant for the reason once a day, then leads into the client with one click', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(listMyWork, [item()]),
      answer(consultantImpersonateClient, ({ body }) => {
        bodies.push(body)
        return refuse('CONFLICT', 'Not now.')
      }),
    )
    const { unmount } = renderPart(<MyWork />, consultant)
    await actor.click(await screen.findByRole('link', { name: 'Resolve 2 open findings.' }))
    expect(await screen.findByRole('dialog', { name: `Connect as ${acme.name}` })).toBeTruthy()
    unmount()
    sessionStorage.setItem(
      `parley.recent.switch.${acme.id}`,
      JSON.stringify({ day: new Date().toLocaleDateString('sv'), reason: 'Review' }),
    )
    renderPart(<MyWork />, consultant)
    await actor.click(await screen.findByRole('button', { name: `Work in ${acme.name}` }))
    await waitFor(() => expect(bodies).toEqual([{ reason: 'Review' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
