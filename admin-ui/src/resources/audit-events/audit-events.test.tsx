import { describe, expect, it } from '@jest/globals'
import { adminAuditEvents } from '@parley/contracts/http/admin.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { filterOf } from '../../testing/asked.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import type { AuditEvent } from '../../kinds/audit-event.ts'
// What comes late in a browser is here from the start: no test waits for it.
import './AuditEventList.tsx'
import './AuditEventShow.tsx'

const actor = { id: newId(), name: 'Grace Hopper', email: 'superadmin@parley.test' }
const acme = { id: newId(), name: 'Acme' }

const event = (part: Partial<AuditEvent> = {}): AuditEvent => ({
  id: newId(),
  at: '2026-05-04T10:00:00.000Z',
  action: 'client.created',
  entity: 'client',
  entityId: acme.id,
  actor,
  subject: actor,
  consultingFirm: null,
  client: acme,
  ipAddress: '10.0.0.1',
  requestId: 'request-1',
  details: { fields: ['name'] },
  ...part,
})
const impersonated = event({ action: 'department.deleted', subject: acme })

/** Filters that the list was asked with. */
function showEvents(events: AuditEvent[]): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = []
  server.use(
    answer(adminAuditEvents.list, ({ query }) => {
      asked.push(filterOf(query))
      return events
    }),
  )
  return asked
}

describe('the audit log', () => {
  it('tells who did what, and both identities of what was done in somebody’s place', async () => {
    showEvents([event(), impersonated])
    renderConsole('/audit-events')
    await screen.findByRole('link', { name: 'Client added' })
    expect(screen.getByText('Grace Hopper')).toBeTruthy()
    expect(screen.getByTitle('client.created').textContent).toBe('Client added')
    expect(screen.getByText('Grace Hopper, acting as Acme')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is filtered by text, time, and what is added', async () => {
    const asked = showEvents([event()])
    const { actor: person } = renderConsole('/audit-events')
    await screen.findByRole('link', { name: 'Client added' })
    await person.type(screen.getByPlaceholderText('Action, name or email'), 'grace')
    fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-05-01' } })
    fireEvent.change(screen.getByLabelText('To, inclusive (UTC)'), { target: { value: '2026-05-04' } })
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'grace', from: '2026-05-01', to: '2026-05-04' }))
    await person.click(screen.getByRole('button', { name: 'Add filter' }))
    const menu = await screen.findByRole('menu')
    const names = within(menu)
      .getAllByRole('menuitemcheckbox')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Action',
      'Person',
      'Consulting firm',
      'Client',
      'Kind of record',
      'Record (id)',
      'Acted as (id)',
    ])
    await person.click(within(menu).getByRole('menuitemcheckbox', { name: 'Action' }))
    const action = await screen.findByRole('combobox', { name: 'Action' })
    await person.click(action)
    await person.type(action, 'Client: ev')
    await person.click(await screen.findByRole('option', { name: 'Client: everything' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ action: 'client' }))
  })

  it('is exported as it is filtered, with both identities', async () => {
    const files = catchSavedFiles()
    const asked = showEvents([impersonated])
    const filter = { client: undefined, action: 'department' }
    const { actor: person } = renderConsole(
      `/audit-events?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    )
    await screen.findByRole('link', { name: 'Department deleted' })
    await person.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText('1 row exported.')
    expect(asked.at(-1)).toEqual({ action: 'department' })
    const text = (await files[0]?.text()) ?? ''
    expect(text).toContain('Person (email)')
    expect(text).toContain(`Grace Hopper,superadmin@parley.test,${actor.id},Acme,${acme.id}`)
  })

  it('says so where a file holds only a part', async () => {
    catchSavedFiles()
    server.use(
      answer(adminAuditEvents.list, ({ query }) => {
        const [from = 0, to = 0] = JSON.parse(query.get('range') ?? '[0,0]') as number[]
        const rows = Array.from({ length: to - from + 1 }, () => event())
        return HttpResponse.json(rows, {
          headers: { 'Content-Range': `audit-events ${from}-${to}/25000` },
        }) as unknown as Response
      }),
    )
    const { actor: person } = renderConsole('/audit-events')
    await screen.findAllByRole('link', { name: 'Client added' })
    await person.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText(
      'Only the first 10000 of 25000 rows were exported. Narrow the filter to export the others.',
    )
  })

  it('shows an entry whole, and leads to all entries of its record', async () => {
    server.use(answer(adminAuditEvents.get, impersonated))
    const asked = showEvents([impersonated])
    const { actor: person } = renderConsole(`/audit-events/${impersonated.id}/show`)
    await screen.findByText('Grace Hopper did this while acting as Acme. Both identities are written down.')
    expect(screen.getByText('request-1')).toBeTruthy()
    expect(screen.getByText('Entry: Department deleted')).toBeTruthy()
    expect(screen.getByText('department.deleted')).toBeTruthy()
    expect(screen.getByText(/"fields"/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await person.click(screen.getByRole('link', { name: 'All entries of this record' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ entityId: acme.id }))
  })

  it('says what failed, and is asked for again', async () => {
    server.use(answer(adminAuditEvents.list, () => refuse('INTERNAL', 'Something went wrong.')))
    const { actor: person } = renderConsole('/audit-events')
    await screen.findByText(/Something went wrong\./)
    showEvents([event()])
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('link', { name: 'Client added' })
  })
})
