import { describe, expect, it } from '@jest/globals'
import { getInitiative, listClientInitiatives, updateInitiative } from '@parley/contracts/http/initiatives.ts'
import { listConsultants } from '@parley/contracts/http/consultants.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderRoute } from '../../testing/render-route.tsx'

const none = { stakeholders: [], keyStakeholders: [], initiativeOwners: [], humanHoursSpent: 0 }
const erp = initiative({ name: 'ERP', metadata: { ...none, painPoints: ['Slow'], currentSystems: 'Excel' } })
const path = `/initiatives/${erp.id}/edit`

function serve(bodies: unknown[] = [], given = erp): void {
  server.use(
    answer(getInitiative, given),
    answer(listClientInitiatives, []),
    answer(updateInitiative, ({ body }) => {
      bodies.push(body)
      return given
    }),
  )
}

describe('editing an initiative', () => {
  it('sends what was changed and nothing else, from the state that it was made from', async () => {
    const bodies: unknown[] = []
    serve(bodies)
    const { actor, path: address } = renderRoute(path, { user: clientAdmin })
    const name = await screen.findByLabelText(/^Name/)
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Initiative' })
    expect(save.disabled).toBe(true)
    await actor.type(name, ' 2')
    await actor.click(screen.getByRole('button', { name: 'Remove Slow' }))
    await actor.type(screen.getByLabelText('Timeline (days)'), '90')
    await actor.click(screen.getByRole('combobox', { name: 'State' }))
    await actor.click(screen.getByRole('option', { name: 'On hold' }))
    await actor.click(screen.getByRole('combobox', { name: 'Language of the agents' }))
    await actor.click(screen.getByRole('option', { name: 'German' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    await waitFor(() => expect(address()).toBe(`/initiatives/${erp.id}`))
    expect(bodies).toEqual([
      {
        name: 'ERP 2',
        status: 'ON_HOLD',
        language: 'de',
        metadata: { painPoints: [], timeline: 90 },
        updatedAt: erp.updatedAt,
      },
    ])
  })

  it('keeps what was typed when somebody else was faster, and saves it over theirs on demand', async () => {
    const theirs = { ...erp, name: 'Theirs', updatedAt: '2026-03-03T09:30:00.000Z' }
    const bodies: { updatedAt: string }[] = []
    serve()
    server.use(
      answer(updateInitiative, ({ body }) => {
        bodies.push(body as { updatedAt: string })
        if (bodies.length > 1) return theirs
        const stale = { code: 'STALE_UPDATE', message: 'Changed.', requestId: 'r', current: theirs }
        return HttpResponse.json(stale, { status: 409 })
      }),
    )
    const { actor, path: address } = renderRoute(path, { user: clientAdmin })
    const systems = await screen.findByLabelText<HTMLInputElement>('Current Systems')
    await actor.clear(systems)
    await actor.type(systems, 'SAP')
    await actor.click(screen.getByRole('button', { name: 'Save Initiative' }))
    expect(await screen.findByText('Now: Theirs')).toBeTruthy()
    expect(systems.value).toBe('SAP')
    await actor.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(address()).toBe(`/initiatives/${erp.id}`))
    expect(bodies.at(-1)).toEqual({ metadata: { currentSystems: 'SAP' }, updatedAt: theirs.updatedAt })
  })

  it('keeps what was typed across a reload', async () => {
    serve()
    const { actor, unmount } = renderRoute(path, { user: clientAdmin })
    await actor.type(await screen.findByLabelText('Compliance needs'), 'ISO 27001')
    unmount()
    renderRoute(path, { user: clientAdmin })
    const field = await screen.findByLabelText<HTMLInputElement>('Compliance needs')
    expect(field.value).toBe('ISO 27001')
    expect(screen.getByText('What you had typed before is back; it is not saved yet.')).toBeTruthy()
  })

  it('says beside the fields what cannot be saved', async () => {
    serve()
    const { actor } = renderRoute(path, { user: clientAdmin })
    await actor.type(await screen.findByLabelText('Budget from'), '9')
    await actor.type(screen.getByLabelText('Budget to'), '3')
    expect(screen.getByText('The least budget is above the most.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Initiative' }).disabled).toBe(true)
  })

  it('lets the firm choose the leading consultant', async () => {
    serve()
    server.use(answer(listConsultants, []))
    renderRoute(path, { user: firmAdmin })
    const lead = await screen.findByRole('combobox', { name: 'Leading consultant' })
    await waitFor(() => expect(lead.textContent).toContain('Clara Ng'))
  })

  it('is not for readers', async () => {
    serve([], { ...erp, canManage: false })
    renderRoute(path, { user: clientViewer })
    expect(await screen.findByText('Access denied')).toBeTruthy()
    expect(screen.queryByText(/^You can read this/)).toBeNull()
    expect(screen.queryByLabelText(/^Name/)).toBeNull()
  })

  it('tells a missing initiative from one that cannot be loaded', async () => {
    server.use(answer(getInitiative, () => refuse('NOT_FOUND', 'Initiative not found.')))
    const { unmount } = renderRoute(path, { user: clientAdmin })
    expect(await screen.findByText('Initiative not found.')).toBeTruthy()
    unmount()
    server.use(answer(getInitiative, () => refuse('INTERNAL', 'It broke.')))
    renderRoute(path, { user: clientAdmin })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to load initiative')).toBeTruthy()
    expect(alert.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
