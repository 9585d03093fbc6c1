import { describe, expect, it } from '@jest/globals'
import { type AuditEvent, listAuditEvents } from '@parley/contracts/http/audit.ts'
import { getUser, listUsers } from '@parley/contracts/http/users.ts'
import { newId } from '@parley/contracts/ids.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, consultant, firmAdmin, northwind } from '@parley/ui-kit/testing/people.ts'
import { userRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderRoute } from '../../testing/render-route.tsx'

const ada = { id: newId(), name: 'Ada Park' }
const initiativeId = newId()

const entry = (fields: Partial<AuditEvent> = {}): AuditEvent => ({
  id: newId(),
  at: '2026-03-02T10:00:00.000Z',
  action: 'initiative.updated',
  entity: 'initiative',
  entityId: initiativeId,
  entityName: 'ERP vendor selection',
  actor: ada,
  byPlatform: false,
  subject: ada,
  client: { id: acme.id, name: acme.name },
  ipAddress: '10.1.2.3',
  requestId: 'request-1',
  sessionId: newId(),
  details: {},
  seal: { at: '2026-03-02T10:00:01.000Z', position: 41 },
  ...fields,
})
const support = entry({
  action: 'impersonation.started',
  entity: 'consulting_firm',
  entityId: northwind.id,
  entityName: northwind.name,
  actor: { id: newId(), name: 'Parley support' },
  byPlatform: true,
  subject: northwind,
  client: null,
  details: { reason: 'A question of theirs' },
  seal: null,
})

const serve = (rows: AuditEvent[], asked: URLSearchParams[] = []): void =>
  server.use(
    answer(listUsers, [userRecord({ id: ada.id, firstName: 'Ada', lastName: 'Park' })]),
    answer(getUser, () => refuse('NOT_FOUND', 'User not found')),
    answer(listAuditEvents, ({ query }) => {
      asked.push(query)
      return rows
    }),
  )
const filterOf = (asked: URLSearchParams[]): unknown => JSON.parse(asked.at(-1)?.get('filter') ?? '{}')

describe('the audit log', () => {
  it('says who did what, for whom, from where, and whether it is sealed', async () => {
    serve([entry(), support])
    renderRoute('/settings/audit', { user: firmAdmin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit Log' })).toBeTruthy()
    const changed = within(await screen.findByRole('row', { name: /Initiative changed/ }))
    expect(changed.getByText('Ada Park')).toBeTruthy()
    expect(changed.getByText('10.1.2.3')).toBeTruthy()
    expect(changed.getByText('Sealed · position 41')).toBeTruthy()
    expect(changed.getByRole('link', { name: 'ERP vendor selection' }).getAttribute('href')).toBe(
      `/initiatives/${initiativeId}`,
    )
    const started = within(screen.getByRole('row', { name: /Started to act/ }))
    expect(started.getByText('Parley support')).toBeTruthy()
    expect(started.getByText('runs the platform')).toBeTruthy()
    expect(changed.queryByText('runs the platform')).toBeNull()
    expect(started.getByText('acting for Northwind Advisory')).toBeTruthy()
    expect(started.getByText('Being sealed')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('opens an entry with its ids, and goes on to all of its person or record', async () => {
    const asked: URLSearchParams[] = []
    serve([support], asked)
    const { actor } = renderRoute('/settings/audit', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: /Started to act.*open the entry/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('A question of theirs')).toBeTruthy()
    expect(dialog.getByText(support.id)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Only entries of this record' }))
    await waitFor(() => expect(filterOf(asked)).toEqual({ entityId: northwind.id }))
    await actor.click(screen.getByRole('button', { name: 'Show the entries of all records' }))
    await waitFor(() => expect(filterOf(asked)).toEqual({}))
  })

  it('keeps its filters in the address; days are those of the reader', async () => {
    const asked: URLSearchParams[] = []
    serve([], asked)
    const address = `/settings/audit?group=documents&actor=${ada.id}&from=2026-03-01&to=2026-03-02`
    const { actor } = renderRoute(address, { user: firmAdmin })
    expect(await screen.findByText('No entry matches the search and the filters.')).toBeTruthy()
    expect(filterOf(asked)).toEqual({
      group: 'documents',
      actor: ada.id,
      from: new Date('2026-03-01T00:00:00').toISOString(),
      to: new Date('2026-03-02T23:59:59.999').toISOString(),
    })
    expect(await screen.findByDisplayValue('Ada Park')).toBeTruthy()
    await actor.click(screen.getByRole('combobox', { name: /^Action/ }))
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toContain('Document downloaded')
    expect(options).not.toContain('Signed in')
    await actor.click(screen.getByRole('option', { name: 'Document downloaded' }))
    await waitFor(() => expect(filterOf(asked)).toMatchObject({ action: 'artifact.downloaded' }))
  })

  it('is taken as a file with the same filters', async () => {
    const accepted: (string | null)[] = []
    server.use(
      answer(listUsers, []),
      answer(listAuditEvents, ({ headers, query }) => {
        const type = headers.get('accept')
        if (type !== 'text/csv') return [entry()]
        accepted.push(query.get('filter'))
        return new HttpResponse('a,b', {
          headers: { 'Content-Disposition': 'attachment; filename="log.csv"' },
        })
      }),
    )
    URL.createObjectURL = () => 'blob:log'
    URL.revokeObjectURL = () => undefined
    const { actor } = renderRoute('/settings/audit?group=agents', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('The audit log was exported.')).toBeTruthy()
    expect(accepted).toEqual(['{"group":"agents"}'])
  })

  it('shows a client no clients and no places of the chain', async () => {
    serve([entry({ seal: { at: '2026-03-02T10:00:01.000Z', position: null } })])
    renderRoute('/settings/audit', { user: clientAdmin })
    const row = within(await screen.findByRole('row', { name: /Initiative changed/ }))
    expect(row.getByText('Sealed')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull()
  })

  it('says that nothing is there yet, that it could not be read, and whom it is not for', async () => {
    serve([])
    const first = renderRoute('/settings/audit', { user: clientAdmin })
    expect(await screen.findByText('Nothing has been written down yet')).toBeTruthy()
    first.unmount()
    server.use(answer(listAuditEvents, () => refuse('UNAVAILABLE', 'Nothing answers here.')))
    const second = renderRoute('/settings/audit', { user: clientAdmin })
    expect(await screen.findByText('Failed to load the audit log')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    second.unmount()
    renderRoute('/settings/audit', { user: consultant })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })

  it('has German words', async () => {
    serve([entry()])
    await act(() => changeLanguage('de'))
    try {
      renderRoute('/settings/audit', { user: clientAdmin })
      expect(await screen.findByRole('row', { name: /Initiative geändert/ })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'CSV exportieren' })).toBeTruthy()
    } finally {
      await act(() => changeLanguage('en'))
    }
  })
})
